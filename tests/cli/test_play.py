"""`permonik play`: a whole game in the terminal."""

import io
import re
import shlex
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from permonik.cli import main
from permonik.cli.play import names_at
from permonik.cli.table import Table
from permonik.cli.terminal.choices import Choices, choices_of
from permonik.cli.terminal.commands import Commands
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.endings import round_whys
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Moment
from permonik.engine import game as find_game
from permonik.engine.core.record import read_record
from permonik.engine.saboteur2.cards import WHYS
from permonik.sights.games.digging import ending
from permonik.sights.shown import Round, Sight
from permonik.sights.sight import sight_of
from permonik.sights.words import Words
from tests.cli.pseudo_terminal import on_terminal
from tests.counts import some_of
from tests.engine.saboteur import worlds as base
from tests.engine.saboteur2 import worlds as expansion
from tests.engine.saboteur2.test_bad_positions import STEALING
from tests.engine.worlds import Tracer, World, second_world

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
    given = ("--bots", "apprentice", "--plain", "--option", "rounds=1")
    one, same, other = (play("--seed", seed, *given).output for seed in ("7", "7", "8"))
    assert one == same != other


def test_the_strongest_bot_plays_when_none_is_named() -> None:
    assert play("--seed", "7", "--option", "rounds=1").exit_code == 0


def test_a_game_without_a_view_for_the_terminal_leads_to_the_browser() -> None:
    result = play("diamond-forest")
    assert result.exit_code == 2
    assert "The terminal cannot show Diamond Forest." in result.output
    assert "permonik serve" in result.output


@pytest.mark.parametrize("seats", [3, 10])
def test_few_and_many_can_play(seats: int) -> None:
    result = play(*FAST, "--seats", str(seats), "--seat", str(seats - 1), "--option", "rounds=1")
    assert result.exit_code == 0
    assert "The game is over." in result.output


@pytest.mark.parametrize(
    "game",
    [
        ("saboteur", "5", "--option", "rounds=1"),
        ("saboteur-2", "12", "--option", "rounds=1"),
        ("lost-mines", "9", "--option", "rounds=1"),
        ("dark-cave", "8"),
    ],
    ids=lambda game: game[0],
)
@some_of("columns", [30], [50, 80, 120, 200])
def test_nothing_is_wider_than_the_terminal(
    columns: int, game: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    given = [game[0], "--seats", *game[1:], *FAST, "--name", "Bruno"]
    lines = play(*given, typed="a\nmine\nhand\nplayers\n" + ONES).output.splitlines()
    widths = [len(line.removeprefix("> ").rstrip()) for line in lines if not line.startswith("The same cards")]
    assert max(widths) <= columns


@pytest.mark.parametrize("game", ["saboteur", "saboteur-2", "lost-mines", "dark-cave"])
def test_plain_has_no_drawing_no_colours_and_nothing_redrawn(game: str) -> None:
    result = play(game, *FAST, "--plain", typed="help\nmoves\nmine\nhand\nplayers\nlog\na\n" + ONES)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert DRAWING.findall(result.output) == []


def test_plain_says_the_mine_in_sentences() -> None:
    typed = "place NES 0,-1\nmine\n"
    output = play(*FAST, "--plain", "--seat", "3", typed=typed).output
    assert "0,0: the start; open to north, east, south, west." in output
    assert "8,-2: a goal, face down." in output


def test_plain_says_the_forest_in_sentences() -> None:
    output = play("lost-mines", *FAST, "--seats", "6", "--plain", typed="mine\nplayers\n").output
    assert "1,2: the start of the yellow clan; open to north, east, south, west." in output
    assert "9,0: a covered mine." in output
    assert "points 0" in output


def test_lost_mines_ends_in_points() -> None:
    output = play("lost-mines", *FAST, "--seats", "6", "--option", "rounds=1", typed=ONES).output
    assert re.search(r"\d points", output)
    assert "nugget" not in output


def test_every_round_of_lost_mines_has_its_page() -> None:
    output = play("lost-mines", *FAST, "--seats", "3", typed=ONES).output
    assert "Round 1 is over: " in output
    assert "Round 2 is over: " in output


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "1")
    colours = re.compile(r"\x1b\[[\d;]*(?:3[0-8]|4[0-8]|9\d)[;m]")
    assert colours.findall(play(*FAST, "--option", "rounds=1").output) == []


# Talking to the game.


