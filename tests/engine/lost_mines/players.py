"""Players for comparisons: one who does anything, and one who wants to get to the treasures."""

from random import Random
from typing import cast

from tests.engine.lost_mines.plain import tables, walking
from tests.engine.lost_mines.plain.crowd import distance
from tests.engine.lost_mines.plain.world import World, is_covered_mine, kind_of_card, lying
from tests.engine.plain_grid import Cell, beside
from tests.engine.plain_play import Move, Player, with_purpose


def purposeful(random: Random) -> Player[World]:
    return with_purpose(random, wanted)


def wanted(world: World, moves: list[Move], random: Random) -> list[Move]:
    """The best of the moves, as far as the player has an idea."""
    if world.phase == "act":
        return acts(world, moves, random)
    if world.phase == "move":
        return walks(world, moves)
    if world.phase == "vote":
        return [("vote", random.random() < 0.9)]
    return moves


def targets(world: World) -> list[Cell]:
    """Covered mines, and those with treasure left."""
    left = {world.treasures[place][0] for place, taker in enumerate(world.takers) if taker is None}
    return [cell for cell, kind in world.mines.items() if is_covered_mine(world, cell) or kind in left]


def acts(world: World, moves: list[Move], random: Random) -> list[Move]:
    """Now and then the end before anybody has had a turn. A card towards a mine; else a tool; else whatever else can be
    played, now and then; else a discard."""
    kinds = {kind: [move for move in moves if move[0] == kind] for kind in {move[0] for move in moves}}
    if "propose" in kinds and world.last is None and random.random() < 0.2:
        return kinds["propose"]
    places = kinds.get("place", [])
    if places and random.random() < 0.75:
        return [min(places, key=lambda move: (ends_from_mines(world, move), random.random()))]
    if "tool" in kinds and random.random() < 0.8:
        return kinds["tool"]
    others = [kind for kind in sorted(map(str, kinds)) if kind not in ("place", "tool", "discard", "propose")]
    if others and random.random() < 0.7:
        return kinds[random.choice(others)]
    return places or kinds["discard"]


def ends_from_mines(world: World, move: Move) -> int:
    """How far the open edges of a card to be laid are from the nearest mine worth going to."""
    _, card, cell, turned = cast(tuple[str, str, Cell, bool], move)
    shape, kind, _ = tables.PATHS[card]
    ends = [beside(cell, edge) for edge in lying(shape, turned)]
    reach = [distance(end, mine) for end in ends for mine in targets(world)]
    return min(reach, default=0) + (4 if kind in walking.OBSTACLES else 0)


def walks(world: World, moves: list[Move]) -> list[Move]:
    """On the shortest way to a mine, else eastwards to where the mines are; stays on treasure."""
    here = world.figures[world.active]
    if walking.to_take(world):
        return [("stop",)]
    ways = {here: 0}
    first: dict[Cell, Move] = {}
    todo = [here]
    while todo:
        cell = todo.pop(0)
        for edge in steps_from(world, cell):
            there = beside(cell, edge)
            if there not in ways:
                ways[there] = ways[cell] + 1
                first[there] = first.get(cell, ("step", there))
                if not is_covered_mine(world, there):
                    todo.append(there)
    at_hand = [cell for cell in targets(world) if cell in first]
    if at_hand:
        return [first[min(at_hand, key=lambda cell: ways[cell])]]
    nearest = min(ways, key=lambda cell: (nearness(world, cell), ways[cell]))
    return [first.get(nearest, ("stop",))]


def nearness(world: World, cell: Cell) -> int:
    reach = min((distance(cell, mine) for mine in targets(world)), default=0)
    return reach - (1 if kind_of_card(world, cell) == "camp" else 0)


def steps_from(world: World, cell: Cell) -> list[str]:
    """As if the figure stood there."""
    stands = world.figures[world.active]
    world.figures[world.active] = cell
    steps = walking.possible_steps(world)
    world.figures[world.active] = stands
    return steps
