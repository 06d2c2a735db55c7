"""The numbers of Lost Mines: cards, dwarves, treasures, moves, events, reasons. Compiled.

Cards and shapes come from the data tables; what the compiler must know as a constant is written here and checked
against the tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from mypy_extensions import i64

from permonik.engine.board.net import Layout, Net, new_net
from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.lost_mines import cards, moves
from permonik.engine.walking.numbering import WalkingNumbering

# Cards by number: path cards, then action cards, starts and mines.
AXE: Final = 23
INFO: Final = 26
TRAP: Final = 29
TROLL: Final = 30
STORM: Final = 31
DECK_CARDS: Final = 32
START_CARD: Final = 32

# What a dwarf meets on a card: the first three are obstacles, in the order of the tools.
OBSTACLES: Final = 3
ROCKS: Final = 4
CAMP: Final = 5

# What lies on a border: a trap, or the troll of a seat.
TRAP_TOKEN: Final = 1
TROLL_TOKEN: Final = 2

BLUE: Final = 0
YELLOW: Final = 1
LOYAL: Final = 0
SELFISH: Final = 1
SABOTEUR: Final = 2
ROLES_OF_CLAN: Final = 3

DRAGON: Final = 3
"""The face of the mine without treasure; the others have the numbers of their kinds."""
ASIDE: Final = 10
"""Cards set aside unseen in each round (LM-028)."""
STEPS: Final = 3
STEPS_FROM_CAMP: Final = 5
DRAGON_COST: Final = 2
MOST_SEATS: Final[i64] = moves.MOST_SEATS
INFOS: Final = 3

WIDTH: Final[i64] = moves.WIDTH
AREA: Final[i64] = moves.AREA
ORIGIN: Final[i64] = moves.WIDTH + 1
"""The cell at 0,0."""

# Moves, block after block.
DECK_SHAPES: Final[i64] = moves.DECK_SHAPES
DISCARDS: Final[i64] = moves.MOVES.first("discard")
OVERCOMES: Final[i64] = moves.MOVES.first("axe")
LOOKS_AT_MINES: Final[i64] = moves.MOVES.first("look-mine")
LOOKS_AT_TREASURES: Final[i64] = moves.MOVES.first("look-treasure")
LOOKS_AT_DWARVES: Final[i64] = moves.MOVES.first("look-dwarf")
TRAPS: Final[i64] = moves.MOVES.first("trap")
TROLLS: Final[i64] = moves.MOVES.first("troll")
STORMS: Final[i64] = moves.MOVES.first("storm")
PROPOSE: Final[i64] = moves.MOVES.first("propose")
VOTES: Final[i64] = moves.MOVES.first("answer")
STEPS_TO: Final[i64] = moves.MOVES.first("step")
STOP: Final[i64] = moves.MOVES.first("stop")
TURNS: Final[i64] = moves.MOVES.first("lay")
TAKES: Final[i64] = moves.MOVES.first("take")
MOVES: Final[i64] = moves.MOVES.count

# What the seat to move decides, beside acting, voting, walking and turning a mine.
TAKING: Final = 4
OVER: Final = 5

# Events of this game alone.
OVERCAME: Final = 24
LOOKED_AT_TREASURE: Final = 25
WOKE_DRAGON: Final = 26
TOOK: Final = 27
OUT: Final = 28
SHOWED: Final = 29
PAID: Final = 30
BURNT: Final = 31
COUNTED: Final = 32
HAD_TO_LIE: Final = 33

# Reasons of refusals of this game alone.
NO_OBSTACLE: Final = 23
OVERCOME: Final = 24
WRONG_TOOL: Final = 25
NOT_OFFERED: Final = 26
NO_SUCH_TREASURE: Final = 27
TREASURE_TAKEN: Final = 28
OTHER_KIND: Final = 29
TROLL_THERE: Final = 30
OBSTACLE: Final = 31
OCCUPIED: Final = 32
TREASURE_GONE: Final = 33
STANDS_THERE: Final = 34
TOO_FAR: Final = 35
CARD_BY_CARD: Final = 36
NO_WAY_IN: Final = 37
ACT_FIRST: Final = 38

# Which rule says how a mine lies.
BY_WAY_IN: Final = 0
BY_FIT: Final = 1

# Why a round has ended.
TREASURES_GONE: Final = 0
HANDS_EMPTY: Final = 1
AGREED: Final = 2


def cell_of(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def forest(distance: int) -> Net:
    """The board with nothing but starts and covered mines, so many columns apart (LM-175, LM-247)."""
    nearer = cards.DISTANCE - distance
    starts = [cell_of(x, y) for x, y in cards.STARTS]
    mines = [cell_of(x - nearer, y) for x, y in cards.MINES]
    layout = Layout(cards.SHAPES, WIDTH, longs_of(starts), longs_of(mines), True)
    shapes = [NUMBERING.card_shape[START_CARD + number] for number in range(len(starts))]
    return new_net(layout, moves.HEIGHT, shapes)


def looks() -> bytes:
    """At `3 * information card + what` whether the card offers to look at that (LM-075)."""
    return bytes([what in info.split("-") for info in cards.INFOS for what in cards.LOOKS])


def clan_starts() -> bytes:
    """The cell on which the figures of each clan start (LM-025)."""
    cells = {content: cell_of(x, y) for content, x, y in cards.SPACES}
    return bytes([cells[f"start-{clan}"] for clan in cards.CLANS])


NUMBERING: Final = WalkingNumbering(
    cards.DECK, cards.FIXED, cards.SHAPES, cards.FEATURES, moves.MOST_SEATS, moves.MOVES
)
FORESTS: Final = {distance: forest(distance) for distance in cards.DISTANCES}
OFFERS: Final = looks()
CLAN_STARTS: Final = clan_starts()
TREASURE_KIND: Final = bytes([cards.KINDS.index(kind) for kind, _, _ in cards.TREASURES])
TREASURE_VALUE: Final = bytes([value for _, value, _ in cards.TREASURES])
ALL_TREASURES: Final = vec_of([number for number, row in enumerate(cards.TREASURES) for _ in range(row[2])])
HAND_SIZE: Final = bytes([cards.BY_SEATS.get(seats, {}).get("hand", 0) for seats in range(moves.MOST_SEATS + 1)])
LOYAL_CARDS: Final = bytes([cards.BY_SEATS.get(seats, {}).get("loyal", 0) for seats in range(moves.MOST_SEATS + 1)])
