"""What tells others about the project keeps to its schema: how to cite it, and how its wheels would be built."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

import permonik

ROOT = Path(__file__).resolve().parents[2]
CITATION = ROOT / "CITATION.cff"
WORKFLOW = ROOT / ".github" / "workflows" / "wheels.yml"


def read(path: Path) -> Any:
    return YAML(typ="safe").load(path)


@pytest.mark.parametrize(
    ("schema", "path"), [("vendor.citation-file-format", CITATION), ("vendor.github-workflows", WORKFLOW)]
)
def test_a_file_keeps_to_its_schema(schema: str, path: Path) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_citation_is_of_this_version_and_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    citation = read(CITATION)
    assert (citation["version"], citation["license"]) == (project["version"], project["license"])
    assert citation["version"] == permonik.__version__


def test_wheels_are_built_from_the_sdist_for_all_pythons_and_the_usual_platforms() -> None:
    jobs = read(WORKFLOW)["jobs"]
    assert jobs["wheels"]["needs"] == "sdist"
    platforms = {name.split("-")[0] for name in jobs["wheels"]["strategy"]["matrix"]["os"]}
    assert platforms == {"ubuntu", "macos", "windows"}
    chosen = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert chosen["build"] == ["cp311-*", "cp312-*", "cp313-*", "cp314-*"]
    assert "permonik simulate" in chosen["test-command"]
