"""The end of the game: what the treasures of the clans are worth, and who has won. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.state import DarkCaveState, Result
from permonik.engine.dark_cave.tables import OVER, VALUED, WON, YELLOW
from permonik.engine.walking.tables import REVEALED, ROUND_ENDED


def end_game(state: DarkCaveState, why: i64) -> None:
    """Reveals all clan cards, counts the treasures and takes the gold of those inside (DC-172 to DC-182, DC-280)."""
    state.tell(ROUND_ENDED, 0, 0, state.last + 1, why)
    for seat in range(state.seats):
        if state.open_dwarves >> seat & 1 == 0:
            state.tell(REVEALED, seat, 0, 0, i64(state.dwarves[seat]))
    result = result_of(state, why)
    state.results = (result,)
    for clan in range(i64(YELLOW + 1)):
        state.tell(VALUED, 0, clan, 0, result.values[clan])
    state.tell(WON, 0, 0, 0, result.winner + 1)
    state.over = True
    state.phase = OVER
    state.to_move = NOBODY
    state.turn = NOBODY
    state.steps = 0
    state.due = 0
    state.proposed = False
    state.frozen = False
    state.drawer = NOBODY
    state.open_dwarves = (1 << state.seats) - 1
    for seat in range(state.seats):
        if state.inside(seat):
            state.nuggets[seat] = u8(0)


def result_of(state: DarkCaveState, why: i64) -> Result:
    seats = range(int(state.seats))
    dwarves = [int(state.dwarves[seat]) for seat in seats]
    nuggets = [int(state.nuggets[seat]) for seat in seats]
    escaped = [not state.inside(seat) for seat in seats]
    sides = [int(state.side(seat)) for seat in seats]
    values = values_of(sides, nuggets, escaped)
    first_out = int(state.first_out)
    winner = winner_of(values, NOBODY if first_out == NOBODY else sides[first_out])
    return Result(int(why), int(state.last), dwarves, nuggets, escaped, first_out, values, winner, state.net)


def values_of(sides: list[int], nuggets: list[int], escaped: list[bool]) -> list[int]:
    """For each clan the nuggets saved for it, times the dwarfs working for the other one, also those still inside
    (DC-177 to DC-179, DC-222)."""
    saved = [0, 0]
    for seat, side in enumerate(sides):
        if escaped[seat]:
            saved[side] += nuggets[seat]
    return [saved[clan] * sides.count(YELLOW - clan) for clan in range(YELLOW + 1)]


def winner_of(values: list[int], first_side: int) -> int:
    """The clan with the more valuable treasure; in a tie that of the first dwarf out, if there is one (DC-180 to
    DC-182)."""
    if values[0] == values[1]:
        return first_side
    return 0 if values[0] > values[1] else 1
