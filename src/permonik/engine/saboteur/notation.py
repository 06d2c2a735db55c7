"""Moves as text: rulebook words, `x,y` for a cell, a number for a seat. docs/notation.md has the grammar."""

import re
from collections.abc import Sequence
from functools import cache

from permonik.engine.core.cards import TOOLS
from permonik.engine.core.errors import IllegalMove, MalformedMove
from permonik.engine.core.game import Parts
from permonik.engine.core.grid import Grid
from permonik.engine.core.mine import FIRST_SHAPE
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging import kit
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import CARDS, DECK, NUMBER, SHAPES

GRID = Grid(tables.WIDTH, tables.HEIGHT, tables.START)
GOALS = tuple(GRID.point(cell) for cell in tables.GOAL_CELLS)
BY_NAME = {card.name.lower(): number for number, card in enumerate(DECK)}
WAYS = ("upright", "turned")
CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")
EXAMPLES = {
    "place": "place NES 3,-1 turned",
    "discard": "discard dead-EW",
    "break": "break lantern 2",
    "repair": "repair pickaxe+cart 0 cart",
    "rockfall": "rockfall 4,1",
    "map": "map 8,2",
    "turn": "turn 8,0 turned",
    "keep": "keep 3",
}


def parts(move: int) -> Parts:
    """A move taken apart. The caller has checked the number."""
    if move < tables.DISCARDS:
        x, y = GRID.point(move // tables.DECK_SHAPES)
        shape = SHAPES[move % tables.DECK_SHAPES]
        return Parts("place", CARDS[shape.card].name, x, y, shape.turned)
    if move < tables.BREAKS:
        return Parts("discard", DECK[move - tables.DISCARDS].name)
    if move < tables.REPAIRS:
        tool, seat = divmod(move - tables.BREAKS, tables.MOST_SEATS)
        return Parts("break", DECK[tables.BREAK + tool].name, seat=seat, tool=TOOLS[tool])
    if move < tables.ROCKFALLS:
        rest, tool = divmod(move - tables.REPAIRS, kit.TOOLS)
        card, seat = divmod(rest, tables.MOST_SEATS)
        return Parts("repair", DECK[tables.REPAIR + card].name, seat=seat, tool=TOOLS[tool])
    if move < tables.MAPS:
        x, y = GRID.point(move - tables.ROCKFALLS)
        return Parts("rockfall", "rockfall", x, y)
    if move < tables.TURNS:
        return Parts("map", "map", *GOALS[move - tables.MAPS])
    if move < tables.KEEPS:
        goal, turned = divmod(move - tables.TURNS, 2)
        return Parts("turn", None, *GOALS[goal], turned=bool(turned))
    return Parts("keep", nuggets=move - tables.KEEPS + 1)


@cache
def text(move: int) -> str:
    it = parts(move)
    words = [it.kind]
    if it.kind in ("place", "discard"):
        words.append(str(it.card))
    elif it.kind in ("break", "repair"):
        tools = str(it.card).partition("-")[2]
        words += [tools, str(it.seat)]
        if "+" in tools or tools != it.tool:
            words.append(str(it.tool))
    elif it.kind == "keep":
        words.append(str(it.nuggets))
    if it.x is not None:
        words.append(f"{it.x},{it.y}")
    if it.kind == "turn" or it.turned:
        words.append("turned" if it.turned else "upright")
    return " ".join(words)


def parse(source: str) -> int:
    """The move that a text means, legal or not; small and capital letters are the same."""
    kind, *rest = source.lower().split() or [""]
    reader = READERS.get(kind)
    if reader is None:
        raise MalformedMove(" | ".join(READERS), source)
    move = reader(source, rest)
    if move is None:
        raise MalformedMove(EXAMPLES[kind], source)
    return move


def read_card(word: str) -> int | None:
    """The number of a card of the deck by its name in small letters."""
    return BY_NAME.get(word)


def read_cell(source: str, word: str) -> int | None:
    point = CELL.fullmatch(word)
    if point is None:
        return None
    cell = GRID.cell(int(point[1]), int(point[2]))
    if cell is None:
        raise IllegalMove(source, Refusal("outside", ("BA-053", "BA-057")))
    return cell


def read_place(source: str, words: Sequence[str]) -> int | None:
    if "sideways" in words:
        raise IllegalMove(source, Refusal("sideways", ("BA-018",)))
    if len(words) not in (2, 3) or (len(words) == 3 and words[2] not in WAYS):
        return None
    card, cell = read_card(words[0]), read_cell(source, words[1])
    if card is None or card >= tables.PATH_CARDS or cell is None:
        return None
    shape = tables.CARD_SHAPE[card] - FIRST_SHAPE
    if words[-1] == "turned" and SHAPES[shape + 1].card == card:
        shape += 1
    return cell * tables.DECK_SHAPES + shape


def read_discard(source: str, words: Sequence[str]) -> int | None:
    if len(words) != 1:
        raise IllegalMove(source, Refusal("one_card", ("BA-045",), {"count": len(words)}))
    card = read_card(words[0])
    return None if card is None else tables.DISCARDS + card


def read_seat(source: str, word: str) -> int | None:
    if not word.isdecimal():
        return None
    if len(word) > 2 or int(word) >= tables.MOST_SEATS:
        raise IllegalMove(source, Refusal("no_such_seat", ("BA-001",), {"number": int(word[:9])}))
    return int(word)


def read_break(source: str, words: Sequence[str]) -> int | None:
    if len(words) != 2 or words[0] not in TOOLS:
        return None
    seat = read_seat(source, words[1])
    return None if seat is None else tables.BREAKS + TOOLS.index(words[0]) * tables.MOST_SEATS + seat


def read_repair(source: str, words: Sequence[str]) -> int | None:
    if len(words) not in (2, 3):
        return None
    card, seat, tool = (
        NUMBER.get(f"repair-{words[0]}"),
        read_seat(source, words[1]),
        words[-1] if len(words) == 3 else words[0],
    )
    if card is None or seat is None or tool not in TOOLS:
        return None
    number = (card - tables.REPAIR) * tables.MOST_SEATS + seat
    return tables.REPAIRS + number * kit.TOOLS + TOOLS.index(tool)


def read_rockfall(source: str, words: Sequence[str]) -> int | None:
    cell = read_cell(source, words[0]) if len(words) == 1 else None
    return None if cell is None else tables.ROCKFALLS + cell


def read_goal(source: str, word: str, rule: str) -> int | None:
    point = CELL.fullmatch(word)
    if point is None:
        return None
    at = (int(point[1]), int(point[2]))
    if at not in GOALS:
        raise IllegalMove(source, Refusal("no_goal", (rule,), {"x": at[0], "y": at[1]}))
    return GOALS.index(at)


def read_map(source: str, words: Sequence[str]) -> int | None:
    goal = read_goal(source, words[0], "BA-103") if len(words) == 1 else None
    return None if goal is None else tables.MAPS + goal


def read_turn(source: str, words: Sequence[str]) -> int | None:
    if len(words) != 2 or words[1] not in WAYS:
        return None
    goal = read_goal(source, words[0], "BA-074")
    return None if goal is None else tables.TURNS + 2 * goal + (words[1] == "turned")


def read_keep(source: str, words: Sequence[str]) -> int | None:
    if len(words) != 1 or words[0] not in ("1", "2", "3"):
        return None
    return tables.KEEPS + int(words[0]) - 1


READERS = {
    "place": read_place,
    "discard": read_discard,
    "break": read_break,
    "repair": read_repair,
    "rockfall": read_rockfall,
    "map": read_map,
    "turn": read_turn,
    "keep": read_keep,
}
