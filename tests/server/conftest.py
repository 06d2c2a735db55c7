"""The databases that tests of the server run on, and a clock that stands still."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from permonik.server import services
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
