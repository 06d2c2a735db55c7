"""Where others reach the server, and who is told so."""

import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.cli import main
from permonik.cli.invitation import invite
from permonik.server import addresses
from permonik.server.addresses import Addresses, WrongAddress, network_addresses, read_origins
from tests.server.hostile import raw_request
from tests.server.serving import Server, serving

WIFI, CABLE = "192.168.1.5", "10.0.0.7"
HERE = ("127.0.0.1", "localhost", "127.0.0.2", "[::1]", "0.0.0.0", "tables.localhost", WIFI, CABLE)
ELSEWHERE = (
    "play.example.org",
    "192.168.1.6",
    "127.0.0.1.example.org",
    "localhost.example.org",
    "",
    "[",
    "127.0.0.1@x",
)


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts this machine into networks."""

    def join(outside: str = "", **interfaces: str) -> None:
        monkeypatch.setattr(addresses, "way_outside", lambda: outside)
        monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(interfaces, start=1)))
        monkeypatch.setattr(addresses, "address_at", lambda name: interfaces[name])

    return join


def test_the_machine_knows_its_own_addresses() -> None:
    """Whatever networks it is in."""
    assert addresses.address_at("no-such-thing") == ""
    assert all(addresses.is_own(address) for address in network_addresses())
    assert not any(address.startswith("127.") for address in network_addresses())
    loopback = [addresses.address_at(name) for _, name in socket.if_nameindex() if name.startswith("lo")]
    assert "127.0.0.1" in loopback


def test_the_way_to_the_internet_comes_first_and_only_networks_with_others_count(networks: Callable[..., None]) -> None:
    networks(CABLE, lo="127.0.0.1", wlan0=WIFI, eth0=CABLE, docker0="172.17.0.1", usb0="169.254.3.4", down="")
    assert network_addresses() == [CABLE, WIFI]
    assert Addresses("0.0.0.0", 8040).origins() == [f"http://{CABLE}:8040", f"http://{WIFI}:8040"]
    assert Addresses("::", 80).origins() == [f"http://{CABLE}", f"http://{WIFI}"]


def test_a_server_at_one_address_is_reached_there_or_not_at_all(networks: Callable[..., None]) -> None:
    networks(WIFI, wlan0=WIFI, eth0=CABLE)
    assert Addresses(CABLE, 8040).origins() == [f"http://{CABLE}:8040"]
    assert Addresses("fd00::5", 8040).origins() == ["http://[fd00::5]:8040"]
    assert Addresses("127.0.0.1", 8040).origins() == Addresses("::1", 8040).origins() == []
    networks()
    assert Addresses("0.0.0.0", 8040).origins() == []


def test_what_was_found_is_told_to_this_machine_alone(networks: Callable[..., None]) -> None:
    networks(WIFI, wlan0=WIFI, eth0=CABLE)
    found = Addresses("0.0.0.0", 8040)
    for host in HERE:
        for peer in ("127.0.0.1", "::1", WIFI, CABLE, f"::ffff:{WIFI}"):
            assert found.told_to(peer, f"{host}:8040") == found.told_to(peer, host) == found.origins() != []
        for peer in ("192.168.1.6", "203.0.113.9", "", "unix"):
            assert found.told_to(peer, f"{host}:8040") == []
    for host in ELSEWHERE:
        assert found.told_to("127.0.0.1", host) == [], "behind a proxy, or a foreign name for this machine"


def test_what_the_host_has_given_is_told_to_everybody(networks: Callable[..., None]) -> None:
    networks(WIFI, wlan0=WIFI)
    given = Addresses("0.0.0.0", 8040, read_origins("https://Play.example.org/, http://192.168.7.7:80"))
    assert given.origins() == ["https://play.example.org", "http://192.168.7.7:80"]
    assert given.told_to("203.0.113.9", "play.example.org") == given.origins()


WRONG = (
    *("192.168.1.5", "192.168.1.5:8040", "ftp://x", "http://", "http://x/t/ABC", "http://x?y", "http://x#y"),
    *("http://x:port", "http://x:70000", "http://a@x", "http://[x", "http://a b", "http://x,y"),
)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_address_is_refused_with_what_was_expected(wrong: str) -> None:
    with pytest.raises(WrongAddress):
        read_origins(wrong)
    result = CliRunner().invoke(main, ["serve", "--address", wrong], env={"PERMONIK_LANGUAGE": "en"})
    assert result.exit_code == 2
    assert "http://192.168.1.5:8040" in result.output
    assert wrong.rpartition(",")[2] in result.output


def test_the_terminal_prints_every_address_or_that_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    invite(8040, [f"http://{WIFI}:8040", f"http://{CABLE}:8040"])
    shown = capsys.readouterr().out
    assert f"http://{WIFI}:8040/, http://{CABLE}:8040/" in shown
    assert "http://127.0.0.1:8040/" in shown
    invite(8040, [])
    shown = capsys.readouterr().out
    assert shown.count("http") == shown.count("http://127.0.0.1:8040/") == 1


def test_a_page_asks_for_the_addresses(tmp_path: Path, networks: Callable[..., None]) -> None:
    networks(WIFI, wlan0=WIFI)

    async def ask(server: Server, host: str, *more: str) -> tuple[int, object]:
        head = ["GET /api/addresses HTTP/1.1", f"Host: {host}", "Connection: close", *more]
        status, _, body = await raw_request(server, ("\r\n".join(head) + "\r\n\r\n").encode())
        return status, json.loads(body)

    async def act(server: Server) -> None:
        assert await ask(server, "127.0.0.1:8040") == (200, [f"http://{WIFI}:8040"])
        assert await ask(server, "play.example.org") == (200, [])
        status, refused = await ask(server, "127.0.0.1:8040", "Origin: http://evil.example")
        assert (status, dict(refused)["code"]) == (403, "foreign_page")  # type: ignore[call-overload]  # JSON

    serving(tmp_path, act, addresses=Addresses("0.0.0.0", 8040), hosts=["*"])


def test_a_server_that_knows_nothing_tells_nothing(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        assert await server.fetch("/api/addresses") == (200, b"[]")

    serving(tmp_path, act)
