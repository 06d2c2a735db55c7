"""What a seat may do in Lost Mines, why not, and what happens then. Compiled.

`list_moves` lists, `why_not` checks and `apply` plays the same moves, in the order of the numbering in `tables`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import EMPTY, FACE_DOWN, FIRST_SHAPE
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE, NOBODY
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.scoring import end_round
from permonik.engine.lost_mines.state import LostMinesState
from permonik.engine.lost_mines.tables import (
    ACT_FIRST,
    AGREED,
    AREA,
    AXE,
    BY_FIT,
    BY_WAY_IN,
    CAMP,
    DECK_CARDS,
    DECK_SHAPES,
    DISCARDS,
    DRAGON,
    FORESTS,
    HAD_TO_LIE,
    HANDS_EMPTY,
    INFO,
    INFOS,
    LOOKED_AT_TREASURE,
    LOOKS_AT_DWARVES,
    LOOKS_AT_MINES,
    LOOKS_AT_TREASURES,
    MOST_SEATS,
    MOVES,
    NO_OBSTACLE,
    NO_SUCH_TREASURE,
    NOT_OFFERED,
    OBSTACLES,
    OFFERS,
    OTHER_KIND,
    OUT,
    OVERCAME,
    OVERCOME,
    OVERCOMES,
    PROPOSE,
    STEPS,
    STEPS_FROM_CAMP,
    STEPS_TO,
    STOP,
    STORM,
    STORMS,
    TAKES,
    TAKING,
    TOOK,
    TRAP,
    TRAP_TOKEN,
    TRAPS,
    TREASURE_GONE,
    TREASURE_KIND,
    TREASURE_TAKEN,
    TREASURES_GONE,
    TROLL,
    TROLL_TOKEN,
    TROLLS,
    TURNS,
    VOTES,
    WOKE_DRAGON,
    WRONG_TOOL,
)
from permonik.engine.walking.tables import ACTING, NOT_IN_HAND, OTHER_DECISION, TURNING, VOTING, WALKING


class LostMines(LostMinesState):
    """A game of Lost Mines."""

    __slots__ = ()

    def clone(self) -> "LostMines":
        copy = LostMines(self.game, self.seats, self.options, self.forest.clone(), self.generator.clone())
        self.copy_lost_mines(copy)
        return copy

    def fresh(self, generator: Generator) -> "LostMines":
        new = LostMines(self.game, self.seats, self.options, Forest(FORESTS[self.options.distance]), generator)
        new.begin()
        return new

    # What the turn asks of the game.

    def start_turn(self, seat: i64) -> None:
        """Its own troll leaves, whether or not the seat has cards (LM-091, LM-092, LM-209)."""
        i: i64 = len(self.forest.tokens) - 1
        while i >= 0:
            if self.forest.tokens[i] & 255 == TROLL_TOKEN + seat:
                self.take_token(self.forest.tokens[i] >> 8)
            i -= 1

    def miss_turn(self, seat: i64) -> None:
        """Out for the rest of the round, which is announced once (LM-043, LM-044, LM-224)."""
        if self.out >> seat & 1 == 0:
            self.out |= 1 << seat
            self.tell(OUT, seat, 0, 0, 0)

    def paces(self) -> i64:
        """LM-062, LM-109, LM-112, LM-113."""
        if self.forest.feature(self.forest.figures[self.turn]) == CAMP:
            return STEPS_FROM_CAMP
        return STEPS

    def takes_token(self, border: i64) -> bool:
        """A joint of two cards that lie face up, or an open end towards an empty space of the board (LM-079 to LM-081,
        LM-181 to LM-183, LM-205, LM-244)."""
        open_sides = self.forest.open_at(border)
        if open_sides != 1:
            return open_sides == 2
        return self.net.cells[border >> 1] == EMPTY or self.net.cells[self.forest.beyond(border)] == EMPTY

    def keeps_token(self, border: i64) -> bool:
        """While either space holds a card of any sort (LM-102, LM-103)."""
        return self.has_card(border >> 1) or self.has_card(self.forest.beyond(border))

    def has_card(self, cell: i64) -> bool:
        return self.net.is_face_up(cell) or self.net.cells[cell] == FACE_DOWN

    def token_card(self, token: i64) -> i64:
        return TRAP if token == TRAP_TOKEN else TROLL

    def forget_card(self, cell: i64) -> None:
        """A tool on a removed card goes back to the bank (LM-100)."""
        if self.forest.is_overcome(cell):
            self.forest.take_tool(cell)

    def cross(self, border: i64) -> None:
        """A trap costs a card, each time and in either direction (LM-082 to LM-087, LM-118)."""
        if self.forest.token(border) == TRAP_TOKEN:
            self.lose_card(self.turn)

    def meet_face(self, number: i64) -> None:
        """Whoever uncovers the dragon must take it (LM-134, LM-136)."""
        if self.phase != TURNING:
            self.tell_why_it_lies_so(number)
        if self.faces[number] == DRAGON:
            self.dragon = self.turn
            self.tell(WOKE_DRAGON, self.turn, 0, 0, 0)

    def tell_why_it_lies_so(self, number: i64) -> None:
        """Which rule left no choice: the side that was entered is open, or more sides match (LM-122, LM-201)."""
        card = self.card_at(number)
        shape = i64(self.numbering.card_shape[card])
        if not self.can_turn(shape):
            return
        cell = self.reached_cell()
        other = shape + 1 if self.net.cells[cell] == shape else shape
        closed = self.net.edges(other) >> self.entered & 1 == 0
        self.tell(HAD_TO_LIE, 0, card, cell, BY_WAY_IN if closed else BY_FIT)

    def end_walk(self) -> None:
        """A dwarf in a treasure mine takes one treasure of its kind (LM-125 to LM-130, LM-191 to LM-193, LM-225)."""
        kind = self.kind_here()
        found: i64 = NOBODY
        count: i64 = 0
        if kind != NOBODY:
            for place in range(self.seats):
                if self.lies_here(place, kind):
                    if count == 0:
                        found = place
                    count += 1
        if count == 0:
            self.end_turn()
        elif count == 1:
            self.take_treasure(found)
        else:
            self.phase = TAKING
            self.to_move = self.turn

    def kind_here(self) -> i64:
        """The kind of treasure of the mine under the figure of the turn; `NOBODY` when there is none."""
        cell = self.forest.figures[self.turn] >> 3
        number = self.covered_at(cell)
        if number == NOBODY or self.net.cells[cell] == FACE_DOWN or self.faces[number] == DRAGON:
            return NOBODY
        return i64(self.faces[number])

    def lies_here(self, place: i64, kind: i64) -> bool:
        """Whether an untaken treasure of a kind lies on a place."""
        return self.takers[place] == NOBODY and i64(TREASURE_KIND[i64(self.treasures[place])]) == kind

    def take_treasure(self, place: i64) -> None:
        """The last one ends the round at once, before anything is drawn (LM-144, LM-223, LM-226)."""
        me = self.turn
        self.phase = ACTING
        self.takers[place] = me
        self.seen_treasures[me] |= 1 << place
        treasure = i64(self.treasures[place])
        self.tell_secretly(TOOK, me, place, i64(TREASURE_KIND[treasure]), treasure + 1)
        for other in range(self.seats):
            if self.takers[other] == NOBODY:
                self.end_turn()
                return
        end_round(self, TREASURES_GONE)

    def end_early(self) -> None:
        end_round(self, AGREED)

    def end_empty(self) -> None:
        end_round(self, HANDS_EMPTY)

    def may_propose(self) -> bool:
        return self.options.early_end

    # What may I do?

    def list_moves(self, out: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.phase == WALKING:
            return self.list_walk(out)
        if self.phase == VOTING:
            return self.list_votes(out)
        if self.phase == TURNING:
            return self.list_turns(out)
        if self.phase == TAKING:
            return self.list_takes(out)
        return self.list_acts(out)

    def list_actions(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        held: i64 = 0
        for i in range(start, end):
            held |= 1 << i64(self.hands[i])
        if held >> AXE & 7:
            n = self.list_tools(out, n, held >> AXE & 7)
        if held >> INFO & 7:
            n = self.list_looks(out, n, held >> INFO & 7)
        if held >> TRAP & 1:
            n = self.list_borders(out, n, TRAPS)
        if held >> TROLL & 1:
            n = self.list_borders(out, n, TROLLS)
        if held >> STORM & 1:
            n = self.list_removals(out, n, STORMS)
        return n

    def list_tools(self, out: vec[i64], n: i64, tools: i64) -> i64:
        placed = self.net.placed
        for tool in range(i64(OBSTACLES)):
            if tools >> tool & 1:
                for i in range(i64(len(placed))):
                    if self.forest.feature(placed[i] << 3) == tool + 1 and not self.forest.is_overcome(placed[i]):
                        out[n] = OVERCOMES + tool * AREA + placed[i]
                        n += 1
        return n

    def list_looks(self, out: vec[i64], n: i64, infos: i64) -> i64:
        """What each information card in hand offers (LM-071 to LM-075, LM-215, LM-216)."""
        for info in range(i64(INFOS)):
            if infos >> info & 1 and i64(OFFERS[3 * info]):
                n = self.list_covered(out, n, LOOKS_AT_MINES + info * AREA)
        for info in range(i64(INFOS)):
            if infos >> info & 1 and i64(OFFERS[3 * info + 1]):
                for place in range(self.seats):
                    if self.takers[place] == NOBODY:
                        out[n] = LOOKS_AT_TREASURES + info * MOST_SEATS + place
                        n += 1
        for info in range(i64(INFOS)):
            if infos >> info & 1 and i64(OFFERS[3 * info + 2]):
                n = self.list_others(out, n, LOOKS_AT_DWARVES + info * MOST_SEATS)
        return n

    def list_takes(self, out: vec[i64]) -> i64:
        kind = self.kind_here()
        n: i64 = 0
        for place in range(self.seats):
            if self.lies_here(place, kind):
                out[n] = TAKES + place
                n += 1
        return n

    # Why not?

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        if move >= TAKES:
            return self.why_not_take(move - TAKES)
        if move >= VOTES:
            walks = STEPS_TO <= move <= STOP
            return ACT_FIRST if walks and self.phase == ACTING else self.why_not_decision(move)
        if self.phase != ACTING:
            return OTHER_DECISION | self.phase << 8
        if move < DISCARDS:
            return self.why_not_place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
        if move < OVERCOMES:
            number = move - DISCARDS
            return self.why_not_discard(number // (DECK_CARDS + 1), self.second_of(number))
        if move < LOOKS_AT_MINES:
            number = move - OVERCOMES
            return self.why_not_overcome(number // AREA, number % AREA)
        if move < TRAPS:
            return self.why_not_look(move)
        if move < TROLLS:
            return self.why_not_token(TRAP, move - TRAPS)
        if move < STORMS:
            return self.why_not_token(TROLL, move - TROLLS)
        if move < PROPOSE:
            return self.why_not_remove(STORM, move - STORMS)
        return self.why_not_propose()

    def why_not_overcome(self, tool: i64, cell: i64) -> i64:
        """LM-063 to LM-065."""
        if not self.holds(self.to_move, AXE + tool):
            return NOT_IN_HAND | (AXE + tool) << 8
        met = self.forest.feature(cell << 3)
        if met == 0 or met > OBSTACLES:
            return NO_OBSTACLE
        if met != tool + 1:
            return WRONG_TOOL | (AXE + tool) << 8 | (met - 1) << 16
        return OVERCOME if self.forest.is_overcome(cell) else 0

    def why_not_look(self, move: i64) -> i64:
        what: i64 = 0
        number = move - LOOKS_AT_MINES
        size = AREA
        if move >= LOOKS_AT_DWARVES:
            what = 2
            number = move - LOOKS_AT_DWARVES
            size = MOST_SEATS
        elif move >= LOOKS_AT_TREASURES:
            what = 1
            number = move - LOOKS_AT_TREASURES
            size = MOST_SEATS
        card = INFO + number // size
        thing = number % size
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if not i64(OFFERS[3 * (card - INFO) + what]):
            return NOT_OFFERED | card << 8
        if what == 0:
            return self.why_not_look_at_card(card, thing)
        if what == 1:
            return self.why_not_treasure(thing)
        return self.why_not_look_at_dwarf(card, thing)

    def why_not_treasure(self, place: i64) -> i64:
        if place >= self.seats:
            return NO_SUCH_TREASURE
        return TREASURE_TAKEN | self.takers[place] << 8 if self.takers[place] != NOBODY else 0

    def why_not_step(self, place: i64) -> i64:
        step = self.forest.find_step(self.turn, self.forest.figures[self.turn], place)
        if step == NOWHERE:
            return self.forest.why_no_step(self.turn, place, self.steps)
        return self.forest.why_barred(self.turn, step)

    def why_not_take(self, place: i64) -> i64:
        if self.phase != TAKING:
            return OTHER_DECISION | self.phase << 8
        if place >= self.seats:
            return NO_SUCH_TREASURE
        if self.takers[place] != NOBODY:
            return TREASURE_GONE | self.takers[place] << 8
        return 0 if self.lies_here(place, self.kind_here()) else OTHER_KIND | self.kind_here() << 8

    # Do it.

    def apply(self, move: i64) -> None:
        if move >= VOTES:
            self.decide(move)
        elif move == PROPOSE:
            self.propose()
        elif move < DISCARDS:
            self.place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
            self.finish_act(1)
        elif move < OVERCOMES:
            number = move - DISCARDS
            second = self.second_of(number)
            self.discard_cards(number // (DECK_CARDS + 1), second)
            self.finish_act(1 if second == NOBODY else 2)  # LM-139
        else:
            self.play_action(move)
            self.finish_act(1)

    def decide(self, move: i64) -> None:
        if move >= TAKES:
            self.take_treasure(move - TAKES)
        elif move >= TURNS:
            self.uncover(move - TURNS)
        elif move == STOP:
            self.stop()
        elif move >= STEPS_TO:
            self.walk(self.place_of(move))
        else:
            self.vote(move - VOTES)

    def play_action(self, move: i64) -> None:
        if move < LOOKS_AT_MINES:
            self.overcome(AXE + (move - OVERCOMES) // AREA, (move - OVERCOMES) % AREA)
        elif move < LOOKS_AT_TREASURES:
            number = move - LOOKS_AT_MINES
            self.look_at_card(INFO + number // AREA, number % AREA)
        elif move < LOOKS_AT_DWARVES:
            number = move - LOOKS_AT_TREASURES
            self.look_at_treasure(INFO + number // MOST_SEATS, number % MOST_SEATS)
        elif move < TRAPS:
            number = move - LOOKS_AT_DWARVES
            self.look_at_dwarf(INFO + number // MOST_SEATS, number % MOST_SEATS)
        elif move < TROLLS:
            self.lay_token(TRAP, move - TRAPS, TRAP_TOKEN)
        elif move < STORMS:
            self.lay_token(TROLL, move - TROLLS, TROLL_TOKEN + self.turn)
        else:
            self.remove(STORM, move - STORMS)

    def overcome(self, tool: i64, cell: i64) -> None:
        """LM-066 to LM-068."""
        self.spend(self.turn, tool)
        self.forest.put_tool(cell)
        self.tell(OVERCAME, self.turn, tool, cell, 0)

    def look_at_treasure(self, card: i64, place: i64) -> None:
        """LM-073, LM-222."""
        me = self.turn
        self.spend(me, card)
        self.seen_treasures[me] |= 1 << place
        self.tell_secretly(LOOKED_AT_TREASURE, me, place, card, i64(self.treasures[place]) + 1)
