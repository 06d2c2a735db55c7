"""Action cards, rockfall and map: BA-096 to BA-107."""

import pytest

from permonik.engine.core.randomness import Fast
from tests.counts import Counts
from tests.rules.saboteur.table import GAME, given, new


@pytest.mark.rule("BA-096")
def test_a_rockfall_removes_any_one_laid_path_card() -> None:
    drawing = """
        mine
        .  NS  .
        EW S   NEW
        hand 0 rockfall
        hand 1 NS
    """
    assert given(drawing).moves("rockfall") == ["rockfall 0,-1", "rockfall -1,0", "rockfall 1,0"]
    table = given(drawing).play("rockfall 1,0")
    assert (table.at(1, 0), table.at(-1, 0), table.at(0, -1)) == (".", "EW", "NS")
    assert table.told("collapsed") == [{"seat": 0, "card": "NEW", "x": 1, "y": 0}]
    assert table.to_move == 1


@pytest.mark.rule("BA-096")
def test_a_rockfall_may_not_remove_the_start_card() -> None:
    table = given("mine\nS EW\nhand 0 rockfall")
    assert table.refused("rockfall 0,0") == "start_stays BA-096"


@pytest.mark.rule("BA-096")
@pytest.mark.parametrize("goal", ["8,-2", "8,0", "8,2"])
def test_a_rockfall_may_not_remove_a_face_down_goal(goal: str) -> None:
    table = given("mine\nS EW\nhand 0 rockfall")
    assert table.refused(f"rockfall {goal}") == "goal_stays BA-096 BA-097"


@pytest.mark.rule("BA-096")
@pytest.mark.parametrize("cell", ["2,0", "1,1", "-7,3"])
def test_a_rockfall_needs_a_card_to_remove(cell: str) -> None:
    table = given("mine\nS EW\nhand 0 rockfall")
    assert table.refused(f"rockfall {cell}") == "nothing_there BA-096 BA-100"


