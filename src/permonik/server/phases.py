"""The phases of a table, and which lines of its log belong to which."""

from collections.abc import Mapping
from enum import StrEnum

from permonik.server.lines import (
    Acknowledged,
    Committed,
    Configured,
    Contributed,
    Dealt,
    Employed,
    Followed,
    Line,
    Moved,
    Noted,
    Readied,
    Requested,
    Resized,
    Resumed,
    Sat,
    Stood,
)


class Phase(StrEnum):
    """The text is what clients are told."""

    LOBBY = "lobby"
    CONTRIBUTING = "contributing"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


RUNNING = frozenset({Phase.CONTRIBUTING, Phase.PLAYING})
"""There is, or is about to be, something in a hand that others must not see."""

LOBBY, CONTRIBUTING = frozenset({Phase.LOBBY}), frozenset({Phase.CONTRIBUTING})
PLAYING, OVER = frozenset({Phase.PLAYING}), frozenset({Phase.OVER})
PHASES_OF_LINES: Mapping[type[Line], frozenset[Phase]] = {
    Sat: LOBBY,
    Stood: LOBBY,
    Employed: LOBBY,
    Configured: LOBBY,
    Resized: LOBBY,
    Committed: LOBBY,
    Contributed: CONTRIBUTING,
    Dealt: CONTRIBUTING,
    Moved: PLAYING,
    Noted: PLAYING,
    Acknowledged: PLAYING,
    Readied: PLAYING,
    Resumed: PLAYING,
    Requested: RUNNING,
    Followed: OVER,
}
"""When a line can happen; all others can at any time."""


def can_happen(line: Line, phase: Phase) -> bool:
    return phase in PHASES_OF_LINES.get(type(line), (phase,))
