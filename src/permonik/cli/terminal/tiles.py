"""A card as a small picture, built from its open sides and the tunnels that join them.

Every card of every game draws itself: walls run along the tunnel, a blocked middle is filled with rubble, and two
tunnels that cross without meeting are kept apart by a stroke.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from permonik.engine.core.cards import Card
from permonik.sights.shown import Field, Figure, Tile, Token
from permonik.sights.sides import FIELD_SIGN, E, N, S, W, groups_of, open_sides

HEIGHT = 3
NARROW = 5
WIDE = 7

# What a character shows; the painter gives each its colours.
VOID, ROCK, WALL, FLOOR, DARK, RUBBLE, BACK, SIGN, MARK, NUMBER, BLUE, GREEN, CRYSTAL, TOKEN, CREATURE = range(15)
SEAT = 16
"""The figure of seat 0; those of the other seats follow."""


@dataclass(frozen=True, slots=True)
class Dot:
    """One character of a picture."""

    sign: str
    shows: int


Picture = list[list[Dot]]

RUBBLE_SIGN = "▓"
MARK_SIGN = "◉"
HIDDEN_SIGN = "?"
SIGNS = {"start": "S", "gold": "★", "stone-NE": "●", "stone-NW": "●"}
"""What is drawn in the middle of the cards that are no plain tunnel; other fixed cards have their first letter."""
FEATURES = {
    "blue": Dot("B", BLUE),
    "green": Dot("G", GREEN),
    "ladder": Dot("≡", SIGN),
    "crystal": Dot("◆", CRYSTAL),
}
"""What else a path card shows, in its middle; anything else has its first letter there."""

CORNERS = {
    # (row, column): the two sides it lies between, and its look when both are open, the first, the second, none.
    (0, 0): (N, W, "╯│─╭"),
    (0, 1): (N, E, "╰│─╮"),
    (1, 0): (S, W, "╮│─╰"),
    (1, 1): (S, E, "╭│─╯"),
}


BARE = Dot(" ", ROCK)


def corner(sides: int, row: int, column: int) -> Dot:
    first, second, looks = CORNERS[row, column]
    closed = (0 if sides & first else 2) + (0 if sides & second else 1)
    return Dot(looks[closed], WALL)


def rim_row(sides: int, row: int, width: int, floor: Dot) -> list[Dot]:
    """The upper or lower row: wall, corner, opening or wall, corner, wall."""
    outlet = N if row == 0 else S
    middle = floor if sides & outlet else Dot("─", WALL)
    return [
        Dot("─", WALL) if sides & W else BARE,
        corner(sides, row, 0),
        *[middle] * (width - 4),
        corner(sides, row, 1),
        Dot("─", WALL) if sides & E else BARE,
    ]


def middle_row(sides: int, width: int, west: Dot, floor: Dot, east: Dot) -> list[Dot]:
    return [
        west if sides & W else BARE,
        west if sides & W else Dot("│", WALL),
        *[floor] * (width - 4),
        east if sides & E else Dot("│", WALL),
        east if sides & E else BARE,
    ]


def floor_of(lit: int, side: int) -> Dot:
    return Dot(" ", FLOOR if lit & side else DARK)


def draw_card(card: Card, turned: bool, lit: int, width: int, sign: str = "", fields: Sequence[Field] = ()) -> Picture:
    """A card as it lies face up, with signs on its fields, or in its middle its own sign or the one that is given."""
    sides, groups = open_sides(card, turned), groups_of(card, turned)
    middle = floor_of(lit, sum(groups) or sides)
    picture = [
        rim_row(sides, 0, width, floor_of(lit, N)),
        middle_row(sides, width, floor_of(lit, W), middle, floor_of(lit, E)),
        rim_row(sides, 1, width, floor_of(lit, S)),
    ]
    if not card.ladder and card.open:
        block(picture, sides, groups, width, room=not card.feature)
    if fields:
        put_fields(picture, fields, width)
        return picture
    middle_sign = Dot(sign, SIGN) if sign else sign_of(card)
    if middle_sign is not None:
        picture[1][width // 2] = middle_sign
    return picture


def put_fields(picture: Picture, fields: Sequence[Field], width: int) -> None:
    """What a field shows is drawn in any case, a plain one where there is room for its dot."""
    for field in sorted(fields, key=lambda field: field.sign == FIELD_SIGN):
        row, column = spots_for(field.sides, width)[0]
        if field.sign != FIELD_SIGN:
            picture[row][column] = Dot(field.sign, SIGN)
        elif picture[row][column].sign == " ":
            picture[row][column] = Dot(FIELD_SIGN, picture[row][column].shows)


def sign_of(card: Card) -> Dot | None:
    """What the middle of a card shows; a plain tunnel shows nothing."""
    if card.name in SIGNS:
        return Dot(SIGNS[card.name], SIGN)
    if card.feature:
        return FEATURES.get(card.feature, Dot(card.feature[0].upper(), SIGN))
    return None if card.open else Dot(card.name[0].upper(), SIGN)


def block(picture: Picture, sides: int, groups: list[int], width: int, *, room: bool) -> None:
    """Fills in what stops a tunnel, and parts tunnels that do not meet. `room` is whether the middle is free."""
    middle = width // 2
    rubble = Dot(RUBBLE_SIGN, RUBBLE)
    if not groups and room:
        picture[1][2 : width - 2] = [rubble] * (width - 4)
        return
    stubs = sides & ~sum(groups)
    for side, row, column in ((N, 0, middle), (E, 1, width - 2), (S, 2, middle), (W, 1, 1)):
        if stubs & side:
            picture[row][column] = rubble
    if len(groups) > 1:
        picture[1][middle] = Dot(parting(groups), WALL)


def parting(groups: list[int]) -> str:
    """The stroke between two tunnels: a bridge, or the line between two bends."""
    if N | S in groups:
        return "╫"
    return "╲" if N | E in groups else "╱"


def draw_back(face: Card | None, width: int, sign: str = "") -> Picture:
    """A card that lies face down; `face` when the watcher has seen it, and the sign that is given for it."""
    inside = width - 2
    known = sign_of(face) if face is not None else None
    sign = (sign or ("" if known is None else known.sign)) + HIDDEN_SIGN
    rows = ["╭" + "─" * inside + "╮", "│" + sign.center(inside) + "│", "╰" + "─" * inside + "╯"]
    return [[Dot(letter, BACK) for letter in row] for row in rows]


def draw_nothing(width: int) -> Picture:
    rows = [" " * width, "·".center(width), " " * width]
    return [[Dot(letter, VOID) for letter in row] for row in rows]


def draw_tile(tile: Tile | None, width: int) -> Picture:
    if tile is None:
        return draw_nothing(width)
    if tile.face_down or tile.card is None:
        return draw_back(tile.card, width, tile.sign)
    return draw_card(tile.card, tile.turned, tile.lit, width, tile.sign, tile.fields)


def put_token(picture: Picture, token: Token, width: int) -> None:
    """On the eastern or southern rim of the tile."""
    row, column = (2, width // 2) if token.to_the_south else (1, width - 1)
    picture[row][column] = Dot(token.sign, TOKEN)


def put_figures(picture: Picture, figures: list[Figure], width: int) -> None:
    """Each where its field is: at a side of the tile, or in its middle; where that is taken, beside it. Who finds no
    room at all is not drawn."""
    taken: set[tuple[int, int]] = set()
    for figure in figures:
        sides = 0 if figure.at is None else figure.at.sides
        spots = [spot for spot in spots_for(sides, width) if spot not in taken]
        if spots:
            row, column = spots[0]
            picture[row][column] = Dot(figure.sign, CREATURE if figure.seat is None else SEAT + figure.seat)
            taken.add(spots[0])


def spots_for(sides: int, width: int) -> list[tuple[int, int]]:
    """The characters of a tile, the best for a field at these sides first; the rim is for tokens."""
    middle = width // 2
    homes = {N: (0, middle), E: (1, width - 2), S: (2, middle), W: (1, 1)}
    near = [spot for side, spot in homes.items() if sides & side] or [(1, middle)]
    home = [sum(way) / len(near) for way in zip(*near, strict=True)]
    inside = [(row, column) for row in range(HEIGHT) for column in range(1, width - 1)]
    return sorted(inside, key=lambda spot: (2 * abs(spot[0] - home[0]) + abs(spot[1] - home[1]), spot))


def mark(picture: Picture, width: int) -> None:
    """Shows that the last move happened here: walls turn bright, and a mark where the middle is free."""
    for row in picture:
        for column, dot in enumerate(row):
            if dot.shows in (WALL, BACK):
                row[column] = Dot(dot.sign, MARK)
    if picture[1][width // 2].sign in " ·":
        picture[1][width // 2] = Dot(MARK_SIGN, MARK)


def write(picture: Picture, row: int, text: str, width: int) -> None:
    """Writes a short text, such as the number of a move, over a row of the picture."""
    start = (width - len(text)) // 2
    for column, letter in enumerate(text[:width], start=max(start, 0)):
        picture[row][column] = Dot(letter, NUMBER)


GLYPHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A tunnel in one character, by its open sides as bits."""


def glyph(card: Card) -> str:
    """A card of the hand in one character; dead ends are blocked, cards without tunnels have none."""
    if card.dead_end:
        return RUBBLE_SIGN
    if len(card.links) > 1:
        return parting(groups_of(card, turned=False))
    return GLYPHS[open_sides(card, turned=False)]
