"""What the walking games allow alike: laying by contact, tokens on borders, steps, looks and votes. Compiled.

`list_...` lists, `why_not_...` checks, and what is named without either plays the same moves. Where a game has its own
word to say, a method is there for it to override.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import BORDER, EMPTY, FACE_DOWN, FIRST_SHAPE, UNDECIDED
from permonik.engine.board.ways import NOWHERE, border_of
from permonik.engine.hands.state import HAND
from permonik.engine.walking.state import WalkingState
from permonik.engine.walking.tables import (
    ACTING,
    CELL_TAKEN,
    COVERED_STAYS,
    DEALT,
    FACE_UP,
    FORFEITED,
    GOT_ROLE,
    LAID_TOKEN,
    LOOKED_AT_CARD,
    LOOKED_AT_DWARF,
    LOST,
    MISMATCH,
    NO_CONTACT,
    NO_PLACE_FOR_TOKEN,
    NO_SUCH_SEAT,
    NO_VOTES,
    NO_WAY,
    NOT_COVERED,
    NOT_IN_HAND,
    NOT_TWO_IN_HAND,
    NOTHING_THERE,
    OTHER_DECISION,
    OUTSIDE,
    OWN_SEAT,
    PLACED,
    PROPOSED,
    PROPOSED_BEFORE,
    REACHED,
    REMOVED,
    START_STAYS,
    STEPPED,
    STOOD_ON,
    STOPPED,
    TOKEN_LEFT,
    TOKEN_THERE,
    TURNING,
    UNCOVERED,
    VOTED,
    VOTING,
    WALKING,
    WALLS_ONLY,
    WRONG_ORDER,
)


class WalkingRules(WalkingState):
    """Play or discard, then walk, then draw."""

    __slots__ = ()

    # What a game says for itself.

    def clan(self, seat: i64) -> i64:
        """The clan that the back of a dwarf card shows."""
        raise NotImplementedError

    def start_turn(self, seat: i64) -> None:
        """What happens by itself before a seat decides anything, also when it has no cards."""
        raise NotImplementedError

    def miss_turn(self, seat: i64) -> None:
        """A seat without cards has no turn."""
        raise NotImplementedError

    def walker(self) -> i64:
        """The figure that walks now."""
        return self.turn

    def paces(self) -> i64:
        """How many steps the figure may take in this turn, now that its player has played or discarded."""
        raise NotImplementedError

    def takes_token(self, border: i64) -> bool:
        """Whether a token may be laid on a border, if there is none."""
        raise NotImplementedError

    def keeps_token(self, border: i64) -> bool:
        """Whether a token may stay on a border after a card beside it was removed."""
        raise NotImplementedError

    def token_card(self, token: i64) -> i64:
        """The card that lays a token."""
        raise NotImplementedError

    def forget_card(self, cell: i64) -> None:
        """What lies on a card that is removed goes with it."""

    def cross(self, border: i64) -> None:
        """What a figure meets on the border that it has just crossed."""

    def arrive(self) -> None:
        """The figure of the turn has entered a card that lies face up by now, or another field of it."""
        self.walk_on()

    def meet_face(self, number: i64) -> None:
        """A covered card was just uncovered by the figure that stands on it."""

    def end_walk(self) -> None:
        """The figure of the turn moves no more."""
        raise NotImplementedError

    def end_early(self) -> None:
        """All have agreed to end."""
        raise NotImplementedError

    def end_empty(self) -> None:
        """Nobody has any cards at the end of a turn."""
        raise NotImplementedError

    def may_propose(self) -> bool:
        """Whether an early end may be proposed at all."""
        raise NotImplementedError

    def list_actions(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        """What the action cards in hand can do, from place `start` to `end`, in the order of the moves."""
        raise NotImplementedError

    # A turn.

    def tell_deal(self) -> None:
        """Who begins, and to each seat its dwarf card, of which everybody sees the clan."""
        self.tell(DEALT, self.first, 0, 0, self.round)
        for seat in range(self.seats):
            self.tell_secretly(GOT_ROLE, seat, 0, self.clan(seat), i64(self.dwarves[seat]) + 1)

    def begin_turn(self, seat: i64) -> None:
        """The turn of a seat, or of the next one with cards; there is one."""
        self.phase = ACTING
        self.proposed = False
        self.steps = 0
        self.due = 0
        self.start_turn(seat)
        while self.held[seat] == 0:
            self.miss_turn(seat)
            seat = self.after(seat)
            self.start_turn(seat)
        self.turn = seat
        self.to_move = seat

    def finish_act(self, spent: i64) -> None:
        """So many cards were played or discarded; the figure may walk now."""
        self.last = self.turn
        self.due = spent
        self.steps = self.paces()
        self.walk_on()

    def walk_on(self) -> None:
        """Asks for the next step while there is one."""
        if self.steps and self.ways.may_step(self.turn, self.ways.figures[self.turn]):
            self.phase = WALKING
            self.to_move = self.turn
        else:
            self.steps = 0
            self.end_walk()

    def end_turn(self) -> None:
        """Draws what is due while there are cards, and passes the turn on."""
        self.draw_due(self.turn)
        for seat in range(self.seats):
            if self.held[seat]:
                self.begin_turn(self.after(self.turn))
                return
        self.end_empty()

    def draw_due(self, seat: i64) -> None:
        while self.due:
            self.due -= 1
            self.draw(seat)

    def list_acts(self, out: vec[i64]) -> i64:
        """What a turn begins with: play a card, discard, or propose to end early. Path cards come first in a hand."""
        hands = self.hands
        paths = self.numbering.paths
        start = HAND * self.to_move
        end = start + i64(self.held[self.to_move])
        action = start
        while action < end and i64(hands[action]) < paths:
            action += 1
        n: i64 = 0
        if action > start:
            n = self.list_places(out, start, action)
        n = self.list_discards(out, n, start, end)
        if action < end:
            n = self.list_actions(out, n, action, end)
        if self.may_propose() and not self.proposed:
            out[n] = self.numbering.propose
            n += 1
        return n

    # Laying a path card by contact.

    def list_places(self, out: vec[i64], start: i64, end: i64) -> i64:
        """Every shape of the path cards in hand, from place `start` to `end`, that prolongs some path: what is asked
        of a cell is open on at least one side, so each fitting shape is open there, too."""
        shapes_of_card = self.numbering.fitting.of_card
        low: i64 = 0
        mid: i64 = 0
        high: i64 = 0
        for i in range(start, end):
            card = 3 * i64(self.hands[i])
            low |= shapes_of_card[card]
            mid |= shapes_of_card[card + 1]
            high |= shapes_of_card[card + 2]
        rim = self.net.rim
        demand = self.net.demand
        fitting = self.numbering.fitting
        n: i64 = 0
        for c in range(i64(len(rim))):
            cell = rim[c]
            asked = i64(demand[cell])
            if asked & 15:
                n = fitting.list_fitting(out, n, cell, asked, low, mid, high)
        return n

    def why_not_place(self, cell: i64, shape: i64) -> i64:
        card = i64(self.numbering.shape_card[shape])
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        there = i64(self.net.cells[cell])
        if there == BORDER:
            return OUTSIDE
        if there != EMPTY:
            return CELL_TAKEN
        edges = self.net.edges(shape)
        wrong = self.net.mismatch(cell, edges)
        if wrong:
            return MISMATCH | wrong << 8
        if self.net.demand[cell] == 0:
            return NO_CONTACT
        return 0 if self.net.continues(cell, edges) else WALLS_ONLY

    def place(self, cell: i64, shape: i64) -> None:
        card = i64(self.numbering.shape_card[shape])
        self.spend(self.turn, card)
        self.tell(PLACED, self.turn, card, cell, i64(self.numbering.shape_turned[shape]))
        self.net.lay(cell, shape)
        self.ways.notice_card(cell)

    # Discarding one card or two.

    def list_discards(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        hands = self.hands
        cards = self.numbering.deck_cards + 1
        last: i64 = -1
        for i in range(start, end):
            card = i64(hands[i])
            if card == last:
                continue
            last = card
            first = self.numbering.discards + card * cards
            out[n] = first
            n += 1
            beside: i64 = -1
            for j in range(i + 1, end):
                second = i64(hands[j])
                if second != beside:
                    out[n] = first + second + 1
                    n += 1
                    beside = second
        return n

    def why_not_discard(self, card: i64, second: i64) -> i64:
        """`second` is `NOWHERE` for one card alone."""
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if second == NOWHERE:
            return 0
        if not self.holds(self.to_move, second):
            return NOT_IN_HAND | second << 8
        if second < card:
            return WRONG_ORDER
        return NOT_TWO_IN_HAND | card << 8 if card == second and self.count(self.to_move, card) < 2 else 0

    def discard_cards(self, card: i64, second: i64) -> None:
        self.discard(self.turn, card)
        if second != NOWHERE:
            self.discard(self.turn, second)

    def second_of(self, number: i64) -> i64:
        """The second card of a number within the block of discards; `NOWHERE` for none."""
        return number % (self.numbering.deck_cards + 1) - 1

    # Tokens on borders.

    def list_borders(self, out: vec[i64], n: i64, first: i64) -> i64:
        """Every border on which a token may be laid, in ascending order, each behind `first`."""
        begin = n
        placed = self.net.placed
        for i in range(i64(len(placed))):
            n = self.list_borders_of(out, begin, n, first, placed[i])
        starts = self.net.layout.starts
        for i in range(i64(len(starts))):
            n = self.list_borders_of(out, begin, n, first, starts[i])
        covered = self.net.layout.covered
        for i in range(i64(len(covered))):
            if self.net.cells[covered[i]] != FACE_DOWN:
                n = self.list_borders_of(out, begin, n, first, covered[i])
        return n

    def list_borders_of(self, out: vec[i64], begin: i64, n: i64, first: i64, cell: i64) -> i64:
        """The borders of a card; one between two open cards belongs to the first of them."""
        edges = self.net.edges(i64(self.net.cells[cell]))
        for d in range(i64(4)):
            if edges >> d & 1 == 0:
                continue
            facing = cell + self.net.step(d)
            if facing < cell and self.net.edges(i64(self.net.cells[facing])) >> (d ^ 2) & 1:
                continue
            border = self.ways.border(cell, d)
            if self.takes_token(border) and self.ways.token(border) == 0:
                at = n
                while at > begin and out[at - 1] > first + border:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = first + border
                n += 1
        return n

    def why_not_token(self, card: i64, border: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if self.net.cells[border >> 1] == BORDER or not self.takes_token(border):
            return NO_PLACE_FOR_TOKEN
        return TOKEN_THERE if self.ways.token(border) else 0

    def lay_token(self, card: i64, border: i64, token: i64) -> None:
        self.spend(self.turn, card)
        self.ways.put_token(border, token)
        self.tell(LAID_TOKEN, self.turn, card, border >> 1, border & 1)

    def take_token(self, border: i64) -> None:
        """A token goes back to the bank."""
        card = self.token_card(self.ways.token(border))
        self.ways.take_token(border)
        self.tell(TOKEN_LEFT, 0, card, border >> 1, border & 1)

    # Removing a path card.

    def list_removals(self, out: vec[i64], n: i64, first: i64) -> i64:
        placed = self.net.placed
        for i in range(i64(len(placed))):
            if self.ways.figures_on(placed[i]) == 0:
                out[n] = first + placed[i]
                n += 1
        return n

    def why_not_remove(self, card: i64, cell: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if cell in self.net.layout.starts:
            return START_STAYS
        if cell in self.net.layout.covered:
            return COVERED_STAYS
        if i64(self.net.cells[cell]) < FIRST_SHAPE:
            return NOTHING_THERE
        return STOOD_ON if self.ways.figures_on(cell) else 0

    def remove(self, card: i64, cell: i64) -> None:
        """Takes a path card away, and the tokens that it alone had kept in their places."""
        self.spend(self.turn, card)
        removed = i64(self.numbering.shape_card[i64(self.net.cells[cell])])
        self.tell(REMOVED, self.turn, removed, cell, card)
        self.forget_card(cell)
        self.net.take(cell)
        self.ways.forget_card(cell)
        for d in range(i64(4)):
            border = self.ways.border(cell, d)
            token = self.ways.token(border)
            if token and not self.keeps_token(border):
                self.take_token(border)

    # Looking in secret.

    def list_covered(self, out: vec[i64], n: i64, first: i64) -> i64:
        covered = self.net.layout.covered
        for i in range(i64(len(covered))):
            if self.net.cells[covered[i]] == FACE_DOWN:
                out[n] = first + covered[i]
                n += 1
        return n

    def why_not_look_at_card(self, card: i64, cell: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if cell not in self.net.layout.covered:
            return NOT_COVERED
        return 0 if self.net.cells[cell] == FACE_DOWN else FACE_UP

    def look_at_card(self, card: i64, cell: i64) -> None:
        me = self.turn
        number = self.covered_at(cell)
        self.spend(me, card)
        self.seen_faces[me] |= 1 << number
        self.tell_secretly(LOOKED_AT_CARD, me, cell, card, i64(self.faces[number]) + 1)

    def list_others(self, out: vec[i64], n: i64, first: i64) -> i64:
        for seat in range(self.seats):
            if seat != self.to_move:
                out[n] = first + seat
                n += 1
        return n

    def why_not_look_at_dwarf(self, card: i64, seat: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        return OWN_SEAT if seat == self.to_move else 0

    def look_at_dwarf(self, card: i64, seat: i64) -> None:
        me = self.turn
        self.spend(me, card)
        self.seen_dwarves[me] |= 1 << seat
        self.tell_secretly(LOOKED_AT_DWARF, me, seat, card, i64(self.dwarves[seat]) + 1)

    # Ending early.

    def why_not_propose(self) -> i64:
        if not self.may_propose():
            return NO_VOTES
        return PROPOSED_BEFORE if self.proposed else 0

    def propose(self) -> None:
        self.proposed = True
        self.phase = VOTING
        self.tell(PROPOSED, self.turn, 0, 0, 0)
        self.to_move = self.after(self.turn)

    def list_votes(self, out: vec[i64]) -> i64:
        out[0] = self.numbering.votes
        out[1] = self.numbering.votes + 1
        return 2

    def vote(self, yes: i64) -> None:
        """The first no stops the vote; all others are asked clockwise."""
        self.tell(VOTED, self.to_move, 0, 0, yes)
        following = self.after(self.to_move)
        if yes and following == self.turn:
            self.end_early()
        elif yes:
            self.to_move = following
        else:
            self.phase = ACTING
            self.to_move = self.turn

    # Walking.

    def list_walk(self, out: vec[i64]) -> i64:
        """Every step, in the order of places, and to stop."""
        walker = self.walker()
        count = self.ways.list_steps(walker, self.ways.figures[walker], out)
        n: i64 = 0
        for i in range(count):
            move = self.step_to(out[i] >> 16)
            at = n
            while at > 0 and out[at - 1] > move:
                at -= 1
            if at > 0 and out[at - 1] == move:
                continue
            shift = n
            while shift > at:
                out[shift] = out[shift - 1]
                shift -= 1
            out[at] = move
            n += 1
        out[n] = self.numbering.stop
        return n + 1

    def step_to(self, place: i64) -> i64:
        """The move that leads to a place."""
        return self.numbering.steps + (place >> 3)

    def place_of(self, move: i64) -> i64:
        """The place that a step leads to."""
        return (move - self.numbering.steps) << 3

    def why_not_step(self, place: i64) -> i64:
        walker = self.walker()
        step = self.ways.find_step(walker, self.ways.figures[walker], place)
        return NO_WAY if step == NOWHERE else self.ways.bars(walker, step)

    def walk(self, place: i64) -> None:
        """Takes a step, and what is met on the way."""
        me = self.turn
        step = self.ways.find_step(me, self.ways.figures[me], place)
        cell = place >> 3
        self.steps -= 1
        self.ways.figures[me] = place
        self.tell(STEPPED, me, 0, cell, place & 7)
        border = border_of(step)
        if border >= 0:
            self.cross(border)
        if self.net.cells[cell] == FACE_DOWN:
            self.reach_covered(cell, self.ways.side_of(cell, border))
        else:
            self.arrive()

    def stop(self) -> None:
        self.tell(STOPPED, self.turn, 0, 0, 0)
        self.steps = 0
        self.end_walk()

    def lose_card(self, seat: i64) -> None:
        """A random card is discarded unseen; with an empty hand one card less is drawn at the end of the turn."""
        held = i64(self.held[seat])
        if held:
            card = i64(self.hands[HAND * seat + self.generator.below(held)])
            self.lost[seat] += u8(1)
            self.lay_away(seat, card)
            self.tell_secretly(LOST, seat, 0, self.back(card), card + 1)
        elif seat == self.turn:
            self.forfeit_draw(seat)

    def forfeit_draw(self, seat: i64) -> None:
        """One card less at the end of this turn."""
        self.due = max(self.due - 1, 0)
        self.tell(FORFEITED, seat, 0, 0, 0)

    # A covered card is entered.

    def reach_covered(self, cell: i64, side: i64) -> None:
        """The figure that comes in uncovers it, and walks no further."""
        number = self.covered_at(cell)
        self.steps = 0
        self.entered = side
        turned = self.orientation(number, cell)
        if turned == UNDECIDED:
            self.phase = TURNING
            self.tell(REACHED, self.turn, self.card_at(number), cell, 0)
        else:
            self.uncover(turned)

    def orientation(self, number: i64, cell: i64) -> i64:
        """How a card lies that is entered by the side `entered`; `UNDECIDED` when its player chooses."""
        card = self.card_at(number)
        shape = i64(self.numbering.card_shape[card])
        if not self.can_turn(shape):
            return 0
        return self.net.turn_to_fit(cell, shape, 1 << self.entered)

    def can_turn(self, shape: i64) -> bool:
        """Whether a half turn changes a shape."""
        cards = self.numbering.shape_card
        return shape + 1 < len(cards) and cards[shape + 1] == cards[shape]

    def list_turns(self, out: vec[i64]) -> i64:
        out[0] = self.numbering.turns
        out[1] = self.numbering.turns + 1
        return 2

    def uncover(self, turned: i64) -> None:
        """Turns the card that the figure has reached face up."""
        me = self.turn
        cell = self.reached_cell()
        number = self.covered_at(cell)
        card = self.card_at(number)
        self.net.put(cell, i64(self.numbering.card_shape[card]) + turned)
        self.ways.notice_card(cell)
        self.ways.figures[me] = self.ways.place_at(cell, self.entered)
        self.tell(UNCOVERED, me, card, cell, turned)
        self.meet_face(number)
        self.entered = NOWHERE
        self.arrive()

    # What is decided.

    def why_not_decision(self, move: i64) -> i64:
        """For the moves of voting, walking and turning; elsewhere they are not what is decided now."""
        numbering = self.numbering
        if numbering.votes <= move < numbering.votes + 2:
            asked: i64 = VOTING
        elif numbering.turns <= move < numbering.turns + 2:
            asked = TURNING
        else:
            asked = WALKING
        if self.phase != asked:
            return OTHER_DECISION | self.phase << 8
        if asked != WALKING or move == numbering.stop:
            return 0
        return self.why_not_step(self.place_of(move))
