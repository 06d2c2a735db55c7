"""Further rulings, path cards: EX-116 to EX-125."""

import pytest

from tests.rules.digging import half_turn
from tests.rules.saboteur2.table import Table, given

CUT_OFF = "cut_off BA-055 EX-116"
LOOP = """
    mine
    . .  .   .   .   .   ES  EW  SW
    S .  .   NEW NEW NEW NEW EW  ?
    . .  .   .   .   .   .   .   {below}
    hand 0 ladder-E
    hand 1 NS
"""
"""A part without light that touches the middle goal from the west and the north."""


@pytest.mark.rule("EX-116")
def test_a_new_card_must_meet_an_open_edge_joined_to_the_start() -> None:
    table = given("""
        mine
        S EW . EW NEW
        hand 0 NESW NS
    """)
    assert table.legal("place NESW 2,0")
    assert table.refused("place NESW 5,0") == CUT_OFF
    assert table.refused("place NS 4,-1") == CUT_OFF
    assert table.refused("place NESW 9,9") == "no_contact BA-057"


@pytest.mark.rule("EX-116")
def test_contact_wall_to_wall_is_not_enough_for_a_card_that_is_no_ladder() -> None:
    table = given("mine\nS EW\nhand 0 EW crystal-E ladder-E")
    assert table.refused("place EW 1,1") == "walls_only BA-054"
    assert table.refused("place crystal-E 1,-1") == "walls_only BA-054"
    assert table.legal("place ladder-E 1,1")


@pytest.mark.rule("EX-116")
def test_a_ladder_joins_an_edge_to_the_start() -> None:
    dark, lit = (given(f"mine\nS . {card} EW NEW\nhand 0 NESW") for card in ("EW", "L:E"))
    assert dark.refused("place NESW 5,0") == CUT_OFF
    assert lit.legal("place NESW 5,0")


@pytest.mark.rule("EX-117")
def test_the_other_path_of_a_bridge_cannot_be_built_on_until_it_is_joined_as_well() -> None:
    table = given("""
        mine
        ES .
        S  NS|EW
        hand 0 NE NS
        hand 1 NS
    """)
    assert table.refused("place NS 1,1") == CUT_OFF
    table.play("place NE 1,-1 turned")
    assert table.legal("place NS 1,1")


@pytest.mark.rule("EX-117")
@pytest.mark.parametrize(("word", "beyond", "joined_at"), [("NE|SW", "2,0", "1,-1"), ("NW|ES", "2,0", "1,1")])
def test_the_other_path_of_a_double_bend_cannot_be_built_on_until_it_is_joined_as_well(
    word: str, beyond: str, joined_at: str
) -> None:
    table = given(f"""
        mine
        ES .
        S  {word}
        NE .
        hand 0 NE NW
        hand 1 EW
    """)
    card = "NE 1,-1 turned" if joined_at == "1,-1" else "NW 1,1"
    before = given(f"mine\nS {word}\nhand 0 EW")
    assert before.refused(f"place EW {beyond}") == CUT_OFF
    assert table.play(f"place {card}").legal(f"place EW {beyond}")


STUB_MINE = """
    mine
    S  .  .  .   .   .   .   .  ?
    NE EW EW NEW NEW NEW NEW NW
    hand 0 {card}
    hand 1 NS
"""


@pytest.mark.rule("EX-118")
@pytest.mark.parametrize(("card", "uncovers"), [("NES", True), ("NS+E", False), ("NE+S", False), ("ES+N", True)])
def test_a_stub_does_not_uncover_a_goal(card: str, uncovers: bool) -> None:
    table = given(f"goals gold stone-NE stone-NW{STUB_MINE.format(card=card)}").play(f"place {card} 7,0")
    assert table.goals() == ("? *SW ?" if uncovers else "? ? ?")


@pytest.mark.rule("EX-118")
@pytest.mark.parametrize(
    ("word", "on", "off"),
    [
        ("EW+N+S", ["2,0"], ["1,-1", "1,1"]),
        ("C:EW+N", ["2,0"], ["1,-1"]),
        ("C:NEW+S", ["2,0", "1,-1"], ["1,1"]),
        ("G:NS+W", [], ["1,-1", "1,1"]),
    ],
)
def test_a_stub_does_not_carry_the_connection_on(word: str, on: list[str], off: list[str]) -> None:
    table = given(f"mine\nS {word}\nhand 0 NESW")
    assert all(table.legal(f"place NESW {cell}") for cell in on)
    reason = CUT_OFF if word == "G:NS+W" else "dead_end BA-056"
    assert [table.refused(f"place NESW {cell}") for cell in off] == [reason] * len(off)


