"""What a card in hand is good for, to know which one to part with."""

from permonik.engine.core.cards import Card
from permonik.engine.saboteur.cards import DECK


def use_for_digging(card: Card) -> float:
    """0 for a dead end, up to 1 for the crossing; what runs east and west brings the goals nearer."""
    if card.kind != "path" or card.dead_end:
        return 0.0
    return 0.25 * len(card.open) + (0.2 if "E" in card.open and "W" in card.open else 0.0) - 0.2


DIGS = {card.name: use_for_digging(card) for card in DECK}
DEAD_ENDS = frozenset(card.name for card in DECK if card.dead_end)
KINDS = {card.name: card.kind for card in DECK}
TO_MINER = {"repair": 0.6, "rockfall": 0.5, "map": 0.4, "break": 0.3}
TO_SABOTEUR = {"break": 1.0, "rockfall": 1.0, "map": 0.3, "repair": 0.2}


def worth_to_miner(card: str, hand: list[str]) -> float:
    return TO_MINER.get(KINDS[card], DIGS[card]) - 0.1 * (hand.count(card) - 1)


def worth_to_saboteur(card: str) -> float:
    if card in DEAD_ENDS:
        return 0.8
    return TO_SABOTEUR.get(KINDS[card], -DIGS[card])
