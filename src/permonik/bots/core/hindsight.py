"""Somebody who looks back at a game that is over and knows all its cards: how good was a position, and a move?"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from permonik.bots.core.mind import SearchBot
from permonik.bots.core.playouts import play_on
from permonik.bots.core.public import Public
from permonik.bots.thought import Chances, Thought
from permonik.engine.core.game import Game, RoundSummary
from permonik.engine.core.randomness import WORD, mix
from permonik.engine.core.state import NOBODY, State


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chances to win the round, from 0 to 1. Several sides may win it together."""

    sides: dict[str, float]
    seats: tuple[float, ...]


def result_of(game: Game, summary: RoundSummary) -> Outlook:
    """A round that is decided: each chance is 0 or 1."""
    return mean_of(game, [summary])


def mean_of(game: Game, ends: Sequence[RoundSummary]) -> Outlook:
    seats = len(ends[0].won)
    return Outlook(
        {side: sum(side in end.winners for end in ends) / len(ends) for side in game.sides},
        tuple(sum(end.won[seat] for end in ends) / len(ends) for seat in range(seats)),
    )


class Hindsight(ABC):
    """What a game has to say about its past. The same arguments give the same answers."""

    noted: ClassVar[str] = "suspicion"
    """What `notes` are about: how much each seat is suspected, or what it remembers."""

    @abstractmethod
    def outlook(self, state: State, playouts: int, seed: int, move: int = NOBODY) -> Outlook:
        """The chances in a round that is not decided yet, after a move if one is given."""

    @abstractmethod
    def candidates(self, state: State) -> list[int]:
        """The moves of the seat to move that are worth a thought, the most promising one first."""

    @abstractmethod
    def glance(self, state: State, seed: int) -> Thought:
        """What the seat to move thinks that looks but once, from its own view alone, and forgets nothing."""

    @abstractmethod
    def notes(self, state: State, eyes: int | None, seed: int) -> list[float]:
        """What a seat thinks of all seats at this moment, from its own view alone, or somebody who watches; from 0
        to 1. Nothing where there is nothing to think."""

    def roles(self, state: State, eyes: int | None, seed: int) -> tuple[Chances, ...]:
        """The same in more words: which role each seat may have. Nothing where nobody has a secret one."""
        return ()


class PolicyHindsight(Hindsight):
    """Of a game with a searching bot: its policy plays on, its belief is what a seat could know."""

    def __init__(self, bot: SearchBot) -> None:
        self.bot = bot
        self.policy = bot.policy()

    def public_of(self, state: State) -> Public:
        return self.bot.apprentice.public_of(state.view(None), state)

    def outlook(self, state: State, playouts: int, seed: int, move: int = NOBODY) -> Outlook:
        public, number, game = self.public_of(state), int(state.round), state.game
        lucks = (int(mix((seed + playout) & WORD)) for playout in range(playouts))
        ends = [play_on(state, public, self.policy, move, luck) for luck in lucks]
        return mean_of(game, [game.summaries(end)[number - 1] for end in ends])

    def candidates(self, state: State) -> list[int]:
        moves = state.moves()
        weights = self.policy.weighed(state, self.public_of(state))
        return [move for _, move in self.bot.candidates(moves, weights)]

    def glance(self, state: State, seed: int) -> Thought:
        return self.bot.apprentice.think(state.view(int(state.to_move)), state.moves(), seed)

    def roles(self, state: State, eyes: int | None, seed: int) -> tuple[Chances, ...]:
        if eyes is None:
            return self.bot.apprentice.roles(state, self.public_of(state), NOBODY)
        return self.bot.roles(state.view(eyes), seed)

    def notes(self, state: State, eyes: int | None, seed: int) -> list[float]:
        suspects = state.game.suspects
        return [sum(chances.get(role, 0.0) for role in suspects) for chances in self.roles(state, eyes, seed)]
