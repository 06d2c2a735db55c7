"""The apprentice of The Lost Mines: weighs every move by what it does to the ways to the mines. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.bots.lost_mines.aims import NEARNESS, Aims
from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.sketch import ALL_SIDES, CARD, FAR, IS_OBSTACLE, MINES, OBSTACLE_CARDS, SIDES, STEP
from permonik.bots.lost_mines.walkers import Walkers
from permonik.bots.walking.policy import EFFORT, NOTHING_NEW, WalkingPolicy
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.core.state import NOBODY, State
from permonik.engine.lost_mines import cards
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import (
    AREA,
    AXE,
    CAMP,
    DECK_SHAPES,
    DISCARDS,
    LOOKS_AT_DWARVES,
    LOOKS_AT_MINES,
    LOOKS_AT_TREASURES,
    LOYAL,
    MOST_SEATS,
    NUMBERING,
    OVERCOMES,
    PROPOSE,
    ROCKS,
    ROLES_OF_CLAN,
    SELFISH,
    STEPS_TO,
    STOP,
    STORM,
    STORMS,
    TAKES,
    TRAP,
    TRAP_TOKEN,
    TRAPS,
    TREASURE_KIND,
    TROLL,
    TROLLS,
    TURNS,
)
from permonik.engine.walking.tables import ACTING, TURNING, VOTING, WALKING

NO_WAY: Final = FAR // CARD
MOST_HARM: Final = 2
"""A way that is blocked is longer by no more cards than this: somebody finds another one."""
CAMP_GAIN: Final = 0.1
"""What a campfire on a useful card is worth: two steps for whoever rests there."""
ROCKS_COST: Final = 0.1
"""What rocks on a useful card cost: they hold one dwarf only."""

LOOK_AT_MINE: Final = 0.9
NEARER_MINE: Final = 0.1
"""How much less it matters to know a mine for each one that is nearer."""
LOOK_AT_TREASURE: Final = 0.3

TRAP_HARM: Final = 0.8
TROLL_HARM: Final = 2.0
STORM_HARM: Final = 1.5
"""What it costs a dwarf to find a trap, a troll or an empty space on its way, in missing cards; it has lost time as
well."""
LATER: Final = 0.7
"""What the next mine counts for a dwarf that takes a treasure first."""
CAUTION: Final = 0.95
"""What is left of a hope behind a trap: less than by a detour of the same length, more than by not walking on."""
CLARITY: Final = 10.0
"""Steps change hopes by little; they are weighed by so much more than hopes."""
MOST_COUNTS: Final = 0.4
"""What it is worth to have the most points of a round, beside the points themselves,"""
MOST_POINTS: Final = 10
"""more of which are hardly ever paid."""
HOPELESS: Final = 0.1
"""Whoever has less to hope for would as well end the round."""


def uses() -> vec[float]:
    """What each card of the deck is good for, in general."""
    of_kind = {"tool": 0.4, "info": 0.3, "trap": 0.2, "troll": 0.3, "storm": 0.3}
    values: vec[float] = vec[float]()
    for card in cards.DECK:
        if card.kind != "path":
            use = of_kind[card.kind]
        elif card.feature in cards.OBSTACLES:
            use = 0.1
        else:
            use = 0.2 * len(card.open) + (0.1 if "E" in card.open and "W" in card.open else 0.0) - 0.2
        values = append(values, use)
    return values


def features() -> bytes:
    """What each shape shows."""
    shown = NUMBERING.fields.features
    return bytes([shown[MOST_FIELDS * shape] for shape in range(len(shown) // MOST_FIELDS)])


USE: Final = uses()
SHOWS: Final = features()


class MinesPolicy(WalkingPolicy):
    """One mind for all six roles: they differ in their aims."""

    __slots__ = ("aims", "around", "beside", "here", "walkers")

    def __init__(self) -> None:
        super().__init__(USE)
        self.aims = Aims()
        self.here: vec[i64] = vec[i64]([0] * MINES)
        """For the cell that is looked at: the cards missing to each mine."""
        self.around: vec[i64] = vec[i64]([0] * (4 * MINES))
        """For each mine and direction: the cards missing from its neighbour on."""
        self.beside: i64 = 0
        """The parts of the forest that lead to it, as bits."""
        self.walkers = Walkers()

    # What a round is about.

    def worth(self, state: State, seat: i64, number: i64) -> float:
        """Points, and whether nobody has more."""
        assert isinstance(state, LostMines)
        gains = state.results[number - 1].gains
        own: i64 = gains[seat]
        most: i64 = max(gains)
        worth = (1.0 - MOST_COUNTS) * float(min(own, MOST_POINTS)) / float(MOST_POINTS)
        return worth + MOST_COUNTS if own == most and own > 0 else worth

    # Weighing.

    def weigh(self, state: State, public: Public) -> None:
        assert isinstance(state, LostMines)
        assert isinstance(public, MinesPublic)
        self.count = state.list_moves(self.moves)
        me = state.to_move
        self.aims.look_at_mines(state, me)
        if state.phase == WALKING:
            self.weigh_walk(state, public)
        elif state.phase == ACTING:
            self.aims.take_sides(state, public, me)
            self.aims.look_at_ways(state, public, me)
            self.weigh_acts(state, public)
        elif state.phase == VOTING:
            self.weigh_votes(state, self.is_hopeless(state, public))
        elif state.phase == TURNING:
            self.weigh_turns(state, public)
        else:
            for i in range(self.count):
                self.weights[i] = self.aims.value_of(state, me, self.moves[i] - TAKES)

    # Playing a card or throwing it away.

    def weigh_acts(self, state: LostMines, public: MinesPublic) -> None:
        weights = self.weights
        looked_at: i64 = NOBODY
        held_up = False
        for i in range(self.count):
            move = self.moves[i]
            if move < DISCARDS:
                cell = move // DECK_SHAPES
                if cell != looked_at:
                    looked_at = cell
                    self.look_around(public, cell)
                weights[i] = self.weigh_place(state, public, cell, move % DECK_SHAPES + FIRST_SHAPE)
            elif move < OVERCOMES:
                weights[i] = self.weigh_discard(state, move - DISCARDS, False)
            elif move < LOOKS_AT_MINES:
                weights[i] = self.weigh_tool(public, (move - OVERCOMES) // AREA, (move - OVERCOMES) % AREA)
            elif move < TRAPS:
                weights[i] = self.weigh_look(state, move)
            elif move < PROPOSE:
                if not held_up:
                    held_up = True
                    self.walkers.look(state, public, self.aims)
                weights[i] = self.weigh_harm(public, move)
            else:
                weights[i] = self.weigh_proposal(state, self.is_hopeless(state, public))

    def look_around(self, public: MinesPublic, cell: i64) -> None:
        """Prepares what all cards on a cell have in common."""
        sketch = public.sketch
        self.beside = sketch.parts_beside(cell)
        for mine in range(i64(MINES)):
            self.here[mine] = i64(sketch.near[AREA * mine + cell]) >> 4
        for d in range(i64(4)):
            facing = cell + STEP[d]
            leads = i64(sketch.sides[facing]) >> (d ^ 2) & 1
            for mine in range(i64(MINES)):
                cards_from_there: i64 = NO_WAY
                if leads:
                    cards_from_there = i64(sketch.near[AREA * mine + facing]) >> 4
                self.around[4 * mine + d] = cards_from_there

    def gain(self, public: MinesPublic, cell: i64, sides: i64, toll: i64) -> float:
        """What it matters that the cell that was looked at opens to these sides and is short of so many cards. A cell
        beside the part of a dwarf may also have been the best way on; `NOBODY` for a cell that was no way on."""
        gain = 0.0
        aims = self.aims
        for mine in range(i64(MINES)):
            short = self.here[mine]
            through: i64 = NO_WAY
            for d in range(i64(4)):
                # A neighbour that is short of more cards than the cell may itself depend on the cell.
                if sides >> d & 1 and self.around[4 * mine + d] <= short:
                    through = min(through, self.around[4 * mine + d])
            through += toll
            part: i64 = 1
            while self.beside >> part:
                at = MINES * part + mine
                if self.beside >> part & 1 and aims.pull[at] != 0.0:
                    now = aims.short[at]
                    if through < now:
                        gain += aims.pull[at] * float(now - through)
                    elif through > now and short <= now and cell != NOBODY:
                        then = min(through, public.sketch.without(part, mine, cell))
                        if then > now:
                            gain -= aims.pull[at] * float(min(then - now, MOST_HARM))
                part += 1
        return gain

    def weigh_place(self, state: LostMines, public: MinesPublic, cell: i64, shape: i64) -> float:
        card = i64(NUMBERING.shape_card[shape])
        toll: i64 = 0
        if IS_OBSTACLE[shape]:
            toll = 1 if state.holds(state.to_move, AXE + i64(SHOWS[shape]) - 1) else OBSTACLE_CARDS
        gain = self.gain(public, cell, i64(SIDES[shape]), toll)
        if gain > 0.0 and toll == 0:
            if i64(SHOWS[shape]) == CAMP:
                gain += CAMP_GAIN
            elif i64(SHOWS[shape]) == ROCKS:
                gain -= ROCKS_COST
        return gain - self.cost(card) - EFFORT

    def weigh_tool(self, public: MinesPublic, tool: i64, cell: i64) -> float:
        self.look_around(public, cell)
        return self.gain(public, NOBODY, i64(public.sketch.sides[cell]), 0) - self.cost(AXE + tool)

    def weigh_look(self, state: LostMines, move: i64) -> float:
        if move < LOOKS_AT_TREASURES:
            return self.weigh_look_at_mine(state, (move - LOOKS_AT_MINES) % AREA)
        if move < LOOKS_AT_DWARVES:
            return self.weigh_look_at_treasure(state, (move - LOOKS_AT_TREASURES) % MOST_SEATS)
        return self.weigh_look_at_dwarf(state, (move - LOOKS_AT_DWARVES) % MOST_SEATS)

    def weigh_look_at_mine(self, state: LostMines, cell: i64) -> float:
        """Where it would go first; the last unknown mine needs no look."""
        mine = state.covered_at(cell)
        if self.aims.unknown < 2 or self.aims.face[mine] != NOBODY:
            return NOTHING_NEW
        nearer: i64 = 0
        at = MINES * self.aims.own_part
        for other in range(i64(MINES)):
            if self.aims.short[at + other] < self.aims.short[at + mine]:
                nearer += 1
        return LOOK_AT_MINE - NEARER_MINE * float(nearer)

    def weigh_look_at_treasure(self, state: LostMines, place: i64) -> float:
        """Tells which one to take where there is a choice."""
        me = state.to_move
        if state.seen_treasures[me] >> place & 1:
            return NOTHING_NEW
        kind = TREASURE_KIND[i64(state.treasures[place])]
        for other in range(state.seats):
            if other != place and state.takers[other] == NOBODY and TREASURE_KIND[i64(state.treasures[other])] == kind:
                return LOOK_AT_TREASURE
        return NOTHING_NEW

    def weigh_look_at_dwarf(self, state: LostMines, seat: i64) -> float:
        """A selfish dwarf has nobody to trust."""
        me = state.to_move
        if state.seen_dwarves[me] >> seat & 1 or i64(state.dwarves[me]) % ROLES_OF_CLAN == SELFISH:
            return NOTHING_NEW
        return self.weigh_doubt(self.aims.chances[ROLES_OF_CLAN * seat + LOYAL])

    # Holding others up.

    def weigh_harm(self, public: MinesPublic, move: i64) -> float:
        if move < TROLLS:
            return TRAP_HARM * self.walkers.crossing[move - TRAPS] - self.cost(TRAP) - EFFORT
        if move < STORMS:
            return TROLL_HARM * self.walkers.barred[move - TROLLS] - self.cost(TROLL) - EFFORT
        cell = move - STORMS
        self.look_around(public, cell)
        harm = STORM_HARM * self.walkers.passing[cell]
        return harm + max(self.gain(public, NOBODY, ALL_SIDES, 1), 0.0) - self.cost(STORM) - EFFORT

    # Ending early.

    def is_hopeless(self, state: LostMines, public: MinesPublic) -> bool:
        return self.aims.hope(public, state.forest.figures[state.to_move] >> 3) < HOPELESS

    # Walking.

    def weigh_walk(self, state: LostMines, public: MinesPublic) -> None:
        at = state.forest.figures[state.turn] >> 3
        for i in range(self.count):
            move = self.moves[i]
            cell = at if move == STOP else move - STEPS_TO
            hope = self.hope_at(state, public, cell)
            if cell != at and len(state.forest.tokens) and self.is_trapped(state, at, cell):
                hope *= CAUTION
            self.weights[i] = CLARITY * hope

    def hope_at(self, state: LostMines, public: MinesPublic, cell: i64) -> float:
        """What a dwarf may hope for that ends its walk on a cell."""
        aims = self.aims
        here = 0.0
        best = 0.0
        for mine in range(i64(MINES)):
            distance = i64(public.sketch.near[AREA * mine + cell])
            hope = aims.worth[mine] * NEARNESS[distance]
            if distance == 0:
                here = hope
            elif hope > best:
                best = hope
        return best if here == 0.0 else here + LATER * best

    def is_trapped(self, state: LostMines, at: i64, cell: i64) -> bool:
        for d in range(i64(4)):
            if at + STEP[d] == cell:
                return state.forest.token(state.forest.border(at, d)) == TRAP_TOKEN
        return False

    def weigh_turns(self, state: LostMines, public: MinesPublic) -> None:
        """The way on from the mine that was just found."""
        cell = state.forest.figures[state.turn] >> 3
        self.look_around(public, cell)
        shape = i64(NUMBERING.card_shape[state.card_at(state.covered_at(cell))])
        for i in range(self.count):
            sides = i64(SIDES[shape + self.moves[i] - TURNS])
            hope = 0.0
            for mine in range(i64(MINES)):
                through: i64 = NO_WAY
                for d in range(i64(4)):
                    if sides >> d & 1:
                        through = min(through, self.around[4 * mine + d])
                if self.here[mine]:
                    hope += max(self.aims.worth[mine], 0.0) * NEARNESS[through * CARD]
            self.weights[i] = hope
