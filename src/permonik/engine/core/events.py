"""Facts told by a move: decoded from the words that the state keeps."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import msgspec

from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, SECRET_AT, TO_AT, VALUE_AT

Decoder = Callable[[int], Mapping[str, object]]
"""Arguments from one field of a word."""


class Event(msgspec.Struct, frozen=True):
    """A past-tense fact: `args` for everybody, `secret` for the seat `to` alone (None when there is none or it is
    not for the reader)."""

    name: str
    args: Mapping[str, object]
    secret: Mapping[str, object] | None = None
    to: int | None = None

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat may know it; None is the audience."""
        if self.secret is None or (seat is not None and seat == self.to):
            return self
        return Event(self.name, self.args, None, self.to)


@dataclass(frozen=True, slots=True)
class EventKind:
    """Which fields of a word an event uses, and what they mean."""

    name: str
    seat: Decoder | None = None
    card: Decoder | None = None
    cell: Decoder | None = None
    value: Decoder | None = None
    secret: Decoder | None = None

    def decode(self, word: int) -> Event:
        args: dict[str, object] = {}
        for decoder, at, width in (
            (self.seat, SEAT_AT, 4),
            (self.card, CARD_AT, 8),
            (self.cell, CELL_AT, 14),
            (self.value, VALUE_AT, 8),
        ):
            if decoder is not None:
                args.update(decoder(word >> at & (1 << width) - 1))
        to = word >> TO_AT
        hidden = word >> SECRET_AT & 0xFFFF
        secret = self.secret(hidden) if self.secret is not None and hidden else None
        return Event(self.name, args, secret, to - 1 if to else None)


def number(name: str) -> Decoder:
    return lambda value: {name: value}


def flag(name: str) -> Decoder:
    return lambda value: {name: bool(value)}


def one_of(name: str, names: tuple[str, ...]) -> Decoder:
    return lambda value: {name: names[value]}


def secret_of(name: str, names: tuple[str, ...]) -> Decoder:
    """Secrets count from 1: 0 means that the reader may not know."""
    return lambda value: {name: names[value - 1]}
