"""The numbers of Diamond Forest: tiles, cells, moves, events, reasons. Compiled.

Tiles come from the data tables; what the compiler must know as a constant is written here and checked against the
tables by tests. docs/notation.md documents the numbering of the moves.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.engine.core.arrays import vec_of
from permonik.engine.diamond_forest import moves

# Tiles by number.
PATH: Final = 0
IMP: Final = 1
BOG: Final = 2
GALLERY: Final = 3
ENTRANCE: Final = 4
FIRE: Final = 5
DIAMOND: Final = 6
"""The first colour; the others follow."""
ROCK: Final = 10
"""The rock of value 1; the others follow."""
SPIDER: Final = 16
TILES: Final = 17
OUTSIDE: Final = 31
"""Where the board has no cell."""

# A place in the forest is one byte: its tile, and marks that travel with the tile.
TILE: Final = 31
UP: Final = 32
"""Face up."""
PINNED: Final = 64
"""Face up to the end of the game (FO-045, FO-068)."""
SPENT: Final = 128
"""A fire that somebody has entered (FO-044)."""

WIDTH: Final[i64] = moves.WIDTH
AREA: Final[i64] = moves.WIDTH * moves.HEIGHT
ORIGIN: Final[i64] = WIDTH + 1
"""The cell 0,0 in the corner at the top left."""

COLOURS: Final = 4
DIAMONDS: Final = 4
"""Of each colour (FO-003)."""
EQUIPMENT: Final = 15
"""Tokens there are (FO-004)."""
MOST_EQUIPMENT: Final = 3
"""Tokens of one player (FO-085)."""
MOST_SEATS: Final[i64] = moves.MOST_SEATS
PIPS: Final = 6
EVERYBODY: Final = 31
"""Who has seen a tile, as bits: the four seats and the audience."""
AUDIENCE: Final = 16

# What an imp can do, by its number in `tiles.TRICKS`.
TRADE: Final = 0
LOOK: Final = 1
WHISK: Final = 2
SHUFFLE: Final = 3

# Who decides where an imp whisks a dwarf to, by number in the option `whisk_by`.
SPOKESPERSON: Final = 0
VOTE: Final = 1
UNANIMOUS: Final = 2
PROPOSALS: Final = 2
"""For each player who decides, all together: then they must agree or call the vote."""

# Moves, block after block; the first ones have a cell.
REVEALS: Final[i64] = moves.MOVES.first("reveal")
STEPS: Final[i64] = moves.MOVES.first("step")
TRAVELS: Final[i64] = moves.MOVES.first("travel")
LOOKS: Final[i64] = moves.MOVES.first("look")
WHISKS: Final[i64] = moves.MOVES.first("whisk")
SWAPS: Final[i64] = moves.MOVES.first("swap")
STARTS: Final[i64] = moves.MOVES.first("start")
TRADES: Final[i64] = moves.MOVES.first("trade")
ENTER: Final[i64] = moves.MOVES.first("enter")
RETREAT: Final[i64] = moves.MOVES.first("retreat")
STOP: Final[i64] = moves.MOVES.first("stop")
ROLL: Final[i64] = moves.MOVES.first("roll")
PAY: Final[i64] = moves.MOVES.first("pay")
REFUSE: Final[i64] = moves.MOVES.first("refuse")
STAY: Final[i64] = moves.MOVES.first("stay")
DECLINE: Final[i64] = moves.MOVES.first("decline")
AGREE: Final[i64] = moves.MOVES.first("agree")
CALL: Final[i64] = moves.MOVES.first("vote")
MOVES: Final[i64] = moves.MOVES.count

# What the seat to move decides.
STARTING: Final = 0
CHOOSING: Final = 1
DECIDING: Final = 2
ROLLING: Final = 3
PAYING: Final = 4
TRAVELLING: Final = 5
TRADING: Final = 6
LOOKING: Final = 7
WHISKING: Final = 8
VOTING: Final = 9
AGREEING: Final = 10
SHUFFLING: Final = 11
OVER: Final = 12

# Events.
DEALT: Final = 1
STARTED: Final = 2
TURN: Final = 3
SHOWN: Final = 4
COVERED: Final = 5
ENTERED: Final = 6
TOOK: Final = 7
LIT: Final = 8
ROLLED: Final = 9
CLIMBED: Final = 10
CROSSED: Final = 11
PAID: Final = 12
STUCK: Final = 13
TRICKED: Final = 14
TRADED: Final = 15
LOOKED: Final = 16
DECLINED: Final = 17
PROPOSED: Final = 18
AGREED: Final = 19
CALLED: Final = 20
VOTED: Final = 21
WHISKED: Final = 22
SWAPPED: Final = 23
FOILED: Final = 24
TRAVELLED: Final = 25
STAYED: Final = 26
GOT_HOME: Final = 27
ENDED: Final = 28
COUNTED: Final = 29

# Reasons of refusals.
OTHER_DECISION: Final = 1
NO_TILE: Final = 2
NOT_BESIDE: Final = 3
FACE_UP: Final = 4
FACE_DOWN: Final = 5
NO_ENTRY: Final = 6
MUST_TURN: Final = 7
NO_SUCH_SEAT: Final = 8
OWN_SEAT: Final = 9
IS_HOME: Final = 10
SAME_TILE: Final = 11
SEEN_BY_ALL: Final = 12
NOT_COVERED: Final = 13
ENTRANCE_STAYS: Final = 14
SAME_PAIR: Final = 15
NO_GALLERY: Final = 16
NO_ENTRANCE: Final = 17
ENTRANCE_TAKEN: Final = 18
ENOUGH_PROPOSED: Final = 19
PROPOSED_ALREADY: Final = 20


def steps() -> vec[i64]:
    """From a cell to its neighbours in ascending order: north, west, east, south."""
    values: vec[i64] = vec[i64]()
    for step in (-WIDTH, -1, 1, WIDTH):
        values = append(values, step)
    return values


NEIGHBOURS: Final = steps()
NOWHERE: Final = vec_of([OUTSIDE | UP] * (moves.WIDTH * moves.HEIGHT))
"""A grid without any cell; its places are neither covered nor to be entered."""
