"""Distances in the cave, against a plain way to find them, and what a card changes against looking anew."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import cast

import pytest

import permonik
from permonik.bots.dark_cave.paths import COVERED, MISSING, NUGGET, PLANK
from permonik.bots.dark_cave.policy import CavePolicy
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import GOALS, HOPELESS, WEB, Sketch
from permonik.bots.dark_cave.window import OUTSIDE, SPOT_OF
from permonik.engine.board.net import EMPTY, FACE_DOWN, FIRST_SHAPE
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.randomness import Fast
from permonik.engine.dark_cave.cards import SHAPES
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import DECK_SHAPES, DISCARDS
from permonik.engine.walking.tables import ACTING
from tests.counts import Counts

GAME = cast(DarkCaveGame, permonik.game("dark-cave"))
MOST_DIFFERENT = 0.04
"""A step more or less does not matter; a ladder is not entered from the edge of its card, which may change more."""
MOST_MISTAKEN = 0.02
"""A glance does not see where two best ways meet behind a card."""


def caves(seats: int, seed: int) -> Iterator[tuple[DarkCave, CavePublic]]:
    """Every time that somebody plays a card among apprentices."""
    state, policy, generator = GAME.new(seats, seed), CavePolicy(), Fast(seed)
    public = CavePublic(seats)
    public.begin_with(state)
    while not state.over:
        if state.phase == ACTING:
            yield state, public
        public.follow(state, policy.choose(state, public, generator))


def steps_from(state: DarkCave, place: int) -> Iterator[tuple[int, int]]:
    """Where it goes on from a place, and what that costs; an empty cell is a place as well."""
    cave, (cell, field) = state.cave, divmod(place, 8)
    shape = int(state.net.cells[cell])
    laid = shape >= FIRST_SHAPE
    here = SHAPES[shape - FIRST_SHAPE].fields[field] if laid else None
    if here is not None:
        yield from [(8 * cell + other, 1) for other in range(8) if here.links >> other & 1]
        if here.feature == "ladder":
            yield from [(int(other), 1) for other in cave.ladders if other != place]
    for d in range(4):
        if here is not None and here.edges >> d & 1 == 0:
            continue
        facing = cell + int(state.net.step(d))
        beyond = int(state.net.cells[facing])
        web = WEB if cave.token(cave.border(cell, d)) else 0
        cost = {EMPTY: MISSING, FACE_DOWN: COVERED}.get(shape, 1) + web
        there = int(cave.place_at(facing, d ^ 2))
        if SPOT_OF[facing] != OUTSIDE and beyond in (EMPTY, FACE_DOWN):
            yield 8 * facing, cost
        elif SPOT_OF[facing] != OUTSIDE and there != NOWHERE:
            yield there, cost


def toll(state: DarkCave, origin: int, place: int) -> int:
    met = feature(state, place)
    if met == "tunnel":
        return NUGGET
    stays = origin // 8 == place // 8 and feature(state, origin) == "bridge"
    return PLANK if met == "bridge" and not stays else 0


def feature(state: DarkCave, place: int) -> str:
    shape = int(state.net.cells[place // 8])
    return SHAPES[shape - FIRST_SHAPE].fields[place % 8].feature if shape >= FIRST_SHAPE else ""


def plain_distance(state: DarkCave, origin: int, goal: int) -> int:
    """Steps and tolls to a goal, or to the way out of it."""
    cell = int(state.net.layout.covered[goal])
    found, todo = {origin: 0}, [(0, origin)]
    while todo:
        steps, place = heappop(todo)
        if place // 8 == cell and (state.net.cells[cell] == FACE_DOWN or feature(state, place) in ("exit", "vein")):
            return steps
        if steps > found[place]:
            continue
        for there, cost in steps_from(state, place):
            total = steps + cost + toll(state, place, there)
            if total < found.get(there, HOPELESS):
                found[there] = total
                heappush(todo, (total, there))
    return HOPELESS


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_distances_are_those_that_a_plain_search_finds(seats: int, counts: Counts) -> None:
    asked, different = 0, 0
    for seed in range(counts(small=1, normal=4, full=60)):
        for number, (state, public) in enumerate(caves(seats, seed)):
            place = int(state.cave.figures[state.to_move])
            if number % 5 or place == NOWHERE or SPOT_OF[place // 8] == OUTSIDE:
                continue
            for goal in range(GOALS):
                if public.may_be_exit(goal):
                    asked += 1
                    plain = plain_distance(state, place, goal)
                    steps = min(int(public.steps_to(goal, place)), HOPELESS)
                    different += abs(steps - plain) > 1
    assert asked
    assert different <= MOST_DIFFERENT * asked


def test_what_a_card_changes_is_seen_at_a_glance(counts: Counts) -> None:
    asked, mistaken = 0, 0
    for seed in range(counts(small=1, normal=4, full=60)):
        policy = CavePolicy()
        for state, public in caves(5, seed):
            place = state.cave.figures[state.to_move]
            policy.weigh(state, public)
            for move in [move for move in state.moves() if move < DISCARDS][seed % 9 :: 9]:
                cell, shape = divmod(move, int(DECK_SHAPES))
                goal = policy.walkers.own_goal
                if SPOT_OF[cell] == OUTSIDE or place == NOWHERE or goal < 0:
                    continue
                policy.laying.look_around(state, public, cell)
                policy.laying.lead(public.sketch, goal, shape + FIRST_SHAPE, 0)
                after = state.clone()
                after.place(cell, shape + FIRST_SHAPE)
                sketch = Sketch()
                sketch.look_everywhere(after.cave)
                anew = sketch.distance(after.cave, goal, after.net.layout.covered[goal], place)
                asked += 1
                now = policy.laying.steps_to_goal[goal]
                mistaken += abs(int(min(policy.laying.shortest, now) - min(anew, now))) > 1
    assert asked
    assert mistaken <= MOST_MISTAKEN * asked
