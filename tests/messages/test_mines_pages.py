"""The rules of Lost Mines: its tables say what the rules say."""

from tests.messages.test_rules_pages import page

MINES = "lost-mines"


def test_the_table_of_players_adds_up() -> None:
    """LM-017 to LM-019, LM-028 to LM-030 and LM-177."""
    rows = page(MINES)["players"]
    assert [row["players"] for row in rows] == list(range(3, 10))
    for row in rows:
        assert row["pile"] == 40 + 23 - 10 - row["players"] * row["hand"]
        assert row["dwarfs"] == 2 * (row["loyal"] + 1 + 1)


def test_there_are_twelve_treasures_and_ten_dwarf_cards() -> None:
    """LM-003 and LM-007."""
    assert sum(len(row["values"]) for row in page(MINES)["treasures"]) == 12
    assert sum(row["count"] for row in page(MINES)["dwarfs"]) == 10
