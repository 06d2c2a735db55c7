"""A position that cannot be is refused, with the part that is wrong, what was expected and what came."""

import json
from typing import Any

import pytest

from permonik.engine.core.errors import DamagedPosition, PermonikError
from tests.engine.diamond_forest.play import GAME

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
GLADE = """
position diamond-forest
seats 2
forest
  E       imp     (path)  (bog)
  (red)   (blue)  (green) E
dwarf 0 1,0
dwarf 1 3,1
"""
SAVED: dict[str, Any] = json.loads(GAME.load(GLADE).save())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("phase deciding", "a cell while deciding"),
        ("shown 2,0", "face up"),
        ("phase paying", "less than the rock"),
        ("phase travelling", "a dwarf in a gallery"),
        ("phase over", "-1"),
        ("turn 2", "a seat from 0 to 1"),
        ("asked 1", "whoever decides"),
        ("asked 7", "a seat from 0 to 1"),
        ("first 5", "a seat from 0 to 1"),
        ("round 0", "1 to"),
        ("equipment 0 4", "0 to 3 tokens"),
        ("diamonds 0 yellow", "red | blue | green"),
        ("diamonds 0 red red", "each colour once"),
        ("dwarf 0 1,0 stuck", "stuck only on a rock or in a bog"),
        ("dwarf 0 9,9", "a cell of the board"),
        ("dwarf 0 -", "a cell of the board"),
        ("rank 0 1", "one each"),
        ("home 1", "0 to 0"),
        ("swaps 1", "while shuffling"),
        ("swaps 5", "while shuffling"),
        ("pair 2,0 3,0", "none unless shuffling"),
        ("vote 1 2,0", "while others vote"),
        ("proposal 2,0", "a covered cell while others agree, got (2, 0)"),
        ("proposals 1", "0 to 0"),
        ("phase starting", "seat 0 not yet in the forest"),
        ("agreed 1", "other seats"),
        ("entries 99", "0 to 8"),
        ("deal path path", "imp"),
        ("rolled 3", "0 unless"),
        ("seats 9", "2 to 4"),
        ("generator slow 1", "'fast' and four words"),
        ("phase dreaming", "phase starting |"),
        ("dwarf 5 1,0", "dwarf 0 3,1 stuck"),
        ("option jokers 2", "board"),
        ("nonsense 1", "forest | seats"),
    ],
)
def test_a_drawing_with_a_wrong_line_is_refused(line: str, expected: str) -> None:
    drawing = GLADE.replace("forest\n  E", f"{line}\nforest\n  E") if "dwarf" not in line else f"{GLADE}{line}\n"
    with pytest.raises(PermonikError) as error:
        GAME.load(drawing)
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("imp ", "(imp)", "face up"),
        ("(path)", "path", "face down"),
        ("(path)", "(troll)", "and so on"),
        ("(path)", "bog*!", "only a pinned fire spent"),
        ("(path)", "bog!*", "only a pinned fire spent"),
        ("imp ", "fire ", "expected fire! where a dwarf stands: it stays face up, got fire at (1, 0)"),
        ("imp ", "gallery ", "expected gallery! where a dwarf stands: it stays face up, got gallery at (1, 0)"),
        ("(green)", "(red)", "at most one diamond"),
        ("(green)", "(bog)", "at least 3 colours"),
        ("(green) E", "(green) (path)", "2 to 4 entrances"),
        ("position diamond-forest", "position saboteur", "position diamond-forest"),
    ],
)
def test_a_drawing_of_a_wrong_forest_is_refused(old: str, new: str, expected: str) -> None:
    with pytest.raises(PermonikError) as error:
        GAME.load(GLADE.replace(old, new, 1))
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": "permonik position 9"}, "permonik position 1"),
        ({"game": "saboteur"}, "diamond-forest"),
        ({"rules_version": 99}, "1 to 2"),
        ({"tiles": []}, "the 8 cells of the board"),
        ({"dwarfs": []}, "2 entries"),
        ({"votes": []}, "2 entries"),
        ({"history": [[1 << 61]]}, "an event of the game"),
        ({"history": [[63]]}, "an event of the game"),
        ({"surprise": 1}, "a saved position"),
        ({"home": "many"}, "a saved position"),
        ({"home": 1 << 40}, "0 to 0"),
    ],
)
def test_a_saved_position_with_a_wrong_fact_is_refused(change: dict[str, object], expected: str) -> None:
    with pytest.raises(DamagedPosition) as error:
        GAME.load(json.dumps({**SAVED, **change}))
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"shown": [2, 0]}, "face up"),
        ({"rolled": 3}, "0 unless"),
        ({"swaps": 1 << 70}, "while shuffling"),
        ({"pair": [[2, 0], [3, 0]]}, "none unless shuffling"),
        ({"votes": [None, None, None]}, "2 entries"),
        ({"agreed": [-1]}, "a seat from 0 to 1"),
    ],
)
def test_nothing_is_left_to_decide_after_the_end(change: dict[str, object], expected: str) -> None:
    over = {**SAVED, "phase": "over", "to_move": -1}
    assert GAME.load(json.dumps(over)).over
    with pytest.raises(DamagedPosition) as error:
        GAME.load(json.dumps({**over, **change}))
    assert expected in str(error.value)


def test_everybody_who_comes_first_has_chosen_an_entrance_and_nobody_else() -> None:
    state = GAME.new(3, 1, choose_entrance=True)
    state.play(state.moves()[0])
    saved = json.loads(state.save())
    placed, waiting, _ = saved["dwarfs"]
    for dwarfs in ([waiting, waiting, waiting], [placed, placed, waiting], [placed, waiting, placed]):
        with pytest.raises(DamagedPosition, match="in the forest"):
            GAME.load(json.dumps({**saved, "dwarfs": dwarfs}))


def test_the_options_of_a_position_are_understood_as_texts() -> None:
    ranked = json.loads(GAME.new(3, 1, ranking=True).save())
    ranked["dwarfs"][2] |= {"x": None, "y": None, "rank": 1}
    state = GAME.load(json.dumps({**ranked, "home": 1, "options": {**ranked["options"], "ranking": "true"}}))
    assert json.loads(state.save())["options"]["ranking"] is True


def test_tiles_must_be_those_of_the_board() -> None:
    tiles = [dict(tile) for tile in SAVED["tiles"]]
    tiles[2]["name"] = "gallery"
    with pytest.raises(DamagedPosition, match="tiles"):
        GAME.load(json.dumps({**SAVED, "tiles": tiles}))
    tiles[2]["name"] = "dragon"
    with pytest.raises(DamagedPosition, match="dragon"):
        GAME.load(json.dumps({**SAVED, "tiles": tiles}))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"tiles": ["path"]}, "deal"),
        ({"tiles": ["dragon"]}, "dragon"),
        ({"options": {"first_player": 1}}, "who begins in 'first'"),
        ({"game": "saboteur"}, "diamond-forest"),
        ({"seats": "two"}, "an explicit deal"),
    ],
)
def test_a_wrong_deal_is_refused(change: dict[str, object], expected: str) -> None:
    deal: dict[str, object] = {"game": "diamond-forest", "seats": 2, "tiles": []}
    with pytest.raises(PermonikError) as error:
        GAME.load(json.dumps(deal | change))
    assert expected in str(error.value)
