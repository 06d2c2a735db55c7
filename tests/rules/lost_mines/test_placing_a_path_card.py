"""Placing a path card: LM-046 to LM-062, LM-174, LM-179, LM-180, LM-185, LM-199, LM-245, LM-250."""

import pytest

from permonik.engine.lost_mines.cards import OBSTACLES
from tests.rules.lost_mines.table import given


@pytest.mark.rule("LM-046")
def test_one_card_is_placed_on_an_empty_space() -> None:
    table = given("""
        forest
          Y  NEW
        hand 0 EW EW NS
        hand 1 NS
        deck -
    """)
    assert table.refused("place EW 2,2") == "cell_taken LM-046"
    assert table.refused("place EW 1,2") == "cell_taken LM-046"
    assert table.refused("place EW 9,2") == "cell_taken LM-046", "a covered mine lies there"
    table.play("place EW 3,2")
    assert table.at(3, 2) == "EW"
    assert table.hand(0) == ["NS", "EW"]


@pytest.mark.rule("LM-047")
@pytest.mark.parametrize(
    ("move", "beside"),
    [("place EW 2,4", "a start"), ("place NS 3,1", "a laid card"), ("place NS 9,3", "an uncovered mine")],
)
def test_it_touches_a_start_a_laid_card_or_an_uncovered_mine(move: str, beside: str) -> None:
    table = given("""
        mines mine-gems mine-silver mine-gold mine-dragon
        forest
          Y  EW NES . . . . . *NES
        hand 0 EW NS
    """)
    assert table.legal(move), beside


@pytest.mark.rule("LM-048", "LM-054")
def test_a_covered_mine_alone_is_not_enough() -> None:
    table = given("hand 0 EW NS")
    assert table.refused("place EW 8,2") == "no_contact LM-047 LM-048 LM-054"
    assert table.refused("place NS 9,1") == "no_contact LM-047 LM-048 LM-054"


@pytest.mark.rule("LM-049", "LM-055")
def test_edges_match_on_all_sides() -> None:
    table = given("""
        forest
          Y  EW    .
          .  .     .
          B  R:EW  NEW
        hand 0 NS EW NW NESW NE
    """)
    assert table.legal("place EW 3,2")
    assert table.refused("place NS 3,2") == "paths_mismatch LM-049 LM-055"
    assert table.refused("place NE 2,3") == "paths_mismatch LM-049 LM-055"
    assert table.legal("place NESW 3,3")
    assert table.refused("place EW 3,3") == "paths_mismatch LM-049 LM-055"
    assert table.refused("place NESW 1,3 turned").startswith("turned_alike")
    assert table.legal("place NS 1,3")
    assert table.refused("place NW 1,3") == "paths_mismatch LM-049 LM-055"


@pytest.mark.rule("LM-050", "LM-199")
def test_edges_towards_a_covered_mine_are_not_checked() -> None:
    table = given("""
        mines mine-gold mine-gems mine-silver mine-dragon
        forest
          Y  . . . . . EW . ?
        hand 0 EW NW
        hand 1 NS
    """)
    assert table.legal("place EW 8,2"), "open towards the mine"
    assert table.legal("place NW 8,2"), "closed towards the mine"
    table.play("place EW 8,2").stay()
    assert table.at(9, 2) == "?", "laying a card uncovers nothing"


@pytest.mark.rule("LM-051", "LM-056")
def test_at_least_one_path_goes_on() -> None:
    table = given("""
        forest
          Y  EW
        hand 0 EW NS NE
    """)
    assert table.refused("place EW 2,1") == "no_path_goes_on LM-051 LM-056"
    assert table.refused("place EW 2,3") == "no_path_goes_on LM-051 LM-056"
    assert table.legal("place EW 3,2")


@pytest.mark.rule("LM-052", "LM-053")
def test_it_need_not_be_joined_to_the_own_start_or_the_own_dwarf() -> None:
    table = given("""
        dwarves blue-loyal blue-selfish yellow-loyal
        forest
          Y  EW  .  .  R:EW
        hand 0 EW
    """)
    assert table.view(0).role == "blue-loyal"
    assert table.where(0) == (1, 4)
    assert table.legal("place EW 3,2"), "beside the path of the others"
    assert table.legal("place EW 6,2"), "beside a card that hangs on nothing"


@pytest.mark.rule("LM-054")
def test_a_card_that_touches_nothing_is_refused() -> None:
    assert given("hand 0 EW").refused("place EW 5,5") == "no_contact LM-047 LM-048 LM-054"


@pytest.mark.rule("LM-057", "LM-058")
@pytest.mark.parametrize("obstacle", ["tree-EW", "lake-NEW", "pit-EW"])
def test_there_are_three_obstacles_and_they_are_placed_like_any_card(obstacle: str) -> None:
    assert OBSTACLES == ("tree", "lake", "pit")
    table = given(f"hand 0 {obstacle}\n        hand 1 NS")
    table.play(f"place {obstacle} 2,2")
    assert table.at(2, 2) == obstacle


@pytest.mark.rule("LM-059", "LM-114")
@pytest.mark.parametrize("obstacle", ["T:EW", "W:NEW", "P:EW"])
def test_an_obstacle_stops_every_dwarf(obstacle: str) -> None:
    table = given(f"""
        dwarves yellow-loyal blue-loyal yellow-selfish
        forest
          Y  {obstacle} EW
        dwarf 1 3,2
        hand 0 NS
        hand 1 NS
        hand 2 NS
    """)
    table.play("discard NS")
    assert table.to_move == 1, "no step is possible, so nothing is asked"
    assert table.where(0) == (1, 2)
    table.play("discard NS")
    assert table.where(1) == (3, 2)


