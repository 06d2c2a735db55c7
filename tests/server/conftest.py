"""The databases that tests of the server run on, a clock that stands still, and a kernel that keeps little."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from permonik.server import services, wire
from tests.server.postgres import Postgres, some_postgres
from tests.server.valkey import some_valkey


class NoTime:
    """Stands in for the module: a slow test brings nobody a further try."""

    @staticmethod
    def monotonic() -> float:
        return 1_000.0


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time does not pass for those who count how often somebody knocks."""
    monkeypatch.setattr(services, "time", NoTime)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with some_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of every kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'log.db'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with server.database() as url:
            yield url


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """Its URL."""
    with some_valkey() as url:
        yield url


@pytest.fixture
def small_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody reads stays with the server: the kernel, which may take megabytes, takes little."""
    connection_made = wire.Ask.connection_made

    def made(self: wire.Ask, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        connection_made(self, transport)

    monkeypatch.setattr(wire.Ask, "connection_made", made)
