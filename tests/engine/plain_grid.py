"""Cells, edges and borders for the plain second implementations of the walking games."""

Cell = tuple[int, int]
Border = tuple[Cell, str]
"""Named by its western cell and `E`, or by its northern cell and `S`."""

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def beside(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


def border(cell: Cell, edge: str) -> Border:
    if edge in "ES":
        return cell, edge
    return beside(cell, edge), OPPOSITE[edge]


def both_sides(where: Border) -> tuple[Cell, Cell]:
    cell, edge = where
    return cell, beside(cell, edge)


def half_turn(edges: str) -> frozenset[str]:
    return frozenset(OPPOSITE[edge] for edge in edges)
