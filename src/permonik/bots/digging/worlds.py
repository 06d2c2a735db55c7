"""What the worlds of both Saboteurs share: where the gold lies. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.digging.imaginer import Unknowns
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.tables import GOLD, TURNING


def known_goals(state: DiggingRules, unknowns: Unknowns) -> i64:
    """The goals, as bits, that stay as they are: what is being turned tells something of what is behind it."""
    if len(unknowns.faces) == 0 or state.phase == TURNING:
        return -1
    return unknowns.seen_goals


def known_roles(unknowns: Unknowns) -> i64:
    """The places of dwarf cards, as bits, that stay as they are."""
    if len(unknowns.roles) == 0:
        return -1
    return unknowns.seen_roles


def gold_in(goals: vec[u8]) -> i64:
    gold: i64 = 0
    while goals[gold] != GOLD:
        gold += 1
    return gold


def move_gold(goals: vec[u8], to: i64) -> None:
    goals[gold_in(goals)] = goals[to]
    goals[to] = GOLD
