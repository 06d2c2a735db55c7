"""What a seat may do, why not, and what happens then. Compiled.

`list_moves` lists, `why_not` checks and `apply` plays the same moves, in the order of the numbering in `tables`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE
from permonik.engine.diamond_forest.dice import get_stuck, pay, roll
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import (
    AGREE,
    AGREEING,
    CALL,
    CHOOSING,
    DECIDING,
    DECLINE,
    DECLINED,
    ENOUGH_PROPOSED,
    ENTER,
    ENTRANCE,
    ENTRANCE_STAYS,
    ENTRANCE_TAKEN,
    FACE_DOWN,
    FACE_UP,
    IS_HOME,
    LOOKING,
    LOOKS,
    MOVES,
    MUST_TURN,
    NEIGHBOURS,
    NO_ENTRANCE,
    NO_ENTRY,
    NO_GALLERY,
    NO_SUCH_SEAT,
    NO_TILE,
    NOT_BESIDE,
    NOT_COVERED,
    OTHER_DECISION,
    OUTSIDE,
    OWN_SEAT,
    PAY,
    PAYING,
    PROPOSALS,
    PROPOSED_ALREADY,
    REFUSE,
    RETREAT,
    REVEALS,
    ROLL,
    ROLLING,
    SAME_PAIR,
    SAME_TILE,
    SEEN_BY_ALL,
    SHUFFLING,
    SPIDER,
    STARTED,
    STARTING,
    STARTS,
    STAY,
    STAYED,
    STEPS,
    STOP,
    SWAPS,
    TILE,
    TRADES,
    TRADING,
    TRAVELLING,
    TRAVELS,
    UP,
    VOTING,
    WHISKING,
    WHISKS,
    WIDTH,
)
from permonik.engine.diamond_forest.tricks import (
    agree,
    call_vote,
    look,
    may_trade,
    other_half,
    propose,
    swap,
    trade,
    vote,
    whisk,
)
from permonik.engine.diamond_forest.turns import begin_game, begin_turn, end_turn
from permonik.engine.diamond_forest.walking import enter, reveal, travel


class DiamondForest(ForestState):
    """A game of Diamond Forest."""

    __slots__ = ()

    def clone(self) -> "DiamondForest":
        copy = DiamondForest(self.game, self.seats, self.options, self.generator.clone())
        self.copy_forest(copy)
        return copy

    def fresh(self, generator: Generator) -> "DiamondForest":
        new = DiamondForest(self.game, self.seats, self.options, generator)
        begin_game(new)
        return new

    def begin(self) -> None:
        begin_game(self)

    # What may I do?

    def list_moves(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == CHOOSING:
            return self.list_ways(out)
        if phase == DECIDING:
            return self.list_decisions(out)
        if phase == ROLLING:
            out[0] = ROLL
            return 1
        if phase == PAYING:
            out[0] = PAY
            out[1] = REFUSE
            return 2
        if phase == SHUFFLING:
            return self.list_swaps(out)
        if phase == LOOKING:
            n = self.list_covered(out, LOOKS)
            out[n] = DECLINE
            return n + 1
        if phase in (WHISKING, VOTING):
            return self.list_covered(out, WHISKS)
        if phase == TRADING:
            return self.list_trades(out)
        if phase == TRAVELLING:
            return self.list_travels(out)
        if phase == AGREEING:
            return self.list_proposals(out)
        if phase == STARTING:
            return self.list_starts(out)
        return 0

    def list_ways(self, out: vec[i64]) -> i64:
        """Covered neighbours to turn over, face-up ones to step onto, and to stop where that is allowed (FO-018,
        FO-024, FO-025, FO-028, FO-034)."""
        here = i64(self.dwarfs[self.to_move])
        forest = self.forest
        n: i64 = 0
        for d in range(i64(4)):
            cell = here + NEIGHBOURS[d]
            if i64(forest[cell]) & UP == 0:
                out[n] = REVEALS + cell
                n += 1
        may_stop = n == 0 or self.entries > 0
        for d in range(i64(4)):
            cell = here + NEIGHBOURS[d]
            place = i64(forest[cell])
            if place & UP and place & TILE < SPIDER:
                out[n] = STEPS + cell
                n += 1
        if may_stop:
            out[n] = STOP
            n += 1
        return n

    def list_decisions(self, out: vec[i64]) -> i64:
        if self.tile(self.shown) == SPIDER:  # FO-054
            out[0] = RETREAT
            return 1
        out[0] = ENTER
        out[1] = RETREAT
        return 2

    def list_covered(self, out: vec[i64], block: i64) -> i64:
        """Every covered tile: nobody stands there, and it is no entrance."""
        places = self.board.places
        forest = self.forest
        n: i64 = 0
        for i in range(i64(len(places))):
            cell = places[i]
            if i64(forest[cell]) & UP == 0:
                out[n] = block + cell
                n += 1
        return n

    def list_swaps(self, out: vec[i64]) -> i64:
        places = self.board.places
        forest = self.forest
        pair = self.pair
        n: i64 = 0
        for i in range(i64(len(places))):
            cell = places[i]
            if i64(forest[cell]) & UP:
                continue
            move = SWAPS + 2 * cell
            if i64(forest[cell + 1]) & UP == 0 and move != pair:
                out[n] = move
                n += 1
            if i64(forest[cell + WIDTH]) & UP == 0 and move + 1 != pair:
                out[n] = move + 1
                n += 1
        return n

    def list_trades(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(self.seats):
            if may_trade(self, seat):
                out[n] = TRADES + seat
                n += 1
        return n

    def list_travels(self, out: vec[i64]) -> i64:
        places = self.board.places
        n: i64 = 0
        for i in range(i64(len(places))):
            if self.leads_to(places[i]):
                out[n] = TRAVELS + places[i]
                n += 1
        out[n] = STAY
        return n + 1

    def list_proposals(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.may_propose():
            places = self.board.places
            for i in range(i64(len(places))):
                cell = places[i]
                if self.is_covered(cell) and cell != self.proposal:
                    out[n] = WHISKS + cell
                    n += 1
        if self.proposal:
            out[n] = AGREE
            n += 1
        out[n] = CALL
        return n + 1

    def may_propose(self) -> bool:
        return self.proposals < PROPOSALS * self.opponents()

    def list_starts(self, out: vec[i64]) -> i64:
        cells = self.board.cells
        n: i64 = 0
        for i in range(i64(len(cells))):
            if self.tile(cells[i]) == ENTRANCE and not self.is_occupied(cells[i]):
                out[n] = STARTS + cells[i]
                n += 1
        return n

    # Why not?

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        phase = self.phase
        if move < STEPS:
            return self.why_not_reveal(move) if phase == CHOOSING else OTHER_DECISION
        if move < TRAVELS:
            return self.why_not_step(move - STEPS) if phase == CHOOSING else OTHER_DECISION
        if move < LOOKS:
            return self.why_not_travel(move - TRAVELS) if phase == TRAVELLING else OTHER_DECISION
        if move < WHISKS:
            return self.why_not_look(move - LOOKS) if phase == LOOKING else OTHER_DECISION
        if move < SWAPS:
            return self.why_not_whisk(move - WHISKS)
        if move < STARTS:
            return self.why_not_swap(move) if phase == SHUFFLING else OTHER_DECISION
        if move < TRADES:
            return self.why_not_start(move - STARTS) if phase == STARTING else OTHER_DECISION
        if move < ENTER:
            return self.why_not_trade(move - TRADES) if phase == TRADING else OTHER_DECISION
        return self.why_not_plain(move)

    def why_not_beside(self, cell: i64) -> i64:
        """Only the up to four cells side by side with the own dwarf (FO-018)."""
        if self.tile(cell) == OUTSIDE:
            return NO_TILE
        here = i64(self.dwarfs[self.to_move])
        for d in range(i64(4)):
            if here + NEIGHBOURS[d] == cell:
                return 0
        return NOT_BESIDE

    def why_not_reveal(self, cell: i64) -> i64:
        reason = self.why_not_beside(cell)
        if reason or self.is_covered(cell):
            return reason
        return NO_ENTRY if self.tile(cell) == SPIDER else FACE_UP

    def why_not_step(self, cell: i64) -> i64:
        reason = self.why_not_beside(cell)
        if reason:
            return reason
        if self.is_covered(cell):
            return FACE_DOWN
        return NO_ENTRY if self.tile(cell) == SPIDER else 0

    def why_not_travel(self, cell: i64) -> i64:
        return 0 if self.leads_to(cell) else NO_GALLERY

    def why_not_look(self, cell: i64) -> i64:
        if self.tile(cell) == OUTSIDE:
            return NO_TILE
        return 0 if self.is_covered(cell) else SEEN_BY_ALL

    def why_not_covered(self, cell: i64) -> i64:
        """The imp moves only what is covered (FO-038, FO-061, FO-064, FO-096)."""
        if self.tile(cell) == OUTSIDE:
            return NO_TILE
        if self.tile(cell) == ENTRANCE:
            return ENTRANCE_STAYS
        return 0 if self.is_covered(cell) else NOT_COVERED

    def why_not_whisk(self, cell: i64) -> i64:
        phase = self.phase
        if phase == AGREEING:
            if self.proposal and cell == self.proposal:
                return PROPOSED_ALREADY
            if not self.may_propose():
                return ENOUGH_PROPOSED
        elif phase not in (WHISKING, VOTING):
            return OTHER_DECISION
        return self.why_not_covered(cell)

    def why_not_swap(self, move: i64) -> i64:
        reason = self.why_not_covered((move - SWAPS) // 2)
        if reason:
            return reason
        reason = self.why_not_covered(other_half(move))
        if reason:
            return reason
        return SAME_PAIR if move == self.pair else 0

    def why_not_start(self, cell: i64) -> i64:
        if self.tile(cell) != ENTRANCE:
            return NO_ENTRANCE
        return ENTRANCE_TAKEN if self.is_occupied(cell) else 0

    def why_not_trade(self, seat: i64) -> i64:
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if seat == self.to_move:
            return OWN_SEAT
        if self.is_home(seat):
            return IS_HOME | seat << 8
        return 0 if may_trade(self, seat) else SAME_TILE | seat << 8

    def why_not_plain(self, move: i64) -> i64:
        phase = self.phase
        if move == ENTER and phase == DECIDING:
            return NO_ENTRY if self.tile(self.shown) == SPIDER else 0
        if move == RETREAT and phase == DECIDING:
            return 0
        if move == STOP and phase == CHOOSING:
            return self.why_not_stop()
        if move == ROLL and phase == ROLLING:
            return 0
        if move in (PAY, REFUSE) and phase == PAYING:
            return 0
        if move == STAY and phase == TRAVELLING:
            return 0
        if move == DECLINE and phase == LOOKING:
            return 0
        if phase == AGREEING and (move == CALL or (move == AGREE and self.proposal != 0)):
            return 0
        return OTHER_DECISION

    def why_not_stop(self) -> i64:
        if self.entries > 0:
            return 0
        here = i64(self.dwarfs[self.to_move])
        for d in range(i64(4)):
            if self.is_covered(here + NEIGHBOURS[d]):
                return MUST_TURN
        return 0

    # Do it.

    def apply(self, move: i64) -> None:
        if move < STEPS:
            reveal(self, move)
        elif move < TRAVELS:
            enter(self, move - STEPS)
        elif move < LOOKS:
            travel(self, move - TRAVELS)
        elif move < WHISKS:
            look(self, move - LOOKS)
        elif move < SWAPS:
            self.choose_target(move - WHISKS)
        elif move < STARTS:
            swap(self, move)
        elif move < TRADES:
            self.start(move - STARTS)
        elif move < ENTER:
            trade(self, move - TRADES)
        else:
            self.apply_plain(move)

    def apply_plain(self, move: i64) -> None:
        if move == ENTER:
            cell = self.shown
            self.shown = 0
            enter(self, cell)
        elif move == RETREAT:  # FO-023, FO-054
            self.cover(self.shown)
            self.shown = 0
            end_turn(self)
        elif move == ROLL:
            roll(self)
        elif move == PAY:
            pay(self)
        elif move == REFUSE:
            self.rolled = 0
            get_stuck(self)
        elif move == AGREE:
            agree(self)
        elif move == CALL:
            call_vote(self)
        else:
            self.tell(DECLINED if move == DECLINE else STAYED, self.to_move, 0, 0, 0)
            end_turn(self)

    def choose_target(self, cell: i64) -> None:
        if self.phase == WHISKING:
            whisk(self, cell)
        elif self.phase == VOTING:
            vote(self, cell)
        else:
            propose(self, cell)

    def start(self, cell: i64) -> None:
        """Everybody in turn order chooses an entrance of their own (FO-011, FO-137)."""
        me = self.to_move
        self.dwarfs[me] = u8(cell)
        self.tell(STARTED, me, 0, cell, 0)
        following = self.after(me)
        if following == self.first:
            begin_turn(self, following)
        else:
            self.active = following
            self.to_move = following
