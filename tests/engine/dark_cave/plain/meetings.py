"""Monsters: how they come, walk, meet dwarfs and attack.

DC-108 to DC-145, DC-213 to DC-217, DC-224 to DC-230, DC-258 to DC-261, DC-265, DC-276, DC-277.
"""

from tests.engine.dark_cave.plain import cave, tables, webs
from tests.engine.dark_cave.plain.losing import Chance, lose_card, pay_nugget
from tests.engine.dark_cave.plain.world import Meeting, Place, World


def call_monster(world: World, card: str, den: Place | None, chance: Chance) -> None:
    """Its card lies before the active seat. A monster in play stays where it is; another one comes to a den."""
    monster = tables.kind_of(card)
    in_play = monster in world.monsters
    if in_play:
        _, former = world.monster_cards[monster]
        world.shown.append(former)
    world.monster_cards[monster] = (world.active, card)
    world.creeping, world.left = monster, tables.RANGES[monster]
    if not in_play:
        assert den is not None
        world.tell("called", monster, den[0])
        arrive(world, monster, den, chance)


def arrive(world: World, monster: str, place: Place, chance: Chance) -> None:
    world.monsters[monster] = place
    there = [seat for seat, figure in enumerate(world.figures) if figure == place]
    if there:
        world.creeping = ""
        meet(world, monster, there, chance)


def possible_creeps(world: World) -> set[Place]:
    if not world.creeping or world.left == 0:
        return set()
    return cave.one_move_away(world, world.monsters[world.creeping])


def creep(world: World, place: Place, chance: Chance) -> None:
    world.left -= 1
    world.tell("crept", world.creeping, place)
    arrive(world, world.creeping, place, chance)


def meet(world: World, monster: str, victims: list[int], chance: Chance) -> None:
    in_order = world.clockwise(victims)
    world.meeting = Meeting(monster, in_order, [seat for seat in in_order if world.axes[seat]])
    attack_unless_asked(world, chance)


def answer(world: World, yes: bool, chance: Chance) -> None:
    """Of the seat that is asked for its axe."""
    assert world.meeting is not None
    seat, monster = world.meeting.to_ask.pop(0), world.meeting.monster
    world.tell("answered", seat, monster, yes)
    if yes:
        webs.use_axe(world, seat)
        remove_monster(world, monster)
        world.meeting = None
    else:
        attack_unless_asked(world, chance)


def attack_unless_asked(world: World, chance: Chance) -> None:
    meeting = world.meeting
    assert meeting is not None
    if meeting.to_ask:
        return
    world.meeting = None
    for seat in meeting.victims:
        if meeting.monster == "rat":
            world.tell("attacked", "rat", seat, len(world.hands[seat]) > 0)
            lose_card(world, seat, chance)
        elif meeting.monster == "crawler":
            world.tell("attacked", "crawler", seat, seat not in world.lying)
            world.lying.add(seat)
        else:
            world.tell("attacked", "goblin", seat, pay_nugget(world, seat))


def remove_monster(world: World, monster: str) -> None:
    """With its card."""
    del world.monsters[monster]
    _, card = world.monster_cards.pop(monster)
    world.shown.append(card)
    world.tell("monster gone", monster)
