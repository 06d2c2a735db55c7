"""Ports that a test can rely on between two starts of a server."""

import os
import socket
from collections.abc import Iterator
from itertools import cycle

FIRST, LAST = 20_000, 32_000
"""Between them the system gives no port away by itself, neither to a server that asks for any nor to a client."""
APART = 97
"""Neighbours begin to look at places so far from each other."""

begin = os.getpid() * APART % (LAST - FIRST)
ports: Iterator[int] = cycle([*range(FIRST + begin, LAST), *range(FIRST, FIRST + begin)])
reservations: list[socket.socket] = []
"""Sockets for datagrams, which no server here wants, at the ports taken: they tell other processes of tests."""


def free_port() -> int:
    """Free now, and nobody else's while a server is started there, killed and started again."""
    return next(port for port in ports if is_free(port) and reserve(port))


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return binds(probe, port)


def reserve(port: int) -> bool:
    """Until this process ends."""
    reservation = socket.socket(type=socket.SOCK_DGRAM)
    if not binds(reservation, port):
        reservation.close()
        return False
    reservations.append(reservation)
    return True


def binds(chosen: socket.socket, port: int) -> bool:
    try:
        chosen.bind(("127.0.0.1", port))
    except OSError:
        return False
    return True
