"""Boards: the ones that come with the game, and shapes of one's own. docs/notation.md has the format.

A board of one's own is one word, `SHAPE:TILES`: rows from top to bottom with `/` between them, `o` for a tile face
down, `e` for an entrance and `.` for no cell; then how many tiles of each kind, and the colours of the diamonds.
"""

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from math import atan2, tau

from permonik.engine.core.errors import UnfitText
from permonik.engine.core.grid import Grid, Point
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.state import Board
from permonik.engine.diamond_forest.tiles import (
    BOARDS,
    BOX,
    COLOURS,
    DIE_FACES,
    KINDS,
    NUMBER,
    ROCK_VALUES,
    TRICKS,
)

GRID = Grid(tables.WIDTH, tables.AREA // tables.WIDTH, tables.ORIGIN)
MOST = tables.WIDTH - 2
"""Columns and rows of the widest board."""
LEAST_DIAMONDS = 3
EXAMPLE = "eooo/oooo/oooe:path4,imp2,rock1,red1,blue1,green1"
SHAPE = re.compile(r"[oe.]+(?:/[oe.]+)*")
COUNT = re.compile(r"([a-z]+)(\d{1,2})")


def expect(holds: bool, expected: str, reason: str, **arguments: object) -> None:
    if not holds:
        raise UnfitText(expected, reason, **arguments)


# Options as texts.


def read_board(text: str, seats: int) -> str:
    """One of the boards that come with the game, or a shape (FO-145 to FO-147)."""
    if text not in BOARDS:
        shape, tiles = parts_of(text)
        check_shape(shape, seats)
        check_tiles(shape, tiles)
    return text


def read_rock_values(text: str, seats: int) -> str:
    """Ten values from 1 to 6, in the order in which rocks are added (FO-113)."""
    example = ",".join(map(str, ROCK_VALUES))
    values = text.split(",")
    fits = len(values) == len(ROCK_VALUES) and set(values) <= set("123456")
    expect(fits, f"ten values such as {example}", "rock-values")
    return text


def read_die_faces(text: str, seats: int) -> str:
    """Six tricks (FO-113)."""
    faces = text.split(",")
    example = ",".join(DIE_FACES)
    fits = len(faces) == len(DIE_FACES) and set(faces) <= set(TRICKS)
    expect(fits, f"six faces such as {example}", "die-faces")
    return text


def parts_of(text: str) -> tuple[str, dict[str, int]]:
    """Shape and tiles of a board of one's own."""
    shape, colon, counts = text.partition(":")
    is_shape = bool(colon) and bool(SHAPE.fullmatch(shape))
    expect(is_shape, f"{' | '.join(BOARDS)} | a shape such as {EXAMPLE}", "no-board")
    names = [kind for kind in KINDS if kind != "diamond"] + list(COLOURS)
    tiles: dict[str, int] = {}
    for word in counts.split(","):
        count = COUNT.fullmatch(word)
        if count is None or count[1] not in names:
            raise UnfitText(f"counts such as path4 of {' '.join(names)}", "no-tiles")
        expect(count[1] not in tiles, f"{count[1]} only once", "no-tiles")
        tiles[count[1]] = int(count[2])
    return shape, tiles


def cells_of(shape: str, letters: str = "oe") -> list[Point]:
    """The points of a shape with one of these letters, row by row."""
    return [(x, y) for y, row in enumerate(shape.split("/")) for x, letter in enumerate(row) if letter in letters]


def beside(point: Point) -> list[Point]:
    x, y = point
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def hang_together(cells: Collection[Point]) -> bool:
    reached: set[Point] = set()
    todo = list(cells)[:1]
    while todo:
        point = todo.pop()
        reached.add(point)
        todo += [one for one in beside(point) if one in cells and one not in reached]
    return len(reached) == len(cells)


def check_shape(shape: str, seats: int) -> None:
    rows = shape.split("/")
    expect(max(len(rows), *map(len, rows)) <= MOST, f"at most {MOST} columns and {MOST} rows", "too-large", most=MOST)
    cells = set(cells_of(shape))
    entrances = cells_of(shape, "e")
    expect(hang_together(cells), "cells that hang together, side by side", "apart")
    at_the_edge = all(any(one not in cells for one in beside(entrance)) for entrance in entrances)
    expect(at_the_edge, "entrances on the edge of the board", "entrance-inside")
    most = BOX["entrance"]
    enough = seats <= len(entrances) <= most
    expect(enough, f"{seats} to {most} entrances", "entrances", least=seats, most=most, entrances=len(entrances))


def check_tiles(shape: str, tiles: dict[str, int]) -> None:
    places = len(cells_of(shape, "o"))
    total = sum(tiles.values())
    expected = f"as many tiles as the {places} cells that are no entrance"
    expect(total == places, expected, "places", places=places, tiles=total)
    for kind in KINDS:
        count = tiles.get(kind, 0)
        expect(count <= BOX[kind], f"at most {BOX[kind]} of {kind}", "too-many", kind=kind, most=BOX[kind])
    diamonds = [tiles.get(colour, 0) for colour in COLOURS]
    expect(max(diamonds) <= 1, "at most one diamond of each colour", "colour-twice")
    enough = sum(diamonds) >= LEAST_DIAMONDS
    expect(enough, f"diamonds of at least {LEAST_DIAMONDS} colours", "diamonds", least=LEAST_DIAMONDS)
    if tiles.get("spider"):
        cells = set(cells_of(shape))
        whole = all(hang_together(cells - {one}) for one in cells)
        expect(whole, "no spider on a board that one cell can split", "spider")


# Boards as the rules use them.


@lru_cache(maxsize=256)  # every state of a game is made from the same one
def board_of(text: str, rock_values: str) -> Board:
    """A board by its checked text, with rocks of these values."""
    shape, tiles = BOARDS[text] if text in BOARDS else parts_of(text)
    cells = [cell_at(point) for point in cells_of(shape)]
    entrances = [cell_at(point) for point in clockwise(cells_of(shape, "e"), cells_of(shape))]
    colours = COLOURS[: tiles["diamond"]] if "diamond" in tiles else [one for one in COLOURS if tiles.get(one)]
    numbers = [number for kind in KINDS for number in numbers_of(kind, tiles.get(kind, 0), rock_values)]
    numbers += [NUMBER[f"diamond-{colour}"] for colour in colours]
    bits = sum(1 << COLOURS.index(colour) for colour in colours)
    return Board(cells, entrances, sorted(numbers), bits)


def numbers_of(kind: str, count: int, rock_values: str) -> list[int]:
    """Tiles of a kind by their numbers; diamonds are counted by colour."""
    if kind == "rock":
        return [NUMBER[f"rock-{value}"] for value in rock_values.split(",")[:count]]
    return [] if kind == "diamond" else [NUMBER[kind]] * count


def cell_at(point: Point) -> int:
    cell = GRID.cell(*point)
    assert cell is not None, "a checked board fits the grid"
    return cell


def clockwise(entrances: Sequence[Point], cells: Sequence[Point]) -> list[Point]:
    """Around the middle of the smallest rectangle that holds the board, from its corner at the top left on."""
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    left, top = min(columns), min(rows)
    across, down = left + max(columns), top + max(rows)

    def angle(point: Point) -> float:
        return atan2(2 * point[0] - across, down - 2 * point[1])

    corner = angle((left, top))
    return sorted(entrances, key=lambda point: round(angle(point) - corner, 9) % tau)


def letter_of(tile: str | None) -> str:
    return "." if tile is None else "e" if tile == "entrance" else "o"


def board_text(rows: Sequence[Sequence[str | None]]) -> str:
    """The text of a board that holds just these tiles; None where there is no cell."""
    shape = "/".join("".join(letter_of(tile) for tile in row) for row in rows)
    kinds = [tile.removeprefix("diamond-").partition("-")[0] for row in rows for tile in row if tile is not None]
    names = [kind for kind in (*KINDS, *COLOURS) if kind in kinds]
    return f"{shape}:{','.join(f'{name}{kinds.count(name)}' for name in names)}"
