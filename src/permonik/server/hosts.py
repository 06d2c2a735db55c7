"""The names by which this server may be asked for.

A page from elsewhere can make its own name lead to this machine (DNS rebinding); then a browser takes the tables for a
part of that page. So nobody is served who asks for a name that is not ours.
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

from permonik.server.addresses import Addresses, is_own, name_of

ALWAYS = ("localhost", "127.0.0.1", "[::1]")
"""What is ours on every machine."""
ANY = "*"
MOST_KNOWN = 100
"""Names that are remembered as ours: looking at the networks of this machine for each request would be dear."""


class WrongHost(Exception):
    """What was given is no name of a server."""

    def __init__(self, got: str) -> None:
        super().__init__(got)
        self.got = got


class Hosts:
    """Our own names, the addresses where others reach us, and what is `given`."""

    def __init__(self, addresses: Addresses, given: Iterable[str] = ()) -> None:
        self.addresses = addresses
        self.given = frozenset(given)
        self.known: set[str] = set()

    def allows(self, host: str) -> bool:
        """Whether this Host header names us."""
        name = name_of(host).removesuffix(".")
        if ANY in self.given or name in self.known:
            return True
        if not self.is_ours(name):
            return False
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known.add(name)
        return True

    def is_ours(self, name: str) -> bool:
        """As far as the networks of this machine are known now."""
        if name in self.given or is_own(name):
            return True
        return name in {urlsplit(origin).hostname for origin in self.addresses.origins()}


def read_host(text: str) -> str:
    """A name, or an address, with or without a port. Raises WrongHost."""
    name = name_of(text)
    is_bare = not set(text) & set("/@?# \t\r\n")
    if text != ANY and (not name or not is_bare):
        raise WrongHost(text)
    return ANY if text == ANY else name.removesuffix(".")
