"""Further rulings, setup, end and table: FO-137 to FO-150."""

import pytest

from permonik.engine.core.errors import WrongOption
from tests.rules.diamond_forest.table import GAME, given, new, woken

LAIR = """
    E        imp      (path)   E
    (red)    (blue)   (green)  (bog)
    E        (rock-4) (path)   E
"""
OWN = "eoo/ooo/ooe:path2,bog2,red1,blue1,green1"


@pytest.mark.rule("FO-137")
@pytest.mark.parametrize(
    ("seats", "starts"),
    [
        (2, [(4, 0), (4, 8)]),
        (3, [(4, 0), (8, 4), (4, 8)]),
        (4, [(4, 0), (8, 4), (4, 8), (0, 4)]),
    ],
)
def test_entrances_are_given_by_seat(seats: int, starts: list[tuple[int, int]]) -> None:
    table = new(seats)
    assert [table.where(seat) for seat in range(seats)] == starts


WIDE = "oeooooooooo/eoooooooooe/ooooooooeoo"
TALL = "oeo/eoo/ooo/ooo/ooo/ooo/ooo/ooo/ooo/ooe/oeo"
ASIDE = "......./...oeo/...eoe/...oeo"


@pytest.mark.rule("FO-137")
@pytest.mark.parametrize(
    ("shape", "paths", "starts"),
    [
        (WIDE, 26, [(1, 0), (10, 1), (8, 2), (0, 1)]),
        (TALL, 26, [(1, 0), (2, 9), (1, 10), (0, 1)]),
        (ASIDE, 2, [(4, 1), (5, 2), (4, 3), (3, 2)]),
        ("eoo/ooo/ooe", 4, [(0, 0), (2, 2)]),
        ("ooe/ooo/eoo", 4, [(2, 0), (0, 2)]),
    ],
)
def test_on_every_shape_entrances_are_given_clockwise_from_the_top_left(
    shape: str, paths: int, starts: list[tuple[int, int]]
) -> None:
    table = new(len(starts), board=f"{shape}:path{paths},red1,blue1,green1")
    assert [table.where(seat) for seat in range(len(starts))] == starts


@pytest.mark.rule("FO-137")
def test_or_chosen_in_turn_order() -> None:
    table = new(3, choose_entrance=True, first_player=1)
    assert [dwarf.x for dwarf in table.view(None).dwarfs] == [None] * 3
    chosen = []
    for cell in ("0,4", "4,8", "4,0"):
        chosen.append(table.to_move)
        table.play(f"start {cell}")
    assert chosen == [1, 2, 0]
    assert [table.where(seat) for seat in (1, 2, 0)] == [(0, 4), (4, 8), (4, 0)]
    assert (table.to_move, table.phase, table.view(None).round) == (1, "choosing", 1)


@pytest.mark.rule("FO-138")
def test_the_light_board_leaves_out_the_fourth_colour() -> None:
    assert new(2).view(0).colours == ["red", "blue", "green", "yellow"]
    assert new(2, board="light").view(0).colours == ["red", "blue", "green"]


@pytest.mark.rule("FO-139")
def test_the_round_is_not_played_to_its_end() -> None:
    table = given("E path (red) (blue) (green) E", "dwarf 0 1,0", "diamonds 0 red blue green").play("step 0,0")
    assert (table.state.over, table.to_move, table.moves()) == (True, -1, [])


@pytest.mark.rule("FO-140")
def test_rounds_may_be_limited_and_then_nobody_wins() -> None:
    assert new(2).view(None).options["max_rounds"] == 0
    lines = ("option max_rounds 5", "round 5", "diamonds 1 red blue", "diamonds 2 red", "seats 4", "diamonds 3 blue")
    table = given("E (red) (blue) (green) E\nE (bog) (bog) (bog) E", *lines)
    for seat in range(4):
        assert table.to_move == seat
        table.play(table.moves("reveal")[0], "retreat")
    assert table.state.over
    assert table.state.outcome.winners == ()
    assert [table.dwarf(seat).rank for seat in range(4)] == [4, 1, 2, 2]
    assert table.told("game_ended") == [{"somebody_home": False}]
    assert GAME.summaries(table.state)[0].winners == ("nobody",)


