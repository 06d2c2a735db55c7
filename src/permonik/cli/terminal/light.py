"""Which tunnels are joined to the start, as far as it can be seen on the table."""

from collections.abc import Iterable, Mapping

from permonik.engine.board.shapes import edge_bits, fields_of, half_turn, shape_of
from permonik.engine.core.cards import Card

Place = tuple[int, int]
Joined = tuple[int, int, int, int]

STEPS: tuple[Place, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""To the neighbour in direction N, E, S, W."""


def open_sides(card: Card, turned: bool) -> int:
    bits = edge_bits(card.open)
    return half_turn(bits) if turned else bits


def groups_of(card: Card, turned: bool) -> list[int]:
    """The tunnels of a card as it lies: the sides that each joins."""
    groups = [edge_bits(group) for group in card.links]
    return [half_turn(group) for group in groups] if turned else groups


def joined_sides(card: Card, turned: bool) -> Joined:
    return shape_of(0, fields_of(card), turned).joined


def lit_sides(cards: Mapping[Place, Joined], sources: Iterable[Place]) -> dict[Place, int]:
    """For each place the sides that an unbroken tunnel joins to the start or to a ladder, as bits."""
    lit = dict.fromkeys(cards, 0)
    todo = [(source, side) for source in sources if source in cards for side in range(4) if cards[source][side]]
    while todo:
        place, side = todo.pop()
        fresh = cards[place][side] & ~lit[place]
        lit[place] |= fresh
        for out in range(4):
            beyond = (place[0] + STEPS[out][0], place[1] + STEPS[out][1])
            if fresh >> out & 1 and beyond in cards and cards[beyond][out ^ 2]:
                todo.append((beyond, out ^ 2))
    return lit
