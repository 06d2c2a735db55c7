"""Imp: FO-055 to FO-067."""

import pytest

from tests.rules.diamond_forest.table import TRICKS, given, woken

LAIR = """
    E        imp      (path)   E
    (red)    (blue)   (green)  (bog)
    E        (rock-4) (path)   E
"""
"""Seat 0 on the imp, the others on entrances."""


@pytest.mark.rule("FO-055")
@pytest.mark.parametrize("face", range(1, 7))
def test_who_enters_an_imp_rolls_the_symbol_die(face: int) -> None:
    drawing = LAIR.replace(" imp ", "(imp)")
    table = given(drawing, rolls=(face,)).play("reveal 1,0", "enter")
    assert table.moves() == ["roll"]
    assert table.refused("stop") == "other_decision FO-055"
    table.play("roll")
    trick = ("trade", "look", "look", "whisk", "shuffle", "shuffle")[face - 1]
    assert table.told("tricked") == [{"seat": 0, "trick": trick}]


@pytest.mark.rule("FO-055")
@pytest.mark.parametrize("trick", TRICKS)
def test_after_the_trick_the_turn_is_over_and_the_next_one_is_normal(trick: str) -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick=trick)
    while table.turn == 0:
        table.play(table.moves()[0])
    assert (table.turn, table.phase) == (1, "choosing")
    for _ in range(2):
        table.play(table.moves("reveal")[0], "retreat")
    assert (table.turn, table.phase) == (0, "choosing")


@pytest.mark.rule("FO-056")
def test_trading_places_swaps_the_dwarf_with_one_that_is_named() -> None:
    table = woken(LAIR, "seats 4", "dwarf 0 1,0", "dwarf 1 3,0", "dwarf 2 3,2", "dwarf 3 0,2", trick="trade")
    assert table.moves() == ["trade 1", "trade 2", "trade 3"]
    assert table.refused("trade 0") == "own_dwarf FO-056"
    table.play("trade 2")
    assert [table.where(seat) for seat in range(4)] == [(3, 2), (3, 0), (1, 0), (0, 2)]
    assert table.told("traded") == [{"seat": 0, "on": 2}]


@pytest.mark.rule("FO-057")
def test_trading_places_cannot_be_waived() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="trade")
    for move in ("decline", "stop", "stay", "retreat"):
        assert table.refused(move) == "other_decision FO-056"
    alone = woken(LAIR, "dwarf 0 1,0", "dwarf 1 3,0", trick="trade")
    assert (alone.where(0), alone.where(1), alone.turn) == ((3, 0), (1, 0), 1)


@pytest.mark.rule("FO-058")
@pytest.mark.parametrize("tile", ["rock-4", "bog", "imp", "path", "gallery!"])
def test_nobody_triggers_the_tile_on_which_a_trade_ends(tile: str) -> None:
    table = woken(f"E imp {tile} (red) (blue) (green) E", "dwarf 0 1,0", "dwarf 1 2,0", trick="trade")
    assert table.names() == ["tricked", "traded", "turn"]
    assert (table.where(0), table.where(1), table.to_move) == ((2, 0), (1, 0), 1)


@pytest.mark.rule("FO-059")
@pytest.mark.parametrize("tile", ["rock-4", "bog"])
def test_after_a_trade_both_stand_and_move_normally(tile: str) -> None:
    table = woken(f"E imp {tile} (red) (blue) (green) E", "dwarf 0 1,0", "dwarf 1 2,0 stuck", trick="trade")
    assert [table.dwarf(seat).stuck for seat in (0, 1)] == [False, False]
    assert table.moves() == ["step 0,0", "step 2,0", "stop"]
    table.play("step 0,0")
    assert table.moves() == ["reveal 1,0", "reveal 3,0"]


@pytest.mark.rule("FO-060")
def test_a_secret_look_shows_one_tile_to_one_player() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="look").play("look 2,2")
    (peeked,) = (event for event in table.events if event.name == "peeked")
    assert peeked.args == {"seat": 0, "x": 2, "y": 2}
    assert peeked.seen_by(0).secret == {"tile": "path"}
    assert [peeked.seen_by(seat).secret for seat in (1, 2, None)] == [None] * 3
    assert [table.known(seat, 2, 2) for seat in (0, 1, 2, None)] == ["path", None, None, None]
    assert (table.at(2, 2), table.to_move) == ("(path)", 1)


@pytest.mark.rule("FO-060")
def test_a_look_may_be_declined() -> None:
    table = woken(LAIR, "dwarf 0 1,0", trick="look").play("decline")
    assert table.told("declined") == [{"seat": 0}]
    assert table.view(0).unseen == table.view(None).unseen


