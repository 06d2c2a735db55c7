"""Who must decide something else first is sent to the rule of just that decision."""

import pytest

from tests.rules.diamond_forest.table import Table, given, new, woken

GLADE = """
    E        {}       (path)   E
    (red)    (blue)   (green)  gallery!
    E        (rock-4) (path)   (path)
"""


def entered(tile: str, *lines: str) -> Table:
    return given(GLADE.format(f"({tile})"), *lines).play("reveal 1,0", "enter")


def stuck(tile: str) -> Table:
    return given(GLADE.format(tile), "dwarf 0 1,0 stuck", "phase rolling")


def tricked(trick: str, *lines: str) -> Table:
    return woken(GLADE.format("imp"), "seats 3", "dwarf 0 1,0", *lines, trick=trick)


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        (new(3, choose_entrance=True), "FO-137"),
        (given(GLADE.format("(bog)")), "FO-028"),
        (entered("path"), "FO-029"),
        (given(GLADE.format("(bog)")).play("reveal 1,0"), "FO-023"),
        (given(GLADE.format("(spider)")).play("reveal 1,0"), "FO-054"),
        (entered("imp"), "FO-055"),
        (entered("bog"), "FO-047"),
        (stuck("bog"), "FO-050"),
        (entered("rock-4"), "FO-073"),
        (stuck("rock-4"), "FO-078"),
        (given(GLADE.format("(rock-4)"), "equipment 0 3", rolls=(2,)).play("reveal 1,0", "enter", "roll"), "FO-075"),
        (entered("gallery"), "FO-069"),
        (tricked("trade"), "FO-056"),
        (tricked("look"), "FO-060"),
        (tricked("whisk"), "FO-061"),
        (tricked("whisk", "option whisk_by vote"), "FO-132"),
        (tricked("whisk", "option whisk_by unanimous"), "FO-133"),
        (tricked("shuffle"), "FO-063"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_another_decision_first_cites_its_rule(table: Table, rule: str) -> None:
    wrong = "stay" if rule != "FO-069" else "roll"
    assert table.refused(wrong) == f"other_decision {rule}"
