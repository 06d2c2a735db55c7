"""Our rulings: FO-090 to FO-115."""

import pytest

from permonik.engine.core.errors import WrongOption
from permonik.engine.diamond_forest.tiles import DIE_FACES, ROCK_VALUES
from tests.rules.diamond_forest.table import GAME, Table, given, new, woken

LAIR = """
    E        imp      (path)   E
    (red)    (blue)   (green)  (bog)
    E        (rock-4) (path)   E
"""


@pytest.mark.rule("FO-090")
@pytest.mark.parametrize(("tile", "phase"), [("imp", "rolling"), ("rock-3", "rolling"), ("path", "choosing")])
def test_a_tile_that_is_occupied_or_lit_takes_effect_on_the_newcomer_alone(tile: str, phase: str) -> None:
    for drawn, dwarf in ((tile, "dwarf 1 1,0"), (f"{tile}!", "dwarf 1 5,0")):
        table = given(f"E {drawn} (red) (blue) (green) E (path)", dwarf).play("step 1,0")
        assert (table.turn, table.phase, table.where(0)) == (0, phase, (1, 0))
        assert not table.dwarf(1).stuck
    lit = given("E red! (path) (blue) (green) E", "dwarf 1 1,0").play("step 1,0")
    assert [lit.dwarf(seat).diamonds for seat in (0, 1)] == [["red"], []]


@pytest.mark.rule("FO-091")
def test_a_step_onto_a_face_up_neighbour_goes_on_with_the_chain() -> None:
    table = given("E (path) path! (red) (blue) (green) E").play("reveal 1,0", "enter", "step 2,0")
    assert (table.to_move, table.where(0)) == (0, (2, 0))
    assert table.moves() == ["reveal 1,0", "reveal 3,0", "stop"]


@pytest.mark.rule("FO-092")
def test_standing_on_a_path_when_the_turn_begins_gives_nothing_more() -> None:
    table = given("E path (bog) (red) (blue) (green) E", "dwarf 0 1,0")
    assert not table.legal("stop")
    assert table.play("reveal 2,0", "retreat").to_move == 1


@pytest.mark.rule("FO-093")
def test_a_turn_is_cut_off_after_as_many_entries_as_there_are_cells() -> None:
    drawing = "E path! path! (red) (blue) (green) E"
    table = given(drawing, "dwarf 0 1,0", "entries 5").play("step 2,0")
    assert table.to_move == 0
    assert table.play("step 1,0").to_move == 1


@pytest.mark.rule("FO-094")
def test_a_fire_lit_by_a_fire_is_not_spent() -> None:
    table = given("E (fire) (fire) (bog) (red) (blue) (green) E").play("reveal 1,0", "enter")
    assert (table.at(1, 0), table.at(2, 0)) == ("fire!*", "fire!")
    table.play("reveal 6,0", "retreat", "step 2,0")
    assert (table.at(2, 0), table.at(3, 0)) == ("fire!*", "bog!")


@pytest.mark.rule("FO-095")
def test_an_occupied_tile_beside_a_new_fire_stays_face_up_for_good() -> None:
    table = given("E (fire) bog (path) (red) (blue) (green) E", "dwarf 1 2,0").play("reveal 1,0", "enter")
    assert table.at(2, 0) == "bog!"
    table.play("reveal 3,0", "enter")
    assert table.at(2, 0) == "bog!"


@pytest.mark.rule("FO-096")
def test_a_lit_spider_is_a_wall_that_cannot_be_moved() -> None:
    drawing = """
        E       (fire)  (spider)  E
        (red)   (blue)  (green)   (imp)
        (path)  (path)  (path)    (path)
    """
    table = given(drawing, "dwarf 1 3,0").play("reveal 1,0", "enter")
    assert table.at(2, 0) == "spider!"
    assert table.moves() == ["reveal 3,1"]
    assert table.refused("step 2,0") == "no_entry FO-053"
    shuffling = woken(
        drawing.replace("(fire)  (spider)", "fire!*  spider!").replace("(imp)", "imp"), "dwarf 0 3,1", trick="shuffle"
    )
    assert shuffling.refused("swap 2,0 2,1") == "not_covered FO-063 FO-064"


@pytest.mark.rule("FO-097")
def test_a_lit_gallery_is_a_destination_though_nobody_has_entered_it() -> None:
    table = given("E (gallery) (red) (blue) (fire) gallery! (green) E").play("reveal 1,0", "enter")
    assert table.moves() == ["travel 5,0", "stay"]


