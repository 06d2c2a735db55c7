"""The Dark Cave in the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from permonik.cli import main
from permonik.cli.play import names_at
from permonik.cli.terminal.board import Wish, draw_board
from permonik.cli.terminal.choices import choices_of
from permonik.cli.terminal.drawn import DrawnScreen
from permonik.cli.terminal.plain import PlainScreen
from permonik.cli.terminal.screen import Moment
from permonik.cli.terminal.tiles import WIDE
from permonik.engine import game as find_game
from permonik.engine.core.state import State
from permonik.sights.sight import sight_of, sight_of_all
from permonik.sights.words import Words

GAME = find_game("dark-cave")
ONES = "1\n" * 600
FAST = ["--seed", "7", "--bots", "random"]

CAVE = """
position dark-cave
seats 3
dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur
goals goal-lair goal-exit goal-vein goal-ladder
cave
  ?  .         .        .         .      .     .      .  *X:NESW
  .  .         .        .         .      .     .      .  .
  .  .         .        .         .      .     .      .  .
  .  .         .        .         .      .     .      .  .
  .  2Bew:NS|EW  1V:NEW 1D:NEW    S      2NESW 3EW    .  .
  .  .         .        .         .      .     .      .  .
  .  .         .        .         .      .     .      .  .
  .  .         .        .         .      .     .      .  .
  ?  .         .        .         .      .     .      .  ?
dwarf 0 -2,0
dwarf 1 1,0 2
dwarf 2 2,0 2
lying 1
veins -2,0
seen 0 4,4
token web-I 1,0 E 1 2
creature rat-I -1,0 1
axes 0 battle-axe-I
boots 2 boots-I
nuggets 0 1
hand 0 NS-I rat-II rat-III
hand 1 NE-I NS-II
hand 2 NW-I
"""


def play(*args: str, typed: str = ONES) -> Result:
    return CliRunner().invoke(main, ["play", "dark-cave", *args], input=typed)


def drawn(more: str = "") -> State:
    return GAME.load(CAVE.strip() + "\n" + more)


def words(seat: int | None = 0) -> Words:
    return Words(GAME, names_at(3, seat or 0, None), seat)


def turn_of(state: State, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What a seat is shown when it is asked."""
    sight = sight_of(GAME, state.screen(seat))
    PlainScreen(words(seat)).turn(Moment(sight), choices_of(GAME, state.moves(), sight.hand))
    return capsys.readouterr().out


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_is_played_by_number(seats: int, plain: bool) -> None:
    result = play(*FAST, "--seats", str(seats), *["--plain"] * plain)
    assert result.exit_code == 0
    assert "Blue clan: " in result.output
    assert "The game is over." in result.output
    assert "Round 1 of" not in result.output


