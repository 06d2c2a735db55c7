"""The blocks of moves that the games of digging share."""

from permonik.engine.core.cards import Card
from permonik.engine.core.moves import Block, Part
from permonik.engine.digging.tools import TOOLS

GOALS = 3


def digging_blocks(
    area: int, shapes: int, deck: tuple[Card, ...], seats: int, place: Block, discard: Block
) -> tuple[Block, ...]:
    """`place` and `discard` are the game's own kinds, with their examples; their parts are filled in here."""
    repairs = sum(card.kind == "repair" for card in deck)
    cell, seat, tool = Part("cell", area), Part("seat", seats), Part("tool", len(TOOLS))
    goal, turned = Part("goal", GOALS), Part("turned", 2)
    return (
        Block(place.kind, place.about, (cell, Part("shape", shapes)), place.examples),
        Block(discard.kind, discard.about, (Part("card", len(deck)),), discard.examples),
        Block("break", "break", (tool, seat), ("break lantern 2",)),
        Block(
            "repair",
            "repair",
            (Part("repair card", repairs), seat, tool),
            ("repair cart 0", "repair pickaxe+cart 0 cart"),
        ),
        Block("rockfall", "rockfall", (cell,), ("rockfall 4,1",)),
        Block("map", "map", (goal,), ("map 8,2",)),
        Block("turn", "turn a reached goal", (goal, turned), ("turn 8,0 upright", "turn 8,0 turned")),
    )
