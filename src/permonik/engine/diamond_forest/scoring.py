"""Who gets home, and how the game ends. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.core.state import NOBODY
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import COUNTED, ENDED, ENTRANCE, GOT_HOME, OVER


def check_home(state: ForestState, seat: i64) -> bool:
    """Whether a dwarf that was moved stands on an entrance with all colours; then it is home (FO-087, FO-130)."""
    if i64(state.diamonds[seat]) != state.board.colours or state.tile(i64(state.dwarfs[seat])) != ENTRANCE:
        return False
    state.home += 1
    state.ranks[seat] = u8(state.home)
    state.tell(GOT_HOME, seat, 0, 0, state.home)
    if not state.options.ranking:
        end_game(state)
        return True
    state.dwarfs[seat] = 0
    if state.opponents() == 0:  # one dwarf is left (FO-089)
        for last in range(state.seats):
            if state.ranks[last] == 0:
                state.ranks[last] = u8(state.seats)
        end_game(state)
    return True


def run_out(state: ForestState) -> None:
    """The rounds agreed are over: those still in the forest are ranked by their diamonds (FO-140)."""
    for seat in range(state.seats):
        if not got_home(state, seat):
            state.ranks[seat] = u8(state.home + 1 + richer_than(state, seat))
    end_game(state)


def got_home(state: ForestState, seat: i64) -> bool:
    """Holds also while those in the forest are being ranked behind."""
    return 0 < i64(state.ranks[seat]) <= state.home


def richer_than(state: ForestState, seat: i64) -> i64:
    """How many of those still in the forest have more diamonds."""
    richer: i64 = 0
    for other in range(state.seats):
        if not got_home(state, other) and state.diamonds_of(other) > state.diamonds_of(seat):
            richer += 1
    return richer


def end_game(state: ForestState) -> None:
    state.over = True
    state.phase = OVER
    state.to_move = NOBODY
    state.tell(ENDED, 0, 0, 0, 1 if state.home else 0)
    for seat in range(state.seats):
        state.tell(COUNTED, seat, 0, 0, state.diamonds_of(seat))
