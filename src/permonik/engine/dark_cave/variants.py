"""What a study may vary of The Dark Cave, and what it may not ask of it."""

from permonik.engine.core.variants import check_hands, check_reach, expect
from permonik.engine.dark_cave.cards import (
    ASIDE,
    BY_SEATS,
    CLAN_CARDS,
    CLANS,
    DECK,
    HAND_SIZE,
    LEVELS,
    PACKAGE,
    clan_cards_for,
)
from permonik.engine.dark_cave.moves import BUILT
from permonik.engine.dark_cave.window import reach

TABLES = {
    f"{PACKAGE}/path.csv": ("count",),
    f"{PACKAGE}/action.csv": ("count",),
    f"{PACKAGE}/creature.csv": ("steps",),
    f"{PACKAGE}/seats.csv": ("distance", "loyal", "saboteurs", "first_level"),
}
REACH = {"NS": 37, "EW": 39}
"""How far the printed deck leads."""
DISTANCES = range(2, 5)
"""Bots look no farther."""


def check(seats: int) -> None:
    here = BY_SEATS[seats]
    first = here["first_level"]
    expect(first <= HAND_SIZE, f"at most {HAND_SIZE} cards of level {LEVELS[0]} in a hand", first)
    for level, dealt in zip(LEVELS, (first, HAND_SIZE - first, 0), strict=True):
        cards = sum(card.count for card in DECK if card.level == level) - ASIDE
        if dealt:
            check_hands(cards + 1, seats, dealt, HAND_SIZE)
        expect(cards >= 0, f"at least {ASIDE} cards of level {level}", cards + ASIDE)
    for axis, most in REACH.items():
        check_reach(reach(BUILT, axis), most, axis)
    expect(here["distance"] in DISTANCES, f"goals {DISTANCES[0]} to {DISTANCES[-1]} cells away", here["distance"])
    for role, count in clan_cards_for(seats, CLANS[0]).items():
        expect(count <= CLAN_CARDS[role], f"at most {CLAN_CARDS[role]} cards of {role}", count)
    dwarves = sum(clan_cards_for(seats, CLANS[0]).values())
    expect(dwarves >= seats, f"at least {seats} clan cards", dwarves)
