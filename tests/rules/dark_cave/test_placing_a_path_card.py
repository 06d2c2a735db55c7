"""Placing a path card."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = "hand 0 NS-I EW-I NE-I NW-I NES-I\nhand 1 NE-II\n"


@pytest.mark.rule("DC-043", "DC-050")
def test_on_an_empty_cell_beside_a_face_up_card() -> None:
    table = given(f"cave\n  S 2EW\n{HANDS}")
    assert table.refused("place EW-I 0,0") == "cell_taken DC-043"
    assert table.refused("place EW-I 1,0") == "cell_taken DC-043"
    assert table.refused("place EW-I 4,4") == "cell_taken DC-043"
    assert table.refused("place EW-I 3,2") == "no_contact DC-043 DC-050"
    assert table.legal("place EW-I 2,0")
    assert table.refused("place NE-II 2,0") == "not_in_hand DC-038"


@pytest.mark.rule("DC-043", "DC-054")
def test_a_covered_goal_is_no_contact_and_asks_nothing() -> None:
    table = given(f"cave\n  S 1EW 2EW 3EW\n{HANDS.replace('EW-I ', '')}")
    assert table.refused("place NS-I 4,3") == "no_contact DC-043 DC-050"
    near = "cave\n  . . . . ?\n  . . . . .\n  . . . . .\n  . . . 2ES 3EW\n  S . . . .\n"
    table = given(f"{near}{HANDS}")
    assert table.legal("place NS-I 3,0")
    below = given(
        "cave\n  . . . . ?\n  . . . 2EW .\n  . . . . .\n  . . . . .\n  S . . . .\nhand 0 NW-I EW-I\nhand 1 NE-II"
    )
    assert below.legal("place NW-I 4,-3")
    assert below.legal("place EW-I 4,-3")


@pytest.mark.rule("DC-043", "DC-221", "DC-263")
def test_an_uncovered_goal_is_contact_and_must_be_matched() -> None:
    text = "goals goal-vein goal-lair goal-ladder goal-exit\ncave\n  *V:NE .\n  . .\n  . .\n  . .\n  . . . . S\n"
    table = given(f"{text}hand 0 EW-I NS-I NE-I\nhand 1 NE-II")
    assert table.legal("place EW-I -3,-4")
    assert table.refused("place NS-I -3,-4") == "paths_mismatch DC-046 DC-052"
    assert table.refused("place NS-I -4,-3") == "paths_mismatch DC-046 DC-052"
    assert table.refused("place EW-I -4,-3") == "no_path_goes_on DC-047 DC-053"


@pytest.mark.rule("DC-044", "DC-051")
def test_never_sideways() -> None:
    assert given(f"cave\n  S\n{HANDS}").refused("place NS-I 0,1 sideways") == "sideways DC-044"


@pytest.mark.rule("DC-045")
def test_upside_down_is_allowed() -> None:
    table = given(f"cave\n  S\n{HANDS}")
    assert table.legal("place NE-I 0,1")
    assert table.legal("place NE-I 0,-1 turned")
    table.play("place NE-I 0,-1 turned")
    assert table.at(0, -1) == "NE-I turned"


@pytest.mark.rule("DC-046", "DC-052")
def test_all_edges_match() -> None:
    table = given(f"cave\n  . 1NEW\n  S 2NS\n{HANDS.replace('NES-I', 'NESW-I')}")
    assert table.refused("place NS-I 0,-1") == "paths_mismatch DC-046 DC-052"
    assert table.refused("place NW-I 0,-1") == "paths_mismatch DC-046 DC-052"
    assert table.legal("place NESW-I 0,-1")


@pytest.mark.rule("DC-047", "DC-053")
def test_it_must_extend_a_path() -> None:
    table = given(f"cave\n  S 2EW\n{HANDS}")
    assert table.refused("place EW-I 1,1") == "no_path_goes_on DC-047 DC-053"
    assert table.refused("place NS-I 1,1") == "paths_mismatch DC-046 DC-052"


@pytest.mark.rule("DC-048")
def test_the_cave_grows_beyond_the_area() -> None:
    row = "  S " + " ".join(["1EW", "2EW", "3EW", "1NEW", "1NEW", "2NEW", "3NEW"])
    table = given(f"cave\n{row}\nhand 0 NESW-I\nhand 1 NE-II").play("place NESW-I 8,0")
    assert table.at(8, 0) == "NESW-I"
    assert table.refused("place NESW-I 99,0") == "off_board DC-048"


@pytest.mark.rule("DC-049", "DC-283")
def test_it_need_not_lead_to_the_start_or_to_the_own_dwarf() -> None:
    table = given(f"cave\n  S . . 2EW\n{HANDS}")
    assert table.legal("place EW-I 4,0")
    assert table.legal("place EW-I 2,0")


@pytest.mark.rule("DC-269")
def test_a_card_that_looks_the_same_turned_has_one_placement() -> None:
    table = given("hand 0 NS-I bridge-NS-I tunnel-NE-I NESW-II lair-EW-II\nhand 1 NE-II")
    assert table.refused("place NS-I 0,1 turned") == "turned_alike DC-269"
    assert table.refused("place tunnel-NE-I 0,1 turned") == "turned_alike DC-269"
    assert table.moves("place NESW-II 0,1") == ["place NESW-II 0,1"]
    assert table.moves("place bridge-NS-I 0,1") == ["place bridge-NS-I 0,1"]
    assert table.legal("place lair-EW-II 1,0")
    assert table.legal("place lair-EW-II 1,0 turned")


@pytest.mark.rule("DC-071", "DC-077")
def test_placing_draws_and_shows_the_card_to_all() -> None:
    table = given("hand 0 vein-NEW-I\nhand 1 NE-II").play("place vein-NEW-I 1,0")
    assert table.told("placed") == [{"seat": 0, "card": "vein-NEW-I", "x": 1, "y": 0, "turned": False}]
    assert table.veins() == ["1,0 0"]
    assert table.view(None).bank == 46 - 9 - 1