@pytest.mark.rule("FO-140")
def test_who_got_home_before_the_rounds_ran_out_stays_ahead_and_has_won() -> None:
    home = ("option ranking true", "home 1", "dwarf 1 -", "rank 1 1", "diamonds 1 red blue green")
    lines = ("seats 4", "option max_rounds 5", "round 5", "turn 3", "diamonds 0 red", "diamonds 3 red blue", *home)
    table = given("E (red) (blue) (green) E\nE (bog) (bog) (bog) E", *lines)
    table.play(table.moves("reveal")[0], "retreat")
    assert table.state.over
    assert [table.dwarf(seat).rank for seat in range(4)] == [3, 1, 4, 2]
    assert table.state.outcome.winners == (1,)
    assert table.told("game_ended") == [{"somebody_home": True}]


@pytest.mark.rule("FO-140")
def test_without_a_limit_rounds_go_on() -> None:
    table = given("E (red) (blue) (green) E", "round 5000").play("reveal 1,0", "retreat", "reveal 3,0", "retreat")
    assert (table.state.over, table.view(None).round) == (False, 5001)


@pytest.mark.rule("FO-141")
def test_out_of_time_a_player_stops_or_turns_a_tile_over_and_declines_it() -> None:
    may_stop = given("E path! (red) (blue) (green) E")
    assert GAME.text(may_stop.state.default_move()) == "stop"
    crossing = "path! E path! (bog)\n(red) (path) (blue) (green)\n(bog) E (bog) (bog)"
    for number in range(1, 30):
        beside = given(crossing, f"round {number}")
        for _ in range(number):
            beside.play("reveal 1,1", "retreat")
        if beside.turn == 0:
            assert GAME.text(beside.state.default_move()) == "reveal 1,1"
    seen = set()
    for number in range(30):
        table = new(2, 1)
        for _ in range(number):
            table.play(table.moves("reveal")[0], "retreat")
        move = GAME.text(table.state.default_move())
        assert move in table.moves("reveal")
        seen.add(table.moves().index(move))
        table.play(move)
        assert GAME.text(table.state.default_move()) == "retreat"
    assert seen == {0, 1, 2}


@pytest.mark.rule("FO-142")
def test_out_of_time_tokens_are_paid_the_dwarf_stays_and_nobody_looks() -> None:
    paying = given("E rock-5 (red) (blue) (green) E", "dwarf 0 1,0", "phase paying", "rolled 4", "equipment 0 1")
    travelling = given("E gallery! gallery! (red) (blue) (green) E", "dwarf 0 1,0", "phase travelling")
    looking = given(LAIR, "dwarf 0 1,0", "phase looking")
    assert [GAME.text(table.state.default_move()) for table in (paying, travelling, looking)] == [
        "pay",
        "stay",
        "decline",
    ]


@pytest.mark.rule("FO-143")
@pytest.mark.parametrize("trick", ["trade", "whisk", "shuffle"])
def test_out_of_time_the_imp_is_answered_by_chance(trick: str) -> None:
    table = woken(LAIR, "seats 4", "dwarf 0 1,0", trick=trick)
    chosen = set()
    for _ in range(60):
        table.state.remember([])
        chosen.add(table.state.default_move())
    assert len(chosen) > 1
    assert chosen <= set(table.state.moves())


@pytest.mark.rule("FO-144")
@pytest.mark.parametrize("count", [3, 4])
def test_as_many_colours_are_collected_as_there_are_diamonds(count: int) -> None:
    colours = ["red", "blue", "green", "yellow"][-count:]
    tiles = " ".join(f"({colour})" for colour in colours)
    table = given(f"E path {tiles} E", "dwarf 0 1,0", "diamonds 0 " + " ".join(colours))
    assert table.view(0).colours == colours
    assert table.play("step 0,0").state.outcome.winners == (0,)


