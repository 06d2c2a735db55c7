"""A table at which the rules of a game are tried out: moves in words, outcomes to look at, drawn positions."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from textwrap import dedent
from typing import Generic, Self, TypeVar

import pytest

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.core.state import State
from permonik.engine.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class RuleTable(ABC, Generic[S, V]):
    """A game in progress, watched by somebody who sees everything."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last move brought about, secrets included."""

    @abstractmethod
    def view(self, seat: int | None) -> V: ...

    def play(self, *moves: str) -> Self:
        """Plays one move after another, whoever is to move."""
        for move in moves:
            self.events = list(self.state.play(self.state.game.parse(move)))
        return self

    def legal(self, move: str) -> bool:
        """Whether a move is legal; the list of moves must say the same."""
        number = self.state.game.parse(move)
        legal = self.state.refusal(number) is None
        assert legal == (number in self.state.moves()), f"moves() and refusal() disagree about {move!r}"
        return legal

    def refused(self, move: str) -> str:
        """Why a move is refused, such as "mismatch BA-052"; trying it must not change anything."""
        before = self.state.save()
        with pytest.raises(IllegalMove) as caught:
            self.play(move)
        assert self.state.save() == before, f"the refused move {move!r} changed something"
        assert move not in self.moves(), f"the refused move {move!r} is listed"
        return " ".join([caught.value.refusal.reason, *caught.value.refusal.rules])

    def moves(self, kind: str = "") -> list[str]:
        """The legal moves, or those of one kind."""
        texts = map(self.state.game.text, self.state.moves())
        return [text for text in texts if text.startswith(kind)]

    def kinds(self) -> set[str]:
        """The kinds of the legal moves."""
        return {self.state.game.parts(move).kind for move in self.state.moves()}

    def told(self, name: str) -> list[Mapping[str, object]]:
        """What the last move told everybody under one name."""
        return [event.args for event in self.events if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self.events]

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    def secrets(self, name: str) -> list[tuple[int | None, object]]:
        """Who was told the secrets of the last move under one name, and what they are."""
        seats = (*range(int(self.state.seats)), None)
        shown = [(seat, event.seen_by(seat).secret) for event in self.events if event.name == name for seat in seats]
        return [(seat, secret) for seat, secret in shown if secret is not None]

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)


def drawing(game: str, text: str) -> str:
    """A drawn position; three seats unless it says otherwise."""
    seats = "" if "seats" in text else "seats 3\n"
    return f"position {game}\n{seats}{dedent(text)}"
