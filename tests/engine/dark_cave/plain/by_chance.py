"""Chance for games that the plain implementation plays on its own."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.world import Deal

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
