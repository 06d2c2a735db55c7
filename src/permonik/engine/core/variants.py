"""What every game asks of the data tables of a variant."""

from permonik.engine.core.errors import UnfitTables


def expect(holds: bool, expected: str, got: object) -> None:
    if not holds:
        raise UnfitTables(expected, got)


def check_hands(cards: int, seats: int, hand: int, most: int) -> None:
    """Whether a hand has as many cards as there is room for, and the pile is not used up by all hands."""
    expect(1 <= hand <= most, f"hands of 1 to {most} cards", hand)
    expect(cards > seats * hand, f"more than {seats * hand} cards, for {seats} hands of {hand}", cards)


def check_reach(reached: int, most: int, axis: str) -> None:
    """Whether all that can be built fits the board, which is as large as the printed deck needs it."""
    expect(reached <= most, f"path cards that lead at most {most} cells to {axis}", reached)
