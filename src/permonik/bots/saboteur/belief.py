"""Where the gold may lie: what this seat knows, and where those dug who had looked at a map."""

from collections.abc import Sequence
from math import exp
from typing import Protocol

from permonik.bots.saboteur.replay import WatchedMove
from permonik.bots.saboteur.suspicion import steps
from permonik.bots.thought import Chances
from permonik.engine.digging.tables import PLACED
from permonik.engine.digging.view import DiggingView

GoldBelief = tuple[float, float, float]


class Doubts(Protocol):
    def of(self, seat: int) -> float:
        """The chance that a seat hinders digging."""


def gold_belief(view: DiggingView, watched_moves: Sequence[WatchedMove], doubts: Doubts) -> GoldBelief:
    """For each goal the chance that it is the gold."""
    faces = [goal.face for goal in view.goals]
    if "gold" in faces:
        weights = [float(face == "gold") for face in faces]
    else:
        hints = hints_of_others(view, watched_moves, doubts)
        weights = [exp(hint) if face is None else 0.0 for face, hint in zip(faces, hints, strict=True)]
    total = sum(weights)
    return weights[0] / total, weights[1] / total, weights[2] / total


def hints_of_others(view: DiggingView, watched_moves: Sequence[WatchedMove], doubts: Doubts) -> list[float]:
    hints = [0.0, 0.0, 0.0]
    for watched in watched_moves:
        if watched.kind != PLACED or not watched.seen or watched.seat == view.seat:
            continue
        trust = max(0.0, 1 - 2 * doubts.of(watched.seat))
        gains = [steps(watched, goal) for goal in range(3)]
        for goal in range(3):
            if watched.seen >> goal & 1:
                others = sum(gains) - gains[goal]
                hints[goal] += trust * (gains[goal] - others / 2)
    return hints


def gold_places(view: DiggingView, belief: GoldBelief) -> dict[str, Chances]:
    """The belief about each goal that lies face down, by its place."""
    return {
        f"{goal.x},{goal.y}": {"gold": chance, "stone": 1 - chance}
        for goal, chance in zip(view.goals, belief, strict=True)
        if goal.turned is None
    }
