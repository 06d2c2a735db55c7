"""How far a dwarf is from winning: the diamonds that it misses, what is not yet found, and the way home. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.diamond_forest.woods import UNKNOWN, Woods
from permonik.engine.diamond_forest.tables import (
    AREA,
    BOG,
    COLOURS,
    DIAMOND,
    ENTRANCE,
    GALLERY,
    IMP,
    NEIGHBOURS,
    OUTSIDE,
    PATH,
    PIPS,
    ROCK,
    SPIDER,
    TILES,
)

FAR: Final = 1000.0
"""More turns than any game has."""
PATH_TURNS: Final = 0.05
"""A path takes no turn, but of two ways the shorter one is better."""
IMP_TURNS: Final = 1.4
"""A turn, and the chance to be put somewhere else."""
BOG_TURNS: Final = 12 / 7
SPIDER_TURNS: Final = 3.0
"""To turn it over and walk around it, when it lies where nothing is known."""
NEWS: Final = 0.7
"""The turns that a tile turned over now saves later, while a diamond is still to be found."""
COMPANY: Final = 0.15
"""How much better an unknown tile is for each unknown one beside it."""
NOT_WORSE: Final = 1e-9


def entering_turns(tile: i64, equipment: i64) -> float:
    """How many turns a dwarf needs on average until it goes on from a tile."""
    if tile == PATH:
        return PATH_TURNS
    if tile == IMP:
        return IMP_TURNS
    if tile == BOG:
        return BOG_TURNS
    if tile == SPIDER:
        return FAR
    if tile >= ROCK:
        return float(PIPS) / float(PIPS + 1 - max(1, tile - ROCK + 1 - equipment))
    return 1.0


class Quest:
    """What one dwarf has still to do, from any cell it may stand on."""

    __slots__ = ("after", "at_last", "count", "ends", "entering", "goals", "into", "looking", "to_goal", "woods")

    def __init__(self, woods: Woods) -> None:
        self.woods = woods
        self.entering: vec[float] = vec[float]([0.0] * TILES)
        """The turns that each tile takes."""
        self.into: vec[float] = vec[float]([FAR] * AREA)
        """The turns into each cell."""
        self.goals: vec[i64] = vec[i64]([0] * COLOURS)
        """Where the diamonds lie that are missing and known."""
        self.count: i64 = 0
        """How many of them there are."""
        self.to_goal: vec[float] = vec[float]([FAR] * (COLOURS * AREA))
        """The turns from each cell into each goal, at `AREA * goal + cell`."""
        self.after: vec[float] = vec[float]([0.0] * COLOURS)
        """From each goal, the turns for all others and what comes last."""
        self.at_last: vec[float] = vec[float]([FAR] * AREA)
        """From each cell to what comes last: an unknown tile while a diamond is to be found, else home."""
        self.looking = False
        """Whether a diamond is still to be found."""
        self.ends: vec[float] = vec[float]([FAR] * AREA)
        """What comes after a cell that is looked for was entered."""

    def plan(self, equipment: i64, missing: i64) -> None:
        """For a dwarf that misses diamonds of these colours, as bits."""
        woods = self.woods
        self.count = 0
        wanted: i64 = 0
        for colour in range(i64(COLOURS)):
            if missing >> colour & 1:
                wanted += 1
                self.find(DIAMOND + colour)
        self.looking = self.count < wanted
        self.price(equipment)
        cells = woods.cells
        ends = self.ends
        for i in range(i64(len(cells))):
            cell = cells[i]
            ends[cell] = FAR
            if self.looking and woods.tiles[cell] == UNKNOWN:
                ends[cell] = -COMPANY * float(woods.unknown_beside(cell))
            elif not self.looking and woods.tiles[cell] == ENTRANCE:
                ends[cell] = 0.0
        self.measure(self.at_last, 0)
        for i in range(i64(len(cells))):
            ends[cells[i]] = FAR
        for goal in range(self.count):
            ends[self.goals[goal]] = 0.0
            self.measure(self.to_goal, AREA * goal)
            ends[self.goals[goal]] = FAR
        for goal in range(self.count):
            self.after[goal] = self.rest(goal, ((1 << self.count) - 1) & ~(1 << goal))

    def find(self, tile: i64) -> None:
        """One place of a diamond is enough: the last of them."""
        cells = self.woods.cells
        found: i64 = 0
        for i in range(i64(len(cells))):
            if self.woods.tiles[cells[i]] == tile:
                found = cells[i]
        if found:
            self.goals[self.count] = found
            self.count += 1

    def price(self, equipment: i64) -> None:
        """What the tiles cost; while something is to be found an unknown tile is worth turning over."""
        woods = self.woods
        unknown = -NEWS if self.looking else 0.0
        for tile in range(i64(TILES)):
            self.entering[tile] = entering_turns(tile, equipment)
            unknown += woods.chances[tile] * min(self.entering[tile], SPIDER_TURNS)
        unknown = max(PATH_TURNS, unknown)
        cells = woods.cells
        for i in range(i64(len(cells))):
            tile = woods.tiles[cells[i]]
            self.into[cells[i]] = unknown if tile == UNKNOWN else self.entering[tile]

    def measure(self, turns: vec[float], at: i64) -> None:
        """From every cell, the turns until the dwarf has entered a cell that ends the way, and what comes after it."""
        cells = self.woods.cells
        count: i64 = len(cells)
        for i in range(count):
            turns[at + cells[i]] = FAR
        changed = True
        while changed:
            changed = False
            gallery = self.from_galleries(turns, at)
            for i in range(count):
                if self.relax(turns, at, cells[i], gallery):
                    changed = True
            if not changed:
                break
            for i in range(count):
                if self.relax(turns, at, cells[count - 1 - i], gallery):
                    changed = True

    def from_galleries(self, turns: vec[float], at: i64) -> float:
        """From the best gallery that is face up."""
        best = FAR
        up = self.woods.up
        for i in range(i64(len(up))):
            best = min(best, turns[at + up[i]])
        return best

    def relax(self, turns: vec[float], at: i64, cell: i64, gallery: float) -> bool:
        tiles = self.woods.tiles
        best = turns[at + cell] - NOT_WORSE
        better = False
        for d in range(i64(4)):
            beside = cell + NEIGHBOURS[d]
            if tiles[beside] == OUTSIDE or self.into[beside] >= FAR:
                continue
            behind = min(turns[at + beside], self.ends[beside])
            if tiles[beside] == GALLERY:
                behind = min(behind, gallery)
            if self.into[beside] + behind < best:
                best = self.into[beside] + behind
                turns[at + cell] = best
                better = True
        return better

    def rest(self, goal: i64, others: i64) -> float:
        """From a goal, the turns for the others, as bits, in the best order."""
        here = self.goals[goal]
        if others == 0:
            return self.at_last[here]
        best = FAR
        for other in range(self.count):
            if others >> other & 1:
                best = min(best, self.to_goal[AREA * other + here] + self.rest(other, others & ~(1 << other)))
        return best

    def turns(self, cell: i64) -> float:
        """From a cell at the beginning of a turn."""
        if self.count == 0:
            return self.at_last[cell]
        best = FAR
        for goal in range(self.count):
            best = min(best, self.to_goal[AREA * goal + cell] + self.after[goal])
        return best

    # Moves of a turn.

    def turns_when_entered(self, cell: i64, tile: i64) -> float:
        """The turns that are left when a tile is entered now, this turn among them."""
        return self.entering[tile] + self.turns_behind(cell, tile)

    def turns_behind(self, cell: i64, tile: i64) -> float:
        for goal in range(self.count):
            if self.goals[goal] == cell:
                return self.after[goal]
        if self.count == 0 and not self.looking and tile == ENTRANCE:
            return 0.0
        turns = self.turns(cell)
        if tile == GALLERY:
            up = self.woods.up
            for i in range(i64(len(up))):
                turns = min(turns, self.turns(up[i]))
        return turns

    def turns_when_turned_over(self, here: i64, cell: i64) -> float:
        """The turns that are left when a tile is turned over now, and then entered or not."""
        back = 1.0 + self.turns(here)
        tile = self.woods.tiles[cell]
        if tile != UNKNOWN:
            return min(back, self.turns_when_entered(cell, tile)) if tile != SPIDER else back
        turns = self.turns_with_luck(cell, back)
        if self.count or not self.looking:
            return turns
        return min(turns, self.into[cell] - COMPANY * float(self.woods.unknown_beside(cell)))

    def turns_with_luck(self, cell: i64, back: float) -> float:
        """On average over all that an unknown tile may be."""
        turns = -NEWS if self.looking else 0.0
        for tile in range(i64(TILES)):
            chance = self.woods.chances[tile]
            if chance > 0.0:
                entered = FAR if tile == SPIDER else self.turns_when_entered(cell, tile)
                turns += chance * min(back, entered)
        return turns
