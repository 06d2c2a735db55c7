"""The lines of a table as bytes: each is made once, and all who are told the same share it.

Most lines are the same for everybody. A line that holds a secret for a seat is kept once more for that seat.
"""

from collections.abc import Collection, Sequence

import msgspec

from permonik.engine.core.state import EventRow
from permonik.server.line_messages import confidants, message
from permonik.server.lines import AnyLine

ENCODER = msgspec.json.Encoder()


class MessageCache:
    """Grows with the lines of a room, which never change. Without `retells` no line has its events."""

    def __init__(self, lines: Sequence[tuple[AnyLine, EventRow | None]], *, retells: bool) -> None:
        self.lines = lines
        self.retells = retells
        self.shared: list[msgspec.Raw] = []
        """What the audience is told, and everybody who is told nothing more."""
        self.confided: dict[int, dict[int, msgspec.Raw]] = {}
        """By seat, and by the number of the line, what that seat alone is told."""
        self.passing: dict[int | None, msgspec.Raw] = {}
        self.passing_number = -1

    def since(self, first: int, seat: int | None) -> list[msgspec.Raw]:
        """The lines for a seat, or for the audience, from this number on."""
        self.grow()
        texts = self.shared[first:]
        if seat is not None:
            for number, text in self.confided.get(seat, {}).items():
                if number >= first:
                    texts[number - first] = text
        return texts

    def text(self, number: int, seat: int | None) -> msgspec.Raw:
        """One line for a seat, or for the audience. It needs no other: one before it may be what closed the table."""
        if number == len(self.shared):
            self.add(number)
        if number > len(self.shared):
            return self.passing_text(number, seat)
        own = {} if seat is None else self.confided.get(seat, {})
        return own.get(number, self.shared[number])

    def passing_text(self, number: int, seat: int | None) -> msgspec.Raw:
        """A line that is told live, and kept until the next one: nobody has asked for those before it."""
        if number != self.passing_number:
            self.passing = {alone: self.make(number, alone) for alone in (None, *self.confidants(number))}
            self.passing_number = number
        return self.passing.get(seat, self.passing[None])

    def grow(self) -> None:
        for number in range(len(self.shared), len(self.lines)):
            self.add(number)

    def add(self, number: int) -> None:
        for seat in self.confidants(number):
            self.confided.setdefault(seat, {})[number] = self.make(number, seat)
        self.shared.append(self.make(number, None))

    def confidants(self, number: int) -> Collection[int]:
        """The seats that are told more of a line than the others."""
        _, told = self.lines[number]
        return confidants(told) if self.retells and told is not None else ()

    def make(self, number: int, seat: int | None) -> msgspec.Raw:
        line, told = self.lines[number]
        return msgspec.Raw(ENCODER.encode(message(number, line, told, seat, retells=self.retells)))
