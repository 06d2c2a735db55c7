"""How a bot is asked by somebody who waits."""

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

import permonik
from permonik.bots import Bot, Budget, Thought, bot, bots, hindsight_of, usual_bot
from permonik.engine.core.errors import UnknownGame
from permonik.engine.core.view import View
from permonik.lab.decide import decide, decide_soon


class Slow(Bot):
    """Finds better moves all the time, and takes its time for each."""

    name = "slow"
    budget = Budget(iterations=1_000_000, seconds=0.05)

    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        for number in range(iterations):
            began = process_time()
            while process_time() - began < 0.02:
                pass
            yield Thought(moves[number % len(moves)])


class Quick(Slow):
    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        yield from map(Thought, moves)


def test_a_bot_that_would_never_end_gives_its_best_so_far() -> None:
    state = permonik.game("saboteur").new(seats=5, seed=7)
    assert decide_soon(Slow(), state, 1) in state.moves()


def test_a_bot_that_is_quick_enough_is_heard_to_its_end() -> None:
    state = permonik.game("saboteur").new(seats=5, seed=7)
    assert decide_soon(Quick(), state, 1) == decide(Quick(), state, 1) == state.moves()[-1]


@pytest.mark.parametrize("game", ["nope", None, 7, [], {}], ids=repr)
def test_nobody_plays_an_unknown_game(game: Any) -> None:
    for ask in (bots, usual_bot, hindsight_of, lambda one: bot(one, "random")):
        with pytest.raises(UnknownGame, match=r"expected saboteur \| .*, got"):
            ask(game)
