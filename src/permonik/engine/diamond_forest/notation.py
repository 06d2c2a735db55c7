"""Moves as text: rulebook words, `x,y` for a cell, a number for a seat. docs/notation.md has the grammar."""

import re
from collections.abc import Sequence
from functools import cache

from permonik.engine.core.errors import IllegalMove, MalformedMove
from permonik.engine.core.game import Parts
from permonik.engine.core.refusals import Refusal
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID

CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
CELLS = {
    "reveal": tables.REVEALS,
    "step": tables.STEPS,
    "travel": tables.TRAVELS,
    "look": tables.LOOKS,
    "whisk": tables.WHISKS,
    "start": tables.STARTS,
}
"""Moves with one cell, and where their block begins."""
CELL_RULES = {
    "reveal": ("FO-018",),
    "step": ("FO-025",),
    "travel": ("FO-069",),
    "look": ("FO-106",),
    "whisk": ("FO-061",),
    "swap": ("FO-063", "FO-064"),
    "start": ("FO-011",),
}
"""Which cells a move may name."""
PLAIN = ("enter", "retreat", "stop", "roll", "pay", "refuse", "stay", "decline", "agree", "vote")
"""Moves without anything, from `tables.ENTER` on."""
KINDS = (*CELLS, "swap", "trade", *PLAIN)


def parts(move: int) -> Parts:
    """A move taken apart. The caller has checked the number."""
    if move >= tables.ENTER:
        return Parts(PLAIN[move - tables.ENTER])
    if move >= tables.TRADES:
        return Parts("trade", seat=move - tables.TRADES)
    if tables.SWAPS <= move < tables.STARTS:
        cell, below = divmod(move - tables.SWAPS, 2)
        x, y = GRID.point(cell)
        return Parts("swap", x=x, y=y, to_x=x + 1 - below, to_y=y + below)
    kind, block = max(((kind, block) for kind, block in CELLS.items() if block <= move), key=lambda found: found[1])
    x, y = GRID.point(move - block)
    return Parts(kind, x=x, y=y)


@cache
def text(move: int) -> str:
    it = parts(move)
    words = [it.kind]
    if it.x is not None:
        words.append(f"{it.x},{it.y}")
    if it.to_x is not None:
        words.append(f"{it.to_x},{it.to_y}")
    if it.seat is not None:
        words.append(str(it.seat))
    return " ".join(words)


def example(kind: str) -> str:
    if kind in PLAIN:
        return kind
    return {"swap": "swap 3,1 4,1", "trade": "trade 2"}.get(kind, f"{kind} 3,1")


def parse(source: str) -> int:
    """The move that a text means, legal or not; small and capital letters are the same."""
    kind, *rest = source.lower().split() or [""]
    if kind not in KINDS:
        raise MalformedMove(" | ".join(KINDS), source)
    move = read(source, kind, rest)
    if move is None:
        raise MalformedMove(example(kind), source)
    return move


def read(source: str, kind: str, words: Sequence[str]) -> int | None:
    if kind in PLAIN:
        return None if words else tables.ENTER + PLAIN.index(kind)
    if kind == "swap":
        return read_swap(source, words)
    if len(words) != 1:
        return None
    if kind == "trade":
        return read_trade(source, words[0])
    cell = read_cell(source, kind, words[0])
    return None if cell is None else CELLS[kind] + cell


def read_cell(source: str, kind: str, word: str) -> int | None:
    point = CELL.fullmatch(word)
    if point is None:
        return None
    cell = GRID.cell(int(point[1]), int(point[2]))
    if cell is None:
        raise IllegalMove(source, Refusal("no_tile", CELL_RULES[kind]))
    return cell


def read_swap(source: str, words: Sequence[str]) -> int | None:
    """Two cells in any order, side by side (FO-063, FO-109)."""
    if len(words) != 2:
        return None
    one, two = (read_cell(source, "swap", word) for word in words)
    if one is None or two is None:
        return None
    (x, y), (other_x, other_y) = GRID.point(min(one, two)), GRID.point(max(one, two))
    if (other_x - x, other_y - y) not in ((1, 0), (0, 1)):
        raise IllegalMove(source, Refusal("not_neighbours", ("FO-063", "FO-109")))
    return tables.SWAPS + 2 * min(one, two) + (other_y - y)


def read_trade(source: str, word: str) -> int | None:
    if not word.isdecimal():
        return None
    if len(word) > 1 or int(word) >= tables.MOST_SEATS:
        raise IllegalMove(source, Refusal("no_such_seat", ("FO-001",), {"number": int(word[:9])}))
    return tables.TRADES + int(word)
