"""What a bot makes of its view before it weighs the moves."""

from permonik.bots.diamond_forest.memory import forgotten
from permonik.bots.diamond_forest.search import Search
from permonik.bots.diamond_forest.woods import Woods
from permonik.engine.diamond_forest.boards import cell_at
from permonik.engine.diamond_forest.view import ForestView


class Situation:
    """The forest in a bot's mind, and how far everybody in it is from home."""

    def __init__(self, view: ForestView, seat: int, recall: float) -> None:
        self.view = view
        self.me = seat
        self.woods = Woods(view, forgotten(view, seat, recall))
        self.searches: dict[int, Search] = {}

    def search(self, seat: int) -> Search:
        """What a seat has still to do, for all that this one knows."""
        if seat not in self.searches:
            self.searches[seat] = Search(self.woods, self.view.dwarfs[seat], self.view.colours)
        return self.searches[seat]

    def cell(self, seat: int) -> int:
        dwarf = self.view.dwarfs[seat]
        assert dwarf.x is not None, "whoever moves or is moved stands in the forest"
        assert dwarf.y is not None
        return cell_at((dwarf.x, dwarf.y))

    def diamonds(self, seat: int) -> int:
        return len(self.view.dwarfs[seat].diamonds)
