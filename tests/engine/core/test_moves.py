"""Moves are declared once, block by block; docs/notation.md shows what was declared."""

from pathlib import Path

import pytest

from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.moves import Block, Moves, Part
from tools.notation import HEADINGS, written

DOC = (Path(__file__).resolve().parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_documentation_shows_the_moves_as_they_are_declared() -> None:
    assert written(DOC) == DOC, "python -m tools.notation writes it"
    for game in games():
        section = DOC.partition(f"## {HEADINGS[game.id]}: moves\n")[2].partition("\n## ")[0]
        assert f"from 0 to {game.move_count - 1:,}" in section


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_kind_can_be_said_and_its_examples_lead_back(game: Game) -> None:
    notation = game.notation
    assert list(notation.phrases) == [block.kind for block in notation.moves.blocks]
    for block in notation.moves.blocks:
        for example in block.examples:
            assert notation.parts(notation.parse(example)).kind == block.kind == example.split()[0]
            assert notation.text(notation.parse(example)) == example


def test_blocks_follow_each_other_and_parts_count_like_digits() -> None:
    seat, tool = Part("seat", 4), Part("tool", 3)
    moves = Moves(Block("stay", "stay"), Block("break", "break", (tool, seat)), Block("go", "go", (seat,)))
    assert moves.firsts == [0, 1, 13]
    assert moves.count == 17
    assert [moves.taken_apart(move) for move in (0, 1, 12, 13)] == [
        (moves.blocks[0], ()),
        (moves.blocks[1], (0, 0)),
        (moves.blocks[1], (2, 3)),
        (moves.blocks[2], (0,)),
    ]
    assert [moves.number("break", (2, 3)), moves.number("stay"), moves.first("go")] == [12, 0, 13]
    assert moves.blocks[1].formula == "tool * 4 + seat"
