"""The numbering of the moves in docs/notation.md is that of the games."""

import re
from pathlib import Path

import pytest

from permonik.engine.digging.notation import Notation
from permonik.engine.saboteur.notation import NOTATION as BASE
from permonik.engine.saboteur2.notation import NOTATION as EXPANSION

DOC = (Path(__file__).resolve().parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(heading: str) -> list[tuple[int, list[str]]]:
    """The first number of each block and the texts that the table gives as examples."""
    section = DOC.partition(f"## {heading}: moves\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| ([\d,]+) \|.*\| ([^|]*) \|$", section, re.MULTILINE)
    return [(int(start.replace(",", "")), re.findall(r"`([^`]*)`", texts)) for start, texts in rows]


@pytest.mark.parametrize(
    ("heading", "notation", "kinds"), [("Saboteur", BASE, 8), ("Saboteur 2", EXPANSION, 18)], ids=["base", "expansion"]
)
def test_every_block_begins_where_its_kind_of_move_does(heading: str, notation: Notation, kinds: int) -> None:
    table = blocks(heading)
    assert len(table) == kinds == len(notation.readers)
    for start, texts in table:
        kind = texts[0].split()[0]
        assert notation.parts(start).kind == kind
        assert start == 0 or notation.parts(start - 1).kind != kind
        assert all(notation.text(notation.parse(text)) == text for text in texts)
