"""The moves of the game with the expansion, declared once: constants, text and documentation come from here."""

from permonik.engine.core.moves import Block, Moves, Part
from permonik.engine.digging.moves import digging_blocks
from permonik.engine.saboteur2 import cards

MOST_SEATS = 12
WIDTH, HEIGHT = 99, 101
"""48 cells to each side of the start and 49 above and below it, and a border (docs/notation.md)."""
DECK_SHAPES = sum(shape.card < len(cards.DECK) for shape in cards.SHAPES)
SEAT = (Part("seat", MOST_SEATS),)

TRICKS = {
    "hands-off": "take a theft card away",
    "swap-hand": "swap hands",
    "inspection": "look at a role",
    "swap-hats": "swap hats",
    "trapped": "put in prison",
    "free-at-last": "free from prison",
}
"""Action cards that are played on a seat, in the order of their numbers."""

MOVES = Moves(
    *digging_blocks(
        WIDTH * HEIGHT,
        DECK_SHAPES,
        cards.DECK,
        MOST_SEATS,
        Block("place", "place a path card", examples=("place bridge 3,-1", "place ladder-N 2,1 turned")),
        Block("pass", "discard a card to pass, or for what was shed", examples=("pass NS", "pass dead-EW")),
    ),
    Block("theft", "lay a theft card", (), ("theft",)),
    *(Block(trick, about, SEAT, (f"{trick} 3",)) for trick, about in TRICKS.items()),
    Block("shed", "be rid of a harmful card", (Part("harm", len(cards.HARMS)),), ("shed trapped", "shed lantern")),
    Block("enough", "discard no more", (), ("enough",)),
    Block("steal", "steal a nugget", SEAT, ("steal 3",)),
    Block("leave", "steal nothing", (), ("leave",)),
)
