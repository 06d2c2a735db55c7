"""What a searching bot needs of a game: a policy, what is public, and worlds by belief."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple

from permonik.bots.bot import Bot
from permonik.bots.core.policy import Policy
from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.core.search import Search
from permonik.bots.core.worlds import Worlds
from permonik.bots.thought import Belief, Chances, Thought, weighed
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import State
from permonik.engine.core.view import View

NEARLY_AS_GOOD = 0.02
"""Of what a round may bring: so much a journeyman does not mind,"""
WINS_ABOUT_AS_OFTEN = 0.06
"""and so much where a round is won or lost: a few dozen playouts tell no finer difference."""
CANDIDATES = 8
"""Moves that are searched: the best in the eyes of the policy, and the best of each kind."""

BLIND = "blind"
"""Holds all worlds that its view allows as likely."""
FROZEN = "frozen"
"""Supposes that nothing it does changes what the others believe."""


class Situation(NamedTuple):
    """What a seat makes of its view."""

    state: State
    """One that looks to the seat like the real one."""
    public: Public
    worlds: Worlds
    belief: Belief


class SearchBot(Bot, ABC):
    """Believes, plays the worlds it believes in to the end of the round, and takes what does best there."""

    apprentice: PolicyBot
    """Who plays by the same policy at a glance."""
    variants = (BLIND, FROZEN)
    whim: float = 0.0
    """How much worse than the best the last other move in question may be, and still be played as often: whoever always
    plays the best feels like a machine."""

    @abstractmethod
    def policy(self) -> Policy: ...

    @abstractmethod
    def situation(self, view: View, seed: int) -> Situation: ...

    @abstractmethod
    def kind(self, move: int) -> int:
        """Moves of one kind are alike: the best of each kind is searched."""

    def public_of(self, view: View, state: State) -> Public:
        """What everybody may think, as far as the variant thinks of it."""
        public = self.apprentice.public_of(view, state)
        if self.variant == BLIND:
            public.forget_deeds()
        public.frozen = self.variant == FROZEN
        return public

    def roles(self, view: View, seed: int) -> tuple[Chances, ...]:
        """Which role a seat believes each seat to have, whoever is to move."""
        assert view.seat is not None, "the audience has no cards to look at"
        state = self.apprentice.imagined(view)
        return self.apprentice.roles(state, self.public_of(view, state), view.seat)

    def is_searched(self, view: View) -> bool:
        """Whether a decision is worth a search; the others are left to the policy."""
        return True

    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        assert view is not None, "a mind looks at the table"
        assert view.seat is not None, "the audience decides nothing"
        if len(moves) == 1:
            yield Thought(moves[0])
            return
        here, policy = self.situation(view, seed), self.policy()
        weights = policy.weighed(here.state, here.public)
        if not self.is_searched(view):
            yield weighed(moves, weights, seed, here.belief)
            return
        chosen = self.candidates(moves, weights)
        prior = [max(-1.0, (weight - chosen[0][0]) / 2) for weight, _ in chosen]
        values = {move: weight for weight, move in chosen}
        yield Thought(chosen[0][1], values, here.belief, 1 / len(chosen))
        search = Search(
            here.worlds, here.public, policy, view.seat, [move for _, move in chosen], prior, seed & 0xFFFFFFFF
        )
        left, stages = iterations, (len(chosen) - 1).bit_length()
        while len(search.alive) > 1:
            worlds = max(1, left // stages // len(search.alive))
            left -= worlds * len(search.alive)
            stages -= 1
            search.play(worlds)
            best, second = search.alive[:2]
            search.halve()
            wavers = len(search.alive) == 1 and search.value(best) - search.value(second) < self.whim
            if wavers and Fast(seed).below(2):
                yield Thought(int(search.moves[second]), search.values(), here.belief, 1 / 2)
            else:
                yield Thought(search.best, search.values(), here.belief, 1 / len(search.alive))

    def candidates(self, moves: list[int], weights: list[float]) -> list[tuple[float, int]]:
        kinds: set[int] = set()
        chosen: list[tuple[float, int]] = []
        for weight, move in sorted(zip(weights, moves, strict=True), reverse=True):
            if len(chosen) < CANDIDATES or self.kind(move) not in kinds:
                chosen.append((weight, move))
                kinds.add(self.kind(move))
        return chosen
