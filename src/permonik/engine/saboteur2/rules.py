"""What a seat may do, why not, and what happens then. Compiled.

`list_moves` lists, `why_not` checks and `apply` plays the same moves, in the order of the numbering in `tables`.
"""

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import BORDER, EMPTY, FIRST_SHAPE
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE
from permonik.engine.digging.mine import FRONTIER
from permonik.engine.digging.tables import (
    BROKEN_TOOL,
    CELL_TAKEN,
    DIGGING,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    OTHER_DECISION,
    OUTSIDE,
    OWN_SEAT,
    TURNING,
)
from permonik.engine.hands.state import HAND
from permonik.engine.saboteur2.scoring import end_round, steal
from permonik.engine.saboteur2.state import Saboteur2State
from permonik.engine.saboteur2.tables import (
    ALREADY_THERE,
    BESIDE,
    BESIDE_GOAL,
    DECK_SHAPES,
    DISCARDS,
    EMPTY_HAND,
    ENOUGH,
    FITTING,
    FREE,
    HANDS_OFF,
    HANDS_OFFS,
    HARMS,
    IMPRISONED,
    IN_PRISON,
    INSPECTED,
    INSPECTION,
    LADDERS,
    LAID_THEFT,
    LEAVE,
    MAP,
    MOST_PASSED,
    MOST_SEATS,
    MOVES,
    NO_GOLD,
    NO_SPARE,
    NO_THEFT,
    NOT_HINDERED,
    NOT_TRAPPED,
    NUMBERING,
    PASSING,
    PATH_CARDS,
    PRISON,
    RECEIVED,
    RELEASED,
    SHED,
    SHED_CARDS,
    SHEDS,
    STEALING,
    STEALS,
    STILL_OWED,
    SWAP_HAND,
    SWAP_HATS,
    SWAPPED_HANDS,
    SWAPPED_HATS,
    THEFT,
    THEFTS,
    TOO_FEW_CARDS,
    TOOK_HANDS_OFF,
    TRAPPED,
)


