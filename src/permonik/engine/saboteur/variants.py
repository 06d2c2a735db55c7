"""What a study may vary of the base game, and what it may not ask of it."""

from permonik.engine.core.variants import expect
from permonik.engine.digging import board
from permonik.engine.saboteur.cards import BY_SEATS, GOLD, PACKAGE, PAY

TABLES = {
    f"{PACKAGE}/path.csv": ("count",),
    f"{PACKAGE}/action.csv": ("count",),
    f"{PACKAGE}/gold.csv": ("count",),
    f"{PACKAGE}/pay.csv": ("nuggets",),
    f"{PACKAGE}/seats.csv": ("saboteurs", "hand", "gold_cards"),
    board.TABLE: ("cells",),
}
ROUNDS = 3


def check_roles_and_gold(seats: int) -> None:
    here = BY_SEATS[seats]
    most = min(len(PAY) - 1, seats + 1)
    expect(here["saboteurs"] <= most, f"at most {most} saboteurs", here["saboteurs"])
    needed = ROUNDS * max(here["gold_cards"], min(seats, seats + 1 - here["saboteurs"]))
    stack = sum(count for _, count in GOLD)
    expect(stack >= needed, f"at least {needed} gold cards, for {ROUNDS} rounds", stack)
