"""A walking game in words: its cards, dwarf cards, faces and tokens by name, beside its numbering."""

from permonik.engine.board.shapes import Shape
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.cards import Card
from permonik.engine.core.grid import Grid
from permonik.engine.walking.numbering import WalkingNumbering


class WalkingVocabulary(CardVocabulary):
    """Names and numbers of one game."""

    def __init__(
        self,
        numbering: WalkingNumbering,
        cards: tuple[Card, ...],
        shapes: tuple[Shape, ...],
        grid: Grid,
        phases: tuple[str, ...],
        faces: tuple[str, ...],
        roles: tuple[str, ...],
        clans: tuple[str, ...],
    ) -> None:
        super().__init__(numbering, cards, int(numbering.deck_cards), shapes, grid, phases, faces, roles)
        self.numbering = numbering
        self.clans = clans
        """The roles are dwarf cards, clan after clan."""

    def clan_of(self, dwarf: int) -> str:
        return self.clans[dwarf * len(self.clans) // len(self.roles)]
