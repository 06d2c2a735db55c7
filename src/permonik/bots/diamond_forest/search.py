"""How far a dwarf is from winning: the diamonds that it misses, what is not yet found, and the way home."""

from permonik.bots.diamond_forest.woods import FAR, Ways, Woods
from permonik.engine.diamond_forest.formats import Dwarf
from permonik.engine.diamond_forest.tables import ENTRANCE, GALLERY, SPIDER
from permonik.engine.diamond_forest.tiles import COLOURS

NEWS = 0.7
"""The turns that a tile turned over now saves later, while a diamond is still to be found."""
COMPANY = 0.15
"""How much better an unknown tile is for each unknown one beside it."""


class Search:
    """What one dwarf has still to do, from any cell it may stand on."""

    def __init__(self, woods: Woods, dwarf: Dwarf, colours: list[str]) -> None:
        missing = sum(1 << COLOURS.index(colour) for colour in colours if colour not in dwarf.diamonds)
        found = woods.find(missing)
        self.woods = woods
        self.looking = len(found) < missing.bit_count()
        """Whether a diamond is still to be found."""
        self.ways = Ways(woods, dwarf.equipment, NEWS if self.looking else 0.0)
        self.goals = frozenset(found.values())
        self.to_goal = {goal: self.ways.to({goal: 0.0}) for goal in self.goals}
        self.unknown = self.unknown_places() if self.looking else {}
        self.at_last = self.ways.to(self.unknown) if self.looking else self.ways.home()
        self.ends = () if self.looking or self.goals else tuple(woods.cells_of(ENTRANCE))
        self.after = {goal: self.turns_for(goal, self.goals - {goal}) for goal in self.goals}

    def unknown_places(self) -> dict[int, float]:
        unknown = set(self.woods.cells_of(None))
        return {cell: -COMPANY * sum(one in unknown for one in self.woods.beside(cell)) for cell in unknown}

    def turns_for(self, cell: int, goals: frozenset[int]) -> float:
        """The turns for all these goals in the best order, and for what comes last."""
        if not goals:
            return self.at_last.get(cell, FAR)
        return min(self.to_goal[goal].get(cell, FAR) + self.turns_for(goal, goals - {goal}) for goal in goals)

    def turns(self, cell: int) -> float:
        """From a cell at the beginning of a turn."""
        if not self.goals:
            return self.at_last.get(cell, FAR)
        return min(self.to_goal[goal].get(cell, FAR) + after for goal, after in self.after.items())

    # Moves of a turn.

    def turns_when_entered(self, cell: int, tile: int) -> float:
        """The turns that are left when a tile is entered now, this turn among them."""
        return self.ways.turns[tile] + self.turns_behind(cell, tile)

    def turns_behind(self, cell: int, tile: int) -> float:
        if cell in self.goals:
            return self.after[cell]
        if cell in self.ends:
            return 0.0
        if tile == GALLERY:
            return min(self.turns(one) for one in self.woods.leads_to(cell))
        return self.turns(cell)

    def turns_when_turned_over(self, here: int, cell: int) -> float:
        """The turns that are left when a tile is turned over now, and then entered or not."""
        back = 1 + self.turns(here)
        tile = self.woods.tiles[cell]
        if tile is not None:
            return min(back, self.turns_when_entered(cell, tile)) if tile != SPIDER else back
        turns = self.turns_with_luck(cell, back)
        return turns if self.goals else min(turns, self.ways.into[cell] + self.unknown.get(cell, FAR))

    def turns_with_luck(self, cell: int, back: float) -> float:
        """On average over all that an unknown tile may be."""
        turns = 0.0
        for tile, chance in self.woods.chances():
            turns += chance * (back if tile == SPIDER else min(back, self.turns_when_entered(cell, tile)))
        return turns - (NEWS if self.looking else 0.0)
