"""A dwarf turns tiles over and walks onto them: what they do. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.diamond_forest.scoring import check_home
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import (
    BOG,
    CHOOSING,
    DECIDING,
    DIAMOND,
    ENTERED,
    ENTRANCE,
    FIRE,
    GALLERY,
    IMP,
    LIT,
    NEIGHBOURS,
    OUTSIDE,
    PATH,
    PINNED,
    ROCK,
    ROLLING,
    SHOWN,
    SPENT,
    TILE,
    TOOK,
    TRAVELLED,
    TRAVELLING,
    UP,
)
from permonik.engine.diamond_forest.turns import end_turn


def reveal(state: ForestState, cell: i64) -> None:
    state.turn_up(cell)
    state.tell(SHOWN, state.to_move, state.tile(cell), cell, 0)
    state.shown = cell
    state.phase = DECIDING


def enter(state: ForestState, cell: i64) -> None:
    """Walks onto a tile, whose effect follows at once (FO-020, FO-021, FO-026)."""
    me = state.active
    left = i64(state.dwarfs[me])
    state.dwarfs[me] = u8(cell)
    state.entries += 1
    state.tell(ENTERED, me, state.tile(cell), cell, 0)
    state.leave(left)
    if check_home(state, me):
        if not state.over:
            end_turn(state)
        return
    take_effect(state, cell, state.tile(cell))


def take_effect(state: ForestState, cell: i64, tile: i64) -> None:
    if tile == PATH:
        if state.entries < len(state.board.cells):
            state.phase = CHOOSING
        else:  # FO-093
            end_turn(state)
    elif tile in (IMP, BOG) or tile >= ROCK:
        state.phase = ROLLING
    elif tile == GALLERY:
        discover(state, cell)
    else:
        if tile >= DIAMOND:
            take_diamond(state, tile - DIAMOND)
        elif tile == FIRE:
            light(state, cell)
        end_turn(state)


def take_diamond(state: ForestState, colour: i64) -> None:
    """One of each colour at most, and always taken (FO-039, FO-040, FO-117)."""
    me = state.active
    own = i64(state.diamonds[me])
    if own >> colour & 1 == 0:
        state.diamonds[me] = u8(own | 1 << colour)
        state.tell(TOOK, me, 0, 0, colour)


def light(state: ForestState, cell: i64) -> None:
    """The first to enter a fire lights its neighbours to the end of the game (FO-043 to FO-046, FO-095)."""
    if i64(state.forest[cell]) & SPENT:
        return
    state.forest[cell] = u8(i64(state.forest[cell]) | PINNED | SPENT)
    for d in range(i64(4)):
        beside = cell + NEIGHBOURS[d]
        place = i64(state.forest[beside])
        if place & TILE != OUTSIDE and place & TILE != ENTRANCE and place & PINNED == 0:
            state.turn_up(beside)
            state.forest[beside] = u8(place | UP | PINNED)
            state.tell(LIT, state.active, place & TILE, beside, 0)


def discover(state: ForestState, cell: i64) -> None:
    """A gallery that was entered stays face up, and leads to the others (FO-068, FO-069, FO-071)."""
    state.forest[cell] = u8(i64(state.forest[cell]) | PINNED)
    places = state.board.places
    for i in range(i64(len(places))):
        if state.leads_to(places[i]):
            state.phase = TRAVELLING
            return
    end_turn(state)


def travel(state: ForestState, cell: i64) -> None:
    state.dwarfs[state.active] = u8(cell)
    state.tell(TRAVELLED, state.active, 0, cell, 0)
    end_turn(state)
