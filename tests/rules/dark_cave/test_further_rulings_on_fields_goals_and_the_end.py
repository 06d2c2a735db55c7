"""Further rulings on fields, goals and the end: DC-255 to DC-286."""

import pytest

from permonik.engine.core.errors import IllegalMove
from tests.rules.dark_cave.table import GAME, NUGGETS, Table, given, level, new

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


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


def by_the_goal(goal: str, lies: str = "?", *lines: str, north: str = ".", south: str = ".") -> Table:
    """A goal at 4,4 with a path from the west, on which the dwarf of seat 0 stands."""
    others = [face for face in ("goal-exit", "goal-lair", "goal-ladder", "goal-vein") if face != goal]
    text = f"""
        goals {" ".join(others)} {goal}
        cave
          S
          .
          .
          . . . . {north}
          . . . 1EW {lies}
          . . . . {south}
        dwarf 0 3,4
        {HANDS}
    """
    return given(text + "\n".join(lines))


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


@pytest.mark.rule("DC-264")
@pytest.mark.parametrize("move", ["place NS-I 0,1", "discard NS-I", "discard NE-III NS-I"])
def test_after_a_discard_the_dwarf_moves_as_after_a_card(move: str) -> None:
    table = given("""
        cave
          S 1EW 1NEW 1NEW
        hand 0 NE-III NS-I
        hand 1 NE-II
    """).play(move)
    assert (table.phase, table.view(None).steps) == ("walking", 3)
    assert table.walk("1,0 0", "2,0 0", "3,0 0").pos(0) == "3,0 0"


LYING = """
    cave
      S 1EW 1D:NEW
    dwarf 1 1,0
    lying 1
    hand 0 {} NE-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


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


@pytest.mark.rule("DC-267")
def test_when_the_last_of_a_side_leaves_nobody_moves_or_draws_any_more() -> None:
    table = by_the_goal(
        "goal-exit", "*X:NESW", "dwarf 0 4,4 3", "boots 0 boots-I", "dwarf 1 -", "open 1", "out 1", "next EW-III"
    )
    table.play("discard NE-III").walk("4,4 4")
    assert table.told("cave_ended") == [{"finisher": 0, "why": "side_out"}]
    assert "drew" not in table.names()
    assert (table.hand(0), table.moves(), table.to_move) == (["NS-III"], [], -1)
    with pytest.raises(IllegalMove) as caught:
        table.play("discard NS-III")
    assert caught.value.refusal.rules == ("DC-267",)


def gold(table: Table) -> tuple[int, int, int]:
    """In the bank, on dwarf cards, on veins."""
    view = table.view(None)
    return view.bank, sum(player.nuggets for player in view.players), len(view.veins)


@pytest.mark.rule("DC-268")
def test_bank_dwarf_cards_and_veins_always_hold_all_nuggets() -> None:
    table = given("""
        cave
          S 1T:NW|ES
          1NS .
        hand 0 vein-NEW-I NE-III
        hand 1 NE-II
        hand 2 cave-in-I
    """)
    assert gold(table) == (NUGGETS - 9, 9, 0)
    table.play("place vein-NEW-I -1,0")
    assert gold(table) == (NUGGETS - 10, 9, 1)
    taken = Table(table.state.clone()).walk("-1,0 0").play("stop")
    assert gold(taken) == (NUGGETS - 10, 10, 0)
    table.play("stop", "discard NE-II").walk("1,0 0", "1,0 2").play("stop")
    assert gold(table) == (NUGGETS - 9, 8, 1), "the toll is in the bank"
    table.play("cave-in I -1,0")
    assert gold(table) == (NUGGETS - 8, 8, 0), "and so is the nugget of a vein that caved in"


@pytest.mark.rule("DC-268")
def test_the_bank_holds_nineteen_when_all_veins_lie_open_and_nobody_has_lost_any() -> None:
    table = given("""
        seats 8
        goals goal-exit goal-lair goal-ladder goal-vein
        cave
          S 1V:NEW 2Ve:NES
          .
          .
          . . . *V:SW
        veins 1,0 2,0:1 3,3:2
        hand 0 NE-III
    """)
    assert gold(table) == (19, 24, 3)


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


VOTE = """
    seats 4
    option early_end true
    dwarf 3 -
    open 3
    out 3
    turn 1
    hand 0 NS-I
    hand 1 NE-I EW-I
