"""Whom a seat says it suspects or trusts: what it believes, or, where it hinders, what it wants the others to believe.

It works for all games by the names of their roles: those of `suspects` hinder, except those whom they help (`allies`).
A remark must not show by its kind who makes it: whoever hinders says what somebody would whom it is taken for, and
chooses only about whom.
"""

from collections.abc import Container, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from permonik.bots.thought import Chances
from permonik.engine.core.game import Game

SUSPECTED, TRUSTED = 0.6, 0.12
"""Chances to be one who hinders, from which on that is said."""
DOUBTED, UNUSUAL = 0.3, 1.2
"""So much all must suspect one whose card somebody has seen who hinders, or so many times as much as is usual at that
table, where that is less: else nobody would believe what was seen."""
PROBABLE = 0.5
"""The chance from which on a seat is taken for a mate."""
SURE = 0.99
"""The chance of a role that is known."""
ALIKE = 0.1
"""Where chances differ by no more, as before the first deeds, they tell nobody from the others."""

Suspicion = Mapping[int, float]
"""For each of the other seats a chance."""


class Opinion(NamedTuple):
    about: int
    is_suspicion: bool
    """Or else trust."""


def opinion_of(game: Game, seat: int, roles: Sequence[Chances], public: Sequence[Chances]) -> Opinion | None:
    """What a seat says that believes others, and itself, to have these roles, while all believe in those. It says
    nothing without a belief."""
    if not roles:
        return None
    own = max(roles[seat], key=roles[seat].__getitem__)
    if own not in game.suspects:
        return believed(*suspicions(game, own, seat, roles))
    return wanted(game, own, seat, roles, public)


def suspicions(game: Game, own: str, seat: int, roles: Sequence[Chances]) -> tuple[Suspicion, Suspicion]:
    """How likely each other seat hinders somebody of the own role, and how likely it hinders anybody."""
    against = [role for role in game.suspects if own not in game.allies.get(role, ())]
    others = [other for other in range(len(roles)) if other != seat]
    return (
        {other: chance_of(roles[other], against) for other in others},
        {other: chance_of(roles[other], game.suspects) for other in others},
    )


def chance_of(chances: Chances, roles: Container[str]) -> float:
    return sum(chance for role, chance in chances.items() if role in roles)


def believed(rivals: Suspicion, hinderers: Suspicion) -> Opinion | None:
    """What somebody says who has nothing to hide."""
    if are_alike(hinderers):
        return None
    worst = max(rivals, key=rivals.__getitem__)
    return Opinion(worst, is_suspicion=True) if rivals[worst] >= SUSPECTED else trust(hinderers)


def wanted(game: Game, own: str, seat: int, roles: Sequence[Chances], public: Sequence[Chances]) -> Opinion | None:
    """What one says who hinders. Of those who are no mates it accuses the one whom all suspect most, where they
    suspect anybody, be it itself, or one whose card it has seen, where they would believe that; else it trusts a mate
    whom they suspect no more than somebody else who would be trusted."""
    mask = max((role for role in public[seat] if role not in game.suspects), key=public[seat].__getitem__)
    rivals, hinderers = suspicions(game, mask, seat, public)
    suspected = chance_of(public[seat], game.suspects)
    if suspected >= SURE or are_alike({**hinderers, seat: suspected}):
        return None
    mates = {other for other in rivals if chance_of(roles[other], (own,)) >= PROBABLE}
    possible = {other: chance for other, chance in rivals.items() if chance > 0}
    accused = {other: chance for other, chance in possible.items() if other not in mates} or possible
    if accused:
        doubted = min(DOUBTED, UNUSUAL * fmean([*possible.values(), suspected]))
        known = [other for other in accused if is_sure(roles[other]) and not is_sure(public[other])]
        seen = {other: accused[other] for other in known if accused[other] >= doubted}
        if seen or max(*rivals.values(), suspected) >= SUSPECTED:
            among = seen or accused
            return Opinion(max(among, key=among.__getitem__), is_suspicion=True)
    return trust({other: hinderers[other] for other in mates}) or trust(hinderers)


def is_sure(chances: Chances) -> bool:
    return max(chances.values()) >= SURE


def trust(suspicion: Suspicion) -> Opinion | None:
    """In the seat that is suspected least, if that is little enough."""
    best = min(suspicion, key=suspicion.__getitem__, default=None)
    return None if best is None or suspicion[best] > TRUSTED else Opinion(best, is_suspicion=False)


def are_alike(suspicion: Suspicion) -> bool:
    chances = suspicion.values()
    return not chances or max(chances) - min(chances) <= ALIKE
