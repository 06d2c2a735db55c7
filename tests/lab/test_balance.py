"""The report on balance has every game with every number of seats, and can be written down."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.cli import main
from permonik.engine import games
from permonik.lab.balance import balance_cells

pytestmark = pytest.mark.any_build


def balance(*arguments: str) -> Result:
    command = ["balance", *arguments, "--games", "1", "--bots", "random", "--workers", "1"]
    return CliRunner().invoke(main, command, catch_exceptions=False)


def test_every_game_is_played_with_every_number_of_seats_and_seat_0_begins() -> None:
    studies = [cell.study for cell in balance_cells(None, 1, 1, "random", None)]
    expected = [(game.id, seats) for game in games() for seats in range(game.least_seats, game.most_seats + 1)]
    assert [(study.game, study.seats) for study in studies] == expected
    assert {study.options["first_player"] for study in studies} == {0}


def test_the_report_is_told_as_a_table_as_data_and_as_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    printed = balance("saboteur").output
    for word in ("Saboteur", "first player", "points of a role", "Played by bots (random)"):
        assert word in printed
    report = json.loads(balance("saboteur", "--json").stdout)
    assert [(one["game"], one["seats"]) for one in report["cells"]] == [("saboteur", seats) for seats in range(3, 11)]
    assert balance("saboteur", f"--markdown={tmp_path / 'page.md'}").stdout == ""
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "`permonik balance saboteur --games 1 --seed 1 --bots random --markdown page.md`" in page
    assert page.count("\n| ") == 1 + 8


def test_an_unknown_game_is_refused() -> None:
    assert balance("chess").exit_code == 2
