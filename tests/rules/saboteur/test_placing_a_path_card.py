"""Placing a path card: BA-051 to BA-064."""

import pytest

from tests.rules.digging import DEAD_ENDS, drawn, half_turn
from tests.rules.saboteur.table import PATHS, Table, given

MEETS_START = {"N": "0,1", "E": "-1,0", "S": "0,-1", "W": "1,0"}
"""Where a card lies that meets the start with this edge."""


@pytest.mark.rule("BA-051")
@pytest.mark.parametrize("taken", ["0,0", "1,0", "8,-2", "8,0", "8,2"])
def test_a_card_is_not_placed_on_another(taken: str) -> None:
    table = given("""
        mine
        S EW . . . . . . ?
        hand 0 EW
    """)
    assert table.refused(f"place EW {taken}") == "cell_taken BA-051"


@pytest.mark.rule("BA-051")
def test_a_card_is_placed_on_an_empty_cell_and_leaves_the_hand() -> None:
    table = given("""
        mine
        S EW .
        hand 0 NES map
        hand 1 NS
        deck -
    """).play("place NES 2,0 turned")
    assert (table.at(2, 0), table.hand(0)) == ("NSW", ["map"])
    assert table.told("placed") == [{"seat": 0, "card": "NES", "x": 2, "y": 0, "turned": True}]


@pytest.mark.rule("BA-052")
@pytest.mark.parametrize(
    ("move", "fits"),
    [
        ("place EW 1,1", False),
        ("place NS 1,1", False),
        ("place NE 1,1", False),
        ("place NE 1,1 turned", False),
        ("place NES 1,1", False),
        ("place NEW 1,1 turned", False),
        ("place NW 1,1", True),
        ("place NEW 1,1", True),
        ("place NES 1,1 turned", True),
        ("place NESW 1,1", True),
        ("place dead-NW 1,1", True),
    ],
)
def test_tunnel_must_meet_tunnel(move: str, fits: bool) -> None:
    table = given(f"""
        mine
        S  ESW
        NE .
        hand 0 {move.split()[1]}
    """)
    assert table.legal(move) if fits else table.refused(move) == "mismatch BA-052"


@pytest.mark.rule("BA-052")
@pytest.mark.parametrize(
    ("move", "fits"),
    [
        ("place NE 1,1", False),
        ("place NW 1,1", False),
        ("place NEW 1,1", False),
        ("place NESW 1,1", False),
        ("place EW 1,1", True),
        ("place NE 1,1 turned", True),
        ("place NEW 1,1 turned", True),
    ],
)
def test_wall_must_meet_wall(move: str, fits: bool) -> None:
    table = given(f"""
        mine
        S  EW
        NE .
        hand 0 {move.split()[1]}
    """)
    assert table.legal(move) if fits else table.refused(move) == "mismatch BA-052"


@pytest.mark.rule("BA-052")
@pytest.mark.parametrize(("card", "sides"), [("EW", "N"), ("NES", "W"), ("dead-E", "NW")])
def test_the_refusal_names_the_sides_that_do_not_match(card: str, sides: str) -> None:
    table = given(f"""
        mine
        S  ESW
        NE .
        hand 0 {card}
    """)
    refusal = table.state.refusal(table.state.game.parse(f"place {card} 1,1"))
    assert refusal is not None
    assert refusal.args == {"sides": sides}


@pytest.mark.rule("BA-053")
def test_a_card_is_attached_where_an_unbroken_tunnel_from_the_start_arrives() -> None:
    table = given("""
        mine
        .  ES  EW  .
        S  NEW EW  .
        hand 0 NESW
    """)
    assert table.moves("place") == ["place NESW 3,-1", "place NESW -1,0", "place NESW 3,0", "place NESW 0,1"]


