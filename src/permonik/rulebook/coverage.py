"""Which rules are proved by a test: written by a run of the whole test suite, read by `permonik rules --coverage`."""

import hashlib
import re
from pathlib import Path

import msgspec

FILE = Path(".permonik", "coverage.json")
RATCHET = Path("tests", "covered-rules.txt")
"""The rules that once had a test and must not lose it."""

BY_PRODUCT = re.compile(r"\.|__pycache__$|.*\.egg-info$")
"""Names of what tools leave in the tree: caches and build records."""


class CoverageError(Exception):
    """There is no coverage that says anything about the tree as it is."""


class MissingCoverage(CoverageError):
    """No whole run of the tests has left a readable coverage file."""


class StaleCoverage(CoverageError):
    """The sources or the tests have changed since coverage was written."""


def tree_hash(root: Path) -> str:
    """A hash of all files under `src/` and `tests/`, except what building and testing leave there."""
    total = hashlib.sha256()
    for folder in ("src", "tests"):
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root)
            if path.is_file() and not _is_by_product(name):
                total.update(f"{name.as_posix()}\0{path.stat().st_size}\0".encode())
                total.update(path.read_bytes())
    return total.hexdigest()


def _is_by_product(name: Path) -> bool:
    return name == RATCHET or any(BY_PRODUCT.match(part) for part in name.parts)


class Coverage(msgspec.Struct, frozen=True):
    """The covered rules of one tree."""

    tree: str
    """What `tree_hash` gave for the tested tree."""
    tests: dict[str, tuple[str, ...]]
    """For each covered rule the tests that ran and passed."""

    @classmethod
    def read(cls, root: Path) -> "Coverage":
        """The coverage of the project at `root`, refused unless it is about the tree as it is."""
        path = root / FILE
        try:
            coverage = msgspec.json.decode(path.read_bytes(), type=cls)
        except (OSError, msgspec.DecodeError) as error:
            raise MissingCoverage(f"expected {path}, written by a whole run of ./test; got {error}") from error
        if coverage.tree != (current := tree_hash(root)):
            found = f"expected coverage of tree {current[:12]}, got that of {coverage.tree[:12]}"
            raise StaleCoverage(f"{found}: src or tests changed since it was written; run ./test")
        return coverage

    def write(self, root: Path) -> None:
        path = root / FILE
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")
