"""The apprentice with the expansion: weighs every move by what it does for the pay of its role. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.bots.core.public import Public
from permonik.bots.digging.policy import NEVER, WORTH, DiggingPolicy, use_for_digging
from permonik.bots.digging.sketch import DISTANCE, FAR
from permonik.bots.saboteur2.aims import Aims
from permonik.bots.saboteur2.public import (
    BREAKS,
    CARD_SHAPE,
    MAPS,
    REPAIRS,
    ROCKFALLS,
    ROLES,
    TURNS,
    TURNS_END,
    ExpansionPublic,
)
from permonik.bots.saboteur2.sketch import SHOWS_CRYSTAL
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.cards import Card
from permonik.engine.core.state import State
from permonik.engine.digging.tables import GOALS, TOOLS, TURNING
from permonik.engine.hands.state import HAND
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import (
    BLUE,
    DECK_CARDS,
    DECK_SHAPES,
    DISCARDS,
    ENOUGH,
    FREE,
    GEOLOGIST,
    GREEN,
    HANDS_OFF,
    HANDS_OFFS,
    INSPECTION,
    LEAVE,
    MAP,
    MOST_SEATS,
    PASSING,
    PRISON,
    PROFITEER,
    SHEDS,
    STEALING,
    STEALS,
    SWAP_HAND,
    SWAP_HATS,
    THEFT,
    THEFTS,
    TRAPPED,
)

STRIKES_GOLD: Final = 100.0
CRYSTAL_WORTH: Final = 3.0
"""What a crystal is worth to a geologist: a nugget, or half of one."""
HOPELESS: Final = 0.1
"""The chance of the gold below which nobody digs for it any more."""
WORTH_KEEPING: Final = 0.3
"""Below this an unknown card is better."""
AGAIN: Final = 0.15
"""How much less a card is worth for each other one of its kind in hand."""
MOST_PAY: Final = 6.0
"""What a round brings to a seat at most, with the nugget that may be taken from it counted as one less."""

TO_DIGGERS: Final = 0
TO_SABOTEURS: Final = 1
TO_GEOLOGISTS: Final = 2


def uses(who: int) -> vec[float]:
    """How dear each card is, from about 0 to 1."""
    always = {"theft": 1.2, "free-at-last": 0.9, "trapped": 0.8, "hands-off": 0.35, "swap-hats": 0.5, "swap-hand": 0.3}
    actions = (
        {"repair": 0.5, "rockfall": 0.45, "map": 0.35, "break": 0.3, "inspection": 0.35},
        {"repair": 0.15, "rockfall": 1.0, "map": 0.2, "break": 0.9, "inspection": 0.3},
        {"repair": 0.2, "rockfall": 0.1, "map": 0.05, "break": 0.2, "inspection": 0.1},
    )
    values: vec[float] = vec[float]()
    for card in cards.DECK:
        use = always.get(card.kind, actions[who].get(card.kind, 0.0))
        values = append(values, use_of_path(card, who) if card.kind == "path" else use)
    return values


def use_of_path(card: Card, who: int) -> float:
    if who == TO_GEOLOGISTS:
        return 1.1 if card.feature == "crystal" else 0.1
    if who == TO_SABOTEURS:
        return 0.8 if card.dead_end else 0.3 - 0.3 * use_for_digging(card)
    return use_for_digging(card)


def doors(colour: str) -> bytes:
    return bytes([int(card.feature == colour) for card in cards.DECK])


def mean_of(values: vec[float]) -> float:
    """Of a card that may be any of the deck."""
    total = 0.0
    copies: i64 = 0
    for card in range(i64(DECK_CARDS)):
        total += float(cards.DECK[card].count) * values[card]
        copies += cards.DECK[card].count
    return total / float(copies)


FOR_DIGGERS: Final = uses(TO_DIGGERS)
FOR_SABOTEURS: Final = uses(TO_SABOTEURS)
FOR_GEOLOGISTS: Final = uses(TO_GEOLOGISTS)
IS_BLUE_DOOR: Final = doors("blue")
IS_GREEN_DOOR: Final = doors("green")
MEAN_FOR_DIGGERS: Final = mean_of(FOR_DIGGERS)
MEAN_FOR_SABOTEURS: Final = mean_of(FOR_SABOTEURS)
MEAN_FOR_GEOLOGISTS: Final = mean_of(FOR_GEOLOGISTS)
BITS_IN: Final = bytes([0, 1, 1, 2, 1, 2, 2, 3])
"""How many tools a set of them has."""


class ExpansionPolicy(DiggingPolicy):
    """One mind for all six roles: they differ in their aims."""

    __slots__ = ("aims", "nearest", "outlook")

    def __init__(self) -> None:
        super().__init__()
        self.aims = Aims()
        self.nearest: i64 = 0
        """Cards missing to the nearest goal that may well be the gold, for those who pass all doors."""
        self.outlook = 0.0
        """How well the seat stands now, as far as it knows."""

    # What a round is about.

    def worth(self, state: State, seat: i64, number: i64) -> float:
        """Nuggets, thefts included."""
        assert isinstance(state, Saboteur2)
        pay: i64 = state.results[number - 1].pay[seat]
        for i in range(i64(len(state.loot))):
            entry = state.loot[i]
            if entry >> 8 == number:
                if entry >> 4 & 15 == seat:
                    pay += 1
                if entry & 15 == seat:
                    pay -= 1
        return (float(pay) + 1.0) / (MOST_PAY + 1.0)

    # Weighing.

    def weigh(self, state: State, public: Public) -> None:
        assert isinstance(state, Saboteur2)
        assert isinstance(public, ExpansionPublic)
        self.count = state.list_moves(self.moves)
        me = state.to_move
        if state.phase == STEALING:
            self.weigh_steals(state)
            return
        self.look(state, public, me)
        if state.phase == TURNING:
            self.weigh_turns(state, public)
        elif state.phase == PASSING:
            self.weigh_passes(state, me)
        else:
            self.weigh_acts(state, public, me)

    def look(self, state: Saboteur2, public: ExpansionPublic, me: i64) -> None:
        """Only at what the decision hangs on: who may be who takes long with many seats."""
        aims = self.aims
        self.look_for_gold(state, me, public.hints)
        aims.look_at_role(state, me)
        if state.phase == PASSING and aims.role != PROFITEER:
            return
        self.nearest = self.missing(public.for_everybody)
        aims.look_at_turns(state, me, self.nearest)
        if aims.role == PROFITEER or self.is_about_seats():
            aims.look_at_dwarves(state, public, me)
            aims.look_ahead(state, public, self.missing(public.for_blue), self.missing(public.for_green), self.nearest)
            aims.take_sides(state)
        self.outlook = self.worth_of(public.for_everybody, public.for_blue, public.for_green)

    def is_about_seats(self) -> bool:
        """Whether a move is done to somebody."""
        moves = self.moves
        for i in range(self.count):
            move = moves[i]
            if BREAKS <= move < ROCKFALLS or HANDS_OFFS <= move < SHEDS:
                return True
        return False

    def missing(self, way: i64) -> i64:
        """Cards missing to the nearest goal that may well be the gold."""
        least = self.likeliest - 0.15
        best: i64 = FAR
        for goal in range(i64(GOALS)):
            if self.chance_of(goal) >= least:
                best = min(best, way >> 8 * goal & DISTANCE)
        return best

    def worth_of(self, everybody: i64, blue: i64, green: i64) -> float:
        """How well the role stands with these distances, as far as the seat knows."""
        aims = self.aims
        worth = 0.0
        for goal in range(i64(GOALS)):
            chance = self.chance_of(goal)
            if chance > 0.0:
                for_blue = blue >> 8 * goal & DISTANCE
                for_green = green >> 8 * goal & DISTANCE
                for_all = everybody >> 8 * goal & DISTANCE
                if for_all == 0:
                    worth += chance * STRIKES_GOLD * aims.end_of_round(for_blue == 0, for_green == 0)
                else:
                    worth += chance * (
                        aims.blue_way * WORTH[for_blue]
                        + aims.green_way * WORTH[for_green]
                        + aims.team_way * WORTH[min(for_blue, for_green)]
                        + aims.any_way * WORTH[for_all]
                    )
        return worth

    def weigh_steals(self, state: Saboteur2) -> None:
        """From the richest."""
        for i in range(self.count):
            move = self.moves[i]
            self.weights[i] = NEVER if move == LEAVE else float(i64(state.gold[move - STEALS]))

    def weigh_turns(self, state: Saboteur2, public: ExpansionPublic) -> None:
        """How well the seat stands after a stone goal is turned over this way."""
        goal = state.turning
        for i in range(self.count):
            then = public.copy()
            then.uncovered(state.to_move, goal, i64(CARD_SHAPE[state.card_of(goal)]) + (self.moves[i] - TURNS) % 2)
            self.weights[i] = self.worth_of(then.for_everybody, then.for_blue, then.for_green)

    def weigh_passes(self, state: Saboteur2, me: i64) -> None:
        """Another card to discard, or enough of it: a card more is a turn more once nothing can be drawn."""
        for i in range(self.count):
            move = self.moves[i]
            if move == ENOUGH:
                self.weights[i] = 0.0
            elif state.owed:
                self.weights[i] = -self.keep(state, me, move - DISCARDS)
            else:
                self.weights[i] = WORTH_KEEPING - self.keep(state, me, move - DISCARDS) if state.left else -1.0

    def weigh_acts(self, state: Saboteur2, public: ExpansionPublic, me: i64) -> None:
        weights = self.weights
        for i in range(self.count):
            move = self.moves[i]
            if move < DISCARDS:
                weights[i] = self.weigh_place(public, move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
            elif move < BREAKS:
                weights[i] = -self.keep(state, me, move - DISCARDS)
            elif move < REPAIRS:
                weights[i] = self.weigh_break(state, me, (move - BREAKS) % MOST_SEATS)
            elif move < ROCKFALLS:
                weights[i] = self.weigh_repair(state, me, (move - REPAIRS) // TOOLS % MOST_SEATS)
            elif move < MAPS:
                weights[i] = self.weigh_rockfall(public, move - ROCKFALLS)
            elif move < TURNS_END:
                weights[i] = self.weigh_look(move - MAPS)
            elif move == THEFTS:
                weights[i] = 4.0 if self.aims.late else 1.8
            elif move < SHEDS:
                card = HANDS_OFF + (move - HANDS_OFFS) // MOST_SEATS
                weights[i] = self.weigh_trick(state, me, card, (move - HANDS_OFFS) % MOST_SEATS)
            else:
                weights[i] = self.weigh_shed(state, me, move - SHEDS)

    # In the mine: a card nearer to what the role wants is worth about one point.

    def weigh_place(self, public: ExpansionPublic, cell: i64, shape: i64) -> float:
        is_geologist = self.aims.role == GEOLOGIST
        if is_geologist and SHOWS_CRYSTAL[shape] == 0:
            return NEVER
        everybody, blue, green = public.after_card(cell, shape, self.goals_1, self.goals_2, self.aims.teams)
        gain = self.worth_of(everybody, blue, green) - self.outlook
        if is_geologist:
            return gain + CRYSTAL_WORTH
        return gain if gain >= 0.1 else NEVER

    def weigh_rockfall(self, public: ExpansionPublic, cell: i64) -> float:
        """A geologist leaves the mine as it is."""
        if self.aims.role == GEOLOGIST:
            return NEVER
        everybody, blue, green = public.after_rockfall(cell, self.goals_1, self.goals_2, self.aims.teams)
        return self.worth_of(everybody, blue, green) - self.outlook - 0.5

    def weigh_look(self, goal: i64) -> float:
        if self.aims.role == GEOLOGIST:
            return NEVER
        return self.weigh_map(goal, 1.5 if self.aims.any_way < 0.0 else 5.0)

    # On seats.

    def harms(self, state: Saboteur2, seat: i64) -> i64:
        """How many tools of a seat are broken."""
        return i64(BITS_IN[i64(state.broken[seat])])

    def weigh_break(self, state: Saboteur2, me: i64, seat: i64) -> float:
        """Whoever wants the opposite is stopped, most of all when the gold is near and its turn comes soon."""
        if self.aims.role == GEOLOGIST:
            return NEVER
        wait = seat - me if seat > me else seat - me + state.seats
        against = -self.aims.friends[seat] * (1.3 - 0.4 * float(wait) / float(state.seats)) - 0.3
        if state.broken[seat] != 0 or state.trapped[seat] != 0:
            against *= 0.4
        return against * (4.0 if self.nearest <= 3 else 2.5)

    def weigh_repair(self, state: Saboteur2, me: i64, seat: i64) -> float:
        broken = float(self.harms(state, seat))
        if seat == me:
            if self.aims.role == GEOLOGIST:
                return 2.0
            return 5.0 / (broken + (1.0 if state.trapped[me] != 0 else 0.0))
        return 3.0 * (self.aims.friends[seat] - 0.35) - 0.5 * (broken - 1.0)

    def weigh_trick(self, state: Saboteur2, me: i64, card: i64, seat: i64) -> float:
        if card == TRAPPED:
            return self.weigh_prison(state, me, seat)
        if card == FREE:
            return 6.0 if seat == me else 3.0 * (self.aims.friends[seat] - 0.5)
        if card == HANDS_OFF:
            return self.weigh_hands_off(state, me, seat)
        if card == INSPECTION:
            return self.weigh_inspection(state, me, seat)
        if card == SWAP_HATS:
            return self.weigh_hats(me, seat)
        return self.weigh_swap(state, me, seat)

    def weigh_prison(self, state: Saboteur2, me: i64, seat: i64) -> float:
        """Takes pay from whoever stands well and is no friend; once the gold is lost, friends are only more to
        share."""
        friend = 0.0 if self.aims.gold < HOPELESS else self.aims.friends[seat]
        if friend > 0.25:
            return NEVER
        lead = float(i64(state.gold[seat]) - i64(state.gold[me]))
        pay = self.aims.pay_of(seat) + 0.2 * lead + (1.5 if self.aims.late else 0.0)
        return 0.5 * pay - 1.5 * friend - 1.0

    def weigh_hands_off(self, state: Saboteur2, me: i64, seat: i64) -> float:
        if seat == me:
            return NEVER
        own = float(min(3, i64(state.gold[me])))
        return 0.4 + 0.3 * own - 0.3 * self.aims.friends[seat] + (0.5 if self.aims.late else 0.0)

    def weigh_inspection(self, state: Saboteur2, me: i64, seat: i64) -> float:
        """The less is known of a seat and the less it is liked, the more there is to learn."""
        if state.knows[me] >> seat & 1 or self.aims.role == GEOLOGIST:
            return NEVER
        most = 0.0
        for role in range(i64(ROLES)):
            most = max(most, self.aims.chances[ROLES * seat + role])
        return 0.5 * (1.0 - most) - 0.5 * self.aims.friends[seat]

    def weigh_hats(self, me: i64, seat: i64) -> float:
        """A new role for oneself when the own one is losing, for others when theirs is winning."""
        aims = self.aims
        average = 0.0
        total = 0.0
        for role in range(i64(ROLES)):
            average += aims.left[role] * aims.pays[role]
            total += aims.left[role]
        average /= total
        if seat == me:
            better = average - aims.pays[aims.role]
            return 4.0 * better if aims.turns <= 5.0 else better - 0.5
        if aims.friends[seat] > -0.3:
            return NEVER
        return aims.pay_of(seat) - average - 0.8

    def weigh_swap(self, state: Saboteur2, me: i64, seat: i64) -> float:
        """A full hand of unknown cards for one's own."""
        given = -self.keep(state, me, SWAP_HAND)
        for i in range(HAND * me, HAND * me + i64(state.held[me])):
            given += self.keep(state, me, i64(state.hands[i]))
        return 0.7 * (self.mean_use() * float(i64(state.held[seat])) - given) - 0.3

    # Parting with cards.

    def uses(self) -> vec[float]:
        if self.aims.role == GEOLOGIST:
            return FOR_GEOLOGISTS
        return FOR_SABOTEURS if self.aims.any_way < 0.0 else FOR_DIGGERS

    def mean_use(self) -> float:
        """Of an unknown card."""
        if self.aims.role == GEOLOGIST:
            return MEAN_FOR_GEOLOGISTS
        return MEAN_FOR_SABOTEURS if self.aims.any_way < 0.0 else MEAN_FOR_DIGGERS

    def keep(self, state: Saboteur2, me: i64, card: i64) -> float:
        """How dear a card is, from about 0 to 1."""
        others = AGAIN * float(state.count(me, card) - 1)
        if card == THEFT:
            return 0.2 if u8(me) in state.thefts else 1.2 - 5.0 * others
        if card == MAP and self.sure:
            return 0.0
        role = self.aims.role
        if (role == BLUE and IS_GREEN_DOOR[card]) or (role == GREEN and IS_BLUE_DOOR[card]):
            return 0.1 - others
        return self.uses()[card] - others

    def weigh_shed(self, state: Saboteur2, me: i64, what: i64) -> float:
        """Costs two cards and a card of the hand for the rest of the round."""
        least = 10.0
        next_least = 10.0
        for i in range(HAND * me, HAND * me + i64(state.held[me])):
            dear = self.keep(state, me, i64(state.hands[i]))
            if dear < least:
                next_least = least
                least = dear
            elif dear < next_least:
                next_least = dear
        harms = float(self.harms(state, me)) + (1.0 if state.trapped[me] != 0 else 0.0)
        return self.need(what) / harms - least - next_least

    def need(self, what: i64) -> float:
        aims = self.aims
        if what == PRISON:
            return 6.0 if aims.late or aims.turns <= 5.0 else 1.5
        if aims.late or aims.role == GEOLOGIST:
            return 0.3
        return 0.6 if aims.any_way < 0.0 else 1.2
