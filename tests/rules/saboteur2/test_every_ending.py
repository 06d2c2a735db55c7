"""Who wins behind which door: every combination, judged by the formulas of the rulebook (EX-070 to EX-096, EX-134 to
EX-143)."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.counts import Counts
from tests.rules.saboteur2.endings import ended, result, seats_in
from tests.rules.saboteur2.mines import MINES, WAYS, Mine
from tests.rules.saboteur2.oracle import (
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    ROLES,
    SABOTEUR,
    Round,
    verdict,
)

EVERYBODY = (SABOTEUR, BLUE, GEOLOGIST, GREEN, BOSS, BLUE, PROFITEER, GREEN, SABOTEUR, GEOLOGIST)
LONERS = ((BOSS, PROFITEER), (BOSS,), (PROFITEER,), ())
"""Who is in play beside the others."""
PRISONERS = {
    "nobody": (),
    "the boss": (BOSS,),
    "the profiteer": (PROFITEER,),
    "boss and profiteer": (BOSS, PROFITEER),
    "a miner of each team": (BLUE, GREEN),
    "all blue miners": (BLUE, BLUE),
    "all green miners": (GREEN, GREEN),
    "a saboteur": (SABOTEUR,),
    "all saboteurs": (SABOTEUR, SABOTEUR),
    "a geologist": (GEOLOGIST,),
    "all geologists": (GEOLOGIST, GEOLOGIST),
    "one of each winning kind": (BLUE, BOSS, GEOLOGIST),
}
TEAMS_IN_PLAY = ((), (BLUE,), (GREEN,), (BLUE, GREEN))
STOPPED_BY = {BLUE: "green-", GREEN: "blue-"}
"""What the names of the doors begin with that stop a team."""


def in_prison(roles: list[str], prisoners: tuple[str, ...]) -> frozenset[int] | None:
    """The last seats of these roles; None when they are not all in play."""
    seats: list[int] = []
    for role in prisoners:
        rest = [seat for seat, other in enumerate(roles) if other == role and seat not in seats]
        if not rest:
            return None
        seats.append(rest[-1])
    return frozenset(seats)


def casts(finisher: str) -> Iterator[tuple[list[str], frozenset[int]]]:
    """Everybody with and without boss and profiteer, with every choice of prisoners."""
    for loners in LONERS:
        roles = [role for role in EVERYBODY if role not in (BOSS, PROFITEER) or role in loners]
        if finisher in roles:
            for prisoners in PRISONERS.values():
                trapped = in_prison(roles, prisoners)
                if trapped is not None:
                    yield roles, trapped


def rounds(doors: str, finisher: str) -> Iterator[Round]:
    """Every combination of those in play, in prison and of the option; the crystals are those of the mine."""
    for roles, trapped in casts(finisher):
        for generous in (False, True):
            yield Round(roles, trapped, roles.index(finisher), WAYS[doors], generous, crystals=0)


def mines_for(doors: str, it: Round) -> list[Mine]:
    """The mines in which the finisher can play the last card: a prisoner lays no path card (EX-060)."""
    barred = it.finisher in it.trapped
    mines = [mine for mine in MINES.values() if mine.doors == doors]
    return [mine for mine in mines if not (barred and mine.last.startswith("place"))]


def check(mine: Mine, it: Round) -> None:
    """The round ends as the formulas say, with a way for each team that has one."""
    option = f"option generous_both_doors {str(it.generous).lower()}"
    table = ended(mine, " ".join(it.roles), option, seats_in("trapped", it.trapped), finisher=it.finisher)
    end = result(table)
    expected = verdict(it._replace(crystals=mine.crystals))
    assert (end.winners, end.pay, end.whys) == expected, it
    assert (table.state.over, table.scores) == (True, expected.pay), it
    assert (end.gold_reached, end.finisher, end.crystals) == (mine.ways is not None, it.finisher, mine.crystals)
    laid = {(card.x, card.y): card.card for card in end.mine}
    gold = (8, (-2, 0, 2)[mine.goals.split().index("gold")])
    for team, route in ((BLUE, end.blue_route), (GREEN, end.green_route)):
        assert bool(route) == (team in (mine.ways or ())), it
        if route:
            assert (route[0], route[-1]) == ((0, 0), gold)
            assert not any(laid[cell].startswith(STOPPED_BY[team]) for cell in route[1:]), it


@pytest.mark.rule("EX-070", "EX-071", "EX-072", "EX-073", "EX-074", "EX-075", "EX-077", "EX-080")
@pytest.mark.rule("EX-134", "EX-135", "EX-137", "EX-138", "EX-139", "EX-142", "EX-143")
@pytest.mark.parametrize("finisher", ROLES)
@pytest.mark.parametrize("doors", WAYS)
def test_every_combination_ends_as_the_formulas_say(doors: str, finisher: str, counts: Counts) -> None:
    """A small run judges each combination in one of its mines, a larger one in all of them."""
    everywhere = counts(small=0, normal=1, full=1)
    chance = Random(f"{doors}, {finisher}")
    combinations = 0
    for it in rounds(doors, finisher):
        mines = mines_for(doors, it)
        for mine in mines if everywhere else chance.choices(mines, k=bool(mines)):
            check(mine, it)
            combinations += 1
    assert combinations >= 2 * len(PRISONERS)


@pytest.mark.rule("EX-142", "EX-148")
@pytest.mark.parametrize("teams", TEAMS_IN_PLAY, ids=lambda teams: " and ".join(teams) or "no team")
@pytest.mark.parametrize("name", MINES)
def test_a_team_without_a_miner_in_play_is_judged_as_well(name: str, teams: tuple[str, ...]) -> None:
    mine = MINES[name]
    for others in ((BOSS, PROFITEER), (BOSS, GEOLOGIST), (PROFITEER, SABOTEUR), (SABOTEUR, GEOLOGIST)):
        roles = [*others, *teams]
        for seat in range(len(roles)):
            for generous in (False, True):
                check(mine, Round(roles, frozenset(), seat, mine.ways, generous, mine.crystals))


@pytest.mark.parametrize("doors", WAYS)
def test_mines_are_drawn_for_all_doors_with_and_without_ladders(doors: str) -> None:
    mines = [mine for mine in MINES.values() if mine.doors == doors]
    assert len(mines) >= 3
    if WAYS[doors] is not None:
        assert {"L:" in mine.rows or mine.card.startswith("ladder") for mine in mines} == {True, False}
