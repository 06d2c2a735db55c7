"""What each role plays for: whose way to the gold it wants short, and whom it wishes well."""

from typing import NamedTuple

from permonik.engine.saboteur2.tables import BLUE, BOSS, GEOLOGIST, GREEN, PROFITEER, SABOTEUR


class Aim(NamedTuple):
    """The stakes of a role: how much it wants a way to be short, below 0 long."""

    blue: float
    """The way free of green doors."""
    green: float
    team: float
    """The shorter of the two."""
    any: float
    """The way that may lead through all doors."""
    friends: tuple[float, ...]
    """For each role how welcome its success is, from -1 to 1."""


DIGGING_PROFITEER = Aim(0.0, 0.0, 1.0, 0.0, (0.1, 0.1, -0.6, 0.3, 0.0, 0.0))
HINDERING_PROFITEER = Aim(0.0, 0.0, 0.0, -1.0, (-0.6, -0.6, 0.1, -0.4, 0.0, 0.0))

AIMS = {
    BLUE: Aim(1.0, -0.3, 0.0, 0.0, (1.0, -0.7, -1.0, 0.4, 0.0, 0.0)),
    GREEN: Aim(-0.3, 1.0, 0.0, 0.0, (-0.7, 1.0, -1.0, 0.4, 0.0, 0.0)),
    SABOTEUR: Aim(0.0, 0.0, 0.0, -1.0, (-0.9, -0.9, 1.0, -0.9, 0.0, 0.0)),
    BOSS: Aim(0.0, 0.0, 1.0, 0.0, (0.4, 0.4, -1.0, 0.0, 0.0, 0.0)),
    GEOLOGIST: Aim(0.0, 0.0, 0.0, 0.0, (-0.1, -0.1, -0.1, -0.1, -0.1, -0.9)),
}


def aim_of(role: int, gold_pays: bool) -> Aim:
    """The profiteer joins the side that is worth more to it."""
    if role == PROFITEER:
        return DIGGING_PROFITEER if gold_pays else HINDERING_PROFITEER
    return AIMS[role]
