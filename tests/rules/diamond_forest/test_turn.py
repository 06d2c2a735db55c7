"""Turn: FO-018 to FO-028."""

import pytest

from permonik.engine.core.errors import WrongSeat
from tests.rules.diamond_forest.table import GAME, SEATS, given, new

GLADE = """
    E        (path)   (imp)
    (red)    (bog)    (green)
    (blue)   (rock-3) E
"""
"""The dwarfs stand in two corners, on the entrances."""
MIDDLE = """
    (gallery) (path)   E
    (red)     path     (green)
    E         (bog)    (blue)
"""
"""Seat 0 in the middle."""


@pytest.mark.rule("FO-018")
def test_a_tile_side_by_side_with_the_own_dwarf_is_turned_over() -> None:
    table = given(MIDDLE, "dwarf 0 1,1")
    assert table.moves("reveal") == ["reveal 1,0", "reveal 0,1", "reveal 2,1", "reveal 1,2"]
    assert table.play("reveal 1,2").at(1, 2) == "bog"


@pytest.mark.rule("FO-018")
@pytest.mark.parametrize("cell", ["0,0", "2,2"])
def test_a_diagonal_tile_is_refused(cell: str) -> None:
    assert given(MIDDLE, "dwarf 0 1,1").refused(f"reveal {cell}") == "not_beside FO-018"


@pytest.mark.rule("FO-018")
def test_what_is_farther_away_or_no_tile_is_refused() -> None:
    table = given(GLADE)
    assert table.refused("reveal 1,2") == "not_beside FO-018"
    assert table.refused("reveal 0,3") == "no_tile FO-018"
    assert table.refused("reveal -1,0") == "no_tile FO-018"
    assert table.refused("step 0,1") == "tile_face_down FO-018"
    assert table.refused("step 2,2") == "not_beside FO-025"
    assert table.refused("step 0,3") == "no_tile FO-025"


@pytest.mark.rule("FO-019")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_the_tile_that_is_turned_over(seats: int) -> None:
    table = new(seats, 4).play("reveal 4,1")
    (shown,) = table.told("shown")
    for seat in (None, *range(seats)):
        assert table.known(seat, 4, 1) == table.displayed(seat, 4, 1) == shown["tile"] is not None
    assert shown == {"seat": 0, "tile": "diamond-green", "x": 4, "y": 1}


@pytest.mark.rule("FO-020")
def test_who_enters_stands_on_the_tile_which_stays_face_up() -> None:
    table = given(GLADE).play("reveal 1,0", "enter")
    assert table.where(0) == (1, 0)
    assert table.at(1, 0) == "path"
    assert table.told("entered") == [{"seat": 0, "tile": "path", "x": 1, "y": 0}]


@pytest.mark.rule("FO-021")
def test_the_tile_that_was_left_is_covered() -> None:
    table = given(MIDDLE, "dwarf 0 1,1").play("reveal 1,0", "enter")
    assert (table.at(1, 1), table.at(1, 0)) == ("(path)", "path")
    assert table.told("covered") == [{"x": 1, "y": 1}]


@pytest.mark.rule("FO-022")
@pytest.mark.parametrize("tile", ["E", "fire!*", "path!", "gallery!"])
def test_an_entrance_a_fire_a_lit_tile_and_a_found_gallery_stay_face_up(tile: str) -> None:
    table = given(f"{tile} (path) (red) (blue) (green) E E", "dwarf 0 0,0").play("reveal 1,0", "enter")
    assert table.at(0, 0) == tile
    assert table.told("covered") == []


@pytest.mark.rule("FO-022")
def test_a_tile_with_another_dwarf_stays_face_up_until_the_last_one_leaves() -> None:
    table = given("E (bog) path (bog) (red) (blue) (green) E", "dwarf 0 2,0", "dwarf 1 2,0", rolls=(1, 1, 1, 1))
    table.play("reveal 1,0", "enter")
    assert table.at(2, 0) == "path"
    table.play("roll", "reveal 3,0", "enter")
    assert table.at(2, 0) == "(path)"