@pytest.mark.rule("FO-145")
@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("eo.oo/oo.oe:path3,red1,blue1,green1", "hang together"),
        ("eo./..o/ooe:path1,red1,blue1,green1", "hang together"),
        ("ooo/oeo/ooe:path4,red1,blue1,green1", "on the edge"),
        ("eoo/ooo/ooo:path5,red1,blue1,green1", "2 to 4 entrances"),
        ("eee/ooo/eeo:path1,red1,blue1,green1", "2 to 4 entrances"),
        ("eooooooooooooe:path9,red1,blue1,green1", "at most 12 columns"),
    ],
)
def test_a_board_in_pieces_or_without_proper_entrances_is_refused(board: str, expected: str) -> None:
    with pytest.raises(WrongOption, match=expected):
        new(2, board=board)


@pytest.mark.rule("FO-145")
def test_every_player_needs_an_entrance() -> None:
    assert new(2, board=OWN).state.seats == 2
    with pytest.raises(WrongOption, match="3 to 4 entrances"):
        new(3, board=OWN)


@pytest.mark.rule("FO-146")
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ("path2,bog2,red1,blue1", "as many tiles as the 7 cells"),
        ("path3,bog2,red1,blue1,green1", "as many tiles as the 7 cells"),
        ("fire3,bog1,red1,blue1,green1", "at most 2 of fire"),
        ("spider2,bog2,red1,blue1,green1", "at most 1 of spider"),
        ("path3,bog2,red1,blue1", "at least 3 colours"),
        ("path2,bog1,red2,blue1,green1", "at most one diamond of each colour"),
        ("path2,path2,red1,blue1,green1", "path only once"),
        ("path2,troll2,red1,blue1,green1", "counts such as path4"),
        ("", "counts such as path4"),
    ],
)
def test_a_board_with_wrong_tiles_is_refused(tiles: str, expected: str) -> None:
    with pytest.raises(WrongOption, match=expected):
        new(2, board=f"eoo/ooo/ooe:{tiles}")


@pytest.mark.rule("FO-146")
@pytest.mark.parametrize("board", ["", "huge", "eoo/oox/ooe:path4,red1,blue1,green1", "eoo", ":", "eoo/ooe"])
def test_what_is_no_board_is_refused_with_an_example(board: str) -> None:
    with pytest.raises(WrongOption, match=r"light \| rectangle .* a shape such as eooo"):
        new(2, board=board)


@pytest.mark.rule("FO-147")
def test_a_board_that_one_cell_can_split_has_no_spider() -> None:
    with pytest.raises(WrongOption, match="no spider"):
        new(2, board="eoo/.o./ooe:path1,spider1,red1,blue1,green1")
    assert new(2, board="eoo/ooo/ooe:path3,spider1,red1,blue1,green1").tiles()["spider"] == 1


@pytest.mark.rule("FO-148")
@pytest.mark.parametrize(("aid", "retells"), [("none", False), ("notes", False), ("fading", False), ("full", True)])
def test_what_was_told_is_not_told_again_before_the_end(aid: str, retells: bool) -> None:
    drawing = "E path (red) (blue) (green) E"
    lines = ("dwarf 0 1,0", "diamonds 0 red blue green", f"option memory_aid {aid}")
    table = given(drawing, *lines)
    assert GAME.retells(table.state) is retells
    assert GAME.retells(table.play("step 0,0").state)


@pytest.mark.rule("FO-149")
def test_spectators_get_what_everybody_has_seen() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", "seen all 0,1", trick="look").play("look 2,2")
    assert (table.known(None, 0, 1), table.known(None, 2, 2)) == ("diamond-red", None)
    assert table.view(None).unseen == table.view(1).unseen != table.view(0).unseen
    assert [event.secret for row in GAME.told(table.view(None)) for event in row if event.secret] == []


@pytest.mark.rule("FO-150")
def test_nothing_that_was_shown_or_rolled_can_be_taken_back() -> None:
    table = given("E (rock-3) (red) (blue) (green) E", rolls=(4,))
    told = []
    for move in ("reveal 1,0", "enter", "roll"):
        table.play(move)
        told += table.names()
        assert not any(word in text for text in table.moves() for word in ("undo", "back"))
    assert [event.name for row in GAME.told(table.view(None)) for event in row] == told
    assert table.view(None).number == 3
