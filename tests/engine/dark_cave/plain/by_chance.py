"""Chance for games that the plain implementation plays on its own."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tests.engine.dark_cave.plain import cave, tables, walking
from tests.engine.dark_cave.plain.world import COVERED, Deal, Place, World
from tests.engine.plain_grid import Cell, beside

T = TypeVar("T")


class Luck:
    def __init__(self, random: Random) -> None:
        self.random = random

    def lost_card(self, seat: int, hand: list[str]) -> str:
        return self.random.choice(hand)

    def deal(self, seats: int, starter: int) -> Deal:
        clan_cards = self.shuffled(tables.clan_cards(seats, self.random.choice(tables.CLANS)))
        hands: list[list[str]] = [[] for _ in range(seats)]
        pile, removed = list[str](), list[str]()
        for level, number in tables.dealt_by_level(seats).items():
            cards = self.shuffled(tables.deck(level))
            removed += [cards.pop() for _ in range(tables.REMOVED_OF_EACH_LEVEL)]
            for hand in hands:
                hand += [cards.pop() for _ in range(number)]
            pile += cards
        return Deal(
            starter,
            tuple(self.shuffled(tables.GOALS)),
            tuple(clan_cards[:seats]),
            tuple(clan_cards[seats:]),
            tuple(map(tuple, hands)),
            tuple(pile),
            tuple(removed),
        )

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.random.sample(things, len(things))


def crowd(world: World, random: Random, cards: int) -> None:
    """A cave as it may look later: cards of the pile laid towards the goals, dwarfs scattered over them."""
    for card in [card for card in random.sample(world.pile, len(world.pile)) if tables.kind_of(card) == "path"][:cards]:
        around = {beside(cell, edge) for cell in cave.face_up_cells(world) for edge in "NESW"}
        free = [cell for cell in around if cave.is_empty(world, cell)]
        ways = [(cell, turned) for cell in free for turned in cave.ways_to_lie(card)
                if cave.may_lie(world, cave.open_edges(card, turned), cell)]  # fmt: skip
        if ways:
            goal = random.choice(list(world.goals))
            cell, turned = min(ways, key=lambda way: (distance(way[0], goal) + 3 * random.random(), way))
            world.pile.remove(card)
            world.laid[cell] = (card, turned)
            walking.fill_vein(world, card, cell)
    world.figures = [random.choice(standing_places(world)) for _ in world.figures]


def standing_places(world: World) -> list[Place]:
    """Every field but the exit, which nobody stands on."""
    places = []
    for cell in cave.face_up_cells(world):
        card = cave.card_on(world, cell)
        assert card is not None
        places += [(cell, name) for name in tables.FACES[card[0]].fields if name != COVERED]
    return [place for place in places if place not in cave.fields_with(world, "exit") and place not in world.veins]


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
