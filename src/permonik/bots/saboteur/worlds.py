"""Where the saboteurs sit and where the gold lies, as often as a seat believes it. Compiled."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.bots.core.worlds import Worlds, pick
from permonik.bots.digging.worlds import gold_in, known_goals, known_roles, move_gold
from permonik.bots.saboteur.witness import HYPOTHESES
from permonik.engine.core.randomness import Fast, Generator
from permonik.engine.digging.tables import GOALS
from permonik.engine.saboteur.imaginer import Imaginer
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import SABOTEUR

SAMPLES: Final = 32
"""For the gold while a stone is turned over: which goals that leaves is known to the imaginer alone."""


def seats_of_saboteurs(roles: vec[u8], known: i64) -> vec[i64]:
    """The places, as bits, that the saboteurs among these dwarf cards may have; those with a bit in `known` stay."""
    places: i64 = len(roles)
    now: i64 = 0
    saboteurs: i64 = 0
    for place in range(places):
        if roles[place] == SABOTEUR:
            now |= 1 << place
            saboteurs += 1
    sets: vec[i64] = vec[i64]()
    for bits in range(i64(1) << places):
        if (bits ^ now) & known == 0 and bit_count(bits) == saboteurs:
            sets = append(sets, bits)
    return sets


def bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


class SaboteurWorlds(Worlds):
    """States from the imaginer, with roles and gold by how likely they make the deeds of all: every way in which the
    dwarf cards may have been dealt is counted."""

    __slots__ = ("deals", "imaginer", "known_goals", "seats", "sums")

    def __init__(self, imaginer: Imaginer, likelihoods: vec[float]) -> None:
        """With likelihoods as a witness sums them up."""
        self.imaginer = imaginer
        self.seats: i64 = imaginer.state.seats
        self.known_goals: i64 = known_goals(imaginer.state, imaginer.unknowns)
        self.deals: vec[i64] = seats_of_saboteurs(imaginer(0).roles, known_roles(imaginer.unknowns))
        """Where the saboteurs may sit, as bits."""
        self.sums: vec[float] = vec[float]([0.0] * (GOALS * len(self.deals)))
        """For each goal the weights of all deals if the gold is there, each with those before it."""
        self.weigh(likelihoods)

    def weigh(self, likelihoods: vec[float]) -> None:
        deals: i64 = len(self.deals)
        sums = self.sums
        for gold in range(i64(GOALS)):
            for i in range(deals):
                total = 0.0
                for seat in range(self.seats):
                    role = self.deals[i] >> seat & 1
                    total += likelihoods[HYPOTHESES * seat + GOALS * role + gold]
                sums[deals * gold + i] = total
        most = sums[0]
        for at in range(GOALS * deals):
            most = max(most, sums[at])
        for gold in range(i64(GOALS)):
            total = 0.0
            for i in range(deals):
                total += exp(max(sums[deals * gold + i] - most, -600.0))
                sums[deals * gold + i] = total

    def draw(self, generator: Generator) -> Saboteur:
        state = self.imaginer(int(generator.word()))
        goals = state.goals[:]
        gold = gold_in(goals)
        if not self.known_goals >> gold & 1:
            gold = self.draw_gold(generator)
            move_gold(goals, gold)
        deals: i64 = len(self.deals)
        deal = self.deals[pick(self.sums, deals * gold, deals, generator)]
        roles = state.roles[:]
        for place in range(i64(len(roles))):
            roles[place] = u8(deal >> place & 1)
        state.roles = roles
        state.goals = goals
        return state

    def total(self, gold: i64) -> float:
        """How much speaks for the gold at a goal that the seat does not know."""
        return 0.0 if self.known_goals >> gold & 1 else self.sums[len(self.deals) * (gold + 1) - 1]

    def draw_gold(self, generator: Generator) -> i64:
        totals: vec[float] = vec[float]([0.0] * GOALS)
        total = 0.0
        for gold in range(i64(GOALS)):
            total += self.total(gold)
            totals[gold] = total
        return pick(totals, 0, GOALS, generator)

    def chances(self, seed: int) -> list[float]:
        """For each seat that it is a saboteur, then for each goal that it is the gold."""
        found: vec[float] = vec[float]([0.0] * (self.seats + GOALS))
        golds = self.gold_chances(seed)
        deals: i64 = len(self.deals)
        always: i64 = -1
        for i in range(deals):
            always &= self.deals[i]
        for gold in range(i64(GOALS)):
            if golds[gold] == 0.0:
                continue
            found[self.seats + gold] = golds[gold]
            whole = self.sums[deals * (gold + 1) - 1]
            before = 0.0
            for i in range(deals):
                weight = (self.sums[deals * gold + i] - before) / whole * golds[gold]
                before = self.sums[deals * gold + i]
                for seat in range(self.seats):
                    if self.deals[i] >> seat & 1:
                        found[seat] += weight
        for seat in range(self.seats):
            if always >> seat & 1:
                found[seat] = 1.0
        return [min(chance, 1.0) for chance in found]

    def gold_chances(self, seed: int) -> vec[float]:
        golds: vec[float] = vec[float]([0.0] * GOALS)
        generator = Fast(seed)
        if self.known_goals >> gold_in(self.imaginer(int(generator.word())).goals) & 1:
            for _ in range(i64(SAMPLES)):
                golds[gold_in(self.imaginer(int(generator.word())).goals)] += 1.0 / float(SAMPLES)
            return golds
        total = 0.0
        for gold in range(i64(GOALS)):
            total += self.total(gold)
        for gold in range(i64(GOALS)):
            golds[gold] = self.total(gold) / total
        return golds
