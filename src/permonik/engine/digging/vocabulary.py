"""A game of digging in words: its cards, roles and cells by name, beside its numbering."""

from permonik.engine.board.shapes import Shape
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.cards import Card
from permonik.engine.core.grid import Grid
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
        super().__init__(numbering, cards, deck_cards, shapes, grid, phases)
        self.rule_list = rule_list
        self.numbering = numbering
        self.faces = faces
        """The faces of the goals; a face has the number of its place here."""
        self.roles = roles
        self.goals = tuple(self.grid.point(int(cell)) for cell in numbering.goal_cells)
