"""What a seat may do, why not, and what happens then. Compiled.

`list_moves` lists, `why_not` checks and `apply` plays the same moves, in the order of the numbering in `tables`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.mine import BORDER, EMPTY, FACE_DOWN, FIRST_SHAPE, FRONTIER
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE
from permonik.engine.saboteur.scoring import end_round, keep_gold
from permonik.engine.saboteur.state import Dig
from permonik.engine.saboteur.tables import (
    ALREADY_BROKEN,
    BREAK,
    BREAKS,
    BROKE,
    BROKEN_TOOL,
    CARD_SHAPE,
    CARD_SHAPES,
    CARD_TOOLS,
    CELL_TAKEN,
    COLLAPSED,
    CUT_OFF,
    DEAD_END,
    DECK_SHAPES,
    DIGGING,
    DISCARDED,
    DISCARDS,
    FACE_CARD,
    FACE_UP,
    FITTING,
    GOAL_CELLS,
    GOAL_STAYS,
    GOALS,
    GOLD,
    HAND,
    KEEPS,
    LOG,
    LOOKED,
    MAP,
    MAPS,
    MISMATCH,
    MOST_SEATS,
    MOVES,
    NO_CONTACT,
    NO_SUCH_SEAT,
    NOT_BROKEN,
    NOT_IN_HAND,
    NOT_OFFERED,
    NOT_OPEN_TO_CHOICE,
    NOTHING_THERE,
    OTHER_DECISION,
    OUTSIDE,
    OWN_SEAT,
    PATH_CARDS,
    PLACED,
    REACHED,
    REPAIR,
    REPAIRED,
    REPAIRS,
    ROCKFALL,
    ROCKFALLS,
    SHAPE_CARD,
    SHAPE_TURNED,
    SHAPES,
    SHARING,
    SKIPPED,
    START,
    START_STAYS,
    TOOLS,
    TURNING,
    TURNS,
    UNCOVERED,
    UNDECIDED,
    WALLS_ONLY,
    WRONG_TOOL,
)


class Saboteur(Dig):
    """A game of base Saboteur."""

    __slots__ = ()

    def clone(self) -> "Saboteur":
        copy = Saboteur(self.game, self.seats, self.options, self.generator.clone())
        self.copy_dig(copy)
        return copy

    def fresh(self, generator: Generator) -> "Saboteur":
        new = Saboteur(self.game, self.seats, self.options, generator)
        new.begin()
        return new

    # What may I do?

    def list_moves(self, out: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.phase == SHARING:
            return self.list_keeps(out)
        if self.phase == TURNING:
            out[0] = TURNS + 2 * self.turning
            out[1] = TURNS + 2 * self.turning + 1
            return 2
        me = self.to_move
        hands = self.hands
        start = HAND * me
        end = start + i64(self.held[me])
        action = start
        while action < end and hands[action] < PATH_CARDS:
            action += 1
        n: i64 = 0
        if self.broken[me] == 0 and action > start:  # BA-061
            n = self.list_places(out, start, action)
        last: i64 = -1
        for i in range(start, end):
            card = i64(hands[i])
            if card != last:
                out[n] = DISCARDS + card
                n += 1
                last = card
        last = -1
        for i in range(action, end):
            card = i64(hands[i])
            if card != last:
                n = self.list_actions(out, n, card)
                last = card
        return n

    def list_places(self, out: vec[i64], start: i64, end: i64) -> i64:
        """Every shape of the path cards in hand, from place `start` to `end`, that fits on a frontier cell."""
        hands = self.hands
        in_hand: i64 = 0
        for i in range(start, end):
            in_hand |= CARD_SHAPES[i64(hands[i])]
        frontier = self.mine.frontier
        demand = self.mine.demand
        n: i64 = 0
        for c in range(i64(len(frontier))):
            cell = frontier[c]
            fits = FITTING[i64(demand[cell])] & in_hand
            while fits:
                lowest = fits & -fits
                out[n] = cell * DECK_SHAPES + LOG[lowest % 37]
                n += 1
                fits ^= lowest
        return n

    def list_actions(self, out: vec[i64], n: i64, card: i64) -> i64:
        """Everything an action card can do, written from place `n` on; returns the next free place."""
        if card < REPAIR:
            return self.list_breaks(out, n, card - BREAK)
        if card < ROCKFALL:
            return self.list_repairs(out, n, card)
        if card == ROCKFALL:
            placed = self.mine.placed
            for i in range(i64(len(placed))):
                out[n] = ROCKFALLS + placed[i]
                n += 1
            return n
        for goal in range(i64(GOALS)):
            if self.face_down(goal):
                out[n] = MAPS + goal
                n += 1
        return n

    def list_breaks(self, out: vec[i64], n: i64, tool: i64) -> i64:
        broken = self.broken
        me = self.to_move
        for seat in range(self.seats):
            if seat != me and i64(broken[seat]) >> tool & 1 == 0:
                out[n] = BREAKS + tool * MOST_SEATS + seat
                n += 1
        return n

    def list_repairs(self, out: vec[i64], n: i64, card: i64) -> i64:
        tools = i64(CARD_TOOLS[card])
        for seat in range(self.seats):
            mends = i64(self.broken[seat]) & tools
            tool: i64 = 0
            while mends >> tool:
                if mends >> tool & 1:
                    out[n] = REPAIRS + ((card - REPAIR) * MOST_SEATS + seat) * TOOLS + tool
                    n += 1
                tool += 1
        return n

    def list_keeps(self, out: vec[i64]) -> i64:
        n: i64 = 0
        last: i64 = 0
        for i in range(i64(len(self.offer))):
            nuggets = i64(self.offer[i])
            if nuggets != last:
                out[n] = KEEPS + nuggets - 1
                n += 1
                last = nuggets
        return n

    def face_down(self, goal: i64) -> bool:
        return self.mine.cells[GOAL_CELLS[goal]] == FACE_DOWN

    # Why not?

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        if move < TURNS:
            if self.phase != DIGGING:
                return OTHER_DECISION | self.phase << 8
            if move < DISCARDS:
                return self.why_not_place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
            if move < BREAKS:
                return self.why_not_play(move - DISCARDS)
            if move < REPAIRS:
                return self.why_not_break((move - BREAKS) // MOST_SEATS, (move - BREAKS) % MOST_SEATS)
            if move < ROCKFALLS:
                return self.why_not_repair(move - REPAIRS)
            if move < MAPS:
                return self.why_not_rockfall(move - ROCKFALLS)
            return self.why_not_map(move - MAPS)
        if move < KEEPS:
            return self.why_not_turn((move - TURNS) // 2)
        if self.phase != SHARING:
            return OTHER_DECISION | self.phase << 8
        if u8(move - KEEPS + 1) not in self.offer:
            return NOT_OFFERED
        return 0

    def why_not_play(self, card: i64) -> i64:
        return 0 if self.holds(self.to_move, card) else NOT_IN_HAND | card << 8

    def why_not_place(self, cell: i64, shape: i64) -> i64:
        card = i64(SHAPE_CARD[shape])
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if self.broken[self.to_move] != 0:
            return BROKEN_TOOL | i64(self.broken[self.to_move]) << 8
        fits = FITTING[i64(self.mine.demand[cell])] >> (shape - FIRST_SHAPE)
        if i64(self.mine.lit[cell]) & FRONTIER and fits & 1:
            return 0
        return self.why_no_contact(cell, i64(SHAPES.open[shape]))

    def why_no_contact(self, cell: i64, edges: i64) -> i64:
        there = i64(self.mine.cells[cell])
        if there == BORDER:
            return OUTSIDE
        if there != EMPTY:
            return CELL_TAKEN
        demand = i64(self.mine.demand[cell])
        wrong = ((demand & ~edges) | (demand >> 4 & edges)) & 15
        if wrong:
            return MISMATCH | wrong << 8
        if demand == 0:
            return NO_CONTACT
        if demand & edges == 0:
            return WALLS_ONLY
        for d in range(i64(4)):
            if demand & edges & 1 << d:
                facing = i64(self.mine.cells[cell + self.mine.step(d)])
                if i64(SHAPES.joined[4 * facing + (d ^ 2)]) != 1 << (d ^ 2):
                    return CUT_OFF
        return DEAD_END

    def why_not_break(self, tool: i64, seat: i64) -> i64:
        if not self.holds(self.to_move, BREAK + tool):
            return NOT_IN_HAND | BREAK + tool << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if seat == self.to_move:
            return OWN_SEAT
        if i64(self.broken[seat]) >> tool & 1:
            return ALREADY_BROKEN | seat << 8 | tool << 16
        return 0

    def why_not_repair(self, number: i64) -> i64:
        card = REPAIR + number // (MOST_SEATS * TOOLS)
        seat = number // TOOLS % MOST_SEATS
        tool = number % TOOLS
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        if i64(CARD_TOOLS[card]) >> tool & 1 == 0:
            return WRONG_TOOL | card << 8 | tool << 16
        if i64(self.broken[seat]) >> tool & 1 == 0:
            return NOT_BROKEN | seat << 8 | tool << 16
        return 0

    def why_not_rockfall(self, cell: i64) -> i64:
        if not self.holds(self.to_move, ROCKFALL):
            return NOT_IN_HAND | ROCKFALL << 8
        if cell == START:
            return START_STAYS
        if cell in GOAL_CELLS:
            return GOAL_STAYS
        if i64(self.mine.cells[cell]) < FIRST_SHAPE:
            return NOTHING_THERE
        return 0

    def why_not_map(self, goal: i64) -> i64:
        if not self.holds(self.to_move, MAP):
            return NOT_IN_HAND | MAP << 8
        if not self.face_down(goal):
            return FACE_UP
        return 0

    def why_not_turn(self, goal: i64) -> i64:
        if self.phase != TURNING:
            return OTHER_DECISION | self.phase << 8
        return 0 if goal == self.turning else NOT_OPEN_TO_CHOICE

    # Do it.

    def apply(self, move: i64) -> None:
        if move < TURNS:
            self.last = self.to_move
            if move < DISCARDS:
                self.place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
            else:
                self.act(move)
                self.end_turn()
        elif move < KEEPS:
            self.phase = DIGGING
            self.turn_over(self.turning, (move - TURNS) % 2)
            self.uncover_goals()
        else:
            keep_gold(self, move - KEEPS + 1)

    def act(self, move: i64) -> None:
        me = self.to_move
        if move < BREAKS:
            card = move - DISCARDS
            self.discards = append(self.discards, me << 8 | card)
            self.confide(DISCARDED, me, 0, 0, card + 1)
        elif move < REPAIRS:
            tool = (move - BREAKS) // MOST_SEATS
            seat = (move - BREAKS) % MOST_SEATS
            card = BREAK + tool
            self.broken[seat] = u8(i64(self.broken[seat]) | 1 << tool)
            self.tell(BROKE, me, card, 0, tool << 4 | seat)
        elif move < ROCKFALLS:
            number = move - REPAIRS
            card = REPAIR + number // (MOST_SEATS * TOOLS)
            seat = number // TOOLS % MOST_SEATS
            tool = number % TOOLS
            self.broken[seat] = u8(i64(self.broken[seat]) & ~(1 << tool))
            self.tell(REPAIRED, me, card, 0, tool << 4 | seat)
        elif move < MAPS:
            cell = move - ROCKFALLS
            card = ROCKFALL
            self.tell(COLLAPSED, me, i64(SHAPE_CARD[i64(self.mine.cells[cell])]), cell, 0)
            self.mine.collapse(cell)
        else:
            goal = move - MAPS
            card = MAP
            self.seen[me] = u8(i64(self.seen[me]) | 1 << goal)
            self.confide(LOOKED, me, GOAL_CELLS[goal], 0, i64(self.goals[goal]) + 1)
        self.spend(me, card)

    def place(self, cell: i64, shape: i64) -> None:
        card = i64(SHAPE_CARD[shape])
        self.spend(self.to_move, card)
        self.tell(PLACED, self.to_move, card, cell, i64(SHAPE_TURNED[shape]))
        self.mine.lay(cell, shape)
        if self.mine.hit:
            self.just_laid = cell
            self.uncover_goals()
        else:
            self.end_turn()

    def uncover_goals(self) -> None:
        """Turns over every goal that is reached, until nothing changes; gold ends the round (BA-065 to BA-079)."""
        ends = False
        goal = self.next_goal()
        while goal < GOALS:
            turned = self.orientation(goal)
            if turned == UNDECIDED and not ends:
                self.phase = TURNING
                self.turning = goal
                self.tell(REACHED, self.to_move, FACE_CARD + i64(self.goals[goal]), GOAL_CELLS[goal], 0)
                return
            self.turn_over(goal, turned & 1)
            ends = ends or self.goals[goal] == GOLD
            goal = self.next_goal()
        self.turning = 0
        self.just_laid = START
        if ends:
            end_round(self, True)
        else:
            self.end_turn()

    def next_goal(self) -> i64:
        """The reached goal to turn over next: gold, then one that can lie only one way, then one open to choice, each
        from top to bottom; `GOALS` when none is left."""
        decided: i64 = GOALS
        undecided: i64 = GOALS
        for goal in range(i64(GOALS)):
            if not self.face_down(goal) or self.mine.sides_lit(GOAL_CELLS[goal]) == 0:
                continue
            if self.goals[goal] == GOLD:
                return goal
            if self.orientation(goal) == UNDECIDED:
                undecided = min(undecided, goal)
            else:
                decided = min(decided, goal)
        return decided if decided < GOALS else undecided

    def orientation(self, goal: i64) -> i64:
        """Whether a goal is turned to fit, or `UNDECIDED` when the active seat chooses (BA-070 to BA-074)."""
        if self.goals[goal] == GOLD:
            return 0
        cell = GOAL_CELLS[goal]
        sides = self.mine.sides_lit(cell)
        for d in range(i64(4)):
            if cell + self.mine.step(d) == self.just_laid and sides >> d & 1:
                sides = 1 << d
        shape = i64(CARD_SHAPE[FACE_CARD + i64(self.goals[goal])])
        upright = i64(SHAPES.open[shape])
        turned = i64(SHAPES.open[shape + 1])
        if upright & sides == 0:
            return 1
        if turned & sides == 0:
            return 0
        more = self.mine.matches(cell, turned) - self.mine.matches(cell, upright)
        if more == 0:
            return UNDECIDED
        return 1 if more > 0 else 0

    def turn_over(self, goal: i64, turned: i64) -> None:
        card = FACE_CARD + i64(self.goals[goal])
        self.tell(UNCOVERED, 0, card, GOAL_CELLS[goal], turned)
        self.mine.settle(GOAL_CELLS[goal], i64(CARD_SHAPE[card]) + turned)

    def end_turn(self) -> None:
        """Draws, and finds the next seat with cards; without one the round is over (BA-047 to BA-050, BA-109)."""
        me = self.to_move
        self.draw(me)
        seat = self.after(me)
        while self.held[seat] == 0 and seat != me:
            seat = self.after(seat)
        if self.held[seat] == 0:
            end_round(self, False)
            return
        self.to_move = seat
        if self.telling:
            self.tell_skipped(me, seat)

    def tell_skipped(self, after: i64, until: i64) -> None:
        seat = self.after(after)
        while seat != until:
            self.tell(SKIPPED, seat, 0, 0, 0)
            seat = self.after(seat)
