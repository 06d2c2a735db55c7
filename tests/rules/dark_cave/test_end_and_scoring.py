"""The end of the game, treasures, and an end by agreement."""

import pytest

from tests.rules.dark_cave.table import NUGGETS, given

EXIT = "goals goal-exit goal-lair goal-vein goal-ladder\ncave\n  *X:NESW 1EW\n  .\n  .\n  .\n  . . . . S\n"
HANDS = "hand 1 NE-III\nhand 2 NE-II\n"


@pytest.mark.rule("DC-172", "DC-170")
def test_it_ends_when_nobody_has_cards_at_the_end_of_a_turn() -> None:
    table = given("cave\n  S 1EW\nhand 0 NS-I\nhand 1 -\nhand 2 -\ndeck -").play("discard NS-I")
    assert table.phase == "walking"
    table.walk("1,0 0").play("stop")
    assert table.phase == "over"
    assert table.told("cave_ended") == [{"finisher": 0, "why": "hands_empty"}]


@pytest.mark.rule("DC-172", "DC-200")
def test_cards_may_be_left_in_the_pile() -> None:
    table = (
        given("cave\n  S 2Bew:NS|EW\nhand 0 NS-I\nhand 1 -\nhand 2 -").play("discard NS-I").walk("1,0 3").play("stop")
    )
    assert table.state.over
    assert table.view(None).draw_pile > 0


@pytest.mark.rule("DC-173", "DC-174", "DC-267")
def test_it_ends_at_once_when_a_side_is_out() -> None:
    dwarves = "dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur\n"
    table = given(f"{dwarves}{EXIT}dwarf 2 -\nopen 2\nout 2\ndwarf 0 -4,-4 1\nhand 0 NS-I NS-II\n{HANDS}")
    table.play("discard NS-I").walk("-4,-4 4")
    assert table.told("cave_ended") == [{"finisher": 0, "why": "side_out"}]
    assert table.hand(0) == ["NS-II"]
    assert table.state.over


@pytest.mark.rule("DC-176", "DC-280")
def test_all_clan_cards_are_revealed_and_nothing_else() -> None:
    table = given("hand 0 NS-I\nhand 1 -\nhand 2 -\ndeck -").play("discard NS-I")
    assert [args["seat"] for args in table.told("revealed")] == [0, 1, 2]
    view = table.view(None)
    assert all(player.role for player in view.players)
    assert [card.face for card in view.covered] == [None] * 4
    assert view.undealt_roles == []
    assert view.hand == []
    assert table.view(0).role == "blue-loyal"


def worked_example(finisher: int = 0) -> str:
    """Two loyal yellow dwarfs, two loyal blue ones and a yellow saboteur; one blue dwarf is still inside."""
    dwarves = "dwarves yellow-loyal yellow-loyal blue-loyal yellow-saboteur blue-loyal\n"
    nuggets = "".join(f"nuggets {seat} {count}\n" for seat, count in enumerate((2, 2, 2, 3, 3)))
    out = "".join(f"dwarf {seat} -\n" for seat in range(4) if seat != finisher)
    return (
        f"seats 5\n{dwarves}{nuggets}{EXIT}{out}open 1 2 3\nout 2\n"
        f"dwarf {finisher} -4,-4 1\nturn {finisher}\nhand {finisher} NS-I NS-II\n"
    )


@pytest.mark.rule("DC-177", "DC-178", "DC-179", "DC-183", "DC-184", "DC-185", "DC-186", "DC-222", "DC-271")
def test_the_worked_example() -> None:
    table = given(worked_example()).play("discard NS-I").walk("-4,-4 4")
    result = table.view(None).results[0]
    yellow, blue = result.treasures[1], result.treasures[0]
    assert (yellow.saved, yellow.opponents, yellow.value) == (4, 3, 12)
    assert (blue.saved, blue.opponents, blue.value) == (5, 2, 10)
    assert yellow.members == [0, 1]
    assert blue.members == [2, 3, 4]
    assert result.winner == "yellow"
    assert table.scores == [1, 1, 0, 0, 0]
    assert table.state.outcome.winners == (0, 1)
    assert table.told("valued") == [{"clan": "blue", "points": 10}, {"clan": "yellow", "points": 12}]
    assert table.told("clan_won") == [{"clan": "yellow"}]


