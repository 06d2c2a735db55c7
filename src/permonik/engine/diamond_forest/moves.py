"""The moves of Diamond Forest, declared once: constants, text and documentation come from here."""

from permonik.engine.core.moves import Block, Moves, Part

MOST_SEATS = 4
WIDTH = HEIGHT = 14
"""12 columns and rows for boards of every shape, and a border around them (docs/notation.md)."""
CELL = Part("cell", WIDTH * HEIGHT)

WITH_CELL = {
    "reveal": "turn over",
    "step": "step onto a face up tile",
    "travel": "travel to another gallery",
    "look": "look in secret",
    "whisk": "whisk away, propose or vote for a cell",
}
ALONE = {
    "enter": "enter the tile that is shown",
    "retreat": "cover it again",
    "stop": "stop",
    "roll": "roll",
    "pay": "pay tokens",
    "refuse": "do not pay",
    "stay": "stay in the gallery",
    "decline": "do not look",
    "agree": "agree to the proposal",
    "vote": "call a vote",
}

MOVES = Moves(
    *(Block(kind, about, (CELL,), (f"{kind} 3,1",)) for kind, about in WITH_CELL.items()),
    Block("swap", "swap two tiles, the second one to the right or below", (CELL, Part("below", 2)), ("swap 3,1 4,1",)),
    Block("start", "start at an entrance", (CELL,), ("start 4,0",)),
    Block("trade", "trade places", (Part("seat", MOST_SEATS),), ("trade 2",)),
    *(Block(kind, about, (), (kind,)) for kind, about in ALONE.items()),
)
