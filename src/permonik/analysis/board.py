"""A position as a small picture: cards with their tunnels, who stands where, what lies face down."""

from html import escape

from permonik.sights.shown import Board, Place, Tile
from permonik.sights.sides import E, N, S, W, groups_of, open_sides

WIDE, HIGH = 40, 56
TUNNEL = 9
ENDS = {N: (WIDE / 2, 0.0), E: (WIDE, HIGH / 2), S: (WIDE / 2, HIGH), W: (0.0, HIGH / 2)}
"""Where a tunnel leaves a card."""
MIDDLE = (WIDE / 2, HIGH / 2)
GOLD, STONE = "#d4a017", "#8a8f98"


def board_picture(board: Board, last: Place | None, title: str) -> str:
    """All cards of a board; the one that was laid last has a frame."""
    places = list(board.tiles)
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    width, height = (right - left + 1) * WIDE, (bottom - top + 1) * HIGH
    parts = []
    for (x, y), tile in sorted(board.tiles.items()):
        frame = '<rect width="40" height="56" rx="4" fill="none" stroke="#d1242f" stroke-width="3"/>'
        drawn = tile_picture(tile) + (frame if (x, y) == last else "")
        parts.append(f'<g transform="translate({(x - left) * WIDE} {(y - top) * HIGH})">{drawn}</g>')
    crowd: dict[Place, int] = {}
    for figure in board.figures:
        x, y = figure.place
        before = crowd.get(figure.place, 0)
        crowd[figure.place] = before + 1
        cx, cy = (x - left) * WIDE + 10 + 10 * (before % 3), (y - top) * HIGH + 42 - 12 * (before // 3)
        parts.append(f'<circle cx="{cx}" cy="{cy}" r="7" fill="#1f2328"/>{sign(cx, cy + 4, figure.sign, "#fff", 10)}')
    for token in board.tokens:
        x, y = token.place
        along = (WIDE / 2, HIGH) if token.to_the_south else (WIDE, HIGH / 2)
        at, low = (x - left) * WIDE + along[0], (y - top) * HIGH + along[1]
        parts.append(f'<circle cx="{at}" cy="{low}" r="7" fill="#b45309"/>{sign(at, low + 4, token.sign, "#fff", 10)}')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 {width + 8} {height + 8}" width="{width + 8}" '
        f'role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def sign(x: float, y: float, text: str, colour: str, size: int) -> str:
    look = f'font-size="{size}" font-family="system-ui,sans-serif" font-weight="700" text-anchor="middle"'
    return f'<text x="{x}" y="{y}" fill="{colour}" {look}>{escape(text)}</text>'


def tile_picture(tile: Tile) -> str:
    card = tile.card
    if tile.face_down or card is None:
        back = '<rect x="1" y="1" width="38" height="54" rx="4" fill="#6b4f3a"/>'
        return back + sign(*MIDDLE, "?", "#f3e9d2", 18)
    parts = ['<rect x="1" y="1" width="38" height="54" rx="4" fill="#4b3a2f"/>']
    joined = 0
    for group in groups_of(card, tile.turned):
        joined |= group
        parts += [line(MIDDLE, end) for side, end in ENDS.items() if group & side]
    blind = open_sides(card, tile.turned) & ~joined
    parts += [line(between(end), end) for side, end in ENDS.items() if blind & side]
    name = card.name
    if tile.sign or name in ("gold", "start") or name.startswith("stone"):
        fill = GOLD if name == "gold" else STONE
        parts.append(f'<circle cx="20" cy="28" r="8" fill="{fill}"/>')
        parts.append(sign(20, 32, tile.sign or {"gold": "★", "start": "S"}.get(name, "●"), "#1f2328", 11))
    return "".join(parts)


def between(end: tuple[float, float]) -> tuple[float, float]:
    """A dead end stops short of the middle."""
    return (MIDDLE[0] + end[0]) / 2, (MIDDLE[1] + end[1]) / 2


def line(start: tuple[float, float], end: tuple[float, float]) -> str:
    way = f"M{start[0]} {start[1]}L{end[0]} {end[1]}"
    return f'<path d="{way}" stroke="#e8d9b5" stroke-width="{TUNNEL}" stroke-linecap="butt"/>'
