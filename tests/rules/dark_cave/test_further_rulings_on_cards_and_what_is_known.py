"""Further rulings on cards and what is known: DC-239 to DC-254."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongOption
from permonik.engine.core.randomness import generator_for
from tests.rules.dark_cave.table import GAME, SEATS, Table, given, new

EVERYBODY = (0, 1, 2, None)
HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
ASIDE = {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}


def works_for(role: str) -> str:
    clan, _, kind = role.partition("-")
    return clan if kind == "loyal" else {"blue": "yellow", "yellow": "blue"}[clan]


def imagined(table: Table, seat: int) -> list[list[str]]:
    """The clan cards of the seats in states that a seat must hold possible."""
    imagine = GAME.imaginer(table.view(seat))
    return [Table(imagine(seed)).facts.dwarves[: table.state.seats] for seed in range(60)]


@pytest.mark.rule("DC-239")
def test_a_card_removed_by_a_cave_in_is_discarded_for_good() -> None:
    table = given("""
        cave
          S . 1EW
        hand 0 cave-in-I NE-III
        hand 1 NE-II
        deck -
    """)
    before = table.discarded()
    table.play("cave-in I 2,0")
    assert table.told("removed") == [{"seat": 0, "card": "EW-I", "x": 2, "y": 0, "by": "cave-in-I"}]
    assert table.discarded() == before + 2, "the cave-in and the card that it has removed"
    assert table.told("drew") == [], "the discard pile never becomes a draw pile"
    assert table.view(None).draw_pile == 0
    assert "EW-I" not in table.view(1).unseen, "everybody has seen it go"


@pytest.mark.rule("DC-240")
@pytest.mark.parametrize(
    ("lines", "kinds"),
    [
        ("cave\n  S 1EW\ndwarf 2 1,0", {"discard"}),
        ("cave\n  S 1EW", {"discard", "cave-in"}),
    ],
)
def test_a_cave_in_without_a_removable_card_can_only_be_discarded(lines: str, kinds: set[str]) -> None:
    assert given(f"{lines}\nhand 0 cave-in-I\nhand 1 NE-II").kinds() == kinds


@pytest.mark.rule("DC-240")
def test_boots_can_only_be_discarded_when_every_player_has_a_pair() -> None:
    text = "seats 2\nboots 0 boots-I\nhand 0 boots-II\nhand 1 NE-II\n"
    assert given(text).moves("boots") == ["boots II 1"]
    table = given(text + "boots 1 boots-I")
    assert table.moves() == ["discard boots-II"]
    assert table.refused("boots II 1") == "has_boots DC-105"


@pytest.mark.rule("DC-241")
@pytest.mark.parametrize(("seat", "steps"), [(0, 4), (1, 3)])
def test_boots_count_in_the_turn_in_which_they_are_laid(seat: int, steps: int) -> None:
    table = given("""
        cave
          S 1EW
        hand 0 boots-I NE-III
        hand 1 NE-II
    """).play(f"boots I {seat}")
    assert table.view(None).steps == steps


@pytest.mark.rule("DC-241")
def test_equipment_may_lie_before_an_escaped_player_without_effect() -> None:
    table = given("""
        cave
          S 1EW
        token web-I 0,0 E 2 2
        dwarf 1 -
        open 1
        out 1
        axes 1 battle-axe-II
        hand 0 boots-I battle-axe-I
        hand 1 NE-II NW-II
        hand 2 NW-III
    """)
    assert table.legal("battle-axe I 1")
    table.play("boots I 1").stay()
    assert table.player(1).boots == "boots-I"
    assert table.moves("cut") == []
    table.play("discard NE-II")
    assert table.to_move == 2, "it does not walk"


@pytest.mark.rule("DC-242")
def test_the_levels_of_all_cards_are_public_and_their_faces_are_not() -> None:
    one = given(HANDS)
    same_levels = given(HANDS.replace("NE-II NW-II", "NS-II NES-II"))
    other_levels = given(HANDS.replace("NE-II NW-II", "NE-II NW-I"))
    assert one.view(1) != same_levels.view(1)
    for other in (0, 2, None):
        assert one.view(other) == same_levels.view(other)
        assert one.view(other) != other_levels.view(other)
    view = one.view(None)
    assert [player.levels for player in view.players] == [["III", "III"], ["II", "II"], ["III"]]
    assert sum(view.levels) == view.draw_pile
    assert view.levels == [29 - 5, 27 - 5 - 2, 26 - 5 - 3]


@pytest.mark.rule("DC-242")
def test_of_a_discard_only_the_level_is_seen_and_never_an_order_within_it() -> None:
    table = given(HANDS + "    turn 1").play("discard NE-II")
    other = given(HANDS + "    turn 1").play("discard NW-II")
    assert table.view(0) == other.view(0)
    assert table.view(0).discard_levels == ["II"]
    first = given(HANDS + "    discards 1:NS-II 1:EW-II")
    second = given(HANDS + "    discards 1:EW-II 1:NS-II")
    assert first.view(0) == second.view(0)
    assert first.view(None).discard_pile == 2, "of the whole pile just the number"


@pytest.mark.rule("DC-242")
def test_the_order_in_which_cards_are_told_says_no_more_than_their_backs() -> None:
    def after(hand: str, move: str) -> Table:
        return given(f"hand 0 {hand}\nhand 1 NE-III\nhand 2 NW-III").play(move)

    for path, action in (("NS-I", "rat-II"), ("rat-I", "NS-II")):
        two = after(f"{path} {action} info-I", f"discard {path} {action}")
        assert two.view(1) == after("NE-I NE-II info-I", "discard NE-I NE-II").view(1)
    one, other = (after(f"swap-cards-II {hand}", "swap-cards II 1") for hand in ("NS-II rat-I", "NS-I rat-II"))
    assert one.view(2) == other.view(2)


@pytest.mark.rule("DC-243")
def test_what_lies_on_the_table_is_public() -> None:
    table = given("""
        cave
          S 1EW 1D:NEW
        token web-I 0,0 E 2 1
        creature rat-II 2,0 1
        boots 1 boots-I
        axes 2 battle-axe-I battle-axe-III
        nuggets 1 5
        hand 0 NE-III NS-III
        hand 1 NE-II
        hand 2 NW-III
    """)
    for seat in EVERYBODY:
        view = table.view(seat)
        assert [player.cards for player in view.players] == [2, 1, 1]
        assert [player.nuggets for player in view.players] == [3, 5, 3]
        assert [(player.boots, player.axes) for player in view.players] == [
            (None, []),
            ("boots-I", []),
            (None, ["battle-axe-I", "battle-axe-III"]),
        ]
        assert [(web.token, web.side, web.seat, web.number) for web in view.tokens] == [("web-I", "E", 2, 1)]
        assert [(one.creature, one.card, one.seat) for one in view.creatures] == [("rat", "rat-II", 1)]


BRIDGE = """
    cave
      S 2Bew:NS|EW
    hand 0 NE-III NS-III EW-III NW-III NS-I
    hand 1 NE-II