def test_a_recorded_game_is_replayed_with_all_eyes_or_one_seat_s(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert play(*FAST, "--seats", "3", "--plain", "--record", str(file)).exit_code == 0
    for eyes in ([], ["--seat", "1"], ["--plain"]):
        result = CliRunner().invoke(main, ["replay", str(file), *eyes])
        assert result.exit_code == 0
        assert "Step 0 of" in result.output


def test_the_cave_is_drawn_with_its_fields() -> None:
    """A lies on a vein, b has been knocked down, R is a rat; # is a web, = a wooden bridge."""
    rows = draw_board(sight_of(GAME, drawn().screen(0)).board, Wish(), 80, tile=WIDE).text.plain.splitlines()
    assert [row.rstrip() for row in rows[13:16]] == [
        "          ─╯ · ╰──╯   ╰──╯   ╰──╯   ╰──╯ · ╰────────",
        " 0    ·    = ╫ =    A      R      ≡    ·   ·# · C ·    ·      ·",
        "          ─╮ · ╭────────────────╮   ╭──╮ b ╭────────",
    ]
    assert "☼" in rows[2]
    assert "≡?" in rows[-2]


def test_the_cave_is_said_in_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    PlainScreen(words()).board(Moment(sight_of(GAME, drawn().screen(0))), None)
    said = capsys.readouterr().out.splitlines()
    for line in (
        "-4,-4: a covered goal.",
        "4,4: a covered goal; it is known to be: goal with a ladder.",
        "4,-4: goal with the exit; open to north, east, south, west.",
        "-2,0: vein-NEW-I, with a nugget; open to north, east, west.",
        "-2,0: here stands You, at the gold vein.",
        "1,0: here lies Bruno, on the south side.",
        "2,0: here stands Cilka, in the middle.",
        "-1,0: here stands the rat, led by Bruno until the next turn of Bruno, at the lair.",
        "1,0: a web of Bruno, showing 2, on the border to the east.",
    ):
        assert line in said


def test_what_lies_in_front_of_players_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    PlainScreen(words()).players(sight_of(GAME, drawn().screen(0)))
    assert capsys.readouterr().out.splitlines() == [
        "Player 0: You, 3 cards, blue clan, gold 1, levels: I, II, III, battle axes: 1.",
        "Player 1: Bruno, 2 cards, blue clan, gold 3, levels: I, II, the rat, until the next turn, "
        "lying: no walking in the next turn.",
        "Player 2: Cilka, 1 card, blue clan, gold 3, levels: I, boots: one step more.",
    ]


def test_a_step_says_its_field_and_what_it_costs(capsys: pytest.CaptureFixture[str]) -> None:
    state = drawn()
    state.play(GAME.parse("discard NS-I", state))
    output = turn_of(state, 0, capsys)
    assert "Step onto -3,0, on the east side, on the wooden bridge (costs a card)." in output
    assert "Step onto -1,0, at the lair." in output
    assert "Where to? 3 steps left. A number, or stop." in output
    state.play(GAME.parse("step -3,0 2", state))
    assert "Step onto -3,0, on the west side, on the wooden bridge." in turn_of(state, 0, capsys)
    screen = DrawnScreen(words(), Console(width=100), redraws=False)
    sight = sight_of(GAME, state.screen(0))
    screen.turn(Moment(sight), choices_of(GAME, state.moves(), sight.hand))
    assert "1 -3,0 W bridge  2 -2,0 gold vein  3 stay here" in capsys.readouterr().out


def test_a_tunnel_costs_a_nugget_while_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    for nuggets, said in ((1, "in the tunnel (costs a nugget)."), (0, "in the tunnel.")):
        drawing = CAVE.replace("2NESW", "1T:NE|SW").replace("dwarf 0 -2,0", "dwarf 0 1,0 1")
        drawing = drawing.replace("dwarf 1 1,0 2", "dwarf 1 1,0").replace("nuggets 0 1", f"nuggets 0 {nuggets}")
        state = GAME.load(drawing.strip())
        state.play(GAME.parse("discard NS-I", state))
        assert f"Step onto 1,0, {said}" in turn_of(state, 0, capsys)


def test_whoever_leads_a_creature_is_asked_for_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    state = drawn()
    state.play(GAME.parse("rat II -1,0", state))
    assert "Where does the rat go? 3 steps left. A number, or stop." in turn_of(state, 0, capsys)


def test_an_axe_is_asked_for_in_somebody_else_s_turn(capsys: pytest.CaptureFixture[str]) -> None:
    state = drawn("turn 2\nhand 2 rat-I")
    for move in ("rat I -1,0", "step -2,0 0"):
        state.play(GAME.parse(move, state))
    output = turn_of(state, 0, capsys)
    assert "It is not your turn, but you are asked." in output
    assert "The rat is about to take a card from: You. Use your axe?" in output
    assert "2. Use the axe." in output


def test_an_axe_on_a_web_needs_no_steps(capsys: pytest.CaptureFixture[str]) -> None:
    state = GAME.load(CAVE.replace("dwarf 0 -2,0", "dwarf 0 1,0 1").strip() + "\nfrozen yes")
    state.play(GAME.parse("discard NS-I", state))
    output = turn_of(state, 0, capsys)
    assert "Cut at the web at 1,0, on its right side." in output
    assert "No steps left, but your axe can cut at a web." in output


def test_the_count_at_the_end_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    """Two dwarfs inside lose their gold; the first one out decides a tie (DC-177 to DC-181)."""
    state = GAME.load(CAVE.replace("dwarf 0 -2,0", "dwarf 0 4,-4 3").strip())
    for move in ("discard NS-I", "step 4,-4 4"):
        state.play(GAME.parse(move, state))
    assert "out of the cave, first of all" in words().told(sight_of(GAME, state.screen(1)).players[0].has[1])
    while not state.over:
        state.play(state.default_move())
    sight = sight_of(GAME, state.screen(0))
    screen = PlainScreen(words())
    screen.round_over(sight, sight.finished[0])
    screen.game_over(sight)
    said = capsys.readouterr().out.splitlines()
    assert "You: loyal blue dwarf (1 nugget carried out)." in said
    assert "Cilka: loyal blue dwarf (still inside, 3 nuggets lost)." in said
    assert "Blue clan: 1 carried out × 1 against it = 1. Worked for it: You, Cilka." in said
    assert "All who worked for the blue clan win!" in said
    assert said[-1] == "Winners: You, Cilka"


def test_everybody_s_cards_are_shown_in_a_replay() -> None:
    sight = sight_of_all(GAME, drawn())
    text = draw_board(sight.board, Wish(), 80).text.plain
    assert "∩?" in text
    assert "★?" in text
    assert "≡?" in text
    assert [player.hand for player in sight.players] == [
        ("NS-I", "rat-II", "rat-III"),
        ("NE-I", "NS-II"),
        ("NW-I",),
    ]
