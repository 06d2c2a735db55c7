"""What everybody may think in The Dark Cave: how far it is, and who has harmed or helped whom. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.bots.dark_cave.sketch import BY_LADDER, FAR, GOALS, Sketch, exit_of
from permonik.bots.dark_cave.window import CELL_OF
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import longs_of
from permonik.engine.core.state import NOBODY, State
from permonik.engine.dark_cave.cave import Cave, web_of
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import (
    AREA,
    CALLED,
    CALLS,
    CAVE_INS,
    CAVES,
    CREATURE,
    CREATURE_OF,
    CREEPING,
    CREPT,
    DECK_SHAPES,
    DISCARDS,
    DISTANCE,
    ESCAPED,
    GAVE,
    GIVES_AXES,
    GIVES_BOOTS,
    GOLD_BURIED,
    GOLD_LAID,
    GOLD_TAKEN,
    LAIR_AT,
    MOST_SEATS,
    NUMBERING,
    PROPOSE,
    START,
    STEPS_TO,
    STOP,
    SWAPS,
    VEIN_AT,
    WEB,
    WEBS,
)
from permonik.engine.walking.tables import (
    DEALT,
    LAID_TOKEN,
    PLACED,
    REMOVED,
    STEPPED,
    TOKEN_LEFT,
    TURNING,
    UNCOVERED,
    WALKING,
)

STEP_EVIDENCE: Final = 0.12
"""What a step more or less on the way of a seat says about whoever did it, as a logarithm of odds."""
MOST_STEPS: Final = 6
"""More steps at once say nothing more."""
ATTACK: Final = 0.9
"""What it says to set a creature on somebody,"""
WEB_HARM: Final = 0.6
"""to lay a web on somebody's way,"""
GIFT: Final = 0.9
"""and to equip somebody."""


