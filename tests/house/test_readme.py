"""The README is true: its Python runs, and a game it calls complete has a test for every rule."""

import doctest
import re
from pathlib import Path

from permonik.engine import games
from permonik.rulebook import rules_of

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `([a-z0-9-]+)` \|.*\| ([A-Z]{2}), (\d+) \| (\w+) \|$", re.MULTILINE)


def table_of_games() -> list[tuple[str, str, int, str]]:
    found = ROW.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    return [(name, rules, int(count), status) for name, rules, count, status in found]


def test_the_python_in_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 9
    assert result.failed == 0


def test_the_table_of_games_has_all_five_with_their_rules() -> None:
    table = table_of_games()
    assert len(table) == 5
    for _, rules, count, _ in table:
        assert count == len(rules_of(rules))


def test_a_complete_game_has_a_test_for_every_rule() -> None:
    covered = (ROOT / "tests" / "covered-rules.txt").read_text(encoding="utf-8").split()
    complete = [(name, rules) for name, rules, _, status in table_of_games() if status == "complete"]
    for _, rules in complete:
        assert [rule.id for rule in rules_of(rules) if rule.id not in covered] == []


def test_no_game_that_can_be_played_is_only_planned() -> None:
    assert [name for name, _, _, status in table_of_games() if status != "planned"] == [game.id for game in games()]
