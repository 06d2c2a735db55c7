"""Damaged positions, deals and drawings of The Dark Cave."""

import msgspec
import pytest

from tests.engine.damage import refuse, refuse_fact, refuse_line, saved
from tests.engine.dark_cave.play import GAME
from tests.engine.dark_cave.worlds import played_world

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
WEB = {"x": 0, "y": 0, "side": "E", "token": "web-I", "seat": 1, "number": 2}
GIVEN = {"seat": 0, "holder": 1, "cards": ["NS-I"], "unseen": [0, 0, 0]}
LOYAL, SABOTEUR = "blue-loyal", "blue-saboteur"


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("phase", "dancing", "acting | voting | walking | turning | creeping | fighting | over"),
        ("phase", "walking", "played or discarded"),
        ("round", 2, "1 to 1"),
        ("dwarves", [LOYAL, LOYAL, LOYAL, SABOTEUR], "'blue-saboteur': 2"),
        ("dwarves", [LOYAL, LOYAL, "yellow-saboteur", SABOTEUR], "'blue-loyal': 2"),
        ("dwarves", ["elf", LOYAL, SABOTEUR, SABOTEUR], "blue-loyal | blue-saboteur"),
        ("faces", ["goal-exit"] * 4, "goal-exit goal-lair goal-ladder goal-vein"),
        ("deck", ["NS-III", "NS-I"], "levels I*1 III*1"),
        ("deck", ["elf"], "NESW-I"),
        ("aside", ["NS-I"], "15 entries"),
        ("aside", ["rat-III"] * 15, "5 cards of each level"),
        ("nuggets", [3, 3, 3], "4 entries"),
        ("nuggets", [47, 0, 0, 0], "0 to 46"),
        ("nuggets", [40, 7, 0, 0], "at most 46"),
        ("veins", [{"x": 0, "y": 0}], "fields of veins"),
        ("boots", ["rat-I", "", "", ""], "boots-I | boots-II"),
        ("axes", [["battle-axe-II", "battle-axe-I"], [], [], []], "in the order of the levels"),
        ("axes", [["axe"], [], [], []], "battle-axe-I"),
        ("lying", [4], "a seat from 0 to 3"),
        ("lying", [1, 1], "each seat once"),
        ("open_dwarves", [7], "a seat from 0 to 3"),
        ("first_out", 1, "nobody"),
        ("figures", [None, *[{"x": 0, "y": 0}] * 3, None, None, None], "who is out"),
        ("figures", [{"x": 1, "y": 0}, *[{"x": 0, "y": 0}] * 3, None, None, None], "a cell with a card"),
        ("figures", [{"x": 0, "y": 0, "field": 1}, *[{"x": 0, "y": 0}] * 3, None, None, None], "a field from 0 to 0"),
        ("figures", [{"x": 4, "y": 4}, *[{"x": 0, "y": 0}] * 3, None, None, None], "only to turn it"),
        ("figures", [*[{"x": 0, "y": 0}] * 4, {"x": 0, "y": 0}, None, None], "those that stand in the cave"),
        ("creatures", [{"creature": "rat", "seat": 0, "card": "rat-I"}], "those that stand in the cave"),
        ("creatures", [{"creature": "rat", "seat": 0, "card": "goblin-II"}], "rat-I"),
        ("tokens", [{**WEB, "number": 3}], "side 1 or 2"),
        ("tokens", [{**WEB, "seat": None}], "a seat"),
        ("tokens", [{**WEB, "token": "trap"}], "web-I | web-II | web-III"),
        ("tokens", [WEB, {**WEB, "token": "web-II"}], "one on a border"),
        ("creeping", "rat", "expected nothing"),
        ("met", "goblin", "expected nothing"),
        ("attacked", [1], "seats that a creature meets"),
        ("drawer", 1, "nobody before the swap"),
        ("steps", 2, "0 to 0"),
        ("given", [{**GIVEN, "holder": 0}], "a hand that another seat holds"),
        ("given", [{**GIVEN, "unseen": [0]}], "3 entries"),
        ("given", [{**GIVEN, "cards": []}], "at least one card"),
        ("given", [{**GIVEN, "unseen": [1, 0, 0], "cards": ["rat-III"]}], "in hand or discarded unseen"),
        ("results", [{}], "damaged position"),
    ],
)
def test_an_impossible_fact_is_refused(name: str, value: object, expected: str) -> None:
    assert expected in refuse_fact(GAME, name, value)


DRAWN = """position dark-cave
seats 3
cave
  S 2De:EW
dwarf 1 1,0 1
hand 0 NS-I
creature rat-I 1,0:1 2
token web-I 0,0 E 2 1
"""


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("  S 2De:EW", "  S 4EW", "edges such as"),
        ("  S 2De:EW", "  S ?", "only at"),
        ("dwarf 1 1,0 1", "dwarf 1 1,0 2", "a field from 0 to 1"),
        ("dwarf 1 1,0 1", "dwarf 5 0,0", "0 to 2"),
        ("hand 0 NS-I", "hand 0 elf", "a card of the deck"),
        ("creature rat-I 1,0:1 2", "creature elf-I 1,0 2", "rat | crawler | goblin"),
        ("token web-I 0,0 E 2 1", "token web-I 0,0 N 2 1", "E | S"),
        ("token web-I 0,0 E 2 1", "token web-I 3,0 E 2 1", "a border with an open edge"),
        ("seats 3", "seats 9", "2 to 8"),
    ],
)
def test_a_wrong_line_is_refused(line: str, instead: str, expected: str) -> None:
    assert expected in refuse_line(GAME, DRAWN, line, instead)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"dwarves": ["blue-loyal"] * 4}, "blue"),
        ({"goals": ["goal-exit"]}, "goal-exit"),
        ({"deck": ["NS-I"]}, "the 82 cards of the deck"),
    ],
)
def test_a_wrong_deal_is_refused(change: dict[str, object], expected: str) -> None:
    facts = saved(msgspec.json.encode(played_world(4, 0).deal))
    GAME.load(msgspec.json.encode(facts))
    facts["deals"][0] |= change
    assert expected in refuse(GAME, facts)


def test_a_deal_has_its_levels_in_order() -> None:
    facts = saved(msgspec.json.encode(played_world(4, 0).deal))
    facts["deals"][0]["deck"].reverse()
    assert "levels I*" in refuse(GAME, facts)
    facts["deals"] = []
    assert "1 entries" in refuse(GAME, facts)
