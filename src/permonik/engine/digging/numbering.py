"""A game of digging as numbers: its cards, window and blocks of moves. Compiled.

docs/notation.md documents the numbering of the moves; tests compare it with the numberings.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE, Fitting, Layout
from permonik.engine.board.shapes import Shape
from permonik.engine.board.ways import Fields
from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.core.cards import Card
from permonik.engine.core.moves import Moves
from permonik.engine.digging.mine import Mine, new_mine
from permonik.engine.digging.tables import FEATURES, GOALS
from permonik.engine.digging.tools import TOOLS as TOOL_NAMES


class Numbering:
    """A game's cards, window and blocks of moves as numbers. A card has its place among path cards, action cards,
    start and goals; a move the place of its block and a number within it."""

    __slots__ = (
        "breaks",
        "card_shape",
        "card_tools",
        "deck",
        "deck_shapes",
        "discards",
        "empty_mine",
        "face_card",
        "fields",
        "fitting",
        "goal_cells",
        "map",
        "maps",
        "paths",
        "repair",
        "repairs",
        "rockfall",
        "rockfalls",
        "seats",
        "shape_card",
        "shape_turned",
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
        kinds = [card.kind for card in deck]
        self.deck: vec[u8] = vec_of([number for number, card in enumerate(deck) for _ in range(card.count)])
        """Every card of the deck."""
        self.seats: i64 = seats
        """Room for the most seats."""
        self.paths: i64 = kinds.count("path")
        self.smash: i64 = kinds.index("break")
        self.repair: i64 = kinds.index("repair")
        self.rockfall: i64 = kinds.index("rockfall")
        self.map: i64 = kinds.index("map")
        self.face_card: i64 = len(deck) + 1
        """The card of the first face of a goal, behind the start; the other faces follow."""
        self.shape_card = bytes(FIRST_SHAPE) + bytes([shape.card for shape in shapes])
        self.shape_turned = bytes(FIRST_SHAPE) + bytes([shape.turned for shape in shapes])
        self.card_shape = first_shapes(len(deck) + len(fixed), shapes)
        """The shape of each path card as printed; turned is the next one."""
        self.card_tools = bytes([tool_bits(card) for card in deck])
        on_deck = tuple([shape for shape in shapes if shape.card < len(deck)])
        self.deck_shapes: i64 = len(on_deck)
        self.fitting = Fitting(on_deck, len(deck))
        self.fields = Fields(shapes, FEATURES)
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


def first_shapes(cards: int, shapes: tuple[Shape, ...]) -> bytes:
    first: dict[int, int] = {}
    for number, shape in enumerate(shapes):
        first.setdefault(shape.card, FIRST_SHAPE + number)
    return bytes([first.get(card, 0) for card in range(cards)])


def tool_bits(card: Card) -> int:
    return sum([1 << TOOL_NAMES.index(tool) for tool in card.tools])


def mine_in_window(shapes: tuple[Shape, ...], start_shape: int, width: int, height: int) -> Mine:
    """A mine with the start in the middle of a window, goals at (8,-2), (8,0) and (8,2) (BA-020)."""
    start = height // 2 * width + width // 2
    goals: vec[i64] = vec[i64]()
    for y in (-2, 0, 2):
        goals = append(goals, start + 8 + y * width)
    rimmed = any(shape.edges_with("ladder") for shape in shapes)  # a ladder may be laid where no tunnel leads
    return new_mine(Layout(shapes, width, longs_of([start]), goals, rimmed), height, start_shape)
