"""Variants of a game are played with other tables, elsewhere, and never change the real game."""

import csv
import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from pyarrow import parquet  # type: ignore[import-untyped] # it says nothing about its types

from permonik.cli import main
from permonik.engine import game, games
from permonik.engine.core import cards
from permonik.engine.core.errors import UnfitTables, UnknownGame, WrongOption, WrongSeats, WrongSeed
from permonik.engine.core.game import Game
from permonik.lab.batches import WorkerLost, in_order
from permonik.lab.dials import UnknownDial, WrongDial, dials_of, key_of, names_of, rows_of, split
from permonik.lab.line_up import WrongLineUp
from permonik.lab.simulate import GameResult, Study
from permonik.lab.simulate import run as simulate
from permonik.lab.what_if import Question, cells_of, check_tables, run
from tests.lab.crashing import die_always, die_once

pytestmark = pytest.mark.any_build

SABOTEUR = game("saboteur")
EVERY_GAME = pytest.mark.parametrize("rules", games(), ids=lambda rules: rules.id)


def question(vary: dict[str, tuple[str, ...]], seats: tuple[int, ...] = (5,)) -> Question:
    return Question("saboteur", seats, 3, 3, "random", vary, {"rounds": 1})


def results(asked: Question, workers: int) -> list[tuple[int, GameResult]]:
    return list(run(cells_of(asked), workers))


def study(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["study", *arguments], catch_exceptions=False)


@EVERY_GAME
def test_every_dial_turns_one_number_of_a_table(rules: Game) -> None:
    seats = rules.most_seats
    for name, dial in dials_of(rules).items():
        _, tables = split(rules, {name: "77"}, seats)
        (place,) = tables
        before, after = rows_of(cards.table_text(place)), rows_of(tables[place])
        changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
        assert [new[dial.column] for _, new in changed] == ["77"]
        assert all(old | {dial.column: "77"} == new for old, new in changed)


@EVERY_GAME
def test_a_dial_that_is_left_where_it_was_makes_no_variant(rules: Game) -> None:
    for name, dial in dials_of(rules).items():
        rows = rows_of(cards.table_text(dial.place))
        seats = rules.least_seats
        row = next(row for row in rows if key_of(row) == (dial.key or str(seats)))
        assert split(rules, {name: row[dial.column]}, seats) == ({}, {})


@EVERY_GAME
def test_the_printed_tables_are_fit_for_every_number_of_seats(rules: Game) -> None:
    for seats in range(rules.least_seats, rules.most_seats + 1):
        rules.check_tables(seats)


def test_cards_columns_rows_and_options_are_known_by_their_names() -> None:
    assert {"map", "distance", "hand", "saboteurs", "pay.2", "gold.3", "NESW", "rounds"} <= set(names_of(SABOTEUR))
    assert split(SABOTEUR, {"rounds": "2"}, 5) == ({"rounds": "2"}, {})


def test_other_tables_are_read_instead_of_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    _, tables = split(SABOTEUR, {"map": "1"}, 5)
    for place, text in tables.items():
        monkeypatch.setitem(cards.OTHER_TABLES, place, text)
    package = "permonik.engine.saboteur"
    assert {card.name: card.count for card in cards.read_cards(package, "action.csv")}["map"] == 1


