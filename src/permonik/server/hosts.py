"""The names by which this server may be asked for.

A page from elsewhere can make its own name lead to this machine (DNS rebinding); then a browser takes the tables for a
part of that page. So nobody is served who asks for a name that is not ours. An address is no name that anybody could
make lead elsewhere: whoever asks for one has opened it, and it may be ours by a network that was joined just now.
"""

from collections.abc import Iterable
from urllib.parse import urlsplit

from permonik.server.addresses import Addresses, is_localhost, name_of, read_address

ALWAYS = ("localhost", "127.0.0.1", "[::1]")
"""What is ours on every machine."""
ANY = "*"


class WrongHost(Exception):
    """What was given is no name of a server."""

    def __init__(self, got: str) -> None:
        super().__init__(got)
        self.got = got


class Hosts:
    """Our own names, those of the addresses that were given for invitations, and what is `given`."""

    def __init__(self, addresses: Addresses, given: Iterable[str] = ()) -> None:
        self.given = frozenset(given)
        self.names = self.given | {urlsplit(origin).hostname for origin in addresses.given}

    def allows(self, host: str) -> bool:
        """Whether this Host header may name us."""
        name = name_of(host).removesuffix(".")
        return ANY in self.given or name in self.names or is_localhost(name) or read_address(name) is not None


def read_host(text: str) -> str:
    """A name, or an address, with or without a port. Raises WrongHost."""
    name = name_of(text)
    is_bare = not set(text) & set("/@?# \t\r\n")
    if text != ANY and (not name or not is_bare):
        raise WrongHost(text)
    return ANY if text == ANY else name.removesuffix(".")
