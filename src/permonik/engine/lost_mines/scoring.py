"""The end of a round: whose pot is how large, and what each dwarf gets of it. Compiled."""

from mypy_extensions import i64

from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.state import LostMinesState, Pot, Result
from permonik.engine.lost_mines.tables import (
    BURNT,
    COUNTED,
    DRAGON_COST,
    OVER,
    PAID,
    ROLES_OF_CLAN,
    SABOTEUR,
    SELFISH,
    SHOWED,
    TREASURE_VALUE,
    YELLOW,
)
from permonik.engine.walking.tables import REVEALED, ROUND_ENDED


def end_round(state: LostMinesState, why: i64) -> None:
    """Reveals dwarf cards and gathered treasures, shares the pots and deals again, or ends the game (LM-146 to
    LM-159, LM-167 to LM-169, LM-227)."""
    finisher = state.last
    state.tell(ROUND_ENDED, 0, 0, finisher + 1, why)
    for seat in range(state.seats):
        state.tell(REVEALED, seat, 0, 0, i64(state.dwarves[seat]))
    for place in range(state.seats):
        if state.takers[place] != NOBODY:
            state.tell(SHOWED, state.takers[place], 0, place, i64(state.treasures[place]))
    result = result_of(state, why)
    state.results = (*state.results, result)
    for seat in range(state.seats):
        gain: i64 = result.gains[seat]
        if seat == state.dragon:
            state.tell(BURNT, seat, 0, 0, DRAGON_COST)
        state.points[seat] += gain
        state.tell(PAID, seat, 0, 0, gain)
    if state.round < state.options.rounds:
        first = state.first if finisher == NOBODY else state.after(finisher)  # LM-167, LM-236
        state.begin_round(first)
        return
    state.over = True
    state.phase = OVER
    state.to_move = NOBODY
    state.turn = NOBODY
    state.steps = 0
    state.due = 0
    state.proposed = False
    for seat in range(state.seats):
        state.tell(COUNTED, seat, 0, 0, state.points[seat])


def result_of(state: LostMinesState, why: i64) -> Result:
    seats = range(int(state.seats))
    dwarves = [int(state.dwarves[seat]) for seat in seats]
    treasures = [int(state.treasures[place]) for place in seats]
    takers = [int(state.takers[place]) for place in seats]
    found = values_by_seat(treasures, takers)
    pots = tuple([pot_of(clan, dwarves, found) for clan in range(YELLOW + 1)])
    gains = gains_of(dwarves, found, pots, int(state.dragon))
    return Result(int(why), int(state.last), dwarves, treasures, takers, int(state.dragon), state.net, pots, gains)


def values_by_seat(treasures: list[int], takers: list[int]) -> list[list[int]]:
    """The values of the treasures that each seat has gathered."""
    found: list[list[int]] = [[] for _ in takers]
    for place, taker in enumerate(takers):
        if taker != NOBODY:
            found[taker].append(TREASURE_VALUE[treasures[place]])
    return found


def team_of(dwarf: int) -> int:
    """The clan whose pot a dwarf fills and shares: a saboteur's is the other one. `NOBODY` for a selfish dwarf, who
    shares with nobody (LM-147 to LM-151)."""
    clan = dwarf // ROLES_OF_CLAN
    role = dwarf % ROLES_OF_CLAN
    if role == SELFISH:
        return NOBODY
    return YELLOW - clan if role == SABOTEUR else clan


def pot_of(clan: int, dwarves: list[int], found: list[list[int]]) -> Pot:
    members = [seat for seat, dwarf in enumerate(dwarves) if team_of(dwarf) == clan]
    best = max([max(found[seat], default=0) for seat in members], default=0)
    holders = [seat for seat in members if best and best in found[seat]]  # LM-153, LM-228
    return Pot(clan, members, sum([sum(found[seat]) for seat in members]), holders)


def gains_of(dwarves: list[int], found: list[list[int]], pots: tuple[Pot, ...], dragon: int) -> list[int]:
    """Victory points of each seat: an equal share, the remainder for those with the best treasure, less what the dragon
    takes (LM-147 to LM-158)."""
    gains = [sum(found[seat]) if team_of(dwarf) == NOBODY else 0 for seat, dwarf in enumerate(dwarves)]
    for pot in pots:
        for seat in pot.members:
            gains[seat] = pot.share
        for seat in pot.holders:
            gains[seat] += pot.remainder // len(pot.holders)
    if dragon != NOBODY:
        gains[dragon] = max(0, gains[dragon] - DRAGON_COST)
    return gains
