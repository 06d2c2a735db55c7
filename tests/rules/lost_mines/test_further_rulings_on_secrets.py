"""Further rulings on what is public and what is secret: LM-241, LM-248, LM-252."""

from collections import Counter

import msgspec
import pytest

from tests.rules.lost_mines.endings import ended, result
from tests.rules.lost_mines.table import GAME, Table, dwarves, given

SEATS_AND_AUDIENCE = (0, 1, 2, None)


@pytest.mark.rule("LM-241")
def test_a_face_down_discard_is_known_to_the_discarder_alone_and_its_number_to_all() -> None:
    drawing = """
        hand 0 {} NE
        hand 1 NW
        hand 2 NW
        deck {} NS
    """
    one = given(drawing.format("EW", "axe")).play("discard EW")
    two = given(drawing.format("axe", "EW")).play("discard axe")
    assert one.view(0).own_discards == ["EW"]
    for seat in SEATS_AND_AUDIENCE:
        view = one.view(seat)
        assert (view.players[0].discarded, view.discard_pile, view.discarders) == (1, one.view(0).discard_pile, [0])
        if seat != 0:
            assert view == two.view(seat), "nobody else can tell which card it was"
            assert view.own_discards == []
            assert (view.unseen["EW"], view.unseen["axe"]) == (1, two.view(seat).unseen["axe"]), (
                "it may still be anywhere"
            )


@pytest.mark.rule("LM-241")
def test_cards_shown_when_played_or_removed_by_a_storm_stay_known_to_all() -> None:
    table = given("""
        forest
          Y  W:NEW  EW
        hand 0 storm trap
        hand 1 NW
        hand 2 NW
    """)
    watchers = (1, 2, None)
    for seat in watchers:
        unseen = Counter(table.view(seat).unseen)
        assert (unseen["storm"], unseen["trap"], unseen["lake-NEW"]) == (3, 2, 0), "the lake lies in the forest"
    table.play("storm 2,2").stay().play("discard NW").stay().play("discard NW").stay().play("trap 3,2 E")
    assert table.at(2, 2) == "."
    for seat in watchers:
        unseen = Counter(table.view(seat).unseen)
        assert (unseen["storm"], unseen["trap"], unseen["lake-NEW"]) == (2, 1, 0), "all know what lies on the pile"


@pytest.mark.rule("LM-248")
def test_what_else_is_public() -> None:
    first = result(ended("blue-selfish gems-5", "yellow-loyal gold-3", "blue-loyal silver-1", more_rounds=1))
    table = given(f"""
        round 2
        option early_end true
        result {msgspec.json.encode(first).decode()}
        dwarves yellow-loyal blue-loyal blue-selfish
        treasures gold-3 gems-4 silver-2
        discards 2:axe 1:boat 2:NE 2:trap
        lost 2 1
        forest
          Y  T:EW!  NEW
        token trap 2,2 E
        token troll 3,2 E 1
        hand 0 NS
        hand 1 NW
        hand 2 NW
    """).play("propose", "answer yes")
    assert table.told("answered") == [{"seat": 1, "yes": True}]
    for seat in SEATS_AND_AUDIENCE:
        view = table.view(seat)
        assert [player.points for player in view.players] == [5, 3, 1]
        assert [(player.discarded, player.lost) for player in view.players] == [(0, 0), (1, 0), (2, 1)]
        assert view.discard_pile == 6, "four face down, and the cards of the trap and of the axe"
        assert [player.trolls for player in view.players] == [0, 1, 0]
        assert [(token.token, token.seat) for token in view.tokens] == [("trap", None), ("troll", 1)]
        assert view.overcome == [(2, 2)]
        assert view.undealt == ["blue", "yellow", "yellow"]
        assert view.treasures_aside == {"gems": 3, "gold": 3, "silver": 3}
        assert [event.name for event in GAME.told(view)[-1]] == ["answered"]


