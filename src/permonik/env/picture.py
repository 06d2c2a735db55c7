"""The board as text and as a picture: what everybody at the table sees, and nothing else."""

from collections.abc import Sequence
from html import escape

from permonik.engine.core.state import State
from permonik.env.core.square import COVERED, Square
from permonik.env.games import SENSES

RENDER_MODES = ["ansi", "svg"]
TUNNELS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the open edges as bits: N, E, S, W."""
SIZE = 40
ENDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def render(state: State, mode: str) -> str:
    senses = SENSES[state.game.id]
    squares = senses.squares(state, senses.window.grid)
    return as_text(state, squares) if mode == "ansi" else as_svg(squares)


def as_text(state: State, squares: Sequence[Square]) -> str:
    """Two columns for a cell: what lies there, and how many figures stand there or a letter."""
    here = {(square.x, square.y): square for square in squares}
    xs, ys = [square.x for square in squares], [square.y for square in squares]
    lines = [
        "".join(letters(here.get((x, y))) for x in range(min(xs), max(xs) + 1)).rstrip()
        for y in range(min(ys), max(ys) + 1)
    ]
    now = "over" if state.over else f"seat {int(state.to_move)} decides"
    scores = " ".join(map(str, state.scores)) if state.over else ""
    return "\n".join([f"{state.game.id}: round {int(state.round)}, {now} {scores}".rstrip(), *lines])


def letters(square: Square | None) -> str:
    if square is None:
        return "  "
    tunnel = "▒" if square.edges == COVERED else TUNNELS[square.edges]
    return tunnel + (square.text[:1] or " ")


def as_svg(squares: Sequence[Square]) -> str:
    left, top = min(square.x for square in squares), min(square.y for square in squares)
    right, bottom = max(square.x for square in squares), max(square.y for square in squares)
    width, height = (right - left + 1) * SIZE, (bottom - top + 1) * SIZE
    drawn = "".join(drawing(square, (square.x - left) * SIZE, (square.y - top) * SIZE) for square in squares)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{drawn}</svg>'


def drawing(square: Square, x: int, y: int) -> str:
    fill = "#8a7a66" if square.edges == COVERED else "#e9dcc3"
    parts = [f'<rect x="{x + 1}" y="{y + 1}" width="{SIZE - 2}" height="{SIZE - 2}" rx="4" fill="{fill}"/>']
    half = SIZE // 2
    if square.edges != COVERED:
        parts += [
            f'<path d="M{x + half} {y + half}l{dx * half} {dy * half}" stroke="#5b4a36" stroke-width="9"/>'
            for d, (dx, dy) in enumerate(ENDS)
            if square.edges >> d & 1
        ]
    if square.text:
        parts.append(
            f'<text x="{x + half}" y="{y + half + 5}" text-anchor="middle" font-size="14">{escape(square.text)}</text>'
        )
    return "".join(parts)
