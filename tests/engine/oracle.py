"""Where path cards may be placed and how goals are uncovered, worked out a second time in the plainest way: from the
names of the cards and the texts of the rules BA-051 to BA-062, BA-065 to BA-079, EX-035 to EX-044 and EX-116 to EX-125.
Slow, and knows nothing of the engine but its saved positions.
"""

from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

Point = tuple[int, int]
Edge = tuple[Point, str]

GOALS: tuple[Point, ...] = ((8, -2), (8, 0), (8, 2))
NEIGHBOUR = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
TUNNELS = {"bridge": "NS+EW", "curves-NE": "NE+SW", "curves-NW": "NW+ES", "start": "NESW", "gold": "NESW"}
"""Cards whose names do not say what they join."""


class Laid(msgspec.Struct):
    card: str
    x: int
    y: int
    turned: bool


class Facts(msgspec.Struct):
    """What a saved position of any game of digging says about its mine, and about who may build on it."""

    phase: str
    to_move: int
    goals: list[str]
    turned: list[bool | None]
    mine: list[Laid]
    hands: list[list[str]]
    broken: list[list[str]]
    trapped: list[bool] = []

    @property
    def may_build(self) -> bool:
        hindered = self.broken[self.to_move] or any(self.trapped[self.to_move : self.to_move + 1])
        return self.phase == "digging" and not hindered


def facts(position: str | bytes) -> Facts:
    return msgspec.json.decode(position, type=Facts)


@dataclass(frozen=True)
class Tile:
    """A card lying face up: its tunnels, each the open edges that it joins, and whether it has a ladder."""

    tunnels: frozenset[frozenset[str]]
    ladder: bool

    @property
    def edges(self) -> frozenset[str]:
        return frozenset().union(*self.tunnels)


def is_path(card: str) -> bool:
    return card in TUNNELS or set(card.rsplit("-", maxsplit=1)[-1]) <= set("NESW+")


def tile(card: str, turned: bool) -> Tile:
    """`NES` joins its edges, `dead-NES` does not, `NS+E` joins two of them; a half turn swaps N with S and E with W."""
    letters = TUNNELS.get(card, card.rsplit("-", maxsplit=1)[-1])
    tunnels = list(letters) if card.startswith("dead-") else letters.split("+")
    lying = frozenset(frozenset(OPPOSITE[edge] if turned else edge for edge in tunnel) for tunnel in tunnels)
    return Tile(lying, ladder=card.startswith("ladder-"))


def beside(point: Point, edge: str) -> Point:
    return point[0] + NEIGHBOUR[edge][0], point[1] + NEIGHBOUR[edge][1]


def face_up(facts: Facts) -> dict[Point, Tile]:
    tiles = {(0, 0): tile("start", False)}
    tiles.update({(laid.x, laid.y): tile(laid.card, laid.turned) for laid in facts.mine})
    for point, face, turned in zip(GOALS, facts.goals, facts.turned, strict=True):
        if turned is not None:
            tiles[point] = tile(face, turned)
    return tiles


def face_down(facts: Facts) -> set[Point]:
    return {point for point, turned in zip(GOALS, facts.turned, strict=True) if turned is None}


def connected(tiles: dict[Point, Tile]) -> set[Edge]:
    """Every open edge that an unbroken tunnel joins to the start, or to a ladder (EX-040)."""
    reached: set[Edge] = set()
    sources = [point for point, laid in tiles.items() if laid.ladder or point == (0, 0)]
    todo: list[Edge] = [(point, edge) for point in sources for edge in tiles[point].edges]
    while todo:
        point, edge = todo.pop()
        if (point, edge) in reached:
            continue
        reached.add((point, edge))
        todo += [(point, other) for tunnel in tiles[point].tunnels if edge in tunnel for other in tunnel]
        facing = beside(point, edge)
        if facing in tiles and OPPOSITE[edge] in tiles[facing].edges:
            todo.append((facing, OPPOSITE[edge]))
    return reached


def fits(new: Tile, point: Point, tiles: dict[Point, Tile]) -> bool:
    """Whether it matches every face-up neighbour."""
    around = ((edge, back, tiles.get(beside(point, edge))) for edge, back in OPPOSITE.items())
    return all(other is None or (edge in new.edges) == (back in other.edges) for edge, back, other in around)


