"""What the seat to move wants: which mines are worth a walk, and who shares its pot. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.lost_mines.public import MinesPublic
from permonik.bots.lost_mines.sketch import CARD, FAR, MINES, MOST_PARTS, NO_PART
from permonik.bots.walking.dwarves import find_chances, take_known
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import (
    AREA,
    DRAGON,
    DRAGON_COST,
    LOYAL,
    LOYAL_CARDS,
    MOST_SEATS,
    ROLES_OF_CLAN,
    SABOTEUR,
    SELFISH,
    STEPS,
    TREASURE_KIND,
    TREASURE_VALUE,
    YELLOW,
)
from permonik.engine.walking.tables import TURNING

KINDS: Final = 3
PATIENCE: Final = 0.6
"""What a treasure is worth a turn later, as a part of what it is worth now."""
TURNS_OF_CARD: Final = 0.8
"""How long a missing card takes: others lay cards as well."""
OWN: Final = 1.0
"""What it matters that the own dwarf gets nearer."""
FRIEND: Final = 0.7
"""The same for a dwarf that fills the same pot."""
RIVAL: Final = 0.1
"""And that one does not that fills another pot: roads are for all, and whoever lays none gets nowhere."""
MOST_OTHERS: Final = 0.6
"""All others together matter less than the own dwarf, or nobody would build a road that all may use."""
HIDING: Final = 0.15
"""How a saboteur stands to its clan as long as it hides."""
STRIKE_CARDS: Final = 2
"""A saboteur strikes when somebody is short of no more cards than this on the way to a mine,"""
STRIKE_TURNS: Final = 1
"""or when the pile lasts for no more turns of everybody than this,"""
UNMASKED: Final = 2.0
"""or when its deeds have spoken against it by this factor."""


def nearness() -> vec[float]:
    """For each distance what is left of the worth of a mine so far away."""
    values: vec[float] = vec[float]()
    for distance in range(256):
        turns = distance // CARD * TURNS_OF_CARD + distance % CARD / STEPS
        values = append(values, PATIENCE**turns if distance < FAR else 0.0)
    return values


def mean_values() -> vec[float]:
    """The mean value of the treasures of each kind."""
    values: vec[float] = vec[float]()
    for kind in range(KINDS):
        found = [TREASURE_VALUE[n] for n in range(len(TREASURE_KIND)) if TREASURE_KIND[n] == kind]
        values = append(values, sum(found) / len(found))
    return values


NEARNESS: Final = nearness()
MEAN_VALUE: Final = mean_values()


class Aims:
    """What one seat wants in one position. Kept and filled anew for each decision."""

    __slots__ = (
        "chances",
        "face",
        "left",
        "own_part",
        "pull",
        "short",
        "stakes",
        "striking",
        "unknown",
        "value",
        "worth",
    )

    def __init__(self) -> None:
        self.value: vec[float] = vec[float]([0.0] * KINDS)
        """What may be taken of each kind of treasure: 0 when none is left."""
        self.face: vec[i64] = vec[i64]([0] * MINES)
        """The face of each mine; `NOBODY` for one that the seat does not know."""
        self.unknown: i64 = 0
        """How many mines it does not know."""
        self.worth: vec[float] = vec[float]([0.0] * MINES)
        """What it is worth to reach each mine."""
        self.left: vec[float] = vec[float]([0.0] * (2 * ROLES_OF_CLAN))
        """The dwarf cards of each clan and role that it cannot place."""
        self.chances: vec[float] = vec[float]([0.0] * (ROLES_OF_CLAN * MOST_SEATS))
        """At `3 * seat + role` the chance that the seat has the role."""
        self.stakes: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """What it matters that each seat gets nearer."""
        self.striking = False
        """Whether a saboteur shows itself."""
        self.own_part: i64 = NO_PART
        """The part of the forest in which the own dwarf is."""
        self.short: vec[i64] = vec[i64]([0] * (MINES * MOST_PARTS))
        """For each part of the forest and mine the cards missing on the way."""
        self.pull: vec[float] = vec[float]([0.0] * (MINES * MOST_PARTS))
        """For each part of the forest and mine what it matters that the way becomes shorter by a card."""

    # Mines and treasures.

    def look_at_mines(self, state: LostMines, me: i64) -> None:
        self.look_at_treasures(state, me)
        covered = state.net.layout.covered
        turned: i64 = NOBODY
        if state.phase == TURNING:
            turned = state.forest.figures[me] >> 3
        unseen: i64 = (1 << MINES) - 1
        self.unknown = 0
        for mine in range(i64(MINES)):
            cell = covered[mine]
            if state.net.cells[cell] != FACE_DOWN or state.seen_faces[me] >> mine & 1 or cell == turned:
                face = i64(state.faces[mine])
                self.face[mine] = face
                unseen &= ~(1 << face)
            else:
                self.face[mine] = NOBODY
                self.unknown += 1
        hidden = 0.0
        for face in range(i64(MINES)):
            if unseen >> face & 1:
                hidden += -float(DRAGON_COST) if face == DRAGON else self.value[face]
        for mine in range(i64(MINES)):
            face = self.face[mine]
            if face == NOBODY:
                self.worth[mine] = hidden / float(self.unknown)
            elif face != DRAGON:
                self.worth[mine] = self.value[face]
            else:
                self.worth[mine] = -float(DRAGON_COST) if state.net.cells[covered[mine]] == FACE_DOWN else 0.0

    def look_at_treasures(self, state: LostMines, me: i64) -> None:
        for kind in range(i64(KINDS)):
            self.value[kind] = 0.0
        for place in range(state.seats):
            if state.takers[place] == NOBODY:
                value = self.value_of(state, me, place)
                kind = i64(TREASURE_KIND[i64(state.treasures[place])])
                self.value[kind] = max(self.value[kind], value)

    def value_of(self, state: LostMines, me: i64, place: i64) -> float:
        """What a treasure is worth, as far as the seat knows."""
        treasure = i64(state.treasures[place])
        if state.seen_treasures[me] >> place & 1:
            return float(i64(TREASURE_VALUE[treasure]))
        return MEAN_VALUE[i64(TREASURE_KIND[treasure])]

    def hope(self, public: MinesPublic, cell: i64) -> float:
        """What a dwarf on a cell may hope for."""
        mine = self.best_mine(public, cell)
        return 0.0 if mine == NOBODY else self.hope_for(public, mine, cell)

    def hope_for(self, public: MinesPublic, mine: i64, cell: i64) -> float:
        return self.worth[mine] * NEARNESS[i64(public.sketch.near[AREA * mine + cell])]

    def best_mine(self, public: MinesPublic, cell: i64) -> i64:
        """Where a dwarf on a cell has most to hope for; `NOBODY` when nowhere."""
        best: i64 = NOBODY
        most = 0.0
        for mine in range(i64(MINES)):
            hope = self.hope_for(public, mine, cell)
            if hope > most:
                most = hope
                best = mine
        return best

    # Friends and rivals.

    def look_at_dwarves(self, state: LostMines, public: MinesPublic, me: i64) -> None:
        """The chances of all roles, from what the seat knows and what all have seen others do."""
        left = self.left
        known: i64 = 0
        if me != NOBODY:
            known = state.seen_dwarves[me] | 1 << me
        for clan in range(i64(YELLOW + 1)):
            left[ROLES_OF_CLAN * clan + LOYAL] = float(i64(LOYAL_CARDS[state.seats]))
            left[ROLES_OF_CLAN * clan + SELFISH] = 1.0
            left[ROLES_OF_CLAN * clan + SABOTEUR] = 1.0
        take_known(state, known, left)
        find_chances(state, known, ROLES_OF_CLAN, left, public.odds, self.chances)

    def take_sides(self, state: LostMines, public: MinesPublic, me: i64) -> None:
        """What it matters that each seat gets nearer to the mines."""
        self.look_at_dwarves(state, public, me)
        dwarf = i64(state.dwarves[me])
        clan = dwarf // ROLES_OF_CLAN
        role = dwarf % ROLES_OF_CLAN
        self.striking = role == SABOTEUR and self.strikes(state, public, me)
        for seat in range(state.seats):
            at = ROLES_OF_CLAN * seat
            same = public.clans[seat] == clan
            friend = 0.0
            if role == LOYAL:
                friend = self.chances[at + (LOYAL if same else SABOTEUR)]
            elif role == SABOTEUR:
                friend = self.chances[at + (SABOTEUR if same else LOYAL)]
            self.stakes[seat] = FRIEND * friend - RIVAL * (1.0 - friend)
            if role == SABOTEUR and not self.striking:
                self.stakes[seat] = HIDING if same else 0.0
        self.stakes[me] = OWN

    def strikes(self, state: LostMines, public: MinesPublic, me: i64) -> bool:
        at = ROLES_OF_CLAN * me
        if state.left <= STRIKE_TURNS * state.seats or public.odds[at + SABOTEUR] > UNMASKED * public.odds[at + LOYAL]:
            return True
        nearest: i64 = FAR
        for seat in range(state.seats):
            nearest = min(nearest, public.missing[seat])
        return nearest <= STRIKE_CARDS

    # Ways.

    def look_at_ways(self, state: LostMines, public: MinesPublic, me: i64) -> None:
        """What it matters that the way from each part of the forest to each mine becomes shorter."""
        figures = state.forest.figures
        self.own_part = i64(public.sketch.parts[figures[me] >> 3])
        seen: i64 = 0
        for seat in range(state.seats):
            cell = figures[seat] >> 3
            part = i64(public.sketch.parts[cell])
            if part == NO_PART or seen >> part & 1:
                continue
            seen |= 1 << part
            others = 0.0
            for dwarf in range(seat, state.seats):
                if dwarf != me and i64(public.sketch.parts[figures[dwarf] >> 3]) == part:
                    others += self.stakes[dwarf]
            stake = max(min(others, MOST_OTHERS), -MOST_OTHERS)
            if part == self.own_part:
                stake += OWN
            self.share_out(public, part, cell, stake)

    def share_out(self, public: MinesPublic, part: i64, cell: i64, stake: float) -> None:
        """Shares what a part matters out among the mines: near and rich ones attract the most."""
        total = 0.0
        at = MINES * part
        for mine in range(i64(MINES)):
            distance = i64(public.sketch.near[AREA * mine + cell]) & ~(CARD - 1)
            self.short[at + mine] = distance >> 4
            attraction = max(self.worth[mine], 0.0) * NEARNESS[distance]
            self.pull[at + mine] = attraction
            total += attraction
        if total > 0.0:
            for mine in range(i64(MINES)):
                self.pull[at + mine] *= stake / total
