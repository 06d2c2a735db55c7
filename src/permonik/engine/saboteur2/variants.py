"""What a study may vary of the expansion, and what it may not ask of it."""

from permonik.engine.core.variants import expect
from permonik.engine.digging import board
from permonik.engine.saboteur import cards as base
from permonik.engine.saboteur2.cards import DWARVES, PACKAGE

TABLES = {
    f"{base.PACKAGE}/path.csv": ("count",),
    f"{base.PACKAGE}/action.csv": ("count",),
    f"{PACKAGE}/path.csv": ("count",),
    f"{PACKAGE}/action.csv": ("count",),
    f"{PACKAGE}/role.csv": ("count",),
    f"{PACKAGE}/share.csv": ("nuggets",),
    board.TABLE: ("cells",),
}


def check_roles(seats: int) -> None:
    dwarves = sum(DWARVES.values())
    expect(dwarves >= seats, f"at least {seats} dwarf cards", dwarves)
