"""What everybody may think with the expansion: how far the goals are for whom, who is who, where gold is. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.digging.hints import best_steps, follow_hint
from permonik.bots.digging.public import DiggingPublic
from permonik.bots.digging.sketch import Sketch, sketch_of
from permonik.bots.saboteur2.sketch import CHART, DOOR, FIRST_TUNNEL, IS_DEAD_END, SHOWS_CRYSTAL
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.state import NOBODY, State
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import (
    BLUE_DOOR,
    BROKE,
    COLLAPSED,
    DEALT,
    GOALS,
    GREEN_DOOR,
    LOOKED,
    PLACED,
    REPAIRED,
    TOOLS,
    UNCOVERED,
)
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import (
    BLUE,
    BOSS,
    DECK_SHAPES,
    DISCARDS,
    EMPTY_MINE,
    FREE,
    GEOLOGIST,
    GREEN,
    HANDS_OFF,
    HANDS_OFFS,
    IMPRISONED,
    MOST_SEATS,
    NUMBERING,
    PROFITEER,
    RELEASED,
    SABOTEUR,
    SHEDS,
    STEALING,
    SWAP_HATS,
    SWAPPED_HATS,
    TRAPPED,
)

ROLES: Final = 6
BREAKS: Final[i64] = NUMBERING.breaks
REPAIRS: Final[i64] = NUMBERING.repairs
ROCKFALLS: Final[i64] = NUMBERING.rockfalls
MAPS: Final[i64] = NUMBERING.maps
TURNS: Final[i64] = NUMBERING.turns
TURNS_END: Final[i64] = NUMBERING.turns_end
GOAL_CELLS: Final = NUMBERING.goal_cells
CARD_SHAPE: Final = NUMBERING.card_shape

DWARVES: Final = vec[float]([float(count) for count in cards.DWARVES.values()])
"""How many dwarf cards there are of each role."""
DIGS: Final = vec[float]([1.0, 1.0, -1.0, 1.0, 0.0, 0.2])
"""How much each role wants the gold to be reached."""


class ExpansionPublic(DiggingPublic):
    """Distances for those whom green doors stop, for those whom blue doors stop and for those who pass all doors; for
    each seat how much its deeds speak for each role; and hints at the gold."""

    __slots__ = (
        "blue",
        "crystals",
        "everybody",
        "for_blue",
        "for_everybody",
        "for_green",
        "green",
        "has_blue",
        "has_green",
        "odds",
        "signs",
    )

    def __init__(self, everybody: Sketch, seats: i64) -> None:
        super().__init__(seats, NUMBERING)
        self.everybody = everybody
        self.has_blue = False
        """Whether a blue door has been laid: without one the way of the green team is that of everybody."""
        self.has_green = False
        self.blue = everybody
        """The mine of the blue team: green doors are walls, and what lies behind them is not joined to the start. The
        same as `everybody` while there is none."""
        self.green = everybody
        self.for_everybody: i64 = 0
        """Distances to all goals, eight bits each."""
        self.for_blue: i64 = 0
        self.for_green: i64 = 0
        self.crystals: i64 = 0
        """Crystals in the mine."""
        self.odds: vec[float] = vec[float]()
        """At `6 * seat + role` a factor."""
        self.signs: vec[float] = vec[float]([0.0] * ROLES)
        """What the latest deed says about its seat."""

    def copy(self) -> "ExpansionPublic":
        copy = ExpansionPublic(self.everybody.copy(), self.seats)
        copy.has_blue = self.has_blue
        copy.has_green = self.has_green
        copy.blue = self.blue.copy() if self.has_green else copy.everybody
        copy.green = self.green.copy() if self.has_blue else copy.everybody
        copy.for_everybody = self.for_everybody
        copy.for_blue = self.for_blue
        copy.for_green = self.for_green
        copy.crystals = self.crystals
        self.copy_digging(copy)
        copy.odds = self.odds[:]
        return copy

    # A round begins.

    def begin(self, mine: Mine) -> None:
        self.begin_digging()
        self.everybody = sketch_of(mine, CHART)
        self.blue = self.everybody
        self.green = self.everybody
        self.has_blue = False
        self.has_green = False
        self.crystals = 0
        for i in range(i64(len(mine.placed))):
            shape = i64(mine.cells[mine.placed[i]])
            self.notice_door(i64(DOOR[shape]))
            self.crystals += i64(SHOWS_CRYSTAL[shape])
        for i in range(i64(len(mine.placed))):
            self.close_door(mine.placed[i], i64(mine.cells[mine.placed[i]]))
        if self.has_green:
            self.blue.light()
        if self.has_blue:
            self.green.light()
        self.measure()
        self.forget_deeds()

    def forget_deeds(self) -> None:
        self.odds = vec[float]([1.0] * (ROLES * self.seats))
        self.hints = vec[float]([0.0] * GOALS)

    def notice_door(self, door: i64) -> None:
        """From the first door of a colour on the way of the other team is another one."""
        if door == BLUE_DOOR and not self.has_blue:
            self.has_blue = True
            self.green = self.everybody.copy()
        elif door == GREEN_DOOR and not self.has_green:
            self.has_green = True
            self.blue = self.everybody.copy()

    def close_door(self, cell: i64, shape: i64) -> None:
        """Makes a wall of a door that lies in the mine of the team that it stops."""
        door = i64(DOOR[shape])
        sketch = self.green if door == BLUE_DOOR else self.blue
        if door in (BLUE_DOOR, GREEN_DOOR):
            sketch.take(CHART.upper[cell], CHART.lower[cell])
            sketch.put(CHART.upper[cell], CHART.lower[cell], 0, False)

    def measure(self) -> None:
        self.for_everybody = self.everybody.distances()
        self.for_blue = self.blue.distances() if self.has_green else self.for_everybody
        self.for_green = self.green.distances() if self.has_blue else self.for_everybody

    # The mine as it may become: the distances to these goals for everybody, for the blue and for the green team. Where
    # the `teams` do not matter, theirs are those for everybody.

    def after_card(self, cell: i64, shape: i64, goals_1: i64, goals_2: i64, teams: bool) -> tuple[i64, i64, i64]:
        upper = CHART.upper[cell]
        lower = CHART.lower[cell]
        ladder = CHART.ladders[shape] != 0
        loose = CHART.loose[shape] != 0
        door = i64(DOOR[shape])
        sides = sides_in(self.everybody, cell, shape, NOBODY)
        everybody = self.everybody.after_card(upper, lower, sides, ladder, loose, goals_1, goals_2)
        blue = everybody
        green = everybody
        if teams and (self.has_green or door == GREEN_DOOR):
            sides = sides_in(self.blue, cell, shape, GREEN_DOOR)
            blue = self.blue.after_card(upper, lower, sides, ladder, True, goals_1, goals_2)
        if teams and (self.has_blue or door == BLUE_DOOR):
            sides = sides_in(self.green, cell, shape, BLUE_DOOR)
            green = self.green.after_card(upper, lower, sides, ladder, True, goals_1, goals_2)
        return everybody, blue, green

    def after_rockfall(self, cell: i64, goals_1: i64, goals_2: i64, teams: bool) -> tuple[i64, i64, i64]:
        upper = CHART.upper[cell]
        lower = CHART.lower[cell]
        everybody = self.everybody.after_rockfall(upper, lower, goals_1, goals_2)
        blue = everybody
        green = everybody
        if teams and self.has_green:
            blue = self.blue.after_rockfall(upper, lower, goals_1, goals_2)
        if teams and self.has_blue:
            green = self.green.after_rockfall(upper, lower, goals_1, goals_2)
        return everybody, blue, green

    # A move is played in a state.

    def follow(self, state: State, move: i64) -> None:
        assert isinstance(state, Saboteur2)
        seat = state.to_move
        number = state.round
        if move < DISCARDS:
            covered = self.covered(state)
            state.apply(move)
            if state.phase < STEALING and state.round == number:
                self.placed(seat, move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
                self.notice_goals(state, seat, covered)
        elif move < BREAKS:
            state.apply(move)
        elif move < THEFTS_FROM:
            self.follow_digging(state, seat, number, move)
        elif HANDS_OFFS <= move < SHEDS:
            self.judge_trick(seat, HANDS_OFF + (move - HANDS_OFFS) // MOST_SEATS, (move - HANDS_OFFS) % MOST_SEATS)
            state.apply(move)
        else:
            state.apply(move)
        if state.round != number and not state.over:
            self.begin(state.mine)

    def follow_digging(self, state: Saboteur2, seat: i64, number: i64, move: i64) -> None:
        if move < REPAIRS:
            self.harmed(seat, (move - BREAKS) % MOST_SEATS)
            state.apply(move)
        elif move < ROCKFALLS:
            self.helped(seat, (move - REPAIRS) // TOOLS % MOST_SEATS)
            state.apply(move)
        elif move < MAPS:
            shape = i64(state.mine.cells[move - ROCKFALLS])
            state.apply(move)
            self.collapsed(seat, move - ROCKFALLS, shape)
        elif move < TURNS:
            self.seen[seat] |= 1 << (move - MAPS)
            state.apply(move)
        else:
            covered = self.covered(state)
            state.apply(move)
            if state.phase < STEALING and state.round == number:
                self.notice_goals(state, seat, covered)

    def judge_trick(self, seat: i64, card: i64, on: i64) -> None:
        if card == TRAPPED:
            self.harmed(seat, on)
        elif card == FREE:
            self.helped(seat, on)
        elif card == SWAP_HATS:
            self.swapped_hats(on)

    # What happened is told.

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        if kind == DEALT:
            self.begin(EMPTY_MINE)
        elif kind == PLACED:
            self.placed(seat, cell, i64(CARD_SHAPE[card]) + value)
        elif kind == UNCOVERED:
            self.uncovered(self.digger, self.goal_at(cell), i64(CARD_SHAPE[card]) + value)
        elif kind == COLLAPSED:
            self.collapsed(seat, cell, i64(CARD_SHAPE[card]))
        elif kind in (BROKE, IMPRISONED):
            self.harmed(seat, value & 15)
        elif kind in (REPAIRED, RELEASED):
            self.helped(seat, value & 15)
        elif kind == LOOKED:
            self.seen[seat] |= 1 << self.goal_at(cell)
        elif kind == SWAPPED_HATS:
            self.swapped_hats(value)

    # Deeds.

    def placed(self, seat: i64, cell: i64, shape: i64) -> None:
        self.digger = seat
        before = self.for_everybody
        blue = self.for_blue
        green = self.for_green
        upper = CHART.upper[cell]
        lower = CHART.lower[cell]
        ladder = CHART.ladders[shape] != 0
        self.notice_door(i64(DOOR[shape]))
        self.everybody.lay(upper, lower, sides_in(self.everybody, cell, shape, NOBODY), ladder, CHART.loose[shape] != 0)
        if self.has_green:
            self.blue.lay(upper, lower, sides_in(self.blue, cell, shape, GREEN_DOOR), ladder, True)
        if self.has_blue:
            self.green.lay(upper, lower, sides_in(self.green, cell, shape, BLUE_DOOR), ladder, True)
        self.measure()
        self.crystals += i64(SHOWS_CRYSTAL[shape])
        self.judge_digging(seat, shape, before, blue, green, 1.0)
        trust = 1.0 - 2.0 * self.chance_of(seat, SABOTEUR)
        if self.seen[seat] and trust > 0.0:
            follow_hint(self.hints, self.seen[seat], trust, before, self.for_everybody)

    def collapsed(self, seat: i64, cell: i64, shape: i64) -> None:
        before = self.for_everybody
        blue = self.for_blue
        green = self.for_green
        self.everybody.take(CHART.upper[cell], CHART.lower[cell])
        if self.has_green:
            self.blue.take(CHART.upper[cell], CHART.lower[cell])
        if self.has_blue:
            self.green.take(CHART.upper[cell], CHART.lower[cell])
        self.measure()
        self.crystals -= i64(SHOWS_CRYSTAL[shape])
        self.judge_digging(seat, shape, before, blue, green, -1.0)

    def uncovered(self, seat: i64, goal: i64, shape: i64) -> None:
        upper = CHART.upper[GOAL_CELLS[goal]]
        lower = CHART.lower[GOAL_CELLS[goal]]
        sides = i64(CHART.tunnels[shape])
        self.everybody.uncover(upper, lower, sides)
        if self.has_green:
            self.blue.uncover(upper, lower, sides)
        if self.has_blue:
            self.green.uncover(upper, lower, sides)
        self.measure()

    def judge_digging(self, seat: i64, shape: i64, before: i64, blue: i64, green: i64, laid: float) -> None:
        """A card was laid, or with `laid` -1 removed: whom does that serve?"""
        signs = self.signs
        for role in range(i64(ROLES)):
            signs[role] = 0.0
        change = best_steps(before, self.for_everybody)
        if IS_DEAD_END[shape] and laid > 0.0 and SHOWS_CRYSTAL[shape] == 0:
            signs[SABOTEUR] += 1.0
        if change < 0:
            signs[SABOTEUR] += 1.0
            signs[PROFITEER] += 0.3
        elif change > 0:
            signs[SABOTEUR] -= 0.6
        ours = float(best_steps(blue, self.for_blue) - best_steps(green, self.for_green))
        signs[BLUE] += 0.4 * ours
        signs[GREEN] -= 0.4 * ours
        door = i64(DOOR[shape])
        if door in (BLUE_DOOR, GREEN_DOOR):
            signs[BLUE] += 0.8 * laid if door == BLUE_DOOR else -0.8 * laid
            signs[GREEN] += 0.8 * laid if door == GREEN_DOOR else -0.8 * laid
            signs[BOSS] -= 0.4 * laid
        elif SHOWS_CRYSTAL[shape]:
            signs[GEOLOGIST] += 0.7 * laid
        self.learn(seat)

    def harmed(self, seat: i64, on: i64) -> None:
        """Whoever stops a digger does not want the gold to be reached."""
        self.take_side(seat, -0.8 * self.digs(on))

    def helped(self, seat: i64, on: i64) -> None:
        if on != seat:
            self.take_side(seat, 0.6 * self.digs(on))

    def take_side(self, seat: i64, by: float) -> None:
        for role in range(i64(ROLES)):
            self.signs[role] = by * DIGS[role]
        self.learn(seat)

    def learn(self, seat: i64) -> None:
        if self.frozen:
            return
        for role in range(i64(ROLES)):
            if self.signs[role] != 0.0:
                self.odds[ROLES * seat + role] *= exp(self.signs[role])

    def swapped_hats(self, on: i64) -> None:
        """Nothing is known any more of a seat with a new hat."""
        for role in range(i64(ROLES)):
            self.odds[ROLES * on + role] = 1.0

    def chance_of(self, seat: i64, role: i64) -> float:
        """That a seat has a role, to somebody who knows no dwarf card."""
        total = 0.0
        for other in range(i64(ROLES)):
            total += DWARVES[other] * self.odds[ROLES * seat + other]
        return DWARVES[role] * self.odds[ROLES * seat + role] / total

    def digs(self, seat: i64) -> float:
        """How much a seat seems to want the gold to be reached, from -1 to 1."""
        total = 0.0
        wants = 0.0
        for role in range(i64(ROLES)):
            weight = DWARVES[role] * self.odds[ROLES * seat + role]
            total += weight
            wants += weight * DIGS[role]
        return wants / total


THEFTS_FROM: Final[i64] = TURNS_END
"""Moves from here on are those of the expansion alone."""


def sides_in(sketch: Sketch, cell: i64, shape: i64, closed: i64) -> i64:
    """Where a card leads to from the start, for those whom doors of a colour stop; -1 for no doors."""
    if i64(DOOR[shape]) == closed:
        return 0
    sides = i64(CHART.tunnels[shape])
    first = i64(FIRST_TUNNEL[shape])
    if first == 0:
        return sides
    second = sides & ~first
    joined: i64 = 0
    if sketch.leads_into(CHART.upper[cell], CHART.lower[cell], first):
        joined |= first
    if sketch.leads_into(CHART.upper[cell], CHART.lower[cell], second):
        joined |= second
    return joined


def new_public(seats: int) -> ExpansionPublic:
    public = ExpansionPublic(sketch_of(EMPTY_MINE, CHART), seats)
    public.begin(EMPTY_MINE)
    return public
