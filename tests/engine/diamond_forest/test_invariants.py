"""What always holds, whoever plays on whatever board."""

from collections import Counter
from itertools import pairwise
from typing import cast

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.formats import Position, Tile
from permonik.engine.diamond_forest.rules import DiamondForest
from tests.counts import Counts, some_of
from tests.engine.diamond_forest.play import GAME, SEATS, Plan, plans
from tests.engine.games import positions

every_seats = some_of("seats", SEATS)


def facts(state: DiamondForest) -> Position:
    """Every fact of a state as plain data."""
    return msgspec.json.decode(GAME.save(state), type=Position)


def by_cell(position: Position) -> dict[tuple[int, int], Tile]:
    return {(tile.x, tile.y): tile for tile in position.tiles}


@every_seats
def test_tiles_and_dwarfs_are_only_where_they_may_be(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        state, choose = plan.begin(), plan.chooser()
        first = now = facts(state)
        check_position(plan, first, now)
        while not state.over:
            told, before = list(state.play(choose(state))), now
            now = facts(state)
            check_position(plan, first, now)
            check_swaps(plan, before, now, told)


def check_position(plan: Plan, first: Position, now: Position) -> None:
    check_that_no_tile_is_lost(plan, first, now)
    check_entrances(plan, first, now)
    check_faces(plan, now)
    check_dwarfs(plan, now)


def check_that_no_tile_is_lost(plan: Plan, first: Position, now: Position) -> None:
    """Every cell holds one."""
    assert Counter(tile.name for tile in now.tiles) == Counter(tile.name for tile in first.tiles), plan
    assert set(by_cell(now)) == set(by_cell(first)), plan
    assert len(now.tiles) == len(by_cell(now)), plan


def check_entrances(plan: Plan, first: Position, now: Position) -> None:
    """They stay where they are, face up."""
    entrances = {cell for cell, tile in by_cell(first).items() if tile.name == "entrance"}
    assert {cell for cell, tile in by_cell(now).items() if tile.name == "entrance" and tile.up} == entrances, plan


def check_faces(plan: Plan, now: Position) -> None:
    """A tile is face up exactly when it must be."""
    occupied = {(dwarf.x, dwarf.y) for dwarf in now.dwarfs}
    for cell, tile in by_cell(now).items():
        must = tile.name == "entrance" or tile.pinned or cell in occupied or cell == now.shown
        assert tile.up == must, (plan, cell)
    assert (now.shown is not None) == (now.phase == "deciding"), plan


def check_swaps(plan: Plan, before: Position, after: Position, told: list[Event]) -> None:
    """Only covered empty tiles change cells, but for an imp. What is told of swaps, applied to the tiles before,
    gives the tiles after."""
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


def check_dwarfs(plan: Plan, now: Position) -> None:
    """Nobody stands on the spider, and only rocks and bogs hold a dwarf."""
    tiles = by_cell(now)
    for dwarf in now.dwarfs:
        if dwarf.x is not None and dwarf.y is not None:
            name = str(tiles[dwarf.x, dwarf.y].name)
            assert name != "spider", plan
            assert not dwarf.stuck or name == "bog" or name.startswith("rock-"), plan


@every_seats
def test_tokens_are_never_lost_and_nobody_has_more_than_three(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        for state in positions(plan):
            view = GAME.view(state, None)
            held = [dwarf.equipment for dwarf in view.dwarfs]
            assert all(0 <= tokens <= 3 for tokens in held), plan
            assert view.equipment + sum(held) == tables.EQUIPMENT, plan
            assert view.equipment >= tables.EQUIPMENT - 3 * seats, plan


@every_seats
def test_diamonds_are_kept_one_of_each_colour_in_play(seats: int, counts: Counts) -> None:
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
def test_every_turn_ends(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=30, full=500)):
        turn, length = -1, 0
        for state in positions(plan):
            now = sum(event.name == "turn" for event in state.latest_row or ())
            turn, length = (turn + now, 1) if now else (turn, length + 1)
            tiles = len(GAME.view(state, None).tiles)
            assert length <= 4 * tiles, plan
            assert state.over or state.moves(), plan


@every_seats
def test_the_same_seed_and_moves_give_the_same_game(seats: int, counts: Counts) -> None:
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
                happened.update(event.name for event in state.latest_row or ())
    assert {kind.name for kind in GAME.event_kinds.values()} - set(happened) <= {"foiled"}
