"""Whoever says hello again and again makes no work: what is told is made once, and an address may come so often."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import permonik
from permonik.engine.core.state import EventRow
from permonik.server import message_cache
from permonik.server.decisions import Refused
from permonik.server.line_messages import message
from permonik.server.lines import AnyLine
from permonik.server.message_cache import MessageCache
from permonik.server.room import Room
from permonik.server.wishes import TOGETHER_AT_A_DOOR, Wishes
from tests.server.serving import Server, seated, serving
from tests.server.tables import Logged
from tests.server.tables_in_play import Keep
from tests.server.test_memory_game import room_of
from tests.server.test_tidying import OPENED, with_wishes

GAMES = {game.id: min(5, game.most_seats) for game in permonik.games()}


def played(game: str, moves: int = 60) -> Room:
    return room_of(Logged(GAMES[game], game).fill().deal().play_on(moves))


# Made once.


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("retells", [True, False])
def test_the_bytes_that_are_kept_are_what_each_seat_may_be_told(game: str, retells: bool) -> None:
    room = played(game)
    kept = MessageCache(room.lines, retells=retells)
    for seat in (None, *range(GAMES[game])):
        fresh = [
            msgspec.json.encode(message(number, line, told, seat, retells=retells))
            for number, (line, told) in enumerate(room.lines)
        ]
        for first in (0, 7, len(fresh) - 1, len(fresh)):
            assert [bytes(text) for text in kept.since(first, seat)] == fresh[first:]
        assert [bytes(kept.text(number, seat)) for number in range(len(fresh))] == fresh


def test_seats_that_are_told_the_same_share_their_bytes() -> None:
    room = played("saboteur")
    room.missed(-1, None)
    kept = room.messages
    confided = sum(len(texts) for texts in kept.confided.values())
    dealt = next(number for number, (line, _) in enumerate(room.lines) if line.kind == "dealt")
    assert len(kept.shared) == len(room.lines)
    assert {seat for seat, texts in kept.confided.items() if dealt in texts} == set(range(5))
    assert 0 < confided < 2 * len(room.lines)


class Counted:
    """How many lines have been put into words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0

        def count(*args: Any, **kwargs: Any) -> dict[str, object]:
            self.made += 1
            return message(*args, **kwargs)

        monkeypatch.setattr(message_cache, "message", count)


def test_a_second_hello_puts_nothing_into_words_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)

    async def act(server: Server) -> None:
        table = await server.table()
        eva, _, secret = await seated(server, table, "Eva")
        for _ in range(50):
            assert (await eva.ask("phrase", seat=0, phrase="phrase-hello"))["type"] == "granted"
        first = await server.client(table, last=-1)
        await first.next("welcome")
        made = counted.made
        for _ in range(5):
            for secrets in ((), (secret,)):
                again = await server.client(table, *secrets, last=-1)
                (sight,) = (await again.next("welcome"))["sights"]
                assert len(sight["missed"]) == 52
                await again.close()
        assert counted.made == made
        await eva.ask("phrase", seat=0, phrase="phrase-hello")
        assert counted.made == made + 1

    serving(tmp_path, act)


def test_a_line_is_put_into_words_once_for_all_who_are_told_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)

    async def act(server: Server) -> None:
        table = await server.table()
        eva, _, _ = await seated(server, table, "Eva")
        others = [await seated(server, table, name) for name in ("Jan", "Petr")]
        watcher = await server.client(table)
        made = counted.made
        assert (await eva.ask("phrase", seat=0, phrase="phrase-hello"))["type"] == "granted"
        for client in (*(other for other, _, _ in others), watcher):
            await client.line("said")
        assert counted.made == made + 1

    serving(tmp_path, act)


def test_a_line_that_cannot_be_told_does_not_hold_up_the_next_one() -> None:
    """Or a table that has met a fault could not say that it is closed."""
    room = played("saboteur", moves=3)
    lines: list[tuple[AnyLine, EventRow | None]] = list(room.lines)
    kept = MessageCache(lines, retells=True)
    kept.since(0, None)
    lines.append((None, None))  # type: ignore[arg-type]  # a fault
    with pytest.raises(AttributeError):
        kept.text(len(lines) - 1, 0)
    lines.append(lines[1])
    assert b'"sat"' in bytes(kept.text(len(lines) - 1, 0))


# So often.


def test_an_address_may_say_hello_to_a_table_so_often(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table, other = await server.table(), await server.table()
        eva, _, secret = await seated(server, table, "Eva")
        for _ in range(4):
            again = await server.client(table)
            await again.next("welcome")
        again = await server.client(table)
        assert (await again.next("refused"))["code"] == "too_often"
        for _ in range(5):  # whoever has a seat here is counted apart: strangers cannot keep anybody out
            back = await server.client(table, secret)
            await back.next("welcome")
        for secrets in ((secret,), (secret, secret)):
            back = await server.client(table, *secrets)
            assert (await back.next("refused"))["code"] == "too_often"
        await (await server.client(other)).next("welcome")
        assert (await eva.ask("ping"))["type"] == "pong"

    serving(tmp_path, act, rooms=Keep(), hellos=15)


def test_others_and_later_ones_are_let_in(tmp_path: Path) -> None:
    async def act(wishes: Wishes, keep: Keep) -> None:
        def is_admitted(address: str) -> bool:
            try:
                wishes.admit(room, address, has_seat=False)
            except Refused:
                return False
            return True

        room = await wishes.rooms.open(OPENED)
        often = int(wishes.hellos_per_minute)
        at_once = often // 3
        assert [is_admitted("192.0.2.1") for _ in range(at_once + 1)] == [True] * at_once + [False]
        assert is_admitted("192.0.2.2")
        keep.jump = -1e9
        keep.time += 60 / often
        assert [is_admitted("192.0.2.1") for _ in range(2)] == [True, False]
        others = [is_admitted(f"198.51.100.{number % 250}") for number in range(TOGETHER_AT_A_DOOR * often)]
        assert 0 < sum(others) < len(others)

    with_wishes(tmp_path, act)