"""


@pytest.mark.rule("DC-270")
def test_all_others_answer_openly_clockwise_from_the_proposers_left() -> None:
    table = given(VOTE).play("propose")
    assert table.told("proposed_end") == [{"seat": 1}]
    asked = []
    while not table.state.over:
        asked.append(table.to_move)
        assert table.moves() == ["answer no", "answer yes"]
        table.play("answer yes")
        assert table.told("answered") == [{"seat": asked[-1], "yes": True}]
    assert asked == [2, 3, 0], "also a player without cards and an escaped one"


@pytest.mark.rule("DC-270")
def test_the_first_no_stops_the_vote_and_one_proposal_a_turn_is_enough() -> None:
    table = given(VOTE).play("propose", "answer no")
    assert (table.to_move, table.phase) == (1, "acting")
    assert table.refused("propose") == "proposed_before DC-270"
    table.play("discard NE-I").stay()
    assert table.legal("propose"), "another player, another turn"


@pytest.mark.rule("DC-270")
def test_the_end_is_proposed_before_step_one() -> None:
    table = given(VOTE + "    cave\n      S 1NESW").play("discard NE-I")
    assert table.refused("propose") == "other_decision DC-274"
    axe = given(VOTE + "    token web-I 0,0 E 2 2\n    axes 1 battle-axe-I").play("cut 0,0 E")
    assert axe.legal("propose"), "an axe on a web is not step 1"


@pytest.mark.rule("DC-271")
def test_each_winner_scores_one_and_the_values_stand_in_the_outcome() -> None:
    table = given("""
        seats 4
        dwarf 3 -
        open 3
        out 3
        hand 0 NS-I
        deck -
    """).play("discard NS-I")
    outcome = GAME.outcome(table.state)
    assert outcome.scores == (0, 0, 1, 1)
    assert outcome.winners == (2, 3)
    assert [treasure.value for treasure in table.view(None).results[0].treasures] == [0, 6]


def by_default(table: Table) -> str:
    """What is played when time runs out."""
    move = GAME.text(GAME.default_move(table.state))
    assert move in table.moves()
    return move


@pytest.mark.rule("DC-272")
@pytest.mark.parametrize(
    ("hand", "move"),
    [
        ("rat-I NE-III NS-I", "discard NS-I"),
        ("NE-III NS-II", "discard NS-II"),
        ("rat-I info-III", "discard info-III"),
        ("rat-II rat-I rat-III", "discard rat-I"),
        ("goblin-III web-I", "discard web-I"),
    ],
)
def test_when_time_runs_out_the_first_card_of_the_table_is_discarded(hand: str, move: str) -> None:
    assert by_default(given(f"hand 0 {hand}\nhand 1 NE-II")) == move


@pytest.mark.rule("DC-272")
def test_when_time_runs_out_the_least_is_done_with_everything_else() -> None:
    assert by_default(given(LYING.format("rat-I")).play("rat I 2,0")) == "stop"
    assert by_default(given(LYING.format("NS-I")).play("discard NS-I")) == "stop"
    fight = given(LYING.format("rat-I") + "    axes 1 battle-axe-I").play("rat I 2,0", "step 1,0 0")
    assert by_default(fight) == "fight no"
    assert by_default(by_the_goal("goal-lair").play("discard NE-III").walk("4,4 0")) == "lay upright"
    assert by_default(given(VOTE).play("propose")) == "answer no"
    web = given(LYING.format("NS-I") + "    token web-I 0,0 E 1 2\n    axes 0 battle-axe-I")
    assert by_default(web) == "discard NS-I", "no axe on a web"
    assert by_default(web.play("discard NS-I")) == "stop"


WEB = f"""
    cave
      S 1EW 1NESW 1NESW 1NEW
    token web-I 0,0 S 1 1
    token web-II 1,0 E 1 2
    token web-III 3,0 E 1 2
    axes 0 battle-axe-I
    {HANDS}
