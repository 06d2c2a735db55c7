"""A balancer in front of several servers: it hands bytes on, to the first server of its list that takes them."""

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread

HOST = "127.0.0.1"
AT_ONCE = 65_536


class Balancer(ThreadingTCPServer):
    """Who was at a server that is gone must come back by itself: nothing is kept for anybody."""

    daemon_threads = True
    block_on_close = False  # sockets of pages last as long as their pages

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__((HOST, 0), Connection)
        self.ports = list(ports)

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server_address[1]}"

    def reach(self) -> socket.socket | None:
        for port in self.ports:
            with suppress(OSError):
                return socket.create_connection((HOST, port))
        return None


class Connection(BaseRequestHandler):
    server: Balancer
    request: socket.socket

    def handle(self) -> None:
        behind = self.server.reach()
        if behind is None:
            return
        with behind:
            answering = Thread(target=hand_on, args=(behind, self.request), daemon=True)
            answering.start()
            hand_on(self.request, behind)
            answering.join()


def hand_on(source: socket.socket, sink: socket.socket) -> None:
    """Until one of them is gone; then so is the other."""
    with suppress(OSError):
        while data := source.recv(AT_ONCE):
            sink.sendall(data)
    for end in (source, sink):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def balancing(*ports: int) -> Iterator[Balancer]:
    with Balancer(ports) as balancer:
        thread = Thread(target=balancer.serve_forever)
        thread.start()
        try:
            yield balancer
        finally:
            balancer.shutdown()
            thread.join()