@pytest.mark.rule("EX-119")
@pytest.mark.parametrize("move", ["NS+E 1,0 turned", "green-NS+E 1,0 turned", "crystal-NES+W 1,0", "NS+E+W 1,0"])
def test_a_card_attached_by_its_stub_alone_is_not_connected_to_the_start(move: str) -> None:
    table = given(f"hand 0 {move.partition(' ')[0]}\nhand 1 NS NESW\nhand 2 NS").play(f"place {move}")
    assert table.at(1, 0) == move.replace(" 1,0", "")
    assert table.refused("place NS 1,-1") == CUT_OFF
    assert table.refused("place NS 1,1") == CUT_OFF


@pytest.mark.rule("EX-120")
@pytest.mark.parametrize("face", ["gold", "stone-NE", "stone-NW"])
def test_a_goal_far_from_the_placed_card_is_uncovered(face: str) -> None:
    rest = [other for other in ("gold", "stone-NE", "stone-NW") if other != face]
    table = given(f"""
        goals {rest[0]} {face} {rest[1]}
        mine
        S . . EW EW NEW NEW NEW ?
        hand 0 ladder-E
        hand 1 NS
    """).play("place ladder-E 2,0")
    assert [event["card"] for event in table.told("uncovered")] == [face]
    if face == "gold":
        assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    else:
        assert (table.at(8, 0), table.to_move) == ("*" + ("SW" if face == "stone-NE" else "NW"), 1)


@pytest.mark.rule("EX-120")
def test_a_bridge_may_uncover_a_goal_far_away() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        ES  SW .   .   .   .   .   .   .
        S   .  EW  EW  NEW NEW NEW NEW ?
        hand 0 bridge
        hand 1 NS
    """).play("place bridge 1,0")
    assert table.goals() == "? *SW ?"


@pytest.mark.rule("EX-120")
def test_goals_are_uncovered_until_nothing_changes() -> None:
    table = given("""
        goals stone-NW stone-NE gold
        mine
        S . . EW EW NEW NEW NEW ?
        . . . .  .  .   .   .   NS
        . . . .  .  .   .   .   ?
        hand 0 ladder-E
    """).play("place ladder-E 2,0")
    assert [event["card"] for event in table.told("uncovered")] == ["stone-NE", "gold"]
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]


@pytest.mark.rule("EX-120")
def test_a_goal_that_is_not_connected_stays_face_down() -> None:
    table = given("""
        mine
        S EW . EW EW NEW NEW NEW ?
        hand 0 ladder-N
        hand 1 NS
    """).play("place ladder-N 0,1")
    assert (table.goals(), table.told("uncovered")) == ("? ? ?", [])


@pytest.mark.rule("EX-121")
@pytest.mark.parametrize(("stone", "lies"), [("stone-NE", "SW"), ("stone-NW", "NW")])
def test_a_stone_far_away_is_opened_towards_the_side_by_which_it_is_connected(stone: str, lies: str) -> None:
    other = "stone-NW" if stone == "stone-NE" else "stone-NE"
    table = given(f"""
        goals gold {stone} {other}
        mine
        S . . EW EW NEW NEW NEW ?
        hand 0 ladder-E
        hand 1 NS
    """).play("place ladder-E 2,0")
    assert table.goals() == f"? *{lies} ?"
    assert "W" not in half_turn(lies)


@pytest.mark.rule("EX-121")
def test_of_several_sides_the_most_that_match_decide() -> None:
    both = given(f"goals gold stone-NW stone-NE{LOOP.format(below='.')}").play("place ladder-E 2,0")
    assert (both.goals(), both.view(None).phase) == ("? *NW ?", "digging")
    south = given(f"goals gold stone-NE stone-NW{LOOP.format(below='NS')}").play("place ladder-E 2,0")
    assert (south.at(8, 0), south.to_move) == ("*SW", 1)


@pytest.mark.rule("EX-121")
@pytest.mark.parametrize(("way", "lies"), [("upright", "NE"), ("turned", "SW")])
def test_if_as_many_sides_match_either_way_the_active_player_chooses(way: str, lies: str) -> None:
    table: Table = given(f"goals gold stone-NE stone-NW{LOOP.format(below='.')}").play("place ladder-E 2,0")
    assert (table.view(None).phase, table.to_move) == ("turning", 0)
    assert table.moves() == ["turn 8,0 upright", "turn 8,0 turned"]
    assert table.refused("turn 8,2 upright") == "not_open_to_choice BA-074"
    table.play(f"turn 8,0 {way}")
    assert (table.goals(), table.to_move) == (f"? *{lies} ?", 1)


BESIDE_GOLD = """
    option rounds 1
    roles {connector} blue-miner green-miner
    goals stone-NW gold stone-NE
    mine
    S EW EW EW .   ESW B:EW NEW  ?   .
    . .  .  .  .   NS  .    .    NS  .
    . .  .  .  .   NES NESW NESW ?   SW
    . .  .  .  .   NE  NESW NESW NEW NW
    hand 0 NEW
    hand 1 NS