WORLD = """
    option early_end true
    dwarves blue-loyal {roles}
    mines {mines}
    treasures {treasures}
    seen 0 9,2
    knows 0 1
    peeked 0 1
    forest
      Y  EW
    discards 1:{discarded} 1:{lost} 0:NE
    lost 1 1
    hand 0 NS
    hand 1 {held}
    hand 2 NW
    deck {pile}
    aside NE NE NE NE NW NW NW EW NS {aside}
"""
FACTS = {
    "roles": "yellow-selfish blue-saboteur blue-selfish yellow-loyal yellow-saboteur",
    "mines": "mine-silver mine-gold mine-dragon mine-gems",
    "treasures": "gems-3 gems-5 gold-2 gems-4 gems-4 gold-3 gold-3 gold-4 silver-1 silver-2 silver-2 silver-3",
    "discarded": "axe",
    "lost": "boat",
    "held": "rope",
    "pile": "storm",
    "aside": "trap",
}
UNKNOWN_TO_SEAT_0 = [
    {"discarded": "storm", "lost": "trap", "held": "axe", "pile": "rope", "aside": "boat"},
    {"mines": "mine-gems mine-gold mine-silver mine-dragon"},
    {"treasures": "gems-4 gems-5 gold-4 gems-3 gems-4 gold-3 gold-3 gold-2 silver-3 silver-2 silver-2 silver-1"},
    {"roles": "yellow-selfish blue-selfish blue-saboteur yellow-saboteur yellow-loyal"},
]
KNOWN_TO_SEAT_0 = [
    {"mines": "mine-silver mine-dragon mine-gold mine-gems"},
    {"treasures": "gems-5 gems-3 gold-2 gems-4 gems-4 gold-3 gold-3 gold-4 silver-1 silver-2 silver-2 silver-3"},
    {"roles": "yellow-loyal blue-saboteur blue-selfish yellow-selfish yellow-saboteur"},
]


def world(changes: dict[str, str]) -> Table:
    return given(WORLD.format(**{**FACTS, **changes}))


@pytest.mark.rule("LM-252")
@pytest.mark.parametrize("changes", UNKNOWN_TO_SEAT_0, ids="-".join)
def test_a_seat_cannot_tell_worlds_apart_that_differ_in_what_it_does_not_know(changes: dict[str, str]) -> None:
    one, two = world({}), world(changes)
    assert one.facts != two.facts
    assert one.view(0) == two.view(0)
    assert one.moves() == two.moves()


@pytest.mark.rule("LM-252")
@pytest.mark.parametrize("changes", KNOWN_TO_SEAT_0, ids="-".join)
def test_a_seat_notices_a_difference_in_what_it_has_seen(changes: dict[str, str]) -> None:
    assert world({}).view(0) != world(changes).view(0)


@pytest.mark.rule("LM-252")
def test_loyal_cards_that_were_removed_are_nobodys() -> None:
    table = world({})
    sample = GAME.imaginer(table.view(0))
    imagined = [Table(sample(seed)).facts.dwarves for seed in range(60)]
    assert all(Counter(cards) == dwarves(3) for cards in imagined)
    assert {cards[2] for cards in imagined} == {"blue-selfish", "blue-saboteur"}, "seat 0 has the one loyal card"


@pytest.mark.rule("LM-248")
@pytest.mark.parametrize("changes", [*UNKNOWN_TO_SEAT_0, *KNOWN_TO_SEAT_0], ids="-".join)
def test_spectators_see_only_what_is_public(changes: dict[str, str]) -> None:
    assert world({}).view(None) == world(changes).view(None)


@pytest.mark.rule("LM-248")
def test_a_view_draws_no_conclusions() -> None:
    table = given("""
        dwarves blue-loyal yellow-loyal blue-selfish
        treasures gems-3 gems-4 gems-4
        seen 0 9,0 9,2 9,4
        peeked 0 0 1
        hand 0 NS
    """)
    assert [mine.face for mine in table.view(0).covered][3] is None, "although only one mine is left for it"
    assert [treasure.value for treasure in table.view(0).treasures] == [3, 4, None]
