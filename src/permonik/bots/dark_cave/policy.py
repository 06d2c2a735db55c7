"""The apprentice of The Dark Cave: weighs every move by what it does to the ways out. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.bots.dark_cave.aims import NOWHERE_TO_GO, SPARE_STEPS, Aims
from permonik.bots.dark_cave.hunt import NEVER, Hunt
from permonik.bots.dark_cave.laying import Laying
from permonik.bots.dark_cave.paths import NUGGET, PATHS, PLANK, SIDES
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import BY_LADDER, FAR, GOALS, WEB
from permonik.bots.dark_cave.walkers import Walkers
from permonik.bots.dark_cave.window import CELL_OF, OUTSIDE, SPOT_OF
from permonik.bots.walking.policy import EFFORT, NOTHING_NEW, WalkingPolicy
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.state import NOBODY, State
from permonik.engine.dark_cave import cards
from permonik.engine.dark_cave.cave import web_side
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import (
    AREA,
    AXE,
    AXES,
    BOOTS,
    BRIDGE,
    CALLS,
    CAVE_IN,
    CAVE_INS,
    CRAWLER,
    CREATURE,
    CREATURE_OF,
    CREATURE_STEPS,
    CREATURES,
    CREEPING,
    CUTS,
    DECK_SHAPES,
    DISCARDS,
    EXIT,
    FIGHTING,
    FIGHTS,
    GIVES_AXES,
    GIVES_BOOTS,
    LOOKS_AT_CLANS,
    LOOKS_AT_GOALS,
    MOST_SEATS,
    NUMBERING,
    PROPOSE,
    RAT,
    STEPS_TO,
    STOP,
    SWAP,
    SWAPS,
    TUNNEL,
    TURNS,
    VEIN_AT,
    WEBS,
)
from permonik.engine.dark_cave.tables import WEB as WEB_CARD
from permonik.engine.hands.state import HAND
from permonik.engine.walking.tables import ACTING, TURNING, VOTING, WALKING

STEP: Final = 0.25
"""What a step less on the own way is worth: four steps are about a missing card."""
VEIN_GAIN: Final = 0.5
"""What a vein is worth that the own dwarf can reach soon:"""
VEIN_STEPS: Final = 6
"""within so many steps."""

LOOK_AT_GOAL: Final = 1.6
"""What it is worth to know whether the nearest goal is the exit."""
FURTHER_GOAL: Final = 0.1
"""How much less it matters to know a goal for each one that is nearer."""
WEB_HARM: Final = 1.0
CAVE_IN_HARM: Final = 0.8
"""What it costs a dwarf to find a web or an empty space on its way, as missing cards."""
HAND_CARD: Final = 0.3
"""The use of a card that is not known."""
SWAP_GAIN: Final = 0.5
"""What is gained by a better hand, as a part of its use; the turn is lost."""
BOOTS_GAIN: Final = 0.15
"""What a step more in each turn is worth, for each turn that is left,"""
MOST_BOOTS: Final = 1.2
"""which is no more than this in all,"""
AXE_GAIN: Final = 0.35
"""and what an axe is."""
KEEPING: Final = 0.3
"""What an axe is worth that is kept for later."""

RAT_COST: Final = 1.5
CRAWLER_COST: Final = 5.0
"""What it costs a dwarf to walk into a creature, in steps; the goblin takes a nugget."""
LOSING: Final = 100.0
"""What it costs to lose the game at once, in steps."""


def uses() -> vec[float]:
    """What each card of the deck is good for, in general."""
    of_kind = {
        "info": 0.4,
        "cave-in": 0.3,
        "swap-cards": 0.2,
        "web": 0.3,
        "boots": 0.6,
        "battle-axe": 0.35,
        "rat": 0.15,
        "crawler": 0.35,
        "goblin": 0.4,
    }
    values: vec[float] = vec[float]()
    for card in cards.DECK:
        if card.kind != "path":
            use = of_kind[card.kind]
        elif card.feature == "ladder":
            use = 0.4
        elif not card.links:
            use = 0.0
        else:
            use = 0.2 * max([len(edges) for edges in card.links]) - 0.1 * cards.LEVELS.index(card.level)
        values = append(values, use)
    return values


USE: Final = uses()


class CavePolicy(WalkingPolicy):
    """One mind for loyal dwarfs and saboteurs: they differ in their aims."""

    __slots__ = ("aims", "hunt", "laying", "own", "walkers")

    def __init__(self) -> None:
        super().__init__(USE)
        self.aims = Aims()
        self.walkers = Walkers()
        self.laying = Laying(self.aims, self.walkers)
        self.hunt = Hunt()
        self.own: i64 = NOWHERE
        """The place of the own dwarf."""

    # What the game is about.

    def worth(self, state: State, seat: i64, number: i64) -> float:
        """Whether the clan that the seat works for has won."""
        assert isinstance(state, DarkCave)
        winner: i64 = state.results[0].winner
        return 1.0 if winner == state.side(seat) else 0.0

    # Weighing.

    def weigh(self, state: State, public: Public) -> None:
        assert isinstance(state, DarkCave)
        assert isinstance(public, CavePublic)
        self.count = state.list_moves(self.moves)
        me = state.to_move
        aims = self.aims
        aims.look_at_goals(state, me)
        self.own = state.cave.figures[me]
        if state.phase == WALKING:
            self.weigh_walk(state, public)
        elif state.phase == ACTING:
            aims.take_sides(state, public, me)
            self.walkers.look(state, public, aims)
            self.weigh_acts(state, public)
        elif state.phase == CREEPING:
            aims.take_sides(state, public, me)
            self.walkers.look(state, public, aims)
            self.weigh_creeping(state, public)
        elif state.phase == FIGHTING:
            aims.take_sides(state, public, me)
            self.weigh_fight(state, public)
        elif state.phase == VOTING:
            self.weigh_votes(state, self.is_hopeless(public))
        elif state.phase == TURNING:
            self.weigh_turns(state, public)

    def is_hopeless(self, public: CavePublic) -> bool:
        return self.own == NOWHERE or self.aims.is_hopeless(public, self.own)

    # Playing a card or throwing it away.

    def weigh_acts(self, state: DarkCave, public: CavePublic) -> None:
        weights = self.weights
        looked_at: i64 = NOBODY
        self.laying.look_ahead(state, public, self.own)
        hurried = self.is_hurried()
        for i in range(self.count):
            move = self.moves[i]
            if move < DISCARDS:
                cell = move // DECK_SHAPES
                if cell != looked_at:
                    looked_at = cell
                    self.laying.look_around(state, public, cell)
                weights[i] = self.weigh_place(public, cell, move % DECK_SHAPES + FIRST_SHAPE)
            elif move < LOOKS_AT_GOALS:
                weights[i] = self.weigh_discard(state, move - DISCARDS, hurried)
            elif move < CAVE_INS:
                weights[i] = self.weigh_look(state, move)
            elif move < CALLS:
                weights[i] = self.weigh_action(state, public, move)
            elif move < PROPOSE:
                weights[i] = self.weigh_call(state, public, move - CALLS)
            elif move < CUTS:
                weights[i] = self.weigh_proposal(state, self.is_hopeless(public))
            else:
                weights[i] = self.weigh_cut(state, public, move - CUTS)

    def is_hurried(self) -> bool:
        """Whether the own dwarf needs nearly all its turns."""
        goal = self.walkers.own_goal
        return goal != NOBODY and self.laying.steps_to_goal[goal] > self.aims.steps_left - SPARE_STEPS

    def weigh_place(self, public: CavePublic, cell: i64, shape: i64) -> float:
        card = i64(NUMBERING.shape_card[shape])
        spot = SPOT_OF[cell]
        if spot == OUTSIDE:
            return -self.cost(card) - EFFORT
        gain = STEP * self.laying.gain(public, spot, shape)
        if i64(VEIN_AT[shape]):
            nearest = self.laying.soonest(i64(SIDES[PATHS * shape]))
            if nearest <= VEIN_STEPS and gain > -VEIN_GAIN:
                gain += VEIN_GAIN
        return gain - self.cost(card) - EFFORT

    # Looks.

    def weigh_look(self, state: DarkCave, move: i64) -> float:
        if move < LOOKS_AT_CLANS:
            return self.weigh_look_at_goal(state, (move - LOOKS_AT_GOALS) % AREA)
        seat = (move - LOOKS_AT_CLANS) % MOST_SEATS
        if state.seen_dwarves[state.to_move] >> seat & 1:
            return NOTHING_NEW
        return self.weigh_doubt(self.aims.same[seat])

    def weigh_look_at_goal(self, state: DarkCave, cell: i64) -> float:
        """Where it would go first; once the exit is known no look tells anything, and whoever is out needs none."""
        goal = state.covered_at(cell)
        if self.aims.unknown < 2 or self.aims.face[goal] != NOBODY or self.own == NOWHERE:
            return NOTHING_NEW
        nearer: i64 = 0
        for other in range(i64(GOALS)):
            if self.aims.worth[other] > 0.0 and self.laying.steps_to_goal[other] < self.laying.steps_to_goal[goal]:
                nearer += 1
        return LOOK_AT_GOAL - FURTHER_GOAL * float(nearer)

    # Other actions.

    def weigh_action(self, state: DarkCave, public: CavePublic, move: i64) -> float:
        if move < SWAPS:
            return self.weigh_cave_in(state, public, (move - CAVE_INS) % AREA)
        if move < WEBS:
            return self.weigh_swap(state, (move - SWAPS) % MOST_SEATS)
        if move < GIVES_BOOTS:
            border = (move - WEBS) % (2 * AREA)
            spot = SPOT_OF[border >> 1]
            return WEB_HARM * self.walkers.barred[2 * spot + (border & 1)] - self.cost(WEB_CARD) - EFFORT
        if move < GIVES_AXES:
            gain = min(BOOTS_GAIN * float(self.aims.steps_left) / 3.0, MOST_BOOTS)
            return gain * self.favour(state, (move - GIVES_BOOTS) % MOST_SEATS) - self.cost(BOOTS) - EFFORT
        return AXE_GAIN * self.favour(state, (move - GIVES_AXES) % MOST_SEATS) - self.cost(AXE) - EFFORT

    def favour(self, state: DarkCave, seat: i64) -> float:
        """What it matters that a seat is better off."""
        if not state.inside(seat):
            return -1.0
        return 1.0 if seat == state.to_move else min(-self.aims.spite[seat], self.aims.stakes[seat])

    def weigh_cave_in(self, state: DarkCave, public: CavePublic, cell: i64) -> float:
        spot = SPOT_OF[cell]
        harm = 0.0
        if spot != OUTSIDE:
            self.laying.look_around(state, public, cell)
            harm = CAVE_IN_HARM * self.walkers.passing[spot] + STEP * max(self.laying.gain_by_clearing(), 0.0)
        return harm - self.cost(CAVE_IN) - EFFORT

    def weigh_swap(self, state: DarkCave, seat: i64) -> float:
        """For a better hand, best with somebody whom a worse one serves right."""
        me = state.to_move
        own = -self.use[SWAP]
        for i in range(HAND * me, HAND * me + i64(state.held[me])):
            own += self.use[i64(state.hands[i])]
        gain = SWAP_GAIN * (HAND_CARD * float(i64(state.held[seat])) - own)
        return gain * (1.0 + self.aims.spite[seat]) * 0.5 - self.cost(SWAP) - EFFORT

    # Creatures.

    def weigh_call(self, state: DarkCave, public: CavePublic, number: i64) -> float:
        card = CREATURE + number // AREA
        cell = number % AREA
        creature = i64(CREATURE_OF[card])
        steps = i64(CREATURE_STEPS[creature])
        place = state.cave.figures[state.seats + creature]
        loss = self.cost(card) + EFFORT
        if state.owners[creature] == NOBODY:
            place = state.lair_at(cell)
            met = self.hunt.attack(state, public, self.aims, creature, place)
            if met != NEVER:
                return met - loss
        if not self.hunt.is_near(state, self.aims, creature, cell):
            return -loss
        return self.hunt.best(state, public, self.aims, self.walkers, creature, place, steps) - loss

    def weigh_creeping(self, state: DarkCave, public: CavePublic) -> None:
        """Towards the best that can be done; a place that is as good where it is better to be met counts as well."""
        creature = state.creeping
        place = state.cave.figures[state.seats + creature]
        hunt = self.hunt
        hunt.best(state, public, self.aims, self.walkers, creature, place, state.steps)
        for i in range(self.count):
            self.weights[i] = NEVER if self.moves[i] != STOP else hunt.lurk(self.walkers, creature, place)
        n: i64 = 1
        while hunt.found[n] != NOWHERE:
            met = hunt.attack(state, public, self.aims, creature, hunt.found[n])
            value = hunt.lurk(self.walkers, creature, hunt.found[n]) if met == NEVER else met
            for i in range(self.count):
                if self.moves[i] == STEPS_TO + hunt.first[n]:
                    self.weights[i] = max(self.weights[i], value)
            n += 1

    def weigh_fight(self, state: DarkCave, public: CavePublic) -> None:
        harm = 0.0
        for seat in range(state.seats):
            if state.attacked >> seat & 1:
                harm -= self.aims.spite[seat] * self.hunt.harm(state, public, state.met, seat)
        for i in range(self.count):
            self.weights[i] = harm if self.moves[i] == FIGHTS + 1 else KEEPING

    # Walking.

    def weigh_walk(self, state: DarkCave, public: CavePublic) -> None:
        for i in range(self.count):
            move = self.moves[i]
            if move >= CUTS:
                self.weights[i] = self.weigh_cut(state, public, move - CUTS)
            elif move == STOP:
                self.weights[i] = self.aims.hope(public, self.own)
            else:
                self.weights[i] = self.weigh_step(state, public, move - STEPS_TO)

    def weigh_step(self, state: DarkCave, public: CavePublic, place: i64) -> float:
        me = state.to_move
        hope = self.aims.hope(public, place)
        met = state.cave.feature(place)
        if met == EXIT:
            self.aims.take_sides(state, public, me)
            if self.aims.loses_by_leaving(state, me):
                hope -= LOSING
        elif met == TUNNEL and state.nuggets[me]:
            hope -= float(NUGGET)
        elif met == BRIDGE and (self.own >> 3 != place >> 3 or state.cave.feature(self.own) != BRIDGE):
            hope -= float(PLANK)
        for creature in range(i64(CREATURES)):
            if state.cave.figures[state.seats + creature] == place:
                hope -= self.cost_of_meeting(state, creature)
        return hope

    def cost_of_meeting(self, state: DarkCave, creature: i64) -> float:
        """In steps; what is left of the walk is lost as well."""
        me = state.to_move
        cost = float(state.steps - 1)
        if state.has_axe(me):
            return cost + RAT_COST
        if creature == RAT:
            return cost + RAT_COST
        if creature == CRAWLER:
            return cost + CRAWLER_COST
        return cost + (float(NUGGET) if state.nuggets[me] else 0.0)

    def weigh_cut(self, state: DarkCave, public: CavePublic, border: i64) -> float:
        """An axe is used where a web is in the own way and gives way at once."""
        me = state.to_move
        goal = self.aims.best_goal(public, self.own)
        on_way = False
        if goal != NOBODY:
            covered = state.net.layout.covered[goal]
            if public.sketch.find_way(state.cave, goal, covered, self.own):
                node = public.sketch.on_way[0]
                side = public.sketch.entered[0]
                on_way = side != BY_LADDER and state.cave.border(CELL_OF[node >> 1], side) == border
        axes: i64 = 0
        for n in range(AXES * me, AXES * me + AXES):
            axes += i64(state.axes[n])
        if on_way and axes >= web_side(state.cave.token(border)):
            return 1.0 if state.phase == ACTING else self.aims.hope(public, self.own) + float(WEB)
        return NOWHERE_TO_GO

    def weigh_turns(self, state: DarkCave, public: CavePublic) -> None:
        """The way on from the goal that was just found."""
        cell = state.reached_cell()
        self.laying.own = NOWHERE
        self.laying.look_around(state, public, cell)
        shape = i64(NUMBERING.card_shape[state.card_at(state.covered_at(cell))])
        for i in range(self.count):
            sides = i64(SIDES[PATHS * (shape + self.moves[i] - TURNS)])
            best: i64 = FAR
            for goal in range(i64(GOALS)):
                if self.aims.worth[goal] > 0.0:
                    for d in range(i64(4)):
                        if sides >> d & 1:
                            best = min(best, self.laying.around[4 * goal + d])
            self.weights[i] = -float(best)