@pytest.mark.rule("FO-098")
def test_a_gallery_that_was_only_turned_over_is_no_destination() -> None:
    table = given("E (gallery) (red) (gallery) (blue) (green) E").play("reveal 1,0", "retreat")
    assert table.at(1, 0) == "(gallery)"
    other = given("E gallery (red) (gallery) (blue) (green) E", "dwarf 0 0,0", "phase deciding", "shown 1,0")
    other.play("retreat")
    assert other.at(1, 0) == "(gallery)"
    second = given("E (gallery) (red) (blue) (green) (gallery) E", "seen all 1,0", "turn 1").play("reveal 5,0", "enter")
    assert (second.turn, second.phase) == (0, "choosing")


@pytest.mark.rule("FO-099")
def test_one_may_travel_to_a_gallery_where_another_dwarf_stands() -> None:
    table = given("E (gallery) (red) gallery! (blue) (green) E", "dwarf 1 3,0").play(
        "reveal 1,0", "enter", "travel 3,0"
    )
    assert table.where(0) == table.where(1) == (3, 0)


@pytest.mark.rule("FO-100")
def test_a_jump_needs_walking_onto_a_gallery() -> None:
    drawing = "E gallery! (path) gallery! (blue) (green) (red) E"
    table = given(drawing).play("step 1,0", "travel 3,0")
    assert table.turn == 1
    table.play("reveal 6,0", "retreat")
    assert table.moves("travel") == []
    table.play("reveal 2,0", "enter", "step 3,0")
    assert table.moves() == ["travel 1,0", "stay"]


@pytest.mark.rule("FO-101")
def test_staying_face_up_travels_with_a_whisked_imp() -> None:
    table = woken(LAIR.replace(" imp ", " imp!"), "dwarf 0 1,0", trick="whisk").play("whisk 2,2")
    assert (table.at(2, 2), table.at(1, 0)) == ("imp!", "(path)")


@pytest.mark.rule("FO-102")
def test_all_dwarfs_on_the_imp_travel_along() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", "dwarf 2 1,0", trick="whisk").play("whisk 0,1")
    assert [table.where(seat) for seat in range(3)] == [(0, 1), (3, 0), (0, 1)]


@pytest.mark.rule("FO-103")
def test_an_opponent_on_the_same_tile_is_not_chosen_if_another_is_elsewhere() -> None:
    table = woken(LAIR, "seats 4", "dwarf 0 1,0", "dwarf 2 1,0", trick="trade")
    assert table.moves() == ["trade 1", "trade 3"]
    assert table.refused("trade 2") == "same_tile FO-103"


@pytest.mark.rule("FO-104")
def test_trading_onto_an_entrance_with_a_full_set_wins() -> None:
    drawing = LAIR.replace("(rock-4)", "(yellow)")
    table = woken(drawing, "dwarf 0 1,0", "diamonds 0 red blue green yellow", trick="trade")
    assert table.state.over
    assert (table.state.outcome.winners, table.where(0)) == ((0,), (3, 0))


@pytest.mark.rule("FO-105")
def test_trading_onto_a_diamond_gives_none() -> None:
    table = woken(LAIR.replace("(red)", "red"), "dwarf 0 1,0", "dwarf 1 0,1", trick="trade")
    assert (table.where(0), table.dwarf(0).diamonds) == ((0, 1), [])


@pytest.mark.rule("FO-106")
def test_a_look_is_at_a_covered_cell_or_declined_and_the_cell_is_public() -> None:
    table = woken(LAIR, "dwarf 0 1,0", trick="look")
    covered = ["2,0", "0,1", "1,1", "2,1", "3,1", "1,2", "2,2"]
    assert table.moves() == [*(f"look {cell}" for cell in covered), "decline"]
    assert table.refused("look 1,0") == "seen_by_all FO-106"
    assert table.refused("look 1,9") == "no_tile FO-106"
    table.play("look 3,1")
    told = [event.seen_by(1) for event in table.events if event.name == "peeked"]
    assert [(event.args, event.secret) for event in told] == [({"seat": 0, "x": 3, "y": 1}, None)]
    assert next(tile.seen_by for tile in table.view(1).tiles if (tile.x, tile.y) == (3, 1)) == [0]


@pytest.mark.rule("FO-107")
def test_one_speaks_for_all_unless_a_vote_or_agreement_is_chosen() -> None:
    assert new(3).view(None).options["whisk_by"] == "spokesperson"
    phases = {}
    for way in ("spokesperson", "vote", "unanimous"):
        table = woken(LAIR, "seats 3", "dwarf 0 1,0", f"option whisk_by {way}", trick="whisk")
        phases[way] = table.phase
    assert phases == {"spokesperson": "whisking", "vote": "voting", "unanimous": "agreeing"}
    with pytest.raises(WrongOption, match="spokesperson"):
        new(3, whisk_by="dice")


