"""Players and material: BA-001 to BA-017."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongSeats
from tests.rules.digging import DEAD_ENDS, THROUGH, half_turn
from tests.rules.saboteur.table import DECK, GAME, SEATS, Table, given, new

BESIDE_START = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
"""The cell beside the start whose card is entered by this edge."""
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def box() -> Counter[str]:
    """All cards of the engine by kind; the dwarves are those of the largest table, which uses all of them."""
    facts = new(10).facts
    kinds = Counter({"gold card": len(facts.stack), "dwarf": len(facts.roles)})
    for card in GAME.cards:
        kinds[card.kind] += card.count
    return kinds


def kind_counts(kind: str) -> dict[str, int]:
    return {card.name: card.count for card in GAME.cards if card.kind == kind}


def whole_deck(table: Table) -> Counter[str]:
    return Counter(table.facts.deck) + Counter(card for hand in table.facts.hands for card in hand)


@pytest.mark.rule("BA-001")
@pytest.mark.parametrize("seats", SEATS)
def test_three_to_ten_players_may_sit_down(seats: int) -> None:
    table = new(seats)
    assert len(table.view(None).players) == seats
    assert 0 <= table.to_move < seats


@pytest.mark.rule("BA-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 12])
def test_fewer_than_three_or_more_than_ten_players_are_rejected(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"expected 3 to 10, got {seats}"):
        GAME.new(seats, 0)
    with pytest.raises(WrongSeats, match=f"expected 3 to 10, got {seats}"):
        GAME.load(f"position saboteur\nseats {seats}\n")


@pytest.mark.rule("BA-002")
def test_the_box_has_110_cards() -> None:
    kinds = box()
    assert kinds["path"] + kinds["start"] + kinds["goal"] == 44
    assert kinds["break"] + kinds["repair"] + kinds["rockfall"] + kinds["map"] == 27
    assert (kinds["gold card"], kinds["dwarf"]) == (28, 11)
    assert kinds.total() == 110


@pytest.mark.rule("BA-003")
def test_the_44_path_cards_are_the_start_three_goals_and_40_cards_of_the_deck() -> None:
    kinds = box()
    assert (kinds["start"], kinds["goal"], kinds["path"]) == (1, 3, 40)
    assert kind_counts("goal") == {"gold": 1, "stone-NE": 1, "stone-NW": 1}


@pytest.mark.rule("BA-004", "BA-005", "BA-006")
def test_the_deck_has_31_through_cards_and_9_dead_ends_of_these_shapes() -> None:
    paths = kind_counts("path")
    assert paths == {**THROUGH, **{f"dead-{edges}": 1 for edges in DEAD_ENDS}}
    assert sum(paths[name] for name in THROUGH) == 31
    assert sum(count for name, count in paths.items() if name not in THROUGH) == 9
    dealt = whole_deck(new(3))
    assert {name: dealt[name] for name in paths} == paths


@pytest.mark.rule("BA-005", "BA-006")
def test_a_card_has_the_open_edges_of_its_name() -> None:
    for card in GAME.cards:
        if card.kind == "path":
            assert (card.open, card.dead_end) == (card.name.removeprefix("dead-"), card.name.startswith("dead-"))


@pytest.mark.rule("BA-007")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("printed", [*THROUGH, *(edges.lower() for edges in DEAD_ENDS)])
def test_a_tunnel_goes_on_by_all_open_edges_of_a_through_card_and_by_none_of_a_dead_end(
    printed: str, turned: bool
) -> None:
    edges = half_turn(printed.upper()) if turned else printed.upper()
    word = edges if printed.isupper() else edges.lower()
    for entered in edges:
        (x, y) = BESIDE_START[entered]
        rows = [[".", ".", "."], [".", "S", "."], [".", ".", "."]]
        rows[y + 1][x + 1] = word
        drawing = "\n".join(" ".join(row) for row in rows)
        table = given(f"mine\n{drawing}\nhand 0 NESW")
        for leaving in set("NESW") - {entered}:
            beyond = f"place NESW {x + STEP[leaving][0]},{y + STEP[leaving][1]}"
            if leaving not in edges:
                assert table.refused(beyond) == "mismatch BA-052"
            elif word.isupper():
                assert table.legal(beyond)
            else:
                assert table.refused(beyond) == "dead_end BA-056"


@pytest.mark.rule("BA-008", "BA-009", "BA-010", "BA-011")
def test_the_27_action_cards_are_nine_breaks_nine_repairs_three_rockfalls_and_six_maps() -> None:
    assert kind_counts("break") == {"break-pickaxe": 3, "break-lantern": 3, "break-cart": 3}
    assert kind_counts("repair") == {
        "repair-pickaxe": 2,
        "repair-lantern": 2,
        "repair-cart": 2,
        "repair-pickaxe+lantern": 1,
        "repair-pickaxe+cart": 1,
        "repair-lantern+cart": 1,
    }
    assert (kind_counts("rockfall"), kind_counts("map")) == ({"rockfall": 3}, {"map": 6})
    dealt = whole_deck(new(3))
    actions = {
        name: count for kind in ("break", "repair", "rockfall", "map") for name, count in kind_counts(kind).items()
    }
    assert {name: dealt[name] for name in actions} == actions
    assert sum(actions.values()) == 27


@pytest.mark.rule("BA-010")
@pytest.mark.parametrize("card", ["pickaxe+lantern", "pickaxe+cart", "lantern+cart"])
def test_a_double_repair_card_names_two_tools_and_mends_either(card: str) -> None:
    table = given(f"hand 0 repair-{card}\nbroken 1 pickaxe lantern cart")
    assert table.moves("repair") == [f"repair {card} 1 {tool}" for tool in card.split("+")]


@pytest.mark.rule("BA-012")
def test_the_28_gold_cards_carry_44_nuggets() -> None:
    stack = new(5).facts.stack
    assert Counter(stack) == {1: 16, 2: 8, 3: 4}
    assert (len(stack), sum(stack)) == (28, 44)


@pytest.mark.rule("BA-013")
def test_the_eleven_dwarves_are_seven_miners_and_four_saboteurs() -> None:
    assert Counter(new(10).facts.roles) == {"miner": 7, "saboteur": 4}
    assert all(Counter(new(seats).facts.roles) <= Counter({"miner": 7, "saboteur": 4}) for seats in SEATS)


@pytest.mark.rule("BA-014")
@pytest.mark.parametrize("seats", SEATS)
def test_the_deck_has_67_cards_before_dealing(seats: int) -> None:
    deck = whole_deck(new(seats))
    paths = sum(count for name, count in deck.items() if name in kind_counts("path"))
    assert (deck.total(), paths) == (67, 40)
    assert deck == DECK


@pytest.mark.rule("BA-015")
def test_the_start_card_is_open_on_all_four_sides_and_its_ladder_leads_nowhere_else() -> None:
    table = given("hand 0 NESW")
    assert table.moves("place") == ["place NESW 0,-1", "place NESW -1,0", "place NESW 1,0", "place NESW 0,1"]


@pytest.mark.rule("BA-015")
def test_the_four_tunnels_of_the_start_card_are_joined() -> None:
    (start,) = (card for card in GAME.cards if card.kind == "start")
    assert (start.open, start.links) == ("NESW", ("NESW",))
    table = given("""
        mine
        .  NS .
        EW S  EW
        .  NS .
        hand 0 NESW
    """)
    assert table.moves("place") == ["place NESW 0,-2", "place NESW -2,0", "place NESW 2,0", "place NESW 0,2"]


@pytest.mark.rule("BA-016")
def test_the_gold_goal_is_open_on_all_four_sides_and_all_are_joined() -> None:
    table = given("""
        mine
        S EW EW NEW NEW NEW NEW NEW *NESW
        hand 0 NESW
    """)
    for beyond in ("8,-1", "9,0", "8,1"):
        assert table.legal(f"place NESW {beyond}")
    wall = given("""
        mine
        S EW EW NEW NEW NEW NEW NEW *NESW
        hand 0 NE NS
    """)
    assert wall.refused("place NS 9,0") == "mismatch BA-052"
    assert wall.refused("place NE 8,-1") == "mismatch BA-052"
    assert wall.refused("place NE 8,1 turned") == "mismatch BA-052"


@pytest.mark.rule("BA-017")
@pytest.mark.parametrize(
    ("goals", "lies", "way_out", "walls"),
    [
        ("gold stone-NE stone-NW", "SW", "8,1", ("8,-1", "9,0")),
        ("stone-NE stone-NW gold", "NW", "8,-1", ("8,1", "9,0")),
    ],
)
def test_the_stone_goals_are_passable_curves(goals: str, lies: str, way_out: str, walls: tuple[str, str]) -> None:
    table = given(f"""
        goals {goals}
        mine
        S EW EW NEW NEW NEW NEW NEW *{lies}
        hand 0 NESW
    """)
    assert table.legal(f"place NESW {way_out}")
    assert [table.refused(f"place NESW {cell}") for cell in walls] == ["mismatch BA-052"] * 2
