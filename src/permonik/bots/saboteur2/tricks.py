"""How action cards that are played on seats are weighed."""

from collections.abc import Callable, Mapping

from permonik.bots.saboteur2.digging import NEVER
from permonik.bots.saboteur2.guess import ROLES
from permonik.bots.saboteur2.hand import keep
from permonik.bots.saboteur2.situation import Situation
from permonik.engine.saboteur2.tables import GEOLOGIST

HOPELESS = 0.1
"""The chance of the gold below which nobody digs for it any more."""


def weigh_break(seat: int, situation: Situation) -> float:
    """Whoever wants the opposite is stopped, most of all when the gold is near and its turn comes soon."""
    if situation.role == GEOLOGIST:
        return NEVER
    wait = (seat - situation.me) % situation.view.seats / situation.view.seats
    against = -situation.friend(seat) * (1.3 - 0.4 * wait) - 0.3
    player = situation.view.players[seat]
    if player.broken or player.trapped:
        against *= 0.4
    return against * (4.0 if situation.nearest <= 3 else 2.5)


def weigh_repair(seat: int, situation: Situation) -> float:
    player = situation.view.players[seat]
    if seat == situation.me:
        still_barred = len(player.broken) - 1 + player.trapped
        return 5.0 / (1 + still_barred) if situation.role != GEOLOGIST else 2.0
    return 3 * (situation.friend(seat) - 0.35) - 0.5 * (len(player.broken) - 1)


def weigh_trapped(seat: int, situation: Situation) -> float:
    """Takes pay from whoever stands well and is no friend; once the gold is lost, friends are only more to share."""
    friend = 0.0 if situation.prospects.gold < HOPELESS else situation.friend(seat)
    if friend > 0.25:
        return NEVER
    lead = situation.view.players[seat].gold - situation.own.gold
    pay = situation.pay_of(seat) + 0.2 * lead + (1.5 if situation.late else 0.0)
    return 0.5 * pay - 1.5 * friend - 1.0


def weigh_free(seat: int, situation: Situation) -> float:
    return 6.0 if seat == situation.me else 3 * (situation.friend(seat) - 0.5)


def weigh_theft(situation: Situation) -> float:
    """Sooner is better than too late."""
    return 4.0 if situation.late else 1.8


def weigh_hands_off(seat: int, situation: Situation) -> float:
    if seat == situation.me:
        return NEVER
    return 0.4 + 0.3 * min(3, situation.own.gold) - 0.3 * situation.friend(seat) + (0.5 if situation.late else 0.0)


def weigh_inspection(seat: int, situation: Situation) -> float:
    """The less is known of a seat and the less it is liked, the more there is to learn."""
    if situation.guess.known[seat] or situation.role == GEOLOGIST:
        return NEVER
    return 0.5 * (1 - max(situation.guess.odds[seat])) - 0.5 * situation.friend(seat)


def weigh_swap_hats(seat: int, situation: Situation) -> float:
    """A new role for oneself when the own one is losing, for others when theirs is winning."""
    chances = situation.guess.prior
    average = sum(chances[role] * situation.prospects.of(role) for role in ROLES)
    if seat == situation.me:
        better = average - situation.prospects.of(situation.role)
        return 4 * better if situation.turns <= 5 else better - 0.5
    if situation.friend(seat) > -0.3:
        return NEVER
    return situation.pay_of(seat) - average - 0.8


def weigh_swap_hand(seat: int, situation: Situation) -> float:
    """A full hand of unknown cards for one's own."""
    view = situation.view
    hidden = sum(view.unseen.values())
    unknown = sum(keep(card, situation) * count for card, count in view.unseen.items()) / max(1, hidden)
    given = sum(keep(card, situation) for card in view.hand) - keep("swap-hand", situation)
    return 0.7 * (unknown * view.players[seat].cards - given) - 0.3


ON_SEAT: Mapping[str, Callable[[int, Situation], float]] = {
    "break": weigh_break,
    "repair": weigh_repair,
    "trapped": weigh_trapped,
    "free-at-last": weigh_free,
    "hands-off": weigh_hands_off,
    "inspection": weigh_inspection,
    "swap-hats": weigh_swap_hats,
    "swap-hand": weigh_swap_hand,
}