"""


@pytest.mark.rule("DC-273")
def test_the_moments_for_an_axe_on_a_web() -> None:
    assert given(WEB).legal("cut 0,0 S"), "before step 1"
    table = given(WEB).play("discard NE-III")
    assert table.legal("cut 0,0 S"), "between step 1 and the movement"
    assert table.walk("1,0 0").legal("cut 1,0 E"), "between two steps"
    forced = given(WEB + "    dwarf 0 2,0\n    creature goblin-II 3,0 1").play("discard NE-III")
    forced.walk("3,0 0").play("fight no")
    assert forced.moves() == ["stop", "cut 3,0 E"], "after a movement that ended by force"
    chosen = given(WEB).play("discard NE-III", "stop")
    assert chosen.to_move == 1, "after a chosen end nothing is asked"


@pytest.mark.rule("DC-273")
def test_no_axe_on_a_web_while_something_else_is_being_carried_out() -> None:
    lair = """
        option early_end true
        cave
          S 1D:NEW
        token web-I 0,0 S 1 1
        axes 0 battle-axe-I
        hand 0 rat-I NE-III
        hand 1 NE-II
        hand 2 NW-III
    """
    assert given(lair).play("rat I 1,0").refused("cut 0,0 S") == "other_decision DC-274"
    assert given(lair).play("rat I 1,0", "step 0,0 0").refused("cut 0,0 S") == "other_decision DC-213"
    assert given(lair).play("propose").refused("cut 0,0 S") == "other_decision DC-270"
    goal = by_the_goal("goal-lair", "?", "token web-I 2,4 E 1 1", "axes 0 battle-axe-I").play("discard NE-III")
    assert goal.legal("cut 2,4 E")
    assert goal.walk("4,4 0").refused("cut 2,4 E") == "other_decision DC-220"


@pytest.mark.rule("DC-274")
@pytest.mark.parametrize(
    ("lines", "moves"),
    [
        ("", None),
        ("axes 0 battle-axe-I", None),
        ("token web-I 0,0 E 1 2", None),
        ("token web-I 0,0 E 1 2\naxes 0 battle-axe-I", ["stop", "cut 0,0 E"]),
        ("cave\n  S 1EW", ["step 1,0 0", "stop"]),
        ("cave\n  S 1EW\ntoken web-I 0,0 E 1 2", None),
        ("cave\n  S 1EW\ntoken web-I 0,0 E 1 2\naxes 0 battle-axe-I", ["stop", "cut 0,0 E"]),
    ],
)
def test_after_step_one_only_what_is_possible_is_asked(lines: str, moves: list[str] | None) -> None:
    table = given(f"{lines}\n{HANDS}").play("discard NE-III")
    if moves is None:
        assert (table.phase, table.to_move) == ("acting", 1)
    else:
        assert (table.phase, table.to_move, table.moves()) == ("walking", 0, moves)


@pytest.mark.rule("DC-274")
def test_a_creatures_walk_is_asked_step_by_step_or_to_stop() -> None:
    text = """
        cave
          S 1EW 1D:NEW 1NEW 1NESW 1NESW 1L:SW
        dwarf 0 6,0
        dwarf 1 6,0
        dwarf 2 6,0
        hand 0 rat-I NE-III
        hand 1 NE-II
    """
    table = given(text).play("rat I 2,0")
    assert table.moves() == ["step 1,0 0", "step 3,0 0", "stop"]
    table.play("step 3,0 0", "step 4,0 0", "step 3,0 0")
    assert table.phase == "walking", "no move is left"
    table = given(text).play("rat I 2,0", "stop")
    assert (table.phase, table.creature("rat")) == ("walking", "2,0 0 of 0")
    barred = given(text + "    token web-I 1,0 E 1 2\n    token web-II 2,0 E 1 2").play("rat I 2,0")
    assert barred.phase == "walking", "no step is possible"


DRAWING = """
    cave
      S 2Bew:NS|EW 1EW
    hand 0 NS-I NE-I swap-cards-II
    hand 1 {}
    hand 2 NW-III
    deck {}
