"""The blocks of moves that the walking games share."""

from permonik.engine.core.cards import Card
from permonik.engine.core.moves import Block, Part
from permonik.engine.walking.tables import SIDES

TURNED = Part("turned", 2)


def place_block(area: int, shapes: int, *examples: str) -> Block:
    return Block("place", "place a path card", (Part("cell", area), Part("shape", shapes)), examples)


def discard_block(deck: tuple[Card, ...], *examples: str) -> Block:
    """One card or two: the second one is 0 for none, else its number and 1, and not before the first one."""
    second = Part("second", len(deck) + 1)
    return Block("discard", "discard one card or two", (Part("card", len(deck)), second), examples)


def border_block(kind: str, about: str, area: int, *examples: str) -> Block:
    return Block(kind, about, (Part("cell", area), Part("south", len(SIDES))), examples)


def cell_block(kind: str, about: str, area: int, *examples: str) -> Block:
    return Block(kind, about, (Part("cell", area),), examples)


def vote_blocks() -> tuple[Block, ...]:
    return (
        Block("propose", "propose to end early", (), ("propose",)),
        Block("answer", "answer the proposal", (Part("yes", 2),), ("answer no", "answer yes")),
    )


def turn_block(about: str) -> Block:
    return Block("lay", about, (TURNED,), ("lay upright", "lay turned"))
