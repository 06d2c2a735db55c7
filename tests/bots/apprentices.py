"""What is asked of the apprentices of all card games alike."""

from collections.abc import Iterator
from typing import TypeVar

import pytest

from permonik.bots.core.policy_bot import PolicyBot
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.core.view import View

S = TypeVar("S", bound=State)


def play(state: S, *words: str) -> S:
    for text in words:
        state.play(state.game.parse(text))
    return state


def choice(game: Game, apprentice: PolicyBot, state: State, seed: int = 0) -> str:
    """What the apprentice would do on the seat to move, in words."""
    return game.text(apprentice.think(state.view(int(state.to_move)), state.moves(), seed).move)


def positions(game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object) -> Iterator[State]:
    """A game among apprentices, every decision of it."""
    state = game.new(seats, seed, **options)
    public = apprentice.public_of(state.view(int(state.to_move)), state)
    policy, generator = apprentice.policy(), Fast(seed)
    while not state.over:
        yield state
        move = int(policy.choose(state, public, generator))
        public.follow(state.clone(), move)
        state.play(move)


def decisions(
    game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object
) -> Iterator[tuple[View, list[int], int]]:
    """A game among apprentices: views, moves, and the move that was chosen."""
    state = game.new(seats, seed, **options)
    while not state.over:
        view, moves = state.view(int(state.to_move)), state.moves()
        move = apprentice.think(view, moves, seed + state.number).move
        yield view, moves, move
        state.play(move)


def check_that_all_is_allowed(game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object) -> None:
    """Plays a game to its end."""
    state = game.new(seats, seed, **options)
    while not state.over:
        moves = state.moves()
        thought = apprentice.think(state.view(int(state.to_move)), moves, seed)
        assert thought.move in moves
        assert list(thought.values) in ([], moves)
        state.play(thought.move)


def check_worlds_that_look_alike(game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object) -> None:
    """The weights of all moves are the same in them."""
    policy = apprentice.policy()
    for state in positions(game, apprentice, seats, seed, **options):
        view = state.view(int(state.to_move))
        worlds = [state, *map(game.imaginer(view), (1, 2))]
        public = apprentice.public_of(view, worlds[1])
        first, *others = [policy.weighed(world, public) for world in worlds]
        assert others == [first] * 2


def check_views_sent_as_bytes(game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object) -> None:
    """They are enough, and the same seed gives the same answer."""
    asked = []
    for state in positions(game, apprentice, seats, seed, **options):
        view, moves = state.view(int(state.to_move)), state.moves()
        asked.append((view.save(), moves, apprentice.think(view, moves, state.number)))
    for number, (sent, moves, thought) in reversed(list(enumerate(asked))):
        assert apprentice.think(game.load_view(sent), moves, number) == thought


def check_beliefs(game: Game, apprentice: PolicyBot, seats: int, seed: int, **options: object) -> None:
    """They add up, and the seat knows its own dwarf."""
    for state in positions(game, apprentice, seats, seed, **options):
        me = int(state.to_move)
        belief = apprentice.think(state.view(me), state.moves(), 0).belief
        for chances in (*belief.roles, *belief.hidden.values()):
            assert sum(chances.values()) == pytest.approx(1)
        if belief.roles:
            assert belief.roles[me][game.roles_in_play(state)[me]] == 1
