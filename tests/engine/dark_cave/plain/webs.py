"""Webs on borders (DC-085 to DC-088, DC-092 to DC-102, DC-106, DC-107, DC-207, DC-208, DC-231 to DC-238, DC-273)."""

from tests.engine.dark_cave.plain import cave, tables
from tests.engine.dark_cave.plain.world import World
from tests.engine.plain_grid import OPPOSITE, Border, border, both_sides


def places_for_webs(world: World) -> set[Border]:
    """Borders with an open edge of a face-up card on at least one side, and no web yet."""
    every = {border(cell, edge) for cell in cave.face_up_cells(world) for edge in cave.edges_on(world, cell) or ()}
    return every - set(world.webs)


def holds(world: World, where: Border) -> bool:
    """Whether a face-up card beside it is open there."""
    one, other = both_sides(where)
    edge = where[1]
    return edge in (cave.edges_on(world, one) or ()) or OPPOSITE[edge] in (cave.edges_on(world, other) or ())


def within_reach(world: World) -> set[Border]:
    """Webs that the active seat may strike: it has an axe, and its figure is on a field that touches their border."""
    figure = world.figures[world.active]
    if figure is None or not world.axes[world.active]:
        return set()
    touched = {border(figure[0], edge) for edge in cave.edges_of_field(world, figure)}
    return touched & set(world.webs)


def remove(world: World, where: Border) -> None:
    world.shown.append(world.webs.pop(where).card)
    world.tell("web removed", where)


def tick(world: World, seat: int) -> None:
    """At the start of its player's turn."""
    for where in [where for where, web in world.webs.items() if web.owner == seat]:
        wear(world, where)


def wear(world: World, where: Border) -> None:
    if world.webs[where].side == 2:
        world.webs[where].side = 1
        world.tell("web worn", where)
    else:
        remove(world, where)


def strike(world: World, where: Border) -> None:
    use_axe(world, world.active)
    wear(world, where)


def use_axe(world: World, seat: int) -> None:
    """Of several axes the one of the lowest level goes (DC-112)."""
    axe = min(world.axes[seat], key=lambda card: tables.LEVELS.index(tables.level_of(card)))
    world.axes[seat].remove(axe)
    world.shown.append(axe)
    world.tell("axe used", seat)
