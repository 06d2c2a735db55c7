"""`permonik worker`: what is wrong is said, and how it exits."""

import pytest
from click.testing import CliRunner

from permonik.cli import main


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERMONIK_LANGUAGE", "en")
    monkeypatch.delenv("PERMONIK_REDIS", raising=False)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--redis"),
        (["--redis", "http://localhost"], "got http://localhost"),
        (["--redis", "redis://localhost", "--processes", "0"], "0"),
    ],
)
def test_bad_input_is_wrong_usage(arguments: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["worker", *arguments])
    assert result.exit_code == 2
    assert said in result.output


def test_help_has_examples() -> None:
    assert "permonik worker --redis redis://localhost" in CliRunner().invoke(main, ["worker", "--help"]).output
