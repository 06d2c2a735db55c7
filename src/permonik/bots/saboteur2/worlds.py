"""Who has which role and where the gold lies, as often as a seat believes it. Compiled."""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.worlds import Worlds, exchange, is_taken
from permonik.bots.digging.worlds import gold_in, known_goals, known_roles, move_gold
from permonik.bots.saboteur2.public import ROLES, ExpansionPublic
from permonik.engine.core.randomness import Generator
from permonik.engine.digging.tables import GOALS
from permonik.engine.saboteur2.imaginer import Imaginer
from permonik.engine.saboteur2.rules import Saboteur2

MIXING: Final = 4
"""So many exchanges are tried for each card, to forget the order that chance gave."""


class ExpansionWorlds(Worlds):
    """States from the imaginer, with roles and gold exchanged by how much the deeds of all speak for them."""

    __slots__ = ("hints", "imaginer", "known_goals", "known_roles", "likelihoods")

    def __init__(self, imaginer: Imaginer, public: ExpansionPublic) -> None:
        self.imaginer = imaginer
        self.hints: vec[float] = public.hints
        self.likelihoods: vec[float] = vec[float]([0.0] * len(public.odds))
        for i in range(i64(len(public.odds))):
            self.likelihoods[i] = log(public.odds[i])
        self.known_roles: i64 = known_roles(imaginer.unknowns)
        self.known_goals: i64 = known_goals(imaginer.state, imaginer.unknowns)

    def draw(self, generator: Generator) -> Saboteur2:
        state = self.imaginer(int(generator.word()))
        roles = state.roles[:]
        goals = state.goals[:]
        exchange(roles, self.known_roles, self.likelihoods, ROLES, MIXING * len(roles), generator)
        for _ in range(i64(MIXING)):
            gold = gold_in(goals)
            other = generator.below(GOALS)
            stays = (self.known_goals >> gold | self.known_goals >> other) & 1
            if gold != other and not stays and is_taken(self.hints[other] - self.hints[gold], generator):
                move_gold(goals, other)
        state.roles = roles
        state.goals = goals
        return state