"""


@pytest.mark.rule("DC-244")
def test_a_lost_card_is_drawn_evenly_at_random() -> None:
    lost: Counter[str] = Counter()
    for seed in range(200):
        table = given(BRIDGE)
        table.state.generator = generator_for(seed)
        table.play("discard NS-I").walk("1,0 3")
        lost[str(table.secrets("lost")[0][1])] += 1
    assert len(lost) == 4
    assert all(30 < count < 70 for count in lost.values()), lost


@pytest.mark.rule("DC-244")
def test_only_the_victim_knows_its_face() -> None:
    table = given(BRIDGE).play("discard NS-I").walk("1,0 3")
    assert [seat for seat, _ in table.secrets("lost")] == [0]
    assert table.told("lost") == [{"seat": 0, "level": "III"}]
    gone = table.view(0).own_discards[1]
    assert gone not in table.view(0).unseen
    assert table.view(1).unseen[gone] == 1, "as far as the others know it may be anywhere"


@pytest.mark.rule("DC-245")
def test_a_lost_card_is_not_replaced() -> None:
    table = given(BRIDGE).play("discard NS-I").walk("1,0 3").stay()
    assert table.cards(0) == 5 - 1 - 1 + 1
    rat = given("""
        cave
          S 1D:NEW
        dwarf 1 1,0
        hand 0 rat-I NE-III
        hand 1 NE-II NW-II
    """)
    rat.play("rat I 1,0").stay()
    assert rat.cards(1) == 1
    rat.play(rat.moves("discard")[0]).stay()
    assert rat.cards(1) == 1, "one is drawn for the one discarded, none for the one lost"


SWAP = """
    hand 0 swap-cards-II NS-I
    hand 1 {}
    hand 2 NW-III
