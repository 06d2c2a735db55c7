"""Action cards, info: LM-070 to LM-077."""

import pytest

from tests.rules.lost_mines.table import INFOS, given

TABLE = """
    dwarves blue-loyal yellow-saboteur blue-selfish
    mines mine-gold mine-dragon mine-gems mine-silver
    treasures gold-4 gems-5 silver-1
    hand 0 info-mine-treasure info-mine-dwarf info-treasure-dwarf NS
    hand 1 NS
    hand 2 NE
"""
LOOKS = [
    "look-mine info-mine-treasure 9,2",
    "look-mine info-mine-dwarf 9,2",
    "look-treasure info-mine-treasure 1",
    "look-treasure info-treasure-dwarf 1",
    "look-dwarf info-mine-dwarf 1",
    "look-dwarf info-treasure-dwarf 1",
]
EVERY_LOOK = pytest.mark.parametrize("look", LOOKS)
EVENTS = {"look-mine": "looked_at_card", "look-treasure": "looked_at_treasure", "look-dwarf": "looked_at_dwarf"}
FACES: dict[str, dict[str, object]] = {
    "look-mine": {"face": "mine-dragon"},
    "look-treasure": {"value": 5},
    "look-dwarf": {"role": "yellow-saboteur"},
}
OBJECTS = {"look-mine": {"x": 9, "y": 2}, "look-treasure": {"treasure": 1}, "look-dwarf": {"on": 1}}


@EVERY_LOOK
@pytest.mark.rule("LM-070")
def test_the_card_is_shown_and_discarded(look: str) -> None:
    table = given(TABLE)
    card = look.split()[1]
    assert table.discards_of(look) == {card: 1}
    assert table.shown() == {card: 1}
    assert table.view(None).discard_pile == 1
    assert table.facts.discards == [], "it was not discarded unseen"


@EVERY_LOOK
@pytest.mark.rule("LM-071")
def test_exactly_one_of_the_two_options_is_carried_out(look: str) -> None:
    table = given(TABLE + "    forest\n      B  NEW\n    dwarf 0 2,4")
    table.play(look)
    assert table.kinds() == {"step", "stop"}
    assert [table.refused(other) for other in LOOKS] == ["other_decision LM-037"] * len(LOOKS)
    table.play("stop")
    assert table.to_move == 1


@pytest.mark.rule("LM-072")
def test_a_covered_mine_is_looked_at_and_put_back_unchanged() -> None:
    table = given(TABLE)
    assert table.moves("look-mine info-mine-dwarf") == [f"look-mine info-mine-dwarf 9,{y}" for y in (0, 2, 4, 6)]
    before = table.facts.faces
    table.play("look-mine info-mine-dwarf 9,2")
    assert table.secrets("looked_at_card") == [(0, {"face": "mine-dragon"})]
    assert [mine.face for mine in table.view(0).covered] == [None, "mine-dragon", None, None]
    assert table.at(9, 2) == "?"
    assert table.facts.faces == before
    assert not table.view(0).players[0].dragon, "looking does not wake the dragon"


@pytest.mark.rule("LM-072")
def test_an_uncovered_mine_or_another_card_is_not_looked_at() -> None:
    table = given("""
        mines mine-gold mine-silver mine-gems mine-dragon
        forest
          Y  EW  .  .  .  .  .  .  *NES
        hand 0 info-mine-dwarf
    """)
    assert table.refused("look-mine info-mine-dwarf 9,2") == "lies_open LM-072 LM-216"
    assert table.refused("look-mine info-mine-dwarf 2,2") == "no_covered_card LM-072"
    assert table.refused("look-mine info-mine-dwarf 1,2") == "no_covered_card LM-072"
    assert len(table.moves("look-mine")) == 3


@pytest.mark.rule("LM-073")
def test_a_treasure_that_nobody_has_taken_is_looked_at_and_put_back() -> None:
    table = given(TABLE + "    taken 2:1")
    card = "info-mine-treasure"
    assert table.moves("look-treasure info-mine") == [f"look-treasure {card} 0", f"look-treasure {card} 1"]
    assert table.refused(f"look-treasure {card} 2") == "treasure_taken LM-073"
    table.play(f"look-treasure {card} 1")
    assert table.secrets("looked_at_treasure") == [(0, {"value": 5})]
    assert [treasure.value for treasure in table.view(0).treasures] == [None, 5, None]
    assert [treasure.taker for treasure in table.view(0).treasures] == [None, None, 1], "it was not taken"


@pytest.mark.rule("LM-074")
def test_the_dwarf_card_of_another_player_is_looked_at() -> None:
    table = given(TABLE)
    card = "info-mine-dwarf"
    assert table.moves(f"look-dwarf {card}") == [f"look-dwarf {card} 1", f"look-dwarf {card} 2"]
    assert table.refused(f"look-dwarf {card} 0") == "own_dwarf_card LM-074"
    table.play(f"look-dwarf {card} 1")
    assert table.secrets("looked_at_dwarf") == [(0, {"role": "yellow-saboteur"})]
    assert [player.role for player in table.view(0).players] == ["blue-loyal", "yellow-saboteur", None]
    assert [player.role for player in table.view(2).players] == [None, None, "blue-selfish"]


@pytest.mark.rule("LM-075")
@pytest.mark.parametrize("card", INFOS)
def test_every_info_card_offers_two_of_the_three(card: str) -> None:
    objects = {"mine": "9,4", "treasure": "0", "dwarf": "2"}
    table = given(f"hand 0 {card} {card}")
    for what, which in objects.items():
        move = f"look-{what} {card} {which}"
        if what in card.split("-"):
            assert table.legal(move)
        else:
            assert table.refused(move) == "not_on_card LM-075"
    assert len({move.split()[0] for move in table.moves("look")}) == 2


@EVERY_LOOK
@pytest.mark.rule("LM-076")
def test_what_was_seen_is_known_to_the_acting_player_alone(look: str) -> None:
    kind, *_ = look.split()
    table = given(TABLE).play(look)
    assert table.secrets(EVENTS[kind]) == [(0, FACES[kind])]
    for seat in (1, 2, None):
        view = table.view(seat)
        assert [mine.face for mine in view.covered] == [None] * 4
        assert [treasure.value for treasure in view.treasures] == [None] * 3
        assert [player.role for player in view.players] == [view.role if other == seat else None for other in range(3)]
    table.discard().discard()
    view = table.view(0)
    known = {
        "look-mine": view.covered[1].face,
        "look-treasure": view.treasures[1].value,
        "look-dwarf": view.players[1].role,
    }
    assert [known[kind]] == list(FACES[kind].values()), "and it stays known"


@EVERY_LOOK
@pytest.mark.rule("LM-077")
def test_all_see_what_was_looked_at(look: str) -> None:
    kind, card, _ = look.split()
    table = given(TABLE).play(look)
    assert table.told(EVENTS[kind]) == [{"seat": 0, **OBJECTS[kind], "card": card}]
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert [mine.seen_by for mine in view.covered] == [[], [0] * (kind == "look-mine"), [], []]
        assert [treasure.seen_by for treasure in view.treasures] == [[], [0] * (kind == "look-treasure"), []]
        assert [player.seen_by for player in view.players] == [[], [0] * (kind == "look-dwarf"), []]