@pytest.mark.rule("FO-061")
def test_the_others_whisk_the_imp_away_with_the_dwarf_on_it() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="whisk")
    assert table.to_move == 1
    table.play("whisk 2,2")
    assert (table.where(0), table.at(2, 2), table.at(1, 0)) == ((2, 2), "imp", "(path)")
    assert table.told("whisked") == [{"seat": 0, "to_x": 2, "to_y": 2, "x": 1, "y": 0}]
    assert table.turn == 1


@pytest.mark.rule("FO-061")
@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("0,0", "entrance_stays FO-038"),
        ("1,0", "not_covered FO-061"),
        ("2,0", "not_covered FO-061"),
        ("3,1", "not_covered FO-061"),
        ("4,0", "no_tile FO-061"),
    ],
)
def test_the_target_is_covered_unoccupied_and_no_entrance(cell: str, why: str) -> None:
    drawing = LAIR.replace("(path)   E", "path     E", 1).replace("(bog)", "bog!")
    table = woken(drawing, "dwarf 0 1,0", "dwarf 1 2,0", trick="whisk")
    assert table.refused(f"whisk {cell}") == why


@pytest.mark.rule("FO-062")
def test_nobody_sees_the_tile_that_comes_instead_of_the_imp() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="whisk").play("whisk 1,2")
    assert table.at(1, 0) == "(rock-4)"
    assert [table.known(seat, 1, 0) for seat in (None, 0, 1, 2)] == [None] * 4
    assert all("tile" not in event.args and event.secret is None for event in table.events)


@pytest.mark.rule("FO-063")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_other_player_in_turn_order_must_swap_two_neighbours(seats: int) -> None:
    table = woken(LAIR, f"seats {seats}", "turn 1", "dwarf 1 1,0", trick="shuffle")
    swappers = []
    while table.turn == 1:
        swappers.append(table.to_move)
        assert set(table.moves()) == set(table.moves("swap"))
        table.play("swap 1,1 1,2")
        assert table.told("swapped") == [{"seat": swappers[-1], "x": 1, "y": 1, "to_x": 1, "to_y": 2}]
    assert swappers == [(2 + turn) % seats for turn in range(seats - 1)]
    odd = seats % 2 == 0
    assert (table.at(1, 1), table.at(1, 2)) == (("(rock-4)", "(blue)") if odd else ("(blue)", "(rock-4)"))


@pytest.mark.rule("FO-064")
@pytest.mark.parametrize(
    ("pair", "why"),
    [
        ("0,0 0,1", "entrance_stays FO-038"),
        ("1,0 1,1", "not_covered FO-063 FO-064"),
        ("2,1 3,1", "not_covered FO-063 FO-064"),
        ("2,0 2,1", "not_covered FO-063 FO-064"),
        ("1,2 1,3", "no_tile FO-063 FO-064"),
    ],
)
def test_neither_tile_may_be_an_entrance_face_up_or_occupied(pair: str, why: str) -> None:
    drawing = LAIR.replace("(path)   E", "path     E", 1).replace("(bog)", "bog!")
    table = woken(drawing, "dwarf 0 1,0", "dwarf 1 2,0", trick="shuffle")
    assert table.refused(f"swap {pair}") == why


@pytest.mark.rule("FO-065")
def test_what_an_earlier_player_swapped_may_be_swapped_again_even_back() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="shuffle").play("swap 2,0 2,1")
    assert table.at(2, 1) == "(path)"
    assert table.legal("swap 2,0 2,1")
    assert table.legal("swap 2,1 2,2")
    table.play("swap 2,0 2,1")
    assert (table.at(2, 0), table.at(2, 1)) == ("(path)", "(green)")


@pytest.mark.rule("FO-066")
def test_nobody_sees_the_tiles_that_are_swapped() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", trick="shuffle").play("swap 0,1 1,1")
    assert all("tile" not in event.args and event.secret is None for event in table.events)
    for seat in (None, 0, 1, 2):
        assert [table.known(seat, x, 1) for x in (0, 1)] == [None, None]


@pytest.mark.rule("FO-067")
def test_with_two_players_the_opponent_swaps_two_pairs() -> None:
    table = woken(LAIR, "dwarf 0 1,0", "dwarf 1 3,0", trick="shuffle").play("swap 0,1 1,1")
    assert (table.turn, table.to_move, table.phase) == (0, 1, "shuffling")
    table.play("swap 2,1 2,2")
    assert (table.turn, table.phase) == (1, "choosing")
    assert [table.at(x, 1) for x in range(3)] == ["(blue)", "(red)", "(path)"]