class CavePublic(Public):
    """Distances, and what every seat has done to every other one."""

    __slots__ = ("cave", "exit", "feuds", "seats", "sketch", "stand", "veins", "webs")

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.cave = Cave(CAVES[i64(DISTANCE[seats])])
        """The cave of which was thought last: its own while it hears what happened, else that of a state."""
        self.sketch = Sketch()
        self.exit: i64 = NOBODY
        """The number of the goal that is the exit, once it lies open."""
        self.feuds: vec[float] = vec[float]([0.0] * (seats * seats))
        """At `seats * seat + other` how much the deeds of a seat say that it works against another one."""
        self.stand: vec[i64] = vec[i64]([0] * seats)
        """The steps of each seat to the nearest goal that may be the exit, when a card was laid or removed last."""
        self.veins: vec[i64] = vec[i64]()
        """The nuggets in the cave of which the sketch knows,"""
        self.webs: vec[i64] = vec[i64]()
        """and the webs."""

    def copy(self) -> "CavePublic":
        copy = CavePublic(self.seats)
        copy.frozen = self.frozen
        copy.cave = self.cave
        copy.sketch = self.sketch.copy()
        copy.exit = self.exit
        copy.feuds = self.feuds[:]
        copy.stand = self.stand[:]
        copy.veins = self.veins
        copy.webs = self.webs
        return copy

    # The game begins.

    def begin(self, cave: Cave) -> None:
        """Nobody has done anything yet."""
        self.cave = cave
        self.forget_deeds()
        self.veins = cave.veins[:]
        self.webs = cave.tokens[:]
        self.sketch.look_everywhere(cave)
        self.exit = exit_of(self.cave)
        self.stand_now()

    def forget_deeds(self) -> None:
        self.feuds = vec[float]([0.0] * (self.seats * self.seats))

    def begin_with(self, state: DarkCave) -> None:
        self.begin(state.cave)

    def may_be_exit(self, goal: i64) -> bool:
        if self.exit != NOBODY:
            return goal == self.exit
        return self.cave.net.cells[self.cave.net.layout.covered[goal]] == FACE_DOWN

    def nearest_goal(self, place: i64) -> i64:
        """The goal that a dwarf at a place would go to if it knew no more than everybody; `NOBODY` for none."""
        best: i64 = NOBODY
        least: i64 = FAR
        for goal in range(i64(GOALS)):
            if self.may_be_exit(goal):
                steps = self.steps_to(goal, place)
                if steps < least:
                    least = steps
                    best = goal
        return best

    def steps_to(self, goal: i64, place: i64) -> i64:
        return self.sketch.distance(self.cave, goal, self.cave.net.layout.covered[goal], place)

    def stand_now(self) -> None:
        for seat in range(self.seats):
            place = self.cave.figures[seat]
            self.stand[seat] = FAR
            if place != NOWHERE:
                goal = self.nearest_goal(place)
                if goal != NOBODY:
                    self.stand[seat] = self.steps_to(goal, place)

    # A move is played in a state.

    def follow(self, state: State, move: i64) -> None:
        assert isinstance(state, DarkCave)
        self.cave = state.cave
        seat = state.turn
        if move >= PROPOSE:
            entered = goal_entered(state, move)
            met = move - STEPS_TO if state.phase == CREEPING and move < STOP else i64(NOWHERE)
            state.apply(move)
            if state.over:
                return
            if entered != NOBODY and state.net.cells[entered] != FACE_DOWN:
                self.uncovered(entered)
            self.met(seat, met)
        else:
            met = place_called(state, move)
            state.apply(move)
            if state.over:
                return
            self.judge(seat, move)
            self.met(seat, met)
        self.notice(state.cave)

    def notice(self, cave: Cave) -> None:
        """Gold and webs come and go by themselves as well."""
        webs = cave.tokens
        same = alike(self.veins, cave.veins)
        if not alike(self.webs, webs):
            self.webs = webs[:]
            self.sketch.look_at_webs(cave)
            same = False
        if not same:
            self.veins = cave.veins[:]
            self.sketch.survey(cave)

    def judge(self, seat: i64, move: i64) -> None:
        """Thinks about what a seat has just played."""
        if move < DISCARDS:
            self.changed(seat, move // DECK_SHAPES)
        elif move < CAVE_INS:
            return
        elif move < SWAPS:
            self.changed(seat, (move - CAVE_INS) % AREA)
        elif move < WEBS:
            return
        elif move < GIVES_BOOTS:
            self.laid_web(seat, (move - WEBS) % (2 * AREA))
        elif move < GIVES_AXES:
            self.gave(seat, (move - GIVES_BOOTS) % MOST_SEATS)
        elif move < CALLS:
            self.gave(seat, (move - GIVES_AXES) % MOST_SEATS)

    # What happened is told.

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        cave = self.cave
        if kind == DEALT:
            self.begin(new_cave(self.seats))
        elif kind == PLACED:
            cave.net.lay(cell, i64(NUMBERING.card_shape[card]) + value)
            cave.notice_card(cell)
            self.changed(seat, cell)
        elif kind == UNCOVERED:
            cave.net.put(cell, i64(NUMBERING.card_shape[card]) + value)
            cave.notice_card(cell)
            self.uncovered(cell)
        elif kind == STEPPED:
            cave.figures[seat] = cell << 3 | value
        elif kind == ESCAPED:
            cave.figures[seat] = NOWHERE
        elif kind == REMOVED:
            cave.net.take(cell)
            cave.forget_card(cell)
            self.changed(seat, cell)
        elif kind == CALLED:
            self.met(seat, cell << 3 | i64(LAIR_AT[i64(cave.net.cells[cell])]) - 1)
        elif kind == CREPT:
            self.met(seat, cell << 3 | value)
        elif kind == GAVE:
            self.gave(seat, cell)
        else:
            self.hear_of_things(kind, seat, card, cell, value)

    def hear_of_things(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        """Webs and gold."""
        cave = self.cave
        if kind == LAID_TOKEN:
            self.laid_web(seat, cell << 1 | value)
            cave.put_token(cell << 1 | value, web_of(card - WEB, seat, 2))
        elif kind == TOKEN_LEFT:
            cave.take_token(cell << 1 | value)
        elif kind == GOLD_LAID:
            cave.put_gold(cell << 3 | i64(VEIN_AT[i64(cave.net.cells[cell])]) - 1)
        elif kind in (GOLD_TAKEN, GOLD_BURIED):
            cave.take_gold(cave.gold_on(cell))
        else:
            return
        self.notice(cave)

    # What it means.

    def uncovered(self, cell: i64) -> None:
        self.sketch.look(self.cave, cell)
        self.sketch.survey(self.cave)
        self.exit = exit_of(self.cave)

    def changed(self, seat: i64, cell: i64) -> None:
        """The card on a cell has changed: whose way did it make shorter or longer? Who helps all alike tells
        nothing."""
        self.stand_now()
        before = self.stand[:]
        self.sketch.look(self.cave, cell)
        self.sketch.survey(self.cave)
        self.stand_now()
        total = 0.0
        inside: i64 = 0
        for other in range(self.seats):
            if other != seat and before[other] != FAR and self.stand[other] != FAR:
                total += self.gain(before, other)
                inside += 1
        if inside < 2:
            return
        mean = total / float(inside)
        for other in range(self.seats):
            if other != seat and before[other] != FAR and self.stand[other] != FAR:
                self.learn(seat, other, STEP_EVIDENCE * (mean - self.gain(before, other)))

    def gain(self, before: vec[i64], seat: i64) -> float:
        return float(min(max(before[seat] - self.stand[seat], -MOST_STEPS), MOST_STEPS))

    def laid_web(self, seat: i64, border: i64) -> None:
        """Speaks against those who would have crossed the border."""
        for other in range(self.seats):
            if other != seat and self.crosses(other, border):
                self.learn(seat, other, WEB_HARM)

    def gave(self, seat: i64, other: i64) -> None:
        if other != seat:
            self.learn(seat, other, -GIFT)

    def met(self, seat: i64, place: i64) -> None:
        """A creature has come to a place under the hand of a seat."""
        if place == NOWHERE:
            return
        for other in range(self.seats):
            if other != seat and self.cave.figures[other] == place:
                self.learn(seat, other, ATTACK)

    def learn(self, seat: i64, other: i64, harm: float) -> None:
        if not self.frozen:
            self.feuds[self.seats * seat + other] += harm

    def crosses(self, seat: i64, border: i64) -> bool:
        """Whether the way of a seat to the nearest goal leads over a border."""
        place = self.cave.figures[seat]
        if place == NOWHERE:
            return False
        goal = self.nearest_goal(place)
        if goal == NOBODY:
            return False
        sketch = self.sketch
        for i in range(sketch.find_way(self.cave, goal, self.cave.net.layout.covered[goal], place)):
            d = sketch.entered[i]
            if d != BY_LADDER and self.cave.border(CELL_OF[sketch.on_way[i] >> 1], d) == border:
                return True
        return False


def alike(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    differing: i64 = 0
    for i in range(i64(len(one))):
        if one[i] != other[i]:
            differing += 1
    return differing == 0


def new_cave(seats: i64) -> Cave:
    """The cave in the beginning, with the dwarfs at the start."""
    cave = Cave(CAVES[i64(DISTANCE[seats])].clone())
    cave.notice_card(START >> 3)
    cave.figures = longs_of([START] * seats)
    return cave


def goal_entered(state: DarkCave, move: i64) -> i64:
    """The cell of the goal that a decision may uncover; `NOBODY` for none."""
    if state.phase == TURNING:
        return state.reached_cell()
    if state.phase == WALKING and STEPS_TO <= move < STOP and state.net.cells[move - STEPS_TO >> 3] == FACE_DOWN:
        return move - STEPS_TO >> 3
    return NOBODY


def place_called(state: DarkCave, move: i64) -> i64:
    """The lair to which a move calls a creature; `NOWHERE` when it does not."""
    if move < CALLS or state.owners[i64(CREATURE_OF[CREATURE + (move - CALLS) // AREA])] != NOBODY:
        return NOWHERE
    return state.lair_at((move - CALLS) % AREA)