@pytest.mark.rule("BA-053", "BA-054")
@pytest.mark.parametrize("move", ["place EW 1,1", "place EW 2,1", "place EW 1,-1", "place NE 1,1 turned"])
def test_a_card_that_touches_laid_cards_wall_to_wall_only_is_rejected(move: str) -> None:
    table = given("""
        mine
        .  .  .
        S  EW EW
        .  .  .
        hand 0 EW NE
    """)
    assert table.refused(move) == "walls_only BA-054"


@pytest.mark.rule("BA-053", "BA-055")
@pytest.mark.parametrize("move", ["place EW 5,0", "place NW 5,0", "place NESW 5,0", "place dead-EW 5,0"])
def test_a_card_whose_only_open_contact_is_with_a_part_cut_off_is_rejected(move: str) -> None:
    table = given(f"""
        mine
        S EW . EW NEW .
        hand 0 {move.split()[1]}
    """)
    assert table.refused(move) == "cut_off BA-055"


@pytest.mark.rule("BA-053", "BA-055")
def test_an_uncovered_goal_that_is_cut_off_carries_no_card_either() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW . NEW NEW NEW NEW NEW *SW
        .  . .  .   .   .   .   .  .
        hand 0 NS
    """)
    assert table.refused("place NS 8,1") == "cut_off BA-055"


@pytest.mark.rule("BA-053", "BA-056")
@pytest.mark.parametrize("dead_end", ["ew", "new", "esw", "nesw"])
@pytest.mark.parametrize("card", ["EW", "NW", "NESW", "dead-NW"])
def test_a_card_whose_only_open_contact_is_with_a_dead_end_is_rejected(dead_end: str, card: str) -> None:
    table = given(f"""
        mine
        S {dead_end} .
        hand 0 {card}
    """)
    assert table.refused(f"place {card} 2,0") == "dead_end BA-056"


@pytest.mark.rule("BA-056")
def test_a_card_may_touch_a_dead_end_if_it_is_connected_elsewhere() -> None:
    table = given("""
        mine
        S  ew .
        NE EW NW
        hand 0 NES
    """)
    assert table.play("place NES 2,0 turned").at(2, 0) == "NSW"


@pytest.mark.rule("BA-057")
@pytest.mark.parametrize("cell", ["3,0", "-1,-1", "1,2", "-5,7"])
def test_a_card_that_touches_no_card_is_rejected(cell: str) -> None:
    table = given("""
        mine
        S EW
        hand 0 NESW
    """)
    assert table.refused(f"place NESW {cell}") == "no_contact BA-057"


@pytest.mark.rule("BA-057")
@pytest.mark.parametrize("cell", ["7,0", "8,-1", "8,1", "9,0", "7,2", "8,3", "8,-3", "9,-2"])
def test_a_card_that_touches_only_face_down_goals_is_rejected(cell: str) -> None:
    assert given("hand 0 NESW").refused(f"place NESW {cell}") == "no_contact BA-057"


@pytest.mark.rule("BA-053", "BA-057")
@pytest.mark.parametrize("cell", ["23,0", "0,24", "100,0"])
def test_a_card_far_beyond_any_tunnel_is_rejected(cell: str) -> None:
    assert given("hand 0 NESW").refused(f"place NESW {cell}") == "outside BA-053 BA-057"


@pytest.mark.rule("BA-058")
@pytest.mark.parametrize("edges", DEAD_ENDS)
def test_a_dead_end_is_placed_where_one_of_its_open_edges_meets_a_connected_one(edges: str) -> None:
    expected = {f"place dead-{edges} {MEETS_START[edge]}" for edge in edges}
    if half_turn(edges) != edges:
        expected |= {f"place dead-{edges} {MEETS_START[edge]} turned" for edge in half_turn(edges)}
    table = given(f"hand 0 dead-{edges}")
    assert set(table.moves("place")) == expected
    move = table.moves("place")[0]
    x, y = map(int, move.split()[2].split(","))
    assert table.play(move).at(x, y) == drawn(f"dead-{edges}", move.endswith("turned"))


@pytest.mark.rule("BA-059")
@pytest.mark.parametrize(
    "move", ["place EW 7,0", "place NESW 7,0", "place NW 7,0", "place NE 7,0 turned", "place dead-E 7,0 turned"]
)
def test_towards_a_face_down_goal_wall_and_tunnel_are_both_allowed(move: str) -> None:
    table = given(f"""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 {move.split()[1]}
    """)
    assert table.legal(move)
    assert table.play(move).at(7, 0) != "."


def beside_an_uncovered_stone(card: str) -> Table:
    return given(f"""
        goals gold stone-NE stone-NW
        mine
        .  .   .    .   .   .  ES  EW  .
        S EW NESW NESW NEW NEW NEW ESW *SW .
        .  .   .   .   .   .   .  .   .
        hand 0 {card}
    """)


@pytest.mark.rule("BA-060")
@pytest.mark.parametrize(
    ("move", "fits"),
    [
        ("place NESW 8,-1", False),
        ("place NE 8,-1 turned", False),
        ("place NES 8,-1 turned", False),
        ("place NEW 8,-1", True),
        ("place NW 8,-1", True),
        ("place EW 8,1", False),
        ("place NS 8,1", True),
        ("place EW 9,0", False),
    ],
)
def test_towards_an_uncovered_stone_goal_the_side_is_checked(move: str, fits: bool) -> None:
    table = beside_an_uncovered_stone(move.split()[1])
    assert table.legal(move) if fits else table.refused(move) == "mismatch BA-052"


@pytest.mark.rule("BA-061")
@pytest.mark.parametrize("tools", ["pickaxe", "lantern", "cart", "pickaxe cart", "pickaxe lantern cart"])
def test_a_player_with_a_broken_tool_may_not_place_a_path_card(tools: str) -> None:
    table = given(f"hand 0 EW dead-EW\nbroken 0 {tools}")
    assert table.refused("place EW 1,0") == "broken_tool BA-061"
    assert table.refused("place dead-EW 1,0") == "broken_tool BA-061"
    assert table.moves("place") == []


@pytest.mark.rule("BA-061")
def test_the_broken_tool_of_another_player_bars_only_that_player() -> None:
    table = given("hand 0 EW\nhand 1 EW\nhand 2 EW\nbroken 1 cart").play("place EW 1,0")
    assert table.refused("place EW 2,0") == "broken_tool BA-061"
    assert table.play("discard EW").legal("place EW 2,0")


@pytest.mark.rule("BA-062")
def test_a_card_that_connects_may_rejoin_a_part_that_was_cut_off() -> None:
    table = given("""
        mine
        S EW . EW NEW .
        hand 0 NEW
        hand 1 NESW
    """)
    table.play("place NEW 2,0")
    assert table.at(2, 0) == "NEW"
    assert table.legal("place NESW 5,0")
    assert table.legal("place NESW 4,-1")


@pytest.mark.rule("BA-063")
def test_beside_the_start_lies_ew_and_below_it_ns() -> None:
    table = given("hand 0 EW NS")
    assert table.legal("place EW 1,0")
    assert table.refused("place NS 1,0") == "mismatch BA-052"
    assert table.legal("place NS 0,1")
    assert table.refused("place EW 0,1") == "mismatch BA-052"


@pytest.mark.rule("BA-064")
@pytest.mark.parametrize("card", [card for card in PATHS if card != "dead-EW"])
@pytest.mark.parametrize("turned", [False, True])
def test_no_card_can_be_attached_behind_the_dead_end_ew(card: str, turned: bool) -> None:
    table = given(f"""
        mine
        S ew .
        hand 0 {card}
    """)
    opens_west = "W" in drawn(card, turned).upper()
    move = f"place {card} 2,0" + (" turned" if turned else "")
    assert table.refused(move) == ("dead_end BA-056" if opens_west else "mismatch BA-052")
