"""How it is weighed to part with cards: to pass, or to be rid of what hinders."""

from permonik.bots.saboteur2.hand import WORTH_KEEPING, keep
from permonik.bots.saboteur2.situation import Situation
from permonik.engine.saboteur2.tables import GEOLOGIST, SHED_CARDS


def weigh_pass(card: str, situation: Situation) -> float:
    dear = keep(card, situation)
    if situation.view.phase != "passing" or situation.view.owed:
        return -dear
    # A card more is a turn more once nothing can be drawn.
    return WORTH_KEEPING - dear if situation.view.draw_pile else -1.0


def weigh_shed(harm: str, situation: Situation) -> float:
    """Costs two cards and a card of the hand for the rest of the round."""
    cheapest = sorted(keep(card, situation) for card in situation.view.hand)[:SHED_CARDS]
    harms = len(situation.own.broken) + situation.own.trapped
    return need(harm, situation) / harms - sum(cheapest)


def need(harm: str, situation: Situation) -> float:
    if harm == "trapped":
        return 6.0 if situation.late or situation.turns <= 5 else 1.5
    if situation.late or situation.role == GEOLOGIST:
        return 0.3
    return 0.6 if situation.aim.any < 0 else 1.2
