"""Dwarfs walk: steps, tolls, goal cards, the exit, and the end of the game.

DC-147 to DC-168, DC-172 to DC-182, DC-198 to DC-202, DC-216, DC-220, DC-224 to DC-232, DC-251, DC-262 to DC-267,
DC-274.
"""

from tests.engine.dark_cave.plain import cave, meetings, scoring, tables
from tests.engine.dark_cave.plain.losing import Chance, lose_card, pay_nugget, reveal, take_from_vein
from tests.engine.dark_cave.plain.world import COVERED, Place, World
from tests.engine.plain_grid import OPPOSITE, Cell, beside


def begin_movement(world: World) -> None:
    seat = world.active
    world.moving = True
    if world.figures[seat] is None or world.frozen or seat in world.lying:
        world.left = 0
    else:
        world.left = tables.FIELDS_WITH_BOOTS if seat in world.boots else tables.FIELDS


def possible_steps(world: World) -> set[Place]:
    figure = world.figures[world.active]
    if figure is None or world.left == 0:
        return set()
    return cave.one_move_away(world, figure)


def step(world: World, place: Place, chance: Chance) -> None:
    seat = world.active
    here = world.figures[seat]
    assert here is not None
    world.left -= 1
    if place[1] == COVERED:
        edge = next(edge for edge in "NESW" if beside(here[0], edge) == place[0])
        uncover(world, place[0], OPPOSITE[edge], chance)
    else:
        enter(world, place, chance)


def uncover(world: World, cell: Cell, entered: str, chance: Chance) -> None:
    world.left = 0
    world.goal_to_turn = (cell, entered)
    ways = cave.ways_to_turn(world, cell, entered)
    if len(ways) == 1:
        turn_goal(world, ways[0], chance)
    else:
        world.tell("reached", world.active, cell, world.goals[cell])


def turn_goal(world: World, turned: bool, chance: Chance) -> None:
    """The card lies, the dwarf stands on the field at the border it came over, and monsters of the card come to it."""
    assert world.goal_to_turn is not None
    cell, entered = world.goal_to_turn
    world.goal_to_turn = None
    world.uncovered[cell] = turned
    world.tell("uncovered", world.active, cell, world.goals[cell], turned)
    fill_vein(world, world.goals[cell], cell)
    place = (cell, cave.field_at(world, cell, entered))
    for monster in [monster for monster, where in world.monsters.items() if where == (cell, COVERED)]:
        world.monsters[monster] = place
    enter(world, place, chance)


def fill_vein(world: World, card: str, cell: Cell) -> None:
    face = tables.FACES[card]
    if face.feature == "vein":
        world.bank -= 1
        world.tell("nugget laid", cell)
        world.veins |= {(cell, name) for name in face.feature_at}


def enter(world: World, place: Place, chance: Chance) -> None:
    seat = world.active
    here = world.figures[seat]
    assert here is not None
    world.figures[seat] = place
    world.tell("stepped", seat, place)
    on_the_same_planks = cave.is_plank(world, here) and here[0] == place[0]
    if cave.is_plank(world, place) and not on_the_same_planks:
        lose_card(world, seat, chance)
    if cave.is_tunnel(world, place) and pay_nugget(world, seat):
        world.tell("paid toll", seat, place[0])
    world.to_meet = [monster for monster in tables.MONSTERS if world.monsters.get(monster) == place]
    if world.to_meet:
        world.left = 0
    arrive(world, chance)


def arrive(world: World, chance: Chance) -> None:
    """Monsters one after the other, then the exit."""
    while world.to_meet:
        meetings.meet(world, world.to_meet.pop(0), [world.active], chance)
        if world.meeting is not None:
            return
    if world.figures[world.active] in cave.fields_with(world, "exit"):
        escape(world)


def meet_next(world: World, chance: Chance) -> None:
    """After an answer about the axe: on with what the step began, if it was a dwarf's."""
    if world.meeting is None and world.moving:
        arrive(world, chance)


def end_movement(world: World) -> None:
    take_from_vein(world, world.active)


def escape(world: World) -> None:
    world.left = 0
    leave(world, world.active)


def leave(world: World, seat: int) -> None:
    world.figures[seat] = None
    world.lying.discard(seat)
    world.escaped.append(seat)
    world.tell("escaped", seat, world.nuggets[seat])
    reveal(world, seat)
    mates = [other for other in range(world.seats) if world.side(other) == world.side(seat)]
    if all(mate in world.escaped for mate in mates):
        end_game(world, "side out")
    elif len(world.escaped) == 1 and world.set_aside:
        world.aside_seen_by = seat
        world.tell("saw set aside", seat, len(world.set_aside), secret=tuple(world.set_aside), to=seat)


def end_game(world: World, why: str) -> None:
    """All clan cards are turned up; gold inside is lost."""
    world.phase, world.why_over = "over", why
    world.carried = list(world.nuggets)
    for seat in range(world.seats):
        reveal(world, seat)
        if seat not in world.escaped:
            world.bank += world.nuggets[seat]
            world.nuggets[seat] = 0
    sides = [world.side(seat) for seat in range(world.seats)]
    world.values = scoring.treasure_values(sides, world.nuggets, world.escaped)
    world.winners = scoring.winners(sides, world.nuggets, world.escaped)
    world.tell("ended", why, world.last, tuple(sorted(world.values.items())))
