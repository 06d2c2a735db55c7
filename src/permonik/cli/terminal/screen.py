"""What a screen can show: drawn in colour, or said in sentences."""

from dataclasses import dataclass, field
from typing import Protocol

from permonik.cli.terminal.choices import Choices, Group
from permonik.engine.core.events import Event
from permonik.sights.shown import Place, Round, Sight


@dataclass(frozen=True, slots=True)
class Moment:
    """The table as it is now, and what has happened."""

    sight: Sight
    news: list[str] = field(default_factory=list)
    """Since the player's last turn."""
    last: frozenset[Place] = frozenset()
    """Where the last move happened."""


class Screen(Protocol):
    drawn: bool
    """Whether it draws pictures."""
    redraws: bool
    """Whether it wipes away what it showed before, so that it must wait until that has been read."""

    def say(self, *lines: str) -> None: ...

    def turn(self, moment: Moment, choices: Choices) -> None:
        """The player's turn."""

    def happened(self, moment: Moment, lines: list[str]) -> None:
        """Somebody moved."""

    def fits(self, moment: Moment, choices: Choices, group: Group) -> None:
        """Where a card of the hand fits."""

    def moves(self, moment: Moment, choices: Choices) -> None: ...

    def hand(self, sight: Sight) -> None: ...

    def board(self, moment: Moment, focus: Place | None) -> None: ...

    def players(self, sight: Sight) -> None: ...

    def log(self, lines: list[str]) -> None: ...

    def round_begins(self, sight: Sight) -> None: ...

    def route(self, sight: Sight, ended: Round) -> None:
        """The board with the tunnel that reached the gold."""

    def round_over(self, sight: Sight, ended: Round) -> None: ...

    def game_over(self, sight: Sight) -> None: ...

    def step(self, moment: Moment, title: str, lines: list[str]) -> None:
        """A step of a replayed game."""


def places_of(events: list[Event]) -> frozenset[Place]:
    """Where on the board the events of a move happened."""
    return frozenset(
        (x, y)
        for event in events
        for x, y in [(event.args.get("x"), event.args.get("y"))]
        if isinstance(x, int) and isinstance(y, int)
    )


def ranking(sight: Sight) -> list[tuple[int, int, int]]:
    """Place, seat and points, the best first; equals share a place."""
    points = [player.points or 0 for player in sight.players]
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [(1 + sum(other > points[seat] for other in points), seat, points[seat]) for seat in order]
