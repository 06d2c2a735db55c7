"""New path cards, bridges, double bends, ladders and crystals: EX-035 to EX-044."""

import pytest

from tests.rules.saboteur2.table import GAME, Table, given

CUT_OFF = "cut_off BA-055 EX-116"
TWINS = {
    "crystal-N": "dead-N",
    "crystal-E": "dead-E",
    "crystal-NES": "NES",
    "crystal-NEW": "NEW",
    "crystal-NESW": "NESW",
}
"""Crystal cards and the cards of the base game with the same tunnels."""


@pytest.mark.rule("EX-035")
@pytest.mark.parametrize(("crystal", "plain"), TWINS.items())
def test_a_crystal_card_is_laid_like_the_same_card_without_a_crystal(crystal: str, plain: str) -> None:
    table = given(f"""
        mine
        .  ES EW  .
        .  S  NEW nesw
        .  NS .   .
        hand 0 {crystal} {plain}
        hand 1 NESW
    """)
    moves = table.moves("place")
    with_crystal = [move.replace(crystal, plain) for move in moves if crystal in move]
    assert with_crystal == [move for move in moves if crystal not in move]
    assert with_crystal
    saved = table.state.save()
    for move in with_crystal:
        after = [Table(GAME.load(saved)).play(move.replace(plain, card)) for card in (crystal, plain)]
        assert after[0].moves("place") == after[1].moves("place")


@pytest.mark.rule("EX-036")
def test_the_two_paths_of_a_bridge_are_not_connected() -> None:
    table = given("""
        mine
        S NS|EW .
        hand 0 NESW
    """)
    assert table.legal("place NESW 2,0")
    assert table.refused("place NESW 1,-1") == CUT_OFF
    assert table.refused("place NESW 1,1") == CUT_OFF
    upright = given("""
        mine
        .  S
        .  NS|EW
        hand 0 NESW
    """)
    assert upright.legal("place NESW 0,2")
    assert upright.refused("place NESW -1,1") == CUT_OFF
    assert upright.refused("place NESW 1,1") == CUT_OFF


@pytest.mark.rule("EX-036")
def test_both_paths_of_a_bridge_may_be_used() -> None:
    table = given("""
        mine
        ES SW
        S  NS|EW
        hand 0 NESW
    """)
    assert table.legal("place NESW 1,1")
    assert table.legal("place NESW 2,0")


@pytest.mark.rule("EX-037")
@pytest.mark.parametrize("second", [".", "NS"])
def test_a_bridge_is_laid_where_one_of_its_paths_reaches_the_start(second: str) -> None:
    table = given(f"""
        mine
        . {second}
        S .
        hand 0 bridge
        hand 1 NS
    """)
    assert table.play("place bridge 1,0").at(1, 0) == "bridge"


@pytest.mark.rule("EX-037")
def test_a_bridge_is_refused_where_neither_path_reaches_the_start() -> None:
    table = given("""
        mine
        . .  . NS
        S ew . .
        . .  . .
        hand 0 bridge
    """)
    assert table.refused("place bridge 2,0") == "dead_end BA-056"
    assert table.refused("place bridge 3,0") == CUT_OFF
    assert table.refused("place bridge 4,4") == "no_contact BA-057"


@pytest.mark.rule("EX-038")
@pytest.mark.parametrize(("word", "on", "off"), [("NE|SW", "1,1", ["1,-1", "2,0"]), ("NW|ES", "1,-1", ["1,1", "2,0"])])
def test_the_two_paths_of_a_double_bend_are_not_connected(word: str, on: str, off: list[str]) -> None:
    table = given(f"mine\nS {word}\nhand 0 NESW")
    assert table.legal(f"place NESW {on}")
    assert [table.refused(f"place NESW {cell}") for cell in off] == [CUT_OFF] * 2


@pytest.mark.rule("EX-039")
@pytest.mark.parametrize("card", ["curves-NE", "curves-NW"])
def test_a_double_bend_is_laid_where_one_of_its_paths_reaches_the_start(card: str) -> None:
    table = given(f"""
        mine
        . .  NS
        S EW .
        hand 0 {card}
        hand 1 NS
    """)
    assert table.play(f"place {card} 2,0").at(2, 0) == card


@pytest.mark.rule("EX-039")
@pytest.mark.parametrize("card", ["curves-NE", "curves-NW"])
def test_a_double_bend_is_refused_where_neither_path_reaches_the_start(card: str) -> None:
    table = given(f"""
        mine
        . .  . NS
        S ew . .
        hand 0 {card}
    """)
    assert table.refused(f"place {card} 2,0") == "dead_end BA-056"
    assert table.refused(f"place {card} 3,0") == CUT_OFF


@pytest.mark.rule("EX-040")
def test_a_ladder_is_directly_connected_to_the_start_card() -> None:
    table = given("""
        mine
        S . . . L:E
        hand 0 EW
    """)
    assert table.moves("place") == ["place EW -1,0", "place EW 1,0", "place EW 5,0"]
    without = given("mine\nS . . . e\nhand 0 EW")
    assert without.refused("place EW 5,0") == "dead_end BA-056"