"""


@pytest.mark.rule("DC-275")
@pytest.mark.parametrize(
    ("partner", "deck", "moves", "drawn"),
    [
        ("NE-II", "NE-III EW-III", ["discard NS-I"], [(0, "NE-III")]),
        ("NE-II", "NE-III EW-III", ["discard NE-I NS-I"], [(0, "NE-III"), (0, "EW-III")]),
        ("NE-II", "NE-III", ["discard NE-I NS-I"], [(0, "NE-III")]),
        ("NE-II", "-", ["discard NE-I NS-I"], []),
        ("NE-II", "NE-III EW-III", ["discard NE-I NS-I", "step 1,0 3"], [(0, "NE-III"), (0, "EW-III")]),
        ("NE-II", "NE-III EW-III", ["discard NE-I NS-I", "step 1,0 3", "step 0,0 0", "step 1,0 3"], [(0, "NE-III")]),
        ("NE-II", "NE-III EW-III", ["swap-cards II 1"], [(1, "NE-III")]),
        ("-", "NE-III EW-III", ["swap-cards II 1", "step 1,0 3"], [(1, "NE-III")]),
        ("-", "-", ["swap-cards II 1", "step 1,0 3"], []),
    ],
)
def test_how_many_cards_are_drawn(partner: str, deck: str, moves: list[str], drawn: list[tuple[int, str]]) -> None:
    table = given(DRAWING.format(partner, deck)).play(*moves).stay()
    assert table.secrets("drew") == [(seat, {"card": card}) for seat, card in drawn]


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


@pytest.mark.rule("DC-278")
def test_hands_are_private_and_of_a_discard_all_know_level_and_number() -> None:
    table = given(HANDS)
    assert table.view(0).hand == ["NS-III", "NE-III"]
    assert table.view(None).hand == []
    table.play("discard NE-III")
    assert table.told("discarded") == [{"seat": 0, "level": "III"}]
    assert [seat for seat, _ in table.secrets("discarded")] == [0]
    assert table.view(0).own_discards == ["NE-III"]
    assert table.view(1).own_discards == []
    assert table.view(1).players[0].discarded == 1
    other = given(HANDS).play("discard NS-III")
    assert table.view(1) == other.view(1)
    assert table.view(0) != other.view(0)


@pytest.mark.rule("DC-278")
def test_cards_shown_when_played_or_removed_stay_known_to_all() -> None:
    table = given("""
        cave
          S . 1EW
        hand 0 cave-in-I boots-II
        hand 1 NE-II
    """)
    assert table.view(1).unseen["cave-in-I"] == 1
    table.play("cave-in I 2,0")
    for seat in (0, 1, 2, None):
        assert {"cave-in-I", "EW-I"}.isdisjoint(table.view(seat).unseen)
    imagine = GAME.imaginer(table.view(1))
    for seed in range(20):
        facts = Table(imagine(seed)).facts
        assert "cave-in-I" not in [*facts.deck, *facts.aside, *facts.hands[0], *facts.hands[2]]


SWAP = """
    seats 3
    hand 0 swap-cards-II {}
    hand 1 {}
    hand 2 NW-III NS-III swap-cards-III
