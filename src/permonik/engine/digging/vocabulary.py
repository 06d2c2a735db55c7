"""A game of digging in words: its cards, roles and cells by name, beside its numbering."""

from collections.abc import Iterable

from permonik.engine.board.formats import Laid
from permonik.engine.board.shapes import Shape
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.cards import Card
from permonik.engine.core.grid import Grid
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.numbering import Numbering


class Vocabulary(CardVocabulary):
    """Names and numbers of one game."""

    def __init__(
        self,
        rule_list: str,
        numbering: Numbering,
        cards: tuple[Card, ...],
        shapes: tuple[Shape, ...],
        faces: tuple[str, ...],
        roles: tuple[str, ...],
        phases: tuple[str, ...],
    ) -> None:
        self.width = int(numbering.empty_mine.width)
        self.height = len(numbering.empty_mine.cells) // self.width
        deck_cards = sum(card.kind not in ("start", "goal") for card in cards)
        grid = Grid(self.width, self.height, int(numbering.start))
        super().__init__(numbering, cards, deck_cards, shapes, grid, phases, faces, roles)
        self.rule_list = rule_list
        self.numbering = numbering
        self.goal_cells = tuple(int(cell) for cell in numbering.goal_cells)
        self.goals = tuple(self.grid.point(cell) for cell in self.goal_cells)

    def mine_of(self, cards: Iterable[Laid]) -> Mine:
        """A mine with these cards, which lie as the rules allow; goals among them lie face up."""
        mine = self.numbering.empty_mine.clone()
        for card in cards:
            cell = self.grid.cell(card.x, card.y)
            assert cell is not None, "no card lies outside the window"
            is_goal = (card.x, card.y) in self.goals
            mine.restore(cell, self.shape_of(card.card, card.turned), laid=not is_goal)
        mine.relight()
        return mine
