"""What every game of digging allows: laying cards, breaking and mending tools, rockfalls, maps, goals. Compiled.

`list_...` lists, `why_not_...` checks and `act` plays the same moves, in the order of its blocks of moves.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import (
    BORDER,
    EMPTY,
    FACE_DOWN,
    FIRST_SHAPE,
    UNDECIDED,
)
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.mine import FRONTIER
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tables import (
    ALREADY_BROKEN,
    BROKE,
    BROKEN_TOOL,
    CELL_TAKEN,
    COLLAPSED,
    COUNTED,
    CUT_OFF,
    DEAD_END,
    DIGGING,
    FACE_UP,
    GOAL_STAYS,
    GOALS,
    GOLD,
    LOOKED,
    MISMATCH,
    NO_CONTACT,
    NO_SUCH_SEAT,
    NOT_BROKEN,
    NOT_IN_HAND,
    NOT_OPEN_TO_CHOICE,
    NOTHING_THERE,
    OTHER_DECISION,
    OUTSIDE,
    OWN_SEAT,
    PLACED,
    REACHED,
    REPAIRED,
    SKIPPED,
    START_STAYS,
    TOOLS,
    TURNING,
    UNCOVERED,
    WALLS_ONLY,
    WRONG_TOOL,
)


class DiggingRules(DiggingState):
    """The rules of digging. A game says what a turn may be and how a round ends."""

    __slots__ = ()

    def begin_round(self, first: i64) -> None:
        raise NotImplementedError

    def end_round(self, gold_reached: bool) -> None:
        raise NotImplementedError

    def next_round(self, rounds: i64, over: i64) -> None:
        """Deals again, or counts the gold after the last round; `over` is the phase then (BA-138, BA-143, BA-144,
        EX-103 to EX-106)."""
        if self.round < rounds:
            self.begin_round(self.after(self.last))
            return
        self.over = True
        self.phase = over
        self.to_move = NOBODY
        for seat in range(self.seats):
            self.tell(COUNTED, seat, 0, 0, i64(self.gold[seat]))

    def end_turn(self) -> None:
        """Draws while there are cards, and passes the turn on (BA-047, BA-048)."""
        self.draw(self.to_move)
        self.pass_on()

    # What may I do?

    def list_turns(self, out: vec[i64]) -> i64:
        out[0] = self.numbering.turns + 2 * self.turning
        out[1] = self.numbering.turns + 2 * self.turning + 1
        return 2

    def list_discards(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        """Each kind of card in hand, from place `start` to `end`, written from place `n` on."""
        hands = self.hands
        first = self.numbering.discards
        last: i64 = -1
        for i in range(start, end):
            card = i64(hands[i])
            if card != last:
                out[n] = first + card
                n += 1
                last = card
        return n

    def list_actions(self, out: vec[i64], n: i64, card: i64) -> i64:
        """Everything an action card can do, written from place `n` on; returns the next free place."""
        numbering = self.numbering
        if card < numbering.repair:
            return self.list_breaks(out, n, card - numbering.smash)
        if card < numbering.rockfall:
            return self.list_repairs(out, n, card)
        if card == numbering.rockfall:
            placed = self.mine.placed
            for i in range(i64(len(placed))):
                out[n] = numbering.rockfalls + placed[i]
                n += 1
            return n
        for goal in range(i64(GOALS)):
            if self.face_down(goal):
                out[n] = numbering.maps + goal
                n += 1
        return n

    def list_breaks(self, out: vec[i64], n: i64, tool: i64) -> i64:
        broken = self.broken
        me = self.to_move
        first = self.numbering.breaks + tool * self.numbering.seats
        for seat in range(self.seats):
            if seat != me and i64(broken[seat]) >> tool & 1 == 0:
                out[n] = first + seat
                n += 1
        return n

    def list_repairs(self, out: vec[i64], n: i64, card: i64) -> i64:
        numbering = self.numbering
        tools = i64(numbering.card_tools[card])
        for seat in range(self.seats):
            mends = i64(self.broken[seat]) & tools
            tool: i64 = 0
            while mends >> tool:
                if mends >> tool & 1:
                    out[n] = numbering.repairs + ((card - numbering.repair) * numbering.seats + seat) * TOOLS + tool
                    n += 1
                tool += 1
        return n

    def face_down(self, goal: i64) -> bool:
        return self.mine.cells[self.numbering.goal_cells[goal]] == FACE_DOWN

    # Why not?

    def why_not_digging(self, move: i64) -> i64:
        """For the moves that all games of digging have."""
        numbering = self.numbering
        if move >= numbering.turns:
            return self.why_not_turn((move - numbering.turns) // 2)
        if self.phase != DIGGING:
            return OTHER_DECISION | self.phase << 8
        if move < numbering.discards:
            return self.why_not_place(move // numbering.deck_shapes, move % numbering.deck_shapes + FIRST_SHAPE)
        if move < numbering.breaks:
            return self.why_not_play(move - numbering.discards)
        if move < numbering.repairs:
            number = move - numbering.breaks
            return self.why_not_break(number // numbering.seats, number % numbering.seats)
        if move < numbering.rockfalls:
            return self.why_not_repair(move - numbering.repairs)
        if move < numbering.maps:
            return self.why_not_rockfall(move - numbering.rockfalls)
        return self.why_not_map(move - numbering.maps)

    def why_not_play(self, card: i64) -> i64:
        return 0 if self.holds(self.to_move, card) else NOT_IN_HAND | card << 8

    def why_not_place(self, cell: i64, shape: i64) -> i64:
        card = i64(self.numbering.shape_card[shape])
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if self.broken[self.to_move] != 0:
            return BROKEN_TOOL | i64(self.broken[self.to_move]) << 8
        edges = self.mine.edges(shape)
        if i64(self.mine.lit[cell]) & FRONTIER and self.mine.mismatch(cell, edges) == 0:
            return 0
        return self.why_no_contact(cell, edges)

    def why_not_there(self, cell: i64, edges: i64) -> i64:
        """What is wrong with a cell whatever leads to it: taken, outside, alone or beside sides that do not match."""
        there = i64(self.mine.cells[cell])
        if there == BORDER:
            return OUTSIDE
        if there != EMPTY:
            return CELL_TAKEN
        wrong = self.mine.mismatch(cell, edges)  # BA-052
        if wrong:
            return MISMATCH | wrong << 8
        return NO_CONTACT if self.mine.demand[cell] == 0 else 0

    def why_no_contact(self, cell: i64, edges: i64) -> i64:
        wrong = self.why_not_there(cell, edges)
        if wrong:
            return wrong
        if not self.mine.continues(cell, edges):
            return WALLS_ONLY
        demand = i64(self.mine.demand[cell])
        for d in range(i64(4)):
            if demand & edges & 1 << d:
                facing = i64(self.mine.cells[cell + self.mine.step(d)])
                if i64(self.mine.layout.joined[4 * facing + (d ^ 2)]) != 1 << (d ^ 2):
                    return CUT_OFF
        return DEAD_END

    def why_not_break(self, tool: i64, seat: i64) -> i64:
        card = self.numbering.smash + tool
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if seat == self.to_move:
            return OWN_SEAT
        if i64(self.broken[seat]) >> tool & 1:
            return ALREADY_BROKEN | seat << 8 | tool << 16
        return 0

    def why_not_repair(self, number: i64) -> i64:
        numbering = self.numbering
        card = numbering.repair + number // (numbering.seats * TOOLS)
        seat = number // TOOLS % numbering.seats
        tool = number % TOOLS
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if i64(numbering.card_tools[card]) >> tool & 1 == 0:
            return WRONG_TOOL | card << 8 | tool << 16
        if i64(self.broken[seat]) >> tool & 1 == 0:
            return NOT_BROKEN | seat << 8 | tool << 16
        return 0

    def why_not_rockfall(self, cell: i64) -> i64:
        card = self.numbering.rockfall
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if cell == self.numbering.start:
            return START_STAYS
        if cell in self.numbering.goal_cells:
            return GOAL_STAYS
        if i64(self.mine.cells[cell]) < FIRST_SHAPE:
            return NOTHING_THERE
        return 0

    def why_not_map(self, goal: i64) -> i64:
        card = self.numbering.map
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if not self.face_down(goal):
            return FACE_UP
        return 0

    def why_not_turn(self, goal: i64) -> i64:
        if self.phase != TURNING:
            return OTHER_DECISION | self.phase << 8
        return 0 if goal == self.turning else NOT_OPEN_TO_CHOICE

    # Do it.

    def apply_digging(self, move: i64) -> None:
        """A move that all games of digging have, other than placing, up to the end of the turn."""
        if move >= self.numbering.turns:
            self.phase = DIGGING
            self.turn_over(self.turning, (move - self.numbering.turns) % 2)
            self.uncover_goals()
            return
        self.last = self.to_move
        self.act(move)
        self.end_turn()

    def act(self, move: i64) -> None:
        numbering = self.numbering
        me = self.to_move
        if move < numbering.breaks:
            self.discard(me, move - numbering.discards)  # BA-045
            return
        if move < numbering.repairs:
            tool = (move - numbering.breaks) // numbering.seats
            seat = (move - numbering.breaks) % numbering.seats
            card = numbering.smash + tool
            self.broken[seat] = u8(i64(self.broken[seat]) | 1 << tool)
            self.tell(BROKE, me, card, 0, tool << 4 | seat)
        elif move < numbering.rockfalls:
            number = move - numbering.repairs
            card = numbering.repair + number // (numbering.seats * TOOLS)
            seat = number // TOOLS % numbering.seats
            tool = number % TOOLS
            self.broken[seat] = u8(i64(self.broken[seat]) & ~(1 << tool))
            self.tell(REPAIRED, me, card, 0, tool << 4 | seat)
        elif move < numbering.maps:
            cell = move - numbering.rockfalls
            card = numbering.rockfall
            self.tell(COLLAPSED, me, i64(numbering.shape_card[i64(self.mine.cells[cell])]), cell, 0)
            self.mine.take(cell)
        else:
            goal = move - numbering.maps
            card = numbering.map
            self.seen[me] = u8(i64(self.seen[me]) | 1 << goal)
            self.tell_secretly(LOOKED, me, numbering.goal_cells[goal], 0, i64(self.goals[goal]) + 1)
        self.spend(me, card)

    def place(self, cell: i64, shape: i64) -> None:
        """Lays a card, up to the end of the turn."""
        self.last = self.to_move
        card = i64(self.numbering.shape_card[shape])
        self.spend(self.to_move, card)
        self.tell(PLACED, self.to_move, card, cell, i64(self.numbering.shape_turned[shape]))
        self.mine.lay(cell, shape)
        if self.mine.hit:
            self.just_laid = cell
            self.uncover_goals()
        else:
            self.end_turn()

    def uncover_goals(self) -> None:
        """Turns over every goal that is reached, until nothing changes; gold ends the round (BA-065 to BA-079).

        What is reached through the gold alone is not asked about: no way to the gold leads through it.
        """
        numbering = self.numbering
        ends = False
        goal = self.next_goal()
        while goal < GOALS:
            turned = self.orientation(goal)
            if turned == UNDECIDED and not ends:
                self.phase = TURNING
                self.turning = goal
                self.tell(REACHED, self.to_move, self.card_of(goal), numbering.goal_cells[goal], 0)
                return
            self.turn_over(goal, turned & 1)
            ends = ends or self.goals[goal] == GOLD
            goal = self.next_goal()
        self.turning = 0
        self.just_laid = numbering.start
        if ends:
            self.end_round(True)
        else:
            self.end_turn()

    def next_goal(self) -> i64:
        """The reached goal to turn over next: a stone that can lie only one way, then one open to choice, each from top
        to bottom, then the gold: how a stone lies may decide which way leads there. `GOALS` when none is left."""
        gold: i64 = GOALS
        decided: i64 = GOALS
        undecided: i64 = GOALS
        for goal in range(i64(GOALS)):
            if not self.is_waiting(goal):
                continue
            if self.goals[goal] == GOLD:
                gold = goal
            elif self.orientation(goal) == UNDECIDED:
                undecided = min(undecided, goal)
            else:
                decided = min(decided, goal)
        if decided < GOALS:
            return decided
        return undecided if undecided < GOALS else gold

    def is_waiting(self, goal: i64) -> bool:
        """Whether a goal is reached and still lies face down."""
        return self.face_down(goal) and self.mine.sides_lit(self.numbering.goal_cells[goal]) != 0

    def orientation(self, goal: i64) -> i64:
        """Whether a goal is turned to fit, or `UNDECIDED` when the active seat chooses (BA-070 to BA-074)."""
        if self.goals[goal] == GOLD:
            return 0
        cell = self.numbering.goal_cells[goal]
        sides = self.mine.sides_lit(cell)
        for d in range(i64(4)):
            if cell + self.mine.step(d) == self.just_laid and sides >> d & 1:
                sides = 1 << d
        return self.mine.turn_to_fit(cell, i64(self.numbering.card_shape[self.card_of(goal)]), sides)

    def turn_over(self, goal: i64, turned: i64) -> None:
        cell = self.numbering.goal_cells[goal]
        card = self.card_of(goal)
        self.tell(UNCOVERED, 0, card, cell, turned)
        self.mine.settle(cell, i64(self.numbering.card_shape[card]) + turned)

    def card_of(self, goal: i64) -> i64:
        return self.numbering.face_card + i64(self.goals[goal])

    def gold_cell(self) -> i64:
        goal: i64 = 0
        while self.goals[goal] != GOLD:
            goal += 1
        return self.numbering.goal_cells[goal]

    def pass_on(self) -> None:
        """Finds the next seat with cards; without one the round is over (BA-048 to BA-050, BA-109, EX-027, EX-089)."""
        me = self.to_move
        seat = self.after(me)
        while self.held[seat] == 0 and seat != me:
            seat = self.after(seat)
        if self.held[seat] == 0:
            self.end_round(False)
            return
        self.to_move = seat
        if self.telling:
            self.tell_skipped(me, seat)

    def tell_skipped(self, after: i64, until: i64) -> None:
        seat = self.after(after)
        while seat != until:
            self.tell(SKIPPED, seat, 0, 0, 0)
            seat = self.after(seat)
