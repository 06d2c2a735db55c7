"""What is lost on the way: cards, nuggets, and the secret of a clan card."""

from typing import Protocol

from tests.engine.dark_cave.plain import given, tables
from tests.engine.dark_cave.plain.world import World


class Chance(Protocol):
    """What the rules leave to chance after the deal, given from outside."""

    def lost_card(self, seat: int, hand: list[str]) -> str: ...


def lose_card(world: World, seat: int, chance: Chance) -> None:
    """At a bridge or to a rat (DC-063 to DC-066, DC-136, DC-137, DC-200, DC-244)."""
    if not world.hands[seat]:
        if seat == world.active:
            world.unpaid += 1
            if world.drawer == seat:
                world.tell("draws less", seat)
        return
    card = chance.lost_card(seat, world.hands[seat])
    world.hands[seat].remove(card)
    world.lost[seat].append(card)
    given.left_unseen(world, seat, card)
    world.tell("lost a card", seat, tables.level_of(card), secret=card, to=seat)


def pay_nugget(world: World, seat: int) -> bool:
    """In a tunnel or to a goblin, if there is one (DC-069, DC-070, DC-143, DC-144)."""
    if world.nuggets[seat] == 0:
        return False
    world.nuggets[seat] -= 1
    world.bank += 1
    return True


def take_from_vein(world: World, seat: int) -> None:
    """When the movement is over (DC-072 to DC-076, DC-204 to DC-206)."""
    figure = world.figures[seat]
    if figure is not None and figure in world.veins:
        world.veins.remove(figure)
        world.nuggets[seat] += 1
        world.tell("took a nugget", seat, figure[0])
        reveal(world, seat)


def reveal(world: World, seat: int) -> None:
    if seat not in world.revealed:
        world.revealed.add(seat)
        world.tell("revealed", seat, world.clan_cards[seat])
