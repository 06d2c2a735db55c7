"""Steps, and what a figure finds in a mine.

LM-059 to LM-062, LM-082 to LM-090, LM-109 to LM-137, LM-189 to LM-203, LM-218 to LM-225.
"""

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import (
    World,
    is_covered_mine,
    kind_of_card,
    lying,
    on_board,
    open_between,
    open_edges,
)
from tests.engine.plain_grid import OPPOSITE, Cell, beside, border

OBSTACLES = tuple(tables.OVERCOMES.values())


def steps_at_first(world: World) -> int:
    on_campfire = kind_of_card(world, world.figures[world.active]) == "camp"
    return tables.STEPS_FROM_CAMPFIRE if on_campfire else tables.STEPS


def possible_steps(world: World) -> list[str]:
    return [edge for edge in "NESW" if may_step(world, edge)]


def may_step(world: World, edge: str) -> bool:
    here = world.figures[world.active]
    there = beside(here, edge)
    own = open_edges(world, here)
    if not on_board(there) or own is None or edge not in own:
        return False
    if border(here, edge) in world.trolls:
        return False
    if is_covered_mine(world, there):
        return True
    return open_between(world, here, edge, there) and is_free(world, there)


def is_free(world: World, there: Cell) -> bool:
    kind = kind_of_card(world, there)
    if kind in OBSTACLES and there not in world.overcome:
        return False
    if kind in OBSTACLES or kind == "rocks":
        others = [cell for seat, cell in enumerate(world.figures) if seat != world.active]
        return there not in others
    return True


def ways_to_turn(world: World, cell: Cell, entered: str) -> list[bool]:
    """How a mine may lie when it is entered by an edge of its own: that edge open, then as many matching sides as
    possible; only one way if both look the same."""
    edges = tables.MINES[world.mines[cell]]
    if lying(edges, False) == lying(edges, True):
        return [False]
    allowed = [turned for turned in (False, True) if entered in lying(edges, turned)]
    best = max(matching_sides(world, cell, lying(edges, turned)) for turned in allowed)
    return [turned for turned in allowed if matching_sides(world, cell, lying(edges, turned)) == best]


def rule_for_turning(world: World, cell: Cell, entered: str) -> str:
    """Which rule leaves one way only; none where both look the same."""
    edges = tables.MINES[world.mines[cell]]
    upright, turned = lying(edges, False), lying(edges, True)
    if upright == turned:
        return ""
    return "LM-201" if entered in upright and entered in turned else "LM-122"


def matching_sides(world: World, cell: Cell, edges: frozenset[str]) -> int:
    count = 0
    for edge in "NESW":
        neighbour = open_edges(world, beside(cell, edge))
        if neighbour is not None and (edge in edges) == (OPPOSITE[edge] in neighbour):
            count += 1
    return count


def to_take(world: World) -> list[int]:
    """Places of the treasures that belong to the mine under the figure; none elsewhere."""
    here = world.figures[world.active]
    if here not in world.uncovered:
        return []
    kind = world.mines[here]
    return [place for place, taker in enumerate(world.takers) if taker is None and world.treasures[place][0] == kind]
