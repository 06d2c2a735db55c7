"""Where others reach this server: the terminal prints it, invitations carry it."""

import fcntl
import socket
import sys
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

ANY_OUTSIDE = ("192.0.2.1", 9)
"""An address of nobody: nothing is sent there, but the way to it tells which of our addresses others see."""
ADDRESS_OF_INTERFACE = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""SIOCGIFADDR."""
INSIDE = ("br-", "docker", "lxc", "vboxnet", "veth", "virbr", "vmnet")
"""Networks inside this machine, of containers and the like: nobody else is there."""
USUAL_PORT = 80


class WrongAddress(Exception):
    """What was given is no address of a server."""

    def __init__(self, got: str) -> None:
        super().__init__(got)
        self.got = got


class WrongPlace(Exception):
    """What was given is no place to listen at."""

    def __init__(self, got: str) -> None:
        super().__init__(got)
        self.got = got


def read_place(text: str) -> tuple[str, int]:
    """The host and the port of HOST:PORT. Raises WrongPlace."""
    host, separator, port = text.rpartition(":")
    if not (separator and host and port.isascii() and port.isdigit() and int(port) < 65_536):
        raise WrongPlace(text)
    return host.removeprefix("[").removesuffix("]"), int(port)


class Addresses:
    """The origins, such as http://192.168.1.5:8040, of a server that listens at `host` and `port`. Where it cannot
    know them, in a container or behind a router, they are `given`."""

    def __init__(self, host: str, port: int, given: Sequence[str] = ()) -> None:
        self.host = host
        self.port = port
        self.given = list(given)

    def origins(self) -> list[str]:
        """The likeliest first, as far as the network is known now; none when only this machine reaches the server."""
        return self.given or [at_port(address, self.port) for address in self.found()]

    def found(self) -> list[str]:
        listening = ip_address(self.host)
        if listening.is_unspecified:
            return network_addresses()
        return [] if listening.is_loopback else [self.host]

    def told_to(self, peer: str, host: str) -> list[str]:
        """What a page may know that was opened at `host` from the address `peer`.

        What was found is told to this machine alone: a server in the internet keeps its inner addresses to itself, and
        pages that were opened there invite to where they were opened.
        """
        is_here = is_own(peer) and is_own(name_of(host))
        return self.origins() if self.given or is_here else []


def read_origins(text: str) -> list[str]:
    """Addresses with commas between. Raises WrongAddress."""
    return [read_origin(part.strip()) for part in text.split(",") if part.strip()]


def read_origin(text: str) -> str:
    """An address as a browser writes the origin of a page. Raises WrongAddress."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise WrongAddress(text) from None
    is_bare = parts.path in ("", "/") and not parts.query and not parts.fragment and "@" not in parts.netloc
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_bare or any(map(str.isspace, text)):
        raise WrongAddress(text)
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{name}" + (f":{port}" if port else "")


def at_port(address: str, port: int) -> str:
    name = f"[{address}]" if ":" in address else address
    return f"http://{name}" if port == USUAL_PORT else f"http://{name}:{port}"


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_own(name: str) -> bool:
    """Whether it is a name or an address by which this machine calls itself."""
    if is_localhost(name):
        return True
    address = read_address(name)
    if address is None:
        return False
    return address.is_loopback or address.is_unspecified or str(address) in network_addresses()


def is_localhost(name: str) -> bool:
    """Whether every browser takes the name for the machine that it runs on."""
    return name == "localhost" or name.endswith(".localhost")


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    inner = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return inner or address


def network_addresses() -> list[str]:
    """The addresses of this machine in its networks, first the one on the way to the internet."""
    found = [way_outside(), *(address_at(name) for _, name in socket.if_nameindex() if not name.startswith(INSIDE))]
    return [address for address in dict.fromkeys(found) if address and is_for_others(address)]


def is_for_others(address: str) -> bool:
    shown = ip_address(address)
    return not (shown.is_loopback or shown.is_unspecified or shown.is_link_local)


def way_outside() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ANY_OUTSIDE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def address_at(interface: str) -> str:
    """The address of one of our network interfaces; empty when it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            answer = fcntl.ioctl(probe, ADDRESS_OF_INTERFACE, interface.encode().ljust(40, b"\0"))
        except OSError:
            return ""
    return socket.inet_ntoa(answer[20:24])
