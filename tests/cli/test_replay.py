"""`permonik replay`: step by step through a record."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.bots import bot
from permonik.cli import main
from permonik.engine import game as find_game
from permonik.engine.core.record import Recorder, play_out
from permonik.sights.sight import sight_of
from permonik.sights.words import Words

DRAWING = re.compile("[\u2500-\u259f\x1b]")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    recorder = Recorder(find_game("saboteur"), 4, 11, rounds=1)
    record = play_out(recorder, lambda state: bot("saboteur", "random").think(None, state.moves(), state.number).move)
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(record.write(), encoding="utf-8")
    return path


def replay(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["replay", *args], input=typed)


def moves_in(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").partition("moves\n")[2].splitlines()[:-1]


def test_without_a_terminal_all_steps_are_printed(file: Path) -> None:
    last = len(moves_in(file))
    output = replay(str(file)).output
    assert re.findall(r"^Step (\d+) of", output, re.MULTILINE) == [str(step) for step in range(last + 1)]


def test_a_record_that_the_terminal_cannot_show_leads_to_the_browser(tmp_path: Path) -> None:
    recorder = Recorder(find_game("diamond-forest"), 2, 11, board="light", max_rounds=5)
    path = tmp_path / "game.txt"
    path.write_text(play_out(recorder, lambda state: state.moves()[0]).write(), encoding="utf-8")
    result = replay(str(path))
    assert result.exit_code == 2
    assert "permonik serve" in result.output


def test_plain_has_no_drawing(file: Path) -> None:
    result = replay(str(file), "--plain", "--all")
    assert result.exit_code == 0
    assert DRAWING.findall(result.output) == []
    assert "Alma holds: " in result.output


def test_a_game_with_the_expansion_is_replayed_for_all_and_for_a_seat(tmp_path: Path) -> None:
    recorder = Recorder(find_game("saboteur-2"), 3, 11, rounds=1)
    record = play_out(recorder, lambda state: bot("saboteur", "random").think(None, state.moves(), state.number).move)
    file = tmp_path / "game.txt"
    file.write_text(record.write(), encoding="utf-8")
    everything = replay(str(file), "--plain", "--all").output
    assert "Alma holds: " in everything
    assert re.search(r"^Player 0: Alma, (blue miner|green miner|saboteur|boss|profiteer|geologist), ", everything, re.M)
    assert replay(str(file), "--all").exit_code == 0
    own = replay(str(file), "--plain", "--seat", "1").output
    assert re.findall(r"^(?:Alma|Cilka) (?:draws|holds|discards (?!a card))", own, re.MULTILINE) == []


def test_every_move_is_shown_to_a_watcher_of_all(file: Path) -> None:
    output = replay(str(file), "--plain").output
    for line in moves_in(file):
        assert f": {line.partition(' ')[2]}\n" in output


def test_a_seat_sees_only_its_own_secrets(file: Path) -> None:
    output = replay(str(file), "--plain", "--seat", "1").output
    names = "Alma|Cilka|Dan"
    assert "You discard" in output
    assert re.findall(rf"^(?:{names}): ", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) (?:draws|holds)", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) discards (?!a card)", output, re.MULTILINE) == []


def test_a_person_steps_on_back_and_anywhere(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.cli.terminal.keyboard.is_live", lambda: True)
    last = len(moves_in(file))
    result = replay(str(file), "--plain", typed=f"\n\nb\n5\nb\n999\n{last}\n\nb\n0\nb\nq\n")
    steps = [int(step) for step in re.findall(r"^Step (\d+) of", result.output, re.MULTILINE)]
    assert steps == [0, 1, 2, 1, 5, 4, last, last, last - 1, 0, 0]
    assert f"There are steps 0 to {last}, not 999." in result.output
    assert result.exit_code == 0


def test_what_means_nothing_only_repeats_the_question(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.cli.terminal.keyboard.is_live", lambda: True)
    result = replay(str(file), "--plain", typed=f"x\n-1\n{'9' * 5000}\nnext\n\nq\n")
    assert re.findall(r"^Step (\d+) of", result.output, re.MULTILINE) == ["0", "1"]
    assert result.output.count("Enter: next") == 6


@pytest.mark.parametrize("screen", [(), ("--plain",)])
def test_a_seat_sees_its_hand(screen: tuple[str, ...], file: Path) -> None:
    output = replay(str(file), "--seat", "1", *screen).output
    recorder = Recorder(find_game("saboteur"), 4, 11, rounds=1)
    hand = sight_of(recorder.game, recorder.state.view(1)).hand
    assert f"Your hand: {Words(recorder.game, [], 1).card_names(hand)}." in output.replace(" \n", " ")


def test_a_watcher_is_not_told_what_a_seat_knows(file: Path) -> None:
    output = replay(str(file), "--plain").output
    assert "a goal, face down; it is the gold." in output
    assert "you know" not in output


def test_no_more_input_ends_politely(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.cli.terminal.keyboard.is_live", lambda: True)
    assert replay(str(file), typed="\n").exit_code == 0


def damage(file: Path, tmp_path: Path, old: str, new: str) -> Path:
    path = tmp_path / "damaged.txt"
    path.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("permonik record 2", "permonik record 9", "The trouble is in line 1"),
        ("seats 4", "seats four", "Expected a whole number"),
        ("moves\n", "moves\n0 place NS 0,40\n", "The trouble is at move 1"),
        ("scores ", "scores 9", "Expected final scores"),
        ("game saboteur", "game chess", "There is no game “chess”"),
        ("game saboteur", "game sab\x1b[31mEVIL", "There is no game “sab"),
        ("seats 4", "seats 99", "99"),
        ("seed 11", "seed \x1b[2J", "Expected a number"),
    ],
)
def test_a_damaged_record_is_refused(old: str, new: str, expected: str, file: Path, tmp_path: Path) -> None:
    result = replay(str(damage(file, tmp_path, old, new)))
    assert result.exit_code == 2
    assert expected in result.output
    assert "damaged.txt" in result.output
    assert "\x1b" not in result.output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00\x01", b"hello"])
def test_something_else_is_no_record(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    result = replay(str(path))
    assert result.exit_code == 2
    assert "permonik record 2" in result.output


def test_a_missing_file_and_a_wrong_seat_are_refused(file: Path, tmp_path: Path) -> None:
    assert replay(str(tmp_path / "none.txt")).exit_code == 2
    result = replay(str(file), "--seat", "4")
    assert result.exit_code == 2
    assert "The seat is a number from 0 to 3, not 4." in result.output


def test_help_has_an_example() -> None:
    assert "Example: permonik replay game.txt" in replay("--help").output


def test_the_names_of_a_record_are_shown(file: Path, tmp_path: Path) -> None:
    named = damage(file, tmp_path, "seats 4\n", "seats 4\nname 0 Žofie\nname 2 \x1b[31mJan\n")
    result = replay(str(named), "--plain", "--all")
    assert result.exit_code == 0
    assert "Žofie holds: " in result.output
    assert "[31mJan holds: " in result.output
    assert "Alma holds: " not in result.output
    assert "\x1b" not in result.output


def test_a_record_of_the_first_version_is_replayed(file: Path, tmp_path: Path) -> None:
    first = damage(file, tmp_path, "permonik record 2", "permonik record 1")
    assert replay(str(first), "--plain", "--all").output == replay(str(file), "--plain", "--all").output
