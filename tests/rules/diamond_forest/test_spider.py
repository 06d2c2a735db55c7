"""Spider: FO-053 and FO-054."""

import pytest

from permonik.engine.diamond_forest.tiles import NAMES
from tests.rules.diamond_forest.table import given

WEB = """
    E       (spider) (red)
    (blue)  (path)   (green)
    E       (bog)    (path)
"""


@pytest.mark.rule("FO-053")
def test_the_spider_cannot_be_entered_nor_crossed() -> None:
    table = given(WEB).play("reveal 1,0")
    assert table.refused("enter") == "no_entry FO-053"
    lit = given(WEB.replace("(spider)", "spider!"))
    assert lit.moves() == ["reveal 0,1"]
    assert lit.refused("step 1,0") == "no_entry FO-053"
    assert lit.refused("reveal 1,0") == "no_entry FO-053"


@pytest.mark.rule("FO-053")
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("spider", "entrance")])
def test_every_other_tile_can_be_entered(name: str) -> None:
    tile = name.removeprefix("diamond-")
    rest = " ".join(f"({colour})" for colour in ("red", "blue", "green", "yellow") if colour != tile)
    assert given(f"E ({tile}) {rest} E").play("reveal 1,0").moves() == ["enter", "retreat"]


@pytest.mark.rule("FO-054")
def test_a_spider_that_is_turned_over_is_covered_again_and_the_turn_ends() -> None:
    table = given(WEB).play("reveal 1,0")
    assert table.moves() == ["retreat"]
    assert table.refused("stop") == "other_decision FO-054"
    table.play("retreat")
    assert (table.at(1, 0), table.where(0), table.to_move) == ("(spider)", (0, 0), 1)


@pytest.mark.rule("FO-054")
def test_also_in_the_middle_of_a_chain() -> None:
    chain = given("E (path) (spider) (red)\n(bog) (bog) (blue) (green)\nE (bog) (bog) (bog)")
    chain.play("reveal 1,0", "enter", "reveal 2,0", "retreat")
    assert (chain.where(0), chain.to_move) == ((1, 0), 1)
