"""The numbers that the walking games share: phases, events, reasons. Compiled."""

from typing import Final

SIDES: Final = ("E", "S")
"""A border is named by its western or northern cell and one of these sides."""

# What the seat to move decides.
ACTING: Final = 0
VOTING: Final = 1
WALKING: Final = 2
TURNING: Final = 3

# Events, beside those of all games of cards.
DEALT: Final = 1
GOT_ROLE: Final = 2
PLACED: Final = 4
UNCOVERED: Final = 5
STEPPED: Final = 6
STOPPED: Final = 7
LOST: Final = 8
FORFEITED: Final = 9
ROUND_ENDED: Final = 12
REVEALED: Final = 13
LAID_TOKEN: Final = 14
TOKEN_LEFT: Final = 15
REACHED: Final = 18
REMOVED: Final = 19
LOOKED_AT_CARD: Final = 20
LOOKED_AT_DWARF: Final = 21
PROPOSED: Final = 22
VOTED: Final = 23
FIRST_EVENT: Final = 24
"""The first number for events of one game only."""

# Reasons of refusals.
OTHER_DECISION: Final = 1
NOT_IN_HAND: Final = 2
NOT_TWO_IN_HAND: Final = 3
OUTSIDE: Final = 4
CELL_TAKEN: Final = 5
MISMATCH: Final = 6
NO_CONTACT: Final = 7
WALLS_ONLY: Final = 8
WRONG_ORDER: Final = 9
NO_SUCH_SEAT: Final = 10
OWN_SEAT: Final = 11
NOTHING_THERE: Final = 12
START_STAYS: Final = 13
COVERED_STAYS: Final = 14
STOOD_ON: Final = 15
NOT_COVERED: Final = 16
FACE_UP: Final = 17
NO_PLACE_FOR_TOKEN: Final = 18
TOKEN_THERE: Final = 19
NO_WAY: Final = 20
NO_VOTES: Final = 21
PROPOSED_BEFORE: Final = 22
