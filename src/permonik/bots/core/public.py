"""What everybody at the table may think. Compiled."""

from typing import Final

from mypy_extensions import i64

from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, VALUE_AT, State

KIND: Final = 63
"""The bits of an event that say what happened."""


class Public:
    """What follows from the deeds that all have seen, and from nothing else. A game says what it makes of them."""

    __slots__ = ("frozen",)

    def __init__(self) -> None:
        self.frozen = False
        """Whether deeds teach nothing from now on."""

    def forget_deeds(self) -> None:
        """Nobody has given anything away by what it did."""
        raise NotImplementedError

    def copy(self) -> "Public":
        raise NotImplementedError

    def follow(self, state: State, move: i64) -> None:
        """Plays a legal move and thinks about it."""
        raise NotImplementedError

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        """Thinks about a fact that was told: the fields of an event that are for everybody."""
        raise NotImplementedError


def words_since(history: list[list[int]], dealt: int) -> tuple[list[int], bool]:
    """What has happened since cards were dealt last; `dealt` is the event of that. False when the history has no such
    event: that of a drawn position begins somewhere."""
    words = [word for row in history for word in row]
    first = len(words) - 1
    while first >= 0 and words[first] & KIND != dealt:
        first -= 1
    return words[max(first, 0) :], first >= 0


def tell(words: list[int], public: Public) -> None:
    for word in words:
        public.hear(
            word & KIND, word >> SEAT_AT & 15, word >> CARD_AT & 255, word >> CELL_AT & 0x3FFF, word >> VALUE_AT & 255
        )


def replay(history: list[list[int]], dealt: int, public: Public) -> bool:
    """Tells what has happened since cards were dealt last. False, and nothing is told, when there is no such event."""
    words, is_whole = words_since(history, dealt)
    if is_whole:
        tell(words, public)
    return is_whole
