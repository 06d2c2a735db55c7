"""Where path cards may be laid (LM-046 to LM-056, LM-179, LM-180, LM-203, LM-245)."""

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import World, is_empty, lying, open_edges
from tests.engine.plain_grid import OPPOSITE, Cell, beside
from tests.engine.plain_play import Move


def placements(world: World) -> set[Move]:
    cells = [(x, y) for x in range(tables.COLUMNS) for y in range(tables.ROWS) if is_empty(world, (x, y))]
    return {
        ("place", card, cell, turned)
        for card in set(world.hands[world.active])
        if card in tables.PATHS
        for cell in cells
        for turned in ways(card)
        if may_lie(world, card, cell, turned)
    }


def ways(card: str) -> tuple[bool, ...]:
    edges = tables.PATHS[card][0]
    return (False,) if lying(edges, True) == lying(edges, False) else (False, True)


def may_lie(world: World, card: str, cell: Cell, turned: bool) -> bool:
    """On an empty cell."""
    edges = lying(tables.PATHS[card][0], turned)
    extends = False
    for edge in "NESW":
        neighbour = open_edges(world, beside(cell, edge))
        if neighbour is None:
            continue
        mine, theirs = edge in edges, OPPOSITE[edge] in neighbour
        if mine != theirs:
            return False
        if mine and theirs:
            extends = True
    return extends


def lay(world: World, card: str, cell: Cell, turned: bool) -> None:
    world.laid[cell] = (card, turned)
    world.tell("laid", world.active, card, cell, turned)