@pytest.mark.rule("FO-023")
def test_who_does_not_enter_covers_the_tile_and_the_turn_is_over() -> None:
    table = given(GLADE).play("reveal 1,0", "retreat")
    assert table.at(1, 0) == "(path)"
    assert (table.where(0), table.to_move) == ((0, 0), 1)
    assert table.names() == ["covered", "turn"]


@pytest.mark.rule("FO-024")
@pytest.mark.parametrize("tile", ["path", "imp", "bog", "rock-3", "red", "gallery!"])
def test_a_tile_with_another_dwarf_on_it_may_be_entered(tile: str) -> None:
    rest = " ".join(f"({colour})" for colour in ("red", "blue", "green", "yellow") if colour != tile)
    table = given(f"E {tile} {rest} E", "dwarf 1 1,0").play("step 1,0")
    assert table.where(0) == table.where(1) == (1, 0)


@pytest.mark.rule("FO-025")
def test_every_face_up_neighbour_but_the_spider_may_be_entered() -> None:
    drawing = """
        (gallery) {} (bog)
        E      path   gallery!
        (red)  path!  (blue)
        (green) (bog) E
    """
    assert given(drawing.format("fire!*"), "dwarf 0 1,1").moves("step") == [
        "step 1,0",
        "step 0,1",
        "step 2,1",
        "step 1,2",
    ]
    beside_spider = given(drawing.format("spider!"), "dwarf 0 1,1")
    assert beside_spider.moves("step") == ["step 0,1", "step 2,1", "step 1,2"]
    assert beside_spider.refused("step 1,0") == "no_entry FO-053"
    assert beside_spider.refused("reveal 1,2") == "tile_face_up FO-025"


@pytest.mark.rule("FO-026")
def test_the_effect_follows_at_once() -> None:
    table = given(GLADE).play("reveal 0,1", "enter")
    assert table.names() == ["entered", "took", "turn"]
    assert table.dwarf(0).diamonds == ["red"]


@pytest.mark.rule("FO-027")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise(seats: int) -> None:
    table = new(seats, 3, first_player=1)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.to_move)
        table.play(table.moves("reveal")[0], "retreat")
    assert turns == [(1 + turn) % seats for turn in range(2 * seats)]
    assert table.view(None).round == 3


@pytest.mark.rule("FO-027")
@pytest.mark.parametrize("first", range(3))
def test_a_round_is_over_where_it_began_though_that_dwarf_has_got_home(first: int) -> None:
    second, third = (first + 1) % 3, (first + 2) % 3
    home = (f"dwarf {first} -", f"rank {first} 1", f"diamonds {first} red blue green", "home 1", "option ranking true")
    table = given(
        "E (red) (blue) (green) E\nE (bog) (bog) (bog) (bog)", "seats 3", f"first {first}", f"turn {second}", *home
    )
    for seat, round_after in ((second, 1), (third, 2), (second, 2), (third, 3)):
        assert table.to_move == seat
        table.play(table.moves("reveal")[0], "retreat")
        assert table.view(None).round == round_after


@pytest.mark.rule("FO-027")
def test_nobody_plays_out_of_turn() -> None:
    table = given(GLADE)
    refusal = table.state.refusal(GAME.parse("reveal 2,1"), 1)
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("not_your_turn", ("FO-027",))
    with pytest.raises(WrongSeat, match="expected seat 0, got seat 1"):
        table.state.play(GAME.parse("reveal 1,0"), 1)


@pytest.mark.rule("FO-028")
def test_with_a_covered_neighbour_one_must_turn_over_or_step() -> None:
    table = given(GLADE)
    assert table.refused("stop") == "must_turn FO-028"
    beside_path = given("E path! (red) (blue) (green) E E", "dwarf 0 1,0")
    assert beside_path.moves() == ["reveal 2,0", "step 0,0"]


@pytest.mark.rule("FO-028")
def test_without_a_covered_neighbour_one_may_also_stay() -> None:
    table = given("E path! (red) (blue) (green) E", "dwarf 0 0,0")
    assert table.moves() == ["step 1,0", "stop"]
    assert table.play("stop").to_move == 1
    assert table.names() == ["stayed", "turn"]
