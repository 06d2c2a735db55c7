"""What the imp does to the one who wakes it. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.diamond_forest.scoring import check_home
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import (
    AGREED,
    AGREEING,
    CALLED,
    FOILED,
    LOOK,
    LOOKED,
    LOOKING,
    PROPOSED,
    SHUFFLE,
    SHUFFLING,
    SPOKESPERSON,
    SWAPPED,
    SWAPS,
    TRADE,
    TRADED,
    TRADING,
    UNANIMOUS,
    VOTED,
    VOTING,
    WHISKED,
    WHISKING,
    WIDTH,
)
from permonik.engine.diamond_forest.turns import end_turn


def begin_trick(state: ForestState, trick: i64) -> None:
    """Lets somebody decide, or nobody when there is nothing to decide (FO-055, FO-108, FO-128)."""
    if trick == TRADE:
        begin_trade(state)
    elif trick == SHUFFLE:
        begin_shuffle(state)
    elif not anything_covered(state):
        foil(state, trick)
    elif trick == LOOK:
        state.phase = LOOKING
    else:
        begin_whisk(state)


def foil(state: ForestState, trick: i64) -> None:
    state.tell(FOILED, state.active, 0, 0, trick)
    end_turn(state)


def anything_covered(state: ForestState) -> bool:
    places = state.board.places
    return any(state.is_covered(places[i]) for i in range(i64(len(places))))


# Trade places.


def begin_trade(state: ForestState) -> None:
    """With one choice there is nothing to choose; with none nothing happens (FO-057, FO-103, FO-128)."""
    count: i64 = 0
    only: i64 = 0
    for seat in range(state.seats):
        if may_trade(state, seat):
            count += 1
            only = seat
    if count == 0:
        foil(state, TRADE)
    elif count == 1:
        trade(state, only)
    else:
        state.phase = TRADING


def may_trade(state: ForestState, seat: i64) -> bool:
    return not state.is_home(seat) and state.dwarfs[seat] != state.dwarfs[state.active]


def trade(state: ForestState, seat: i64) -> None:
    """Two dwarfs change places, stand up, and nothing else happens to them (FO-056 to FO-059)."""
    me = state.active
    cell = state.dwarfs[me]
    state.dwarfs[me] = state.dwarfs[seat]
    state.dwarfs[seat] = cell
    state.stuck[me] = 0
    state.stuck[seat] = 0
    state.tell(TRADED, me, 0, 0, seat)
    check_home(state, me)
    if not state.over:
        check_home(state, seat)
    if not state.over:
        end_turn(state)


# Secret look.


def look(state: ForestState, cell: i64) -> None:
    """Only the one who looks gets the face; everybody sees where (FO-060, FO-106)."""
    me = state.active
    state.seen[cell] = u8(i64(state.seen[cell]) | 1 << me)
    state.tell_secretly(LOOKED, me, cell, 0, state.tile(cell) + 1)
    end_turn(state)


# Whisk away.


def begin_whisk(state: ForestState) -> None:
    """The others choose: one for all, by vote, or until all agree; one opponent alone decides (FO-107, FO-134)."""
    me = state.active
    state.to_move = state.next_in_play(me)
    if state.options.whisk_by == SPOKESPERSON or state.opponents() == 1:
        state.phase = WHISKING
    elif state.options.whisk_by == UNANIMOUS:
        state.phase = AGREEING
    else:
        state.phase = VOTING


def whisk(state: ForestState, cell: i64) -> None:
    """The imp tile changes places with a covered one and takes all who stand on it along (FO-061, FO-102)."""
    me = state.active
    here = i64(state.dwarfs[me])
    state.swap_tiles(here, cell)
    for seat in range(state.seats):
        if i64(state.dwarfs[seat]) == here:
            state.dwarfs[seat] = u8(cell)
    state.tell(WHISKED, me, 0, cell, here)
    end_turn(state)


def propose(state: ForestState, cell: i64) -> None:
    me = state.to_move
    state.proposal = cell
    state.proposals += 1
    state.agreed = 1 << me
    state.tell(PROPOSED, me, 0, cell, 0)
    state.to_move = next_other(state, me)


def agree(state: ForestState) -> None:
    """When all others want the same cell, it is done (FO-133)."""
    me = state.to_move
    state.agreed |= 1 << me
    state.tell(AGREED, me, 0, 0, 0)
    following = next_other(state, me)
    if state.agreed >> following & 1 == 0:
        state.to_move = following
        return
    cell = state.proposal
    end_agreeing(state)
    whisk(state, cell)


def call_vote(state: ForestState) -> None:
    state.tell(CALLED, state.to_move, 0, 0, 0)
    end_agreeing(state)
    state.phase = VOTING
    state.to_move = state.next_in_play(state.active)


def end_agreeing(state: ForestState) -> None:
    state.proposal = 0
    state.proposals = 0
    state.agreed = 0


def next_other(state: ForestState, seat: i64) -> i64:
    """The next seat clockwise that has a say against the active one."""
    seat = state.next_in_play(seat)
    if seat == state.active:
        seat = state.next_in_play(seat)
    return seat


def vote(state: ForestState, cell: i64) -> None:
    """Everybody votes in secret; the last vote decides (FO-132)."""
    me = state.to_move
    state.votes[me] = u8(cell)
    state.tell_secretly(VOTED, me, 0, 0, cell + 1)
    following = state.next_in_play(me)
    if following != state.active:
        state.to_move = following
        return
    chosen = chosen_by_vote(state)
    for seat in range(state.seats):
        state.votes[seat] = 0
    whisk(state, chosen)


def chosen_by_vote(state: ForestState) -> i64:
    """Most votes win; of cells with as many, the one of whoever comes first in turn order (FO-132)."""
    chosen: i64 = 0
    most: i64 = 0
    seat = state.next_in_play(state.active)
    while seat != state.active:
        votes = votes_for(state, i64(state.votes[seat]))
        if votes > most:
            most = votes
            chosen = i64(state.votes[seat])
        seat = state.next_in_play(seat)
    return chosen


def votes_for(state: ForestState, cell: i64) -> i64:
    votes: i64 = 0
    for seat in range(state.seats):
        if i64(state.votes[seat]) == cell:
            votes += 1
    return votes


# Shuffle the woods.


def begin_shuffle(state: ForestState) -> None:
    """Every other player in turn order; one opponent alone swaps twice (FO-063, FO-067, FO-136)."""
    state.phase = SHUFFLING
    state.swaps = state.opponents()
    if state.swaps == 1:
        state.swaps = 2
    state.to_move = state.next_in_play(state.active)
    if not any_pair(state):
        state.swaps = 0
        foil(state, SHUFFLE)


def any_pair(state: ForestState) -> bool:
    """Whether the seat to move can swap anything: two covered tiles side by side (FO-063, FO-064, FO-109)."""
    places = state.board.places
    for i in range(i64(len(places))):
        cell = places[i]
        if state.is_covered(cell):
            if state.is_covered(cell + 1) and SWAPS + 2 * cell != state.pair:
                return True
            if state.is_covered(cell + WIDTH) and SWAPS + 2 * cell + 1 != state.pair:
                return True
    return False


def other_half(move: i64) -> i64:
    """The second cell of a swap."""
    cell = (move - SWAPS) // 2
    return cell + 1 if (move - SWAPS) % 2 == 0 else cell + WIDTH


def swap(state: ForestState, move: i64) -> None:
    cell = (move - SWAPS) // 2
    other = other_half(move)
    state.swap_tiles(cell, other)
    state.tell(SWAPPED, state.to_move, 0, cell, other)
    state.swaps -= 1
    alone = state.opponents() == 1
    if not alone:
        state.to_move = state.next_in_play(state.to_move)
    elif state.swaps:
        state.pair = move
    if state.swaps and any_pair(state):
        return
    if state.swaps:
        state.tell(FOILED, state.active, 0, 0, SHUFFLE)
    state.swaps = 0
    state.pair = 0
    end_turn(state)
