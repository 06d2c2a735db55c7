"""The forest as a bot has it in mind, and how many turns a way through it takes."""

from collections import Counter
from collections.abc import Mapping
from heapq import heappop, heappush

from permonik.engine.diamond_forest.boards import cell_at
from permonik.engine.diamond_forest.tables import (
    BOG,
    DIAMOND,
    ENTRANCE,
    GALLERY,
    IMP,
    PATH,
    PIPS,
    ROCK,
    SPIDER,
    TILES,
    WIDTH,
)
from permonik.engine.diamond_forest.tiles import NUMBER
from permonik.engine.diamond_forest.view import ForestView

FAR = 1000.0
"""More turns than any game has."""
PATH_TURNS = 0.05
"""A path takes no turn, but of two ways the shorter one is better."""
IMP_TURNS = 1.4
"""A turn, and the chance to be put somewhere else."""
BOG_TURNS = 12 / 7
SPIDER_TURNS = 3.0
"""To turn it over and walk around it, when it lies where nothing is known."""


def entering_turns(tile: int, equipment: int) -> float:
    """How many turns a dwarf needs on average until it goes on from a tile."""
    if tile == PATH:
        return PATH_TURNS
    if tile == IMP:
        return IMP_TURNS
    if tile == BOG:
        return BOG_TURNS
    if ROCK <= tile < SPIDER:
        value = tile - ROCK + 1
        return PIPS / (PIPS + 1 - max(1, value - equipment))
    return FAR if tile == SPIDER else 1.0


class Woods:
    """Tiles by their cells, as far as a bot remembers them, and the tiles that must lie in all other places."""

    def __init__(self, view: ForestView, forgotten: set[int]) -> None:
        self.tiles: dict[int, int | None] = {}
        self.up: set[int] = set()
        self.seen: set[int] = set()
        """Covered tiles that somebody has seen."""
        self.unseen = Counter({NUMBER[name]: count for name, count in view.unseen.items()})
        for tile in view.tiles:
            cell = cell_at((tile.x, tile.y))
            number = None if tile.name is None else NUMBER[tile.name]
            if tile.up:
                self.up.add(cell)
            elif number is not None and cell in forgotten:
                self.unseen[number] += 1
                number = None
            if not tile.up and (tile.public or tile.seen_by):
                self.seen.add(cell)
            self.tiles[cell] = number
        self.galleries = [cell for cell, tile in self.tiles.items() if tile == GALLERY]

    def cells_of(self, tile: int | None) -> list[int]:
        return [cell for cell, lying in self.tiles.items() if lying == tile]

    def beside(self, cell: int) -> list[int]:
        return [one for one in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH) if one in self.tiles]

    def find(self, colours: int) -> dict[int, int]:
        """Where the diamonds of these colours lie, by colour, as far as that is known."""
        found = {}
        for cell, tile in self.tiles.items():
            if tile is not None and DIAMOND <= tile < ROCK and colours >> (tile - DIAMOND) & 1:
                found[tile - DIAMOND] = cell
        return found

    def chances(self) -> list[tuple[int, float]]:
        """What an unknown tile may be."""
        return [(tile, count / self.unseen.total()) for tile, count in self.unseen.items()]

    def leads_to(self, gallery: int) -> list[int]:
        """Where a dwarf may stand after it has entered a gallery."""
        return [gallery, *(cell for cell in self.galleries if cell in self.up and cell != gallery)]


class Ways:
    """What the tiles cost a dwarf with some equipment; `news` is what it is worth to turn over an unknown tile."""

    def __init__(self, woods: Woods, equipment: int, news: float) -> None:
        self.woods = woods
        self.turns = [entering_turns(tile, equipment) for tile in range(TILES)]
        unknown = sum(chance * min(self.turns[tile], SPIDER_TURNS) for tile, chance in woods.chances()) - news
        self.unknown = max(PATH_TURNS, unknown)
        self.into = {cell: self.unknown if tile is None else self.turns[tile] for cell, tile in woods.tiles.items()}

    def to(self, goals: Mapping[int, float]) -> dict[int, float]:
        """From every cell, the turns until a dwarf has entered one of the goals, and what comes after that goal."""
        woods, into = self.woods, self.into
        best: dict[int, float] = {}
        waiting: list[tuple[float, int]] = []
        for goal, after in goals.items():
            for cell in woods.beside(goal):
                heappush(waiting, (into[goal] + after, cell))
        while waiting:
            turns, here = heappop(waiting)
            if here in best:
                continue
            best[here] = turns
            for door in self.doors(here):
                if into[door] < FAR:
                    for cell in woods.beside(door):
                        if cell not in best:
                            heappush(waiting, (turns + into[door], cell))
        return best

    def doors(self, here: int) -> list[int]:
        """The cells that can be entered in order to stand here: the cell itself, and galleries that lead to it."""
        if here in self.woods.up and self.woods.tiles[here] == GALLERY:
            return self.woods.galleries
        return [here]

    def home(self) -> dict[int, float]:
        return self.to(dict.fromkeys(self.woods.cells_of(ENTRANCE), 0.0))
