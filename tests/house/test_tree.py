"""What the tree must not hold, such as addresses of package indexes and folders of somebody's machine."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Put together from pieces, or this file would find itself.
FOLDERS = re.compile(r"(?<![\w.-])/(?:{})/".format("|".join(["farm", "home", "root", "Users", "work"])))
INDEXES = re.compile("|".join([r"pypi\.(?:org|io)", "python" + "hosted", "npm" + r"js\.(?:org|com)", r"test\.pypi"]))


def tracked_texts() -> dict[str, str]:
    """Every file that is committed or about to be, except binary ones."""
    # A clone may belong to somebody else than the user who tests it.
    git = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(git, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    contents = {name: (ROOT / name).read_bytes() for name in listing.split("\0") if (ROOT / name).is_file()}
    return {name: content.decode() for name, content in contents.items() if b"\0" not in content}


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in tracked_texts().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_a_folder_of_a_machine() -> None:
    assert lines_with(FOLDERS) == []


def test_no_file_names_a_package_index() -> None:
    assert lines_with(INDEXES) == []


def test_every_folder_with_python_in_it_is_type_checked() -> None:
    folders = {name.split("/")[0] for name in tracked_texts() if name.endswith(".py") and "/" in name}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert folders <= set(project["tool"]["mypy"]["files"])


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name)
def test_a_lock_pins_by_version_and_hash_and_carries_no_address(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    packages = re.findall(r"^\S.*(?:\n .*)*", text, flags=re.MULTILINE)
    assert "http" not in text
    assert packages
    assert [package for package in packages if "==" not in package or "--hash=sha256:" not in package] == []


@pytest.mark.parametrize("line", ["cd /{}/me", "PATH=/{}/bin", "file:///{}/x", '"/{}/"'])
def test_a_folder_of_a_machine_is_recognised(line: str) -> None:
    assert FOLDERS.search(line.format("home"))


@pytest.mark.parametrize("line", ["docs/{}/index.md", "./{}/x", "example.net/{}/", "a-/{}/"])
def test_a_folder_of_the_project_is_not_mistaken_for_one(line: str) -> None:
    assert not FOLDERS.search(line.format("home"))


def test_no_tool_stands_in_the_way_of_a_module_of_python() -> None:
    """`./play` and `./test` run a file there by its path, so its neighbours are found before Python's own modules."""
    tools = {path.stem for path in (ROOT / "tools").glob("*.py")}
    assert tools & sys.stdlib_module_names == set()


@pytest.mark.parametrize("script", ["play", "test"])
def test_a_python_that_has_loaded_nothing_yet_can_begin(script: str) -> None:
    """Not even what a package of this machine loads when Python starts."""
    command = [sys.executable, "-S", str(ROOT / "tools" / "dev.py"), script, "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