def test_a_move_can_be_said_in_words() -> None:
    hand = Table(find_game("saboteur"), 5, 7, {}, 3, {}).view().hand  # type: ignore[attr-defined]  # of this game
    answer = asked("place NS 9", f"discard {hand[0].lower()}")
    assert "For example: place NES 3,-1 turned." in answer
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
    assert re.search(r"^Your hand: a: .*, b: ", play(*FAST, "--plain", typed="").output, re.MULTILINE)


def test_enter_shows_the_turn_again() -> None:
    assert asked("").count("Your turn.") == 1


@pytest.mark.parametrize("plain", [False, True])
def test_whoever_cannot_dig_is_told(plain: bool) -> None:
    output = play(*FAST, *["--plain"] * plain).output
    assert re.search(r"You cannot dig now \(broken: \w+", output)


def test_the_result_of_a_round_comes_before_the_sharing() -> None:
    output = play("--seed", "2", "--seats", "3", "--bots", "apprentice", "--plain", "--option", "rounds=1").output
    assert "the miners win round 1!" in output
    assert output.index("the miners win round 1!") < output.index("may choose from")
    assert output.index("The round is over.") < output.index("the miners win round 1!")


def test_the_same_game_can_be_called_again() -> None:
    given = [*FAST, "--option", "rounds=1", "--option", "first_player=2", "--seat", "1", "--plain", "--name", "Ann B"]
    first = play(*given)
    line = first.output.splitlines()[-1]
    call = shlex.split(line.partition("permonik play ")[2])
    for argument in given:
        assert argument in call
    assert play(*call).output == first.output
    assert "--record" not in line


# The game with the expansion.

EXPANSION = find_game("saboteur-2")
POSITION = """
position saboteur-2
seats 4
turn {turn}
roles boss green-miner geologist saboteur
knows 0 2
mine
  S   NS|EW  EW+N+S  C:w
hand 0 map theft NS NS EW
hand 1 EW
hand 2 NS map
hand 3 map
broken 0 lantern
trapped 0 1
thefts 3
given 0 2 1 NS map
discards 2:EW
"""


def seen(seat: int = 0, turn: int = 0) -> tuple[Table, Words, PlainScreen]:
    """A position in the middle of a round."""
    table = Table(EXPANSION, 4, 0, {}, seat, {})
    table.recorder.state = EXPANSION.load(POSITION.format(turn=turn))
    words = Words(EXPANSION, names_at(4, seat, None), seat)
    return table, words, PlainScreen(words)


@pytest.mark.parametrize("seats", [2, 7, 12])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_with_the_expansion_is_played_by_number(seats: int, plain: bool) -> None:
    result = play("saboteur-2", *FAST, "--seats", str(seats), "--option", "rounds=1", *["--plain"] * plain)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert re.search(r"Round 1: (the gold stays in the ground|the way to the gold is complete)\.", result.output)


def test_what_lies_in_front_of_players_and_what_one_knows_of_them_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    table, _, screen = seen()
    screen.players(sight_of(EXPANSION, table.view()))
    assert capsys.readouterr().out.splitlines() == [
        "Player 0: You, 5 cards, gold 0, broken: lantern, in prison.",
        "Player 1: Bruno, 1 card, gold 0, in prison.",
        "Player 2: Cilka, geologist, 2 cards, gold 0, from your hand: NS, map; 1 card discarded.",
        "Player 3: Dan, 1 card, gold 0, theft card.",
    ]


def test_the_cards_of_the_expansion_are_said_as_they_lie(capsys: pytest.CaptureFixture[str]) -> None:
    table, _, screen = seen()
    screen.board(Moment(sight_of(EXPANSION, table.view())), None)
    output = capsys.readouterr().out
    assert "1,0: bridge; one tunnel to north, south, another one to east, west." in output
    assert "2,0: EW+N+S; open to east, west, blocked to north, south." in output
    assert "3,0: crystal-E, turned; a dead end from west." in output


def test_whoever_is_in_prison_is_told_and_may_shed_it(capsys: pytest.CaptureFixture[str]) -> None:
    table, words, screen = seen()
    output, choices = turn_of(table, screen, capsys)
    assert "You are in prison and cannot dig." in output
    assert "Mend the lantern for two cards." in output
    assert "Leave the prison for two cards." in output
    move = Commands(table, screen, words, Moment(sight_of(EXPANSION, table.view())), choices).obey("shed trapped")
    assert move is not None
    table.play(move)
    output, _ = turn_of(table, screen, capsys)
    assert "Discard 2 cards for it." in output
    assert "Discard no more" not in output


