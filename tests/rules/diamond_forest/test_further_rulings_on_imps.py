"""Further rulings, imp: FO-128 to FO-136."""

import pytest

from tests.rules.diamond_forest.table import GAME, Table, woken

LAIR = """
    E        imp      (path)   E
    (red)    (blue)   (green)  (bog)
    E        (rock-4) (path)   E
"""
COVERED = ["2,0", "0,1", "1,1", "2,1", "3,1", "1,2", "2,2"]


def whisking(way: str, seats: int = 4, *lines: str) -> Table:
    return woken(LAIR, f"seats {seats}", "dwarf 0 1,0", f"option whisk_by {way}", *lines, trick="whisk")


@pytest.mark.rule("FO-128")
def test_a_trade_does_nothing_if_all_opponents_stand_on_the_same_imp() -> None:
    table = woken(LAIR, "seats 3", *(f"dwarf {seat} 1,0" for seat in range(3)), trick="trade")
    assert table.names() == ["tricked", "foiled", "turn"]
    assert [table.where(seat) for seat in range(3)] == [(1, 0)] * 3


@pytest.mark.rule("FO-129")
@pytest.mark.parametrize(
    ("tile", "back", "then"),
    [
        ("gallery!", ("step 2,0",), "travelling"),
        ("path", ("reveal 2,0", "enter"), "choosing"),
        ("imp", ("reveal 2,0", "enter"), "rolling"),
        ("fire!", ("step 2,0",), ""),
    ],
)
def test_a_tile_reached_by_a_trade_must_be_left_and_entered_again(tile: str, back: tuple[str, ...], then: str) -> None:
    drawing = f"""
        E       imp      {tile}    E         gallery!
        (red)   (blue)   (green)   (bog)     (bog)
    """
    table = woken(drawing, "dwarf 0 1,0", "dwarf 1 2,0", trick="trade")
    assert table.names() == ["tricked", "traded", "turn"]
    assert (table.where(0), table.at(2, 1)) == ((2, 0), "(green)")
    table.play("step 0,0", "step 3,0", "reveal 0,1", "retreat", *back)
    if then:
        assert (table.turn, table.phase) == (0, then)
    else:
        assert len(table.told("lit")) == 2


@pytest.mark.rule("FO-130")
def test_a_trade_can_make_only_the_active_player_win() -> None:
    full = "red blue green"
    table = woken(LAIR, "dwarf 0 1,0", "dwarf 1 0,0", f"diamonds 0 {full}", f"diamonds 1 {full}", trick="trade")
    assert table.state.outcome.winners == (0,)
    other = woken(LAIR, "dwarf 0 1,0", "dwarf 1 0,0", f"diamonds 1 {full}", trick="trade")
    assert not other.state.over
    assert other.where(1) == (1, 0)


@pytest.mark.rule("FO-131")
def test_the_next_player_clockwise_speaks_for_all() -> None:
    table = whisking("spokesperson")
    assert (table.to_move, table.moves()) == (1, [f"whisk {cell}" for cell in COVERED])
    pointing = table.state.refusal(table.state.moves()[0], 2)
    assert pointing is not None
    assert pointing.reason == "not_your_turn"
    assert [GAME.lets_point(table.state, seat) for seat in range(4)] == [True, False, True, True]
    table.play("whisk 2,2")
    assert not any(GAME.lets_point(table.state, seat) for seat in range(4))
    assert (table.where(0), table.turn) == ((2, 2), 1)
    later = woken(
        LAIR, "seats 4", "option ranking true", "home 1", "dwarf 1 -", "rank 1 1", "dwarf 0 1,0", trick="whisk"
    )
    assert later.to_move == 2


@pytest.mark.rule("FO-132")
@pytest.mark.parametrize(
    ("votes", "chosen"),
    [
        (("2,2", "0,1", "0,1"), (0, 1)),
        (("2,2", "0,1", "2,2"), (2, 2)),
        (("2,2", "0,1", "1,1"), (2, 2)),
        (("0,1", "1,1", "1,1"), (1, 1)),
    ],
)
def test_most_votes_win_and_of_equal_ones_the_earliest(votes: tuple[str, ...], chosen: tuple[int, int]) -> None:
    table = whisking("vote")
    for seat, vote in enumerate(votes, start=1):
        assert table.to_move == seat
        table.play(f"whisk {vote}")
    assert (table.where(0), table.turn) == (chosen, 1)
    assert table.view(None).voted == []


