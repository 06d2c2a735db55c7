"""What is written in tables agrees with what is written for the compiler, and with docs/notation.md."""

from pathlib import Path

import pytest

from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID, board_of
from permonik.engine.diamond_forest.events import EVENTS
from permonik.engine.diamond_forest.formats import PHASES
from permonik.engine.diamond_forest.game import WHISK_BY
from permonik.engine.diamond_forest.refusals import PHASE_RULES, REASONS
from permonik.engine.diamond_forest.tiles import BOARDS, BOX, COLOURS, KINDS, NAMES, ROCK_VALUES, TILES, TRICKS

NOTATION = (Path(__file__).resolve().parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
ROCKS = ",".join(map(str, ROCK_VALUES))


def constants(*names: str) -> dict[str, int]:
    return {name: getattr(tables, name) for name in names}


def test_tiles_have_the_numbers_of_their_places() -> None:
    kinds = ("PATH", "IMP", "BOG", "GALLERY", "ENTRANCE", "FIRE", "SPIDER")
    assert constants(*kinds) == {kind: NAMES.index(kind.lower()) for kind in kinds}
    assert NAMES.index("diamond-red") == tables.DIAMOND
    assert NAMES.index("rock-1") == tables.ROCK
    assert (len(NAMES), len(COLOURS)) == (tables.TILES, tables.COLOURS)
    assert tables.TILES <= tables.OUTSIDE < tables.UP


def test_tricks_and_ways_to_decide_have_the_numbers_of_their_places() -> None:
    assert [getattr(tables, trick.upper()) for trick in TRICKS] == list(range(4))
    assert [getattr(tables, way.upper()) for way in WHISK_BY] == list(range(3))


def test_phases_and_their_rules_are_complete() -> None:
    assert [getattr(tables, phase.upper()) for phase in PHASES] == list(range(len(PHASES)))
    assert len(PHASE_RULES) == len(PHASES) - 1


def test_events_and_reasons_have_numbers_of_their_own() -> None:
    assert sorted(EVENTS) == list(range(1, len(EVENTS) + 1))
    assert sorted(REASONS) == list(range(1, len(REASONS) + 1))
    assert len({kind.name for kind in EVENTS.values()}) == len(EVENTS)


def test_the_box_holds_81_tiles() -> None:
    assert sum(BOX.values()) == sum(tile.count for tile in TILES) == 81
    assert BOX["rock"] == len(ROCK_VALUES)
    for value in range(1, 7):
        assert TILES[NAMES.index(f"rock-{value}")].count == ROCK_VALUES.count(value)


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_holds_the_tiles_of_its_table(name: str) -> None:
    shape, counts = BOARDS[name]
    board = board_of(name, ROCKS)
    assert shape.count("e") == len(board.entrances) == 4
    assert sum(counts.values()) == shape.count("o") == len(board.tiles) == len(board.places)
    assert all(counts[kind] <= BOX[kind] for kind in KINDS)
    names = [NAMES[int(tile)] for tile in board.tiles]
    assert {kind: sum(one.split("-")[0] == kind for one in names) for kind in KINDS} == counts


def test_the_grid_has_a_border_around_the_widest_board() -> None:
    assert GRID.point(tables.ORIGIN) == (0, 0)
    widest = tables.WIDTH - 2
    corner = GRID.cell(widest - 1, widest - 1)
    assert corner is not None
    assert corner + tables.WIDTH + 1 == tables.AREA - 1
