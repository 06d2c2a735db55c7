"""Who may know whom: imports point only downwards."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "permonik"

EVERYTHING_BELOW_THE_TABLES = {"engine", "bots", "rulebook", "messages"}
MAY_IMPORT = {
    "__init__": {"engine"},
    "engine": set(),
    "rulebook": set(),
    "messages": set(),
    "bots": {"engine"},
    "sights": {"engine", "rulebook", "messages"},
    "analysis": {*EVERYTHING_BELOW_THE_TABLES, "sights"},
    "lab": EVERYTHING_BELOW_THE_TABLES,
    "env": EVERYTHING_BELOW_THE_TABLES,
    "server": {*EVERYTHING_BELOW_THE_TABLES, "analysis"},
    "cli": {*EVERYTHING_BELOW_THE_TABLES, "sights", "analysis", "lab", "env", "server"},
    "__main__": {"cli"},
}


def imported_modules(source: str, module: str, *, is_package: bool) -> Iterator[str]:
    """Full names of what the source imports; `from a import b` gives `a.b`, since `b` may be a module."""
    parents = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else []
            start = [*base, node.module] if node.module else base
            yield from (".".join([*start, alias.name]) for alias in node.names)


def packages(source: str, module: str, *, is_package: bool) -> set[str]:
    """The packages, such as `engine`, that a module imports from."""
    names = [name.split(".") for name in imported_modules(source, module, is_package=is_package)]
    return {parts[1] for parts in names if parts[0] == "permonik" and len(parts) > 1}


def forbidden(path: Path) -> set[str]:
    name = path.relative_to(PACKAGE).with_suffix("")
    is_package = name.name == "__init__"
    module = ".".join(["permonik", *(name.parts[:-1] if is_package else name.parts)])
    own = name.parts[0]
    return packages(path.read_text(encoding="utf-8"), module, is_package=is_package) - MAY_IMPORT[own] - {own}


def test_every_package_says_whom_it_may_import() -> None:
    found = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert found <= MAY_IMPORT.keys()


def test_imports_point_only_downwards() -> None:
    upwards = {str(path.relative_to(PACKAGE)): forbidden(path) for path in sorted(PACKAGE.rglob("*.py"))}
    assert {name: imported for name, imported in upwards.items() if imported} == {}


def test_nobody_imports_the_command_line() -> None:
    assert [name for name, below in MAY_IMPORT.items() if "cli" in below] == ["__main__"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import permonik.server.tables", {"server"}),
        ("from permonik import bots", {"bots"}),
        ("from permonik.cli import main", {"cli"}),
        ("from ..lab import arena", {"lab"}),
        ("from .. import env, server", {"env", "server"}),
        ("from .mine import Mine", {"engine"}),
        ("def play():\n    from permonik.bots.apprentice import Apprentice", {"bots"}),
        ("import json\nfrom pathlib import Path", set()),
    ],
)
def test_an_import_is_found_however_it_is_written(source: str, expected: set[str]) -> None:
    assert packages(source, "permonik.engine.state", is_package=False) == expected


def test_a_package_is_its_own_parent() -> None:
    assert packages("from . import mine\nfrom .. import bots", "permonik.engine", is_package=True) == {"engine", "bots"}
