"""A plain request that cannot be met gets the one shape of errors, and nothing of the inside."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from permonik.server.headers import DATA, HEADERS, OF_DATA
from permonik.server.requests import MOST_BYTES
from permonik.server.rooms import Rooms
from permonik.server.storage import Storage
from tests.server.hostile import (
    DEEP,
    Tidy,
    attacked,
    code_of,
    kept_logs,
    raw_request,
    request,
)
from tests.server.serving import PATIENCE, WAIT


def assert_safe(status: int, headers: dict[str, str], body: bytes) -> None:
    """Every answer has the headers of its kind, and no answer tells how the server is built."""
    for name, value in (OF_DATA if headers["content-type"] in DATA else HEADERS).items():
        assert headers.get(name.lower()) == value.lower()
    assert "server" not in headers or "permonik" not in headers["server"]
    for trace in (b"Traceback", b".py", b"line ", b"site-packages", b"Error"):
        assert trace not in body
    if status >= 400:
        code_of(json.loads(body))


def test_every_answer_has_the_headers_that_keep_a_page_to_itself(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for path in ("/health", "/api/games", "/api/phrases", "/api/version"):
            status, headers, body = await request(server, "GET", path)
            assert status == 200
            assert_safe(status, headers, body)

    attacked(tmp_path, act)


REQUESTS: list[tuple[str, str, bytes, int, str | None]] = [
    ("GET", "/assets/../../app.py", b"", 404, None),
    ("GET", "/assets/%2e%2e/%2e%2e/app.py", b"", 404, None),
    ("GET", "/assets/..%2f..%2fapp.py", b"", 404, None),
    ("GET", "/assets//etc/passwd", b"", 404, None),
    ("GET", "/assets/%00", b"", 404, None),
    ("GET", "/../app.py", b"", 404, None),
    ("GET", "/nowhere", b"", 404, None),
    ("GET", "/api", b"", 404, None),
    ("GET", "/api/tables", b"", 405, None),
    ("DELETE", "/api/tables", b"", 405, None),
    ("PUT", "/health", b"{}", 405, None),
    ("POST", "/api/codes/ABCDEF", b"{}", 405, None),
    ("BREW", "/health", b"", 405, None),
    ("POST", "/api/tables", b"", 400, "malformed_message"),
    ("POST", "/api/tables", b"game=saboteur&seats=3", 400, "malformed_message"),
    ("POST", "/api/tables", b"[]", 400, "malformed_message"),
    ("POST", "/api/tables", b"\xff\xfe", 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"\xff","seats":3}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":NaN}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":1e999}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":3,"secret":1}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"game":"\\ud800","seats":3}', 400, "malformed_message"),
    ("POST", "/api/tables", b'{"a":' + b"[" * DEEP + b"]" * DEEP + b"}", 400, "malformed_message"),
    (
        "POST",
        "/api/tables",
        b'{"game":"saboteur","seats":3,"options":' + b'{"a":' * 3_000,
        400,
        "malformed_message",
    ),
    ("POST", "/api/tables", b'{"game":"../../etc/passwd","seats":3}', 400, "unknown_game"),
    ("POST", "/api/tables", b'{"game":"saboteur","seats":63}', 400, "wrong_seats"),
    (
        "POST",
        "/api/tables",
        b'{"game":"saboteur","seats":3,"options":{"rounds":' + b"9" * 100 + b"}}",
        400,
        "wrong_option",
    ),
    ("POST", "/api/tables", b" " * (MOST_BYTES + 1), 413, "too_large"),
    ("GET", "/api/tables/../../../../etc/passwd/record", b"", 404, None),
    ("GET", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd/record", b"", 404, None),
    ("GET", "/api/tables/..%5c..%5cwindows/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/%00/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/%ff%fe/record", b"", 404, "unknown_table"),
    ("GET", "/api/tables/'%20OR%201=1--/record", b"", 404, "unknown_table"),
    ("GET", f"/api/tables/{'x' * 10_000}/record", b"", 404, "unknown_table"),
    ("GET", "/api/codes/%25", b"", 404, "unknown_table"),
    ("GET", "/api/codes/______", b"", 404, "unknown_table"),
    ("GET", "/api/codes/%00", b"", 404, "unknown_table"),
    ("GET", "/api/codes/..", b"", 404, "unknown_table"),
    ("GET", "/api/codes/../../health", b"", 404, None),
    ("GET", "/api/socket", b"", 404, None),
]
"""The method, the path and the body, and the status and the code of the answer."""


def test_a_request_that_cannot_be_met_gets_the_one_shape_of_errors(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for method, path, body, status, code in REQUESTS:
            with kept_logs() as logs:
                got, headers, answer = await request(server, method, path, body)
                assert got == status, (method, path[:80], body[:80])
                assert_safe(got, headers, answer)
                assert code in (None, code_of(json.loads(answer))), (method, path[:80], body[:80])
            assert logs.faults() == []
        assert json.loads((await server.fetch("/health"))[1]) == {"ok": True, "tables": 0, "in_memory": 0}

    attacked(tmp_path, act)


def test_a_body_that_grows_without_end_is_cut(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        chunk = f"{8_000:x}\r\n".encode() + b" " * 8_000 + b"\r\n"
        status, headers, body = await raw_request(server, head + 3 * chunk)
        assert status == 413
        assert_safe(status, headers, body)

    attacked(tmp_path, act)


NOISE = (
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    bytes(range(256)),
)


def test_noise_instead_of_a_request_disturbs_nobody(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for noise in NOISE:
            with kept_logs() as logs:
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(noise)
                writer.write_eof()
                answer = await asyncio.wait_for(reader.read(), WAIT)
                writer.close()
                assert b"Traceback" not in answer
            assert logs.faults() == []
        assert (await server.fetch("/health"))[0] == 200

    attacked(tmp_path, act)


def test_an_unexpected_error_shows_nothing_of_the_inside_and_has_the_headers(tmp_path: Path) -> None:
    def broken(storage: Storage) -> Rooms:
        async def count() -> int:
            raise RuntimeError("the key is under the mat")

        storage.count = count  # type: ignore[method-assign]  # a fault that nobody has thought of
        return Rooms(storage)

    async def act(server: Tidy) -> None:
        for _ in range(3):
            status, headers, body = await request(server, "GET", "/health")
            assert status == 500
            assert b"mat" not in body
            assert_safe(status, headers, body)
        assert (await request(server, "GET", "/api/version"))[0] == 200

    attacked(tmp_path, act, rooms=broken)


def test_a_socket_elsewhere_is_no_way_in(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        for path in ("/", "/api", "/health", "/api/socket/..", "/api/socketx"):
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{server.port}{path}", **PATIENCE)
        assert (await server.fetch("/health"))[0] == 200

    attacked(tmp_path, act)
