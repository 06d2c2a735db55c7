"""What everybody may think in Saboteur: how far the goals are, who hinders digging, where the gold is. Compiled."""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.digging.hints import best_steps, follow_hint
from permonik.bots.digging.public import DiggingPublic
from permonik.bots.digging.sketch import Sketch, sketch_of
from permonik.bots.saboteur.sketch import CHART, IS_DEAD_END
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.state import NOBODY, State
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import (
    BROKE,
    COLLAPSED,
    DEALT,
    GOALS,
    LOOKED,
    PLACED,
    REPAIRED,
    TOOLS,
    UNCOVERED,
)
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import (
    CARD_SHAPE,
    DECK_SHAPES,
    DISCARDS,
    EMPTY_MINE,
    GOAL_CELLS,
    MOST_SEATS,
    NUMBERING,
    SHARING,
)

BREAKS: Final[i64] = NUMBERING.breaks
REPAIRS: Final[i64] = NUMBERING.repairs
ROCKFALLS: Final[i64] = NUMBERING.rockfalls
MAPS: Final[i64] = NUMBERING.maps
TURNS: Final[i64] = NUMBERING.turns


def first_doubts() -> vec[float]:
    """By the number of seats: what the dwarf cards tell one miner of another seat, before anything happened."""
    doubts: vec[float] = vec[float]([0.0] * (MOST_SEATS + 1))
    for seats in cards.BY_SEATS:
        dwarves = cards.BY_SEATS[seats]
        doubts[seats] = log(dwarves["saboteurs"] / (dwarves["miners"] - 1))
    return doubts


FIRST_DOUBT: Final = first_doubts()


def chance(doubt: float) -> float:
    """Of a logarithm of odds."""
    return 1.0 / (1.0 + exp(-doubt))


