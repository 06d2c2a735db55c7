"""Looking back at a game: the same seed gives the same answers, curves end at the result, a blunder is named."""

import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from permonik.analysis import Analysis, Analyst, Effort, NoRound
from permonik.analysis.analyst import are_alike
from permonik.analysis.plot import MARGIN, WIDTH, Panel, legend, legend_places, mark_labels, more_rows, picture
from permonik.analysis.words import Teller, percent
from permonik.bots import bot
from permonik.bots.thought import Thought
from permonik.cli import main
from permonik.cli.analyse import suspicions
from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.record import Record, Recorder
from permonik.messages import LANGUAGES, catalogue
from tests.analysis.records import QUICK, SHORT, blunder, by_chance, found_in
from tests.rules.lost_mines.table import given

pytestmark = pytest.mark.any_build  # interpreted, it says the same much later


@pytest.fixture(scope="module", params=[game.id for game in games()])
def played(request: pytest.FixtureRequest) -> tuple[Record, Analysis]:
    game = find_game(request.param)
    options = SHORT.get(game.id, {"rounds": 1})
    record = by_chance(game, max(3, game.least_seats), 7, **options)
    return record, found_in(record)


def test_chances_lie_between_0_and_1_and_end_at_the_result(played: tuple[Record, Analysis]) -> None:
    _, found = played
    for chapter in found.chapters:
        assert [moment.step for moment in chapter.moments] == list(range(chapter.first, chapter.last + 1))
        for moment in chapter.moments:
            assert all(0 <= chance <= 1 for chance in (*moment.sides.values(), *moment.seats))
        end = chapter.moments[-1]
        assert [side for side, chance in end.sides.items() if chance == 1] == chapter.winners
        assert [chance == 1 for chance in end.seats] == chapter.won


def test_everybody_thinks_something_of_everybody(played: tuple[Record, Analysis]) -> None:
    record, found = played
    of = record.seats if found.noted == "suspicion" else 1
    for notes in found.chapters[0].notes:
        assert [len(row) for row in notes.eyes if row] == [of] * len([row for row in notes.eyes if row])
        assert len(notes.audience) == of
        assert all(0 <= chance <= 1 for row in (notes.audience, *notes.eyes) for chance in row)


def test_those_who_watch_are_asked_at_every_step_and_seats_at_some_and_at_the_last(
    played: tuple[Record, Analysis],
) -> None:
    record, found = played
    analyst = Analyst(record, effort=QUICK)
    assert analyst.pace > 1
    for chapter in found.chapters:
        assert [notes.step for notes in chapter.notes] == list(range(chapter.first, chapter.last))
        for notes in chapter.notes:
            seen = analyst.hindsight.notes(analyst.positions[notes.step], None, 1)
            assert notes.audience == pytest.approx(seen, abs=1e-4)
        asked = {notes.step for notes in chapter.notes if any(notes.eyes)}
        assert asked == {*range(chapter.first, chapter.last, analyst.pace), chapter.last - 1}


def test_in_a_usual_game_each_seat_is_asked_at_every_step() -> None:
    assert Analyst(by_chance(find_game("saboteur"), 10, 7)).pace == 1


def test_a_turning_point_is_a_decision_of_the_record(played: tuple[Record, Analysis]) -> None:
    record, found = played
    for point in found.chapters[0].turning_points:
        assert record.moves[point.step - 1] == (point.seat, point.move)
        assert point.instead != point.move


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_and_drawn_in_every_language(played: tuple[Record, Analysis], language: str) -> None:
    record, found = played
    teller = Teller(record, found, catalogue(language))
    assert all(teller.turning_point(point) for chapter in found.chapters for point in chapter.turning_points)
    drawn = picture(teller, found)
    assert drawn.startswith("<svg")
    assert drawn.endswith("</svg>\n")
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_a_legend_of_twelve_stays_in_the_picture() -> None:
    names = ["Alma", "Bartholomea", "Cilka", "Dominik", "Eva", "Ferdinand"] * 2
    (row,) = {y for _, y in legend_places(names[:6])}
    places = legend_places(names)
    assert row == 0.0
    assert more_rows(names) == max(y for _, y in places) > 0
    assert all(x + 30 + 7.5 * len(name) <= WIDTH - MARGIN for name, (x, _) in zip(names, places, strict=True))
    assert len(set(places)) == len(names)
    drawn = "".join(legend(names, 100.0))
    for name, (x, down) in zip(names, places, strict=True):
        assert f'<text x="{x + 30}" y="{100.0 + down}">{name}</text>' in drawn


def test_only_what_is_certain_is_nothing_or_all() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]


def test_numbers_of_turning_points_do_not_lie_upon_each_other() -> None:
    panel = Panel(0.0, 0.0, 100.0, 50.0, [0, 100])
    assert mark_labels(panel, [10, 60]) == [(10.0, "10"), (60.0, "60")]
    assert mark_labels(panel, [10, 14, 80]) == [(12.0, "10, 14"), (80.0, "80")]
    assert mark_labels(panel, [10, 38, 45]) == [(31.0, "10, 38, 45")]
    assert mark_labels(panel, []) == []


def test_it_survives_its_way_through_json(played: tuple[Record, Analysis]) -> None:
    _, found = played
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_the_same_seed_gives_the_same_analysis() -> None:
    record = by_chance(find_game("saboteur"), 3, 5, rounds=1)
    effort = Effort(playouts=0, least=3, most=3, beliefs=6, suspected=1, trial=2, proof=3, swing=0.0)
    assert found_in(record, effort) == found_in(record, effort)