def test_cards_are_discarded_one_by_one_until_it_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    table, words, screen = seen()
    table.play(EXPANSION.parse("pass NS"))
    output, choices = turn_of(table, screen, capsys)
    assert "You may discard 2 more cards. A number, or enough." in output
    commands = Commands(table, screen, words, Moment(sight_of(EXPANSION, table.view())), choices)
    assert commands.obey("leave") is None
    assert commands.obey("enough") == EXPANSION.parse("enough")


def turn_of(table: Table, screen: PlainScreen, capsys: pytest.CaptureFixture[str]) -> tuple[str, Choices]:
    capsys.readouterr()
    sight = sight_of(EXPANSION, table.view())
    choices = choices_of(EXPANSION, table.state.moves(), sight.hand)
    screen.turn(Moment(sight), choices)
    return capsys.readouterr().out, choices


def test_a_thief_is_asked_from_whom_to_steal() -> None:
    sight = sight_of(EXPANSION, EXPANSION.load(STEALING).screen(0))
    assert Words(EXPANSION, names_at(4, 0, None), 0).told(sight.asks) == "From whom do you steal a nugget?"


@pytest.mark.parametrize("why", WHYS)
def test_every_reason_why_a_seat_won_or_lost_can_be_said(why: str) -> None:
    ended = Round(1, ending("reached", 1), ("boss",), frozenset(), (), whys=(why,))
    (said,) = round_whys(Words(EXPANSION, ["Eva"], None), ended)
    assert said.endswith(".")


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


def test_a_record_has_the_name_of_the_player(tmp_path: Path) -> None:
    file = tmp_path / "part.txt"
    play(*FAST, "--name", " Ann\x1b[2J B ", "--seat", "1", "--record", str(file), typed="quit\n")
    assert read_record(file.read_text(encoding="utf-8")).names[:2] == ("", "Ann[2J B")


def test_nothing_but_a_record_is_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Eva", encoding="utf-8")
    assert "It stays as it is" in asked(f"save {letter}")
    assert play("--record", str(letter)).exit_code == 2
    assert letter.read_text(encoding="utf-8") == "Dear Eva"
    assert "cannot be used" in asked(f"save {tmp_path / 'none' / 'game.txt'}")


