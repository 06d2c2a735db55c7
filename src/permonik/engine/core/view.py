"""What a seat knows, as plain data that can be sent to another process."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from permonik.engine.core.errors import DamagedView
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import State


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of every game's view. `seat` is None for the audience."""

    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: int
    seat: int | None
    number: int
    """How many moves have been played."""
    to_move: int
    over: bool
    history: list[list[int]]
    """What was told to this seat, a row for each move, in words; `game.told(view)` decodes them."""

    def save(self) -> bytes:
        return msgspec.json.encode(self)


def common_fields(state: State, options: dict[str, OptionValue]) -> dict[str, Any]:
    """The fields that all games of rounds have and all seats see alike."""
    return {
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "options": options,
        "seats": int(state.seats),
        "number": state.number,
        "to_move": int(state.to_move),
        "over": state.over,
        "round": int(state.round),
    }


def check_counts(most: int, counts: Iterable[int]) -> None:
    """No more hidden things than there are: each of them takes room before it is found that a view does not add up."""
    for count in counts:
        if not 0 <= count <= most:
            raise DamagedView(f"a count from 0 to {most}", count)


@contextmanager
def adding_up() -> Iterator[None]:
    """Whatever goes wrong while a view is worked out means that no state could give it."""
    try:
        yield
    except (ValueError, LookupError, OverflowError, StopIteration) as error:
        raise DamagedView("a view that adds up", error) from None
