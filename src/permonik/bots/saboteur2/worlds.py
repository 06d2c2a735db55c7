"""Who has which role and where the gold lies, as often as a seat believes it. Compiled."""

from math import exp, log

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.worlds import Worlds, exchange, pick
from permonik.bots.digging.worlds import gold_in, known_goals, known_roles, move_gold
from permonik.bots.saboteur2.public import ROLES, ExpansionPublic
from permonik.engine.core.randomness import Generator
from permonik.engine.digging.tables import GOALS
from permonik.engine.saboteur2.imaginer import Imaginer
from permonik.engine.saboteur2.rules import Saboteur2


class ExpansionWorlds(Worlds):
    """States from the imaginer, with roles and gold placed by how much the deeds of all speak for them."""

    __slots__ = ("golds", "imaginer", "known_goals", "known_roles", "likelihoods")

    def __init__(self, imaginer: Imaginer, public: ExpansionPublic) -> None:
        self.imaginer = imaginer
        self.likelihoods: vec[float] = vec[float]([0.0] * len(public.odds))
        for i in range(i64(len(public.odds))):
            self.likelihoods[i] = log(public.odds[i])
        self.known_roles: i64 = known_roles(imaginer.unknowns)
        self.known_goals: i64 = known_goals(imaginer.state, imaginer.unknowns)
        self.golds: vec[float] = vec[float]([0.0] * GOALS)
        """For each goal how much speaks for the gold there and at those before it."""
        total = 0.0
        for goal in range(i64(GOALS)):
            total += 0.0 if self.known_goals >> goal & 1 else exp(public.hints[goal])
            self.golds[goal] = total

    def draw(self, generator: Generator) -> Saboteur2:
        state = self.imaginer(int(generator.word()))
        roles = state.roles[:]
        goals = state.goals[:]
        exchange(roles, self.known_roles, self.likelihoods, ROLES, generator)
        if not self.known_goals >> gold_in(goals) & 1:
            move_gold(goals, pick(self.golds, 0, GOALS, generator))
        state.roles = roles
        state.goals = goals
        return state
