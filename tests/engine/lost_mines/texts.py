"""Texts of the engine's moves and cards as neutral moves and cards of the plain implementation, and back."""

from typing import cast

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import by_table
from tests.engine.plain_grid import Border, Cell
from tests.engine.plain_play import Move

NAMES = {card: shape if kind == "plain" else f"{kind}-{shape}" for card, (shape, kind, _) in tables.PATHS.items()}
NAMES |= {card: card.replace("_", "-") for card in tables.ACTIONS}
DECISIONS = {"answer": "vote", "lay": "turn"}
CARDS = {name: card for card, name in NAMES.items()}


def cards(names: list[str]) -> list[str]:
    return [CARDS[name] for name in names]


def cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def move(text: str) -> Move:
    kind, *rest = text.split()
    if kind == "place":
        return "place", CARDS[rest[0]], cell(rest[1]), rest[2:] == ["turned"]
    if kind == "discard":
        return "discard", tuple(by_table(cards(rest)))
    if kind in tables.OVERCOMES:
        return "tool", kind, cell(rest[0])
    if kind.startswith("look-"):
        option = kind.removeprefix("look-")
        return "look", CARDS[rest[0]], option, cell(rest[1]) if option == "mine" else int(rest[1])
    if kind in ("trap", "troll"):
        return kind, (cell(rest[0]), rest[1])
    if kind in ("storm", "step"):
        return kind, cell(rest[0])
    if kind == "take":
        return kind, int(rest[0])
    if kind in DECISIONS:
        return DECISIONS[kind], {"yes": True, "no": False, "turned": True, "upright": False}[rest[0]]
    return (kind,)


def text(move: Move) -> str:
    kind, *rest = move
    if kind == "place":
        card, where, turned = rest
        return f"place {NAMES[cast(str, card)]} {at(where)}" + " turned" * bool(turned)
    if kind == "discard":
        return " ".join(["discard", *(NAMES[card] for card in cast(tuple[str, ...], rest[0]))])
    if kind == "tool":
        return f"{rest[0]} {at(rest[1])}"
    if kind == "look":
        card, option, it = rest
        return f"look-{option} {NAMES[cast(str, card)]} {at(it) if option == 'mine' else it}"
    if kind in ("trap", "troll"):
        where, edge = cast(Border, rest[0])
        return f"{kind} {at(where)} {edge}"
    if kind in ("storm", "step"):
        return f"{kind} {at(rest[0])}"
    if kind == "vote":
        return "answer yes" if rest[0] else "answer no"
    if kind == "turn":
        return "lay turned" if rest[0] else "lay upright"
    return " ".join(map(str, move))


def at(where: object) -> str:
    x, y = cast(Cell, where)
    return f"{x},{y}"
