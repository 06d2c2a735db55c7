"""The engine against the plain second implementation, move by move: legal moves, facts, knowledge, what is told, and
scores, from the deal and from crowded boards, by chance and with a purpose."""

from typing import Any

import pytest

from tests.counts import Counts
from tests.engine.comparison import Comparison
from tests.engine.dark_cave import mutations as cave
from tests.engine.dark_cave.comparison import DARK_CAVE
from tests.engine.lost_mines import mutations as mines
from tests.engine.lost_mines.comparison import LOST_MINES
from tests.engine.mutations import Mutation, fate

RARE_IN_MINES = {"uncovered", "dragon", "took", "stormed", "trapped", "troll removed", "out", "proposed", "voted"}
RARE_IN_CAVES = {
    "answered", "attacked", "axe used", "called", "caved in", "draws less", "escaped", "lost a card", "paid toll",
    "proposed", "reached", "received", "saw set aside", "skipped", "stood up", "took a nugget", "uncovered", "voted",
    "web removed", "web worn",
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.game.id}-{seats}")
        for game in (LOST_MINES, DARK_CAVE)
        for seats in game.seats
    ],
)
def test_both_play_the_same_game(game: Comparison[Any], seats: int, counts: Counts) -> None:
    """In a usual run all numbers of seats together meet each option with each kind of plan."""
    count = counts(small=1, normal=3, full=700)
    for plan in game.plans(seats, count, first_seed=seats * count):
        game.follow(plan)


@pytest.mark.any_build
@pytest.mark.parametrize(
    ("game", "numbers_of_seats", "first_seed", "rare"),
    [
        pytest.param(LOST_MINES, (3, 6, 9), 8, RARE_IN_MINES, id="lost-mines"),
        pytest.param(DARK_CAVE, DARK_CAVE.seats, 16, RARE_IN_CAVES, id="dark-cave"),
    ],
)
def test_what_is_rare_happens_in_these_games(
    game: Comparison[Any], numbers_of_seats: range | tuple[int, ...], first_seed: int, rare: set[str]
) -> None:
    """Else they would compare nothing of it."""
    missing = set(rare)
    for seats in numbers_of_seats:
        for plan in game.plans(seats, 4, first_seed):
            missing -= game.follow(plan).keys()
            if not missing:
                return
    assert missing == set()


@pytest.mark.any_build
@pytest.mark.parametrize("mutations", [mines.MUTATIONS, cave.MUTATIONS], ids=["lost-mines", "dark-cave"])
def test_a_mutation_changes_what_is_written_in_the_engine(mutations: tuple[Mutation, ...]) -> None:
    assert [str(it) for it in mutations if it.count() != 1 or it.before == it.after] == []


@pytest.mark.any_build
@pytest.mark.parametrize(
    ("mutations", "comparison"),
    [
        pytest.param(mines.MUTATIONS, mines.COMPARISON, id="lost-mines"),
        pytest.param(cave.MUTATIONS, cave.COMPARISON, id="dark-cave"),
    ],
)
def test_broken_rules_are_noticed(mutations: tuple[Mutation, ...], comparison: str, counts: Counts) -> None:
    for mutation in mutations[:: counts(small=len(mutations), normal=len(mutations) // 2 + 1, full=1)]:
        assert fate(mutation, comparison) is not None, mutation
