"""Distances in the forest, against a plain way to find them, and what a card changes against looking anew."""

from collections.abc import Iterator
from typing import cast

import pytest

import permonik
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.sketch import (
    CARD,
    FAR,
    IS_OBSTACLE,
    MINES,
    MOST_STEPS,
    NO_PART,
    OBSTACLE_CARDS,
    SIDES,
    Sketch,
)
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.randomness import Fast
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import AREA, DECK_SHAPES, DISCARDS, OBSTACLES, WIDTH
from permonik.engine.walking.tables import ACTING
from tests.counts import Counts

GAME = cast(LostMinesGame, permonik.game("lost-mines"))
NEIGHBOURS = (-WIDTH, 1, WIDTH, -1)
MOST_DIFFERENT = 0.04
"""A glance does not see what a card changes for dwarfs elsewhere, nor where two best ways meet behind it."""


def forests(seats: int, seed: int) -> Iterator[tuple[LostMines, MinesPublic]]:
    """Every time that somebody plays a card among apprentices, in a game of one round."""
    state, policy, generator = GAME.new(seats, seed, rounds=1), MinesPolicy(), Fast(seed)
    public = MinesPublic(seats, state.options.distance)
    public.begin_with(state)
    while not state.over:
        if state.phase == ACTING:
            yield state, public
        public.follow(state, policy.choose(state, public, generator))


def toll(state: LostMines, cell: int) -> int:
    if state.net.cells[cell] < FIRST_SHAPE:
        return 1
    met = state.forest.feature(cell << 3)
    return 2 if 0 < met <= OBSTACLES and not state.forest.is_overcome(cell) else 0


def distances(state: LostMines, target: int) -> list[int]:
    """Missing cards and then steps to a mine, by asking every cell again and again what its neighbours know."""
    sides = [SIDES[shape] for shape in state.net.cells]
    found: dict[int, tuple[int, int]] = {target: (0, 0)}
    changed = True
    while changed:
        changed = False
        for cell in range(AREA):
            ways = [
                found[cell + NEIGHBOURS[d]]
                for d in range(4)
                if sides[cell] >> d & 1 and cell + NEIGHBOURS[d] in found and sides[cell + NEIGHBOURS[d]] >> (d ^ 2) & 1
            ]
            if cell == target or not ways:
                continue
            missing, steps = min(ways)
            short = toll(state, cell)
            best = (missing + short, 0) if short else (missing, steps + 1)
            if best < found.get(cell, (AREA, 0)):
                found[cell] = best
                changed = True
    return [CARD * found[cell][0] + min(found[cell][1], MOST_STEPS) if cell in found else FAR for cell in range(AREA)]


@pytest.mark.parametrize("seats", [3, 9])
def test_distances_are_those_that_a_plain_search_finds(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=1, normal=3, full=60)):
        for number, (state, public) in enumerate(forests(seats, seed)):
            if number % 5 == 0:
                for mine, target in enumerate(state.net.layout.covered):
                    near = list(public.sketch.near)[AREA * mine : AREA * (mine + 1)]
                    assert near == distances(state, int(target))


def test_what_a_card_changes_is_seen_at_a_glance(counts: Counts) -> None:
    asked, different = 0, 0
    for seed in range(counts(small=2, normal=5, full=100)):
        for state, public in forests(5, seed):
            moves = [move for move in state.moves() if move < DISCARDS]
            for move in moves[seed % 7 :: 7]:
                seen = zip(at_a_glance(state, public, move), looking_anew(state, public, move), strict=True)
                different += sum(glance != look for glance, look in seen)
                asked += MINES
    assert different <= MOST_DIFFERENT * asked
    assert asked


def at_a_glance(state: LostMines, public: MinesPublic, move: int) -> list[float]:
    """By how many cards the way of the seat to move to each mine becomes shorter, as the policy sees it."""
    policy, (cell, shape) = MinesPolicy(), divmod(move, int(DECK_SHAPES))
    part = public.sketch.parts[state.forest.figures[state.to_move] >> 3]
    assert part != NO_PART
    policy.aims.look_at_mines(state, state.to_move)
    policy.aims.take_sides(state, public, state.to_move)
    policy.aims.look_at_ways(state, public, state.to_move)
    policy.look_around(public, cell)
    gains = []
    for mine in range(MINES):
        for at in range(len(policy.aims.pull)):
            policy.aims.pull[at] = float(at == MINES * part + mine)
        obstacle = IS_OBSTACLE[shape + FIRST_SHAPE] * OBSTACLE_CARDS
        gains.append(policy.gain(public, cell, SIDES[shape + FIRST_SHAPE], obstacle))
    return gains


def looking_anew(state: LostMines, public: MinesPublic, move: int) -> list[float]:
    after, cell = state.clone(), int(state.forest.figures[state.to_move] >> 3)
    after.net.lay(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
    sketch = Sketch()
    sketch.look_everywhere(after.forest)
    was, now = list(public.sketch.near), list(sketch.near)
    return [
        max(int(was[AREA * mine + cell]) // CARD - int(now[AREA * mine + cell]) // CARD, -2) for mine in range(MINES)
    ]
