"""The numbers of the base game: cards, shapes, moves, events, reasons. Compiled.

Cards and shapes come from the data tables; what the compiler must know as a constant is written here and checked
against the tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.cards import Card
from permonik.engine.core.mine import FIRST_SHAPE, Shapes, fitting, new_mine
from permonik.engine.saboteur import cards

# Cards by number: path cards, then action cards.
PATH_CARDS: Final = 16
BREAK: Final = 16
REPAIR: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26
DECK_CARDS: Final = 27

MINER: Final = 0
SABOTEUR: Final = 1
GOLD: Final = 0
GOALS: Final = 3
TOOLS: Final = 3
MOST_SEATS: Final = 10
HAND: Final = 6
"""Room for the largest hand."""

# The mine: 22 cells to each side of the start and 23 above and below it, and a border (docs/notation.md).
WIDTH: Final = 47
HEIGHT: Final = 49
AREA: Final = 2303
START: Final = 1151

# Moves, block after block.
DECK_SHAPES: Final = 26
DISCARDS: Final = 59878
BREAKS: Final = 59905
REPAIRS: Final = 59935
ROCKFALLS: Final = 60115
MAPS: Final = 62418
TURNS: Final = 62421
KEEPS: Final = 62427
MOVES: Final = 62430

UNDECIDED: Final = 2

# What the seat to move decides.
DIGGING: Final = 0
TURNING: Final = 1
SHARING: Final = 2
OVER: Final = 3

# Events.
DEALT: Final = 1
GOT_ROLE: Final = 2
DREW: Final = 3
PLACED: Final = 4
UNCOVERED: Final = 5
BROKE: Final = 6
REPAIRED: Final = 7
COLLAPSED: Final = 8
LOOKED: Final = 9
DISCARDED: Final = 10
SKIPPED: Final = 11
ROUND_ENDED: Final = 12
REVEALED: Final = 13
OFFERED: Final = 14
KEPT: Final = 15
PAID: Final = 16
COUNTED: Final = 17
REACHED: Final = 18

# Reasons of refusals.
OTHER_DECISION: Final = 1
NOT_IN_HAND: Final = 2
BROKEN_TOOL: Final = 3
OUTSIDE: Final = 4
CELL_TAKEN: Final = 5
MISMATCH: Final = 6
NO_CONTACT: Final = 7
WALLS_ONLY: Final = 8
DEAD_END: Final = 9
CUT_OFF: Final = 10
NO_SUCH_SEAT: Final = 11
OWN_SEAT: Final = 12
ALREADY_BROKEN: Final = 13
NOT_BROKEN: Final = 14
WRONG_TOOL: Final = 15
NOTHING_THERE: Final = 16
START_STAYS: Final = 17
GOAL_STAYS: Final = 18
FACE_UP: Final = 19
NOT_OPEN_TO_CHOICE: Final = 20
NOT_OFFERED: Final = 21


def vec_of(numbers: list[int]) -> vec[u8]:
    values: vec[u8] = vec[u8]()
    for number in numbers:
        values = append(values, u8(number))
    return values


def first_shapes() -> bytes:
    """The number in the mine of each path card as printed; turned is the next one."""
    first: dict[int, int] = {}
    for number, shape in enumerate(cards.SHAPES):
        first.setdefault(shape.card, FIRST_SHAPE + number)
    return bytes([first.get(card, 0) for card in range(len(cards.CARDS))])


def deck_shapes() -> vec[i64]:
    """The shapes of each path card, as bits."""
    shapes: vec[i64] = vec[i64]()
    for card in range(PATH_CARDS):
        bits: i64 = 0
        for number in range(DECK_SHAPES):
            if cards.SHAPES[number].card == card:
                bits |= 1 << number
        shapes = append(shapes, bits)
    return shapes


def logarithms() -> vec[i64]:
    """At `2**n % 37` the number n: 2 generates all remainders of 37, so it finds the place of a single bit."""
    logs: vec[i64] = vec[i64]([0] * 37)
    for n in range(36):
        logs[2**n % 37] = n
    return logs


def tool_bits(card: Card) -> int:
    return sum(1 << cards.TOOLS.index(tool) for tool in card.tools)


def full_deck() -> list[int]:
    return [number for number, card in enumerate(cards.DECK) for _ in range(card.count)]


def full_stack() -> list[int]:
    return [nuggets for nuggets, count in cards.GOLD for _ in range(count)]


def by_seats(column: str) -> bytes:
    return bytes([cards.BY_SEATS.get(seats, {}).get(column, 0) for seats in range(MOST_SEATS + 1)])


def goal_cells() -> vec[i64]:
    """The goals at (8,-2), (8,0) and (8,2) (BA-020)."""
    cells: vec[i64] = vec[i64]()
    for y in (-2, 0, 2):
        cells = append(cells, START + 8 + y * WIDTH)
    return cells


NO_SHAPE: Final = bytes(FIRST_SHAPE)
SHAPES: Final = Shapes(
    NO_SHAPE + bytes([shape.open for shape in cards.SHAPES]),
    bytes(4 * FIRST_SHAPE) + b"".join([bytes(shape.joined) for shape in cards.SHAPES]),
)
SHAPE_CARD: Final = NO_SHAPE + bytes([shape.card for shape in cards.SHAPES])
SHAPE_TURNED: Final = NO_SHAPE + bytes([shape.turned for shape in cards.SHAPES])
CARD_SHAPE: Final = first_shapes()
CARD_SHAPES: Final = deck_shapes()
FITTING: Final = fitting(bytes([shape.open for shape in cards.SHAPES[:DECK_SHAPES]]))
LOG: Final = logarithms()
CARD_TOOLS: Final = bytes([tool_bits(card) for card in cards.DECK])
START_CARD: Final = DECK_CARDS
FACE_CARD: Final = DECK_CARDS + 1
"""The card of the first face of a goal; the other faces follow."""

FULL_DECK: Final = vec_of(full_deck())
FULL_STACK: Final = vec_of(full_stack())
SABOTEURS: Final = by_seats("saboteurs")
HAND_SIZE: Final = by_seats("hand")
GOLD_CARDS: Final = by_seats("gold_cards")
PAY: Final = bytes(cards.PAY)
GOAL_CELLS: Final = goal_cells()
EMPTY_MINE: Final = new_mine(SHAPES, WIDTH, HEIGHT, START, CARD_SHAPE[START_CARD], GOAL_CELLS)
