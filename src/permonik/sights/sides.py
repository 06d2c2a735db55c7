"""The sides of a card as it lies."""

from permonik.engine.board.shapes import edge_bits, half_turn
from permonik.engine.core.cards import Card

N, E, S, W = 1, 2, 4, 8
FIELD_SIGN = "·"


def open_sides(card: Card, turned: bool) -> int:
    bits = edge_bits(card.open)
    return half_turn(bits) if turned else bits


def groups_of(card: Card, turned: bool) -> list[int]:
    """The tunnels of a card as it lies: the sides that each joins."""
    groups = [edge_bits(group) for group in card.links]
    return [half_turn(group) for group in groups] if turned else groups
