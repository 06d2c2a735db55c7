"""The numbers that the games of digging share: phases, events, reasons. Compiled."""

from typing import Final

GOLD: Final = 0
GOALS: Final = 3
TOOLS: Final = 3

# What a walker meets in a tunnel.
FEATURES: Final = ("blue", "green", "ladder")
BLUE_DOOR: Final = 1
GREEN_DOOR: Final = 2
LADDER: Final = 3

# What the seat to move decides.
DIGGING: Final = 0
TURNING: Final = 1

# Events, beside those of all games of cards.
DEALT: Final = 1
GOT_ROLE: Final = 2
PLACED: Final = 4
UNCOVERED: Final = 5
BROKE: Final = 6
REPAIRED: Final = 7
COLLAPSED: Final = 8
LOOKED: Final = 9
SKIPPED: Final = 11
ROUND_ENDED: Final = 12
REVEALED: Final = 13
PAID: Final = 16
COUNTED: Final = 17
REACHED: Final = 18
FIRST_EVENT: Final = 19
"""The first number for events of one game only."""

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
