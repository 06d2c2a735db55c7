"""The numbers of the base game: cards, shapes, moves, events, reasons. Compiled.

Cards and shapes come from the data tables; what the compiler must know as a constant is written here and checked
against the tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from mypy_extensions import i64

from permonik.engine.board.numbering import first_shapes
from permonik.engine.core.arrays import vec_of
from permonik.engine.digging.numbering import Numbering, mine_in_window
from permonik.engine.saboteur import cards, moves

# Cards by number: path cards, then action cards.
PATH_CARDS: Final = 16
REPAIR: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26
DECK_CARDS: Final = 27

MINER: Final = 0
SABOTEUR: Final = 1
MOST_SEATS: Final[i64] = moves.MOST_SEATS

WIDTH: Final[i64] = moves.WIDTH
AREA: Final[i64] = moves.WIDTH * moves.HEIGHT
START: Final[i64] = AREA // 2

# Moves, block after block.
DECK_SHAPES: Final[i64] = moves.DECK_SHAPES
DISCARDS: Final[i64] = moves.MOVES.first("discard")
KEEPS: Final[i64] = moves.MOVES.first("keep")
MOVES: Final[i64] = moves.MOVES.count

# What the seat to move decides, beside digging and turning a goal.
SHARING: Final = 2
OVER: Final = 3

# Events of this game alone.
OFFERED: Final = 14
KEPT: Final = 15

# Reasons of refusals of this game alone.
NOT_OFFERED: Final = 21


def full_stack() -> list[int]:
    return [nuggets for nuggets, count in cards.GOLD for _ in range(count)]


def by_seats(column: str) -> bytes:
    return bytes([cards.BY_SEATS.get(seats, {}).get(column, 0) for seats in range(moves.MOST_SEATS + 1)])


START_CARD: Final = DECK_CARDS
EMPTY_MINE: Final = mine_in_window(
    cards.SHAPES, first_shapes(DECK_CARDS + 1, cards.SHAPES)[START_CARD], moves.WIDTH, moves.HEIGHT
)
NUMBERING: Final = Numbering(
    cards.DECK, cards.FIXED, cards.SHAPES, EMPTY_MINE, moves.MOST_SEATS, moves.MOVES, "discard"
)
CARD_SHAPE: Final = NUMBERING.card_shape
FITTING: Final = NUMBERING.fitting
GOAL_CELLS: Final = EMPTY_MINE.layout.covered

FULL_STACK: Final = vec_of(full_stack())
SABOTEURS: Final = by_seats("saboteurs")
HAND_SIZE: Final = by_seats("hand")
GOLD_CARDS: Final = by_seats("gold_cards")
PAY: Final = bytes(cards.PAY)
