"""A game of digging as numbers: its cards, window and blocks of moves. Compiled.

docs/notation.md documents the numbering of the moves; tests compare it with the numberings.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.engine.board.net import Layout
from permonik.engine.board.numbering import CardNumbering
from permonik.engine.board.shapes import Shape
from permonik.engine.core.arrays import longs_of
from permonik.engine.core.cards import Card
from permonik.engine.core.moves import Moves
from permonik.engine.digging.board import DISTANCE
from permonik.engine.digging.mine import Mine, new_mine
from permonik.engine.digging.tables import FEATURES, GOALS
from permonik.engine.digging.tools import TOOLS as TOOL_NAMES


class Numbering(CardNumbering):
    """A game's cards, window and blocks of moves as numbers. A card has its place among path cards, action cards,
    start and goals; a move the place of its block and a number within it."""

    __slots__ = (
        "breaks",
        "card_tools",
        "discards",
        "empty_mine",
        "face_card",
        "goal_cells",
        "map",
        "maps",
        "repair",
        "repairs",
        "rockfall",
        "rockfalls",
        "seats",
        "smash",
        "start",
        "turns",
        "turns_end",
    )

    def __init__(
        self,
        deck: tuple[Card, ...],
        fixed: tuple[Card, ...],
        shapes: tuple[Shape, ...],
        mine: Mine,
        seats: int,
        moves: Moves,
        discard: str,
    ) -> None:
        """`discard` is what throwing a card away unseen is called."""
        super().__init__(deck, fixed, shapes, FEATURES)
        kinds = [card.kind for card in deck]
        self.seats: i64 = seats
        """Room for the most seats."""
        self.smash: i64 = kinds.index("break")
        self.repair: i64 = kinds.index("repair")
        self.rockfall: i64 = kinds.index("rockfall")
        self.map: i64 = kinds.index("map")
        self.face_card: i64 = len(deck) + 1
        """The card of the first face of a goal, behind the start; the other faces follow."""
        self.card_tools = bytes([tool_bits(card) for card in deck])
        self.empty_mine = mine
        self.start: i64 = mine.start
        self.goal_cells: vec[i64] = mine.layout.covered
        self.discards: i64 = moves.first(discard)
        self.breaks: i64 = moves.first("break")
        self.repairs: i64 = moves.first("repair")
        self.rockfalls: i64 = moves.first("rockfall")
        self.maps: i64 = moves.first("map")
        self.turns: i64 = moves.first("turn")
        self.turns_end: i64 = self.turns + 2 * GOALS
        """Where the moves begin that a game has for itself."""


def tool_bits(card: Card) -> int:
    return sum([1 << TOOL_NAMES.index(tool) for tool in card.tools])


def mine_in_window(shapes: tuple[Shape, ...], start_shape: int, width: int, height: int) -> Mine:
    """A mine with the start in the middle of a window, goals at (8,-2), (8,0) and (8,2) unless a variant has them
    nearer or farther (BA-020)."""
    start = height // 2 * width + width // 2
    goals: vec[i64] = vec[i64]()
    for y in (-2, 0, 2):
        goals = append(goals, start + DISTANCE + y * width)
    rimmed = any(shape.edges_with("ladder") for shape in shapes)  # a ladder may be laid where no tunnel leads
    return new_mine(Layout(shapes, width, longs_of([start]), goals, rimmed), height, start_shape)
