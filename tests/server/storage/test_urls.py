"""Which databases a URL can name."""

import asyncio
import sys
from pathlib import Path

import pytest

from permonik.server.storage import Storage, WrongUrl, open_storage


async def open_and_close(url: str) -> None:
    storage = await open_storage(url)
    assert isinstance(storage, Storage)
    await storage.close()


def test_a_relative_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(open_and_close("sqlite:///my tables.db"))
    assert {file.name for file in tmp_path.iterdir()} == {"my tables.db", "my tables.db-lock"}


def test_an_absolute_file(tmp_path: Path) -> None:
    asyncio.run(open_and_close(f"sqlite:///{tmp_path}/log.db"))
    assert {file.name for file in tmp_path.iterdir()} == {"log.db", "log.db-lock"}


@pytest.mark.parametrize(
    "url", ["", "log.db", "/tmp/log.db", "sqlite", "sqlite:log.db", "sqlite:/log.db", "sqlite://", "sqlite://log.db", "sqlite:///",
            "postgres://localhost/permonik", "SQLITE:///log.db", "sqlite+aiosqlite:///log.db", "sqlite:///:memory:"]
)  # fmt: skip
def test_any_other_url_is_refused_with_what_is_supported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WrongUrl, match="wrong url: expected sqlite:///FILE") as refused:
        asyncio.run(open_and_close(url))
    known = url.startswith("sqlite://") or "://" not in url
    assert refused.value.got == repr(url if known else url.partition("://")[0] + "://…")
    assert list(tmp_path.iterdir()) == []


def test_a_missing_driver_is_said_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("permonik.server.storage.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("permonik.server.storage.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(WrongUrl, match=r'by pip install "permonik\[postgres\]", got no package asyncpg'):
        asyncio.run(open_and_close("postgresql://localhost/permonik"))
