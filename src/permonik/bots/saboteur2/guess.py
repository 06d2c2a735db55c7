"""Which role each seat may have: what this seat knows, what is left of the dwarf cards, and what others did."""

from collections import Counter
from math import exp

from permonik.bots.saboteur.suspicion import MOST_STEPS
from permonik.bots.saboteur2.replay import ExpansionMove
from permonik.engine.digging.distances import Distances
from permonik.engine.digging.tables import BROKE, COLLAPSED, PLACED, REPAIRED
from permonik.engine.saboteur2.cards import DWARVES
from permonik.engine.saboteur2.tables import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    IMPRISONED,
    PROFITEER,
    RELEASED,
    SABOTEUR,
    SWAPPED_HATS,
)
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY

Odds = list[float]
"""A number for each role."""

ROLES = range(len(VOCABULARY.roles))
DIGS = (1.0, 1.0, -1.0, 1.0, 0.0, 0.2)
"""How much each role wants the gold to be reached."""
TEAMS = {"blue": (BLUE, GREEN), "green": (GREEN, BLUE)}


def prior(view: Saboteur2View) -> Odds:
    """The chance of each role on a seat of which nothing is known."""
    seen = Counter(role for role in [*view.known_roles, *view.laid_away] if role is not None)
    left = [count - seen[role] for role, count in DWARVES.items()]
    return [count / sum(left) for count in left]


def gain(before: Distances, after: Distances) -> int:
    """By how many cards a move brought goals nearer: the worst loss of any goal, or without a loss the best gain."""
    gains = [max(-MOST_STEPS, min(MOST_STEPS, old - new)) for old, new in zip(before, after, strict=True)]
    return min(gains) if min(gains) < 0 else max(gains)


class Guess:
    """The chance of each role on each seat."""

    def __init__(self, view: Saboteur2View, moves: list[ExpansionMove]) -> None:
        self.prior = prior(view)
        self.odds = [self.begin(role) for role in view.known_roles]
        self.known = [role is not None for role in view.known_roles]
        for move in moves:
            self.learn(move)

    def begin(self, role: str | None) -> Odds:
        return self.prior if role is None else [float(name == role) for name in VOCABULARY.roles]

    def of(self, seat: int) -> float:
        """The chance that a seat hinders digging."""
        return self.odds[seat][SABOTEUR]

    def expected(self, role: int) -> float:
        """How many seats have a role, on average."""
        return sum(odds[role] for odds in self.odds)

    def digs(self, seat: int) -> float:
        """How much a seat wants the gold to be reached, from -1 to 1."""
        return sum(chance * wants for chance, wants in zip(self.odds[seat], DIGS, strict=True))

    def learn(self, move: ExpansionMove) -> None:
        watched = move.watched
        if watched.kind == SWAPPED_HATS:
            if not self.known[watched.on]:
                self.odds[watched.on] = self.prior
        elif not self.known[watched.seat]:
            signs = self.signs(move)
            self.odds[watched.seat] = weighed(self.odds[watched.seat], signs)

    def signs(self, move: ExpansionMove) -> Odds:
        """For each role how much a move speaks for it, as a logarithm."""
        watched = move.watched
        if watched.kind in (PLACED, COLLAPSED):
            return signs_of_digging(move)
        if watched.kind in (BROKE, IMPRISONED):
            return [-0.8 * wants * self.digs(watched.on) for wants in DIGS]
        if watched.kind in (REPAIRED, RELEASED) and watched.on != watched.seat:
            return [0.6 * wants * self.digs(watched.on) for wants in DIGS]
        return [0.0] * len(VOCABULARY.roles)


def weighed(odds: Odds, signs: Odds) -> Odds:
    weights = [chance * exp(sign) for chance, sign in zip(odds, signs, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def signs_of_digging(move: ExpansionMove) -> Odds:
    signs = [0.0] * len(VOCABULARY.roles)
    change = gain(move.before.any, move.after.any)
    if move.watched.dead_end and move.watched.kind == PLACED and move.feature != "crystal":
        signs[SABOTEUR] += 1.0
    if change < 0:
        signs[SABOTEUR] += 1.0
        signs[PROFITEER] += 0.3
    elif change > 0:
        signs[SABOTEUR] -= 0.6
    ours = gain(move.before.blue, move.after.blue) - gain(move.before.green, move.after.green)
    signs[BLUE] += 0.4 * ours
    signs[GREEN] -= 0.4 * ours
    laid = 1 if move.watched.kind == PLACED else -1
    if move.feature in TEAMS:
        team, rival = TEAMS[move.feature]
        signs[team] += 0.8 * laid
        signs[rival] -= 0.8 * laid
        signs[BOSS] -= 0.4 * laid
    elif move.feature == "crystal":
        signs[GEOLOGIST] += 0.7 * laid
    return signs
