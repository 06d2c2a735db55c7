"""The API reference is that of the sources."""

from pathlib import Path

import pytest

from tools.api import MODULES, file_of, reference

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.any_build
def test_the_reference_is_current() -> None:
    """`python -m tools.api docs/api.md` writes it anew."""
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == reference()


def test_every_module_of_the_reference_is_there() -> None:
    assert [module for module in MODULES if not file_of(module).is_file()] == []


def test_it_has_signatures_attributes_and_what_is_said_of_them() -> None:
    lines = reference().splitlines()
    assert "- `new(seats: int, seed: int | bytes, **options: object) -> State`: A new game, dealt." in lines
    assert "- `over`" not in lines
    assert any(line.startswith("- `to_move: i64`: The seat that must decide now") for line in lines)