def test_what_cannot_be_varied_is_refused() -> None:
    with pytest.raises(UnknownDial, match=r"expected rounds, .*, map, .*, got hands"):
        split(SABOTEUR, {"hands": "5"}, 5)
    for value in ("-1", "many", "100", "", "9" * 5_000):
        with pytest.raises(WrongDial, match="expected 0 to 99, got"):
            split(SABOTEUR, {"map": value}, 5)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        *(({"seats": seats}, WrongSeats) for seats in (None, 5, "5", (None,), ("5",))),
        *(({"vary": vary}, UnknownDial) for vary in (None, "map", ["map"], {None: ("1",)})),
        *(({"vary": {"map": values}}, WrongDial) for values in (None, 3, "35", (3,), (None,), (["1"],))),
        *(({"options": options}, WrongOption) for options in (None, "rounds", [1])),
        ({"vary": {"rounds": (None,)}}, WrongOption),
        ({"games": None}, WrongOption),
        ({"budget": "x"}, WrongOption),
        ({"seed": None}, WrongSeed),
        ({"bots": None}, WrongLineUp),
        ({"game": []}, UnknownGame),
    ],
)
def test_a_question_of_a_wrong_type_is_refused(change: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        cells_of(replace(question({"map": ("1", "2")}), **change))


def test_variants_are_played_by_their_tables_and_the_real_game_as_ever() -> None:
    asked = question({"pay.2": ("3", "9")}, seats=(5, 6))
    found = results(asked, workers=2)
    assert [cell for cell, _ in found] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert found == results(asked, workers=1)
    real = [result for cell, result in found if cell < 2]
    for seats, of_seats in ((5, real[:3]), (6, real[3:])):
        assert of_seats == list(simulate(Study("saboteur", seats, 3, 3, "random", {"rounds": 1}), 1))
    paid = {
        (ended.roles.count("saboteur"), points)
        for cell, result in found
        for ended in result.rounds
        for role, points in zip(ended.roles, ended.points, strict=True)
        if cell > 1 and role == "saboteur" and ended.winners == ("saboteurs",)
    }
    assert (2, 9) in paid <= {(1, 4), (2, 9)}
    assert os.environ.get(cards.VARIABLE) is None


def test_a_deck_that_cannot_be_played_is_refused_with_the_reason() -> None:
    for name, value, reason in (
        ("NESW", "40", r"setting NESW=40\).*at most 22 cells to east and west"),
        ("hand", "7", "hands of 1 to 6 cards"),
        ("saboteurs", "5", "at most 4 saboteurs"),
        ("distance", "1", "goals 2 to 9 columns"),
    ):
        with pytest.raises(UnfitTables, match=reason):
            check_tables(cells_of(question({name: (value,)})))


@pytest.mark.parametrize(
    ("rules", "setting", "reason"),
    [
        ("saboteur-2", "saboteur=0,blue-miner=0", "at least 12 dwarf cards"),
        ("lost-mines", "loyal=9", "at most 3 loyal dwarfs"),
        ("dark-cave", "first_level=5,saboteurs=7", "at most 2 cards of blue-saboteur|more than"),
    ],
)
def test_every_game_says_what_its_tables_must_hold(rules: str, setting: str, reason: str) -> None:
    vary = {name: (value,) for name, _, value in (pair.partition("=") for pair in setting.split(","))}
    with pytest.raises(UnfitTables, match=reason):
        check_tables(cells_of(Question(rules, (game(rules).most_seats,), 1, 1, "random", vary)))


@pytest.mark.parametrize("rules", ["saboteur-2", "lost-mines", "dark-cave"])
def test_bots_play_variants_of_other_games(rules: str) -> None:
    dial = {"saboteur-2": "distance", "lost-mines": "troll", "dark-cave": "rat"}[rules]
    options = {} if rules == "dark-cave" else {"rounds": 1}
    asked = Question(rules, (4,), 1, 1, "random", {dial: ("4",)}, options)
    cells = cells_of(asked)
    check_tables(cells)
    ((_, result),) = run(cells, 1)
    assert sum(result.lengths) > 10


def test_commands_of_people_do_not_run_with_other_tables() -> None:
    variables = {**os.environ, cards.VARIABLE: json.dumps({"nowhere/no.csv": "a\n1"})}
    command = [sys.executable, "-m", "permonik", "games"]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert cards.VARIABLE in done.stderr


def test_a_worker_that_dies_costs_nothing_but_time(tmp_path: Path) -> None:
    work = partial(die_once, tmp_path / "died")
    assert list(in_order(work, 20, 2)) == list(range(20))
    assert (tmp_path / "died").exists()


def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(WorkerLost):
        list(in_order(die_always, 2, 2))


def test_the_command_writes_a_report_a_table_a_plot_and_data_files(tmp_path: Path) -> None:
    asked = ["saboteur", "--vary", "pay.2=1,3", "--seats", "5-6", "--games", "2", "--bots", "random"]
    asked += ["--option", "rounds=1", "--workers", "2", "--json"]
    files = [f"--{kind}={tmp_path / kind}" for kind in ("csv", "parquet", "svg")]
    done = study(*asked, *files)
    report = json.loads(done.stdout)
    assert (report["bots"], report["finished"], report["vary"]) == ("random", True, {"pay.2": ["1", "3"]})
    assert "bots (random)" in report["note"]
    assert [(cell["setting"], cell["seats"]) for cell in report["cells"]] == [
        ({"pay.2": pay}, seats) for pay in ("1", "3") for seats in (5, 6)
    ]
    with (tmp_path / "csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["pay.2"] for row in rows] == ["1", "1", "3", "3"]
    assert {"won_miners", "won_miners_low", "won_miners_high", "moves", "gold_saboteur_high", "bots"} <= set(rows[0])
    assert [str(row["won_miners"]) for row in parquet.read_table(tmp_path / "parquet").to_pylist()] == [
        row["won_miners"] for row in rows
    ]
    drawing = ElementTree.parse(tmp_path / "svg").getroot()
    assert len(drawing.findall("{*}circle")) == 4
    assert {"5 players", "6 players"} <= {text.text for text in drawing.findall("{*}text")}
    again = json.loads(study(*asked[:-3], "--workers", "1", "--json").stdout)
    assert again["cells"] == report["cells"]


def test_the_table_says_who_won_how_long_and_for_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    done = study("saboteur", "--games", "1", "--bots", "random", "--option", "rounds=1", "--workers", "1")
    assert done.exit_code == 0
    for word in ("miners", "moves", "score per round", "Played by bots (random)"):
        assert word in done.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "9-3"), "Players are written"),
        (("--seats", "few"), "Players are written"),
        (("--seats", "2"), "is for 3 to 10 players"),
        (("--vary", "map"), "NAME=VALUE"),
        (("--vary", "map=1", "--vary", "map=2"), "each name once"),
        (("--vary", "maps=1"), "Nothing called"),
        (("--vary", "map=x"), "0 to 99"),
        (("--vary", "rounds=9"), "1 | 2 | 3"),
        (("--side", "elves"), "Choose one of: miners"),
        (("--bots", "genius"), "genius"),
    ],
)
def test_bad_input_says_what_was_expected(arguments: tuple[str, ...], said: str) -> None:
    done = study("saboteur", *arguments)
    assert done.exit_code == 2
    assert said in done.output
