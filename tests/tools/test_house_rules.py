"""What the lobby tells of house rules comes from a run of `python -m tools.house_rules`."""

from pathlib import Path

import permonik
from tools import house_rules
from tools.house_rules import MEASURED, Measured, measure_game, read, rules_of, write


def test_each_rule_is_played_for_itself_and_once_none(tmp_path: Path) -> None:
    game = permonik.game("saboteur")
    rows = list(measure_game(game, Measured(("broken_tool_costs_gold",), 2, counts_gold=True), [3]))
    assert {(row["option"], row["value"]) for row in rows} == {("", ""), ("broken_tool_costs_gold", "true")}
    assert {row["rounds"] for row in rows} == {"2"}
    assert {row["what"] for row in rows} == {"won", "gold"}
    assert rows == list(measure_game(game, Measured(("broken_tool_costs_gold",), 2, counts_gold=True), [3]))
    write(tmp_path / "table.csv", rows)
    assert read(tmp_path / "table.csv") == rows


def test_the_table_of_the_package_is_whole() -> None:
    found = {(row["game"], row["seats"], row["option"], row["value"]) for row in read(house_rules.FILE)}
    wanted = {
        (name, str(seats), option, "" if value is None else str(value).lower())
        for name, measured in MEASURED.items()
        for seats in range(permonik.game(name).least_seats, permonik.game(name).most_seats + 1)
        for option, value in rules_of(permonik.game(name), measured.options)
    }
    assert found == wanted
