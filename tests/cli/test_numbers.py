"""Numbers of the commands, as each language writes them."""

import pytest
from click.testing import CliRunner

from permonik.cli import main
from permonik.cli.numbers import decimal, interval, percent, span


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["2.1", "+0.50", "100.0%", "2.5% – 50.0%", "-1.0 – +1.0"]),
        ("cs", ["2,1", "+0,50", "100,0\u00a0%", "2,5\u00a0% – 50,0\u00a0%", "-1,0 – +1,0"]),
        ("sk", ["2,1", "+0,50", "100,0\u00a0%", "2,5\u00a0% – 50,0\u00a0%", "-1,0 – +1,0"]),
    ],
)
def test_a_number_has_the_mark_of_its_language(monkeypatch: pytest.MonkeyPatch, language: str, told: list[str]) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", language)
    bounds = interval({"interval": [0.025, 0.5]})
    assert [decimal(2.13, 1), decimal(0.5, 2, "+"), percent(1.0), bounds, span([-1, 1], 1, "+")] == told


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "saboteur", "--games", "2", "--workers", "1"),
        ("study", "saboteur", "--games", "2", "--workers", "1"),
        ("balance", "saboteur", "--games", "2", "--workers", "1"),
        ("arena", "saboteur", "--bots", "apprentice,random", "--rounds", "2", "--workers", "1"),
    ],
)
def test_no_command_writes_a_czech_number_with_a_point(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", "cs")
    result = CliRunner().invoke(main, list(command))
    assert result.exit_code == 0, result.output
    told = "".join(letter if letter.isdigit() or letter in ".,%" else " " for letter in result.stdout).split()
    assert [word for word in told if "." in word.strip(".")] == []
    assert any("," in word.strip(",") for word in told)
