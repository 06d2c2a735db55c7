"""Who wins a round, what each seat is paid and why: the formulas of the rulebook once more, apart from the engine."""

from collections.abc import Sequence
from typing import NamedTuple

BLUE, GREEN = "blue-miner", "green-miner"
SABOTEUR, BOSS, PROFITEER, GEOLOGIST = "saboteur", "boss", "profiteer", "geologist"
ROLES = (BLUE, GREEN, SABOTEUR, BOSS, PROFITEER, GEOLOGIST)
RIVAL = {BLUE: GREEN, GREEN: BLUE}
SHARES = {0: 0, 1: 5, 2: 4, 3: 3, 4: 2}
LESS = {BOSS: 1, PROFITEER: 2}

Ways = frozenset[str] | None
"""The teams with a way free of the other team's doors; None when the gold was not reached."""


class Round(NamedTuple):
    """All that the formulas ask about a round."""

    roles: Sequence[str]
    trapped: frozenset[int]
    finisher: int
    ways: Ways
    generous: bool
    crystals: int


class Verdict(NamedTuple):
    winners: list[int]
    pay: list[int]
    whys: list[str]


def winning_teams(connector: str, ways: frozenset[str]) -> frozenset[str]:
    """The connector's own team goes first; without a connector of a team each team with a clean way wins."""
    if connector in RIVAL:
        preferred = [team for team in (connector, RIVAL[connector]) if team in ways]
        return frozenset(preferred[:1])
    return ways


def winning_roles(connector: str, ways: Ways, generous: bool) -> frozenset[str]:
    if ways is None:
        return frozenset({SABOTEUR, PROFITEER})
    teams = winning_teams(connector, ways)
    if teams or generous or connector in (BOSS, PROFITEER):
        return teams | {BOSS, PROFITEER}
    return frozenset()


def verdict(it: Round) -> Verdict:
    connector = it.roles[it.finisher]
    winning = winning_roles(connector, it.ways, it.generous)
    free = [seat for seat in range(len(it.roles)) if seat not in it.trapped]
    winners = [seat for seat in free if it.roles[seat] in winning]
    share = SHARES.get(len(winners), 1)
    geologists = [seat for seat in free if it.roles[seat] == GEOLOGIST]
    pay = [0] * len(it.roles)
    for seat in winners:
        pay[seat] = max(0, share - LESS.get(it.roles[seat], 0))
    for seat in geologists:
        pay[seat] = it.crystals // len(geologists)
    whys = []
    for seat, role in enumerate(it.roles):
        if seat in it.trapped and (role in winning or role == GEOLOGIST):
            whys.append("trapped")
        elif role == GEOLOGIST:
            whys.append("crystals" if pay[seat] else "no_crystals")
        else:
            whys.append(why_won(role, connector, it.ways) if role in winning else why_lost(role, connector, it.ways))
    return Verdict(winners, pay, whys)


def why_won(role: str, connector: str, ways: Ways) -> str:
    if ways is None:
        return {SABOTEUR: "gold_never_found", PROFITEER: "with_saboteurs"}[role]
    if role in LESS:
        return "with_team" if ways else "both_locked_out"
    if connector == role:
        return "team_finished"
    return "rival_locked_out" if connector == RIVAL[role] else "free_way"


def why_lost(role: str, connector: str, ways: Ways) -> str:
    if ways is None:
        return "no_gold"
    if role == SABOTEUR:
        return "gold_found"
    if role in LESS:
        return "nobody_could_pass"
    return "rival_finished" if connector == RIVAL[role] and connector in ways else "locked_out"
