"""Further rulings on fields, creatures and goals: DC-255 to DC-263, DC-265, DC-266, DC-269, DC-276, DC-277."""

import pytest

from permonik.engine.core.errors import IllegalMove
from tests.rules.dark_cave.caves import HANDS, LYING, by_the_goal
from tests.rules.dark_cave.table import Table, given


def crossing(card: str, field: int, *lines: str) -> Table:
    """The dwarf of seat 0 stands on a field of a card at 1,0 that has a neighbour on each side, and may walk now."""
    text = f"""
        cave
          .  1NS    .
          S  {card} 1EW
          .  2NS    .
        dwarf 0 1,0 {field}
        boots 0 boots-I
        {HANDS}
    """
    return given(text + "\n".join(lines)).play("discard NE-III")


@pytest.mark.rule("DC-255")
def test_the_start_is_one_field() -> None:
    table = given(f"""
        cave
          .   1NS .
          1EW S   2EW
          .   2NS .
        {HANDS}
    """).play("discard NE-III")
    assert table.steps() == ["0,-1 0", "-1,0 0", "1,0 1", "0,1 0"]


@pytest.mark.rule("DC-255")
@pytest.mark.parametrize(
    ("goal", "lies", "first", "inner", "others"),
    [
        ("goal-exit", "*X:NESW", 3, 4, []),
        ("goal-lair", "*D:NEW", 2, 3, ["4,4 0", "4,4 1", "4,4 2"]),
        ("goal-ladder", "*L:NSW", 1, 3, ["0,0 0", "4,4 0", "4,4 1", "4,4 2"]),
        ("goal-vein", "*V:SW", 1, 2, ["4,4 0", "4,4 1"]),
    ],
)
def test_goals_are_laid_out_like_level_three_with_the_feature_inside(
    goal: str, lies: str, first: int, inner: int, others: list[str]
) -> None:
    veins = ["veins 4,4:2"] if goal == "goal-vein" else []
    table = by_the_goal(goal, lies, *veins).play("discard NE-III").walk(f"4,4 {first}")
    assert table.steps() == sorted(["3,4 0", f"4,4 {inner}"])
    table.walk(f"4,4 {inner}")
    assert table.player(0).escaped or table.steps() == others
    if goal == "goal-lair":
        called = by_the_goal(goal, lies, "hand 0 rat-I").play("rat I 4,4")
        assert called.creature("rat") == f"4,4 {inner} of 0"


@pytest.mark.rule("DC-256")
@pytest.mark.parametrize(
    ("card", "tunnel", "linked"),
    [
        ("1T:NW|ES", 2, ["1,0 0", "1,0 1"]),
        ("2T:NE|SW", 4, ["1,0 0", "1,0 1", "1,0 2", "1,0 3"]),
        ("3T:NE|SW", 6, ["1,0 2", "1,0 5"]),
    ],
)
def test_what_a_tunnel_is_linked_with(card: str, tunnel: int, linked: list[str]) -> None:
    assert crossing(card, tunnel).steps() == linked
    for place in linked:
        assert f"1,0 {tunnel}" in crossing(card, int(place[-1])).steps(), "and back"


@pytest.mark.rule("DC-257")
def test_the_tunnel_toll_is_due_at_every_entering_and_leaving_is_free() -> None:
    table = crossing("1T:NW|ES", 0)
    for place, nuggets in [("1,0 2", 2), ("1,0 0", 2), ("1,0 2", 1), ("1,0 1", 1)]:
        table.walk(place)
        assert table.nuggets(0) == nuggets


@pytest.mark.rule("DC-258")
def test_creatures_walk_the_same_fields_as_dwarfs() -> None:
    bridge = given("""
        cave
          .  .      1NS        .
          S  1D:NEW 2Bew:NS|EW 1EW
          .  .      2NS        .
        hand 0 goblin-II NE-III
        hand 1 NE-II
    """).play("goblin II 1,0", "step 2,0 3")
    assert bridge.steps() == ["1,0 0", "2,0 2"], "no turning on a bridge"
    assert bridge.told("lost") == []
    assert bridge.cards(0) == 1, "and no toll"


@pytest.mark.rule("DC-258")
def test_creatures_climb_no_ladder_on_a_covered_goal() -> None:
    onto = by_the_goal(
        "goal-ladder", "?", "creature goblin-II 0,0 1", "hand 0 goblin-III", "dwarf 1 3,4", "dwarf 2 3,4"
    )
    onto.play("goblin III 0,0")
    assert onto.told("crept") == []
    assert onto.phase == "walking", "there is no step for it"
    away = by_the_goal("goal-ladder", "?", "creature goblin-II 4,4 1", "hand 0 goblin-III").play("goblin III 4,4")
    assert away.steps() == ["3,4 0"]


