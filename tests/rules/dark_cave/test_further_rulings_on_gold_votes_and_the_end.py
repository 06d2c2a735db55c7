"""Further rulings on gold, votes and the end: DC-267, DC-268, DC-270, DC-271, DC-280, DC-281."""

import pytest

from permonik.engine.core.errors import IllegalMove
from tests.rules.dark_cave.caves import VOTE, by_the_goal
from tests.rules.dark_cave.table import GAME, NUGGETS, Table, given


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
