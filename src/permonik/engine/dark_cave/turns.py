"""What happens in a turn of The Dark Cave: the walk of the dwarf, the creatures and whom they meet. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.board.net import FACE_DOWN
from permonik.engine.board.ways import NOWHERE, border_of
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cave import web_card, web_seat, web_side
from permonik.engine.dark_cave.scoring import end_game
from permonik.engine.dark_cave.state import DarkCaveState
from permonik.engine.dark_cave.tables import (
    AGREED,
    ATTACKED,
    AXES,
    BRIDGE,
    CALLED,
    CRAWLER,
    CREATURE_LEFT,
    CREATURE_OF,
    CREATURE_STEPS,
    CREATURES,
    CREEPING,
    CREPT,
    CUT,
    DECLINED,
    ESCAPED,
    EXIT,
    FIGHTING,
    FOUGHT,
    GOLD_BURIED,
    GOLD_LAID,
    GOLD_TAKEN,
    HALTED,
    HANDS_EMPTY,
    LAIR_AT,
    LED,
    LOOKED_ASIDE,
    PAID_TOLL,
    RAT,
    ROLES_OF_CLAN,
    SIDE_OUT,
    SKIPPED,
    STEPS,
    STEPS_TO,
    STOOD_UP,
    TUNNEL,
    VEIN_AT,
    WEB,
    WEB_TURNED,
)
from permonik.engine.walking.tables import (
    REVEALED,
    STEPPED,
    WALKING,
)


class CaveTurns(DarkCaveState):
    """Play or discard, then walk, then draw; others decide about their axes in between."""

    __slots__ = ()

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
            border = border_of(self.cave.find_step(me, origin, place))
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
        if lair == 0:
            return NOWHERE
        return cell << 3 | lair - 1

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

    def cut(self, border: i64) -> None:
        """Costs no step and ends no movement (DC-106, DC-107, DC-208)."""
        self.use_axe(self.turn)
        self.tell(CUT, self.turn, 0, border >> 1, border & 1)
        self.turn_web(border, self.cave.token(border))
        if self.phase == WALKING:
            self.walk_on()
