"""Setup: FO-007 to FO-017."""

from collections import Counter
from itertools import pairwise

import pytest

from permonik.engine.core.errors import WrongOption
from tests.rules.diamond_forest.table import BOARDS, SEATS, given, new

SIDES = {
    "light": ((2, 0), (5, 2), (3, 5), (0, 3)),
    "rectangle": ((4, 0), (8, 1), (4, 3), (0, 2)),
    "cross": ((4, 0), (8, 4), (4, 8), (0, 4)),
    "7x7": ((3, 0), (6, 3), (3, 6), (0, 3)),
    "8x8": ((3, 0), (7, 3), (4, 7), (0, 4)),
    "full": ((4, 0), (8, 4), (4, 8), (0, 4)),
}
"""The entrances at the top, right, bottom and left."""
CELLS = {"light": 36, "rectangle": 36, "cross": 45, "7x7": 49, "8x8": 64, "full": 81}


@pytest.mark.rule("FO-007")
@pytest.mark.parametrize("board", BOARDS)
def test_every_tile_but_the_entrances_is_shuffled_and_face_down(board: str) -> None:
    forests = [tuple(tile.name for tile in new(2, seed, board=board).facts.tiles) for seed in range(20)]
    assert len(set(forests)) == 20
    assert len({tuple(sorted(map(str, forest))) for forest in forests}) == 1
    for tile in new(2, 1, board=board).facts.tiles:
        assert tile.up == (tile.name == "entrance")


@pytest.mark.rule("FO-008")
def test_the_full_board_is_a_square_of_nine_with_77_tiles_face_down() -> None:
    tiles = new(2).facts.tiles
    assert [(tile.x, tile.y) for tile in tiles] == [(x, y) for y in range(9) for x in range(9)]
    assert sum(not tile.up for tile in tiles) == 77


@pytest.mark.rule("FO-009")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_sees_a_face_during_setup(seats: int) -> None:
    table = new(seats, 3)
    for seat in (None, *range(seats)):
        view = table.view(seat)
        assert {tile.name for tile in view.tiles if not tile.up} == {None}
        assert sum(view.unseen.values()) == 77
    assert not any("tile" in event.args or event.secret for event in table.state.latest_row or ())


@pytest.mark.rule("FO-010")
@pytest.mark.parametrize("board", BOARDS)
def test_the_four_entrances_are_on_the_edge_one_on_each_side(board: str) -> None:
    tiles = new(4, board=board).facts.tiles
    points = {(tile.x, tile.y) for tile in tiles}
    entrances = {(tile.x, tile.y) for tile in tiles if tile.name == "entrance"}
    assert entrances == set(SIDES[board])
    for (x, y), (dx, dy) in zip(SIDES[board], ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
        assert (x + dx, y + dy) not in points


@pytest.mark.rule("FO-011")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", SEATS)
def test_every_dwarf_begins_on_an_entrance_of_its_own(seats: int, board: str) -> None:
    table = new(seats, board=board)
    starts = [table.where(seat) for seat in range(seats)]
    assert len(set(starts)) == seats
    assert set(starts) <= set(SIDES[board])


@pytest.mark.rule("FO-011")
def test_an_entrance_that_is_taken_cannot_be_chosen() -> None:
    table = new(3, choose_entrance=True).play("start 4,0")
    assert table.refused("start 4,0") == "entrance_taken FO-011"
    assert table.refused("start 4,4") == "no_entrance FO-011"
    assert table.moves() == ["start 0,4", "start 8,4", "start 4,8"]


@pytest.mark.rule("FO-012")
@pytest.mark.parametrize("seats", SEATS)
def test_players_begin_with_nothing(seats: int) -> None:
    table = new(seats)
    assert [(dwarf.equipment, dwarf.diamonds) for dwarf in table.view(None).dwarfs] == [(0, [])] * seats
    assert table.view(None).equipment == 15


@pytest.mark.rule("FO-013")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_begins_unless_another_is_chosen(seats: int) -> None:
    assert new(seats, 5).to_move == 0
    for first in range(seats):
        assert new(seats, 5, first_player=first).to_move == first
    assert {new(seats, seed, first_player="random").to_move for seed in range(60)} == set(range(seats))
    with pytest.raises(WrongOption, match="first_player"):
        new(seats, first_player=seats)


@pytest.mark.rule("FO-014")
def test_the_light_board_has_36_tiles() -> None:
    table = new(3, board="light")
    kinds = Counter(tile.split("-")[0] for tile in table.tiles().elements())
    assert kinds == {"path": 10, "imp": 8, "rock": 6, "entrance": 4, "diamond": 3, "gallery": 3, "bog": 2}
    assert [(tile.x, tile.y) for tile in table.facts.tiles] == [(x, y) for y in range(6) for x in range(6)]


@pytest.mark.rule("FO-015")
def test_on_the_light_board_three_colours_are_collected() -> None:
    table = new(2, board="light")
    assert table.view(0).colours == ["red", "blue", "green"]
    assert "diamond-yellow" not in table.tiles()
    home = given(
        """
        E      path    (red)
        (blue) (green) E
        """,
        "dwarf 0 1,0",
        "diamonds 0 red blue green",
    )
    assert home.play("step 0,0").state.outcome.winners == (0,)


@pytest.mark.rule("FO-016")
def test_boards_grow_by_adding_tiles_up_to_the_full_set() -> None:
    sizes = [new(2, board=board).tiles() for board in BOARDS]
    assert [tiles.total() for tiles in sizes] == list(CELLS.values())
    for smaller, larger in pairwise(sizes):
        assert smaller <= larger


@pytest.mark.rule("FO-017")
def test_a_board_may_be_a_cross_a_rectangle_or_any_other_shape() -> None:
    cross = {(tile.x, tile.y) for tile in new(2, board="cross").facts.tiles}
    assert cross == {(x, y) for y in range(9) for x in range(9) if 3 <= x <= 5 or 3 <= y <= 5}
    rectangle = {(tile.x, tile.y) for tile in new(2, board="rectangle").facts.tiles}
    assert rectangle == {(x, y) for y in range(4) for x in range(9)}
    own = new(2, board="eo/oo/.oe:path1,red1,blue1,green1")
    assert {(tile.x, tile.y) for tile in own.facts.tiles} == {(0, 0), (1, 0), (0, 1), (1, 1), (1, 2), (2, 2)}
    diamonds = {"diamond-red": 1, "diamond-blue": 1, "diamond-green": 1}
    assert own.tiles() == {"entrance": 2, "path": 1, **diamonds}
