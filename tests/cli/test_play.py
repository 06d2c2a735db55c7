"""`permonik play`: a whole game in the terminal."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.cli import main
from permonik.cli.play import names_at
from permonik.cli.table import Table, read_bots
from permonik.cli.terminal.choices import choices_of
from permonik.cli.terminal.commands import Commands
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Moment
from permonik.cli.terminal.sight import sight_of
from permonik.cli.terminal.words import Words
from permonik.engine import game as find_game
from permonik.engine.core.record import read_record
from tests.cli.pseudo_terminal import on_terminal

DRAWING = re.compile("[\u2500-\u259f\x1b]")
ONES = "1\n" * 400
FAST = ["--seed", "7", "--bots", "random"]


def play(*args: str, typed: str = ONES) -> Result:
    return CliRunner().invoke(main, ["play", *args], input=typed)


def asked(*lines: str) -> str:
    """What the game answers at the first turn, in sentences."""
    result = play("saboteur", *FAST, "--plain", "--seat", "3", typed="\n".join([*lines, "quit"]) + "\n")
    assert result.exit_code == 0
    return result.output.partition("> ")[2]


def test_a_whole_game_is_played_by_number() -> None:
    result = play(*FAST)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    for round_ in (1, 2, 3):
        assert f"Round {round_} of 3" in result.output
        assert f"win round {round_}!" in result.output
    assert re.search(r"1\. \w+: \d+ nuggets?", result.output)
    assert "permonik play saboteur --seats 5 --seed 7" in result.output


def test_the_same_seed_plays_the_same_game() -> None:
    one, same, other = (play("--seed", seed, "--plain", "--option", "rounds=1").output for seed in ("7", "7", "8"))
    assert one == same != other


def test_the_strongest_bot_plays_when_none_is_named() -> None:
    assert play("--seed", "7", "--option", "rounds=1").exit_code == 0


@pytest.mark.parametrize("seats", [3, 10])
def test_few_and_many_can_play(seats: int) -> None:
    result = play(*FAST, "--seats", str(seats), "--seat", str(seats - 1), "--option", "rounds=1")
    assert result.exit_code == 0
    assert "The game is over." in result.output


@pytest.mark.parametrize("columns", [30, 50, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = play(*FAST, "--name", "Bruno", "--option", "rounds=1", typed="a\nmine\nhand\n" + ONES).output.splitlines()
    widths = [len(line.removeprefix("> ").rstrip()) for line in lines if not line.startswith("The same cards")]
    assert max(widths) <= columns


def test_plain_has_no_drawing_no_colours_and_nothing_redrawn() -> None:
    result = play(*FAST, "--plain", typed="help\nmoves\nmine\nhand\nplayers\nlog\na\n" + ONES)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert DRAWING.findall(result.output) == []


def test_plain_says_the_mine_in_sentences() -> None:
    typed = "place NES 0,-1\nmine\n"
    output = play(*FAST, "--plain", "--seat", "3", typed=typed).output
    assert "0,0: the start; open to north, east, south, west." in output
    assert "8,-2: a goal, face down." in output


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    colours = re.compile(r"\x1b\[[\d;]*(?:3[0-8]|4[0-8]|9\d)[;m]")
    assert colours.findall(play(*FAST, "--option", "rounds=1").output) == []


# Talking to the game.


def test_a_move_can_be_said_in_words() -> None:
    hand = Table(find_game("saboteur"), 5, 7, {}, 3, {}).view().hand  # type: ignore[attr-defined]
    answer = asked("place NS 9", f"discard {hand[0].lower()}")
    assert "Expected: place NES 3,-1 turned." in answer
    assert "You discard" in answer


def test_why_explains_with_the_rule() -> None:
    answer = asked("why break lantern 0", "why discard NS NE")
    assert "Discard exactly one card, not 2. (BA-045)" in answer
    assert "BA-045: Passing means discarding exactly 1 card" in answer
    assert "BA-044: Exactly one of three options per turn" in answer


def test_why_says_that_a_legal_move_is_legal() -> None:
    table = Table(find_game("saboteur"), 3, 7, {"first_player": 0}, 0, {})
    text = table.game.text(table.state.moves()[0])
    output = play("--seed", "7", "--seats", "3", "--option", "first_player=0", "--plain", typed=f"why {text}\nwhy\n")
    assert "You can play that." in output.output
    assert "Say which move" in output.output


def test_questions_are_answered() -> None:
    answer = asked("rules ba-053", "rules", "rules XX-1", "nonsense", "999", "why nonsense", "fly away", "save")
    assert "BA-053: At least one open edge" in answer
    assert "Say which rule, for example: rules BA-053" in answer
    assert "There is no rule “XX-1”" in answer
    assert "I do not understand “nonsense”" in answer
    assert re.search(r"There are moves 1 to \d+, not 999\.", answer)
    assert "I do not understand “fly away”" in answer
    assert "Say where, for example: save game.txt" in answer


def test_a_letter_shows_where_a_card_fits() -> None:
    answer = asked("a")
    assert re.search(r"^\d+\. Discard ", answer, re.MULTILINE)


# Leaving and keeping.


def test_the_record_of_a_game_is_written_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert play(*FAST, "--plain", "--record", str(file)).exit_code == 0
    record = read_record(file.read_text(encoding="utf-8"))
    *_, (state, _) = record.replay(find_game("saboteur"))
    assert state.over
    assert CliRunner().invoke(main, ["replay", str(file), "--plain"]).exit_code == 0


@pytest.mark.parametrize("typed", ["1\nquit\n", "1\n", ""])
def test_leaving_keeps_the_game_so_far(typed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = play(*FAST, "--record", str(file), typed=typed)
    assert result.exit_code == 0
    assert "Goodbye!" in result.output
    assert "Traceback" not in result.output
    assert read_record(file.read_text(encoding="utf-8")).scores == ()


def test_a_game_is_saved_on_demand(tmp_path: Path) -> None:
    file = tmp_path / "part.txt"
    assert "The game so far is saved" in asked(f"save {file}", f"save {file}")
    assert read_record(file.read_text(encoding="utf-8")).game == "saboteur"


def test_nothing_but_a_record_is_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Eva", encoding="utf-8")
    assert "It stays as it is" in asked(f"save {letter}")
    assert play("--record", str(letter)).exit_code == 2
    assert letter.read_text(encoding="utf-8") == "Dear Eva"
    assert "cannot be used" in asked(f"save {tmp_path / 'none' / 'game.txt'}")


# Wrong usage.


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["chess"], "There is no game “chess”. Choose one of: saboteur"),
        (["--seats", "2"], "saboteur is for 3 to 10 players, not 2."),
        (["--seat", "5"], "The seat is a number from 0 to 4, not 5."),
        (["--bots", "genius"], "has no bot “genius”"),
        (["--bots", "random,random"], "1 | 4"),
        (["--option", "rounds"], "not “rounds”"),
        (["--option", "rounds=9"], "The option rounds takes 1 | 2 | 3, not “9”."),
        (["--option", "speed=9"], "There is no option “speed”."),
        (["--seed", "-1"], "--seed"),
    ],
)
def test_wrong_usage_says_what_was_expected(args: list[str], expected: str) -> None:
    result = play(*args)
    assert result.exit_code == 2
    assert expected in result.output


def test_help_has_an_example() -> None:
    assert "Example: permonik play saboteur" in play("--help").output


# Secrets.


def test_nobody_elses_secret_is_printed() -> None:
    output = play(*FAST, "--plain", typed="log\n" + ONES).output
    names = "|".join(names_at(5, 0, None)[1:])
    assert re.findall(rf"^(?:{names}) (?:draws|is a|keeps a gold card with)", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) discards (?!a card)", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) looks at the goal \S+: ", output, re.MULTILINE) == []
    for round_ in re.split(r"^Round \d of 3$", output, flags=re.MULTILINE)[1:]:
        before, _, _ = round_.partition("The round is over.")
        assert re.findall(rf"(?:{names}).*(?:gold digger|saboteur)", before) == []


def test_what_is_shown_does_not_depend_on_what_is_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    """Every page is the same in another world that the seat cannot tell from this one."""
    game = find_game("saboteur")
    table = Table(game, 5, 7, {}, 0, read_bots(game, 5, 0, "random"))
    words = Words(game, names_at(5, 0, None), 0)
    for _ in range(120):
        if table.state.over:
            break
        if table.my_turn:
            here = pages(table, words, capsys)
            real = table.recorder.state
            table.recorder.state = game.imaginer(table.state.view(0))(5)
            assert pages(table, words, capsys) == here
            table.recorder.state = real
            table.play(table.state.moves()[0])
        else:
            table.play(table.bot_move())


def pages(table: Table, words: Words, capsys: pytest.CaptureFixture[str]) -> str:
    sight = sight_of(table.game, table.view())
    choices = choices_of(table.game, table.state.moves(), sight.hand)
    screen = PlainScreen(words)
    screen.turn(Moment(sight), choices)
    commands = Commands(table, screen, words, Moment(sight), choices)
    for line in ("moves", "hand", "mine", "players", "log", "a", "why rockfall 8,0", "why map 8,0", "why keep 2"):
        assert commands.obey(line) is None
    return capsys.readouterr().out


# A real terminal.


def test_a_whole_game_on_a_real_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output, code = on_terminal(
        "play", *FAST, "--seats", "3", "--option", "rounds=1", "--pace", "0", "--record", str(file)
    )
    assert code == 0
    assert "\x1b[" in output
    assert "Press Enter to go on." in output
    assert "The game is over." in output
    assert read_record(file.read_text(encoding="utf-8")).scores


def test_control_c_is_answered_politely() -> None:
    output, code = on_terminal("play", *FAST, "--pace", "0", typed=["1\n", "1\n", "\x03", "\n"])
    assert code == 130
    assert "Keep the game so far?" in output
    assert "Goodbye!" in output
    assert "Traceback" not in output
