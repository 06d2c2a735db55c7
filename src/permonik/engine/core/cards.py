"""Cards as data: read from tables, drawn by the client, listed in the glossary."""

import csv
from dataclasses import dataclass
from importlib.resources import files

EDGES = "NESW"
TOOLS = ("pickaxe", "lantern", "cart")
GATES = ("blue", "green")
"""The doors: a gate is a bit, in this order; who may pass is a set of gates."""


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. `open` and `links` describe tunnels, `tools` what an action card breaks or mends.

    `feature` is what else a path card shows: a door of a colour in its linked tunnels, a ladder, a crystal.
    """

    id: str
    name: str
    kind: str
    count: int
    open: str = ""
    links: tuple[str, ...] = ()
    tools: tuple[str, ...] = ()
    feature: str = ""

    @property
    def ladder(self) -> bool:
        return self.feature == "ladder"

    @property
    def dead_end(self) -> bool:
        return bool(self.open) and not self.links and not self.ladder


@dataclass(frozen=True, slots=True)
class Shape:
    """A card as it lies: as printed, or turned by a half turn."""

    card: int
    turned: bool
    open: int
    joined: tuple[int, int, int, int]
    """For each edge the edges it is joined to, itself included; 0 for a wall."""
    gates: tuple[int, int, int, int] = (0, 0, 0, 0)
    """For each edge the gate between it and the edges it is joined to; 0 for none."""
    ladder: int = 0
    """The edges that a ladder on the card joins to the start."""


def read_table(package: str, name: str) -> list[dict[str, str]]:
    """The rows of a data table of a game."""
    text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    return list(csv.DictReader(text.splitlines()))


def read_cards(package: str, name: str, kind: str = "") -> tuple[Card, ...]:
    """The cards of a data table; `kind` where the table has no such column."""
    return tuple(
        Card(
            id=row["id"],
            name=row["name"],
            kind=row.get("kind") or kind,
            count=int(row["count"]),
            open=row.get("open", ""),
            links=tuple(group for group in row.get("links", "").split("|") if group not in ("", "-")),
            tools=tuple(tool for tool in row.get("tools", "").split("+") if tool),
            feature=row.get("feature", ""),
        )
        for row in read_table(package, name)
    )


def edge_bits(edges: str) -> int:
    return sum(1 << EDGES.index(edge) for edge in edges)


def edge_names(bits: int) -> str:
    return "".join(edge for d, edge in enumerate(EDGES) if bits >> d & 1)


def tools_in(bits: int) -> list[str]:
    """Broken tools by name."""
    return [tool for number, tool in enumerate(TOOLS) if bits >> number & 1]


def half_turn(bits: int) -> int:
    """Swaps N with S and E with W (BA-019)."""
    return (bits >> 2 | bits << 2) & 15


def joined_edges(open_bits: int, groups: list[int]) -> tuple[int, int, int, int]:
    """For each edge the edges it is joined to, itself included; a stub is joined to itself alone (BA-007)."""
    joined = [1 << d if open_bits >> d & 1 else 0 for d in range(4)]
    for group in groups:
        for d in range(4):
            if group >> d & 1:
                joined[d] = group
    return joined[0], joined[1], joined[2], joined[3]


def shape_of(index: int, card: Card, turned: bool) -> Shape:
    """A card as it lies. A door bars every linked tunnel of its card, a ladder leads to every open edge."""
    bits = edge_bits(card.open)
    groups = [edge_bits(group) for group in card.links]
    if turned:
        bits, groups = half_turn(bits), [half_turn(group) for group in groups]
    joined = joined_edges(bits, groups)
    gate = 1 << GATES.index(card.feature) if card.feature in GATES else 0
    n, e, s, w = (gate if joined[d] != (bits & 1 << d) else 0 for d in range(4))
    return Shape(index, turned, bits, joined, (n, e, s, w), bits if card.ladder else 0)


def shapes_of(index: int, card: Card) -> list[Shape]:
    """A card as it may lie: one shape, or two when a half turn changes it."""
    upright, turned = shape_of(index, card, False), shape_of(index, card, True)
    same = (turned.open, turned.joined) == (upright.open, upright.joined)
    return [upright] if same else [upright, turned]