"""
"""The card placed at 4,0 reaches the gold behind a blue door, and the lower stone from three sides. Upright the stone
joins a way to the gold without a door."""


@pytest.mark.rule("EX-120", "EX-121", "EX-135", "BA-078")
@pytest.mark.parametrize(
    ("connector", "choice", "lies", "winners"),
    [
        ("saboteur", "upright", "NE", [1, 2]),
        ("saboteur", "turned", "SW", [1]),
        ("green-miner", "upright", "NE", [0, 2]),
        ("green-miner", "turned", "SW", [1]),
    ],
)
def test_how_a_stone_reached_together_with_the_gold_lies_may_decide_whose_way_is_clean(
    connector: str, choice: str, lies: str, winners: list[int]
) -> None:
    table = given(BESIDE_GOLD.format(connector=connector)).play("place NEW 4,0")
    assert (table.names(), table.goals()) == (["placed", "reached"], "? ? ?")
    assert (table.view(None).phase, table.to_move) == ("turning", 0)
    assert table.moves() == ["turn 8,2 upright", "turn 8,2 turned"]
    table.play(f"turn 8,2 {choice}")
    assert [event["card"] for event in table.told("uncovered")] == ["stone-NE", "gold"]
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]
    assert table.goals() == f"? *NESW *{lies}"
    end = table.view(None).results[-1]
    assert (bool(end.blue_route), bool(end.green_route)) == (True, choice == "upright")
    assert end.winners == winners


@pytest.mark.rule("EX-120", "EX-121")
def test_the_gold_lights_nothing_for_a_stone_that_is_connected_without_it() -> None:
    """Had the gold been turned over first, the lower stone would be connected from the north as well, and lie so."""
    table = given("""
        option rounds 1
        goals stone-NW gold stone-NE
        mine
        S EW EW EW .   ESW NEW  NEW  ?
        . .  .  .  .   NS  .    .    NES
        . .  .  .  .   NE  NESW NESW ?
        hand 0 NEW
    """).play("place NEW 4,0")
    assert [event["card"] for event in table.told("uncovered")] == ["stone-NE", "gold"]
    assert table.goals() == "? *NESW *SW"


@pytest.mark.rule("EX-120", "EX-121")
def test_both_stones_are_turned_by_choice_before_the_gold() -> None:
    """A ladder far away lights all three goals, each stone from the west and from the north or south."""
    table = given("""
        option rounds 1
        goals stone-NE gold stone-NW
        mine
        . . .  .    .    .    ES   EW   SW
        . . .  .    .    .    NES  EW   ?
        . . .  .    .    .    NS   .    .
        S . .  NEW  NEW  NEW  NESW NEW  ?
        . . .  .    .    .    NS   .    .
        . . .  .    .    .    NES  NESW ?
        . . .  .    .    .    NE   NESW NW
        hand 0 ladder-E
    """).play("place ladder-E 2,0")
    assert (table.goals(), table.moves()) == ("? ? ?", ["turn 8,-2 upright", "turn 8,-2 turned"])
    table.play("turn 8,-2 turned")
    assert (table.goals(), table.told("round_ended")) == ("*SW ? ?", [])
    assert table.moves() == ["turn 8,2 upright", "turn 8,2 turned"]
    table.play("turn 8,2 turned")
    assert table.goals() == "*SW *NESW *ES"
    assert table.told("round_ended") == [{"finisher": 0, "gold_reached": True}]


@pytest.mark.rule("EX-122")
@pytest.mark.parametrize("x", [1, 2, 3, 4, 6])
def test_a_rockfall_removes_ladders_doors_crystals_and_cut_off_cards(x: int) -> None:
    table = given("""
        mine
        S L:W B:EW C:NEW NS|EW . EW
        hand 0 rockfall
        hand 1 NS
    """)
    assert table.moves("rockfall") == [f"rockfall {column},0" for column in (1, 2, 3, 4, 6)]
    assert table.play(f"rockfall {x},0").at(x, 0) == "."


@pytest.mark.rule("EX-122")
def test_a_rockfall_removes_neither_start_nor_goals() -> None:
    table = given("mine\nS L:W\nhand 0 rockfall")
    assert table.refused("rockfall 0,0") == "start_stays BA-096"
    assert table.refused("rockfall 8,0") == "goal_stays BA-096 BA-097"
    assert table.refused("rockfall 4,0") == "nothing_there BA-096 BA-100"


@pytest.mark.rule("EX-122")
def test_what_hung_only_on_a_removed_ladder_is_cut_off() -> None:
    table = given("""
        mine
        S . . L:E EW NEW
        hand 0 rockfall
        hand 1 NESW
        hand 2 NESW
    """)
    assert table.play("rockfall 3,0").at(4, 0) == "EW"
    for cell in ("6,0", "5,-1", "3,0"):
        assert table.refused(f"place NESW {cell}") == CUT_OFF


@pytest.mark.rule("EX-122")
def test_no_light_stays_behind_where_a_ladder_was() -> None:
    table = given("""
        mine
        S EW SW .
        . .  .  L:W
        hand 0 rockfall
        hand 1 bridge
        hand 2 EW
    """)
    table.play("rockfall 3,1", "place bridge 2,1")
    assert table.refused("place EW 1,1") == CUT_OFF


@pytest.mark.rule("EX-123")
@pytest.mark.parametrize("move", ["ladder-N 1,-1", "ladder-N 1,1 turned", "ladder-E 1,1", "ladder-E 3,1"])
def test_contact_wall_to_wall_is_enough_for_a_ladder(move: str) -> None:
    table = given(f"mine\nS EW . EW\nhand 0 {move.partition(' ')[0]}\nhand 1 NS")
    assert table.legal(f"place {move}")


@pytest.mark.rule("EX-123")
def test_a_ladder_may_touch_the_start_card() -> None:
    table = given("hand 0 ladder-N ladder-E")
    assert table.moves("place") == [
        "place ladder-N 0,-1 turned",
        "place ladder-E -1,0",
        "place ladder-E 1,0 turned",
        "place ladder-N 0,1",
    ]


@pytest.mark.rule("EX-123")
@pytest.mark.parametrize("cell", ["2,0", "1,1", "-5,3", "6,0"])
def test_a_ladder_in_the_air_is_rejected(cell: str) -> None:
    assert given("hand 0 ladder-NE").refused(f"place ladder-NE {cell}") == "no_contact EX-123"


@pytest.mark.rule("EX-124")
@pytest.mark.parametrize("cell", ["7,0", "9,0", "8,-1", "8,1"])
def test_a_ladder_next_to_an_uncovered_stone_is_rejected(cell: str) -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW . *SW
        hand 0 ladder-N ladder-E ladder-NE ladder-NW
    """)
    for card in ("N", "E", "NE", "NW"):
        for way in ("", " turned"):
            assert table.refused(f"place ladder-{card} {cell}{way}") == "beside_goal EX-042 EX-124"


@pytest.mark.rule("EX-125")
@pytest.mark.parametrize("role", ["blue-miner", "green-miner", "saboteur", "boss", "profiteer", "geologist"])
def test_a_door_never_restricts_placing(role: str) -> None:
    table = given(f"""
        seats 2
        roles {role} saboteur
        mine
        S B:EW .
        hand 0 green-EW EW
        hand 1 NS
    """)
    assert table.legal("place EW 2,0")
    assert table.legal("place green-EW 2,0")
    assert table.legal("place green-EW -1,0")


@pytest.mark.rule("EX-125")
def test_light_passes_doors_of_both_colours() -> None:
    table = given("mine\nS B:EW G:EW\nhand 0 NESW")
    assert table.legal("place NESW 3,0")
