"""How far it is from everywhere in the forest to each mine, in missing cards and then in steps. Compiled.

A distance is `cards << 4 | steps`: the cards that are missing on the best way, and the steps to where the first of them
is missing, or to the mine itself when none is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.core.arrays import longs_of, vec_of, zeros
from permonik.engine.lost_mines import cards
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.tables import AREA, NUMBERING, OBSTACLES, WIDTH

MINES: Final = 4
CARD: Final = 16
"""A missing card, as a distance."""
FAR: Final = 15 * CARD
"""No way at all, or a hopeless one."""
MOST_STEPS: Final = 15
"""More are not told apart."""
OBSTACLE_CARDS: Final = 2
"""What an obstacle costs: a tool is harder to come by than a path card."""
HOPELESS: Final = FAR - OBSTACLE_CARDS * CARD
"""From here on nothing is looked for."""
ALL_SIDES: Final = 15
MOST_PARTS: Final = 10
"""Parts of the forest with figures on them, and one for everything else."""
NO_PART: Final = 0
EXIT: Final = 3
ROOM: Final = 128
"""More than there are cells."""

STEP: Final = longs_of([-int(WIDTH), 1, int(WIDTH), -1])
"""From a cell to its neighbour in each direction."""
NOTHING_NEAR: Final = vec_of([FAR] * (MINES * int(AREA)))
NO_EXITS: Final = vec_of([FAR // CARD, 0, FAR // CARD] * (MOST_PARTS * MINES))


def obstacles() -> bytes:
    """Whether a shape bars the way until somebody has a tool for it."""
    features = NUMBERING.fields.features
    return bytes([0 < features[MOST_FIELDS * shape] <= OBSTACLES for shape in range(len(features) // MOST_FIELDS)])


SIDES: Final = bytes([ALL_SIDES, ALL_SIDES, 0]) + bytes([shape.open for shape in cards.SHAPES])
"""The sides by which a cell may be entered and left: a card that is missing or covered may have any."""
IS_OBSTACLE: Final = obstacles()


class Sketch:
    """Distances on one forest. Look at a cell when its card changes, then survey."""

    __slots__ = ("exits", "near", "parts", "sides", "todo", "toll")

    def __init__(self) -> None:
        self.sides: vec[u8] = zeros(AREA)
        """The sides by which each cell may be entered and left."""
        self.toll: vec[u8] = zeros(AREA)
        """How many cards each cell is short of."""
        self.near: vec[u8] = NOTHING_NEAR[:]
        """At `AREA * mine + cell` the distance from the cell to the mine."""
        self.parts: vec[u8] = zeros(AREA)
        """For each cell the part of the forest that dwarfs can walk through without a new card; `NO_PART` elsewhere."""
        self.exits: vec[u8] = NO_EXITS[:]
        """For each part and mine: the cards missing by the best empty cell beside the part, how many cells are as
        good, and the cards missing by the next best one."""
        self.todo: vec[i64] = vec[i64]([0] * (3 * ROOM))

    def copy(self) -> "Sketch":
        copy = Sketch()
        copy.sides = self.sides[:]
        copy.toll = self.toll[:]
        copy.near = self.near[:]
        copy.parts = self.parts[:]
        copy.exits = self.exits[:]
        return copy

    def look_everywhere(self, forest: Forest) -> None:
        for cell in range(AREA):
            self.look(forest, cell)
        self.survey(forest)

    def look(self, forest: Forest, cell: i64) -> None:
        """What lies on a cell now."""
        shape = i64(forest.net.cells[cell])
        self.sides[cell] = u8(i64(SIDES[shape]))
        toll: i64 = 1
        if shape >= FIRST_SHAPE:
            toll = OBSTACLE_CARDS if IS_OBSTACLE[shape] and not forest.is_overcome(cell) else 0
        self.toll[cell] = u8(toll)

    def survey(self, forest: Forest) -> None:
        """Works out the distances anew."""
        self.near = NOTHING_NEAR[:]
        covered = forest.net.layout.covered
        for mine in range(i64(MINES)):
            self.flood(AREA * mine, covered[mine])
        self.find_parts(forest)
        self.find_exits(forest)

    def flood(self, base: i64, target: i64) -> None:
        """Distances to a mine: cell by cell outwards, first those that are short of fewer cards."""
        near = self.near
        sides = self.sides
        todo = self.todo
        now: i64 = 0
        soon: i64 = ROOM
        later: i64 = 2 * ROOM
        many: i64 = 1
        many_soon: i64 = 0
        many_later: i64 = 0
        missing: i64 = 0
        near[base + target] = 0
        todo[0] = target
        while many + many_soon + many_later and missing < HOPELESS:
            i: i64 = 0
            while i < many:
                cell = todo[now + i]
                i += 1
                leads = i64(sides[cell])
                further = i64(near[base + cell]) + 1
                for d in range(i64(4)):
                    if leads >> d & 1 == 0:
                        continue
                    facing = cell + STEP[d]
                    if i64(near[base + facing]) != FAR or i64(sides[facing]) >> (d ^ 2) & 1 == 0:
                        continue
                    toll = i64(self.toll[facing])
                    if toll == 0:
                        near[base + facing] = u8(min(further, missing + MOST_STEPS))
                        todo[now + many] = facing
                        many += 1
                    elif toll == 1:
                        near[base + facing] = u8(missing + CARD)
                        todo[soon + many_soon] = facing
                        many_soon += 1
                    else:
                        near[base + facing] = u8(missing + OBSTACLE_CARDS * CARD)
                        todo[later + many_later] = facing
                        many_later += 1
            emptied = now
            now = soon
            soon = later
            later = emptied
            many = many_soon
            many_soon = many_later
            many_later = 0
            missing += CARD

    def find_parts(self, forest: Forest) -> None:
        """Walks from every figure as far as the cards lead."""
        parts = zeros(AREA)
        sides = self.sides
        todo = self.todo
        part: i64 = NO_PART
        for figure in range(i64(len(forest.figures))):
            origin = forest.figures[figure] >> 3
            if parts[origin] != NO_PART or i64(self.toll[origin]):
                continue
            part += 1
            parts[origin] = u8(part)
            todo[0] = origin
            many: i64 = 1
            i: i64 = 0
            while i < many:
                cell = todo[i]
                i += 1
                leads = i64(sides[cell])
                for d in range(i64(4)):
                    facing = cell + STEP[d]
                    if leads >> d & 1 == 0 or i64(self.toll[facing]) or parts[facing] != NO_PART:
                        continue
                    if i64(sides[facing]) >> (d ^ 2) & 1:
                        parts[facing] = u8(part)
                        todo[many] = facing
                        many += 1
        self.parts = parts

    def find_exits(self, forest: Forest) -> None:
        self.exits = NO_EXITS[:]
        rim = forest.net.rim
        for r in range(i64(len(rim))):
            cell = rim[r]
            beside = self.parts_beside(cell)
            part: i64 = 1
            while beside >> part:
                if beside >> part & 1:
                    self.add_exit(part, cell)
                part += 1

    def parts_beside(self, cell: i64) -> i64:
        """The parts that lead to a cell, as bits."""
        found: i64 = 0
        for d in range(i64(4)):
            facing = cell + STEP[d]
            if i64(self.parts[facing]) and i64(self.sides[facing]) >> (d ^ 2) & 1:
                found |= 1 << i64(self.parts[facing])
        return found

    def add_exit(self, part: i64, cell: i64) -> None:
        exits = self.exits
        for mine in range(i64(MINES)):
            cards = i64(self.near[AREA * mine + cell]) >> 4
            at = EXIT * (MINES * part + mine)
            best = i64(exits[at])
            if cards < best:
                exits[at + 2] = exits[at]
                exits[at] = u8(cards)
                exits[at + 1] = 1
            elif cards == best:
                exits[at + 1] += u8(1)
            elif cards < i64(exits[at + 2]):
                exits[at + 2] = u8(cards)

    def without(self, part: i64, mine: i64, cell: i64) -> i64:
        """The cards that a part would be short of on its way to a mine if a cell beside it led nowhere."""
        at = EXIT * (MINES * part + mine)
        if i64(self.near[AREA * mine + cell]) >> 4 > i64(self.exits[at]) or i64(self.exits[at + 1]) > 1:
            return i64(self.exits[at])
        return i64(self.exits[at + 2])

    def next_on_way(self, mine: i64, cell: i64) -> i64:
        """The direction of the next step from a cell to a mine, or to where a card is missing; -1 at the end."""
        base = AREA * mine
        distance = i64(self.near[base + cell])
        if distance == FAR or distance & MOST_STEPS == 0 or distance & MOST_STEPS == MOST_STEPS:
            return -1
        leads = i64(self.sides[cell])
        for d in range(i64(4)):
            facing = cell + STEP[d]
            open_to = leads >> d & 1 and i64(self.sides[facing]) >> (d ^ 2) & 1
            if open_to and i64(self.near[base + facing]) == distance - 1:
                return d
        return -1
