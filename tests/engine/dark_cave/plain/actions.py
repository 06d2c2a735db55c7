"""Action cards (DC-077 to DC-132, DC-203, DC-207, DC-209 to DC-211, DC-235 to DC-241, DC-247, DC-249, DC-283)."""

from tests.engine.dark_cave.plain import cave, tables, webs
from tests.engine.dark_cave.plain.world import World
from tests.engine.plain_grid import Cell
from tests.engine.plain_play import Move


def actions(world: World) -> set[Move]:
    moves: set[Move] = set()
    for card in set(world.hands[world.active]):
        moves |= {(verb(card), card, *target) for target in targets(world, card)}
    return moves


def verb(card: str) -> str:
    kind = tables.kind_of(card)
    return "look" if kind == "info" else "monster" if kind in tables.MONSTERS else kind


def targets(world: World, card: str) -> list[tuple[object, ...]]:
    kind, others = tables.kind_of(card), [seat for seat in range(world.seats) if seat != world.active]
    if kind == "info":
        goals: list[tuple[object, ...]] = [("goal", cell) for cell in world.goals if cave.is_covered_goal(world, cell)]
        clans = [] if world.seats == 2 else [seat for seat in others if seat not in world.revealed]
        return goals + [("clan", seat) for seat in clans]
    if kind == "cavein":
        return [(cell,) for cell in to_cave_in(world)]
    if kind == "swap":
        return [(seat,) for seat in others]
    if kind == "web":
        return [(where,) for where in webs.places_for_webs(world)]
    if kind == "boots":
        return [(seat,) for seat in range(world.seats) if seat not in world.boots]
    if kind == "axe":
        return [(seat,) for seat in range(world.seats)]
    if kind in tables.MONSTERS:
        return [(None,)] if kind in world.monsters else [(den,) for den in cave.fields_with(world, "lair")]
    return []


def to_cave_in(world: World) -> list[Cell]:
    standing = [figure[0] for figure in world.figures if figure] + [cell for cell, _ in world.monsters.values()]
    return [cell for cell in world.laid if cell not in standing]


def look(world: World, what: object, it: object) -> None:
    seat = world.active
    if what == "goal":
        assert isinstance(it, tuple)
        world.goals_seen[seat].add(it)
        face = world.goals[it]
    else:
        assert isinstance(it, int)
        world.fronts_seen[seat].add(it)
        face = world.clan_cards[it][1]
    world.tell("looked", seat, what, it, secret=face, to=seat)


def cave_in(world: World, cell: Cell) -> None:
    card, _ = world.laid.pop(cell)
    world.shown.append(card)
    world.tell("caved in", world.active, cell, card)
    for place in [place for place in world.veins if place[0] == cell]:
        world.veins.remove(place)
        world.bank += 1
        world.tell("nugget buried", cell)
    for where in [where for where in world.webs if not webs.holds(world, where)]:
        webs.remove(world, where)
