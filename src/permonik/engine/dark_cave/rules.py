"""What The Dark Cave allows: list the moves, check one, play one. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE, NOBODY
from permonik.engine.dark_cave.cave import Cave, web_of
from permonik.engine.dark_cave.tables import (
    AREA,
    AXE,
    AXES,
    BOOTS,
    BOTH_KNOWN,
    CALLS,
    CAVE_IN,
    CAVE_INS,
    CAVES,
    CREATURE,
    CREATURE_OF,
    CREEPING,
    CUTS,
    DECK_CARDS,
    DECK_SHAPES,
    DISCARDS,
    DISTANCE,
    FIGHTING,
    FIGHTS,
    GAVE,
    GIVES_AXES,
    GIVES_BOOTS,
    HAS_BOOTS,
    INFO,
    LAIR_AT,
    LEVELS,
    LIES_OPEN,
    LOOKS_AT_CLANS,
    LOOKS_AT_GOALS,
    MOST_SEATS,
    MOVES,
    NO_AXE,
    NO_LAIR,
    NO_STEPS,
    NO_WEB,
    OUT_OF_REACH,
    OWN_HAND,
    PROPOSE,
    RECEIVED,
    STANDS_ELSEWHERE,
    STEPS_TO,
    STOP,
    SWAP,
    SWAPPED,
    SWAPS,
    TURNS,
    VOTES,
    WEB,
    WEBS,
)
from permonik.engine.dark_cave.turns import CaveTurns
from permonik.engine.walking.tables import (
    ACTING,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    OTHER_DECISION,
    TURNING,
    VOTING,
    WALKING,
)


class DarkCave(CaveTurns):
    """A game of The Dark Cave."""

    __slots__ = ()

    def clone(self) -> "DarkCave":
        copy = DarkCave(self.game, self.seats, self.options, self.cave.clone(), self.generator.clone())
        self.copy_dark_cave(copy)
        return copy

    def fresh(self, generator: Generator) -> "DarkCave":
        new = DarkCave(self.game, self.seats, self.options, Cave(CAVES[i64(DISTANCE[self.seats])]), generator)
        new.begin()
        return new

    # What may I do?

    def list_moves(self, out: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.phase == WALKING:
            return self.list_walking(out)
        if self.phase == CREEPING:
            return self.list_walk(out)
        if self.phase == FIGHTING:
            out[0] = FIGHTS
            out[1] = FIGHTS + 1
            return 2
        if self.phase == VOTING:
            return self.list_votes(out)
        if self.phase == TURNING:
            return self.list_turns(out)
        return self.list_cuts(out, self.list_acts(out))

    def list_walking(self, out: vec[i64]) -> i64:
        """Every step while there is one left, to stop, and every web that an axe may turn."""
        if self.steps:
            return self.list_cuts(out, self.list_walk(out))
        out[0] = STOP
        return self.list_cuts(out, 1)

    def list_actions(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        n = self.list_looks(out, n, start, end)
        last: i64 = -1
        for i in range(start, end):
            card = i64(self.hands[i])
            if card == last:
                continue
            last = card
            if card >= CREATURE:
                n = self.list_calls(out, n, card)
            elif card >= AXE:
                n = self.list_gifts(out, n, GIVES_AXES + (card - AXE) * MOST_SEATS, False)
            elif card >= BOOTS:
                n = self.list_gifts(out, n, GIVES_BOOTS + (card - BOOTS) * MOST_SEATS, True)
            elif card >= WEB:
                n = self.list_borders(out, n, WEBS + (card - WEB) * 2 * AREA)
            elif card >= SWAP:
                n = self.list_others(out, n, SWAPS + (card - SWAP) * MOST_SEATS)
            elif card >= CAVE_IN:
                n = self.list_removals(out, n, CAVE_INS + (card - CAVE_IN) * AREA)
        return n

    def list_looks(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        """Covered goals, and clan cards of others that are not open; two players know those (DC-078 to DC-080, DC-209
        to DC-211)."""
        infos: i64 = 0
        for i in range(start, end):
            if i64(self.hands[i]) < CAVE_IN:
                infos |= 1 << i64(self.hands[i]) - INFO
        for info in range(i64(CAVE_IN - INFO)):
            if infos >> info & 1:
                n = self.list_covered(out, n, LOOKS_AT_GOALS + info * AREA)
        if self.seats == 2:
            return n
        for info in range(i64(CAVE_IN - INFO)):
            if infos >> info & 1:
                for seat in range(self.seats):
                    if seat != self.to_move and self.open_dwarves >> seat & 1 == 0:
                        out[n] = LOOKS_AT_CLANS + info * MOST_SEATS + seat
                        n += 1
        return n

    def list_gifts(self, out: vec[i64], n: i64, first: i64, boots: bool) -> i64:
        """In front of anybody, boots where there are none yet (DC-103, DC-105)."""
        for seat in range(self.seats):
            if not boots or self.boots[seat] == 0:
                out[n] = first + seat
                n += 1
        return n

    def list_calls(self, out: vec[i64], n: i64, card: i64) -> i64:
        """Where it stands, or on any lair that lies face up (DC-114 to DC-116, DC-132)."""
        first = CALLS + (card - CREATURE) * AREA
        creature = i64(CREATURE_OF[card])
        if self.owners[creature] != NOBODY:
            out[n] = first + (self.cave.figures[self.seats + creature] >> 3)
            return n + 1
        begin = n
        placed = self.net.placed
        for i in range(i64(len(placed))):
            if i64(LAIR_AT[i64(self.net.cells[placed[i]])]):
                out[n] = first + placed[i]
                n += 1
        covered = self.net.layout.covered
        for i in range(i64(len(covered))):
            if i64(LAIR_AT[i64(self.net.cells[covered[i]])]):
                at = n
                while at > begin and out[at - 1] > first + covered[i]:
                    out[at] = out[at - 1]
                    at -= 1
                out[at] = first + covered[i]
                n += 1
        return n

    def list_cuts(self, out: vec[i64], n: i64) -> i64:
        """Every web at the field of the figure, in ascending order (DC-233)."""
        if not self.can_cut():
            return n
        place = self.cave.figures[self.turn]
        for i in range(i64(len(self.cave.tokens))):
            border = self.cave.tokens[i] >> 8
            if self.cave.touches(place, border):
                out[n] = CUTS + border
                n += 1
        return n

    # Why not?

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        if move >= FIGHTS:
            return 0 if self.phase == FIGHTING else OTHER_DECISION | self.phase << 8
        if move >= CUTS:
            return self.why_not_cut(move - CUTS)
        if STEPS_TO <= move <= STOP:
            return self.why_not_walk(move)
        if move >= VOTES:
            return self.why_not_decision(move)
        if self.phase != ACTING:
            return OTHER_DECISION | self.phase << 8
        if move < DISCARDS:
            return self.why_not_place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
        if move < LOOKS_AT_GOALS:
            number = move - DISCARDS
            return self.why_not_discard(number // (DECK_CARDS + 1), self.second_of(number))
        if move < PROPOSE:
            return self.why_not_action(move)
        return self.why_not_propose()

    def why_not_walk(self, move: i64) -> i64:
        if self.phase not in (WALKING, CREEPING):
            return OTHER_DECISION | self.phase << 8
        if move == STOP:
            return 0
        return self.why_not_step(self.place_of(move)) if self.steps else NO_STEPS

    def why_not_action(self, move: i64) -> i64:
        """For the moves with action cards."""
        if move < LOOKS_AT_CLANS:
            number = move - LOOKS_AT_GOALS
            return self.why_not_look_at_card(INFO + number // AREA, number % AREA)
        if move < CAVE_INS:
            number = move - LOOKS_AT_CLANS
            return self.why_not_look_at_clan(INFO + number // MOST_SEATS, number % MOST_SEATS)
        if move < SWAPS:
            number = move - CAVE_INS
            return self.why_not_remove(CAVE_IN + number // AREA, number % AREA)
        if move < WEBS:
            number = move - SWAPS
            return self.why_not_swap(SWAP + number // MOST_SEATS, number % MOST_SEATS)
        if move < GIVES_BOOTS:
            number = move - WEBS
            return self.why_not_token(WEB + number // (2 * AREA), number % (2 * AREA))
        if move < GIVES_AXES:
            number = move - GIVES_BOOTS
            return self.why_not_give(BOOTS + number // MOST_SEATS, number % MOST_SEATS)
        if move < CALLS:
            number = move - GIVES_AXES
            return self.why_not_give(AXE + number // MOST_SEATS, number % MOST_SEATS)
        number = move - CALLS
        return self.why_not_call(CREATURE + number // AREA, number % AREA)

    def why_not_look_at_clan(self, card: i64, seat: i64) -> i64:
        wrong = self.why_not_look_at_dwarf(card, seat)
        if wrong:
            return wrong
        if self.seats == 2:
            return BOTH_KNOWN
        return LIES_OPEN | seat << 8 if self.open_dwarves >> seat & 1 else 0

    def why_not_swap(self, card: i64, seat: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        return OWN_HAND if seat == self.to_move else 0

    def why_not_give(self, card: i64, seat: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        if seat >= self.seats:
            return NO_SUCH_SEAT | seat << 8
        return HAS_BOOTS | seat << 8 if card < AXE and self.boots[seat] else 0

    def why_not_call(self, card: i64, cell: i64) -> i64:
        if not self.holds(self.to_move, card):
            return NOT_IN_HAND | card << 8
        creature = i64(CREATURE_OF[card])
        if self.owners[creature] == NOBODY:
            return NO_LAIR if self.lair_at(cell) == NOWHERE else 0
        return 0 if self.cave.figures[self.seats + creature] >> 3 == cell else STANDS_ELSEWHERE | creature << 8

    def why_not_cut(self, border: i64) -> i64:
        if self.phase not in (ACTING, WALKING):
            return OTHER_DECISION | self.phase << 8
        if not self.inside(self.turn):
            return OUT_OF_REACH
        if not self.has_axe(self.turn):
            return NO_AXE
        if self.cave.token(border) == 0:
            return NO_WEB
        return 0 if self.cave.touches(self.cave.figures[self.turn], border) else OUT_OF_REACH

    # Do it.

    def apply(self, move: i64) -> None:
        if move >= VOTES:
            self.decide(move)
        elif move == PROPOSE:
            self.propose()
        elif move < DISCARDS:
            cell = move // DECK_SHAPES
            self.place(cell, move % DECK_SHAPES + FIRST_SHAPE)
            self.lay_gold(cell)
            self.finish_act(1)
        elif move < LOOKS_AT_GOALS:
            number = move - DISCARDS
            second = self.second_of(number)
            self.discard_cards(number // (DECK_CARDS + 1), second)
            self.finish_act(1 if second == NOBODY else 2)  # DC-169
        elif move >= CALLS:
            self.call(CREATURE + (move - CALLS) // AREA, (move - CALLS) % AREA)
        else:
            self.play_action(move)
            self.finish_act(1)

    def decide(self, move: i64) -> None:
        if move >= FIGHTS:
            self.fight(move - FIGHTS)
        elif move >= CUTS:
            self.cut(move - CUTS)
        elif move >= TURNS:
            self.uncover(move - TURNS)
        elif move == STOP and self.phase == CREEPING:
            self.stop_creeping()
        elif move == STOP:
            self.stop()
        elif move < STEPS_TO:
            self.vote(move - VOTES)
        elif self.phase == CREEPING:
            self.creep(self.place_of(move))
        else:
            self.walk(self.place_of(move))

    def play_action(self, move: i64) -> None:
        if move < LOOKS_AT_CLANS:
            number = move - LOOKS_AT_GOALS
            self.look_at_card(INFO + number // AREA, number % AREA)
        elif move < CAVE_INS:
            number = move - LOOKS_AT_CLANS
            self.look_at_dwarf(INFO + number // MOST_SEATS, number % MOST_SEATS)
        elif move < SWAPS:
            number = move - CAVE_INS
            self.remove(CAVE_IN + number // AREA, number % AREA)
        elif move < WEBS:
            number = move - SWAPS
            self.swap(SWAP + number // MOST_SEATS, number % MOST_SEATS)
        elif move < GIVES_BOOTS:
            number = move - WEBS
            card = number // (2 * AREA)
            self.lay_token(WEB + card, number % (2 * AREA), web_of(card, self.turn, 2))
        elif move < GIVES_AXES:
            number = move - GIVES_BOOTS
            self.give(BOOTS + number // MOST_SEATS, number % MOST_SEATS)
        else:
            number = move - GIVES_AXES
            self.give(AXE + number // MOST_SEATS, number % MOST_SEATS)

    def swap(self, card: i64, other: i64) -> None:
        """Whole hands change places, and the other seat draws at the end of the turn (DC-089 to DC-091, DC-203, DC-246,
        DC-247)."""
        me = self.turn
        self.spend(me, card)
        mine = self.hand(me)
        theirs = self.hand(other)
        self.given = self.given.copy()
        self.given.swap(me, other, vec[u8](mine), vec[u8](theirs))
        self.tell(SWAPPED, me, card, other, 0)
        self.hand_over(theirs, other, me)
        self.hand_over(mine, me, other)
        self.drawer = other

    def hand_over(self, cards: bytes, giver: i64, taker: i64) -> None:
        """Told level by level: everybody sees the backs, and the order must say no more (DC-242)."""
        self.held[taker] = 0
        for level in range(i64(LEVELS)):
            for card in cards:
                if self.back(card) == level:
                    self.take(taker, u8(card))
                    self.tell_secretly(RECEIVED, taker, giver, level, card + 1)

    def discard_cards(self, card: i64, second: i64) -> None:
        """The one of the lower level first: everybody sees the backs, and the order must say no more (DC-242)."""
        if second != NOBODY and self.back(second) < self.back(card):
            super().discard_cards(second, card)
        else:
            super().discard_cards(card, second)

    def give(self, card: i64, seat: i64) -> None:
        """Lays equipment in front of a seat (DC-103, DC-112)."""
        self.spend(self.turn, card)
        if card < AXE:
            self.boots[seat] = u8(card)
        else:
            self.axes[AXES * seat + card - AXE] += u8(1)
        self.tell(GAVE, self.turn, card, seat, 0)
