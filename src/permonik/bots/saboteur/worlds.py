"""Where the saboteurs sit and where the gold lies, as often as a seat believes it. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.bots.core.worlds import Worlds, exchange, is_taken
from permonik.bots.digging.worlds import gold_in, known_goals, known_roles, move_gold
from permonik.bots.saboteur.witness import HYPOTHESES, ROLES
from permonik.engine.core.randomness import Fast, Generator
from permonik.engine.digging.tables import GOALS
from permonik.engine.saboteur.imaginer import Imaginer
from permonik.engine.saboteur.rules import Saboteur

MIXING: Final = 4
"""So many exchanges are tried for each card, to forget the order that chance gave."""
SAMPLES: Final = 400
"""For the chances of roles and of the gold."""


class SaboteurWorlds(Worlds):
    """States from the imaginer, with roles and goals exchanged by how likely they make the deeds of all."""

    __slots__ = ("imaginer", "known_goals", "known_roles", "likelihoods", "of_roles", "seats")

    def __init__(self, imaginer: Imaginer, likelihoods: vec[float]) -> None:
        self.imaginer = imaginer
        self.seats: i64 = imaginer.state.seats
        self.likelihoods: vec[float] = likelihoods
        """As a witness sums them up."""
        self.known_roles: i64 = known_roles(imaginer.unknowns)
        self.known_goals: i64 = known_goals(imaginer.state, imaginer.unknowns)
        self.of_roles: vec[float] = vec[float]([0.0] * (ROLES * self.seats))
        """The likelihoods of the roles, with the gold where it lies at the moment."""

    def draw(self, generator: Generator) -> Saboteur:
        state = self.imaginer(int(generator.word()))
        roles = state.roles[:]
        goals = state.goals[:]
        self.mix(roles, goals, generator)
        state.roles = roles
        state.goals = goals
        return state

    def mix(self, roles: vec[u8], goals: vec[u8], generator: Generator) -> None:
        for _ in range(i64(MIXING)):
            self.put_gold(gold_in(goals))
            exchange(roles, self.known_roles, self.of_roles, ROLES, len(roles), generator)
            self.exchange_goals(roles, goals, generator)

    def put_gold(self, gold: i64) -> None:
        for seat in range(self.seats):
            for role in range(i64(ROLES)):
                self.of_roles[ROLES * seat + role] = self.likelihoods[HYPOTHESES * seat + GOALS * role + gold]

    def exchange_goals(self, roles: vec[u8], goals: vec[u8], generator: Generator) -> None:
        gold = gold_in(goals)
        other = generator.below(GOALS)
        if gold == other or self.known_goals >> gold & 1 or self.known_goals >> other & 1:
            return
        odds = 0.0
        for seat in range(self.seats):
            at = HYPOTHESES * seat + GOALS * i64(roles[seat])
            odds += self.likelihoods[at + other] - self.likelihoods[at + gold]
        if is_taken(odds, generator):
            move_gold(goals, other)

    def chances(self, seed: int) -> list[float]:
        """For each seat that it is a saboteur, then for each goal that it is the gold."""
        generator = Fast(seed)
        state = self.draw(generator)
        roles = state.roles
        goals = state.goals
        counts: vec[float] = vec[float]([0.0] * (self.seats + GOALS))
        for _ in range(i64(SAMPLES)):
            self.put_gold(gold_in(goals))
            exchange(roles, self.known_roles, self.of_roles, ROLES, len(roles), generator)
            self.exchange_goals(roles, goals, generator)
            for seat in range(self.seats):
                counts[seat] += float(roles[seat])
            counts[self.seats + gold_in(goals)] += 1.0
        return [count / float(SAMPLES) for count in counts]
