"""The board as a picture: tiles in rows and columns with whatever stands on them and lies between them, coordinates on
the rims, cropped to the terminal."""

from dataclasses import dataclass, field
from itertools import groupby

from rich.text import Text

from permonik.cli.terminal import tiles
from permonik.cli.terminal.choices import Numbers
from permonik.sights.shown import Board, Place

RIM = 3
ROWS = ((), (1,), (0, 2), (0, 1, 2))
"""The rows for so many numbers on one tile."""
STYLES = {
    tiles.VOID: "dim",
    tiles.ROCK: "on #2a231d",
    tiles.WALL: "#d2a86a on #2a231d",
    tiles.FLOOR: "#2a231d on #e0a94f",
    tiles.DARK: "#2a231d on #8a857d",
    tiles.RUBBLE: "bold #ff8d6b on #4a2a20",
    tiles.BACK: "bold #cfd8dc on #37474f",
    tiles.SIGN: "bold #1b1207 on #e0a94f",
    tiles.MARK: "bold #7cf3ff on #14343a",
    tiles.NUMBER: "bold #10240f on #9fe08a",
    tiles.BLUE: "bold #ffffff on #1f5fbf",
    tiles.GREEN: "bold #ffffff on #1d7a3a",
    tiles.TOKEN: "bold #ffffff on #7a1f5f",
    tiles.CREATURE: "bold #ffffff on #8a1c1c",
    tiles.CRYSTAL: "bold #0b3d66 on #bfe6ff",
}
RIM_STYLE = "dim"
SEAT_STYLES = ("cyan", "magenta", "yellow", "green", "blue", "red", "bright_cyan", "bright_magenta", "bright_yellow")


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def style_of(shows: int) -> str:
    """A seat's figure has the colour of the seat."""
    return f"bold reverse {seat_style(shows - tiles.SEAT)}" if shows >= tiles.SEAT else STYLES[shows]


@dataclass(frozen=True, slots=True)
class Window:
    """The columns and rows that are shown."""

    left: int
    top: int
    columns: int
    rows: int

    @property
    def xs(self) -> range:
        return range(self.left, self.left + self.columns)

    @property
    def ys(self) -> range:
        return range(self.top, self.top + self.rows)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of the board, how wide it is, and a place that it leaves out."""

    text: Text
    width: int
    height: int
    beyond: Place | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """What a picture should show: the last move, numbers of moves, and the place to look at."""

    last: frozenset[Place] = frozenset()
    numbers: Numbers = field(default_factory=dict)
    focus: Place | None = None


def bounds(places: set[Place]) -> Window:
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return Window(left, top, max(x for x, _ in places) - left + 1, max(y for _, y in places) - top + 1)


def squeeze(first: int, count: int, most: int, home: int, focus: int) -> tuple[int, int]:
    """At most `most` of the numbers from `first`: those from `home` on, moved just so far that `focus` is in."""
    most = max(most, 1)
    if count <= most:
        return first, count
    start = min(max(home, focus - most + 1), focus)
    return min(max(start, first), first + count - most), most


def crop(whole: Window, columns: int, rows: int, focus: Place | None) -> Window:
    """The eastern side of the board, where the goals of a mine lie, or the part around `focus`."""
    home_x, home_y = whole.left + whole.columns - columns, -(rows // 2)
    x, y = focus or (whole.left + whole.columns - 1, 0)
    left, width = squeeze(whole.left, whole.columns, columns, home_x, x)
    top, height = squeeze(whole.top, whole.rows, rows, home_y, y)
    return Window(left, top, width, height)


def whole_board(board: Board, wish: Wish) -> Window:
    return bounds(places_on(board) | set(wish.numbers))


def places_on(board: Board) -> set[Place]:
    return {*board.tiles, *(one.place for one in board.figures), *(one.place for one in board.tokens)}


def size_of(window: Window, tile: int) -> tuple[int, int]:
    """How wide and how high a picture is."""
    return RIM + tile * window.columns, 1 + tiles.HEIGHT * window.rows


def draw_board(board: Board, wish: Wish, width: int, height: int = 1000, tile: int = tiles.NARROW) -> Drawing:
    """The board in at most `width` characters and `height` lines; one tile at least."""
    whole = whole_board(board, wish)
    focus = wish.focus or next(iter(sorted(wish.last)), None)
    window = crop(whole, (width - RIM) // tile, (height - 1) // tiles.HEIGHT, focus)
    text = rim_line(window, tile)
    for y in window.ys:
        pictures = [draw_place(board, wish, (x, y), tile) for x in window.xs]
        for row in range(tiles.HEIGHT):
            text.append("\n")
            text.append(f"{y if row == 1 else '':>{RIM - 1}} ", RIM_STYLE)
            for picture in pictures:
                paint(text, picture[row])
    return Drawing(text, *size_of(window, tile), left_out(board, window))


def left_out(board: Board, window: Window) -> Place | None:
    hidden = [place for place in places_on(board) if place[0] not in window.xs or place[1] not in window.ys]
    return min(hidden) if hidden else None


def rim_line(window: Window, tile: int) -> Text:
    """The columns' numbers. The style is a span: a style of the whole text would colour the tiles as well."""
    return Text().append(" " * RIM + "".join(str(x).center(tile) for x in window.xs).rstrip(), RIM_STYLE)


def draw_place(board: Board, wish: Wish, place: Place, tile: int) -> tiles.Picture:
    picture = tiles.draw_tile(board.tiles.get(place), tile)
    if place in wish.last:
        tiles.mark(picture, tile)
    for token in board.tokens:
        if token.place == place:
            tiles.put_token(picture, token, tile)
    tiles.put_figures(picture, [figure for figure in board.figures if figure.place == place], tile)
    numbers = wish.numbers.get(place, [])
    for row, (number, turned) in zip(ROWS[min(len(numbers), tiles.HEIGHT)], numbers, strict=False):
        tiles.write(picture, row, f"{number}↻" if turned else str(number), tile)
    return picture


def paint(text: Text, dots: list[tiles.Dot]) -> None:
    for shows, run in groupby(dots, key=lambda dot: dot.shows):
        text.append("".join(dot.sign for dot in run), style_of(shows))
