"""Whom a seat says it suspects or trusts: what it believes, or, where it hinders, what it wants the others to believe.

It works for all games by the names of their roles: those of `suspects` hinder. The mate of one who hinders has the same
role, a friend is a mate or has a role that this one helps (`allies`): in the walking games the loyal dwarfs of the
other clan.
"""

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from permonik.bots.thought import Chances
from permonik.engine.core.game import Game

SUSPECTED, TRUSTED = 0.6, 0.12
"""Chances to be one who hinders, from which on that is said."""
PLAUSIBLE = 0.45
"""So much all must suspect a seat before one who hinders accuses it: sooner nobody would believe it."""
PROBABLE = 0.5
"""The chance from which on a seat is taken for a friend."""
ALIKE = 0.1
"""Where chances differ by no more, as before the first deeds, they tell nobody from the others."""

Suspicion = Mapping[int, float]
"""For each of the other seats the chance that it hinders."""


class Opinion(NamedTuple):
    about: int
    is_suspicion: bool
    """Or else trust."""


def opinion_of(game: Game, seat: int, roles: Sequence[Chances], public: Sequence[float]) -> Opinion | None:
    """What a seat says that believes others, and itself, to have these roles, while all suspect each seat so much. It
    says nothing without a belief."""
    if not roles:
        return None
    others = [other for other in range(len(roles)) if other != seat]
    own = max(roles[seat], key=roles[seat].__getitem__)
    if own not in game.suspects:
        return believed({other: chance_of(roles[other], game.suspects) for other in others})
    mates = {other for other in others if chance_of(roles[other], (own,)) >= PROBABLE}
    friends = {other for other in others if chance_of(roles[other], (own, *game.allies.get(own, ()))) >= PROBABLE}
    return wanted({other: public[other] for other in others}, friends, mates)


def chance_of(chances: Chances, roles: Container[str]) -> float:
    return sum(chance for role, chance in chances.items() if role in roles)


def believed(suspicion: Suspicion) -> Opinion | None:
    """What somebody says who has nothing to hide."""
    if are_alike(suspicion):
        return None
    worst = max(suspicion, key=suspicion.__getitem__)
    return Opinion(worst, is_suspicion=True) if suspicion[worst] >= SUSPECTED else trust(suspicion, TRUSTED)


def wanted(public: Suspicion, friends: Container[int], mates: Container[int]) -> Opinion | None:
    """What one says who hinders. It accuses whom all suspect most but for its friends, or else speaks for the mate whom
    they suspect least; with neither it says of trust what anybody would, for silence would give it away."""
    if are_alike(public):
        return None
    strangers = {seat: chance for seat, chance in public.items() if seat not in friends and chance >= PLAUSIBLE}
    if strangers:
        return Opinion(max(strangers, key=strangers.__getitem__), is_suspicion=True)
    unsuspected = {seat: chance for seat, chance in public.items() if seat in mates and chance < PLAUSIBLE}
    return trust(unsuspected, PLAUSIBLE) or trust(public, TRUSTED)


def trust(suspicion: Suspicion, most: float) -> Opinion | None:
    """In the seat that is suspected least, if that is little enough."""
    best = min(suspicion, key=suspicion.__getitem__, default=None)
    return None if best is None or suspicion[best] > most else Opinion(best, is_suspicion=False)


def are_alike(suspicion: Suspicion) -> bool:
    chances = suspicion.values()
    return not chances or max(chances) - min(chances) <= ALIKE