@pytest.mark.rule("DC-180", "DC-178")
def test_saboteurs_win_with_the_side_they_work_for() -> None:
    table = given(worked_example().replace("nuggets 3 3", "nuggets 3 9")).play("discard NS-I").walk("-4,-4 4")
    assert table.scores == [0, 0, 1, 1, 1]


@pytest.mark.rule("DC-181")
def test_a_tie_goes_to_the_side_of_the_first_one_out() -> None:
    tie = worked_example().replace("nuggets 2 2", "nuggets 2 3")
    for first, scores in ((2, [0, 0, 1, 1, 1]), (1, [1, 1, 0, 0, 0]), (3, [0, 0, 1, 1, 1])):
        table = given(tie.replace("\nout 2", f"\nout {first}")).play("discard NS-I").walk("-4,-4 4")
        assert [one.value for one in table.view(None).results[0].treasures] == [12, 12]
        assert table.scores == scores


@pytest.mark.rule("DC-182", "DC-271")
def test_nobody_out_nobody_wins() -> None:
    table = given("hand 0 NS-I\nhand 1 -\nhand 2 -\ndeck -").play("discard NS-I")
    assert table.scores == [0, 0, 0]
    assert table.state.outcome.winners == ()
    assert table.told("clan_won") == [{"clan": "nobody"}]
    assert [one.value for one in table.view(None).results[0].treasures] == [0, 0]


@pytest.mark.rule("DC-177", "DC-268")
def test_gold_inside_is_lost_and_nuggets_stay_forty_six() -> None:
    table = given(f"seats 4\n{EXIT}dwarf 3 -\nopen 3\nout 3\nhand 0 NS-I\ndeck -").play("discard NS-I")
    result = table.view(None).results[0]
    assert [one.saved for one in result.treasures] == [0, 3]
    assert result.nuggets == [3, 3, 3, 3]
    view = table.view(None)
    assert view.bank + sum(player.nuggets for player in view.players) + len(view.veins) == NUGGETS


@pytest.mark.rule("DC-223")
def test_two_players_race() -> None:
    table = given(f"seats 2\n{EXIT}dwarf 0 -4,-4 1\nnuggets 0 0\nhand 0 NS-I\nhand 1 NE-I").play("discard NS-I")
    table.walk("-4,-4 4")
    assert table.state.over
    assert table.scores == [1, 0]
    assert [one.value for one in table.view(None).results[0].treasures] == [0, 0]


@pytest.mark.rule("DC-175", "DC-270", "DC-281")
def test_an_end_by_agreement() -> None:
    text = f"option early_end true\nseats 4\n{EXIT}dwarf 3 -\nopen 3\nout 3\nhand 0 NS-I\nhand 2 NE-I\n"
    table = given(text)
    table.play("propose")
    assert [table.to_move] == [1]
    table.play("answer yes", "answer yes")
    assert table.to_move == 3
    table.play("answer yes")
    assert table.told("cave_ended") == [{"finisher": None, "why": "agreed"}]
    assert table.scores == [0, 0, 1, 1]
    refused = given(text).play("propose", "answer yes", "answer no")
    assert (refused.phase, refused.to_move) == ("acting", 0)
    assert refused.refused("propose") == "proposed_before DC-270"
    refused.play("discard NS-I")
    assert given("hand 0 NS-I\nhand 1 NE-I").refused("propose") == "no_votes DC-175"


@pytest.mark.rule("DC-281", "DC-041")
def test_a_skipped_turn_has_no_proposal() -> None:
    table = given("option early_end true\nhand 0 NS-I\nhand 1 -\nhand 2 NE-I").play("discard NS-I")
    assert table.to_move == 2
    assert table.legal("propose")
