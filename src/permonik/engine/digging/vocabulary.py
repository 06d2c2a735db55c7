"""A game of digging in words: its cards, roles and cells by name, beside its numbering."""

from collections.abc import Iterable

from permonik.engine.board.net import FACE_DOWN
from permonik.engine.board.shapes import Shape
from permonik.engine.core.arrays import numbers
from permonik.engine.core.cards import Card
from permonik.engine.core.grid import Grid
from permonik.engine.digging.formats import Laid
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.numbering import Numbering
from permonik.engine.digging.state import DiggingState
from permonik.engine.hands.words import held_by


class Vocabulary:
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
        self.rule_list = rule_list
        self.numbering = numbering
        self.cards = cards
        self.deck = tuple(card for card in cards if card.kind not in ("start", "goal"))
        self.shapes = shapes
        self.faces = faces
        """The faces of the goals; a face has the number of its place here."""
        self.roles = roles
        self.phases = phases
        self.names = tuple(card.name for card in cards)
        self.deck_names = self.names[: len(self.deck)]
        self.number = {name: number for number, name in enumerate(self.names)}
        self.width = int(numbering.empty_mine.width)
        self.height = len(numbering.empty_mine.cells) // self.width
        self.grid = Grid(self.width, self.height, int(numbering.start))
        self.goals = tuple(self.grid.point(int(cell)) for cell in numbering.goal_cells)
        self.lying: dict[tuple[int, int], Laid] = {}

    def laid(self, mine: Mine, cell: int) -> Laid:
        """The card on a cell. One object for each shape on each cell: what is the same object compares at once."""
        shape = int(mine.cells[cell])
        known = self.lying.get((cell, shape))
        if known is None:
            x, y = self.grid.point(cell)
            known = Laid(x, y, self.names[self.numbering.shape_card[shape]], bool(self.numbering.shape_turned[shape]))
            self.lying[cell, shape] = known
        return known

    def tunnels(self, mine: Mine) -> list[Laid]:
        return [self.laid(mine, cell) for cell in numbers(mine.placed)]

    def uncovered(self, mine: Mine) -> list[Laid]:
        return [self.laid(mine, cell) for cell in numbers(mine.layout.covered) if int(mine.cells[cell]) != FACE_DOWN]

    def shape_of(self, name: str, turned: bool) -> int:
        """The shape of a card as it lies; a half turn that changes nothing is none."""
        card = self.number[name]
        shape = self.numbering.card_shape[card]
        return shape + 1 if turned and self.numbering.shape_card[shape + 1] == card else shape

    def names_of(self, cards: Iterable[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def hand_of(self, state: DiggingState, seat: int) -> list[str]:
        return self.names_of(held_by(state, seat))
