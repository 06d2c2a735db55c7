"""What the tables of the walking games share: who stands where, what lies where."""

from typing import Self, TypeVar

from permonik.engine.walking.rules import WalkingRules
from permonik.engine.walking.view import WalkingView
from tests.rules.tables import RuleTable

S = TypeVar("S", bound=WalkingRules)
V = TypeVar("V", bound=WalkingView)


class WalkTable(RuleTable[S, V]):
    """A walking game."""

    def hand(self, seat: int) -> list[str]:
        return self.view(seat).hand

    @property
    def phase(self) -> str:
        return self.view(None).phase

    def at(self, x: int, y: int) -> str:
        """What lies on a cell: `.` nothing, `?` a covered card, else the name of a card, and whether it is turned."""
        view = self.view(None)
        words = {(card.x, card.y): card.card + (" turned" if card.turned else "") for card in view.laid}
        for card in view.covered:
            words[card.x, card.y] = "?" if card.turned is None else f"{card.face}" + (" turned" if card.turned else "")
        return words.get((x, y), ".")

    def where(self, seat: int) -> tuple[int, int]:
        """Where a figure stands."""
        at = self.view(None).players[seat].at
        assert at is not None
        return at.x, at.y

    def steps(self) -> list[str]:
        """The cells that one step leads to."""
        return [move.removeprefix("step ") for move in self.moves("step")]

    def tokens(self) -> list[str]:
        """What lies on borders, such as "trap 3,1 E" and "troll 3,1 S 2"."""
        return [
            f"{one.token} {one.x},{one.y} {one.side}" + ("" if one.seat is None else f" {one.seat}")
            for one in self.view(None).tokens
        ]

    def stay(self) -> Self:
        """Whoever walks now walks no further."""
        return self.play("stop") if self.phase == "walking" else self

    def discard(self) -> Self:
        """The seat to move discards its first card and stays where it is."""
        return self.play(f"discard {self.hand(self.to_move)[0]}").stay()
