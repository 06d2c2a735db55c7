"""The scripts in examples/ do what they say."""

from pathlib import Path

import pytest

pytestmark = pytest.mark.any_build


def test_a_learner_beats_random_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from examples import learn_forest  # noqa: PLC0415 - a second and more, for every worker that collects tests

    curve = tmp_path / "curve.svg"
    assert learn_forest.main(["--rounds", "4", "--games", "24", "--steps", "250", "--curve", str(curve)]) == 0
    assert curve.read_text(encoding="utf-8").startswith("<svg")
    *_, last = capsys.readouterr().out.splitlines()
    won, _, ended = last.partition(": ")[2].split()[:3]
    assert int(ended) > 10
    assert int(won) / int(ended) > 0.7, "random moves win half of the games"