@pytest.mark.parametrize("screen", [(), ("--plain",)])
def test_a_bad_file_name_does_not_lose_the_game(
    screen: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("permonik.cli.terminal.keyboard.is_live", lambda: True)
    file = tmp_path / "game.txt"
    first = "\n" if not screen else ""
    result = play(
        *FAST, *screen, "--pace", "0", typed=f"{first}1\nquit\n{tmp_path / 'none' / 'x'}\n{tmp_path}\n{file}\n"
    )
    assert result.exit_code == 0
    assert "Keep the game so far?" in result.output
    assert result.output.count("Type another file name") == 2
    assert read_record(file.read_text(encoding="utf-8")).moves


def test_a_record_that_cannot_be_written_at_the_end_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("permonik.cli.terminal.keyboard.is_live", lambda: True)
    file = tmp_path / "game.txt"
    game = [*FAST, "--option", "rounds=1", "--plain"]
    turns = play(*game).output.count("> ")
    result = play(*game, "--record", str(tmp_path / "none" / "game.txt"), typed="1\n" * turns + f"{file}\n")
    assert "Type another file name" in result.output
    assert result.exit_code == 0
    assert read_record(file.read_text(encoding="utf-8")).scores


def test_the_home_folder_may_be_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert f"saved in {tmp_path / 'game.txt'}." in asked("save ~/game.txt")
    assert "cannot be used" in asked("save ~nobody-has-this-name/game.txt")


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


def test_help_has_an_example_and_names_bots_and_options() -> None:
    output = play("--help").output
    for text in ("Example: permonik play saboteur", "random", "apprentice", "rounds", "first_player"):
        assert text in output


# Secrets.


def test_nobody_elses_secret_is_printed() -> None:
    output = play(*FAST, "--plain", typed="log\n" + ONES).output
    names = "|".join(names_at(5, 0, None)[1:])
    assert re.findall(rf"^(?:{names}) (?:draws|is a|keeps a gold card with)", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) discards (?!a card)", output, re.MULTILINE) == []
    assert re.findall(rf"^(?:{names}) looks at the goal \S+: ", output, re.MULTILINE) == []
    for round_ in re.split(r"^Round \d of 3$", output, flags=re.MULTILINE)[1:]:
        before, _, _ = round_.partition("The round is over.")
        assert re.findall(rf"(?:{names}).*(?:miner|saboteur)", before) == []


@pytest.mark.parametrize("steered", [False, True])
def test_what_is_shown_does_not_depend_on_what_is_hidden(steered: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Every page is the same in another world that the seat cannot tell from this one."""
    world = base.played_world(4, 7, steered=steered)
    compare_pages(world, base.Trace, ("deck", "goals", "roles", "stack"), 6, capsys)


def test_what_is_shown_does_not_depend_on_hidden_hands_and_hats(capsys: pytest.CaptureFixture[str]) -> None:
    compare_pages(expansion.played_world(4, 7), expansion.Trace, ("deck", "goals", "roles"), 25, capsys)


def compare_pages(
    world: World, tracer: Tracer, kinds: tuple[str, ...], steps: int, capsys: pytest.CaptureFixture[str]
) -> None:
    game = world.game
    random = Random(5)
    different = 0
    for number in range(0, len(world.moves), steps):
        here = replace(world, moves=world.moves[:number])
        state = here.end()
        seat = int(state.to_move)
        there = second_world(tracer, here, seat, random, kinds, 4)
        different += there != here
        words = Words(game, names_at(4, seat, None), seat)
        table = Table(game, 4, 0, {}, seat, {})
        shown = []
        for one in (state, there.end()):
            table.recorder.state = one
            shown.append((pages(table, words, PlainScreen(words)), pages(table, words, drawn(words))))
        assert shown[0] == shown[1]
        assert capsys.readouterr().out
    assert different


def drawn(words: Words, width: int = 100, height: int = 40, *, redraws: bool = False) -> DrawnScreen:
    console = Console(record=True, width=width, height=height, file=io.StringIO(), force_terminal=True)
    return DrawnScreen(words, console, redraws=redraws)


def pages(table: Table, words: Words, screen: PlainScreen | DrawnScreen) -> str:
    sight = sight_of(table.game, table.view())
    choices = choices_of(table.game, table.state.moves(), sight.hand)
    screen.turn(Moment(sight), choices)
    commands = Commands(table, screen, words, Moment(sight), choices)
    lines = ["moves", "hand", "mine", "players", "log", "why rockfall 8,0", "why map 8,0", "why map 1,0", "why keep 2"]
    for line in lines + ["a"] * bool(choices.cards):
        assert commands.obey(line) is None
    return screen.console.export_text() if isinstance(screen, DrawnScreen) else ""


# The size of the terminal.


def first_turn(name: str | None = None) -> tuple[str, Sight]:
    """The first turn on a terminal of 80 by 24, with six different cards."""
    game = find_game("saboteur")
    for seed in range(100):
        table = Table(game, 5, seed, {"first_player": 0}, 0, {})
        sight = sight_of(game, table.view())
        choices = choices_of(game, table.state.moves(), sight.hand)
        if len(choices.groups) == 6:
            words = Words(game, names_at(5, 0, name), 0)
            screen = drawn(words, 80, 24, redraws=True)
            screen.turn(Moment(sight), choices)
            return screen.console.export_text(), sight
    raise AssertionError("no hand of six different cards")


def test_the_whole_mine_is_drawn_where_it_fits() -> None:
    page, _ = first_turn()
    lines = page.splitlines()
    assert len(lines) == 23, "the prompt is the last line"
    assert sum("│ ? │" in line for line in lines) == 3
    assert "There is more of the mine" not in page


def test_a_long_name_stays_in_its_column() -> None:
    page, sight = first_turn("Maximilian Hubert"[:16])
    rows = [line for line in page.splitlines() if re.search(r"\d cards?  gold", line)]
    assert len(rows) == len(sight.players)
    assert "▶0 Maximilian… 6 cards  gold 0" in rows[0]
    assert max(map(len, page.splitlines())) <= 80


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


@pytest.mark.parametrize("screen", [(), ("--plain",)])
def test_control_c_is_answered_politely(screen: tuple[str, ...]) -> None:
    output, code = on_terminal("play", *FAST, *screen, "--pace", "0", typed=["1\n", "1\n", "\x03", "\n"])
    assert code == 130
    assert "Keep the game so far?" in output
    assert "Goodbye!" in output
    assert "Traceback" not in output