@pytest.mark.rule("FO-108")
@pytest.mark.parametrize("trick", ["whisk", "shuffle", "look"])
def test_a_trick_without_a_target_is_skipped(trick: str) -> None:
    table = woken("E imp red! blue! green! E", "dwarf 0 1,0", trick=trick)
    assert table.names() == ["tricked", "foiled", "turn"]
    assert (table.turn, table.where(0)) == (1, (1, 0))
    apart = woken("E imp (red) blue! (green) E", "dwarf 0 1,0", trick="shuffle")
    assert apart.told("foiled") == [{"seat": 0, "trick": "shuffle"}]


@pytest.mark.rule("FO-109")
def test_a_pair_lies_side_by_side_and_one_opponent_swaps_two_different_ones() -> None:
    table = woken(LAIR, "dwarf 0 1,0", trick="shuffle")
    assert table.refused("swap 0,1 1,2") == "not_neighbours FO-063 FO-109"
    assert table.refused("swap 0,1 2,1") == "not_neighbours FO-063 FO-109"
    table.play("swap 1,1 0,1")
    assert table.refused("swap 0,1 1,1") == "same_pair FO-109"
    assert table.legal("swap 1,1 2,1")
    only = woken("E imp (red) (blue) green! E", "dwarf 0 1,0", trick="shuffle").play("swap 2,0 3,0")
    assert (only.turn, only.phase) == (1, "choosing")


@pytest.mark.rule("FO-110")
def test_tokens_are_paid_after_the_roll_and_exactly_for_the_difference() -> None:
    table = given("E rock-5 (red) (blue) (green) E", "dwarf 0 1,0", "phase rolling", "equipment 0 3", rolls=(3,))
    assert table.refused("pay") == "other_decision FO-073"
    assert table.view(None).missing == 0
    assert table.play("roll").view(None).missing == 2
    assert table.play("pay").view(None).missing == 0
    assert table.dwarf(0).equipment == 1


@pytest.mark.rule("FO-111")
def test_with_three_tokens_a_climb_gives_none_and_the_supply_is_never_empty() -> None:
    lines = [f"equipment {seat} 3" for seat in range(4)]
    drawing = "E rock-2 (red) (blue) (green) E\nE (bog) (bog) (bog) (bog) E"
    table = given(drawing, "seats 4", *lines, "dwarf 0 1,0", "phase rolling", rolls=(6,)).play("roll")
    assert (table.dwarf(0).equipment, table.view(None).equipment) == (3, 3)


def ranked(*lines: str, trick: str, drawing: str = LAIR) -> Table:
    """Four seats, of which seat 1 has got home."""
    home = ("seats 4", "option ranking true", "home 1", "dwarf 1 -", "rank 1 1", "diamonds 1 red blue green")
    return woken(drawing, *home, "dwarf 0 1,0", *lines, trick=trick)


@pytest.mark.rule("FO-112")
def test_who_has_got_home_takes_no_part_in_tricks() -> None:
    trading = ranked(trick="trade")
    assert trading.moves() == ["trade 2", "trade 3"]
    assert trading.refused("trade 1") == "is_home FO-112"
    assert ranked(trick="whisk").to_move == 2
    shuffling = ranked(trick="shuffle")
    assert shuffling.to_move == 2
    shuffling.play("swap 0,1 1,1")
    assert shuffling.to_move == 3
    assert shuffling.play("swap 0,1 1,1").turn == 2


@pytest.mark.rule("FO-113")
def test_rock_values_die_faces_and_entrances_are_those_of_the_tables_and_can_be_chosen() -> None:
    assert ROCK_VALUES == (2, 2, 3, 3, 4, 4, 3, 4, 5, 5)
    assert sorted(DIE_FACES) == ["look", "look", "shuffle", "shuffle", "trade", "whisk"]
    rocks = {name: count for name, count in new(2).tiles().items() if name.startswith("rock")}
    assert rocks == {"rock-2": 2, "rock-3": 3, "rock-4": 3, "rock-5": 2}
    light = new(2, board="light", rock_values="6,6,6,1,1,1,2,2,2,2").tiles()
    assert (light["rock-6"], light["rock-1"], light["rock-2"]) == (3, 3, 0)
    for name, value in (("rock_values", "1,2,3"), ("rock_values", "7" + ",1" * 9), ("die_faces", "trade,look")):
        with pytest.raises(WrongOption, match=name):
            GAME.new(2, 1, **{name: value})
    always = new(2, die_faces="look" + ",look" * 5)
    assert always.view(0).options["die_faces"] == "look,look,look,look,look,look"


@pytest.mark.rule("FO-114")
def test_a_covered_tile_has_nothing_on_the_screen_but_its_cell() -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", "seen all 0,1 2,2", "seen 1 1,1", trick="shuffle")
    before = [table.screen(seat).tiles for seat in (None, 0, 1, 2)]
    table.play("swap 0,1 1,1")
    assert [table.screen(seat).tiles for seat in (None, 0, 1, 2)] == before
    assert {(tile.name, tile.public, *tile.seen_by) for tile in before[2] if not tile.up} == {(None, False)}
    assert table.screen(1).unseen == {}
    assert [table.known(1, x, 1) for x in range(2)] == ["diamond-blue", "diamond-red"]
    assert [table.known(2, x, 1) for x in range(2)] == [None, "diamond-red"]


