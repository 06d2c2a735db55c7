"""What always holds, whoever plays on whatever board: the invariants I1 to I11 of the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import cast

import msgspec
import pytest

from permonik.engine.core.events import Event
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.facts import Position, Tile
from permonik.engine.diamond_forest.rules import DiamondForest
from tests.counts import Counts
from tests.engine.diamond_forest.play import GAME, SEATS, Plan, plans
from tests.engine.games import positions

every_seats = pytest.mark.parametrize("seats", SEATS)


def facts(state: DiamondForest) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(GAME.save(state), type=Position)


def histories(seats: int, count: int) -> Iterator[tuple[Plan, list[Position]]]:
    """Games as all their positions."""
    for plan in plans(seats, count):
        yield plan, [facts(state) for state in positions(plan)]


def by_cell(position: Position) -> dict[tuple[int, int], Tile]:
    return {(tile.x, tile.y): tile for tile in position.tiles}


@every_seats
def test_i1_tiles_are_never_lost_and_every_cell_holds_one(seats: int, counts: Counts) -> None:
    for plan, game in histories(seats, counts(small=1, normal=30, full=500)):
        tiles, cells = Counter(tile.name for tile in game[0].tiles), set(by_cell(game[0]))
        for position in game:
            assert Counter(tile.name for tile in position.tiles) == tiles, plan
            assert set(by_cell(position)) == cells, plan
            assert len(position.tiles) == len(cells), plan


@every_seats
def test_i2_entrances_stay_where_they_are_face_up(seats: int, counts: Counts) -> None:
    for plan, game in histories(seats, counts(small=1, normal=30, full=500)):
        entrances = {cell for cell, tile in by_cell(game[0]).items() if tile.name == "entrance"}
        for position in game:
            found = {cell for cell, tile in by_cell(position).items() if tile.name == "entrance" and tile.up}
            assert found == entrances, plan


@every_seats
def test_i3_a_tile_is_face_up_exactly_when_it_must_be(seats: int, counts: Counts) -> None:
    for plan, game in histories(seats, counts(small=1, normal=30, full=500)):
        for position in game:
            occupied = {(dwarf.x, dwarf.y) for dwarf in position.dwarfs}
            for cell, tile in by_cell(position).items():
                must = tile.name == "entrance" or tile.pinned or cell in occupied or cell == position.shown
                assert tile.up == must, (plan, cell)
            assert (position.shown is not None) == (position.phase == "deciding"), plan


@every_seats
def test_i4_only_covered_empty_tiles_change_cells_but_for_an_imp(seats: int, counts: Counts) -> None:
    """Seen from outside: what is told of swaps, applied to the tiles before, gives the tiles after."""
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        state, choose = plan.begin(), plan.chooser()
        while not state.over:
            before = facts(state)
            told = list(state.play(choose(state)))
            check_swaps(plan, before, facts(state), told)


def check_swaps(plan: Plan, before: Position, after: Position, told: list[Event]) -> None:
    names = {cell: tile.name for cell, tile in by_cell(before).items()}
    for event in told:
        if event.name in ("swapped", "whisked"):
            one = cast(tuple[int, int], (event.args["x"], event.args["y"]))
            two = cast(tuple[int, int], (event.args["to_x"], event.args["to_y"]))
            stands = [by_cell(before)[cell].up for cell in (one, two)]
            assert stands == ([False, False] if event.name == "swapped" else [True, False]), plan
            assert event.name == "swapped" or names[one] == "imp", plan
            names[one], names[two] = names[two], names[one]
    assert {cell: tile.name for cell, tile in by_cell(after).items()} == names, plan


@every_seats
def test_i5_and_i6_nobody_stands_on_the_spider_and_only_rocks_and_bogs_hold_a_dwarf(seats: int, counts: Counts) -> None:
    for plan, game in histories(seats, counts(small=1, normal=30, full=500)):
        for position in game:
            tiles = by_cell(position)
            for dwarf in position.dwarfs:
                if dwarf.x is not None and dwarf.y is not None:
                    name = str(tiles[dwarf.x, dwarf.y].name)
                    assert name != "spider", plan
                    assert not dwarf.stuck or name == "bog" or name.startswith("rock-"), plan


@every_seats
def test_i7_tokens_are_never_lost_and_nobody_has_more_than_three(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        for state in positions(plan):
            view = GAME.view(state, None)
            held = [dwarf.equipment for dwarf in view.dwarfs]
            assert all(0 <= tokens <= 3 for tokens in held), plan
            assert view.equipment + sum(held) == tables.EQUIPMENT, plan
            assert view.equipment >= tables.EQUIPMENT - 3 * seats, plan


@every_seats
def test_i8_diamonds_are_kept_one_of_each_colour_in_play(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        before = [0] * seats
        for state in positions(plan):
            view = GAME.view(state, None)
            for dwarf in view.dwarfs:
                assert sorted(set(dwarf.diamonds)) == sorted(dwarf.diamonds), plan
                assert set(dwarf.diamonds) <= set(view.colours), plan
            assert all(now >= then for now, then in zip(state.scores, before, strict=True)), plan
            before = list(state.scores)


@every_seats
def test_i9_every_turn_ends(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        turn, length = -1, 0
        for state in positions(plan):
            now = sum(event.name == "turn" for event in state.past or ())
            turn, length = (turn + now, 1) if now else (turn, length + 1)
            tiles = len(GAME.view(state, None).tiles)
            assert length <= 4 * tiles, plan
            assert state.over or state.moves(), plan


@every_seats
def test_i11_the_same_seed_and_moves_give_the_same_game(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        one = [state.save() for state in positions(plan)]
        assert one == [state.save() for state in positions(plan)], plan
        assert all(first != second for first, second in pairwise(one)), plan


def test_what_is_rare_happens_in_these_games() -> None:
    """Else these tests would not mean much."""
    happened: Counter[str] = Counter()
    for seats in SEATS:
        for plan in plans(seats, 20):
            for state in positions(plan):
                happened.update(event.name for event in state.past or ())
    assert {kind.name for kind in GAME.event_kinds.values()} - set(happened) <= {"foiled"}
