"""The actions of a game, made from its declared blocks of moves and a window."""

from math import prod
from typing import TYPE_CHECKING

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.game import Game
from permonik.engine.core.moves import Block, Moves, Part
from permonik.engine.hands.state import HAND
from permonik.env.core.coder import AS_IT_IS, CARD, SEAT, SECOND, SHAPE, TABLE, Coder
from permonik.env.core.window import Window

if TYPE_CHECKING:
    from permonik.engine.board.numbering import CardNumbering

DIGITS = {"card": CARD, "second": SECOND, "shape": SHAPE, "seat": SEAT}
"""Parts that the seat to move sees with its own eyes."""
WORDS = {
    AS_IT_IS: "{0}",
    TABLE: "{0} in the window",
    SEAT: "{0}, counted from the own one",
    CARD: "place of the {0} in the hand",
    SECOND: "0, or the place of the {0} in the hand and 1",
    SHAPE: "place of the card in the hand * 2 + turned",
}


class Actions:
    """The actions of a game: how many there are, and what they are made of."""

    def __init__(self, game: Game, window: Window, numbering: "CardNumbering | None") -> None:
        self.game = game
        self.window = window
        self.numbering = numbering
        self.cells = window.cells()
        self.size = int(self.coder().size)

    @property
    def moves(self) -> Moves:
        return self.game.notation.moves

    def coder(self) -> Coder:
        """A new one: it keeps what it looks at."""
        known = self.numbering
        if known is None:
            coder = Coder(0, b"", b"", b"")
        else:
            coder = Coder(FIRST_SHAPE, known.shape_card, known.shape_turned, known.card_shape)
        for block in self.moves.blocks:
            coder.add_block([(kind_of(part), part.size, self.kept(part)) for part in block.parts])
        return coder

    def kept(self, part: Part) -> list[int]:
        return self.cells if kind_of(part) == TABLE else []

    def widths(self, block: Block) -> list[int]:
        room = {TABLE: len(self.cells), CARD: HAND, SECOND: HAND + 1, SHAPE: 2 * HAND}
        return [room.get(kind_of(part), part.size) for part in block.parts]

    def taken_apart(self, action: int) -> tuple[Block | None, tuple[int, ...]]:
        """The kind of an action and its digits; no kind for the last one, which is any move without an action."""
        for block in self.moves.blocks:
            widths = self.widths(block)
            if action < prod(widths):
                digits = []
                for width in reversed(widths):
                    action, digit = divmod(action, width)
                    digits.append(digit)
                return block, tuple(reversed(digits))
            action -= prod(widths)
        return None, ()

    def rows(self) -> list[str]:
        """The table of the actions in docs/environments.md."""
        rows = ["| from | action | digits |", "|---|---|---|"]
        first = 0
        for block in self.moves.blocks:
            widths = self.widths(block)
            digits = [
                f"{WORDS[kind_of(part)].format(part.name)} ({width})"
                for part, width in zip(block.parts, widths, strict=True)
            ]
            rows.append(f"| {first:,} | {block.about} | {'; '.join(digits)} |".replace("|  |", "| |"))
            first += prod(widths)
        return [*rows, f"| {first:,} | the first legal move that has no action of its own | |"]


def kind_of(part: Part) -> int:
    return TABLE if part.name == "cell" else DIGITS.get(part.name, AS_IT_IS)