@pytest.mark.rule("FO-115")
def test_the_memory_aid_acts_on_the_screen_alone() -> None:
    assert new(2).view(None).options["memory_aid"] == "none"
    lines = ("seats 3", "dwarf 0 1,0", "seen all 2,2", "seen 1 1,1")
    aids = {
        aid: woken(LAIR, *lines, f"option memory_aid {aid}", trick="shuffle").play("swap 1,1 1,2")
        for aid in ("none", "notes", "fading", "full")
    }
    for aid, table in aids.items():
        assert [table.known(seat, 1, 2) for seat in (0, 1)] == [None, "diamond-blue"], aid
        assert table.known(None, 2, 2) == "path"
    shown = {aid: (table.displayed(1, 1, 2), table.displayed(0, 1, 2)) for aid, table in aids.items()}
    assert shown == {
        "none": (None, None),
        "notes": (None, None),
        "fading": (None, None),
        "full": ("diamond-blue", None),
    }
    assert aids["full"].displayed(None, 2, 2) == "path"
    with pytest.raises(WrongOption, match=r"none \| notes \| fading \| full"):
        new(2, memory_aid="photographs")


@pytest.mark.rule("FO-115")
def test_a_fading_face_is_shown_for_two_rounds() -> None:
    drawing = """
        E (path) (bog) (bog) E
        (red) (blue) (green) (imp) (bog)
    """
    table = given(drawing, "option memory_aid fading", trick="shuffle").play("reveal 1,0", "retreat")
    assert [table.displayed(seat, 1, 0) for seat in (None, 0, 1)] == ["path"] * 3
    table.play("reveal 3,0", "retreat", "reveal 0,1", "retreat", "reveal 3,0", "retreat")
    assert table.displayed(1, 1, 0) == "path"
    table.play("reveal 0,1", "retreat")
    assert table.displayed(1, 1, 0) is None
    assert table.displayed(1, 0, 1) == "diamond-red"
    assert table.known(1, 1, 0) == "path"


@pytest.mark.rule("FO-115")
def test_a_fading_face_goes_along_when_its_tile_is_swapped() -> None:
    drawing = """
        E (path) (bog) imp E
        (red) (blue) (green) (bog) (bog)
    """
    lines = ("option memory_aid fading", "dwarf 1 3,0", "turn 0")
    table = given(drawing, *lines, trick="shuffle").play("reveal 1,0", "retreat")
    table.play("step 4,0", "reveal 1,0", "retreat", "reveal 3,0", "enter", "roll", "swap 1,0 1,1")
    assert (table.displayed(0, 1, 0), table.displayed(0, 1, 1)) == (None, "path")


@pytest.mark.rule("FO-115")
def test_a_fading_face_goes_along_with_whatever_an_imp_carries_away() -> None:
    drawing = """
        E (path) (bog) imp! E
        (red) (blue) (green) (bog) (bog)
    """
    table = given(drawing, "option memory_aid fading", "dwarf 1 4,0", trick="whisk").play("reveal 1,0", "retreat")
    table.play("step 3,0", "roll", "whisk 1,0")
    assert [table.displayed(seat, 3, 0) for seat in (None, 0, 1)] == ["path"] * 3
    assert (table.at(3, 0), table.at(1, 0)) == ("(path)", "imp!")


@pytest.mark.rule("FO-115")
def test_faces_fade_sooner_when_fewer_dwarfs_are_left() -> None:
    drawing = "E (path) (red) (blue) (green) E\n(bog) (bog) (bog) (bog) (bog) E"
    home = ("option ranking true", "home 1", "dwarf 2 -", "rank 2 1", "diamonds 2 red blue green")
    table = given(drawing, "seats 3", "option memory_aid fading", *home).play("reveal 1,0", "retreat")
    for turn in range(4):
        assert table.displayed(None, 1, 0) == "path", turn
        table.play(table.moves("reveal 0,1" if table.turn == 0 else "reveal 4,0")[0], "retreat")
    assert table.displayed(None, 1, 0) is None


@pytest.mark.rule("FO-115")
@pytest.mark.parametrize(("aid", "own"), [("none", None), ("notes", None), ("fading", None), ("full", "diamond-blue")])
def test_what_was_looked_at_in_secret_is_on_the_screen_of_a_full_memory_alone(aid: str, own: str | None) -> None:
    table = woken(LAIR, "seats 3", "dwarf 0 1,0", f"option memory_aid {aid}", trick="look").play("look 1,1")
    assert [table.displayed(seat, 1, 1) for seat in (None, 0, 1, 2)] == [None, own, None, None]
