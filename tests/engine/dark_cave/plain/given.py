"""What the partners of a hand swap know of each other's cards afterwards (DC-246, DC-279)."""

from collections import Counter

from tests.engine.dark_cave.plain.tables import level_of
from tests.engine.dark_cave.plain.world import Given, World


def swap(world: World, one: int, other: int) -> None:
    """Hands change owners, after the swap card has left; what others knew of either goes along."""
    moved = {one: other, other: one}
    carried = [Given(it.seat, moved.get(it.holder, it.holder), it.cards, it.unseen) for it in world.given]
    kept = [it for it in carried if it.holder != it.seat]
    kept.append(Given(one, other, tuple(sorted(world.hands[one]))))
    kept.append(Given(other, one, tuple(sorted(world.hands[other]))))
    world.given = [it for it in kept if it.cards]
    world.hands[one], world.hands[other] = world.hands[other], world.hands[one]


def shown(world: World, holder: int, card: str) -> None:
    """A card has left that hand for all to see: one known copy counts as gone."""
    kept = []
    for it in world.given:
        cards = list(it.cards)
        if it.holder == holder and card in cards:
            cards.remove(card)
        kept.append(Given(it.seat, it.holder, tuple(cards), it.unseen))
    world.given = [it for it in kept if it.cards]
    tell_discards(world, holder, level_of(card))


def left_unseen(world: World, holder: int, card: str) -> None:
    """A card has left that hand face down: it may be any of its level."""
    level, kept = level_of(card), []
    for it in world.given:
        unseen = Counter(dict(it.unseen))
        if it.holder == holder and has_level(it.cards, level):
            unseen[level] += 1
        kept.append(Given(it.seat, it.holder, it.cards, tuple(sorted(unseen.items()))))
    world.given = kept
    tell_discards(world, holder, level)


def tell_discards(world: World, holder: int, level: str) -> None:
    """When no card of a level is left in that hand, the known ones that nobody has shown are known discards."""
    if has_level(tuple(world.hands[holder]), level):
        return
    kept = []
    for it in world.given:
        if it.holder == holder:
            world.known_discards[it.seat] += [card for card in it.cards if level_of(card) == level]
            cards = tuple(card for card in it.cards if level_of(card) != level)
            unseen = tuple((one, number) for one, number in it.unseen if one != level)
            kept.append(Given(it.seat, it.holder, cards, unseen))
        else:
            kept.append(it)
    world.given = [it for it in kept if it.cards]


def has_level(cards: tuple[str, ...], level: str) -> bool:
    return any(level_of(card) == level for card in cards)
