"""`permonik verify`: what it checks, what it says, and how it exits."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.bots import bot
from permonik.cli import main
from permonik.engine import game as find_game
from permonik.engine.core.fairness import FairDeal, commitment
from permonik.engine.core.record import Record, Recorder, play_out
from permonik.engine.core.state import State

SECRET = bytes(range(32))
MINE = bytes(range(16))
FAIR = FairDeal("K7QM", SECRET, commitment(SECRET), (MINE, None, None, bytes(16)))
OTHER = "0" * 64

Write = Callable[[Record], str]


def random_move(state: State) -> int:
    return bot("saboteur", "random").think(None, state.moves(), state.number).move


@cache
def fair_record() -> Record:
    recorder = Recorder(find_game("saboteur"), 4, FAIR.verify(), rounds=1)
    return replace(play_out(recorder, random_move), fair=FAIR)


def plain_record() -> Record:
    return replace(fair_record(), fair=None)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_record(record: Record) -> str:
        path = tmp_path / "game.txt"
        path.write_text(record.write(), encoding="utf-8")
        return str(path)

    return write_record


def verify(*args: str) -> Result:
    return CliRunner().invoke(main, ["verify", *args], prog_name="permonik")


def verdict(*args: str) -> tuple[int, list[bool | None]]:
    """The exit code and what JSON says of replay, commitment, deal and noted commitment."""
    result = verify(*args, "--json")
    data = json.loads(result.stdout)
    assert list(data) == ["replays", "commitment", "deal", "noted", "ok"]
    assert data.pop("ok") is (result.exit_code == 0)
    return result.exit_code, list(data.values())


def test_a_fair_deal_holds(write: Write) -> None:
    path = write(fair_record())
    assert verdict(path) == (0, [True, True, True, None])
    assert verdict(path, "--commitment", FAIR.commitment) == (0, [True, True, True, True])
    assert verdict(path, "--commitment", f" {FAIR.commitment.upper()} ") == (0, [True, True, True, True])


def test_it_is_said_what_was_checked_and_what_that_shows(write: Write) -> None:
    result = verify(write(fair_record()))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].endswith("game.txt: Saboteur, 4 seats, table K7QM")
    assert sum(line.startswith("Holds: ") for line in lines) == 3
    assert sum(line.startswith("Not checked: ") for line in lines) == 1
    assert sum("Does not show" in line for line in lines) == 3
    assert f"  Seat 0 contributed {MINE.hex()}." in lines
    assert "  Seat 1 contributed nothing." in lines
    assert lines[-1] == "Everything given holds."


def test_a_noted_commitment_is_told_of(write: Write) -> None:
    lines = verify(write(fair_record()), "--commitment", FAIR.commitment).stdout.splitlines()
    assert "Holds: The commitment is the one you noted." in lines
    assert not any(line.startswith("Not checked") for line in lines)


def test_another_commitment_than_the_noted_one_is_found(write: Write) -> None:
    path = write(fair_record())
    assert verdict(path, "--commitment", OTHER) == (1, [True, True, True, False])
    result = verify(path, "--commitment", OTHER)
    assert result.exit_code == 1
    assert f"You noted {OTHER}, the record says {FAIR.commitment}." in result.stdout
    assert result.stdout.splitlines()[-1] == "This does not hold: the noted commitment."


def test_a_commitment_to_another_secret_is_found(write: Write) -> None:
    path = write(replace(fair_record(), fair=replace(FAIR, commitment=OTHER)))
    assert verdict(path) == (1, [True, False, True, None])
    assert verdict(path, "--commitment", OTHER) == (1, [True, False, True, True])
    assert f"The secret gives {FAIR.commitment}, the record says {OTHER}." in verify(path).stdout


@pytest.mark.parametrize(
    "lie",
    [
        replace(FAIR, table="K7QN"),
        replace(FAIR, contributions=(MINE, None, None, None)),
        replace(FAIR, contributions=(bytes(16), None, None, MINE)),
        replace(FAIR, contributions=(None, None, None, None)),
    ],
    ids=["table", "one left out", "exchanged", "none"],
)
def test_another_deal_than_the_one_that_follows_is_found(lie: FairDeal, write: Write) -> None:
    path = write(replace(fair_record(), fair=lie))
    assert verdict(path) == (1, [True, True, False, None])
    result = verify(path)
    assert (
        f"They give the seed {lie.deal_seed().hex()}, the game was dealt from {FAIR.verify().hex()}." in result.stdout
    )
    assert result.stdout.splitlines()[-1] == "This does not hold: the deal."


def test_a_secret_that_was_exchanged_breaks_commitment_and_deal(write: Write) -> None:
    path = write(replace(fair_record(), fair=replace(FAIR, seed=bytes(32))))
    assert verdict(path) == (1, [True, False, False, None])
    lines = verify(path).stdout.splitlines()
    assert sum(line.startswith("DOES NOT HOLD: ") for line in lines) == 2
    assert sum("or the record was changed" in line for line in lines) == 2
    assert sum("Does not show" in line for line in lines) == 1
    assert lines[-1] == "This does not hold: the commitment, the deal."


def test_an_illegal_move_is_found(write: Write) -> None:
    record = fair_record()
    path = write(replace(record, moves=(*record.moves[:2], (record.moves[2][0], "keep 3"), *record.moves[3:])))
    assert verdict(path) == (1, [False, True, True, None])
    assert "The game does not replay (move 3). Expected a legal move, found: " in verify(path).stdout


def test_wrong_scores_are_found(write: Write) -> None:
    path = write(replace(fair_record(), scores=(9, 9, 9, 9)))
    assert verdict(path) == (1, [False, True, True, None])
    assert "Expected final scores [9, 9, 9, 9]" in verify(path).stdout


def test_a_game_that_was_cut_short_is_found(write: Write) -> None:
    path = write(replace(fair_record(), moves=fair_record().moves[:1], scores=()))
    assert verdict(path) == (1, [False, True, True, None])
    assert "The record stops before the end of the game, after 1 move." in verify(path).stdout
    path = write(replace(fair_record(), moves=fair_record().moves[:5], scores=(0, 0, 0, 0)))
    assert verdict(path) == (1, [False, True, True, None])


def test_missing_scores_are_found(write: Write) -> None:
    path = write(replace(fair_record(), scores=()))
    assert verdict(path) == (1, [False, True, True, None])
    assert "does not say the final scores" in verify(path).stdout


@pytest.mark.parametrize("seed", [11, bytes(32)])
def test_a_plain_seed_is_replayed_and_nothing_more(seed: int | bytes, write: Write) -> None:
    path = write(play_out(Recorder(find_game("saboteur"), 3, seed, rounds=1), random_move))
    assert verdict(path) == (0, [True, None, None, None])
    result = verify(path)
    assert "only the replay was checked" in result.stdout
    assert "Not checked" not in result.stdout
    assert "table" not in result.stdout.splitlines()[0]


def test_a_noted_commitment_that_a_record_does_not_have_does_not_hold(write: Write) -> None:
    path = write(plain_record())
    assert verdict(path, "--commitment", FAIR.commitment) == (1, [True, None, None, False])
    assert "has no commitment that could be the one you noted" in verify(path, "--commitment", OTHER).stdout


@pytest.mark.parametrize("noted", ["", "12", "g" * 64, OTHER + "0"])
def test_something_else_than_a_commitment_is_wrong_usage(noted: str, write: Write) -> None:
    result = verify(write(fair_record()), "--commitment", noted, "--json")
    assert result.exit_code == 2
    assert "A commitment is 64 hexadecimal digits" in result.stderr
    assert "permonik verify --help" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("permonik record 2", "permonik record 9", "The trouble is in line 1"),
        ("game saboteur", "game chess", "There is no game “chess”"),
        ("game saboteur", "game \x1b[2J", "There is no game “"),
        ("option rounds 1", "option rounds 9", "1 | 2 | 3"),
        ("secret 00", "secret 0", "64 hexadecimal digits"),
        ("contribution 0", "contribution 4", "at most one contribution for each seat from 0 to 3"),
        ("table K7QM\n", "", "for a fair deal the lines"),
    ],
)
def test_a_damaged_file_is_no_verdict(old: str, new: str, expected: str, write: Write) -> None:
    path = Path(write(fair_record()))
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    for options in ([], ["--json"]):
        result = verify(str(path), *options)
        assert result.exit_code == 2
        assert expected in result.stderr
        assert path.name in result.stderr
        assert "\x1b" not in result.stderr
        assert result.stdout == ""


def test_a_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    assert verify(str(tmp_path / "none.txt")).exit_code == 2
    assert verify(str(tmp_path)).exit_code == 2
    assert verify().exit_code == 2


def test_what_a_terminal_would_obey_is_not_repeated(write: Write) -> None:
    record = fair_record()
    result = verify(write(replace(record, moves=((record.moves[0][0], "dance \x1b[2J"), *record.moves[1:]))))
    assert result.exit_code == 1
    assert "\x1b" not in result.output


LONG = "word" * 50_000


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("permonik record", LONG),
        ("game saboteur", f"game {LONG}"),
        ("rules 2", f"rules {LONG}"),
        ("seats 4", f"{LONG} 4"),
        ("option rounds 1", f"option {LONG} 1"),
        ("option rounds 1", f"option rounds {LONG}"),
        ("table K7QM", f"table {LONG}"),
        ("contribution 0", f"contribution {LONG}"),
        ("seed ", f"seed {LONG}"),
        ("seed ", f"deal {LONG}"),
        ("seed ", f'deal {{"a":{"[" * 20_000}'),
        ("moves\n", f"moves\n{LONG} keep 1\n"),
        ("moves\n", f"moves\n0 {LONG}\n"),
        ("moves\n", f"moves\n0 place {LONG} 1,0\n"),
    ],
)
def test_very_long_words_are_not_repeated_whole(command: str, old: str, new: str, tmp_path: Path) -> None:
    text = fair_record().write()
    assert old in text
    path = tmp_path / "game.txt"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = CliRunner().invoke(main, [command, str(path)], prog_name="permonik")
    assert (result.exit_code, type(result.exception)) == (2, SystemExit)
    assert "game.txt" in result.output
    assert len(result.output) < 2_000


def test_scores_without_end_are_wrong_scores(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(plain_record().write().rstrip() + " 1" * 50_000, encoding="utf-8")
    result = verify(str(path))
    assert result.exit_code == 1
    assert len(result.output) < 2_000
