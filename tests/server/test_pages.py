"""The files of the page, as a browser gets them."""

import gzip
from pathlib import Path

import pytest

from permonik.server import pages
from permonik.server.headers import HEADERS, OF_ASSETS, OF_DATA
from tests.server.hostile import raw_request
from tests.server.serving import Server, serving

SCRIPT = b"script " * 100
NAMES = {name.lower() for name in HEADERS}


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    assets = folder / "assets"
    assets.mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<html></html>")
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (assets / "a.js").write_bytes(SCRIPT)
    (assets / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "a.js.br").write_bytes(b"as brotli")
    (assets / "font.woff2").write_bytes(b"font")
    monkeypatch.setattr(pages, "PAGE", folder)


async def fetch(server: Server, path: str, accepted: str = "") -> tuple[int, dict[str, str], bytes]:
    asked = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Encoding: {accepted}\r\n\r\n"
    return await raw_request(server, asked.encode())


def test_a_file_comes_packed_as_well_as_the_browser_can_read_it(tmp_path: Path) -> None:
    plain, gzipped, brotli = (None, SCRIPT), ("gzip", gzip.compress(SCRIPT)), ("br", b"as brotli")
    expected = {
        "gzip, deflate, br, zstd": brotli,
        "gzip, deflate": gzipped,
        "br;q=0, GZIP;q=0.5": gzipped,
        "zstd": plain,
        "": plain,
    }

    async def act(server: Server) -> None:
        for accepted, answer in expected.items():
            _, headers, body = await fetch(server, "/assets/a.js", accepted)
            assert (headers.get("content-encoding"), body) == answer
            assert headers["content-type"] == "text/javascript"
            assert headers["vary"] == "accept-encoding"
            assert "immutable" in headers["cache-control"]
        _, headers, body = await fetch(server, "/assets/font.woff2", "br")
        assert (headers["content-type"], headers.get("content-encoding"), body) == ("font/woff2", None, b"font")

    serving(tmp_path, act)


def test_what_may_be_shown_as_a_page_has_all_headers_and_the_rest_those_that_mean_something(tmp_path: Path) -> None:
    expected = {
        "/": (200, HEADERS),
        "/rules/saboteur": (200, HEADERS),
        "/icon.svg": (200, OF_DATA),
        "/assets/a.js": (200, OF_ASSETS),
        "/assets/font.woff2": (200, OF_ASSETS),
        "/assets/none.js": (404, OF_DATA),
        "/api/games": (200, OF_DATA),
    }

    async def act(server: Server) -> None:
        for path, (status, given) in expected.items():
            got, headers, _ = await fetch(server, path)
            assert got == status
            assert {name: headers[name] for name in NAMES & set(headers)} == {
                name.lower(): value.lower() for name, value in given.items()
            }

    serving(tmp_path, act)


def test_no_other_file_can_be_had(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        for path in (
            "/assets/a.js.gz",
            "/assets/a.js.br",
            "/assets/..%2findex.html",
            "/assets/../index.html",
            "/assets/",
        ):
            assert (await fetch(server, path))[0] == 404

    serving(tmp_path, act)