"""


def hands_imagined(table: Table, seat: int, holder: int) -> list[list[str]]:
    """Hands of one seat that another one must hold possible."""
    imagine = GAME.imaginer(table.view(seat))
    return [Table(imagine(seed)).hand(holder) for seed in range(40)]


@pytest.mark.rule("DC-279")
def test_after_a_swap_both_know_both_hands_of_that_moment() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II")).play("swap-cards II 1")
    assert all({"NS-I", "NE-II"} <= set(hand) for hand in hands_imagined(table, 0, 1))
    assert all(hand == ["EW-I", "NW-II"] for hand in hands_imagined(table, 1, 0))
    assert any("NS-I" not in hand for hand in hands_imagined(table, 2, 1)), "others do not"


@pytest.mark.rule("DC-279")
def test_a_card_handed_over_is_known_until_it_is_shown() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II")).play("swap-cards II 1", "place NS-I 0,1").stay()
    assert [one.cards for one in table.view(0).given] == [["NE-II"]]
    assert all("NE-II" in hand and "NS-I" not in hand for hand in hands_imagined(table, 0, 1))


@pytest.mark.rule("DC-279")
def test_a_later_discard_of_its_level_may_be_it_and_one_of_another_level_may_not() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck NES-II EW-III").play("swap-cards II 1")
    assert table.hand(1) == ["NS-I", "NES-II", "NE-II"], "it has drawn another card of level II"
    table.play("discard NES-II").stay()
    hands = hands_imagined(table, 0, 1)
    assert any("NE-II" in hand for hand in hands)
    assert any("NE-II" not in hand for hand in hands)
    assert all("NS-I" in hand for hand in hands), "this one is of another level"


@pytest.mark.rule("DC-279")
def test_if_all_cards_of_its_level_left_the_hand_it_is_a_known_discard() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck EW-III NES-III").play("swap-cards II 1")
    table.play("discard NS-I").stay()
    imagine = GAME.imaginer(table.view(0))
    for seed in range(20):
        assert Table(imagine(seed)).facts.discards == [(1, "NS-I")]
    spectator = GAME.imaginer(table.view(2))
    assert len({Table(spectator(seed)).facts.discards[0] for seed in range(20)}) > 1


@pytest.mark.rule("DC-279")
def test_a_second_swap_carries_it_on() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck EW-III NES-III").play("swap-cards II 1")
    table.play("discard NE-II").stay()
    table.play("swap-cards III 1").stay()
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(2, ["NS-I", "NE-II"])]
    hands = hands_imagined(table, 0, 2)
    assert all("NS-I" in hand and "NE-II" not in hand for hand in hands)


@pytest.mark.rule("DC-279")
def test_of_two_copies_one_that_is_shown_counts_as_the_known_one() -> None:
    table = given(SWAP.format("NESW-I", "EW-I NW-II") + "    deck NESW-I EW-III").play("swap-cards II 1")
    assert table.hand(1) == ["NESW-I", "NESW-I"]
    table.play("place NESW-I 0,1").stay()
    assert table.view(0).given == []


@pytest.mark.rule("DC-280")
def test_at_the_end_nothing_else_is_turned_up() -> None:
    table = by_the_goal(
        "goal-exit", "*X:NESW", "dwarf 0 4,4 3", "dwarf 1 -", "open 1", "out 1", "seen 2 -4,-4", "hand 2 NW-III NE-I"
    )
    table.play("discard NE-III").walk("4,4 4")
    assert table.state.over
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        faces = ["goal-lair" if seat == 2 else None, None, None, "goal-exit"]
        assert [card.face for card in view.covered] == faces
        assert view.undealt_roles == (["blue-saboteur"] if seat == 1 else []), "but to the first one out"
        assert view.hand == ([] if seat is None else table.facts.hands[seat])
        assert seat == 2 or view.unseen["NE-I"] == 1
    assert table.facts.hands[2] == ["NE-I", "NW-III"], "the record has it all"
    assert len(table.facts.aside) == 15


@pytest.mark.rule("DC-280")
def test_spectators_see_only_what_is_public() -> None:
    one = given("seen 1 4,4\nknows 1 2\nhand 0 NE-III\nhand 1 NE-II\nhand 2 NW-III").view(None)
    assert (one.hand, one.role, one.own_discards, one.given) == ([], None, [], [])
    assert [player.role for player in one.players] == [None] * 3
    assert [card.face for card in one.covered] == [None] * 4
    swapped = given("""
        dwarves blue-saboteur blue-loyal blue-saboteur blue-loyal
        goals goal-vein goal-ladder goal-lair goal-exit
        seen 1 4,4
        knows 1 2
        hand 0 NS-III
        hand 1 NS-II
        hand 2 NE-III
    """).view(None)
    assert one == swapped, "all that is hidden may be otherwise"


@pytest.mark.rule("DC-281")
def test_a_proposal_accepted_by_all_ends_the_game_at_once_and_is_scored() -> None:
    table = given(VOTE).play("propose", "answer yes", "answer yes", "answer yes")
    assert table.told("cave_ended") == [{"finisher": None, "why": "agreed"}]
    assert [args["seat"] for args in table.told("revealed")] == [0, 1, 2]
    assert [treasure.value for treasure in table.view(None).results[0].treasures] == [0, 3 * 2]
    assert table.scores == [0, 0, 1, 1]


@pytest.mark.rule("DC-281")
def test_a_skipped_turn_has_no_proposal() -> None:
    table = given(VOTE).play("discard NE-I").stay()
    assert (table.to_move, table.told("turn_skipped")) == (0, [{"seat": 2}, {"seat": 3}])


@pytest.mark.rule("DC-282")
def test_with_one_card_in_hand_only_one_can_be_discarded() -> None:
    table = given("hand 0 NESW-I\nhand 1 NE-II")
    assert table.moves("discard") == ["discard NESW-I"]
    assert table.refused("discard NESW-I NESW-I") == "not_two_in_hand DC-282"
    assert given("hand 0 NESW-I NESW-I\nhand 1 NE-II").legal("discard NESW-I NESW-I")


@pytest.mark.rule("DC-282")
def test_a_second_discard_is_chosen_before_the_movement_and_nothing_is_drawn_between() -> None:
    text = f"""
        cave
          S 1EW
        {HANDS}
    """
    table = given(text).play("discard NE-III")
    assert table.refused("discard NS-III") == "other_decision DC-274"
    table = given(text).play("discard NE-III NS-III")
    assert table.names() == ["discarded", "discarded"]
    assert (table.cards(0), table.phase) == (0, "walking")


@pytest.mark.rule("DC-283")
def test_action_cards_work_on_parts_that_are_cut_off_too() -> None:
    table = given("""
        cave
          S . . 1D:NEW 1EW
        hand 0 cave-in-I web-I rat-I
        hand 1 NE-II
    """)
    assert table.moves("cave-in") == ["cave-in I 3,0", "cave-in I 4,0"]
    assert table.legal("web I 3,0 E")
    assert table.legal("rat I 3,0")
    table.play("rat I 3,0")
    assert table.steps() == ["4,0 0"]


@pytest.mark.rule("DC-283")
@pytest.mark.parametrize("card", ["cave-in-I", "rat-I", "crawler-I", "goblin-II"])
def test_a_card_without_a_target_can_only_be_discarded(card: str) -> None:
    assert given(f"hand 0 {card}\nhand 1 NE-II").moves() == [f"discard {card}"]


@pytest.mark.rule("DC-283")
def test_there_is_no_place_for_a_web_but_an_open_end_of_a_card_that_lies() -> None:
    table = given("hand 0 web-I\nhand 1 NE-II")
    assert table.moves("web") == ["web I 0,-1 S", "web I -1,0 E", "web I 0,0 E", "web I 0,0 S"]


FIVE = "dwarves blue-loyal yellow-loyal blue-loyal yellow-loyal blue-saboteur"


@pytest.mark.rule("DC-284")
def test_the_clans_of_cards_set_aside_are_public_and_worlds_exchange_fronts_within_a_clan() -> None:
    one = given(f"seats 5\n{FIVE} yellow-saboteur blue-loyal yellow-loyal\n{HANDS}")
    other = given(f"seats 5\n{FIVE.replace('saboteur', 'loyal')} yellow-saboteur blue-saboteur yellow-loyal\n{HANDS}")
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat).undealt == ["blue", "yellow", "yellow"]
        assert one.view(seat) == other.view(seat)
    imagine = GAME.imaginer(one.view(0))
    worlds = [Table(imagine(seed)).facts.dwarves for seed in range(60)]
    for role, *rest in worlds:
        assert role == "blue-loyal"
        assert [card.partition("-")[0] for card in rest[:4]] == ["yellow", "blue", "yellow", "blue"]
    assert {world[4] for world in worlds} == {"blue-loyal", "blue-saboteur"}
    assert {world[1] for world in worlds} == {"yellow-loyal", "yellow-saboteur"}


@pytest.mark.rule("DC-284")
def test_worlds_exchange_card_faces_within_a_level() -> None:
    table = given(HANDS)
    imagine = GAME.imaginer(table.view(0))
    hands = [Table(imagine(seed)).hand(1) for seed in range(30)]
    assert all(card.endswith("-II") for hand in hands for card in hand)
    assert len({tuple(hand) for hand in hands}) > 10
    worlds = [Table(imagine(seed)) for seed in range(5)]
    assert all(world.hand(0) == table.hand(0) for world in worlds)
    assert all(GAME.view(world.state, 0) == table.view(0) for world in worlds)


@pytest.mark.rule("DC-284")
def test_worlds_keep_the_level_of_every_card() -> None:
    table = new(5, 1, first_player=0)
    for _ in range(8):
        table.discard()
    imagine = GAME.imaginer(table.view(1))
    for seed in range(10):
        world = Table(imagine(seed))
        assert levels_of(world) == levels_of(table)
        assert world.facts.hands[1] == table.facts.hands[1]
        assert world.facts.hands != table.facts.hands


def levels_of(table: Table) -> list[list[str]]:
    """The levels of the cards in every pile."""
    facts = table.facts
    discards = [card for _, card in facts.discards]
    hands = [sorted(hand, key=level) for hand in facts.hands]
    return [[level(card) for card in pile] for pile in (facts.deck, facts.aside, discards, *hands)]


@pytest.mark.rule("DC-285")
def test_a_dwarf_that_is_cut_off_stays_and_moves_on_its_island() -> None:
    table = given("""
        cave
          S 1EW 1NESW 1NEW
        dwarf 1 2,0
        hand 0 cave-in-I NE-III
        hand 1 NE-II NW-II
    """)
    table.play("cave-in I 1,0").stay()
    assert (table.pos(1), table.to_move) == ("2,0 0", 1)
    table.play("discard NE-II")
    assert table.steps() == ["3,0 0"]
    assert table.walk("3,0 0").pos(1) == "3,0 0"


@pytest.mark.rule("DC-286")
def test_step_one_an_axe_question_and_a_vote_are_always_asked() -> None:
    table = given("hand 0 NS-I\nhand 1 rat-I\nhand 2 NW-III").play("discard NS-I")
    assert (table.to_move, table.moves()) == (1, ["discard rat-I"]), "with one legal answer"
    fight = given(LYING.format("goblin-II") + "    axes 1 battle-axe-I\n    nuggets 1 0")
    assert fight.play("goblin II 2,0", "step 1,0 0").moves() == ["fight no", "fight yes"], "even if nothing is at stake"
    assert given(VOTE).play("propose").moves() == ["answer no", "answer yes"]


@pytest.mark.rule("DC-286")
def test_a_view_holds_what_was_shown_and_no_conclusions() -> None:
    table = given(f"""
        dwarves blue-loyal blue-loyal blue-saboteur blue-saboteur
        open 0
        seen 1 -4,-4 4,-4 -4,4
        {HANDS}
    """)
    view = table.view(1)
    assert view.role == "blue-loyal"
    assert view.players[2].role is None, "though both loyal cards are known"
    assert [card.face for card in view.covered] == ["goal-exit", "goal-lair", "goal-ladder", None]
