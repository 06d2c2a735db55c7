"""Board geometry: BA-018 to BA-024."""

import pytest

from permonik.engine.core.randomness import Fast
from tests.counts import Counts
from tests.rules.digging import drawn
from tests.rules.saboteur.table import GAME, PATHS, given, new


@pytest.mark.rule("BA-018")
@pytest.mark.parametrize("card", PATHS)
def test_a_card_laid_sideways_is_rejected(card: str) -> None:
    assert given(f"hand 0 {card}").refused(f"place {card} 1,0 sideways") == "sideways BA-018"


@pytest.mark.rule("BA-018")
@pytest.mark.parametrize("card", PATHS)
def test_a_card_lies_as_printed_or_turned_by_a_half_turn_and_no_other_way(card: str) -> None:
    lies = set()
    for move in given(f"hand 0 {card}").moves("place"):
        x, y = map(int, move.split()[2].split(","))
        lies.add(given(f"hand 0 {card}").play(move).at(x, y))
    assert lies == {drawn(card, False), drawn(card, True)}


@pytest.mark.rule("BA-019")
@pytest.mark.parametrize(
    ("card", "turned", "cell"),
    [("NE", "SW", (0, -1)), ("NW", "ES", (-1, 0)), ("NES", "NSW", (1, 0)), ("NEW", "ESW", (0, -1))],
)
def test_a_half_turn_swaps_north_with_south_and_east_with_west(card: str, turned: str, cell: tuple[int, int]) -> None:
    x, y = cell
    assert given(f"hand 0 {card}").play(f"place {card} {x},{y} turned").at(x, y) == turned


@pytest.mark.rule("BA-019")
@pytest.mark.parametrize(
    ("card", "as_printed", "as_turned"),
    [
        ("NE", {"-1,0", "0,1"}, {"1,0", "0,-1"}),
        ("NW", {"1,0", "0,1"}, {"-1,0", "0,-1"}),
        ("NES", {"-1,0", "0,1", "0,-1"}, {"1,0", "0,1", "0,-1"}),
        ("NEW", {"-1,0", "1,0", "0,1"}, {"-1,0", "1,0", "0,-1"}),
    ],
)
def test_the_sides_open_after_a_half_turn_decide_where_a_card_fits(
    card: str, as_printed: set[str], as_turned: set[str]
) -> None:
    moves = [move.split() for move in given(f"hand 0 {card}").moves("place")]
    assert {words[2] for words in moves if len(words) == 3} == as_printed
    assert {words[2] for words in moves if words[3:] == ["turned"]} == as_turned


@pytest.mark.rule("BA-019")
@pytest.mark.parametrize("card", ["NS", "EW", "NESW"])
def test_a_half_turn_changes_nothing_on_a_card_that_looks_the_same_both_ways(card: str) -> None:
    assert GAME.parse(f"place {card} 1,0 turned") == GAME.parse(f"place {card} 1,0")


@pytest.mark.rule("BA-020")
def test_the_start_card_lies_at_0_0() -> None:
    table = given("hand 0 NESW")
    assert table.refused("place NESW 0,0") == "cell_taken BA-051"
    assert table.moves("place") == ["place NESW 0,-1", "place NESW -1,0", "place NESW 1,0", "place NESW 0,1"]


@pytest.mark.rule("BA-020")
def test_the_goals_lie_at_8_minus_2_and_8_0_and_8_2() -> None:
    assert [(goal.x, goal.y) for goal in new(3).view(None).goals] == [(8, -2), (8, 0), (8, 2)]


@pytest.mark.rule("BA-020")
@pytest.mark.parametrize(
    ("card", "cell", "neighbour"),
    [("EW", "1,0", "2,0"), ("EW", "-1,0", "-2,0"), ("NS", "0,1", "0,2"), ("NS", "0,-1", "0,-2")],
)
def test_x_grows_to_the_right_and_y_downwards(card: str, cell: str, neighbour: str) -> None:
    table = given(f"hand 0 {card} NESW").play(f"place {card} {cell}")
    assert table.legal(f"place NESW {neighbour}")


@pytest.mark.rule("BA-021")
def test_seven_empty_columns_separate_start_and_goals_and_one_empty_row_the_goals() -> None:
    table = new(4)
    assert [table.at(x, 0) for x in range(1, 9)] == ["."] * 7 + ["?"]
    assert [table.at(8, y) for y in range(-3, 4)] == [".", "?", ".", "?", ".", "?", "."]