@pytest.mark.rule("BA-097")
def test_an_uncovered_stone_goal_cannot_be_removed_either() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW NEW *SW
        hand 0 rockfall
    """)
    assert table.refused("rockfall 8,0") == "goal_stays BA-096 BA-097"
    assert table.moves("rockfall") == [f"rockfall {x},0" for x in range(1, 8)]


@pytest.mark.rule("BA-098")
@pytest.mark.parametrize(("cell", "what"), [((1, 0), "nesw"), ((3, 0), "EW"), ((4, 0), "ew")])
def test_dead_ends_and_cut_off_cards_may_be_removed_as_well(cell: tuple[int, int], what: str) -> None:
    table = given("""
        mine
        S nesw . EW ew
        hand 0 rockfall
    """)
    x, y = cell
    assert table.at(x, y) == what
    assert table.play(f"rockfall {x},{y}").at(x, y) == "."


@pytest.mark.rule("BA-099", "BA-107")
def test_rockfall_card_and_removed_card_both_go_to_the_discard_pile() -> None:
    table = given("""
        mine
        S EW NES
        hand 0 rockfall
        hand 1 NS
    """)
    before = table.undiscarded()
    table.play("rockfall 2,0")
    assert before - table.undiscarded() == {"rockfall": 1, "NES": 1}
    assert table.hand(0) == ["NS"]


@pytest.mark.rule("BA-099")
def test_what_a_rockfall_discards_is_not_counted_among_the_unseen_cards() -> None:
    table = given("mine\nS EW\nhand 0 rockfall\nhand 1 NS\ndeck NS").play("rockfall 1,0")
    assert table.view(1).unseen == {"NS": 1}
    assert table.facts.discards == []


@pytest.mark.rule("BA-100")
def test_a_rockfall_cannot_be_played_if_no_removable_card_lies_on_the_table() -> None:
    bare = given("hand 0 rockfall")
    assert bare.moves() == ["discard rockfall"]
    only_goal = given("""
        goals gold stone-NE stone-NW
        mine
        S . . . . . . . *SW
        hand 0 rockfall
    """)
    assert only_goal.moves() == ["discard rockfall"]


@pytest.mark.rule("BA-101")
def test_the_hole_may_be_filled_later_by_any_fitting_card() -> None:
    table = given("""
        mine
        S EW EW EW
        hand 0 rockfall
        hand 1 NESW NEW dead-EW NS NE
    """).play("rockfall 2,0")
    for card in ("NESW", "NEW", "dead-EW"):
        assert table.legal(f"place {card} 2,0")
    assert table.refused("place NS 2,0") == "mismatch BA-052"
    assert table.refused("place NE 2,0") == "mismatch BA-052"
    assert table.play("place NESW 2,0").at(2, 0) == "NESW"


@pytest.mark.rule("BA-101")
def test_the_neighbours_of_a_hole_are_free_of_the_removed_card() -> None:
    table = given("""
        mine
        S  NESW
        .  .
        hand 0 rockfall
        hand 1 EW
    """).play("rockfall 1,0")
    assert table.refused("place EW 1,1") == "no_contact BA-057"
    assert table.moves("place") == ["place EW -1,0", "place EW 1,0"]


@pytest.mark.rule("BA-102")
def test_parts_cut_off_by_a_rockfall_stay_and_cannot_be_built_on_until_they_are_rejoined() -> None:
    table = given("""
        mine
        S EW EW NEW .
        hand 0 rockfall
        hand 1 NESW
        hand 2 NESW NEW
    """)
    assert table.play("rockfall 1,0").at(2, 0) == "EW"
    assert table.at(3, 0) == "NEW"
    assert table.refused("place NESW 4,0") == "cut_off BA-055"
    assert table.refused("place NESW 3,-1") == "cut_off BA-055"
    table.play("place NESW 1,0")
    assert table.legal("place NESW 4,0")
    assert table.legal("place NESW 3,-1")


@pytest.mark.rule("BA-102")
def test_a_part_with_a_second_way_to_the_start_is_not_cut_off() -> None:
    table = given("""
        mine
        S   ESW
        NE  NEW .
        hand 0 rockfall
        hand 1 EW
    """).play("rockfall 0,1")
    assert table.legal("place EW 2,1")


@pytest.mark.rule("BA-103")
@pytest.mark.parametrize(
    ("cell", "number", "face"), [("8,-2", 0, "stone-NW"), ("8,0", 1, "gold"), ("8,2", 2, "stone-NE")]
)
def test_a_map_shows_one_face_down_goal_which_is_put_back_unchanged(cell: str, number: int, face: str) -> None:
    table = given("""
        goals stone-NW gold stone-NE
        hand 0 map
        hand 1 NS
    """).play(f"map {cell}")
    assert table.goals() == "? ? ?"
    assert table.facts.goals == ["stone-NW", "gold", "stone-NE"]
    assert [goal.face for goal in table.view(0).goals] == [face if goal == number else None for goal in range(3)]
    assert table.to_move == 1


@pytest.mark.rule("BA-104")
def test_everybody_sees_which_goal_was_looked_at_and_only_the_acting_player_its_face() -> None:
    one = given("goals gold stone-NE stone-NW\nhand 0 map\nhand 1 NS\nhand 2 NS").play("map 8,-2")
    other = given("goals stone-NW stone-NE gold\nhand 0 map\nhand 1 NS\nhand 2 NS").play("map 8,-2")
    (looked,) = (event for event in one.events if event.name == "looked")
    assert looked.args == {"seat": 0, "x": 8, "y": -2}
    assert looked.seen_by(0).secret == {"face": "gold"}
    assert [looked.seen_by(seat).secret for seat in (1, 2, None)] == [None] * 3
    for seat in (1, 2, None):
        assert one.view(seat).save() == other.view(seat).save()
        assert [goal.seen_by for goal in one.view(seat).goals] == [[0], [], []]
    assert (one.view(0).goals[0].face, other.view(0).goals[0].face) == ("gold", "stone-NW")


@pytest.mark.rule("BA-104")
def test_the_acting_player_remembers_the_face_for_the_round() -> None:
    table = given("goals gold stone-NE stone-NW\nhand 0 map\nhand 1 NS EW\nhand 2 NS EW").play("map 8,2")
    table.play("discard NS", "discard NS", "discard NS")
    assert [goal.face for goal in table.view(0).goals] == [None, None, "stone-NW"]
    assert [goal.face for goal in table.view(1).goals] == [None] * 3


@pytest.mark.rule("BA-105")
def test_a_map_cannot_be_used_on_a_face_up_goal() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW NEW *SW
        hand 0 map
    """)
    assert table.refused("map 8,0") == "face_up BA-105"
    assert table.moves("map") == ["map 8,-2", "map 8,2"]


@pytest.mark.rule("BA-106")
def test_with_both_stones_uncovered_the_gold_is_still_there_to_look_at() -> None:
    table = given("""
        goals gold stone-NE stone-NW
        mine
        S EW EW NEW NEW NEW NEW NEW *SW
        . .  .  .   .   .   .   .   NS
        . .  .  .   .   .   .   .   *NW
        hand 0 map
    """)
    assert table.moves("map") == ["map 8,-2"]


@pytest.mark.rule("BA-106")
def test_a_map_in_hand_has_a_target_as_long_as_the_round_runs(counts: Counts) -> None:
    generator = Fast(1)
    checked = 0
    for seed in range(counts(small=8, normal=80, full=2_000)):
        table = new(3 + seed % 8, seed, rounds=1)
        while not table.state.over:
            moves = table.state.moves()
            kinds = {GAME.parts(move).kind for move in moves}
            if "map" in table.hand(table.to_move) and table.facts.phase == "digging":
                assert "map" in kinds
                checked += 1
            table.state.play(moves[int(generator.below(len(moves)))])
    assert checked > 0


@pytest.mark.rule("BA-107")
def test_a_map_is_discarded_after_use() -> None:
    table = given("hand 0 map\nhand 1 NS\ndeck dead-N").play("map 8,0")
    assert table.hand(0) == ["dead-N"]
    assert table.undiscarded() == {"NS": 1, "dead-N": 1}
