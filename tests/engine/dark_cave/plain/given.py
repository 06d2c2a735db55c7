"""What the partners of a hand swap know of each other's cards afterwards (DC-246, DC-279)."""

from dataclasses import replace

from tests.engine.dark_cave.plain.tables import LEVELS, level_of
from tests.engine.dark_cave.plain.world import Given, World


def swap(world: World, one: int, other: int) -> None:
    """Hands change owners, after the swap card has left; what others knew of either goes along."""
    moved = {one: other, other: one}
    carried = [replace(it, holder=moved.get(it.holder, it.holder)) for it in world.given]
    kept = [it for it in carried if it.holder != it.seat]
    kept.append(Given(one, other, tuple(sorted(world.hands[one]))))
    kept.append(Given(other, one, tuple(sorted(world.hands[other]))))
    world.given = [it for it in kept if it.cards or it.gone]
    world.hands[one], world.hands[other] = world.hands[other], world.hands[one]


def shown(world: World, holder: int, card: str) -> None:
    """A card has left that hand for all to see: one known copy counts as gone."""
    kept = []
    for it in world.given:
        cards, gone = list(it.cards), list(it.gone)
        if it.holder == holder and card in cards + gone:
            (cards if card in cards else gone).remove(card)
        kept.append(replace(it, cards=tuple(cards), gone=tuple(gone)))
    world.given = [it for it in kept if it.cards or it.gone]
    tell_discards(world, holder, level_of(card))


def left_unseen(world: World, holder: int, card: str) -> None:
    """A card has left that hand face down: it may be any of its level."""
    level, kept = level_of(card), []
    for it in world.given:
        unseen = tuple(number + (one == level) for one, number in zip(LEVELS, it.unseen, strict=True))
        kept.append(replace(it, unseen=unseen) if it.holder == holder else it)
    world.given = kept
    tell_discards(world, holder, level)


def tell_discards(world: World, holder: int, level: str) -> None:
    """When no card of a level is left in that hand, the known ones that nobody has shown are known discards."""
    if any(level_of(card) == level for card in world.hands[holder]):
        return
    kept = []
    for it in world.given:
        if it.holder == holder:
            discarded = tuple(card for card in it.cards if level_of(card) == level)
            cards = tuple(card for card in it.cards if level_of(card) != level)
            world.known_discards[it.seat] += discarded
            kept.append(replace(it, cards=cards, gone=it.gone + discarded))
        else:
            kept.append(it)
    world.given = kept
