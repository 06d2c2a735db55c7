"""The engine against the plain second implementation, move by move: legal moves, facts, knowledge, what is told, and
scores, from the deal and from crowded woods, by chance and with a purpose."""

from collections import Counter

import pytest

from tests.counts import Counts
from tests.engine.lost_mines.comparison import LOST_MINES
from tests.engine.lost_mines.mutations import COMPARISON, MUTATIONS
from tests.engine.mutations import Mutation, fate


@pytest.mark.parametrize("seats", LOST_MINES.seats)
def test_both_play_the_same_game(seats: int, counts: Counts) -> None:
    for plan in LOST_MINES.plans(seats, counts(small=3, normal=20, full=700)):
        LOST_MINES.follow(plan)


@pytest.mark.any_build
def test_what_is_rare_happens_in_these_games() -> None:
    """Else they would compare nothing of it."""
    happened: Counter[str] = Counter()
    for seats in (3, 6, 9):
        for plan in LOST_MINES.plans(seats, 4, first_seed=8):
            happened += LOST_MINES.follow(plan)
    rare = {"uncovered", "dragon", "took", "stormed", "trapped", "troll removed", "out", "proposed", "voted"}
    assert rare - set(happened) == set()


@pytest.mark.any_build
@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_a_mutation_changes_what_is_written_in_the_engine(mutation: Mutation) -> None:
    assert mutation.count() == 1
    assert mutation.before != mutation.after


@pytest.mark.any_build
def test_broken_rules_are_noticed(counts: Counts) -> None:
    for mutation in MUTATIONS[:: counts(small=len(MUTATIONS), normal=20, full=1)]:
        assert fate(mutation, COMPARISON) is not None, mutation
