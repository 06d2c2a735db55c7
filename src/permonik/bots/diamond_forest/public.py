"""Everybody sees what happens in the forest, and a state says who has seen what. Compiled."""

from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.engine.core.state import State


class ForestPublic(Public):
    """There is nothing to think that the state would not say."""

    __slots__ = ()

    def copy(self) -> "ForestPublic":
        return self

    def forget_deeds(self) -> None:
        pass

    def follow(self, state: State, move: i64) -> None:
        state.apply(move)

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        pass
