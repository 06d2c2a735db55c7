"""Data sets hold what they say, in both formats, and a decision holds nothing that its seat does not know."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet  # type: ignore[import-untyped] # it says nothing about its types

from permonik.bots import bots
from permonik.cli import main
from permonik.engine import game, games
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.record import read_record
from permonik.lab.dataset import TABLES, decision_row, run
from permonik.lab.simulate import Study
from permonik.lab.simulate import run as simulate

pytestmark = pytest.mark.any_build

ROOT = Path(__file__).resolve().parents[2]
STUDY = Study("saboteur", 4, 2, 5, "apprentice,random,apprentice,random", {"rounds": 1})


def dataset(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["dataset", *arguments], catch_exceptions=False)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_the_games_are_those_of_a_simulation_whatever_the_number_of_workers() -> None:
    played = list(run(STUDY, 1))
    assert played == list(run(STUDY, 2))
    simulated = list(simulate(STUDY, 1))
    assert [(tuple(one.game["scores"]), tuple(one.game["winners"])) for one in played] == [  # type: ignore[arg-type] # rows hold anything
        (one.scores, one.winners) for one in simulated
    ]
    assert [len(one.decisions) for one in played] == [sum(one.lengths) for one in simulated]


@pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)
def test_a_decision_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(rules: Game) -> None:
    """The two-worlds test: other seats hold other cards and roles, and the row is the same to the byte."""
    chance, state = Fast(11), rules.new(max(4, rules.least_seats), seed=11)
    apprentice = next(bot for bot in bots(rules.id) if bot.name == "apprentice")
    differed = compared = 0
    while not state.over and compared < 6:
        if state.number % 9 == 4:
            other = rules.imaginer(state.view(int(state.to_move)))(state.number)
            differed += other.save() != state.save()
            compared += 1
            assert decision_row(rules, other, 0, apprentice, 7, None) == decision_row(
                rules, state, 0, apprentice, 7, None
            )
        moves = state.moves()
        state.play(moves[chance.below(len(moves))])
    assert differed > 1


def test_both_formats_hold_the_same_rows_and_say_which_columns_they_have(tmp_path: Path) -> None:
    asked = ["--seats", "4", "--games", "2", "--seed", "5", "--bots", STUDY.bots, "--option", "rounds=1"]
    asked += ["--workers", "1", "--json"]
    report = json.loads(dataset("saboteur", str(tmp_path / "lines"), *asked).stdout)
    dataset("saboteur", str(tmp_path / "parquet"), *asked, "--format", "parquet")
    described = json.loads((tmp_path / "lines" / "schema.json").read_text(encoding="utf-8"))
    assert (described["format"], described["version"], described["bots"]) == ("permonik-dataset", 1, STUDY.bots)
    assert described == json.loads((tmp_path / "parquet" / "schema.json").read_text(encoding="utf-8"))
    for table, columns in TABLES.items():
        lines = lines_of(tmp_path / "lines" / f"{table}.jsonl")
        rows = parquet.read_table(tmp_path / "parquet" / f"{table}.parquet").to_pylist()
        nested = [name for name, (kind, _) in columns.items() if kind == "json"]
        assert lines == [row | {name: json.loads(row[name]) for name in nested} for row in rows]
        assert [list(line) for line in lines] == [list(columns)] * len(lines)
        assert list(described["tables"][table]) == list(columns)
        assert len(lines) == report[table]


def test_a_game_can_be_replayed_and_its_views_read_again() -> None:
    (played,) = run(Study("saboteur", 4, 1, 5, "apprentice", {"rounds": 1}), 1)
    rules = game("saboteur")
    record = read_record(str(played.game["record"]))
    assert [f"{seat} {move}" for seat, move in record.moves] == played.game["moves"]
    states = [state for state, _ in record.replay(rules)]
    assert list(states[-1].scores) == played.game["scores"]
    for row in played.decisions:
        view = rules.load_view(str(row["view"]).encode())
        assert (view.seat, view.to_move, view.number) == (row["seat"], row["seat"], row["step"])
        assert row["move"] in row["moves"]  # type: ignore[operator] # rows hold anything
        roles = json.loads(str(row["roles"]))
        assert [round(sum(chances.values()), 3) for chances in roles] in ([1.0] * 4, [])
    assert any(row["roles"] != "[]" for row in played.decisions)


def test_every_column_is_described_in_the_docs() -> None:
    page = (ROOT / "docs" / "dataset.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*) \|$", page, re.MULTILINE)
    assert described == [(name, *column) for columns in TABLES.values() for name, column in columns.items()]


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "precious").touch()
    done = dataset("saboteur", str(tmp_path))
    assert done.exit_code == 2
    assert "not empty" in done.output


def test_a_folder_that_cannot_be_looked_at_is_told_with_the_reason(tmp_path: Path) -> None:
    done = dataset("saboteur", str(tmp_path / (300 * "x")))
    assert done.exit_code == 2
    assert "File name too long" in done.output