@pytest.mark.rule("FO-132")
def test_votes_are_secret() -> None:
    table = whisking("vote").play("whisk 2,2")
    (voted,) = table.events
    assert (voted.args, voted.seen_by(1).secret) == ({"seat": 1}, {"x": 2, "y": 2})
    assert [voted.seen_by(seat).secret for seat in (None, 0, 2, 3)] == [None] * 4
    assert [table.view(seat).vote for seat in (None, 0, 1, 2)] == [None, None, (2, 2), None]
    assert [table.view(seat).voted for seat in (None, 2)] == [[1], [1]]


@pytest.mark.rule("FO-133")
def test_proposals_go_on_until_all_agree() -> None:
    table = whisking("unanimous")
    assert table.moves() == [*(f"whisk {cell}" for cell in COVERED), "vote"]
    assert table.refused("agree") == "other_decision FO-133"
    assert table.refused("whisk -1,-1") == "no_tile FO-061"
    table.play("whisk 2,2", "agree", "whisk 0,1")
    assert (table.to_move, table.view(None).proposal, table.view(None).agreed) == (1, (0, 1), [3])
    assert table.refused("whisk 0,1") == "proposed_already FO-133"
    table.play("agree")
    assert table.where(0) == (1, 0)
    table.play("agree")
    assert (table.where(0), table.turn, table.view(None).proposal) == ((0, 1), 1, None)


@pytest.mark.rule("FO-133")
def test_a_player_may_call_the_vote_which_then_decides() -> None:
    table = whisking("unanimous").play("whisk 2,2", "vote")
    assert (table.phase, table.to_move) == ("voting", 1)
    table.play("whisk 2,2", "whisk 1,1", "whisk 1,1")
    assert table.where(0) == (1, 1)


@pytest.mark.rule("FO-133")
def test_after_two_proposals_each_there_is_only_agreement_or_the_vote() -> None:
    table = whisking("unanimous", 3).play("whisk 2,2", "whisk 1,1", "whisk 2,2", "whisk 1,1")
    assert table.moves() == ["agree", "vote"]
    assert table.refused("whisk 2,0") == "enough_proposed FO-133"


@pytest.mark.rule("FO-133")
def test_the_next_imp_finds_nothing_proposed() -> None:
    drawing = LAIR.replace("(path)", "imp!  ", 1)
    lines = ("seats 3", "dwarf 0 1,0", "dwarf 1 3,0", "option whisk_by unanimous")
    table = woken(drawing, *lines, trick="whisk").play("whisk 2,2", "whisk 1,1", "agree", "step 2,0", "roll")
    assert (table.phase, table.turn, table.to_move) == ("agreeing", 1, 2)
    assert (table.view(None).proposals, table.view(None).agreed) == (0, [])


@pytest.mark.rule("FO-133")
def test_proposals_are_counted_together_whoever_makes_them() -> None:
    table = whisking("unanimous", 4)
    for cell in ("2,2", "0,1", "2,2"):
        table.play(f"whisk {cell}", "whisk 1,1", "agree")
    assert table.to_move == 1
    assert table.moves() == ["agree", "vote"]


@pytest.mark.rule("FO-134")
@pytest.mark.parametrize("way", ["spokesperson", "vote", "unanimous"])
def test_one_opponent_decides_alone(way: str) -> None:
    table = whisking(way, 2).play("whisk 2,2")
    assert (table.where(0), table.turn) == ((2, 2), 1)


@pytest.mark.rule("FO-135")
@pytest.mark.parametrize("cell", ["2,0", "1,1", "1,2", "4,0", "4,2"])
def test_the_target_may_lie_beside_the_imp_at_the_edge_or_in_a_corner(cell: str) -> None:
    drawing = """
        E        imp      (path)   E       (imp)
        (red)    (blue)   (green)  (bog)   (imp)
        E        (rock-4) (path)   E       (imp)
    """
    table = woken(drawing, "dwarf 0 1,0", trick="whisk").play(f"whisk {cell}")
    assert "{},{}".format(*table.where(0)) == cell


@pytest.mark.rule("FO-136")
def test_one_opponent_left_in_a_ranking_swaps_two_pairs() -> None:
    home = ("home 1", "dwarf 1 -", "rank 1 1", "option ranking true", "seats 3", "diamonds 1 red blue green")
    table = woken(LAIR, *home, "dwarf 0 1,0", trick="shuffle").play("swap 0,1 1,1")
    assert (table.to_move, table.turn) == (2, 0)
    assert table.refused("swap 0,1 1,1") == "same_pair FO-109"
    assert table.play("swap 1,1 2,1").turn == 2


@pytest.mark.rule("FO-133")
def test_the_vote_is_called_when_time_runs_out() -> None:
    table = whisking("unanimous")
    assert GAME.text(table.state.default_move()) == "vote"
    assert GAME.text(table.play("whisk 2,2").state.default_move()) == "vote"
