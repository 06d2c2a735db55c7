"""All that reaches a seat while a game is played, for the tests of secrecy."""

from random import Random
from typing import Protocol

from permonik.engine.core.state import State
from permonik.env.core.lanes import Glance
from permonik.env.games import actions, eyes

SAMPLE_OF_MOVES = 12
STEPS_BETWEEN_VIEWS = 11


class Played(Protocol):
    """A deal and the moves made so far."""

    @property
    def moves(self) -> tuple[int, ...]: ...

    def begin(self) -> State: ...


def all_that_reaches(world: Played, seat: int | None) -> list[object]:
    """Everything that a seat gets while a world is played: events, moves and refusals, views, screens and arrays.

    A view carries all that was told before it, so some of the views on the way and the last one are enough.
    """
    state = world.begin()
    got = [*what_is_told(state, seat), *what_is_seen(state, seat)]
    for number, move in enumerate(world.moves, start=1):
        state.play(move)
        got += what_is_told(state, seat)
        if number % STEPS_BETWEEN_VIEWS == 0 or number == len(world.moves):
            got += what_is_seen(state, seat)
    return got


def what_is_seen(state: State, seat: int | None) -> list[object]:
    """The view of a seat, and the arrays that a learner gets instead."""
    seen: list[object] = [state.view(seat).save()]
    if seat is not None:
        glance = Glance(eyes(state.game.id), actions(state.game.id).coder())
        seen.append(bytes(glance.observation(state, seat)))
        if state.to_move == seat:
            seen.append(bytes(glance.mask(state)))
    return seen


def what_is_told(state: State, seat: int | None) -> list[object]:
    assert state.latest_row is not None
    told: list[object] = [repr(event.seen_by(seat)) for event in state.latest_row]
    told.append(state.screen(seat).save())
    if seat is not None:
        random = Random(state.number)
        asked = [random.randrange(state.game.move_count) for _ in range(SAMPLE_OF_MOVES)]
        told += [repr(state.refusal(move, seat)) for move in asked]
        if state.to_move == seat:
            told += [state.moves(), state.default_move()]
    return told