class SaboteurPublic(DiggingPublic):
    """Distances, doubts about seats as logarithms of odds, and hints at the gold. The seat that thinks may have others
    of its own."""

    __slots__ = ("distances", "doubts", "own_doubts", "own_hints", "sketch", "thinker")

    def __init__(self, sketch: Sketch, seats: i64) -> None:
        super().__init__(seats, NUMBERING)
        self.sketch = sketch
        self.distances: i64 = 0
        """To all goals, eight bits each."""
        self.doubts: vec[float] = vec[float]()
        """Above 0 a seat is rather a saboteur."""
        self.thinker: i64 = NOBODY
        """The seat whose own thoughts follow."""
        self.own_doubts: vec[float] = vec[float]()
        self.own_hints: vec[float] = vec[float]()

    def copy(self) -> "SaboteurPublic":
        copy = SaboteurPublic(self.sketch.copy(), self.seats)
        copy.distances = self.distances
        self.copy_digging(copy)
        copy.doubts = self.doubts[:]
        if self.thinker != NOBODY:
            copy.thinker = self.thinker
            copy.own_doubts = self.own_doubts[:]
            copy.own_hints = self.own_hints[:]
        return copy

    # A round begins.

    def begin(self, mine: Mine) -> None:
        self.begin_digging()
        self.sketch = sketch_of(mine, CHART)
        self.distances = self.sketch.distances()
        self.forget_deeds()

    def forget_deeds(self) -> None:
        self.doubts = vec[float]([FIRST_DOUBT[self.seats]] * self.seats)
        self.hints = vec[float]([0.0] * GOALS)
        self.thinker = NOBODY

    def believe(self, seat: int, doubts: list[float], hints: list[float], shared: bool) -> None:
        """A seat has thoughts of its own from here on, which the others may share."""
        self.thinker = seat
        self.own_doubts = vec[float](doubts)
        self.own_hints = vec[float](hints)
        if shared:
            self.doubts = vec[float](doubts)
            self.hints = vec[float](hints)

    def doubts_of(self, seat: i64) -> vec[float]:
        return self.own_doubts if seat == self.thinker else self.doubts

    def hints_of(self, seat: i64) -> vec[float]:
        return self.own_hints if seat == self.thinker else self.hints

    # The mine as it may become: the distances to these goals.

    def after_card(self, cell: i64, shape: i64, goals_1: i64, goals_2: i64) -> i64:
        sides = i64(CHART.tunnels[shape])
        return self.sketch.after_card(CHART.upper[cell], CHART.lower[cell], sides, False, False, goals_1, goals_2)

    def after_rockfall(self, cell: i64, goals_1: i64, goals_2: i64) -> i64:
        return self.sketch.after_rockfall(CHART.upper[cell], CHART.lower[cell], goals_1, goals_2)

    # A move is played in a state.

    def follow(self, state: State, move: i64) -> None:
        assert isinstance(state, Saboteur)
        seat = state.to_move
        number = state.round
        if move < DISCARDS:
            covered = self.covered(state)
            state.apply(move)
            if state.phase < SHARING and state.round == number:
                self.placed(seat, move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
                self.notice_goals(state, seat, covered)
        elif move >= TURNS:
            covered = self.covered(state)
            state.apply(move)
            if state.phase < SHARING and state.round == number:
                self.notice_goals(state, seat, covered)
        elif move < BREAKS:
            state.apply(move)
        elif move < REPAIRS:
            self.broke(seat, (move - BREAKS) % MOST_SEATS)
            state.apply(move)
        elif move < ROCKFALLS:
            self.repaired(seat, (move - REPAIRS) // TOOLS % MOST_SEATS)
            state.apply(move)
        elif move < MAPS:
            dead_end = IS_DEAD_END[i64(state.mine.cells[move - ROCKFALLS])] != 0
            state.apply(move)
            self.collapsed(seat, move - ROCKFALLS, dead_end)
        else:
            self.seen[seat] |= 1 << (move - MAPS)
            state.apply(move)
        if state.round != number and not state.over:
            self.begin(state.mine)

    # What happened is told.

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        if kind == DEALT:
            self.begin(EMPTY_MINE)
        elif kind == PLACED:
            self.placed(seat, cell, i64(CARD_SHAPE[card]) + value)
        elif kind == UNCOVERED:
            self.uncovered(self.digger, self.goal_at(cell), i64(CARD_SHAPE[card]) + value)
        elif kind == BROKE:
            self.broke(seat, value & 15)
        elif kind == REPAIRED:
            self.repaired(seat, value & 15)
        elif kind == COLLAPSED:
            self.collapsed(seat, cell, IS_DEAD_END[i64(CARD_SHAPE[card])] != 0)
        elif kind == LOOKED:
            self.seen[seat] |= 1 << self.goal_at(cell)

    # Deeds.

    def placed(self, seat: i64, cell: i64, shape: i64) -> None:
        self.digger = seat
        before = self.distances
        self.sketch.lay(CHART.upper[cell], CHART.lower[cell], i64(CHART.tunnels[shape]), False, False)
        self.distances = self.sketch.distances()
        gain = best_steps(before, self.distances)
        if IS_DEAD_END[shape]:
            self.doubt(seat, 1.5 if gain == 0 else 2.2)
        elif gain < 0:
            self.doubt(seat, 1.0)
        else:
            self.doubt(seat, 0.3 if gain == 0 else -0.5)
        self.follow_hint(seat, before)

    def follow_hint(self, seat: i64, before: i64) -> None:
        trust = 1.0 - 2.0 * chance(self.doubts[seat])
        if self.seen[seat] == 0 or trust <= 0.0:
            return
        follow_hint(self.hints, self.seen[seat], trust, before, self.distances)
        if self.thinker != NOBODY:
            follow_hint(self.own_hints, self.seen[seat], trust, before, self.distances)

    def collapsed(self, seat: i64, cell: i64, dead_end: bool) -> None:
        before = self.distances
        self.sketch.take(CHART.upper[cell], CHART.lower[cell])
        self.distances = self.sketch.distances()
        gain = best_steps(before, self.distances)
        if gain < 0:
            self.doubt(seat, 1.8)
        elif gain > 0:
            self.doubt(seat, -1.0)
        elif not dead_end:
            self.doubt(seat, 0.6)

    def uncovered(self, seat: i64, goal: i64, shape: i64) -> None:
        cell = GOAL_CELLS[goal]
        self.sketch.uncover(CHART.upper[cell], CHART.lower[cell], i64(CHART.tunnels[shape]))
        self.distances = self.sketch.distances()
        if self.seen[seat] >> goal & 1:
            self.doubt(seat, 1.0)

    def broke(self, seat: i64, on: i64) -> None:
        self.doubt(seat, 2.2 * (0.5 - chance(self.doubts[on])))

    def repaired(self, seat: i64, on: i64) -> None:
        if on != seat:
            self.doubt(seat, 1.6 * (chance(self.doubts[on]) - 0.5))

    def doubt(self, seat: i64, by: float) -> None:
        if self.frozen:
            return
        self.doubts[seat] += by
        if self.thinker != NOBODY:
            self.own_doubts[seat] += by


def new_public(seats: int) -> SaboteurPublic:
    public = SaboteurPublic(sketch_of(EMPTY_MINE, CHART), seats)
    public.begin(EMPTY_MINE)
    return public
