"""Chance for games that the plain implementation plays on its own."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.setup import next_starter
from tests.engine.lost_mines.plain.world import Deal, World

T = TypeVar("T")


class Luck:
    def __init__(self, world: World, random: Random) -> None:
        self.world = world
        self.random = random

    def trapped_card(self, hand: list[str]) -> str:
        return self.random.choice(hand)

    def next_deal(self) -> Deal:
        return self.deal(next_starter(self.world))

    def deal(self, starter: int) -> Deal:
        seats = self.world.seats
        treasures = self.shuffled([(kind, value) for kind, values in tables.TREASURES.items() for value in values])
        dwarfs = self.shuffled(tables.dwarf_cards(seats))
        deck = self.shuffled(tables.deck())
        size = tables.hand_size(seats)
        hands, rest = deck[: size * seats], deck[size * seats :]
        return Deal(
            starter=starter,
            mines=tuple(self.shuffled(list(tables.MINES))),
            treasures=tuple(treasures[:seats]),
            spare_treasures=tuple(treasures[seats:]),
            dwarfs=tuple(dwarfs[:seats]),
            undealt=tuple(dwarfs[seats:]),
            hands=tuple(tuple(hands[seat * size : (seat + 1) * size]) for seat in range(seats)),
            pile=tuple(rest[tables.SET_ASIDE :]),
            aside=tuple(rest[: tables.SET_ASIDE]),
        )

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.random.sample(things, len(things))