@pytest.mark.rule("EX-040")
def test_a_ladder_is_directly_connected_to_all_other_ladders() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        roles blue-miner green-miner boss
        turn 2
        mine
        .    .   . . . L:E EW . ?
        G:NW L:N . . . .   .  . .
        S    .   . . . .   .  . .
        hand 2 EW
    """).play("place EW 7,-2")
    direct = [(0, 0), (5, -2), (6, -2), (7, -2), (8, -2)]
    assert table.view(None).results[0].blue_route == direct
    assert table.view(None).results[0].green_route == direct


@pytest.mark.rule("EX-040")
def test_a_part_that_touches_two_ladders_keeps_its_light_when_one_is_removed() -> None:
    table = given("""
        mine
        S . L:E EW L:SW
        hand 0 rockfall
        hand 1 NESW rockfall
        hand 2 NESW
    """).play("rockfall 2,0")
    assert table.legal("place NESW 2,0")
    table.play("rockfall 4,0")
    assert table.refused("place NESW 2,0") == CUT_OFF


@pytest.mark.rule("EX-041")
@pytest.mark.parametrize(
    ("mine", "move"),
    [
        ("S ew . .", "place ladder-E 2,0 turned"),
        ("S . EW .", "place ladder-E 3,0 turned"),
        ("S . . EW", "place ladder-E 2,0"),
        ("S . NS|EW .", "place ladder-NW 3,0"),
        ("S EW . .", "place ladder-E 2,0 turned"),
        ("S . . B:EW", "place ladder-NE 2,0"),
        ("S . L:SW .", "place ladder-N 2,1"),
        ("S . . NS+E+W", "place ladder-NE 2,0"),
    ],
)
def test_a_ladder_may_be_attached_to_any_path_card(mine: str, move: str) -> None:
    _, card, cell, *_ = move.split()
    table = given(f"mine\n{mine}\nhand 0 {card}\nhand 1 NS")
    x, y = map(int, cell.split(","))
    assert table.play(move).at(x, y).startswith(card)


@pytest.mark.rule("EX-042")
@pytest.mark.parametrize("goal", [-2, 0, 2])
def test_a_ladder_may_not_be_laid_directly_next_to_a_goal(goal: int) -> None:
    table = given("hand 0 ladder-N ladder-E ladder-NE ladder-NW")
    for x, y in ((7, goal), (9, goal), (8, goal - 1), (8, goal + 1)):
        for card in ("N", "E", "NE", "NW"):
            assert table.refused(f"place ladder-{card} {x},{y}") == "beside_goal EX-042 EX-124"
            assert table.refused(f"place ladder-{card} {x},{y} turned") == "beside_goal EX-042 EX-124"


@pytest.mark.rule("EX-042")
def test_a_ladder_may_be_laid_across_the_corner_of_a_goal() -> None:
    table = given("""
        mine
        S EW EW NEW NEW NEW NEW . ?
        . .  .  .   .   .   .   .
        hand 0 ladder-E ladder-N EW
    """)
    assert table.legal("place EW 7,0")
    assert table.refused("place ladder-E 7,0 turned") == "beside_goal EX-042 EX-124"
    corner = given("""
        mine
        S EW EW NEW NEW NEW NESW .  ?
        . .  .  .   .   .   NE   .
        hand 0 ladder-E
        hand 1 NS
    """)
    assert corner.play("place ladder-E 7,1 turned").at(7, 1) == "ladder-E turned"


@pytest.mark.rule("EX-043")
@pytest.mark.parametrize(
    ("move", "fits"),
    [
        ("place ladder-E 2,0 turned", True),
        ("place ladder-E 2,0", False),
        ("place ladder-N 2,0", False),
        ("place ladder-NW 2,0", True),
        ("place ladder-NW 2,0 turned", False),
        ("place ladder-N 1,-1", True),
        ("place ladder-N 1,-1 turned", False),
        ("place ladder-N 1,1 turned", True),
    ],
)
def test_the_edges_of_a_ladder_must_match_the_neighbours(move: str, fits: bool) -> None:
    table = given(f"mine\nS EW\nhand 0 {move.split()[1]}\nhand 1 NS")
    if fits:
        assert table.legal(move)
    else:
        assert table.refused(move) == "mismatch BA-052"


@pytest.mark.rule("EX-044")
def test_new_cards_may_be_built_on_from_a_ladder() -> None:
    table = given("""
        mine
        S ew .
        hand 0 ladder-NW
        hand 1 NS EW
        hand 2 NS
    """).play("place ladder-NW 2,0")
    assert table.moves("place NS") == ["place NS 0,-1", "place NS 2,-1", "place NS 0,1"]
    table.play("place NS 2,-1")
    assert table.legal("place NS 2,-2")


@pytest.mark.rule("EX-044")
def test_a_ladder_brings_light_into_the_part_it_is_attached_to() -> None:
    table = given("""
        mine
        S . . NEW NESW
        hand 0 ladder-E
        hand 1 NS
        hand 2 NS
    """)
    assert table.play("place ladder-E 2,0").moves("place") == [
        f"place NS {cell}" for cell in ("0,-1", "3,-1", "4,-1", "0,1", "4,1")
    ]
