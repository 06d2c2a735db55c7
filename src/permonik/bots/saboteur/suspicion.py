"""How much each seat looks like a saboteur, from what it did in this round."""

from math import exp, log

from permonik.bots.saboteur.replay import WatchedMove
from permonik.engine.digging.distances import FAR
from permonik.engine.digging.tables import BROKE, COLLAPSED, PLACED, REPAIRED, UNCOVERED
from permonik.engine.saboteur.cards import BY_SEATS
from permonik.engine.saboteur.view import SaboteurView

MOST_STEPS = 3
"""More cards than that, gained or lost by one move, say nothing more about the seat."""


def chance(doubt: float) -> float:
    return 1 / (1 + exp(-doubt))


def prior_doubt(view: SaboteurView) -> float:
    """Before anything happened: what the dwarf cards not in front of this seat say."""
    dwarves = BY_SEATS[view.seats]
    saboteurs = dwarves["saboteurs"] - (view.role == "saboteur")
    miners = dwarves["miners"] - (view.role == "miner")
    return log(max(saboteurs, 0.2) / miners)


def steps(watched: WatchedMove, goal: int) -> int:
    """By how many cards a move brought a goal nearer."""
    before, after = watched.before[goal], watched.after[goal]
    if before == after:
        return 0
    return max(-MOST_STEPS, min(MOST_STEPS, before - after))


def best_steps(watched: WatchedMove, gold: int | None) -> int:
    """What a move did for digging: to the gold if the seat must know where it is, else the worst loss of any goal, or
    without a loss the best gain."""
    if gold is not None and watched.seen >> gold & 1:
        return steps(watched, gold)
    gains = [steps(watched, goal) for goal in range(3) if min(watched.before[goal], watched.after[goal]) < FAR]
    losses = min(gains, default=0)
    return losses if losses < 0 else max(gains, default=0)


class Suspicion:
    """Doubts about all seats, as logarithms of odds: above 0 a seat is rather a saboteur."""

    def __init__(self, view: SaboteurView, watched_moves: list[WatchedMove]) -> None:
        self.me = view.seat
        self.own = 1.0 if view.role == "saboteur" else 0.0
        self.gold = next((number for number, goal in enumerate(view.goals) if goal.face == "gold"), None)
        self.doubts = [prior_doubt(view)] * view.seats
        """What others may think; that about the own seat included."""
        for watched in watched_moves:
            self.doubts[watched.seat] += self.weight(watched)

    def of(self, seat: int) -> float:
        """The chance that a seat is a saboteur, as this seat knows it."""
        return self.own if seat == self.me else chance(self.doubts[seat])

    def weight(self, watched: WatchedMove) -> float:
        if watched.kind == PLACED:
            return self.weight_of_card(watched)
        if watched.kind == COLLAPSED:
            return self.weight_of_rockfall(watched)
        if watched.kind == BROKE:
            return 2.2 * (0.5 - self.of(watched.on))
        if watched.kind == REPAIRED and watched.on != watched.seat:
            return 1.6 * (self.of(watched.on) - 0.5)
        if watched.kind == UNCOVERED and watched.seen >> watched.on & 1:
            return 1.0
        return 0.0

    def weight_of_card(self, watched: WatchedMove) -> float:
        gain = best_steps(watched, self.gold)
        if watched.dead_end:
            return 1.5 if gain == 0 else 2.2
        if gain < 0:
            return 1.0
        return 0.3 if gain == 0 else -0.5

    def weight_of_rockfall(self, watched: WatchedMove) -> float:
        gain = best_steps(watched, self.gold)
        if gain < 0:
            return 1.8
        if gain > 0:
            return -1.0
        return 0.0 if watched.dead_end else 0.6