@pytest.mark.rule("DC-259")
@pytest.mark.parametrize(
    ("lair", "place"),
    [("1D:NEW", "1,0 0"), ("2De:EW", "1,0 0"), ("2Dw:EW", "1,0 0"), ("2Dn:NEW", "1,0 0"), ("3D:EW", "1,0 2")],
)
def test_a_called_creature_starts_on_the_field_with_the_lair(lair: str, place: str) -> None:
    text = f"""
        cave
          S {lair} 1NESW
        hand 0 rat-I NE-III
        hand 1 NE-II
    """
    table = given(text).play("rat I 1,0")
    assert table.creature("rat") == f"{place} of 0"
    beside = "0,0 0" in table.steps()
    assert beside == (lair in ("1D:NEW", "2Dw:EW")), "of the level II lairs only this one is in the west"


@pytest.mark.rule("DC-260")
def test_a_creature_that_arrives_where_only_creatures_stand_goes_on() -> None:
    table = given("""
        cave
          S 1D:NEW 1NESW 1EW
        creature goblin-II 2,0 1
        hand 0 rat-I NE-III
        hand 1 NE-II
    """).play("rat I 1,0", "step 2,0 0")
    assert table.names() == ["crept"]
    assert "3,0 0" in table.steps()


@pytest.mark.rule("DC-261")
def test_a_creature_on_a_covered_goal_stays_there_when_all_ways_are_removed() -> None:
    table = by_the_goal("goal-exit", "?", "dwarf 0 0,0", "creature rat-I 4,4 1", "hand 0 cave-in-I rat-II")
    table.play("cave-in I 3,4").stay()
    assert table.creature("rat") == "-", "its time was over at the next turn of seat 1"
    table = by_the_goal("goal-exit", "?", "dwarf 0 0,0", "creature rat-I 4,4 2", "hand 0 cave-in-I", "hand 1 rat-II")
    table.play("cave-in I 3,4").stay()
    assert table.creature("rat") == "4,4 0 of 2"
    table.play("rat II 4,4").stay()
    assert (table.to_move, table.creature("rat")) == (2, "4,4 0 of 1"), "its card moves it no more, either"


@pytest.mark.rule("DC-262")
@pytest.mark.parametrize(
    ("north", "south", "lies"),
    [
        ("2NES", ".", "goal-lair"),
        ("2EW", ".", "goal-lair turned"),
        (".", "2NES", "goal-lair turned"),
        (".", "2EW", "goal-lair"),
        ("2NES", "2EW", "goal-lair"),
        ("2NES", "2ns", "?"),
        ("2EW", "3EW", "?"),
    ],
)
def test_an_uncovered_goal_takes_the_orientation_that_fits_more_neighbours(north: str, south: str, lies: str) -> None:
    table = by_the_goal("goal-lair", north=north, south=south).play("discard NE-III").walk("4,4 0")
    assert table.at(4, 4) == lies


@pytest.mark.rule("DC-262")
def test_the_side_that_was_entered_counts_more_than_any_neighbours() -> None:
    table = by_the_goal("goal-vein", north="2NES", south="2EW").play("discard NE-III").walk("4,4 0")
    assert table.at(4, 4) == "goal-vein turned", "as printed it would fit both neighbours, but not the dwarf's path"


@pytest.mark.rule("DC-263")
@pytest.mark.parametrize(
    ("goal", "asked"), [("goal-exit", False), ("goal-ladder", False), ("goal-vein", False), ("goal-lair", True)]
)
def test_no_question_if_one_orientation_is_left_or_both_look_the_same(goal: str, asked: bool) -> None:
    table = by_the_goal(goal).play("discard NE-III").walk("4,4 0")
    assert (table.phase == "turning") == asked


@pytest.mark.rule("DC-263")
def test_later_path_cards_must_match_the_uncovered_goal() -> None:
    table = by_the_goal("goal-vein", "*V:SW", "hand 0 NS-I EW-III")
    assert table.legal("place NS-I 4,5")
    assert table.refused("place EW-III 4,5") == "paths_mismatch DC-046 DC-052"
    assert table.refused("place EW-III 5,4") == "paths_mismatch DC-046 DC-052"
    assert by_the_goal("goal-vein", "?", "hand 0 NS-I EW-III").refused("place NS-I 4,5") == "no_contact DC-043 DC-050"


@pytest.mark.rule("DC-265")
def test_a_lying_figure_is_attacked_by_rat_and_goblin_and_stops_creatures() -> None:
    rat = given(LYING.format("rat-I")).play("rat I 2,0", "step 1,0 0")
    assert (rat.cards(1), rat.creature("rat")) == (1, "1,0 0 of 0")
    assert rat.phase == "walking", "a step of the rat was left"
    goblin = given(LYING.format("goblin-II")).play("goblin II 2,0", "step 1,0 0")
    assert goblin.nuggets(1) == 2
    assert goblin.phase == "walking"