@pytest.mark.rule("BA-021")
def test_six_cards_in_a_row_do_not_touch_the_goal_and_seven_do() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW . ?
        hand 0 EW
    """)
    assert table.goals() == "? ? ?"
    assert table.play("place EW 7,0").goals() == "? *SW ?"


@pytest.mark.rule("BA-022")
def test_the_mine_may_grow_behind_the_start_and_above_and_below_the_goals() -> None:
    table = given("""
        mine
        .   .   NS
        .   .   NS
        .   .   NS
        EW  EW  S   .  .  .  .  .  .  .  ?
        .   .   NES
        .   .   NES
        .   .   NES
        hand 0 NESW
    """)
    for cell in ("-3,0", "0,-4", "0,4"):
        assert table.legal(f"place NESW {cell}")
    assert table.play("place NESW 0,-4").at(0, -4) == "NESW"


@pytest.mark.rule("BA-022")
def test_the_mine_may_grow_behind_the_goals() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S  EW EW NEW NEW NEW NEW NEW *SW .
        .  .  .  .   .   .   .   .   NE  EW  .
        .  .  .  .   .   .   .   .   ?
        hand 0 NESW NW
    """)
    assert table.legal("place NESW 10,1")
    assert table.play("place NW 10,1").at(10, 1) == "NW"
    assert table.legal("place NESW 10,0")


@pytest.mark.rule("BA-023")
def test_the_cell_8_minus_1_touches_the_upper_and_the_middle_goal() -> None:
    table = given("""
        goals stone-NE stone-NW gold
        mine
        .  .  .  .   .   .   .   .   ?
        ES EW EW NEW NEW NEW NEW NEW .
        S  .  .  .   .   .   .   .   ?
        hand 0 NESW
    """)
    assert table.play("place NESW 8,-1").goals() == "*SW *NW ?"


@pytest.mark.rule("BA-023")
def test_the_cell_8_1_touches_the_middle_and_the_lower_goal() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S  .  .  .   .   .   .   .   ?
        NE EW EW NEW NEW NEW NEW NEW .
        .  .  .  .   .   .   .   .   ?
        hand 0 NESW
    """)
    assert table.play("place NESW 8,1").goals() == "? *SW *NW"


@pytest.mark.rule("BA-024")
@pytest.mark.parametrize(
    ("goals", "mine", "last", "cards"),
    [
        ("stone-NE gold stone-NW", "S EW EW NEW NEW NEW NEW . ?", "place EW 7,0", 7),
        ("stone-NE stone-NW gold", "S\nNS\nNE EW EW NEW NEW NEW NEW . ?", "place EW 7,2", 9),
        ("gold stone-NE stone-NW", "ES EW EW NEW NEW NEW NEW . ?\nNS\nS", "place EW 7,-2", 9),
        ("stone-NW stone-NE gold", "S EW EW EW NEW NEW NEW NEW *SW", "place NS 8,1", 8),
        ("gold stone-NW stone-NE", "S EW EW EW NEW NEW NEW NEW *NW", "place NS 8,-1", 8),
    ],
)
def test_the_shortest_tunnel_takes_this_many_cards(goals: str, mine: str, last: str, cards: int) -> None:
    table = given(f"goals {goals}\nmine\n{mine}\nhand 0 EW".replace("hand 0 EW", f"hand 0 {last.split()[1]}"))
    assert len(table.facts.mine) == cards - 1
    table.play(last)
    result = table.facts.results[0]
    assert result.gold_reached
    assert len(table.facts.mine) == cards
    assert len([cell for cell in result.route[1:] if cell[0] < 8 or cell[1] % 2]) == cards


@pytest.mark.rule("BA-024")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_no_tunnel_gets_farther_than_its_number_of_cards(seats: int, counts: Counts) -> None:
    generator = Fast(seats)
    for seed in range(counts(small=5, normal=50, full=1_000)):
        table = new(seats, seed, rounds=1)
        while not table.state.over:
            moves = table.state.moves()
            view = table.view(None)
            laid = len(view.mine) + sum(goal.turned is not None for goal in view.goals)
            for move in moves:
                parts = GAME.parts(move)
                if parts.kind == "place":
                    assert abs(parts.x or 0) + abs(parts.y or 0) <= laid + 1
            table.state.play(moves[int(generator.below(len(moves)))])
