"""The numbers of The Dark Cave: cards, clan cards, creatures, moves, events, reasons. Compiled.

Cards and shapes come from the data tables; what the compiler must know as a constant is written here and checked
against the tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE, Layout, Net, new_net
from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.dark_cave import cards, moves
from permonik.engine.walking.numbering import WalkingNumbering

# Cards by number: path cards, then action cards, each kind level by level, start and goals.
INFO: Final = 47
CAVE_IN: Final = 50
SWAP: Final = 53
WEB: Final = 55
BOOTS: Final = 58
AXE: Final = 60
CREATURE: Final = 63
DECK_CARDS: Final = 71
START_CARD: Final = 71
AXES: Final = 3
"""Axe cards; of several in front of a seat that of the lowest level is used (DC-112)."""
CREATURES: Final = 3

# What a walker meets on a field.
LADDER: Final = 1
BRIDGE: Final = 2
TUNNEL: Final = 3
VEIN: Final = 4
LAIR: Final = 5
EXIT: Final = 6

RAT: Final = 0
CRAWLER: Final = 1
GOBLIN: Final = 2

BLUE: Final = 0
YELLOW: Final = 1
LOYAL: Final = 0
SABOTEUR: Final = 1
ROLES_OF_CLAN: Final = 2

# A web on a border is a token: 1 + its side, less one, + 2 * its seat + 16 * its card.
WEB_SEAT: Final = 2
WEB_CARD: Final = 16

STEPS: Final = 3
"""Fields that a dwarf walks in a turn; boots give one more (DC-104, DC-147)."""
NUGGET_TOLL: Final = 16
"""What a nugget weighs on a way, in cards: more than bridges take on any way."""
LEVELS: Final = 3
FIRST_NUGGETS: Final[i64] = cards.FIRST_NUGGETS
NUGGETS: Final[i64] = cards.NUGGETS
ASIDE: Final[i64] = cards.ASIDE
HAND_SIZE: Final[i64] = cards.HAND_SIZE
MOST_SEATS: Final[i64] = moves.MOST_SEATS

WIDTH: Final[i64] = moves.WIDTH
AREA: Final[i64] = moves.AREA
ORIGIN: Final[i64] = moves.HEIGHT // 2 * moves.WIDTH + moves.WIDTH // 2
"""The cell of the start, at 0,0."""
START: Final[i64] = ORIGIN << 3
"""The place on which figures begin."""

# Moves, block after block.
DECK_SHAPES: Final[i64] = moves.DECK_SHAPES
DISCARDS: Final[i64] = moves.MOVES.first("discard")
LOOKS_AT_GOALS: Final[i64] = moves.MOVES.first("look-goal")
LOOKS_AT_CLANS: Final[i64] = moves.MOVES.first("look-clan")
CAVE_INS: Final[i64] = moves.MOVES.first("cave-in")
SWAPS: Final[i64] = moves.MOVES.first("swap-cards")
WEBS: Final[i64] = moves.MOVES.first("web")
GIVES_BOOTS: Final[i64] = moves.MOVES.first("boots")
GIVES_AXES: Final[i64] = moves.MOVES.first("battle-axe")
CALLS: Final[i64] = moves.MOVES.first("rat")
PROPOSE: Final[i64] = moves.MOVES.first("propose")
VOTES: Final[i64] = moves.MOVES.first("answer")
STEPS_TO: Final[i64] = moves.MOVES.first("step")
STOP: Final[i64] = moves.MOVES.first("stop")
TURNS: Final[i64] = moves.MOVES.first("lay")
CUTS: Final[i64] = moves.MOVES.first("cut")
FIGHTS: Final[i64] = moves.MOVES.first("fight")
MOVES: Final[i64] = moves.MOVES.count

# What the seat to move decides, beside acting, voting, walking and turning a goal.
CREEPING: Final = 4
"""Where the creature goes that was just played."""
FIGHTING: Final = 5
"""Whether an axe is used before a creature attacks."""
OVER: Final = 6

# Events of this game alone.
HALTED: Final = 24
SWAPPED: Final = 25
RECEIVED: Final = 26
WEB_TURNED: Final = 27
GAVE: Final = 28
CALLED: Final = 29
LED: Final = 30
CREPT: Final = 31
CREATURE_LEFT: Final = 32
FOUGHT: Final = 33
DECLINED: Final = 34
ATTACKED: Final = 35
CUT: Final = 36
STOOD_UP: Final = 37
SKIPPED: Final = 38
PAID_TOLL: Final = 39
GOLD_LAID: Final = 40
GOLD_TAKEN: Final = 41
GOLD_BURIED: Final = 42
ESCAPED: Final = 43
LOOKED_ASIDE: Final = 44
VALUED: Final = 45
WON: Final = 46

# Reasons of refusals of this game alone.
BOTH_KNOWN: Final = 23
LIES_OPEN: Final = 24
HAS_BOOTS: Final = 25
NO_LAIR: Final = 26
STANDS_ELSEWHERE: Final = 27
WEB_THERE: Final = 28
NO_AXE: Final = 29
NO_WEB: Final = 30
OUT_OF_REACH: Final = 31
NO_STEPS: Final = 32
OWN_HAND: Final = 33

# Why the game has ended.
SIDE_OUT: Final = 0
HANDS_EMPTY: Final = 1
AGREED: Final = 2


def cell_of(x: int, y: int) -> int:
    return ORIGIN + y * WIDTH + x


def cave(distance: int) -> Net:
    """The cave with nothing but the start and the covered goals (DC-014 to DC-017)."""
    goals = [cell_of(x, y) for x, y in cards.goals_at(distance)]
    layout = Layout(cards.SHAPES, WIDTH, longs_of([int(ORIGIN)]), longs_of(goals), True)
    return new_net(layout, moves.HEIGHT, [NUMBERING.card_shape[START_CARD]])


def fields_with(feature: str) -> bytes:
    """For each shape the first field with a feature and 1; 0 for none."""
    found = [[number for number, field in enumerate(shape.fields, 1) if field.feature == feature] for shape in SHAPES]
    return bytes(FIRST_SHAPE) + bytes([fields[0] if fields else 0 for fields in found])


def deck_of(level: int) -> vec[u8]:
    """The cards of a level in the order of their numbers (DC-028)."""
    of_level = [(number, card) for number, card in enumerate(cards.DECK) if card.level == cards.LEVELS[level]]
    return vec_of([number for number, card in of_level for _ in range(card.count)])


def by_seats(column: str) -> bytes:
    return bytes([cards.BY_SEATS.get(seats, {}).get(column, 0) for seats in range(moves.MOST_SEATS + 1)])


SHAPES: Final = cards.SHAPES
NUMBERING: Final = WalkingNumbering(
    cards.DECK, cards.FIXED, cards.SHAPES, cards.FEATURES, moves.MOST_SEATS, moves.MOVES
)
DISTANCE: Final = by_seats("distance")
LOYALS: Final = by_seats("loyal")
SABOTEURS: Final = by_seats("saboteurs")
CLANS: Final = by_seats("clans")
FIRST_LEVEL: Final = by_seats("first_level")
"""Cards of level I in a hand that is dealt; the others are of level II (DC-030 to DC-032)."""
CAVES: Final = {distance: cave(distance) for distance in sorted(set(DISTANCE[2:]))}
DECKS: Final = [deck_of(level) for level in range(LEVELS)]
LEVEL_OF: Final = bytes([cards.LEVELS.index(card.level) for card in cards.DECK])
CREATURE_OF: Final = bytes(
    [list(cards.CREATURES).index(card.kind) if card.kind in cards.CREATURES else CREATURES for card in cards.DECK]
)
CREATURE_STEPS: Final = bytes(cards.CREATURES.values())
LAIR_AT: Final = fields_with("lair")
VEIN_AT: Final = fields_with("vein")
