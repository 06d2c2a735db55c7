"""One way of a move: a person's is read once and checked once, a bot's is a number until it is written."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import permonik
from permonik.bots import Thought
from permonik.engine.core.errors import PermonikError
from permonik.server import decisions
from permonik.server.lines import read_line, write_line
from permonik.server.table import Table
from tests.server.tables import SECRET, Logged

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in permonik.games()]


def in_play(game: str) -> Table:
    return Logged(3, game).fill().deal().table


def from_log(logged: Logged) -> Table:
    table = Table(logged.table.id, logged.table.code)
    table.secret = SECRET
    for body in logged.log:
        table.apply(read_line(body))
    return table


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the game was asked to read a move, to check one, and to write one."""
    counted: Counter[str] = Counter()

    def counting(name: str, kind: type) -> Callable[..., Any]:
        method = getattr(kind, name)

        def count(*given: object) -> Any:
            counted[name] += 1
            return method(*given)

        return count

    for game in permonik.games():
        for name in ("parse", "refusal", "text"):
            monkeypatch.setattr(type(game), name, counting(name, type(game)))
    return counted


@pytest.mark.parametrize("game", GAMES)
def test_a_persons_move_is_read_once_and_checked_once(game: str, asked: Counter[str]) -> None:
    table = in_play(game)
    seat, chosen = int(table.playing.to_move), table.playing.moves()[0]
    text = table.game.text(chosen, table.playing)
    asked.clear()
    decided = decisions.move(table, seat, text, table.number)
    table.apply(decided)
    assert decided.number == chosen
    assert asked == {"parse": 1, "refusal": 1, "text": 1}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [True, False])
def test_a_bots_move_is_a_number_until_it_is_written(game: str, answers: bool, asked: Counter[str]) -> None:
    table = in_play(game)
    seat, thought = int(table.playing.to_move), Thought(table.playing.moves()[-1]) if answers else None
    asked.clear()
    decided = decisions.move_for(table, seat, table.changed, thought)
    table.apply(decided)
    assert asked == {"refusal": 1, "text": 1}
    assert decided.line.by == ("bot" if answers else "default")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_by_its_number_is_the_move_by_its_text(game: str) -> None:
    logged = Logged(3, game).fill().deal()
    live, read = from_log(logged), from_log(logged)
    for number in range(200):
        if live.phase != "playing":
            break
        if live.is_pausing:
            for table in (live, read):
                table.apply(decisions.resume(table))
        moves = live.playing.moves()
        decided = decisions.legal(live, int(live.playing.to_move), moves[number % len(moves)], "person")
        told, retold = live.apply(decided), read.apply(read_line(write_line(decided.line)))
        assert told is not None
        assert retold is not None
        assert list(told) == list(retold)
        assert live.playing.save() == read.playing.save()
        assert (live.phase, live.changed, live.moves, live.ready) == (read.phase, read.changed, read.moves, read.ready)


def test_a_move_of_the_log_is_checked_again() -> None:
    table = in_play("saboteur")
    line = decisions.legal(table, int(table.playing.to_move), table.playing.moves()[0], "person").line
    table.apply(line)
    with pytest.raises(PermonikError):
        table.apply(line)


def test_the_way_of_a_move_in_the_documentation_is_there() -> None:
    walk = re.findall(r"^\| \d+ \| `(\w+\.py)` \| (.+?) \|", (ROOT / "docs/architecture.md").read_text("utf-8"), re.M)
    assert len(walk) > 10
    for file, functions in walk:
        source = (ROOT / "src/permonik/server" / file).read_text("utf-8")
        for name in re.findall(r"`(?:\w+\.)?(\w+)[^`]*`", functions):
            assert f"def {name}(" in source, f"{file} has no {name}"
