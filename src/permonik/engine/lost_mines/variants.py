"""What a study may vary of Lost Mines, and what it may not ask of it."""

from permonik.engine.core.variants import check_hands, expect
from permonik.engine.hands.state import HAND
from permonik.engine.lost_mines.cards import BY_SEATS, DECK, DWARVES, PACKAGE, dwarves_for

TABLES = {
    f"{PACKAGE}/path.csv": ("count",),
    f"{PACKAGE}/action.csv": ("count",),
    f"{PACKAGE}/seats.csv": ("loyal", "hand"),
}


def check(seats: int) -> None:
    check_hands(sum(card.count for card in DECK), seats, BY_SEATS[seats]["hand"], HAND)
    most = max(DWARVES.values())
    expect(BY_SEATS[seats]["loyal"] <= most, f"at most {most} loyal dwarfs of each clan", BY_SEATS[seats]["loyal"])
    dwarves = sum(dwarves_for(seats).values())
    expect(dwarves >= seats, f"at least {seats} dwarf cards", dwarves)
