"""Texts of the engine's moves, cards and fields as those of the plain implementation, and back."""

from typing import cast

from tests.engine.dark_cave.plain import cave, tables
from tests.engine.dark_cave.plain.world import COVERED, Place, World, by_table
from tests.engine.plain_grid import Border, Cell
from tests.engine.plain_play import Move

KINDS = {"cavein": "cave-in", "swap": "swap-cards", "axe": "battle-axe"}
"""Where the words differ."""
PREFIXES = {"": "", "deadend": "dead-"}
ANSWERS = {"yes": True, "no": False, "turned": True, "upright": False}
DECISIONS = {"answer": "vote", "lay": "turn", "fight": "defend"}


def path_name(card: str) -> str:
    """Feature, open edges, and level; for a bridge the edges of its planks, for a tunnel those of its first curve."""
    face = tables.FACES[card]
    edges = "".join(face.groups)
    if face.feature == "bridge":
        edges = "".join(sorted("".join(face.fields[name] for name in face.feature_at), key="NESW".index))
    if face.feature == "tunnel":
        edges = face.groups[0]
    return f"{PREFIXES.get(face.feature, f'{face.feature}-')}{edges}-{tables.PATH_LEVELS[card]}"


def action_name(card: str) -> str:
    kind, level = card.split("-")
    return f"{KINDS.get(kind, kind)}-{level}"


NAMES = {card: path_name(card) if tables.kind_of(card) == "path" else action_name(card) for card in tables.ORDER}
CARDS = {name: card for card, name in NAMES.items()}
VERBS = {action_name(f"{kind}-I").removesuffix("-I"): kind for kind in tables.ACTIONS if kind != "info"}


def cards(names: list[str]) -> list[str]:
    return [CARDS[name] for name in names]


def cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def place(world: World, where: Cell, number: int) -> Place:
    """The engine counts the fields of a card, also of a turned one, as they are printed."""
    card = cave.card_on(world, where)
    return where, COVERED if card is None else list(tables.FACES[card[0]].fields)[number]


def number_of(world: World, where: Place) -> int:
    card = cave.card_on(world, where[0])
    return 0 if card is None else list(tables.FACES[card[0]].fields).index(where[1])


def den(world: World, monster: str, where: Cell) -> Place | None:
    """None for a monster in play, which the engine names by the card that it is on."""
    if monster in world.monsters:
        assert world.monsters[monster][0] == where
        return None
    return next(place for place in cave.fields_with(world, "lair") if place[0] == where)


def move(world: World, text: str) -> Move:
    kind, *rest = text.split()
    if kind == "place":
        return "place", CARDS[rest[0]], cell(rest[1]), rest[2:] == ["turned"]
    if kind == "discard":
        return "discard", tuple(by_table(cards(rest)))
    if kind.startswith("look-"):
        what = kind.removeprefix("look-")
        return "look", f"info-{rest[0]}", what, cell(rest[1]) if what == "goal" else int(rest[1])
    if kind in VERBS:
        return action(world, VERBS[kind], *rest)
    if kind == "step":
        return "creep" if world.phase == "creep" else "step", place(world, cell(rest[0]), int(rest[1]))
    if kind == "stop":
        return ("halt",) if world.phase == "creep" else ("end",)
    if kind == "cut":
        return "strike", (cell(rest[0]), rest[1])
    if kind in DECISIONS:
        return DECISIONS[kind], ANSWERS[rest[0]]
    return (kind,)


def action(world: World, kind: str, level: str, *on: str) -> Move:
    card = f"{kind}-{level}"
    if kind in tables.MONSTERS:
        return "monster", card, den(world, kind, cell(on[0]))
    if kind == "web":
        return kind, card, (cell(on[0]), on[1])
    return kind, card, cell(on[0]) if kind == "cavein" else int(on[0])


def text(world: World, move: Move) -> str:
    kind, *rest = move
    if kind == "place":
        card, where, turned = rest
        return f"place {NAMES[cast(str, card)]} {at(where)}" + " turned" * bool(turned)
    if kind == "discard":
        return " ".join(["discard", *(NAMES[card] for card in cast(tuple[str, ...], rest[0]))])
    if kind in ("step", "creep"):
        where = cast(Place, rest[0])
        return f"step {at(where[0])} {number_of(world, where)}"
    if kind in ("end", "halt"):
        return "stop"
    if kind == "strike":
        return f"cut {on_border(rest[0])}"
    for word, decision in DECISIONS.items():
        if kind == decision:
            answers = ("turned", "upright") if kind == "turn" else ("yes", "no")
            return f"{word} {answers[0] if rest[0] else answers[1]}"
    if kind == "propose":
        return "propose"
    return action_text(world, cast(str, rest[0]), *rest[1:])


def action_text(world: World, card: str, *on: object) -> str:
    kind, level = card.split("-")
    if kind == "info":
        what, it = on
        return f"look-{what} {level} {at(it) if what == 'goal' else it}"
    if kind in tables.MONSTERS:
        where = cast("Place | None", on[0]) or world.monsters[kind]
        return f"{kind} {level} {at(where[0])}"
    if kind == "web":
        return f"web {level} {on_border(on[0])}"
    return f"{KINDS.get(kind, kind)} {level} {at(on[0]) if kind == 'cavein' else on[0]}"


def at(where: object) -> str:
    x, y = cast(Cell, where)
    return f"{x},{y}"


def on_border(where: object) -> str:
    cell, edge = cast(Border, where)
    return f"{at(cell)} {edge}"
