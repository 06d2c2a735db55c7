"""The time in which the server has looked on: what nobody could have used counts against nobody."""

from permonik.server.limits import Clock


class Uptime:
    """Counts from look to look. A sleep of the machine, or a clock that jumps, counts as one look at most."""

    def __init__(self, now: Clock, longest_look: float) -> None:
        self.now = now
        self.longest_look = longest_look
        self.looked = now()
        self.lasted = 0.0
        """Seconds since the start."""

    def look(self) -> float:
        """The seconds since the last look."""
        now = self.now()
        passed = min(max(0.0, now - self.looked), self.longest_look)
        self.looked = now
        self.lasted += passed
        return passed
