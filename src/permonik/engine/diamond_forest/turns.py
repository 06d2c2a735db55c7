"""Turns: how the game and a turn begin and end. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.core.randomness import shuffle
from permonik.engine.core.state import NOBODY
from permonik.engine.diamond_forest.scoring import run_out
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import CHOOSING, DEALT, ROLLING, STARTING, TURN


def begin_game(state: ForestState) -> None:
    """Chooses who starts, lays the tiles face down and puts the dwarfs on entrances (FO-007 to FO-013, FO-137)."""
    first = state.options.first_player
    if first == NOBODY:
        first = state.generator.below(state.seats)
    board = state.board
    tiles = state.deal
    if len(tiles) == 0:
        tiles = board.tiles[:]
        shuffle(tiles, state.generator)
    state.clear()
    for i in range(i64(len(board.places))):
        state.forest[board.places[i]] = tiles[i]
    state.round = 1
    state.first = first
    state.tell(DEALT, first, 0, 0, 0)
    if state.options.choose_entrance:
        state.phase = STARTING
        state.active = first
        state.to_move = first
        return
    for seat in range(state.seats):
        state.dwarfs[seat] = u8(board.entrance_of(seat, state.seats))
    begin_turn(state, first)


def begin_turn(state: ForestState, seat: i64) -> None:
    state.active = seat
    state.to_move = seat
    state.entries = 0
    state.phase = CHOOSING
    if state.stuck[seat] != 0:  # FO-050, FO-078
        state.phase = ROLLING
    state.tell(TURN, seat, 0, 0, 0)


def end_turn(state: ForestState) -> None:
    """The next dwarf in the forest; a round is over when it is again the turn of the first, or would be (FO-027)."""
    here = state.active
    following = state.next_in_play(here)
    seats = state.seats
    first = state.first
    if (following - first + seats) % seats <= (here - first + seats) % seats:
        if state.round == state.options.max_rounds:
            run_out(state)
            return
        state.round += 1
    begin_turn(state, following)