@pytest.mark.rule("DC-265")
def test_its_player_may_use_an_axe() -> None:
    table = given(LYING.format("goblin-II") + "    axes 1 battle-axe-I").play("goblin II 2,0", "step 1,0 0")
    assert (table.phase, table.to_move) == ("fighting", 1)
    table.play("fight yes")
    assert (table.creature("goblin"), table.nuggets(1), table.player(1).lying) == ("-", 3, True)


@pytest.mark.rule("DC-266")
def test_a_figure_cannot_cross_the_exit_field() -> None:
    table = by_the_goal("goal-exit", "*X:NESW", "dwarf 0 4,4 3", "boots 0 boots-I").play("discard NE-III")
    assert table.steps() == ["3,4 0", "4,4 4"], "the only way to the other edges leads over it"
    table.walk("4,4 4")
    assert (table.pos(0), table.to_move) == ("out", 1)


@pytest.mark.rule("DC-269")
def test_ways_of_laying_a_card_that_look_the_same_are_one_placement() -> None:
    table = given("hand 0 EW-I EW-II bridge-EW-II lair-EW-II NE-II\nhand 1 NW-II")
    for card in ("EW-I", "EW-II", "bridge-EW-II"):
        assert table.moves(f"place {card} 1,0") == [f"place {card} 1,0"]
        with pytest.raises(IllegalMove) as caught:
            table.play(f"place {card} 1,0 turned")
        assert caught.value.refusal.rules == ("DC-269",)
    assert table.moves("place lair-EW-II 1,0") == ["place lair-EW-II 1,0", "place lair-EW-II 1,0 turned"]
    for turned, field in (("", 1), (" turned", 0)):
        placed = given("hand 0 lair-EW-II NE-II\nhand 1 NW-II").play(f"place lair-EW-II 1,0{turned}")
        assert f"1,0 {field}" in placed.steps()


@pytest.mark.rule("DC-269")
def test_a_goal_that_looks_the_same_both_ways_lies_unturned() -> None:
    for _ in range(2):
        table = by_the_goal("goal-exit", north="2EW").play("discard NE-III").walk("4,4 0")
        assert table.at(4, 4) == "goal-exit"


@pytest.mark.rule("DC-276")
@pytest.mark.parametrize(
    ("card", "lines"),
    [("rat-II", "hand 1 -"), ("goblin-II", "nuggets 1 0\nhand 1 NE-II"), ("crawler-II", "lying 1\nhand 1 NE-II")],
)
def test_an_attack_that_takes_nothing_is_still_an_attack(card: str, lines: str) -> None:
    creature = card.partition("-")[0]
    text = f"""
        cave
          S 1EW 1D:NEW
        dwarf 1 1,0
        axes 1 battle-axe-I
        hand 0 {card} NE-III
        hand 2 NW-III
    """
    table = given(f"{text}\n{lines}").play(f"{creature} II 2,0", "step 1,0 0")
    assert (table.phase, table.to_move) == ("fighting", 1), "the axe may be used before it"
    table.play("fight no")
    assert table.told("attacked") == [{"seat": 1, "creature": creature, "harmed": False}]
    assert table.phase == "walking", "and the creature goes no further"


@pytest.mark.rule("DC-276")
def test_it_ends_the_movement_of_a_dwarf_as_well() -> None:
    table = given(f"""
        cave
          S 1EW 1NESW
        creature goblin-II 1,0 1
        nuggets 0 0
        {HANDS}
    """)
    table.play("discard NE-III").walk("1,0 0")
    assert (table.pos(0), table.to_move) == ("1,0 0", 1)


@pytest.mark.rule("DC-277")
def test_a_creature_may_stop_on_the_exit_field_cross_it_and_leave_it() -> None:
    text = ("dwarf 0 0,0", "creature goblin-II 4,4:3 1", "hand 0 goblin-III NE-III")
    table = by_the_goal("goal-exit", "*X:NESW", *text).play("goblin III 4,4", "step 4,4 4")
    assert table.names() == ["crept"]
    assert table.steps() == ["4,4 0", "4,4 1", "4,4 2", "4,4 3"]
    crossed = by_the_goal("goal-exit", "*X:NESW", *text).play("goblin III 4,4", "step 4,4 4", "step 4,4 1")
    assert crossed.creature("goblin") == "4,4 1 of 0"
    table.play("stop")
    assert table.creature("goblin") == "4,4 4 of 0"
