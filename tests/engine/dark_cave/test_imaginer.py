"""Samples after swaps of hands, from a deal, from a drawn position, and from a sample."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import SWAPS, WEBS
from tests.counts import Counts
from tests.engine.dark_cave.play import GAME, SEATS, crowded, facts, purposeful_move
from tests.engine.games import pick

pytestmark = pytest.mark.any_build


def swapping_games(seats: int, count: int) -> Iterator[tuple[DarkCave, Random]]:
    """Positions of games in which hands are swapped whenever they can be; every other one begins in a drawn cave."""
    for seed in range(count):
        random = Random(seed)
        state = GAME.load(crowded(seats, seed)) if seed % 2 else GAME.new(seats, seed)
        while not state.over:
            swaps = [move for move in state.moves() if SWAPS <= move < WEBS]
            state.play(pick(swaps, random) if swaps else purposeful_move(state, random))
            if random.random() < 0.08 and not state.over:
                yield state, random


@pytest.mark.rule("DC-279", "DC-284", "DC-242")
@pytest.mark.parametrize("seats", SEATS)
def test_a_sample_looks_to_its_seat_like_the_real_state(seats: int, counts: Counts) -> None:
    known = 0
    for state, random in swapping_games(seats, counts(small=2, normal=4, full=60)):
        seat, other = (int(random.random() * seats) for _ in range(2))
        view = state.view(seat)
        sample = GAME.imaginer(view)(state.number)
        assert sample.view(seat).save() == view.save()
        nested = sample.view(other)
        assert GAME.imaginer(nested)(7).view(other).save() == nested.save()
        drawn = GAME.load(GAME.draw(state)).view(seat)
        assert GAME.imaginer(drawn)(7).view(seat).save() == drawn.save()
        known += len(GAME.view(state, seat).given)
    assert known


SWAPPED = """position dark-cave
seats 3
hand 0 swap-cards-II NS-I NE-I NW-II
hand 1 NS-II
hand 2 EW-I
deck rat-III web-III goblin-III crawler-III
"""


@pytest.mark.rule("DC-279")
def test_which_card_was_discarded_is_as_likely_as_it_is() -> None:
    """Of two cards of level I handed over one was discarded unseen, and nothing tells which."""
    state = GAME.load(SWAPPED)
    state.play(GAME.parse("swap-cards II 1"))
    state.play(GAME.parse("discard NS-I"))
    imagine = GAME.imaginer(state.view(0))
    found = Counter(facts(imagine(seed)).discards[0][1] for seed in range(400))
    assert set(found) == {"NS-I", "NE-I"}
    assert min(found.values()) > 140
