"""Path cards as they lie: open edges, and the fields on which a walker may stand.

Edges are the bits N=1, E=2, S=4, W=8; direction `d` is 0 to 3 in that order and its opposite is `d ^ 2`.
"""

from dataclasses import dataclass

from permonik.engine.core.cards import Card

EDGES = "NESW"


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a card that is walked in one step: the edges it touches and the fields of the card linked with it.

    A game that does not count steps inside a card has one field for each tunnel, and one for each stub.
    """

    edges: int
    links: int = 0
    """Other fields of the card, as bits."""
    feature: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """A card as it lies: as printed, or turned by a half turn."""

    card: int
    turned: bool
    fields: tuple[Field, ...]

    @property
    def open(self) -> int:
        """The open edges."""
        return sum(field.edges for field in self.fields)

    @property
    def joined(self) -> tuple[int, int, int, int]:
        """For each edge the edges it is joined to, itself included; 0 for a wall."""
        north, east, south, west = (self.reach(1 << d) for d in range(4))
        return north, east, south, west

    def reach(self, edge: int) -> int:
        """The edges that a walker who comes in by an edge may leave by."""
        found = 0
        for number, field in enumerate(self.fields):
            if field.edges & edge:
                found = 1 << number
        todo = found
        while todo:
            linked = [field.links for number, field in enumerate(self.fields) if todo >> number & 1]
            todo = 0
            for links in linked:
                todo |= links & ~found
            found |= todo
        return sum(field.edges for number, field in enumerate(self.fields) if found >> number & 1)

    def edges_with(self, feature: str) -> int:
        """The edges of all fields that show a feature."""
        return sum(field.edges for field in self.fields if field.feature == feature)

    @property
    def looks(self) -> list[tuple[int, str, list[int]]]:
        """What can be told apart on the table: the order of the fields cannot."""
        return sorted(
            (field.edges, field.feature, sorted(self.fields[n].edges for n in bits(field.links)))
            for field in self.fields
        )


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def edge_bits(edges: str) -> int:
    return sum(1 << EDGES.index(edge) for edge in edges)


def edge_names(mask: int) -> str:
    return "".join(edge for d, edge in enumerate(EDGES) if mask >> d & 1)


def half_turn(edges: int) -> int:
    """Swaps N with S and E with W (BA-019)."""
    return (edges >> 2 | edges << 2) & 15


def fields_of(card: Card) -> tuple[Field, ...]:
    """One field for each tunnel and one for each stub, which is joined to nothing (BA-007). What the card shows is in
    its tunnels, or in its stubs when it has none."""
    tunnels = [edge_bits(group) for group in card.links]
    stubs = [1 << d for d in bits(edge_bits(card.open) & ~sum(tunnels))]
    on_stubs = "" if tunnels else card.feature
    return (*(Field(edges, 0, card.feature) for edges in tunnels), *(Field(edges, 0, on_stubs) for edges in stubs))


def graph_of(card: Card) -> tuple[Field, ...]:
    """The fields of a card that says how they are joined."""
    names = [words.partition(":")[0] for words in card.fields]
    links = [0] * len(names)
    for join in card.joins:
        one, other = (names.index(name) for name in join.split("-"))
        links[one] |= 1 << other
        links[other] |= 1 << one
    return tuple(
        Field(
            edge_bits(words.partition(":")[2]), links[number], card.feature if names[number] in card.feature_at else ""
        )
        for number, words in enumerate(card.fields)
    )


def shape_of(index: int, fields: tuple[Field, ...], turned: bool) -> Shape:
    if turned:
        fields = tuple(Field(half_turn(field.edges), field.links, field.feature) for field in fields)
    return Shape(index, turned, fields)


def shapes_of(index: int, fields: tuple[Field, ...]) -> list[Shape]:
    """A card as it may lie: one shape, or two when a half turn changes it."""
    upright, turned = shape_of(index, fields, False), shape_of(index, fields, True)
    return [upright] if turned.looks == upright.looks else [upright, turned]
