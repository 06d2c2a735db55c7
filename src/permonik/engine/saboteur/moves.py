"""The moves of the base game, declared once: constants, text and documentation come from here."""

from permonik.engine.core.moves import Block, Moves, Part
from permonik.engine.digging.moves import digging_blocks
from permonik.engine.saboteur import cards

MOST_SEATS = 10
WIDTH, HEIGHT = 47, 49
"""22 cells to each side of the start and 23 above and below it, and a border (docs/notation.md)."""
DECK_SHAPES = sum(shape.card < len(cards.DECK) for shape in cards.SHAPES)

MOVES = Moves(
    *digging_blocks(
        WIDTH * HEIGHT,
        DECK_SHAPES,
        cards.DECK,
        MOST_SEATS,
        Block("place", "place a path card", examples=("place NES 3,-1", "place NES 3,-1 turned")),
        Block("discard", "discard", examples=("discard map", "discard dead-EW")),
    ),
    Block("keep", "keep a gold card", (Part("nuggets - 1", len(cards.GOLD)),), ("keep 3",)),
)
