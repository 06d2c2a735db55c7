"""The pictures of the documentation can be drawn again and fetch nothing."""

import re

from tools.pictures import PICTURES, terminal


def test_the_terminal_is_drawn_as_it_looks_today() -> None:
    svg = terminal()
    assert "★?" in svg
    assert "Round&#160;1&#160;of&#160;3" in svg
    assert svg == (PICTURES / "terminal.svg").read_text(encoding="utf-8"), "python -m tools.pictures draws it anew"


def test_a_picture_fetches_nothing() -> None:
    for path in PICTURES.glob("*.svg"):
        assert re.findall(r"url\(\W*http|href=\W*http|@font-face", path.read_text(encoding="utf-8")) == []