def just_begun() -> Record:
    recorder = Recorder(find_game("saboteur"), 3, 5)
    recorder.play(recorder.state.moves()[0])
    return recorder.so_far()


def test_a_running_game_has_rounds_to_look_at_or_none() -> None:
    with pytest.raises(NoRound, match="a round that has ended"):
        Analyst(just_begun())


def test_an_obvious_blunder_is_named() -> None:
    record = blunder()
    found = found_in(record, Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    (chapter,) = found.chapters
    (point,) = chapter.turning_points
    assert (point.step, point.seat, point.move, point.instead) == (1, 0, "discard EW", "place EW 7,0")
    assert (point.missed, point.kept, point.could) == (True, 0.0, 1.0)
    told = Teller(record, found, catalogue("en")).turning_point(point)
    assert "Alma" in told
    assert "would have given 100" in told


@pytest.mark.parametrize(
    ("at_a_glance", "sureness", "told"),
    [("place EW 7,0", 1.0, False), ("place EW 7,0", 0.5, True), ("discard EW", 1.0, True)],
)
def test_what_nobody_could_miss_is_no_turning_point(
    monkeypatch: pytest.MonkeyPatch, at_a_glance: str, sureness: float, told: bool
) -> None:
    record = replace(blunder(), moves=((0, "place EW 7,0"),))
    analyst = Analyst(record, effort=Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    thought = Thought(analyst.game.parse(at_a_glance, analyst.positions[0]), sureness=sureness)
    monkeypatch.setattr(type(analyst.hindsight), "glance", lambda *_: thought)
    assert sum(1 for _ in analyst.work()) == analyst.size
    found = analyst.done().chapters[0].turning_points
    assert [(point.move, point.kept, point.could) for point in found] == [("place EW 7,0", 1.0, 0.0)] * told


def test_what_looks_the_same_is_luck_and_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    analyst = Analyst(blunder(), effort=Effort(playouts=0, least=4, most=4, trial=4, proof=4))
    moves = analyst.positions[0].moves()
    thought = Thought(moves[0], dict.fromkeys(moves, 0.5), sureness=1 / len(moves))
    monkeypatch.setattr(type(analyst.hindsight), "glance", lambda *_: thought)
    assert sum(1 for _ in analyst.work()) == analyst.size
    assert analyst.done().chapters[0].turning_points == []


@pytest.mark.parametrize(("looked", "alike"), [("", True), ("peeked 0 0", False)])
def test_treasures_are_alike_to_whoever_has_not_looked(looked: str, alike: bool) -> None:
    state = (
        given(f"""
            mines mine-silver mine-gold mine-dragon mine-gems
            treasures gold-4 gold-3 silver-2
            forest
              Y  .  .  .  .  .  .  EW  *NEW
            dwarf 0 8,2
            hand 0 NE NE
            hand 1 NW
            hand 2 NW
            {looked}
        """)
        .play("discard NE", "step 9,2", "stop")
        .state
    )
    moves = state.moves()
    assert len(moves) == 2
    glance = bot("lost-mines", "apprentice").think(state.view(0), moves, 1)
    assert are_alike(glance, *moves) is alike


def analyse(tmp_path: Path, *args: str) -> Result:
    file = tmp_path / "game.txt"
    file.write_text(blunder().write(), encoding="utf-8")
    return CliRunner().invoke(main, ["analyse", str(file), *args])


def test_the_command_tells_draws_and_prints_data(tmp_path: Path) -> None:
    told = analyse(tmp_path, "--language", "cs", "--svg", str(tmp_path / "curves.svg"))
    assert told.exit_code == 0
    assert "Lepší tah" in told.output
    assert (tmp_path / "curves.svg").read_text(encoding="utf-8").startswith("<svg")
    data = msgspec.json.decode(analyse(tmp_path, "--json").stdout, type=Analysis)
    assert data.chapters[0].winners == ["saboteurs"]


@pytest.mark.parametrize("seats", [3, 12])
def test_suspicions_can_be_read_in_a_usual_terminal(seats: int) -> None:
    record = by_chance(find_game("saboteur-2"), seats, 7, rounds=1)
    found = found_in(record)
    (chapter,) = found.chapters
    teller = Teller(record, found, catalogue("en"))
    written = StringIO()
    Console(width=80, file=written).print(suspicions(teller, chapter))
    lines = written.getvalue().splitlines()
    assert "…" not in written.getvalue()
    for seat, name in enumerate(teller.words.names):
        (row,) = [line for line in lines if f"{name} (" in line]
        seen = [chapter.notes[-1].audience, *chapter.notes[-1].eyes]
        told = [str(percent(one[seat])) for place, one in enumerate(seen) if one and place != seat + 1]
        assert re.findall(r"\b[0-9]+\b", row.partition("(")[2]) == told


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("something else", encoding="utf-8")
    result = CliRunner().invoke(main, ["analyse", str(file)])
    assert result.exit_code == 2
    assert "permonik record 2" in result.output


@pytest.mark.parametrize("command", ["analyse", "story"])
def test_a_game_of_which_no_round_has_ended_is_not_called_damaged(tmp_path: Path, command: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(just_begun().write(), encoding="utf-8")
    result = CliRunner().invoke(main, [command, str(file)])
    assert result.exit_code == 2
    assert "No round of this game has ended yet" in result.stderr
    assert "damaged" not in result.stderr
