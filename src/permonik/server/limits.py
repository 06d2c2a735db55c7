"""How much one client may ask for: a burst passes, then it is slowed, then it is sent away."""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import inf

Clock = Callable[[], float]

IPV6_HOUSEHOLD = 64
"""Bits of an address that belong to one household."""


class Flood(Exception):
    """The client sends more than anybody can type."""


class Bucket:
    """Fills with time, and every message takes from it."""

    def __init__(self, now: Clock, burst: float, per_second: float) -> None:
        self.now = now
        self.burst = burst
        self.per_second = per_second
        self.level = burst
        self.at = now()

    def take(self) -> float:
        """Takes one; how many seconds it came too soon."""
        now = self.now()
        self.level = min(self.burst, self.level + (now - self.at) * self.per_second) - 1
        self.at = now
        if self.level >= 0:
            return 0.0
        return -self.level / self.per_second if self.per_second else inf

    def charge(self, count: float) -> None:
        """Takes what was used elsewhere, whether it is there or not: that has to be made up for, up to one burst."""
        self.take()
        self.level = max(self.level + 1 - count, -self.burst)

    def take_if_there(self) -> bool:
        """Takes one, unless it is empty."""
        if self.take():
            self.level += 1
            return False
        return True


class Throttle:
    """Slows one socket down; raises Flood when that has not helped for some seconds."""

    def __init__(self, now: Clock, burst: float = 60.0, per_second: float = 20.0, flood_after: float = 3.0) -> None:
        self.bucket = Bucket(now, burst, per_second)
        self.flood_after = flood_after
        self.slow_since: float | None = None

    def delay(self) -> float:
        """How long the client has to wait for its next message."""
        wait = self.bucket.take()
        if not wait:
            if self.bucket.level >= self.bucket.burst / 2:  # a busy server oversleeps: a little is no pause yet
                self.slow_since = None
            return 0.0
        self.slow_since = self.bucket.at if self.slow_since is None else self.slow_since
        if self.bucket.at - self.slow_since > self.flood_after:
            raise Flood
        return wait


class Crowd:
    """Who has how many of something, such as open sockets or unread bytes, at the same time."""

    def __init__(self, most: int, together: float = inf) -> None:
        self.most = most
        self.together = together
        self.households: Counter[str] = Counter()
        self.everybody = 0
        self.elsewhere: dict[str, Mapping[str, int]] = {}
        """How many the households have by way of other processes."""

    @contextmanager
    def enter(self, address: str, count: int = 1) -> Iterator[bool]:
        """Whether there is room for one more of this address, or for so many, which are counted while it lasts."""
        household = household_of(address)
        self.households[household] += count
        self.everybody += count
        try:
            others = sum(each.get(household, 0) for each in self.elsewhere.values())
            yield self.households[household] + others <= self.most and self.everybody <= self.together
        finally:
            self.everybody -= count
            self.households[household] -= count
            if not self.households[household]:
                del self.households[household]


class Guard:
    """Lets each address try so often, and all of them together more often: nobody can try all codes."""

    MOST_ADDRESSES = 10_000

    def __init__(self, now: Clock, burst: float, per_second: float, together: float = 200.0) -> None:
        self.now = now
        self.burst = burst
        self.per_second = per_second
        self.all = Bucket(now, burst * together, per_second * together)
        self.addresses: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: Counter[str] | None = None
        """What households have taken, where others want to know."""

    def allows(self, address: str) -> bool:
        """Takes one try of an address."""
        household = household_of(address)
        allowed = self.bucket_of(household).take_if_there() and self.all.take_if_there()
        if allowed and self.spent is not None:
            self.spent[household] += 1
        return allowed

    def charge(self, household: str, count: int) -> None:
        """Takes what a household has used elsewhere."""
        self.bucket_of(household).charge(count)
        self.all.charge(count)

    def bucket_of(self, household: str) -> Bucket:
        bucket = self.addresses.pop(household, None) or Bucket(self.now, self.burst, self.per_second)
        self.addresses[household] = bucket
        if len(self.addresses) > self.MOST_ADDRESSES:
            self.addresses.popitem(last=False)
        return bucket


def household_of(address: str) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((address, IPV6_HOUSEHOLD), strict=False))
