"""Material: FO-001 to FO-006."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongSeats
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.tiles import TILES
from tests.rules.diamond_forest.table import COLOURS, SEATS, TRICKS, given, new

FULL = {"path": 31, "imp": 19, "rock": 10, "bog": 5, "gallery": 5, "entrance": 4, "diamond": 4, "fire": 2, "spider": 1}


@pytest.mark.rule("FO-001")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_four_players_sit_down(seats: int) -> None:
    assert new(seats).state.seats == seats


@pytest.mark.rule("FO-001")
@pytest.mark.parametrize("seats", [0, 1, 5, 12])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats, match="2 to 4"):
        new(seats)


@pytest.mark.rule("FO-002")
def test_the_full_set_has_81_tiles() -> None:
    kinds = Counter(tile.split("-")[0] for tile in new(4).tiles().elements())
    assert kinds == FULL
    assert sum(kinds.values()) == sum(tile.count for tile in TILES) == 81


@pytest.mark.rule("FO-003")
def test_four_players_can_each_take_a_diamond_of_every_colour() -> None:
    assert (tables.COLOURS, tables.DIAMONDS, tables.COLOURS * tables.DIAMONDS) == (4, 4, 16)
    table = given(
        """
        E   red       (blue)   E
        E   (green)   (yellow) E
        """,
        "seats 4",
        *(f"dwarf {seat} 1,0" for seat in range(4)),
        *(f"diamonds {seat} red blue green yellow" for seat in range(4)),
    )
    assert table.scores == [4, 4, 4, 4]
    with pytest.raises(ValueError, match="each colour once"):
        given("E red (blue) (green) E", "dwarf 0 1,0", "diamonds 0 red red")


@pytest.mark.rule("FO-004")
def test_there_are_15_tokens() -> None:
    assert new(4).view(None).equipment == 15
    held = given("E (red) (blue) (green) E", "equipment 0 3", "equipment 1 1")
    assert held.view(None).equipment == 11


@pytest.mark.rule("FO-005")
def test_there_are_four_dwarfs_a_die_with_six_faces_and_one_with_four_tricks() -> None:
    assert [dwarf.rank for dwarf in new(4).view(None).dwarfs] == [None] * 4
    rolls = {roll for roll in range(1, 7) if rolled(roll) == roll}
    assert rolls == {1, 2, 3, 4, 5, 6}
    faces = [tricked(face) for face in range(1, 7)]
    assert len(faces) == 6
    assert set(faces) == set(TRICKS)


def rolled(roll: int) -> object:
    table = given("E rock-6 (red) (blue) (green) E", "dwarf 0 1,0", "phase rolling", rolls=(roll,))
    return table.play("roll").told("rolled")[0]["pips"]


def tricked(face: int) -> object:
    table = given("E imp (red) (blue) (green) E", "dwarf 0 1,0", "phase rolling", rolls=(face,))
    return table.play("roll").told("tricked")[0]["trick"]


@pytest.mark.rule("FO-006")
def test_the_four_diamonds_have_four_colours() -> None:
    tiles = new(4).tiles()
    assert {f"diamond-{colour}": tiles[f"diamond-{colour}"] for colour in COLOURS} == {
        f"diamond-{colour}": 1 for colour in COLOURS
    }
    assert new(2).view(0).colours == list(COLOURS)
