"""Further rulings on what is asked, and what may be done: DC-264, DC-272 to DC-275, DC-282, DC-283, DC-285, DC-286."""

import pytest

from tests.rules.dark_cave.caves import HANDS, LYING, VOTE, by_the_goal
from tests.rules.dark_cave.table import GAME, Table, given


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
