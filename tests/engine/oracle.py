"""Where path cards may be placed, worked out a second time in the plainest way: from the names of the cards and the
texts of the rules BA-051 to BA-062 and BA-065 to BA-068. Slow, and knows nothing of the engine but its saved positions.
"""

from dataclasses import dataclass

from permonik.engine.saboteur.facts import Position

Point = tuple[int, int]
Edge = tuple[Point, str]

GOALS: tuple[Point, ...] = ((8, -2), (8, 0), (8, 2))
NEIGHBOUR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


@dataclass(frozen=True)
class Tile:
    """A card lying face up: its open edges, and whether its middle joins them."""

    edges: frozenset[str]
    joins: bool


def tile(card: str, turned: bool) -> Tile:
    """`NES` joins its edges, `dead-NES` does not; a half turn swaps N with S and E with W."""
    letters = {"start": "NESW", "gold": "NESW"}.get(card, card.removeprefix("dead-").removeprefix("stone-"))
    edges = frozenset(OPPOSITE[edge] if turned else edge for edge in letters)
    return Tile(edges, joins=not card.startswith("dead-"))


def beside(point: Point, edge: str) -> Point:
    return point[0] + NEIGHBOUR[edge][0], point[1] + NEIGHBOUR[edge][1]


def face_up(position: Position) -> dict[Point, Tile]:
    tiles = {(0, 0): tile("start", False)}
    tiles.update({(laid.x, laid.y): tile(laid.card, laid.turned) for laid in position.mine})
    for point, face, turned in zip(GOALS, position.goals, position.turned, strict=True):
        if turned is not None:
            tiles[point] = tile(face, turned)
    return tiles


def face_down(position: Position) -> set[Point]:
    return {point for point, turned in zip(GOALS, position.turned, strict=True) if turned is None}


def connected(tiles: dict[Point, Tile]) -> set[Edge]:
    """Every open edge that an unbroken tunnel joins to the start."""
    reached: set[Edge] = set()
    todo: list[Edge] = [((0, 0), edge) for edge in tiles[0, 0].edges]
    while todo:
        point, edge = todo.pop()
        if (point, edge) in reached:
            continue
        reached.add((point, edge))
        if tiles[point].joins:
            todo += [(point, other) for other in tiles[point].edges]
        facing = beside(point, edge)
        if facing in tiles and OPPOSITE[edge] in tiles[facing].edges:
            todo.append((facing, OPPOSITE[edge]))
    return reached


def may_lie(new: Tile, point: Point, tiles: dict[Point, Tile], reached: set[Edge]) -> bool:
    """Matches every face-up neighbour, and meets a connected open edge with an open edge of its own."""
    meets = False
    for edge, back in OPPOSITE.items():
        neighbour = beside(point, edge)
        if neighbour not in tiles:
            continue
        if (edge in new.edges) != (back in tiles[neighbour].edges):
            return False
        meets = meets or (edge in new.edges and (neighbour, back) in reached)
    return meets


def placements(position: Position) -> set[str]:
    """Every legal placement of the seat to move, as text."""
    if position.phase != "digging" or position.broken[position.to_move]:
        return set()
    tiles = face_up(position)
    reached = connected(tiles)
    taken = set(tiles) | face_down(position)
    empty = {beside(point, edge) for point in tiles for edge in NEIGHBOUR} - taken
    return {
        f"place {card} {x},{y}" + " turned" * turned
        for card in set(position.hands[position.to_move])
        if set(card.removeprefix("dead-")) <= set("NESW")
        for turned in (False, True)
        if not turned or tile(card, True) != tile(card, False)
        for x, y in empty
        if may_lie(tile(card, turned), (x, y), tiles, reached)
    }


def goals_reached(position: Position) -> set[Point]:
    """Every goal, face up or down, that a connected open edge of another card points at."""
    return {beside(point, edge) for point, edge in connected(face_up(position))} & set(GOALS)
