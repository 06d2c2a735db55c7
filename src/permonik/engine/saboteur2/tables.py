"""The numbers of the game with the expansion: cards, roles, moves, events, reasons. Compiled.

Cards and shapes come from the data tables; what the compiler must know as a constant is written here and checked
against the tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.board.net import WORD
from permonik.engine.board.numbering import first_shapes
from permonik.engine.core.arrays import vec_of
from permonik.engine.digging.numbering import Numbering, mine_in_window
from permonik.engine.saboteur2 import cards, moves

# Cards by number: path cards, then action cards.
PATH_CARDS: Final = 42
MAP: Final = 52
THEFT: Final = 53
HANDS_OFF: Final = 54
SWAP_HAND: Final = 55
INSPECTION: Final = 56
SWAP_HATS: Final = 57
TRAPPED: Final = 58
FREE: Final = 59
DECK_CARDS: Final = 60
START_CARD: Final = 60

BLUE: Final = 0
GREEN: Final = 1
SABOTEUR: Final = 2
BOSS: Final = 3
PROFITEER: Final = 4
GEOLOGIST: Final = 5
DWARVES: Final = 15

MOST_SEATS: Final[i64] = moves.MOST_SEATS
MOST_PASSED: Final = 3
"""Cards that a seat may discard when it passes (EX-033)."""
SHED_CARDS: Final = 2
"""Cards that it costs to be rid of a harmful card (EX-023)."""
HAND_SIZE: Final = 6
ASIDE: Final = 10
"""Cards set aside unseen in each round (EX-012)."""
PRISON: Final = 3
"""The place of a prison card among what may hinder a seat, after the three tools."""
HARMS: Final = 4

WIDTH: Final[i64] = moves.WIDTH
AREA: Final[i64] = moves.WIDTH * moves.HEIGHT
START: Final[i64] = AREA // 2

# Moves, block after block.
DECK_SHAPES: Final[i64] = moves.DECK_SHAPES
DISCARDS: Final[i64] = moves.MOVES.first("pass")
THEFTS: Final[i64] = moves.MOVES.first("theft")
HANDS_OFFS: Final[i64] = moves.MOVES.first("hands-off")
SHEDS: Final[i64] = moves.MOVES.first("shed")
ENOUGH: Final[i64] = moves.MOVES.first("enough")
STEALS: Final[i64] = moves.MOVES.first("steal")
LEAVE: Final[i64] = moves.MOVES.first("leave")
MOVES: Final[i64] = moves.MOVES.count

# What the seat to move decides, beside digging and turning a goal.
PASSING: Final = 2
STEALING: Final = 3
OVER: Final = 4

# Events of this game alone.
LAID_THEFT: Final = 19
TOOK_HANDS_OFF: Final = 20
SWAPPED_HANDS: Final = 21
RECEIVED: Final = 22
INSPECTED: Final = 23
SWAPPED_HATS: Final = 24
IMPRISONED: Final = 25
RELEASED: Final = 26
SHED: Final = 27
ROBBED: Final = 28
SPARED: Final = 29

# Reasons of refusals of this game alone.
IN_PRISON: Final = 22
BESIDE_GOAL: Final = 23
ALREADY_THERE: Final = 24
NO_THEFT: Final = 25
NOT_TRAPPED: Final = 26
EMPTY_HAND: Final = 27
NOT_HINDERED: Final = 28
NO_GOLD: Final = 29
NO_SPARE: Final = 30
STILL_OWED: Final = 31
TOO_FEW_CARDS: Final = 32

# Why a seat won or lost a round.
TEAM_FINISHED: Final = 0
FREE_WAY: Final = 1
RIVAL_LOCKED_OUT: Final = 2
RIVAL_FINISHED: Final = 3
LOCKED_OUT: Final = 4
NO_GOLD_REACHED: Final = 5
GOLD_NEVER_FOUND: Final = 6
GOLD_FOUND: Final = 7
WITH_TEAM: Final = 8
BOTH_LOCKED_OUT: Final = 9
NOBODY_COULD_PASS: Final = 10
WITH_SABOTEURS: Final = 11
CRYSTALS: Final = 12
NO_CRYSTALS: Final = 13
WAS_TRAPPED: Final = 14


def ladders_in(word: int) -> i64:
    """The shapes with a ladder, as bits in the words of `Fitting`."""
    bits: i64 = 0
    for number, shape in enumerate(cards.SHAPES[WORD * word : min(WORD * (word + 1), DECK_SHAPES)]):
        if shape.edges_with("ladder"):
            bits |= 1 << number
    return bits


def crystals() -> bytes:
    """Whether each card of the deck shows a crystal (EX-113)."""
    return bytes([card.feature == "crystal" for card in cards.DECK])


def beside_goals() -> bytes:
    """Whether each cell lies directly beside a goal (EX-042)."""
    cells = bytearray(AREA)
    for goal in EMPTY_MINE.layout.covered:
        for d in range(i64(4)):
            cells[goal + EMPTY_MINE.step(d)] = 1
    return bytes(cells)


def all_roles() -> list[int]:
    return [role for role, count in enumerate(cards.DWARVES.values()) for _ in range(count)]


EMPTY_MINE: Final = mine_in_window(
    cards.SHAPES, first_shapes(DECK_CARDS + 1, cards.SHAPES)[START_CARD], moves.WIDTH, moves.HEIGHT
)
NUMBERING: Final = Numbering(cards.DECK, cards.FIXED, cards.SHAPES, EMPTY_MINE, moves.MOST_SEATS, moves.MOVES, "pass")
FITTING: Final = NUMBERING.fitting
LADDERS: Final = vec[i64]([ladders_in(0), ladders_in(1)])
CRYSTAL: Final = crystals()
BESIDE: Final = beside_goals()
ALL_ROLES: Final = vec_of(all_roles())
SHARE: Final = bytes(cards.SHARES)
