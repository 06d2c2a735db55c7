"""The commands that others build on: exit codes, JSON keys, messages for bad input."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from click import Context
from click.testing import CliRunner, Result

from permonik.cli import COMMANDS, main
from permonik.cli.words import Command
from permonik.rulebook.coverage import Coverage
from tests.cli.pseudo_terminal import PATIENCE


def call(*args: str) -> Result:
    return CliRunner().invoke(main, list(args), prog_name="permonik")


def data(*args: str) -> object:
    result = call(*args)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_version_says_whether_the_engine_is_compiled() -> None:
    result = call("--version")
    assert result.exit_code == 0
    assert ("compiled" in result.output) != ("interpreted" in result.output)


def test_games_lists_seats_and_options() -> None:
    (saboteur,) = [one for one in data("games", "--json") if one["id"] == "saboteur"]  # type: ignore[attr-defined]  # JSON
    assert saboteur["title"] == "Saboteur"
    assert saboteur["seats"] == [3, 10]
    assert [option["name"] for option in saboteur["options"]] == [
        "rounds",
        "first_player",
        "one_gold_card_per_miner",
        "broken_tool_costs_gold",
    ]


def test_games_says_in_a_sentence_what_each_bot_does() -> None:
    for game in data("games", "--json"):  # type: ignore[attr-defined]  # JSON
        assert [one["name"] for one in game["bots"]] == ["random", "apprentice", "journeyman", "master"]
        assert len({one["does"] for one in game["bots"]}) == 4
        assert all(one["does"].endswith(".") for one in game["bots"])


def test_games_says_which_tables_are_reconstructed() -> None:
    found = {one["id"]: one["reconstructed"] for one in data("games", "--json")}  # type: ignore[attr-defined]  # JSON
    assert found["saboteur"] == []
    assert found["lost-mines"] == ["path", "action", "fixed", "treasure", "board"]
    assert "path, action, fixed, treasure, board" in call("games").output


def test_games_says_all_that_may_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    printed = call("games").output
    for game in data("games", "--json"):  # type: ignore[attr-defined]  # JSON
        assert f"{game['id']}: {game['title']}" in printed
    assert printed.count("| your own") == 3
    monkeypatch.setenv("COLUMNS", "60")
    assert "…" not in call("games").output


def test_a_rule_is_printed_by_its_id() -> None:
    rule = data("rules", "BA-053", "--json")
    assert isinstance(rule, dict)
    assert rule["id"] == "BA-053"
    assert "unbroken tunnel" in rule["text"]
    assert "unbroken tunnel" in call("rules", "ba-053").output


def test_a_list_of_rules_is_printed_by_its_prefix() -> None:
    rules = data("rules", "BA", "--json")
    assert isinstance(rules, list)
    assert len(rules) == 155
    assert len(list(data("rules", "--json"))) == 991  # type: ignore[call-overload]  # JSON


def test_coverage_without_a_test_run_says_so_and_exits_with_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = call("rules", "--coverage", "--json")
    assert result.exit_code == 1
    assert "./test" in result.stderr
    assert result.stdout == ""


def test_coverage_can_be_asked_for_one_rule_or_one_list(monkeypatch: pytest.MonkeyPatch) -> None:
    coverage = Coverage("", {"BA-053": ("tests/one.py::test_it",)})
    monkeypatch.setattr(Coverage, "read", lambda _: coverage)
    assert data("rules", "BA-053", "--coverage", "--json") == {
        "id": "BA-053",
        "covered": True,
        "tests": ["tests/one.py::test_it"],
    }
    assert "tests/one.py::test_it" in call("rules", "ba-053", "--coverage").output
    assert "no test" in call("rules", "BA-054", "--coverage").output
    assert call("rules", "BA", "--coverage").output == "BA: 1 of 155 rules are proved by a test.\n"
    assert len(call("rules", "--coverage").output.splitlines()) == 5
    assert call("rules", "XX-1", "--coverage").exit_code == 2


def test_simulate_reports_the_keys_others_rely_on() -> None:
    report = data("simulate", "saboteur", "--seats", "4", "--games", "3", "--workers", "1", "--json")
    assert isinstance(report, dict)
    assert {"games", "rounds", "steps", "seconds", "wins", "scores"} <= set(report)
    assert report["games"] == 3
    assert report["rounds"] == 9
    assert set(report["wins"]["sides"]) == {"miners", "saboteurs", "nobody"}
    assert call("simulate", "saboteur", "--games", "2", "--workers", "1").exit_code == 0


@pytest.mark.parametrize(
    ("game", "won", "score"), [("saboteur", "rounds", "round"), ("diamond-forest", "games", "game")]
)
def test_simulate_says_what_was_won_and_for_what_the_score_is(game: str, won: str, score: str) -> None:
    printed = call("simulate", game, "--games", "1", "--workers", "1").output
    assert f"{won} won" in printed
    assert f"score per {score}" in printed


@pytest.mark.parametrize(("game", "seats"), [("saboteur", 5), ("diamond-forest", 4)])
def test_simulate_fills_a_table_that_nobody_has_sized(game: str, seats: int) -> None:
    report = data("simulate", game, "--games", "1", "--workers", "1", "--json")
    assert isinstance(report, dict)
    assert (report["seats"], len(report["scores"]["mean"])) == (seats, seats)


def test_an_arena_reports_ratings_gains_and_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    arguments = "saboteur", "--seats", "4", "--bots", "apprentice,random", "--rounds", "2", "--workers", "1"
    report = data("arena", *arguments, "--json")
    assert isinstance(report, dict)
    assert {"game", "seats", "seed", "bots", "rounds", "seconds", "finished", "ratings", "tables"} <= set(report)
    assert [(one["bot"], one["among"]) for one in report["alone"]] == [
        ("apprentice", "random"),
        ("random", "apprentice"),
    ]
    assert {(one["bot"], one["role"]) for one in report["roles"]} == {
        (name, role) for name in ("apprentice", "random") for role in ("miner", "saboteur")
    }
    printed = call("arena", *arguments)
    assert printed.exit_code == 0
    assert "alone among" in printed.output
    assert data("arena", *arguments, "--no-roles", "--json")["roles"] == []  # type: ignore[index]  # JSON


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("play", "chess"), "saboteur"),
        (("play", "saboteur", "--pace", "nan"), "an ordinary number"),
        (("bench", "chess"), "saboteur"),
        (("simulate", "chess"), "saboteur"),
        (("simulate", "saboteur", "--seats", "2"), "3 to 10"),
        (("simulate", "saboteur", "--bots", "grandmaster"), "apprentice"),
        (("simulate", "saboteur", "--option", "rounds=9"), "1 | 2 | 3"),
        (("simulate", "saboteur", "--option", "round=1"), "rounds"),
        (("simulate", "saboteur", "--option", "rounds"), "NAME=VALUE"),
        (("arena", "chess"), "saboteur"),
        (("arena", "saboteur", "--bots", "master"), "BOT,BOT"),
        (("arena", "saboteur", "--bots", "random,grandmaster"), "apprentice"),
        (("arena", "saboteur", "--option", "rounds=2"), "single rounds"),
        (("rules", "XY-001"), "BA"),
    ],
)
def test_wrong_usage_exits_with_2_and_says_what_was_expected(args: tuple[str, ...], named: str) -> None:
    result = call(*args)
    assert result.exit_code == 2
    assert named in result.stderr
    assert f"permonik {args[0]} --help" in result.stderr
    assert result.stdout == ""


def test_every_command_says_what_the_engine_says() -> None:
    context = Context(main)
    assert [name for name in COMMANDS if not isinstance(main.get_command(context, name), Command)] == []


def test_every_command_has_help_with_an_example() -> None:
    for name in COMMANDS:
        result = call(name, "--help")
        assert result.exit_code == 0
        assert f"permonik {name}" in result.output.replace("Usage: permonik", ""), name


def interrupted_after(seconds: float) -> tuple[int, dict[str, object], str]:
    """Exit code, report, and what was said."""
    arguments = ["simulate", "saboteur", "--games", "1000000", "--bots", "apprentice", "--workers", "2", "--json"]
    command = [sys.executable, "-m", "permonik", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        try:
            time.sleep(seconds)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, json.loads(out or b"{}"), err.decode()


def test_ctrl_c_reports_the_finished_prefix_and_stops_soon() -> None:
    for patience in (1.5, 6.0, 25.0, 60.0, 240.0):  # a busy machine takes a while to play its first game
        code, report, said = interrupted_after(patience)
        if report.get("games"):
            break
    assert code == 130
    assert report["finished"] is False
    assert 0 < int(str(report["games"])) < 1_000_000
    assert f"{report['games']:,}" in said
