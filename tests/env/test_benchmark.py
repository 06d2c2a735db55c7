"""The benchmark of environments measures what is there, and says what is not."""

import json

import pytest

from benchmarks import environments

pytestmark = [
    pytest.mark.any_build,
    pytest.mark.filterwarnings("ignore"),  # those of other libraries are not ours to mend
]


def test_our_environments_are_measured_beside_those_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    environments.main(["--seconds", "0.01", "--games", "2", "--json", "saboteur"])
    lines = json.loads(capsys.readouterr().out)["lines"]
    own = [line for line in lines if line["library"].startswith("permonik")]
    assert len(own) == 5
    assert all(line["steps_per_second"] > 0 for line in own)
    assert {line["library"].split()[0] for line in lines} == {
        "permonik",
        "Gymnasium",
        "OpenSpiel",
        "PettingZoo",
        "RLCard",
    }
    for line in lines:
        assert (line["steps_per_second"] is None) == ("not installed" in line["what"])