"""


@pytest.mark.rule("DC-246")
def test_after_a_swap_each_knows_the_cards_handed_over_and_nobody_else_does() -> None:
    table = given(SWAP.format("NE-II NW-II")).play("swap-cards II 1")
    assert table.secrets("received_card") == [(0, {"card": "NE-II"}), (0, {"card": "NW-II"}), (1, {"card": "NS-I"})]
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(1, ["NS-I"])]
    assert [(one.holder, one.cards) for one in table.view(1).given] == [(0, ["NE-II", "NW-II"])]
    imagine = GAME.imaginer(table.view(0))
    assert all("NS-I" in Table(imagine(seed)).hand(1) for seed in range(20))
    other = given(SWAP.format("NS-II EW-II")).play("swap-cards II 1")
    for seat in (2, None):
        assert table.view(seat).given == []
        assert table.view(seat) == other.view(seat)


@pytest.mark.rule("DC-247")
@pytest.mark.parametrize(("hand", "got"), [("swap-cards-II NS-I", ["NS-I"]), ("swap-cards-II", [])])
def test_a_swap_with_a_player_without_cards_is_legal(hand: str, got: list[str]) -> None:
    table = given(f"hand 0 {hand}\nhand 1 -\nhand 2 NW-III\nnext NE-III")
    table.play("swap-cards II 1").stay()
    assert table.hand(0) == []
    assert table.hand(1) == [*got, "NE-III"], "the partner draws 1"


@pytest.mark.rule("DC-248")
def test_if_fewer_cards_are_left_than_due_what_is_left_is_drawn() -> None:
    table = given(HANDS + "    deck EW-III").play("discard NE-III NS-III").stay()
    assert table.secrets("drew") == [(0, {"card": "EW-III"})]
    assert (table.hand(0), table.to_move) == (["EW-III"], 1)


@pytest.mark.rule("DC-249")
def test_what_was_looked_at_is_public_and_may_be_looked_at_again() -> None:
    text = """
        creature rat-I 4,4 1
        hand 0 info-I info-II
        hand 1 info-III NE-II
        hand 2 NW-III
    """
    table = given(text).play("look-goal I 4,4")
    assert table.told("looked_at_card") == [{"seat": 0, "x": 4, "y": 4, "card": "info-I"}], "a creature does not hinder"
    for seat in EVERYBODY:
        assert [card.seen_by for card in table.view(seat).covered] == [[], [], [], [0]]
    table.play("look-goal III 4,4")
    assert table.secrets("looked_at_card") == [(1, {"face": "goal-vein"})]
    table.play("discard NW-III")
    assert table.legal("look-goal II 4,4"), "even by the same player"
    clan = given(text).play("look-clan I 2")
    assert clan.told("looked_at_dwarf") == [{"seat": 0, "on": 2, "card": "info-I"}]
    for seat in EVERYBODY:
        assert clan.view(seat).players[2].seen_by == [0]
        assert clan.view(seat).players[2].role == (None if seat in (1, None) else "blue-saboteur")
    assert clan.legal("look-clan III 2")


@pytest.mark.rule("DC-250")
@pytest.mark.parametrize("seats", SEATS)
def test_how_many_clan_cards_are_set_aside(seats: int) -> None:
    assert len(new(seats).view(None).undealt) == ASIDE[seats]


FIVE_DWARVES = "blue-loyal blue-loyal yellow-loyal yellow-loyal blue-saboteur yellow-saboteur blue-loyal yellow-loyal"


@pytest.mark.rule("DC-250")
def test_the_first_player_out_knows_how_many_work_for_each_clan() -> None:
    table = given(f"""
        seats 5
        dwarves {FIVE_DWARVES}
        dwarf 0 -
        open 0
        out 0
        hand 0 NE-III
        hand 1 NE-II
    """)

    def numbers(seat: int) -> set[int]:
        return {sum(works_for(role) == "blue" for role in roles) for roles in imagined(table, seat)}

    assert numbers(0) == {2}
    assert numbers(1) > {2}
    assert len({tuple(roles) for roles in imagined(table, 0)}) > 1, "but not who they are"


@pytest.mark.rule("DC-251")
@pytest.mark.parametrize(("seat", "ends"), [(2, True), (0, False)])
def test_if_the_first_escape_ends_the_game_nobody_looks_at_the_cards_set_aside(seat: int, ends: bool) -> None:
    table = given(f"""
        dwarves blue-loyal blue-loyal blue-saboteur blue-saboteur
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          .
          . . . 1EW *X:NESW
        dwarf {seat} 4,4 3
        turn {seat}
        hand {seat} NE-III NS-III
        hand 1 NE-II
    """)
    table.play("discard NE-III").walk("4,4 4")
    assert table.state.over == ends
    assert len(table.told("looked_aside")) == (0 if ends else 1)
    assert table.view(seat).undealt_roles == ([] if ends else ["blue-saboteur"])


@pytest.mark.rule("DC-252")
def test_if_the_game_goes_on_after_an_escape_each_side_still_has_a_dwarf_inside() -> None:
    text = f"dwarves blue-loyal blue-loyal blue-saboteur blue-saboteur\n{HANDS}\n"
    before = imagined(given(text), 2)
    assert {roles[1] for roles in before} == {"blue-loyal", "blue-saboteur"}
    after = imagined(given(text + "dwarf 0 -\nopen 0\nout 0"), 2)
    assert {roles[1] for roles in after} == {"blue-loyal"}, "else no dwarf would be left who works for blue"


@pytest.mark.rule("DC-253")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_may_choose_the_clan(seats: int) -> None:
    def clans(**options: object) -> set[str]:
        return {player.clan for seed in range(20) for player in new(seats, seed, **options).view(None).players}

    assert clans(clan="blue") == {"blue"}
    assert clans(clan="yellow") == {"yellow"}
    assert clans(clan="random") == clans() == {"blue", "yellow"}
    with pytest.raises(WrongOption):
        new(seats, clan="green")


@pytest.mark.rule("DC-253")
@pytest.mark.parametrize("seats", [2, 5, 6, 7, 8])
@pytest.mark.parametrize("clan", ["blue", "yellow", "random"])
def test_with_other_numbers_of_players_the_choice_is_ignored(seats: int, clan: str) -> None:
    assert new(seats, 7, clan=clan).facts.dwarves == new(seats, 7).facts.dwarves
    assert {role.partition("-")[0] for role in new(seats, 7, clan=clan).facts.dwarves} == {"blue", "yellow"}


@pytest.mark.rule("DC-254")
def test_figures_are_given_out_in_seat_order_within_a_clan() -> None:
    table = given("""
        seats 5
        dwarves yellow-loyal blue-loyal blue-loyal yellow-saboteur blue-loyal blue-saboteur yellow-loyal yellow-loyal
        hand 0 NE-III
    """)
    assert [player.figure for player in table.view(None).players] == [0, 0, 1, 1, 2]
