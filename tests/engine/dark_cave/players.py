"""Players for comparisons: one who does anything, and one who wants to get out with gold."""

from random import Random
from typing import cast

from tests.engine.dark_cave.plain import cave
from tests.engine.dark_cave.plain.crowd import distance
from tests.engine.dark_cave.plain.world import COVERED, Place, World
from tests.engine.plain_grid import Cell, beside
from tests.engine.plain_play import Move, Player, with_purpose


def purposeful(random: Random) -> Player[World]:
    return with_purpose(random, wanted)


def wanted(world: World, moves: list[Move], random: Random) -> list[Move]:
    """The best of the moves, as far as the player has an idea."""
    if world.phase == "act":
        return acts(world, moves, random)
    if world.phase == "move":
        figure = world.figures[world.active]
        assert figure is not None
        return towards(world, moves, figure, goals_of_dwarf(world), "step", ("end",))
    if world.phase == "creep":
        dwarfs = [figure for figure in world.figures if figure is not None]
        return towards(world, moves, world.monsters[world.creeping], dwarfs, "creep", ("halt",))
    if world.phase == "vote":
        return [("vote", random.random() < 0.9)]
    return moves


def far_goals(world: World) -> list[Cell]:
    """The exit when it is known to all, else whatever is covered."""
    exits = [cell for cell, _ in cave.fields_with(world, "exit")]
    return exits or [cell for cell in world.goals if cave.is_covered_goal(world, cell)]


def goals_of_dwarf(world: World) -> list[Place]:
    exits = cave.fields_with(world, "exit")
    covered = [(cell, COVERED) for cell in world.goals if cave.is_covered_goal(world, cell)]
    return exits or sorted(world.veins) + covered


def acts(world: World, moves: list[Move], random: Random) -> list[Move]:
    kinds = {kind: [move for move in moves if move[0] == kind] for kind in {move[0] for move in moves}}
    places = kinds.get("place", [])
    if places and random.random() < 0.6:
        return [min(places, key=lambda move: (ends_from_goals(world, move), random.random()))]
    others = [kind for kind in sorted(map(str, kinds)) if kind not in ("place", "discard", "propose")]
    if others and random.random() < 0.8:
        return kinds[random.choice(others)]
    return places or kinds["discard"]


def ends_from_goals(world: World, move: Move) -> int:
    _, card, cell, turned = cast(tuple[str, str, Cell, bool], move)
    ends = [beside(cell, edge) for edge in cave.open_edges(card, turned)]
    return min((distance(end, goal) for end in ends for goal in far_goals(world)), default=0)


def towards(world: World, moves: list[Move], here: Place, goals: list[Place], verb: str, stay: Move) -> list[Move]:
    """The first step of a shortest way, else one that comes nearest; an axe on a web when there is one in reach."""
    strikes = [move for move in moves if move[0] == "strike"]
    if strikes:
        return strikes
    first: dict[Place, Move] = {}
    todo = [here]
    while todo:
        place = todo.pop(0)
        for there in sorted(cave.one_move_away(world, place)):
            if there not in first and there != here:
                first[there] = first.get(place, (verb, there))
                if there[1] != COVERED:
                    todo.append(there)
    for place, move in first.items():
        if place in goals and move in moves:
            return [move]
    cells = [cell for cell, _ in goals] or far_goals(world)
    near = min(first, key=lambda place: min((distance(place[0], cell) for cell in cells), default=0), default=None)
    return [first[near]] if near is not None and first[near] in moves else [stay]