def is_joined(new: Tile, point: Point, reached: set[Edge]) -> bool:
    """Whether an open edge of its own meets a connected one."""
    return any((beside(point, edge), OPPOSITE[edge]) in reached for edge in new.edges)


def may_lie(new: Tile, point: Point, tiles: dict[Point, Tile], reached: set[Edge]) -> bool:
    """A ladder needs no connection, only a neighbour that is no goal (EX-041, EX-042, EX-123, EX-124)."""
    if not fits(new, point, tiles):
        return False
    if new.ladder:
        return not any(beside(point, edge) in GOALS for edge in NEIGHBOUR)
    return is_joined(new, point, reached)


def placements(facts: Facts) -> set[str]:
    """Every legal placement of the seat to move, as text."""
    if not facts.may_build:
        return set()
    tiles = face_up(facts)
    reached = connected(tiles)
    taken = set(tiles) | face_down(facts)
    empty = {beside(point, edge) for point in tiles for edge in NEIGHBOUR} - taken
    return {
        f"place {card} {x},{y}" + " turned" * turned
        for card in set(facts.hands[facts.to_move])
        if is_path(card)
        for turned in (False, True)
        if not turned or tile(card, True) != tile(card, False)
        for x, y in empty
        if may_lie(tile(card, turned), (x, y), tiles, reached)
    }


def goals_reached(facts: Facts) -> set[Point]:
    """Every goal, face up or down, that a connected open edge of another card points at."""
    return {beside(point, edge) for point, edge in connected(face_up(facts))} & set(GOALS)


@dataclass(frozen=True)
class Uncovering:
    """What became of the goals: how they lie, the stone that the active seat must turn, whether the gold was found."""

    turned: tuple[bool | None, ...]
    asked: int | None
    gold: bool


def uncover(facts: Facts, just_laid: Point) -> Uncovering:
    """Turns goals over until nothing changes or somebody must choose. A stone comes before the gold, and one that can
    lie only one way before one that is open to choice; behind the gold nothing is asked any more."""
    gold = facts.goals.index("gold")
    while True:
        waiting = [goal for goal, point in enumerate(GOALS) if point in goals_reached(facts) & face_down(facts)]
        ways = {goal: ways_to_lie(facts, goal, just_laid) for goal in waiting if goal != gold}
        forced = [goal for goal in ways if len(ways[goal]) == 1]
        if forced:
            facts = lying(facts, forced[0], *ways[forced[0]])
        elif ways and facts.turned[gold] is None:
            return Uncovering(tuple(facts.turned), min(ways), gold=False)
        elif waiting:
            facts = lying(facts, waiting[0], False)
        else:
            return Uncovering(tuple(facts.turned), None, facts.turned[gold] is not None)


def lying(facts: Facts, goal: int, turned: bool) -> Facts:
    return replace(facts, turned=[turned if number == goal else one for number, one in enumerate(facts.turned)])


def ways_to_lie(facts: Facts, goal: int, just_laid: Point) -> list[bool]:
    """Open towards the card just placed, else towards a side by which it is connected, and then with the most matching
    sides (BA-070, BA-074, EX-121)."""
    point, tiles = GOALS[goal], face_up(facts)
    sides = {OPPOSITE[edge] for place, edge in connected(tiles) if beside(place, edge) == point}
    placed = {edge for edge in sides if beside(point, edge) == just_laid}
    stone = {turned: tile(facts.goals[goal], turned) for turned in (False, True)}
    fitting = [turned for turned in stone if stone[turned].edges & (placed or sides)]
    matching = {turned: sides_matching(stone[turned], point, tiles) for turned in fitting}
    return [turned for turned in fitting if matching[turned] == max(matching.values())]


def sides_matching(new: Tile, point: Point, tiles: dict[Point, Tile]) -> int:
    around = {edge: tiles[beside(point, edge)] for edge in NEIGHBOUR if beside(point, edge) in tiles}
    return sum((edge in new.edges) == (OPPOSITE[edge] in other.edges) for edge, other in around.items())