class Saboteur2(Saboteur2State):
    """A game of Saboteur with the expansion."""

    __slots__ = ()

    def clone(self) -> "Saboteur2":
        copy = Saboteur2(self.game, self.seats, self.options, self.generator.clone())
        self.copy_saboteur2(copy)
        return copy

    def fresh(self, generator: Generator) -> "Saboteur2":
        new = Saboteur2(self.game, self.seats, self.options, generator)
        new.begin()
        return new

    # What may I do?

    def list_moves(self, out: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.phase == STEALING:
            return self.list_steals(out)
        if self.phase == PASSING:
            return self.list_passes(out)
        if self.phase == TURNING:
            return self.list_turns(out)
        me = self.to_move
        hands = self.hands
        start = HAND * me
        end = start + i64(self.held[me])
        action = start
        while action < end and hands[action] < PATH_CARDS:
            action += 1
        n: i64 = 0
        if self.broken[me] == 0 and self.trapped[me] == 0 and action > start:  # BA-061, EX-060
            n = self.list_places(out, start, action)
        n = self.list_discards(out, n, start, end)
        last: i64 = -1
        for i in range(action, end):
            card = i64(hands[i])
            if card != last:
                n = self.list_actions(out, n, card) if card <= MAP else self.list_tricks(out, n, card)
                last = card
        return self.list_sheds(out, n)

    def list_passes(self, out: vec[i64]) -> i64:
        """Another card to discard, or enough of it (EX-024, EX-033)."""
        start = HAND * self.to_move
        n = self.list_discards(out, 0, start, start + i64(self.held[self.to_move]))
        if self.owed == 0:
            out[n] = ENOUGH
            n += 1
        return n

    def list_places(self, out: vec[i64], start: i64, end: i64) -> i64:
        """Every shape of the path cards in hand, from place `start` to `end`, that fits somewhere: on a frontier
        cell, or for a ladder beside any card but a goal (EX-041, EX-042)."""
        hands = self.hands
        shapes_of_card = FITTING.of_card
        low: i64 = 0
        high: i64 = 0
        for i in range(start, end):
            card = 3 * i64(hands[i])
            low |= shapes_of_card[card]
            high |= shapes_of_card[card + 1]
        if low & LADDERS[0] | high & LADDERS[1]:
            return self.list_places_and_ladders(out, low, high)
        frontier = self.mine.frontier
        n: i64 = 0
        for c in range(i64(len(frontier))):
            cell = frontier[c]
            n = FITTING.list_fitting(out, n, cell, i64(self.mine.demand[cell]), low, high, 0)
        return n

    def list_places_and_ladders(self, out: vec[i64], low: i64, high: i64) -> i64:
        rim = self.mine.rim
        lit = self.mine.lit
        ladders_low = low & LADDERS[0]
        ladders_high = high & LADDERS[1]
        n: i64 = 0
        for c in range(i64(len(rim))):
            cell = rim[c]
            in_low: i64 = 0
            in_high: i64 = 0
            if i64(lit[cell]) & FRONTIER:
                in_low = low ^ ladders_low
                in_high = high ^ ladders_high
            if i64(BESIDE[cell]) == 0:
                in_low |= ladders_low
                in_high |= ladders_high
            n = FITTING.list_fitting(out, n, cell, i64(self.mine.demand[cell]), in_low, in_high, 0)
        return n

    def list_tricks(self, out: vec[i64], n: i64, card: i64) -> i64:
        """Everything an action card of the expansion can do, written from place `n` on."""
        me = self.to_move
        if card == THEFT:
            if u8(me) not in self.thefts:
                out[n] = THEFTS
                n += 1
            return n
        first = HANDS_OFFS + (card - HANDS_OFF) * MOST_SEATS
        for seat in range(self.seats):
            if self.bars(card, seat) == 0:
                out[n] = first + seat
                n += 1
        return n

    def list_sheds(self, out: vec[i64], n: i64) -> i64:
        """Each harmful card in front of me, for two cards (EX-023, EX-029, EX-031)."""
        harms = self.harms(self.to_move)
        if harms and i64(self.held[self.to_move]) >= SHED_CARDS:
            for what in range(i64(HARMS)):
                if harms >> what & 1:
                    out[n] = SHEDS + what
                    n += 1
        return n

    def harms(self, seat: i64) -> i64:
        """What hinders a seat, as bits: broken tools and prison."""
        return i64(self.broken[seat]) | i64(self.trapped[seat]) << PRISON

    def list_steals(self, out: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(self.seats):
            if seat != self.to_move and self.gold[seat] != 0:
                out[n] = STEALS + seat
                n += 1
        out[n] = LEAVE
        return n + 1

    # Why not?

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        if self.phase == PASSING:
            return self.why_not_pass(move)
        if move >= STEALS:
            return self.why_not_steal(move)
        if move < THEFTS:
            return self.why_not_digging(move)
        if self.phase != DIGGING or move == ENOUGH:
            return OTHER_DECISION | self.phase << 8
        if move == THEFTS:
            return self.why_not_theft()
        if move < SHEDS:
            number = move - HANDS_OFFS
            return self.why_not_trick(HANDS_OFF + number // MOST_SEATS, number % MOST_SEATS)
        return self.why_not_shed(move - SHEDS)

    def why_not_place(self, cell: i64, shape: i64) -> i64:
        if i64(self.mine.layout.ladders[shape]) == 0:
            wrong = super().why_not_place(cell, shape)
            if wrong & 255 == NOT_IN_HAND or wrong & 255 == BROKEN_TOOL or self.trapped[self.to_move] == 0:
                return wrong
            return IN_PRISON
        card = i64(NUMBERING.shape_card[shape])
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if self.broken[self.to_move] != 0:
            return BROKEN_TOOL | i64(self.broken[self.to_move]) << 8
        if self.trapped[self.to_move] != 0:
            return IN_PRISON
        return self.why_no_ladder(cell, self.mine.edges(shape))

    def why_no_ladder(self, cell: i64, edges: i64) -> i64:
        """A ladder needs contact with any card but a goal, and matching sides (EX-041 to EX-043, EX-123, EX-124)."""
        there = i64(self.mine.cells[cell])
        if there == BORDER:
            return OUTSIDE
        if there != EMPTY:
            return CELL_TAKEN
        return BESIDE_GOAL if i64(BESIDE[cell]) else self.why_not_there(cell, edges)

    def why_not_theft(self) -> i64:
        me = self.to_move
        if not self.holds(me, THEFT):
            return NOT_IN_HAND | THEFT << 8
        return ALREADY_THERE | THEFT << 8 | me << 16 if u8(me) in self.thefts else 0

    def why_not_trick(self, card: i64, seat: i64) -> i64:
        """Why an action card of the expansion may not be played on a seat."""
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        return self.bars(card, seat)

    def bars(self, card: i64, seat: i64) -> i64:
        """What bars an action card in hand from a seat; 0 for nothing."""
        if card == HANDS_OFF:
            if u8(seat) not in self.thefts:
                return NO_THEFT | seat << 8
        elif card == FREE:
            if not self.trapped[seat]:
                return NOT_TRAPPED | seat << 8
        elif card == SWAP_HATS:
            if not self.spares:
                return NO_SPARE
        elif seat == self.to_move:
            return OWN_SEAT
        elif card == SWAP_HAND:
            if not self.held[seat]:
                return EMPTY_HAND | seat << 8
        elif card == TRAPPED and self.trapped[seat]:
            return ALREADY_THERE | TRAPPED << 8 | seat << 16
        return 0

    def why_not_pass(self, move: i64) -> i64:
        """While cards are being discarded."""
        if move == ENOUGH:
            return STILL_OWED | self.owed << 8 if self.owed else 0
        if DISCARDS <= move < NUMBERING.breaks:
            return self.why_not_play(move - DISCARDS)
        return OTHER_DECISION | PASSING << 8 | self.owed << 16

    def why_not_shed(self, what: i64) -> i64:
        if self.harms(self.to_move) >> what & 1 == 0:
            return NOT_HINDERED | what << 8
        return TOO_FEW_CARDS if i64(self.held[self.to_move]) < SHED_CARDS else 0

    def why_not_steal(self, move: i64) -> i64:
        if self.phase != STEALING:
            return OTHER_DECISION | self.phase << 8
        if move == LEAVE:
            return 0
        seat = move - STEALS
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if seat == self.to_move:
            return OWN_SEAT
        return 0 if self.gold[seat] else NO_GOLD | seat << 8

    # Do it.

    def apply(self, move: i64) -> None:
        if move < DISCARDS:
            self.place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
        elif move < NUMBERING.breaks:
            self.pass_card(move - DISCARDS)
        elif move < THEFTS:
            self.apply_digging(move)
        elif move >= STEALS:
            steal(self, move)
        elif move == ENOUGH:
            self.end_pass()
        else:
            self.last = self.to_move
            if move < SHEDS:
                self.play_trick(move)
            else:
                self.shed(move - SHEDS)

    def end_round(self, gold_reached: bool) -> None:
        end_round(self, gold_reached)

    def play_trick(self, move: i64) -> None:
        me = self.to_move
        if move == THEFTS:
            self.spend(me, THEFT)
            self.thefts = append(self.thefts, u8(me))
            self.tell(LAID_THEFT, me, 0, 0, 0)
            self.end_turn()
            return
        card = HANDS_OFF + (move - HANDS_OFFS) // MOST_SEATS
        seat = (move - HANDS_OFFS) % MOST_SEATS
        self.spend(me, card)
        if card == SWAP_HAND:
            self.swap_hands(me, seat)
            self.draw(seat)  # EX-068, EX-069
            self.pass_on()
            return
        if card == HANDS_OFF:
            self.thefts = remove(self.thefts, u8(seat))
            self.tell(TOOK_HANDS_OFF, me, 0, 0, seat)
        elif card == INSPECTION:
            self.knows[me] |= 1 << seat
            self.tell_secretly(INSPECTED, me, 0, seat, i64(self.roles[seat]) + 1)
        elif card == SWAP_HATS:
            self.swap_hats(me, seat)
        elif card == TRAPPED:
            self.trapped[seat] = 1
            self.tell(IMPRISONED, me, 0, 0, seat)
        else:
            self.trapped[seat] = 0
            self.tell(RELEASED, me, 0, 0, seat)
        self.end_turn()

    def swap_hands(self, me: i64, other: i64) -> None:
        """Whole hands change places; each knows what it gave away (EX-067)."""
        mine = self.hand(me)
        theirs = self.hand(other)
        self.given = self.given.copy()
        self.given.swap(me, other, vec[u8](mine), vec[u8](theirs))
        self.tell(SWAPPED_HANDS, me, 0, 0, other)
        self.held[me] = 0
        self.held[other] = 0
        for card in theirs:
            self.take(me, u8(card))
            self.tell_secretly(RECEIVED, me, 0, other, card + 1)
        for card in mine:
            self.take(other, u8(card))
            self.tell_secretly(RECEIVED, other, 0, me, card + 1)

    def swap_hats(self, me: i64, seat: i64) -> None:
        """A dwarf card nobody has had comes for the old one, which is laid away; what was known of that goes with it
        (EX-055, EX-056, EX-130)."""
        self.spares -= 1
        place = self.seats + self.spares
        roles = self.roles[:]
        old = roles[seat]
        roles[seat] = roles[place]
        roles[place] = old
        self.roles = roles
        for other in range(self.seats):
            if self.knows[other] >> seat & 1:
                self.knows[other] ^= 1 << seat | 1 << place
        self.knows[seat] |= 1 << seat
        self.tell_secretly_to(seat, SWAPPED_HATS, me, 0, seat, i64(roles[seat]) + 1)

    def pass_card(self, card: i64) -> None:
        """Discards a card, to pass or to pay for what was shed (EX-023, EX-024)."""
        self.last = self.to_move
        if self.phase == DIGGING:
            self.phase = PASSING
            self.may = MOST_PASSED
        self.discard(self.to_move, card)
        self.may -= 1
        if self.owed:
            self.owed -= 1
        else:
            self.due += 1
        if self.may == 0 or self.held[self.to_move] == 0:
            self.end_pass()

    def end_pass(self) -> None:
        """Draws as many cards as were discarded, or one for a pair that paid for something shed (EX-024, EX-030)."""
        self.phase = DIGGING
        self.may = 0
        while self.due:
            self.due -= 1
            self.draw(self.to_move)
        self.pass_on()

    def shed(self, what: i64) -> None:
        """Removes what hinders me; two cards are owed for it (EX-023, EX-028)."""
        me = self.to_move
        if what == PRISON:
            self.trapped[me] = 0
        else:
            self.broken[me] = u8(i64(self.broken[me]) & ~(1 << what))
        self.tell(SHED, me, 0, 0, what)
        self.phase = PASSING
        self.may = SHED_CARDS
        self.owed = SHED_CARDS
        self.due = 1
