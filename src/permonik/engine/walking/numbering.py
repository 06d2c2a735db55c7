"""A walking game as numbers: its cards and the blocks of moves that all of them have. Compiled."""

from mypy_extensions import i64

from permonik.engine.board.numbering import CardNumbering
from permonik.engine.board.shapes import Shape
from permonik.engine.core.cards import Card
from permonik.engine.core.moves import Moves


class WalkingNumbering(CardNumbering):
    """Cards of the deck, then the starts, then the faces of covered cards. Placing is the first block of moves."""

    __slots__ = (
        "deck_cards",
        "discards",
        "discards_end",
        "face_card",
        "propose",
        "seats",
        "steps",
        "steps_end",
        "stop",
        "turns",
        "votes",
    )

    def __init__(
        self,
        deck: tuple[Card, ...],
        fixed: tuple[Card, ...],
        shapes: tuple[Shape, ...],
        features: tuple[str, ...],
        seats: int,
        moves: Moves,
    ) -> None:
        super().__init__(deck, fixed, shapes, features)
        self.deck_cards: i64 = len(deck)
        self.seats: i64 = seats
        """Room for the most seats."""
        self.face_card: i64 = len(deck) + len([card for card in fixed if card.kind == "start"])
        """The card of the first face of a covered card; the other faces follow."""
        self.discards: i64 = moves.first("discard")
        self.discards_end: i64 = self.discards + moves.by_kind["discard"][0].size
        self.propose: i64 = moves.first("propose")
        self.votes: i64 = moves.first("answer")
        self.steps: i64 = moves.first("step")
        self.steps_end: i64 = self.steps + moves.by_kind["step"][0].size
        self.stop: i64 = moves.first("stop")
        self.turns: i64 = moves.first("lay")
