"""The plain count of missing cards, in mines that are easy to judge."""

import permonik
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tables import BLUE_DOOR, GREEN_DOOR
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from tests.bots.missing_cards import FAR, missing_cards, shapes_with_door

GAME = permonik.game("saboteur-2")
MIDDLE = 1


def drawn(*rows: str) -> Mine:
    mine = "\n  ".join(["mine", *rows])
    state = GAME.load(f"position saboteur-2\nseats 3\nhand 0 map\n{mine}\n")
    assert isinstance(state, DiggingState)
    return state.mine


def for_all(*rows: str) -> list[int]:
    return missing_cards(drawn(*rows))


def for_team(stopped_by: int, row: str) -> list[int]:
    return missing_cards(drawn(row), shapes_with_door(VOCABULARY.numbering, stopped_by))


def test_an_empty_mine_misses_seven_cards_to_the_middle_goal() -> None:
    assert for_all("S") == [9, 7, 9]


def test_every_card_ahead_brings_the_goal_nearer() -> None:
    assert for_all("S EW EW NESW")[MIDDLE] == 4


def test_a_card_at_the_goal_misses_nothing() -> None:
    mine = drawn("S EW EW EW NESW NESW NEW")
    mine.lay(mine.start + 7, VOCABULARY.shape_of("EW", False))
    assert missing_cards(mine)[MIDDLE] == 0


def test_a_tunnel_in_the_dark_is_walked_for_nothing() -> None:
    assert for_all("S . . L:E . .")[MIDDLE] == for_all("S EW EW EW")[MIDDLE]
    assert for_all("S EW ew EW EW NEW")[MIDDLE] < for_all("S EW ew")[MIDDLE]


def test_a_stub_leads_nowhere() -> None:
    assert for_all("S EW NS+W")[MIDDLE] > for_all("S EW EW")[MIDDLE]


def test_a_narrow_cell_counts_twice() -> None:
    """Few cards fit between three others."""
    assert for_all("S EW EW EW NESW NESW NEW .")[MIDDLE] == 1
    narrow = drawn("S EW EW EW NESW NESW NEW .")
    for y in (-1, 1):
        narrow.restore(narrow.start + 7 + y * narrow.width, VOCABULARY.shape_of("dead-EW", False), laid=True)
    assert missing_cards(narrow)[MIDDLE] == 2


def test_a_goal_behind_dead_ends_is_out_of_reach() -> None:
    assert for_all(".  ns  .", "nes  S  ew", ".  nesw  .") == [FAR, FAR, FAR]


def test_a_goal_that_lies_face_up_is_no_goal_any_more() -> None:
    mine = drawn("S EW EW EW NESW NESW NEW")
    mine.settle(mine.layout.covered[MIDDLE], VOCABULARY.shape_of("stone-NE", False))
    assert missing_cards(mine)[MIDDLE] == FAR


def test_a_door_makes_the_way_longer_for_the_rivals_only() -> None:
    plain = for_all("S EW EW")
    assert for_team(GREEN_DOOR, "S EW B:EW") == for_all("S EW B:EW") == plain
    assert for_team(BLUE_DOOR, "S EW B:EW")[MIDDLE] > plain[MIDDLE]


def test_both_doors_in_series_let_nobody_pass_but_end_the_round() -> None:
    both = "S B:EW G:EW EW EW EW NEW"
    assert for_all(both)[MIDDLE] == 1
    assert min(for_team(door, both)[MIDDLE] for door in (BLUE_DOOR, GREEN_DOOR)) > 1
