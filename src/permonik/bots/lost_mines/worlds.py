"""Worlds of The Lost Mines that a seat holds possible, as often as it believes in them. Compiled."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.bots.core.worlds import Worlds, pick
from permonik.engine.core.randomness import Generator
from permonik.engine.lost_mines.imaginer import Imaginer
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import BLUE, LOYAL, ROLES_OF_CLAN, SABOTEUR, SELFISH, YELLOW


class MinesWorlds(Worlds):
    """States from the imaginer, with dwarf cards by how likely they make the deeds of all: every way in which those of
    a clan may have been dealt is counted. There is one selfish dwarf in a clan and one saboteur: their places say it
    all."""

    __slots__ = ("blue", "deals", "imaginer", "known", "sums")

    def __init__(self, imaginer: Imaginer, likelihoods: vec[float]) -> None:
        """With likelihoods as a witness sums them up."""
        self.imaginer = imaginer
        self.known: i64 = imaginer.unknowns.known_dwarves
        """The places of dwarf cards that the seat knows, as bits."""
        self.deals: vec[i64] = vec[i64]()
        """`place of the selfish one << 8 | place of the saboteur`, for the blue clan, then for the yellow one."""
        self.sums: vec[float] = vec[float]()
        """The weights of the deals of a clan, each with those before it."""
        self.count_deals(BLUE, likelihoods)
        self.blue: i64 = len(self.deals)
        """How many of them are of the blue clan."""
        self.count_deals(YELLOW, likelihoods)

    def count_deals(self, clan: i64, likelihoods: vec[float]) -> None:
        selfish = ROLES_OF_CLAN * clan + SELFISH
        saboteur = ROLES_OF_CLAN * clan + SABOTEUR
        total = 0.0
        for one in range(i64(len(self.imaginer.state.dwarves))):
            if not self.may_be(one, selfish):
                continue
            for other in range(i64(len(self.imaginer.state.dwarves))):
                if other != one and self.may_be(other, saboteur):
                    total += exp(self.lead(one, SELFISH, likelihoods) + self.lead(other, SABOTEUR, likelihoods))
                    self.deals = append(self.deals, one << 8 | other)
                    self.sums = append(self.sums, total)

    def may_be(self, place: i64, dwarf: i64) -> bool:
        """Whether a dwarf card of which there is one may be in a place, as far as the seat knows."""
        dwarves = self.imaginer.state.dwarves
        there = i64(dwarves[place])
        if self.known >> place & 1:
            return there == dwarf
        for other in range(i64(len(dwarves))):
            if self.known >> other & 1 and i64(dwarves[other]) == dwarf:
                return False
        return there // ROLES_OF_CLAN == dwarf // ROLES_OF_CLAN

    def lead(self, place: i64, role: i64, likelihoods: vec[float]) -> float:
        """How much more deeds speak for a role than for a loyal dwarf, as a logarithm."""
        if self.known >> place & 1 or place >= self.imaginer.state.seats:
            return 0.0
        at = ROLES_OF_CLAN * place
        return likelihoods[at + role] - likelihoods[at + LOYAL]

    def draw(self, generator: Generator) -> LostMines:
        state = self.imaginer(int(generator.word()))
        dwarves = state.dwarves[:]
        for place in range(i64(len(dwarves))):
            there = i64(dwarves[place])
            dwarves[place] = u8(there - there % ROLES_OF_CLAN + LOYAL)
        blue = pick(self.sums, 0, self.blue, generator)
        yellow = self.blue + pick(self.sums, self.blue, len(self.deals) - self.blue, generator)
        self.place(dwarves, self.deals[blue])
        self.place(dwarves, self.deals[yellow])
        state.dwarves = dwarves
        return state

    def place(self, dwarves: vec[u8], deal: i64) -> None:
        dwarves[deal >> 8] = u8(i64(dwarves[deal >> 8]) + SELFISH)
        dwarves[deal & 255] = u8(i64(dwarves[deal & 255]) + SABOTEUR)

    def chances(self) -> list[float]:
        """At `3 * seat + role` the chance that a seat has a role."""
        found = [0.0] * (ROLES_OF_CLAN * len(self.imaginer.state.dwarves))
        before = 0.0
        for i in range(i64(len(self.deals))):
            if i == self.blue:
                before = 0.0
            weight = (self.sums[i] - before) / self.sums[(self.blue if i < self.blue else i64(len(self.deals))) - 1]
            before = self.sums[i]
            found[ROLES_OF_CLAN * (self.deals[i] >> 8) + SELFISH] += weight
            found[ROLES_OF_CLAN * (self.deals[i] & 255) + SABOTEUR] += weight
        for seat in range(self.imaginer.state.seats):
            at = ROLES_OF_CLAN * seat
            found[at + SELFISH] = min(found[at + SELFISH], 1.0)
            found[at + SABOTEUR] = min(found[at + SABOTEUR], 1.0)
            found[at + LOYAL] = max(1.0 - found[at + SELFISH] - found[at + SABOTEUR], 0.0)
        return found[: ROLES_OF_CLAN * self.imaginer.state.seats]
