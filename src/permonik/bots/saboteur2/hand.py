"""What a card in hand is good for, to know which ones to part with."""

from permonik.bots.saboteur.hand import DIGS as BASE_DIGS
from permonik.bots.saboteur2.situation import Situation
from permonik.engine.core.cards import Card
from permonik.engine.saboteur2.cards import CARDS
from permonik.engine.saboteur2.tables import BLUE, GEOLOGIST, GREEN
from permonik.engine.saboteur2.vocabulary import VOCABULARY

WORTH_KEEPING = 0.3
"""Below this an unknown card is better."""
RIVAL_DOORS = {BLUE: "green", GREEN: "blue"}


def use_for_digging(card: Card) -> float:
    """0 for a dead end; a ladder opens a way anywhere."""
    if card.ladder:
        return 0.7
    widest = max((len(group) for group in card.links), default=0)
    ahead = any("E" in group and "W" in group for group in card.links)
    return 0.25 * widest + (0.2 if ahead else 0.0) - 0.2 if widest else 0.0


DIGS = {card.name: BASE_DIGS.get(card.name, use_for_digging(card)) for card in CARDS}
BY_NAME = {name: CARDS[number] for name, number in VOCABULARY.number.items()}
ALWAYS = {"theft": 1.2, "free-at-last": 0.9, "trapped": 0.8, "hands-off": 0.35, "swap-hats": 0.5, "swap-hand": 0.3}
TO_DIGGERS = {"repair": 0.5, "rockfall": 0.45, "map": 0.35, "break": 0.3, "inspection": 0.35}
TO_SABOTEURS = {"repair": 0.15, "rockfall": 1.0, "map": 0.2, "break": 0.9, "inspection": 0.3}
TO_OTHERS = {"repair": 0.2, "rockfall": 0.1, "map": 0.05, "break": 0.2, "inspection": 0.1}


def keep(name: str, situation: Situation) -> float:
    """How dear a card is, from about 0 to 1."""
    again = 0.15 * (situation.view.hand.count(name) - 1)
    if name == "theft":
        return 0.2 if situation.own.theft else ALWAYS[name] - 5 * again
    if name in ALWAYS:
        return ALWAYS[name] - again
    card = BY_NAME[name]
    if card.kind == "path":
        return keep_path(card, situation) - again
    if name == "map" and situation.sure:
        return 0.0
    return action_cards(situation)[card.kind] - again


def action_cards(situation: Situation) -> dict[str, float]:
    if situation.role == GEOLOGIST:
        return TO_OTHERS
    return TO_SABOTEURS if situation.aim.any < 0 else TO_DIGGERS


def keep_path(card: Card, situation: Situation) -> float:
    if situation.role == GEOLOGIST:
        return 1.1 if card.feature == "crystal" else 0.1
    if situation.aim.any < 0:
        return 0.8 if card.dead_end else 0.3 - 0.3 * DIGS[card.name]
    return 0.1 if card.feature == RIVAL_DOORS.get(situation.role) else DIGS[card.name]
