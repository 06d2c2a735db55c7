"""Hands and piles in words, for views and positions."""

from permonik.engine.core.arrays import numbers
from permonik.engine.hands.state import HAND, CardState


def held_by(state: CardState, seat: int) -> list[int]:
    start = seat * HAND
    return numbers(state.hands)[start : start + int(state.held[seat])]