@pytest.mark.rule("LM-059")
def test_why_an_obstacle_stops_a_dwarf_is_said_with_what_is_missing() -> None:
    table = given("""
        forest
          .  NS
          Y  EW  T:EW
        dwarf 0 2,2
        hand 0 NS
    """)
    refusal = table.play("discard NS").state.refusal(table.state.game.parse("step 3,2"))
    assert refusal is not None
    assert (refusal.reason, refusal.args) == ("obstacle", {"obstacle": "tree", "x": 3, "y": 2})


@pytest.mark.rule("LM-060", "LM-061", "LM-115")
def test_rocks_hold_one_dwarf_at_a_time_and_need_no_equipment() -> None:
    table = given("""
        forest
          Y  EW  R:EW  EW
        dwarf 0 2,2
        dwarf 1 2,2
        hand 0 NS NS
        hand 1 NS
        hand 2 NE
    """)
    table.play("discard NS", "step 3,2", "stop")
    assert table.where(0) == (3, 2)
    table.play("discard NS")
    assert table.steps() == ["1,2"]
    assert table.refused("step 3,2") == "occupied LM-060 LM-069 LM-115"


@pytest.mark.rule("LM-060")
def test_rocks_that_are_left_are_free_for_the_next_dwarf() -> None:
    table = given("""
        forest
          Y  EW  R:EW  EW
        dwarf 0 3,2
        dwarf 1 2,2
        hand 0 NS
        hand 1 NS
        hand 2 NE
    """)
    table.play("discard NS", "step 4,2", "stop", "discard NS", "step 3,2", "step 4,2", "stop")
    assert table.where(0) == table.where(1) == (4, 2)


@pytest.mark.rule("LM-062", "LM-112", "LM-113")
def test_five_steps_from_a_campfire_and_three_from_elsewhere() -> None:
    drawing = """
        forest
          Y  F:EWN  EW  NEW  NEW  NEW  NESW
        dwarf 0 {}
        hand 0 NS
        hand 1 NS
    """.replace("F:EWN", "F:NEW")
    table = given(drawing.format("2,2")).play("discard NS")
    assert table.view(None).steps == 5
    table.play(*(f"step {x},2" for x in range(3, 8)))
    assert table.where(0) == (7, 2)
    assert table.to_move == 1
    table = given(drawing.format("1,2")).play("discard NS")
    assert table.view(None).steps == 3
    table.play("step 2,2", "step 3,2", "step 4,2")
    assert (table.where(0), table.to_move) == ((4, 2), 1), "passing a campfire gives no bonus"


@pytest.mark.rule("LM-174", "LM-180")
def test_a_card_lies_inside_the_board_and_may_point_at_its_rim() -> None:
    table = given("""
        forest
          .  .  .  .  .  .  .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .  .
          .  Y  .  .  .  .  .  .  .  .  .
          .  .  .  .  .  .  .  .  .  .  .
          .  B  .  .  .  .  .  .  .  .  EW
          .  .  .  .  .  .  .  .  .  .  .
          NE R:EW .  .  .  .  .  .  .  .  .
        hand 0 EW NS NESW
    """)
    assert table.legal("place NESW 0,2"), "open towards the western rim"
    for move in ("place EW 11,4", "place NS 0,7", "place EW -1,4"):
        assert table.refused(move) == "off_board LM-180"
    assert table.refused("place EW 20,4") == "off_board LM-180"
    assert all(0 <= x <= 10 and 0 <= y <= 6 for x, y in cells(table.moves("place")))


def cells(moves: list[str]) -> list[tuple[int, int]]:
    found = []
    for move in moves:
        x, y = move.split()[2].split(",")
        found.append((int(x), int(y)))
    return found


@pytest.mark.rule("LM-179")
def test_a_card_may_be_turned_by_a_half_turn_but_never_sideways() -> None:
    table = given("hand 0 NES EW\n        hand 1 NS")
    assert table.refused("place EW 2,2 sideways") == "sideways LM-179"
    assert table.legal("place NES 2,2 turned")
    assert table.refused("place NES 2,2") == "paths_mismatch LM-049 LM-055"
    table.play("place NES 2,2 turned")
    assert table.at(2, 2) == "NES turned"


@pytest.mark.rule("LM-185")
def test_paths_go_on_beyond_an_obstacle() -> None:
    table = given("""
        forest
          Y  T:EW
        hand 0 EW
        hand 1 NS
    """)
    table.play("place EW 3,2")
    assert table.at(3, 2) == "EW"


@pytest.mark.rule("LM-245")
@pytest.mark.parametrize("card", ["EW", "rocks-EW", "NESW", "camp-NESW"])
def test_a_card_that_a_half_turn_does_not_change_is_placed_in_one_way(card: str) -> None:
    table = given(f"hand 0 {card}")
    assert table.refused(f"place {card} 2,2 turned") == "turned_alike LM-245"
    assert [move for move in table.moves("place") if " 2,2" in move] == [f"place {card} 2,2"]


@pytest.mark.rule("LM-250")
def test_cards_alike_are_one_move() -> None:
    table = given("hand 0 NESW NESW trap trap")
    assert len([move for move in table.moves("place") if " 2,2" in move]) == 1
    discards = ["NESW", "NESW NESW", "NESW trap", "trap", "trap trap"]
    assert table.moves("discard") == [f"discard {cards}" for cards in discards]
    assert len(table.moves()) == len(set(table.moves()))
