"""Players and material."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongSeats
from permonik.engine.dark_cave.cards import CLAN_CARDS, CREATURES, SOURCES
from tests.rules.dark_cave.table import DECK, GAME, LEVELS, NUGGETS, PATHS, SEATS, given, level, new

FEATURES = Counter({"lair": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2})
KINDS = Counter(
    {
        "info": 5,
        "cave-in": 3,
        "swap-cards": 2,
        "web": 3,
        "boots": 3,
        "battle-axe": 3,
        "rat": 5,
        "crawler": 4,
        "goblin": 4,
    }
)


def kind(card: str) -> str:
    return card.rpartition("-")[0]


@pytest.mark.rule("DC-001")
def test_two_to_eight_play() -> None:
    for seats in SEATS:
        assert len(new(seats).view(None).players) == seats
    for seats in (1, 9):
        with pytest.raises(WrongSeats):
            GAME.new(seats, 0)


@pytest.mark.rule("DC-002", "DC-003", "DC-004", "DC-254")
def test_clans_and_figures() -> None:
    assert CLAN_CARDS == {"blue-loyal": 3, "blue-saboteur": 2, "yellow-loyal": 3, "yellow-saboteur": 2}
    for seats in SEATS:
        for seed in range(8):
            players = new(seats, seed).view(None).players
            for clan in ("blue", "yellow"):
                figures = [player.figure for player in players if player.clan == clan]
                assert figures == list(range(len(figures)))
                assert len(figures) <= 4


@pytest.mark.rule("DC-005", "DC-006")
def test_path_and_action_cards_of_each_level() -> None:
    paths = Counter(level(card) for card in PATHS.elements())
    assert paths == {"I": 19, "II": 17, "III": 14}
    assert Counter(level(card) for card in (DECK - PATHS).elements()) == {"I": 10, "II": 10, "III": 12}


@pytest.mark.rule("DC-007", "DC-011", "DC-012")
def test_start_and_goals() -> None:
    fixed = {card.name: card.feature for card in GAME.cards if not card.level}
    assert fixed == {
        "start-ladder": "ladder",
        "goal-exit": "exit",
        "goal-lair": "lair",
        "goal-ladder": "ladder",
        "goal-vein": "vein",
    }


@pytest.mark.rule("DC-008")
def test_creatures_webs_and_nuggets() -> None:
    assert list(CREATURES) == ["rat", "crawler", "goblin"]
    assert DECK["web-I"] + DECK["web-II"] + DECK["web-III"] == 3
    assert new(5).view(None).bank + 5 * 3 == NUGGETS == 46


@pytest.mark.rule("DC-009")
def test_action_cards_by_kind() -> None:
    assert Counter(kind(card) for card in (DECK - PATHS).elements()) == KINDS


@pytest.mark.rule("DC-010")
def test_special_path_cards() -> None:
    found: Counter[str] = Counter()
    for card in GAME.cards:
        if card.level and card.feature:
            found[card.feature] += card.count
    assert found == FEATURES


@pytest.mark.rule("DC-013")
def test_tables_are_data_and_copies_of_a_face_are_one_move() -> None:
    assert {row["table"] for row in SOURCES if row["source"] == "reconstructed"} == {"path", "action", "fixed"}
    table = given("hand 0 info-I info-I info-II boots-I\nhand 1 NS-I")
    assert table.moves("look-goal") == [f"look-goal {one} {at}" for one in LEVELS[:2] for at in goals()]
    assert table.moves("boots") == ["boots I 0", "boots I 1", "boots I 2"]


def goals() -> list[str]:
    return ["-4,-4", "4,-4", "-4,4", "4,4"]
