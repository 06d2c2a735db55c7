"""Cards on the grid and the fields on them: where one may lie, and where one move leads.

DC-043 to DC-062, DC-067, DC-068, DC-153, DC-190 to DC-198, DC-215, DC-221, DC-238, DC-255 to DC-258, DC-262, DC-269.
"""

from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.world import COVERED, Place, World
from tests.engine.plain_grid import OPPOSITE, Cell, beside, border
from tests.engine.plain_play import Move


def card_on(world: World, cell: Cell) -> tuple[str, bool] | None:
    """The card that lies face up on a cell, and whether it is turned."""
    if cell == (0, 0):
        return "start", False
    if cell in world.laid:
        return world.laid[cell]
    if cell in world.uncovered:
        return world.goals[cell], world.uncovered[cell]
    return None


def face_up_cells(world: World) -> list[Cell]:
    return [(0, 0), *world.laid, *world.uncovered]


def is_covered_goal(world: World, cell: Cell) -> bool:
    return cell in world.goals and cell not in world.uncovered


def is_empty(world: World, cell: Cell) -> bool:
    return card_on(world, cell) is None and not is_covered_goal(world, cell)


def as_it_lies(edges: str, turned: bool) -> frozenset[str]:
    return frozenset(OPPOSITE[edge] if turned else edge for edge in edges)


def open_edges(card: str, turned: bool) -> frozenset[str]:
    return as_it_lies("".join(tables.FACES[card].groups), turned)


def edges_on(world: World, cell: Cell) -> frozenset[str] | None:
    """Open edges of the face-up card on a cell; None if there is none."""
    found = card_on(world, cell)
    return None if found is None else open_edges(*found)


def edges_of_field(world: World, place: Place) -> frozenset[str]:
    cell, name = place
    found = card_on(world, cell)
    assert found is not None
    card, turned = found
    return as_it_lies(tables.FACES[card].fields[name], turned)


def field_at(world: World, cell: Cell, edge: str) -> str:
    """The field of a face-up card that touches an open edge."""
    found = card_on(world, cell)
    assert found is not None
    names = [name for name in tables.FACES[found[0]].fields if edge in edges_of_field(world, (cell, name))]
    assert len(names) == 1
    return names[0]


def fields_with(world: World, feature: str) -> list[Place]:
    """All face-up fields that show a feature."""
    places: list[Place] = []
    for cell in face_up_cells(world):
        found = card_on(world, cell)
        assert found is not None
        face = tables.FACES[found[0]]
        if face.feature == feature:
            places += [(cell, name) for name in face.feature_at]
    return places


def looks(card: str, turned: bool) -> object:
    """What can be told apart: which edges are joined, and where the feature is."""
    face = tables.FACES[card]
    joined = frozenset(as_it_lies(group, turned) for group in face.groups)
    features = set()
    for name in face.feature_at:
        linked = [other for link in face.links if name in link for other in link if other != name]
        around = "".join(face.fields[other] for other in linked)
        features.add((as_it_lies(face.fields[name], turned), as_it_lies(around, turned)))
    return joined, frozenset(features)


def ways_to_lie(card: str) -> tuple[bool, ...]:
    return (False,) if looks(card, False) == looks(card, True) else (False, True)


def placements(world: World) -> set[Move]:
    around = {beside(cell, edge) for cell in face_up_cells(world) for edge in "NESW"}
    return {
        ("place", card, cell, turned)
        for card in set(world.hands[world.active])
        if tables.kind_of(card) == "path"
        for cell in around
        if is_empty(world, cell)
        for turned in ways_to_lie(card)
        if may_lie(world, open_edges(card, turned), cell)
    }


def may_lie(world: World, edges: frozenset[str], cell: Cell) -> bool:
    extends = False
    for edge in "NESW":
        neighbour = edges_on(world, beside(cell, edge))
        if neighbour is None:
            continue
        if (edge in edges) != (OPPOSITE[edge] in neighbour):
            return False
        extends = extends or edge in edges
    return extends


def ways_to_turn(world: World, cell: Cell, entered: str) -> list[bool]:
    """How a goal card may lie when it is entered by an edge of its own: that edge open, then as many matching sides
    as possible."""
    goal = world.goals[cell]
    allowed = [turned for turned in ways_to_lie(goal) if entered in open_edges(goal, turned)]
    best = max(matching_sides(world, cell, open_edges(goal, turned)) for turned in allowed)
    return [turned for turned in allowed if matching_sides(world, cell, open_edges(goal, turned)) == best]


def matching_sides(world: World, cell: Cell, edges: frozenset[str]) -> int:
    neighbours = {edge: edges_on(world, beside(cell, edge)) for edge in "NESW"}
    return sum((edge in edges) == (OPPOSITE[edge] in other) for edge, other in neighbours.items() if other is not None)


def one_move_away(world: World, place: Place) -> set[Place]:
    """Where one move may lead, for dwarfs and monsters alike."""
    if place[1] == COVERED:
        return out_of_covered_goal(world, place[0])
    return inside_the_card(world, place) | over_borders(world, place) | by_ladders(world, place)


def inside_the_card(world: World, place: Place) -> set[Place]:
    cell, name = place
    found = card_on(world, cell)
    assert found is not None
    links = [link for link in tables.FACES[found[0]].links if name in link]
    return {(cell, other) for link in links for other in link if other != name}


def over_borders(world: World, place: Place) -> set[Place]:
    places: set[Place] = set()
    for edge in edges_of_field(world, place):
        there = beside(place[0], edge)
        neighbour = edges_on(world, there)
        if border(place[0], edge) in world.webs:
            continue
        if is_covered_goal(world, there):
            places.add((there, COVERED))
        elif neighbour is not None and OPPOSITE[edge] in neighbour:
            places.add((there, field_at(world, there, OPPOSITE[edge])))
    return places


def by_ladders(world: World, place: Place) -> set[Place]:
    ladders = fields_with(world, "ladder")
    return {other for other in ladders if other != place} if place in ladders else set()


def out_of_covered_goal(world: World, cell: Cell) -> set[Place]:
    places: set[Place] = set()
    for edge in "NESW":
        there = beside(cell, edge)
        neighbour = edges_on(world, there)
        if neighbour is not None and OPPOSITE[edge] in neighbour and border(cell, edge) not in world.webs:
            places.add((there, field_at(world, there, OPPOSITE[edge])))
    return places


def is_plank(world: World, place: Place) -> bool:
    return place in fields_with(world, "bridge")


def is_tunnel(world: World, place: Place) -> bool:
    return place in fields_with(world, "tunnel")
