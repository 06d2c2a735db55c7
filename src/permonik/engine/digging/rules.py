"""What every game of digging allows: laying cards, breaking and mending tools, rockfalls, maps, goals. Compiled.

`list_...` lists, `why_not_...` checks and `act` plays the same moves, in the order of the kit's blocks.
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
from permonik.engine.digging.kit import (
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
from permonik.engine.digging.mine import FRONTIER
from permonik.engine.digging.state import Dig


class Digging(Dig):
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
        out[0] = self.kit.turns + 2 * self.turning
        out[1] = self.kit.turns + 2 * self.turning + 1
        return 2

    def list_discards(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        """Each kind of card in hand, from place `start` to `end`, written from place `n` on."""
        hands = self.hands
        first = self.kit.discards
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
        kit = self.kit
        if card < kit.repair:
            return self.list_breaks(out, n, card - kit.smash)
        if card < kit.rockfall:
            return self.list_repairs(out, n, card)
        if card == kit.rockfall:
            placed = self.mine.placed
            for i in range(i64(len(placed))):
                out[n] = kit.rockfalls + placed[i]
                n += 1
            return n
        for goal in range(i64(GOALS)):
            if self.face_down(goal):
                out[n] = kit.maps + goal
                n += 1
        return n

    def list_breaks(self, out: vec[i64], n: i64, tool: i64) -> i64:
        broken = self.broken
        me = self.to_move
        first = self.kit.breaks + tool * self.kit.seats
        for seat in range(self.seats):
            if seat != me and i64(broken[seat]) >> tool & 1 == 0:
                out[n] = first + seat
                n += 1
        return n

    def list_repairs(self, out: vec[i64], n: i64, card: i64) -> i64:
        kit = self.kit
        tools = i64(kit.card_tools[card])
        for seat in range(self.seats):
            mends = i64(self.broken[seat]) & tools
            tool: i64 = 0
            while mends >> tool:
                if mends >> tool & 1:
                    out[n] = kit.repairs + ((card - kit.repair) * kit.seats + seat) * TOOLS + tool
                    n += 1
                tool += 1
        return n

    def face_down(self, goal: i64) -> bool:
        return self.mine.cells[self.kit.goal_cells[goal]] == FACE_DOWN

    # Why not?

    def why_not_dig(self, move: i64) -> i64:
        """For the moves of the kit."""
        kit = self.kit
        if move >= kit.turns:
            return self.why_not_turn((move - kit.turns) // 2)
        if self.phase != DIGGING:
            return OTHER_DECISION | self.phase << 8
        if move < kit.discards:
            return self.why_not_place(move // kit.deck_shapes, move % kit.deck_shapes + FIRST_SHAPE)
        if move < kit.breaks:
            return self.why_not_play(move - kit.discards)
        if move < kit.repairs:
            return self.why_not_break((move - kit.breaks) // kit.seats, (move - kit.breaks) % kit.seats)
        if move < kit.rockfalls:
            return self.why_not_repair(move - kit.repairs)
        if move < kit.maps:
            return self.why_not_rockfall(move - kit.rockfalls)
        return self.why_not_map(move - kit.maps)

    def why_not_play(self, card: i64) -> i64:
        return 0 if self.holds(self.to_move, card) else NOT_IN_HAND | card << 8

    def why_not_place(self, cell: i64, shape: i64) -> i64:
        card = i64(self.kit.shape_card[shape])
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
        card = self.kit.smash + tool
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
        kit = self.kit
        card = kit.repair + number // (kit.seats * TOOLS)
        seat = number // TOOLS % kit.seats
        tool = number % TOOLS
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if i64(kit.card_tools[card]) >> tool & 1 == 0:
            return WRONG_TOOL | card << 8 | tool << 16
        if i64(self.broken[seat]) >> tool & 1 == 0:
            return NOT_BROKEN | seat << 8 | tool << 16
        return 0

    def why_not_rockfall(self, cell: i64) -> i64:
        card = self.kit.rockfall
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if cell == self.kit.start:
            return START_STAYS
        if cell in self.kit.goal_cells:
            return GOAL_STAYS
        if i64(self.mine.cells[cell]) < FIRST_SHAPE:
            return NOTHING_THERE
        return 0

    def why_not_map(self, goal: i64) -> i64:
        card = self.kit.map
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

    def apply_dig(self, move: i64) -> None:
        """A move of the kit other than placing, up to the end of the turn."""
        if move >= self.kit.turns:
            self.phase = DIGGING
            self.turn_over(self.turning, (move - self.kit.turns) % 2)
            self.uncover_goals()
            return
        self.last = self.to_move
        self.act(move)
        self.end_turn()

    def act(self, move: i64) -> None:
        kit = self.kit
        me = self.to_move
        if move < kit.breaks:
            self.discard(me, move - kit.discards)  # BA-045
            return
        if move < kit.repairs:
            tool = (move - kit.breaks) // kit.seats
            seat = (move - kit.breaks) % kit.seats
            card = kit.smash + tool
            self.broken[seat] = u8(i64(self.broken[seat]) | 1 << tool)
            self.tell(BROKE, me, card, 0, tool << 4 | seat)
        elif move < kit.rockfalls:
            number = move - kit.repairs
            card = kit.repair + number // (kit.seats * TOOLS)
            seat = number // TOOLS % kit.seats
            tool = number % TOOLS
            self.broken[seat] = u8(i64(self.broken[seat]) & ~(1 << tool))
            self.tell(REPAIRED, me, card, 0, tool << 4 | seat)
        elif move < kit.maps:
            cell = move - kit.rockfalls
            card = kit.rockfall
            self.tell(COLLAPSED, me, i64(kit.shape_card[i64(self.mine.cells[cell])]), cell, 0)
            self.mine.take(cell)
        else:
            goal = move - kit.maps
            card = kit.map
            self.seen[me] = u8(i64(self.seen[me]) | 1 << goal)
            self.tell_secretly(LOOKED, me, kit.goal_cells[goal], 0, i64(self.goals[goal]) + 1)
        self.spend(me, card)

    def place(self, cell: i64, shape: i64) -> None:
        """Lays a card, up to the end of the turn."""
        self.last = self.to_move
        card = i64(self.kit.shape_card[shape])
        self.spend(self.to_move, card)
        self.tell(PLACED, self.to_move, card, cell, i64(self.kit.shape_turned[shape]))
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
        kit = self.kit
        ends = False
        goal = self.next_goal()
        while goal < GOALS:
            turned = self.orientation(goal)
            if turned == UNDECIDED and not ends:
                self.phase = TURNING
                self.turning = goal
                self.tell(REACHED, self.to_move, kit.face_card + i64(self.goals[goal]), kit.goal_cells[goal], 0)
                return
            self.turn_over(goal, turned & 1)
            ends = ends or self.goals[goal] == GOLD
            goal = self.next_goal()
        self.turning = 0
        self.just_laid = kit.start
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
        return self.face_down(goal) and self.mine.sides_lit(self.kit.goal_cells[goal]) != 0

    def orientation(self, goal: i64) -> i64:
        """Whether a goal is turned to fit, or `UNDECIDED` when the active seat chooses (BA-070 to BA-074)."""
        if self.goals[goal] == GOLD:
            return 0
        cell = self.kit.goal_cells[goal]
        sides = self.mine.sides_lit(cell)
        for d in range(i64(4)):
            if cell + self.mine.step(d) == self.just_laid and sides >> d & 1:
                sides = 1 << d
        return self.mine.turn_to_fit(cell, i64(self.kit.card_shape[self.kit.face_card + i64(self.goals[goal])]), sides)

    def turn_over(self, goal: i64, turned: i64) -> None:
        cell = self.kit.goal_cells[goal]
        card = self.kit.face_card + i64(self.goals[goal])
        self.tell(UNCOVERED, 0, card, cell, turned)
        self.mine.settle(cell, i64(self.kit.card_shape[card]) + turned)

    def gold_cell(self) -> i64:
        goal: i64 = 0
        while self.goals[goal] != GOLD:
            goal += 1
        return self.kit.goal_cells[goal]

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
