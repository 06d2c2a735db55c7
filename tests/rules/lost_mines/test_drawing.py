"""Drawing: LM-138 to LM-142."""

import pytest

from tests.rules.lost_mines.table import Table, given


def drawn(table: Table) -> list[object]:
    """What the last move made seats draw, in order."""
    return [event.secret["card"] for event in table.events if event.name == "drew" and event.secret]


@pytest.mark.rule("LM-138")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("EW", "place EW 3,2"),
        ("axe", "axe 2,2"),
        ("info-mine-dwarf", "look-mine info-mine-dwarf 9,2"),
        ("info-treasure-dwarf", "look-dwarf info-treasure-dwarf 1"),
        ("trap", "trap 1,2 E"),
        ("troll", "troll 1,2 E"),
        ("storm", "storm 2,2"),
    ],
)
def test_after_playing_a_card_one_is_drawn(card: str, move: str) -> None:
    table = given(f"""
        forest
          Y  T:EW
        hand 0 {card} NS
        hand 1 NS
        next NES NE NW
    """)
    table.play(move)
    assert drawn(table) == ["NES"]
    assert sorted(table.hand(0)) == ["NES", "NS"]
    assert table.secrets("drew") == [(0, {"card": "NES"})], "unseen by the others"


@pytest.mark.rule("LM-139")
@pytest.mark.parametrize(("cards", "expected"), [("NS", ["NES"]), ("NS EW", ["NES", "NE"])])
def test_as_many_cards_are_drawn_as_were_discarded(cards: str, expected: list[str]) -> None:
    table = given("""
        hand 0 NS EW trap
        hand 1 NS
        next NES NE NW
    """)
    table.play(f"discard {cards}")
    assert drawn(table) == expected
    assert len(table.hand(0)) == 3


@pytest.mark.rule("LM-140")
@pytest.mark.parametrize("move", ["place EW 2,2", "discard EW", "discard EW NS"])
def test_nothing_is_drawn_from_an_empty_pile(move: str) -> None:
    table = given("""
        hand 0 NS EW trap
        hand 1 NS
        discards 2:NE 2:NW
        deck -
    """)
    before = table.hand(0)
    table.play(move)
    assert drawn(table) == [], "not even the discard pile is drawn from"
    assert set(table.hand(0)) == {card for card in before if card not in move.split()}
    assert table.to_move == 1


@pytest.mark.rule("LM-141")
def test_if_fewer_cards_are_left_than_due_the_rest_is_drawn() -> None:
    table = given("""
        hand 0 NS EW trap
        hand 1 NS
        deck NES
    """)
    table.play("discard NS EW")
    assert drawn(table) == ["NES"]
    assert sorted(table.hand(0)) == ["NES", "trap"]
    assert table.view(None).draw_pile == 0
    assert table.to_move == 1


@pytest.mark.rule("LM-142")
@pytest.mark.parametrize(("move", "due"), [("place NS 1,1", 1), ("discard NS", 1), ("discard NS EW", 2)])
def test_a_card_lost_to_a_trap_is_not_replaced(move: str, due: int) -> None:
    path = """
        forest
          Y  EW  NEW
        token trap 2,2 E
        dwarf 0 2,2
        hand 0 NS EW trap NE
        hand 1 NS
    """
    crossed = given(path).play(move, "step 3,2")
    assert crossed.told("lost") == [{"seat": 0}]
    assert len(drawn(crossed.play("stop"))) == due
    stayed = given(path).play(move, "stop")
    assert len(drawn(stayed)) == due
    assert (len(stayed.hand(0)), len(crossed.hand(0))) == (4, 3)
