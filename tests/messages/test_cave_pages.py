"""The rules of Dark Cave: its tables say what the rules say."""

from tests.messages.test_rules_pages import page

CAVE = "dark-cave"
CLAN_CARDS = {2: 2, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 8: 8}


def test_the_table_of_the_deal_adds_up() -> None:
    """DC-016 to DC-020, DC-029 to DC-032, DC-189 and DC-250."""
    rows = page(CAVE)["deal"]
    assert [row["players"] for row in rows] == list(CLAN_CARDS)
    for row in rows:
        players = row["players"]
        assert row["width"] == (9 if players <= 5 else 7)
        assert row["first"] + row["second"] == 5
        assert row["pile"] == 50 + 32 - 3 * 5 - players * 5
        assert row["aside"] == CLAN_CARDS[players] - players


def test_there_are_ten_clan_cards() -> None:
    """DC-003."""
    assert sum(row["count"] for row in page(CAVE)["clans"]) == 10
