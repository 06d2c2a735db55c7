"""What The Dark Cave allows: list the moves, check one, play one. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE, NOBODY
from permonik.engine.dark_cave.cave import Cave, web_card, web_of, web_seat, web_side
from permonik.engine.dark_cave.scoring import end_game
from permonik.engine.dark_cave.state import DarkCaveState
from permonik.engine.dark_cave.tables import (
    AGREED,
    AREA,
    ATTACKED,
    AXE,
    AXES,
    BOOTS,
    BOTH_KNOWN,
    BRIDGE,
    CALLED,
    CALLS,
    CAVE_IN,
    CAVE_INS,
    CAVES,
    CRAWLER,
    CREATURE,
    CREATURE_LEFT,
    CREATURE_OF,
    CREATURE_STEPS,
    CREATURES,
    CREEPING,
    CREPT,
    CUT,
    CUTS,
    DECK_CARDS,
    DECK_SHAPES,
    DECLINED,
    DISCARDS,
    DISTANCE,
    ESCAPED,
    EXIT,
    FIGHTING,
    FIGHTS,
    FOUGHT,
    GAVE,
    GIVES_AXES,
    GIVES_BOOTS,
    GOLD_BURIED,
    GOLD_LAID,
    GOLD_TAKEN,
    HALTED,
    HANDS_EMPTY,
    HAS_BOOTS,
    INFO,
    LAIR_AT,
    LED,
    LEVELS,
    LIES_OPEN,
    LOOKED_ASIDE,
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
    PAID_TOLL,
    PATH_CARDS,
    PROPOSE,
    RAT,
    RECEIVED,
    ROLES_OF_CLAN,
    SIDE_OUT,
    SKIPPED,
    STANDS_ELSEWHERE,
    STEPS,
    STEPS_TO,
    STOOD_UP,
    STOP,
    SWAP,
    SWAPPED,
    SWAPS,
    TUNNEL,
    TURNS,
    VEIN_AT,
    VOTES,
    WEB,
    WEB_TURNED,
    WEBS,
)
from permonik.engine.hands.state import HAND
from permonik.engine.walking.tables import (
    ACTING,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    OTHER_DECISION,
    REVEALED,
    STEPPED,
    TURNING,
    VOTING,
    WALKING,
)


class DarkCave(DarkCaveState):
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

    # What the turn asks of the game.

    def start_turn(self, seat: i64) -> None:
        """Its own webs count down, its own creatures leave and its lying figure stands up, whether or not the seat has
        cards (DC-098 to DC-100, DC-130, DC-140, DC-212)."""
        self.drawer = NOBODY
        i: i64 = len(self.cave.tokens) - 1
        while i >= 0:
            web = self.cave.tokens[i] & 255
            if web_seat(web) == seat:
                self.turn_web(self.cave.tokens[i] >> 8, web)
            i -= 1
        for creature in range(i64(CREATURES)):
            if self.owners[creature] == seat:
                self.remove_creature(creature)
        self.frozen = self.lying >> seat & 1 == 1
        if self.frozen:
            self.lying ^= 1 << seat
            self.tell(STOOD_UP, seat, 0, 0, 0)

    def turn_web(self, border: i64, web: i64) -> None:
        """From side 2 to side 1, or from there off the board, and its card with it (DC-098, DC-099, DC-102)."""
        if web_side(web) == 1:
            self.take_token(border)
        else:
            self.cave.put_token(border, web - 1)
            self.tell(WEB_TURNED, 0, WEB + web_card(web), border >> 1, border & 1)

    def remove_creature(self, creature: i64) -> None:
        """Its card is discarded by whoever has it."""
        self.owners[creature] = NOBODY
        self.creature_cards[creature] = u8(0)
        self.cave.figures[self.seats + creature] = NOWHERE
        self.tell(CREATURE_LEFT, 0, creature, 0, 0)

    def miss_turn(self, seat: i64) -> None:
        """Skipped, not out (DC-041, DC-042)."""
        self.tell(SKIPPED, seat, 0, 0, 0)

    def walker(self) -> i64:
        return self.turn if self.creeping == NOBODY else self.seats + self.creeping

    def paces(self) -> i64:
        """DC-104, DC-140, DC-147, DC-167, DC-202."""
        if not self.inside(self.turn) or self.frozen or self.lying >> self.turn & 1:
            return 0
        if self.boots[self.turn] == 0:
            return STEPS
        return STEPS + 1

    def takes_token(self, border: i64) -> bool:
        """Any border with an open edge of a card that lies face up (DC-093 to DC-095, DC-207, DC-235)."""
        return self.cave.open_at(border) > 0

    def keeps_token(self, border: i64) -> bool:
        """DC-085, DC-088, DC-237."""
        return self.cave.open_at(border) > 0

    def token_card(self, token: i64) -> i64:
        return WEB + web_card(token)

    def forget_card(self, cell: i64) -> None:
        """A nugget on a removed vein goes back to the bank (DC-087)."""
        place = self.cave.gold_on(cell)
        if place != NOWHERE:
            self.cave.take_gold(place)
            self.tell(GOLD_BURIED, 0, 0, cell, 0)

    def draw_due(self, seat: i64) -> None:
        """After a swap the partner draws, and nobody else (DC-091, DC-171, DC-275)."""
        super().draw_due(seat if self.drawer == NOBODY else self.drawer)

    def forfeit_draw(self, seat: i64) -> None:
        """An empty hand costs the player's own draw; after a swap there is none (DC-200, DC-275)."""
        if self.drawer == NOBODY:
            super().forfeit_draw(seat)

    def end_early(self) -> None:
        end_game(self, AGREED)

    def end_empty(self) -> None:
        end_game(self, HANDS_EMPTY)

    def may_propose(self) -> bool:
        return self.options.early_end

    # Walking.

    def walk_on(self) -> None:
        """Asks for the next step, or for an axe on a web, while there is any (DC-273, DC-274)."""
        if self.steps == 0:
            self.take_gold()
        figure = self.cave.figures[self.turn]
        if (self.steps and self.cave.may_step(self.turn, figure)) or self.can_cut():
            self.phase = WALKING
            self.to_move = self.turn
        else:
            self.end_walk()

    def end_walk(self) -> None:
        self.steps = 0
        self.take_gold()
        self.end_turn()

    def take_gold(self) -> None:
        """A dwarf whose movement is over on a vein must take its nugget and reveal its clan card (DC-072 to DC-076,
        DC-204, DC-225)."""
        me = self.turn
        place = self.cave.figures[me]
        if len(self.cave.veins) and place in self.cave.veins:
            self.cave.take_gold(place)
            self.nuggets[me] += u8(1)
            self.tell(GOLD_TAKEN, me, 0, place >> 3, 0)
            self.reveal(me)

    def reveal(self, seat: i64) -> None:
        if self.open_dwarves >> seat & 1 == 0:
            self.open_dwarves |= 1 << seat
            self.tell(REVEALED, seat, 0, 0, i64(self.dwarves[seat]))

    def step_to(self, place: i64) -> i64:
        return STEPS_TO + place

    def place_of(self, move: i64) -> i64:
        return move - STEPS_TO

    def walk(self, place: i64) -> None:
        me = self.turn
        origin = self.cave.figures[me]
        cell = place >> 3
        if self.net.cells[cell] == FACE_DOWN:
            border = (self.cave.find_step(me, origin, place) & 0xFFFF) - 1
            self.reach_covered(cell, self.cave.side_of(cell, border))
            return
        self.steps -= 1
        self.cave.figures[me] = place
        self.tell(STEPPED, me, 0, cell, place & 7)
        self.pay_toll(origin, place)
        self.arrive()

    def arrive(self) -> None:
        self.meet_next(RAT)

    def pay_toll(self, origin: i64, place: i64) -> None:
        """A bridge costs a card whenever it is entered from outside it, a tunnel a nugget (DC-063 to DC-070, DC-151,
        DC-152, DC-199, DC-257)."""
        me = self.turn
        met = self.cave.feature(place)
        if met == TUNNEL:
            if self.nuggets[me]:
                self.nuggets[me] -= u8(1)
                self.tell(PAID_TOLL, me, 0, place >> 3, 0)
        elif met == BRIDGE and (origin >> 3 != place >> 3 or self.cave.feature(origin) != BRIDGE):
            self.lose_card(me)

    def meet_face(self, number: i64) -> None:
        """A vein gets its nugget, and creatures that were on the covered card come to the first field (DC-075, DC-161,
        DC-206, DC-216)."""
        place = self.cave.figures[self.turn]
        cell = place >> 3
        self.tell(STEPPED, self.turn, 0, cell, place & 7)
        self.lay_gold(cell)
        for creature in range(i64(CREATURES)):
            if self.cave.figures[self.seats + creature] >> 3 == cell:
                self.cave.figures[self.seats + creature] = place

    def lay_gold(self, cell: i64) -> None:
        """A vein that has just been laid or uncovered gets a nugget (DC-071, DC-075)."""
        vein = i64(VEIN_AT[i64(self.net.cells[cell])])
        if vein:
            self.cave.put_gold(cell << 3 | vein - 1)
            self.tell(GOLD_LAID, 0, 0, cell, 0)

    def finish_entering(self) -> None:
        """The dwarf of the turn is on a field and has met what is there; the exit comes last (DC-165, DC-224,
        DC-225)."""
        if self.cave.feature(self.cave.figures[self.turn]) == EXIT:
            self.escape()
        else:
            self.walk_on()

    def escape(self) -> None:
        """The first one out sees the clan cards set aside, unless that ends the game (DC-165 to DC-168, DC-173,
        DC-251)."""
        me = self.turn
        self.steps = 0
        self.cave.figures[me] = NOWHERE
        self.lying &= ~(1 << me)
        self.tell(ESCAPED, me, 0, 0, i64(self.nuggets[me]))
        self.reveal(me)
        first = self.first_out == NOBODY
        if first:
            self.first_out = me
        if self.is_side_out(self.side(me)):
            end_game(self, SIDE_OUT)
            return
        if first:
            for place in range(self.seats, i64(len(self.dwarves))):
                dwarf = i64(self.dwarves[place])
                self.tell_secretly(LOOKED_ASIDE, me, place - self.seats, dwarf // ROLES_OF_CLAN, dwarf + 1)
        self.walk_on()

    def is_side_out(self, side: i64) -> bool:
        """Whether all dwarfs that work for a clan have left."""
        left: i64 = 0
        for seat in range(self.seats):
            if self.side(seat) == side and self.inside(seat):
                left += 1
        return left == 0

    # Creatures.

    def call(self, card: i64, cell: i64) -> None:
        """Puts a creature on a lair, or leads it on from where it stands (DC-113 to DC-134)."""
        me = self.turn
        creature = i64(CREATURE_OF[card])
        figure = self.seats + creature
        self.spend(me, card)
        in_play = self.owners[creature] != NOBODY
        self.owners[creature] = me
        self.creature_cards[creature] = u8(card)
        self.creeping = creature
        self.last = me
        self.due = 1
        self.steps = i64(CREATURE_STEPS[creature])
        if in_play:
            self.tell(LED, me, card, cell, 0)
            self.creep_on()
            return
        self.cave.figures[figure] = self.lair_at(cell)
        self.tell(CALLED, me, card, cell, 0)
        self.creep_in()

    def lair_at(self, cell: i64) -> i64:
        """The place of the lair on a card; `NOWHERE` for none."""
        lair = i64(LAIR_AT[i64(self.net.cells[cell])])
        return NOWHERE if lair == 0 else cell << 3 | lair - 1

    def creep_in(self) -> None:
        """A creature has come onto a field: dwarfs there stop it (DC-120 to DC-123)."""
        victims = self.cave.figures_at(self.cave.figures[self.walker()]) & (1 << self.seats) - 1
        if victims:
            self.meet(self.creeping, victims)
        else:
            self.creep_on()

    def creep_on(self) -> None:
        """Asks for the creature's next step while there is one (DC-274)."""
        walker = self.walker()
        if self.steps and self.cave.may_step(walker, self.cave.figures[walker]):
            self.phase = CREEPING
            self.to_move = self.turn
        else:
            self.end_creeping()

    def creep(self, place: i64) -> None:
        self.steps -= 1
        self.cave.figures[self.walker()] = place
        self.tell(CREPT, self.turn, self.creeping, place >> 3, place & 7)
        self.creep_in()

    def stop_creeping(self) -> None:
        self.tell(HALTED, self.turn, self.creeping, 0, 0)
        self.end_creeping()

    def end_creeping(self) -> None:
        """Now the dwarf of the turn may walk."""
        self.creeping = NOBODY
        self.steps = self.paces()
        self.walk_on()

    # Meetings.

    def meet_next(self, creature: i64) -> None:
        """The dwarf of the turn has entered a field: each creature there, from this one on, meets it (DC-126, DC-155,
        DC-214, DC-226)."""
        place = self.cave.figures[self.turn]
        while creature < CREATURES:
            if self.cave.figures[self.seats + creature] == place:
                self.steps = 0
                self.meet(creature, 1 << self.turn)
                return
            creature += 1
        self.finish_entering()

    def meet(self, creature: i64, victims: i64) -> None:
        """Those with an axe are asked first (DC-108, DC-213, DC-228)."""
        self.met = creature
        self.attacked = victims
        self.ask_for_axe(self.turn)

    def ask_for_axe(self, seat: i64) -> None:
        """Asks the next one clockwise from a seat on, up to the seat of the turn; else the creature attacks."""
        while True:
            if self.attacked >> seat & 1 and self.has_axe(seat):
                self.phase = FIGHTING
                self.to_move = seat
                return
            seat = self.after(seat)
            if seat == self.turn:
                self.attack()
                return

    def fight(self, yes: i64) -> None:
        """The first yes settles it for all (DC-109, DC-111, DC-125, DC-156)."""
        seat = self.to_move
        if yes:
            self.use_axe(seat)
            self.tell(FOUGHT, seat, self.met, 0, 0)
            self.remove_creature(self.met)
            self.end_meeting()
            return
        self.tell(DECLINED, seat, self.met, 0, 0)
        seat = self.after(seat)
        if seat == self.turn:
            self.attack()
        else:
            self.ask_for_axe(seat)

    def use_axe(self, seat: i64) -> None:
        """Of several the one of the lowest level is discarded (DC-112)."""
        i = AXES * seat
        while self.axes[i] == 0:
            i += 1
        self.axes[i] -= u8(1)

    def attack(self) -> None:
        """All of them suffer it in seat order from the seat of the turn on (DC-121, DC-136, DC-139, DC-143, DC-227)."""
        for n in range(self.seats):
            seat = (self.turn + n) % self.seats
            if self.attacked >> seat & 1:
                self.suffer(seat)
        self.end_meeting()

    def suffer(self, seat: i64) -> None:
        """What a creature does to a dwarf; it may take nothing (DC-144, DC-200, DC-217, DC-276)."""
        had = i64(self.nuggets[seat])
        if self.met == CRAWLER:
            had = self.lying >> seat & 1 ^ 1
            self.lying |= 1 << seat
        elif self.met == RAT:
            had = i64(self.held[seat])
        elif had:
            self.nuggets[seat] -= u8(1)
        self.tell(ATTACKED, seat, self.met, 0, min(had, 1))
        if self.met == RAT:
            self.lose_card(seat)

    def end_meeting(self) -> None:
        following = self.met + 1
        self.met = NOBODY
        self.attacked = 0
        if self.creeping != NOBODY:
            self.end_creeping()
        else:
            self.meet_next(following)

    # An axe on a web.

    def can_cut(self) -> bool:
        """Whether the seat of the turn has an axe and its figure a web beside it (DC-106, DC-232)."""
        if len(self.cave.tokens) == 0 or not self.inside(self.turn) or not self.has_axe(self.turn):
            return False
        return self.cave.webs_at(self.cave.figures[self.turn])

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

    def cut(self, border: i64) -> None:
        """Costs no step and ends no movement (DC-106, DC-107, DC-208)."""
        self.use_axe(self.turn)
        self.tell(CUT, self.turn, 0, border >> 1, border & 1)
        self.turn_web(border, self.cave.token(border))
        if self.phase == WALKING:
            self.walk_on()

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
        hands = self.hands
        start = HAND * self.to_move
        end = start + i64(self.held[self.to_move])
        action = start
        while action < end and hands[action] < PATH_CARDS:
            action += 1
        n: i64 = 0
        if action > start:
            n = self.list_places(out, start, action)
        n = self.list_discards(out, n, start, end)
        if action < end:
            n = self.list_actions(out, n, action, end)
        if self.options.early_end and not self.proposed:
            out[n] = PROPOSE
            n += 1
        return self.list_cuts(out, n)

    def list_walking(self, out: vec[i64]) -> i64:
        """Every step while there is one left, to stop, and every web that an axe may turn."""
        if self.steps:
            return self.list_cuts(out, self.list_walk(out))
        out[0] = STOP
        return self.list_cuts(out, 1)

    def list_actions(self, out: vec[i64], n: i64, start: i64, end: i64) -> i64:
        """What the action cards in hand can do, from place `start` to `end`, in the order of the moves."""
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
