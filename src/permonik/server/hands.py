"""Which seats of a table are in one hand: whoever asks for a new secret does not agree to it by way of another seat."""

from collections.abc import Collection, Iterable, Mapping

from permonik.server.lines import AnyLine, Reissued, Stood


class Hands:
    """What is remembered of the seats that one connection has ever held together, and of those whose new secret came
    over the connection of the other. A tablet of its own for each seat is a hand of its own, whatever its address."""

    def __init__(self) -> None:
        self.joined: dict[int, set[int]] = {}

    def join(self, seats: Iterable[int]) -> None:
        seats = set(seats)
        for seat in seats:
            if others := seats - {seat}:
                self.joined.setdefault(seat, set()).update(others)

    def heed(self, line: AnyLine) -> None:
        """A link that the host gave has been in the host's hand; who sits down on a seat that was left is new."""
        if isinstance(line, Reissued) and line.by is not None:
            self.join((line.seat, line.by))
        elif isinstance(line, Stood):
            for other in self.joined.pop(line.seat, ()):
                self.joined[other].discard(line.seat)

    def are_one(self, seat: int, other: int) -> bool:
        return seat == other or other in self.joined.get(seat, ())

    def hear(self, joined: Mapping[int, Collection[int]]) -> None:
        """What another process remembers."""
        for seat, others in joined.items():
            for other in others:
                self.join((seat, other))

    def told(self) -> dict[int, list[int]]:
        """For the other processes."""
        return {seat: sorted(others) for seat, others in self.joined.items() if others}
