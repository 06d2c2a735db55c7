"""Files that commands read: whatever they are, a command ends with a sentence."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.cli import main

READERS = ("verify", "replay", "analyse", "story")


@pytest.mark.parametrize("command", READERS)
def test_a_file_without_end_is_no_record(command: str) -> None:
    result = CliRunner().invoke(main, [command, "/dev/zero"])
    assert result.exit_code == 2
    assert "/dev/zero is no record of a game" in result.output
    assert "4 MB" in result.output.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("command", READERS)
def test_a_file_that_cannot_be_read_is_told_with_the_reason(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def torn(*_: object) -> None:
        raise OSError(5, "Input/output error")

    path = tmp_path / "game.txt"
    path.write_text("permonik record 1")
    monkeypatch.setattr(Path, "open", torn)
    result = CliRunner().invoke(main, [command, str(path)])
    assert result.exit_code == 2
    assert "Input/output error" in result.output
