"""What the seat to move wants: which goal may be the exit, and who works for the same clan. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.dark_cave.paths import NUGGET
from permonik.bots.dark_cave.public import CavePublic
from permonik.bots.dark_cave.sketch import FAR, GOALS, HOPELESS, VEINS
from permonik.bots.walking.dwarves import find_chances, take_known
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import (
    CLANS,
    LOYAL,
    LOYALS,
    MOST_SEATS,
    ROLES_OF_CLAN,
    SABOTEUR,
    SABOTEURS,
    STEPS,
    YELLOW,
)
from permonik.engine.walking.tables import TURNING

EXIT_FACE: Final = 0
WAY_OUT: Final = 30.0
"""What it is worth to be out, in steps."""
NOWHERE_TO_GO: Final = -200.0
SPARE_STEPS: Final = 4
"""Who goes for a nugget must have so many steps left in the end."""

FRIEND: Final = 0.6
"""What it matters, beside the own dwarf, that one gets out that works for the same clan."""
RIVAL: Final = 0.15
"""And that one does not that works for the other one: roads are for all, and whoever lays none gets nowhere."""
STRIKE_STEPS: Final = 6
"""A saboteur strikes when the exit lies open, or somebody is so near to a goal,"""
STRIKE_TURNS: Final = 2
"""or when the pile lasts for no more turns of everybody than this."""
PASSES: Final = 2
"""How often it is thought over who works against whom."""


class Aims:
    """What one seat wants in one position. Kept and filled anew for each decision."""

    __slots__ = (
        "chances",
        "face",
        "hiding",
        "left",
        "odds",
        "same",
        "spite",
        "stakes",
        "steps_left",
        "unknown",
        "worth",
    )

    def __init__(self) -> None:
        self.face: vec[i64] = vec[i64]([0] * GOALS)
        """The face of each goal; `NOBODY` for one that the seat does not know."""
        self.unknown: i64 = 0
        """How many goals may be the exit, 0 once the seat knows it."""
        self.worth: vec[float] = vec[float]([0.0] * GOALS)
        """The chance that each goal is the exit."""
        self.steps_left: i64 = 0
        """The steps that the dwarf may still take in this game, if it loses no turn."""
        self.left: vec[float] = vec[float]([0.0] * (2 * ROLES_OF_CLAN))
        """The clan cards of each clan and role that it cannot place."""
        self.odds: vec[float] = vec[float]([1.0] * (ROLES_OF_CLAN * MOST_SEATS))
        """At `2 * seat + role` how much deeds speak for it."""
        self.chances: vec[float] = vec[float]([0.0] * (ROLES_OF_CLAN * MOST_SEATS))
        """At `2 * seat + role` the chance that the seat has the role."""
        self.same: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """The chance that each seat works for the same clan."""
        self.stakes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What it matters that each dwarf gets nearer to the exit."""
        self.spite: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What it matters that each seat suffers harm."""
        self.hiding = False
        """Whether a saboteur still seems to be loyal."""

    # The way out.

    def look_at_goals(self, state: DarkCave, me: i64) -> None:
        covered = state.net.layout.covered
        turned: i64 = NOBODY
        if state.phase == TURNING:
            turned = state.reached_cell()
        known: i64 = NOBODY
        self.unknown = 0
        for goal in range(i64(GOALS)):
            cell = covered[goal]
            self.face[goal] = NOBODY
            self.worth[goal] = 0.0
            if state.net.cells[cell] != FACE_DOWN or state.seen_faces[me] >> goal & 1 or cell == turned:
                self.face[goal] = i64(state.faces[goal])
                if self.face[goal] == EXIT_FACE:
                    known = goal
            else:
                self.unknown += 1
        if known != NOBODY:
            self.unknown = 0
            self.worth[known] = 1.0
        else:
            for goal in range(i64(GOALS)):
                if self.face[goal] == NOBODY:
                    self.worth[goal] = 1.0 / float(self.unknown)
        turns = i64(state.held[me]) + state.left // state.seats
        self.steps_left = turns * (STEPS + (1 if state.boots[me] else 0))

    def best_goal(self, public: CavePublic, place: i64) -> i64:
        """Where a dwarf at a place goes; `NOBODY` when nowhere."""
        best: i64 = NOBODY
        most = NOWHERE_TO_GO
        for goal in range(i64(GOALS)):
            if self.worth[goal] > 0.0:
                hope = self.hope_for(public, goal, place)
                if hope > most:
                    most = hope
                    best = goal
        return best

    def hope_for(self, public: CavePublic, goal: i64, place: i64) -> float:
        steps = public.steps_to(goal, place)
        return NOWHERE_TO_GO if steps >= HOPELESS else WAY_OUT * self.worth[goal] - float(steps)

    def hope(self, public: CavePublic, place: i64) -> float:
        """What a dwarf at a place may hope for: the way out, or first a nugget if there is time for it."""
        goal = self.best_goal(public, place)
        best = NOWHERE_TO_GO if goal == NOBODY else self.hope_for(public, goal, place)
        for i in range(min(i64(len(public.cave.veins)), VEINS)):
            vein = public.cave.veins[i]
            steps = public.sketch.distance(public.cave, GOALS + i, vein >> 3, place)
            if steps >= HOPELESS:
                continue
            goal = self.best_goal(public, vein)
            if goal == NOBODY:
                continue
            if steps + public.steps_to(goal, vein) + SPARE_STEPS <= self.steps_left:
                best = max(best, float(NUGGET - steps) + self.hope_for(public, goal, vein))
        return best

    def is_hopeless(self, public: CavePublic, place: i64) -> bool:
        """Whether a dwarf cannot get out any more."""
        goal = self.best_goal(public, place)
        return goal == NOBODY or public.steps_to(goal, place) > self.steps_left

    # Friends and rivals.

    def look_at_dwarves(self, state: DarkCave, public: CavePublic, me: i64) -> None:
        """The chances of all roles. Who has harmed a dwarf works for the other clan, as far as it is known whom the
        dwarf works for: so it is thought over more than once."""
        left = self.left
        known = state.open_dwarves
        if me != NOBODY:
            known |= state.seen_dwarves[me] | 1 << me
        for clan in range(i64(YELLOW + 1)):
            left[ROLES_OF_CLAN * clan + LOYAL] = float(i64(LOYALS[state.seats]))
            left[ROLES_OF_CLAN * clan + SABOTEUR] = float(i64(SABOTEURS[state.seats]))
        take_known(state, known, left)
        if me != NOBODY and state.first_out == me:  # saw the cards set aside
            for place in range(state.seats, i64(len(state.dwarves))):
                left[i64(state.dwarves[place])] -= 1.0
        for i in range(ROLES_OF_CLAN * state.seats):
            self.odds[i] = 1.0
        find_chances(state, known, ROLES_OF_CLAN, left, self.odds, self.chances)
        for _ in range(i64(PASSES)):
            for seat in range(state.seats):
                if known >> seat & 1 == 0:
                    self.odds[ROLES_OF_CLAN * seat + SABOTEUR] = self.suspicion(state, public, seat)
            find_chances(state, known, ROLES_OF_CLAN, left, self.odds, self.chances)

    def suspicion(self, state: DarkCave, public: CavePublic, seat: i64) -> float:
        """How much the deeds of a seat say that it works for the other clan."""
        clan = state.clan(seat)
        against = 0.0
        for other in range(state.seats):
            feud = public.feuds[state.seats * seat + other]
            if feud != 0.0:
                against += feud * (2.0 * self.works_for(state, other, clan) - 1.0)
        return exp(min(max(against, -4.0), 4.0))

    def works_for(self, state: DarkCave, seat: i64, clan: i64) -> float:
        """The chance that a seat works for a clan."""
        return self.chances[ROLES_OF_CLAN * seat + (LOYAL if state.clan(seat) == clan else SABOTEUR)]

    def take_sides(self, state: DarkCave, public: CavePublic, me: i64) -> None:
        self.look_at_dwarves(state, public, me)
        clan = state.side(me)
        self.hiding = self.hides(state, public, me)
        for seat in range(state.seats):
            same = self.works_for(state, seat, clan)
            self.same[seat] = same
            self.stakes[seat] = FRIEND * same - RIVAL * (1.0 - same)
            self.spite[seat] = 1.0 - 2.0 * same
            if self.hiding:
                self.stakes[seat] = 0.0
                self.spite[seat] = 0.0
        self.same[me] = 1.0
        self.stakes[me] = 1.0
        self.spite[me] = -1.0

    def hides(self, state: DarkCave, public: CavePublic, me: i64) -> bool:
        """Where there is one clan only nobody has anything to hide."""
        if (
            i64(state.dwarves[me]) % ROLES_OF_CLAN != SABOTEUR
            or CLANS[state.seats] == 1
            or state.open_dwarves >> me & 1
        ):
            return False
        if public.exit != NOBODY or state.left <= STRIKE_TURNS * state.seats:
            return False
        nearest: i64 = FAR
        for seat in range(state.seats):
            nearest = min(nearest, public.stand[seat])
        return nearest > STRIKE_STEPS

    # The end.

    def loses_by_leaving(self, state: DarkCave, me: i64) -> bool:
        """Whether the game would probably end at once, and be lost."""
        alone = 1.0
        own_side = 0.0
        saved = 0.0
        theirs = 0.0
        for seat in range(state.seats):
            own_side += self.same[seat]
            if state.inside(seat):
                if seat != me:
                    alone *= 1.0 - self.same[seat]
            elif self.same[seat] > 0.5:
                saved += float(i64(state.nuggets[seat]))
            else:
                theirs += float(i64(state.nuggets[seat]))
        saved += float(i64(state.nuggets[me]))
        return alone > 0.5 and saved * (float(state.seats) - own_side) < theirs * own_side
