"""Second worlds of the base game: gold cards may change places too."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.core.moves import Parts
from permonik.engine.core.options import OptionValue
from permonik.engine.saboteur.cards import BY_SEATS, GOLD
from permonik.engine.saboteur.formats import DealFile
from tests.engine import worlds
from tests.engine.dealt_worlds import Swap, number_in
from tests.engine.play import GAME, chooser
from tests.engine.worlds import ROUNDS, DigTrace, World, cut_off, pairs, shuffled_deal


def random_deal(seats: int, random: Random) -> DealFile:
    dwarves = BY_SEATS[seats]
    roles = ["miner"] * dwarves["miners"] + ["saboteur"] * dwarves["saboteurs"]
    deals = [shuffled_deal(GAME, roles[:], random) for _ in range(ROUNDS)]
    stack = [nuggets for nuggets, count in GOLD for _ in range(count)]
    random.shuffle(stack)
    options: dict[str, OptionValue] = {"rounds": ROUNDS}
    return DealFile(game=GAME.id, seats=seats, deals=deals, first=random.randrange(seats), stack=stack, options=options)


def played_world(seats: int, seed: int, *, steered: bool) -> World:
    """A whole game in an explicit deal."""
    random = Random(seed)
    return World(GAME, random_deal(seats, random)).played(chooser(random, steered=steered))


def cut_worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some moves, most of them steered, some while gold is shared out."""
    made = []
    for seed in range(count):
        world, random = played_world(seats, seed, steered=seed % 4 != 0), Random(seed)
        sharing = list(Trace(world, None).keeps)
        made += cut_off(world, random, [random.choice(sharing), random.choice(sharing) + 1] if sharing else [])
    return made


def stack_of(world: World) -> list[int]:
    assert isinstance(world.deal, DealFile)
    assert world.deal.stack is not None
    return world.deal.stack


class Trace(DigTrace):
    """Follows the gold cards, too."""

    discard = "discard"

    def __init__(self, world: World, seat: int | None) -> None:
        super().__init__(world, seat)
        self.stack: Sequence[int] = stack_of(world)
        self.keeps: dict[int, int] = {}
        """Which gold card was kept by which move."""
        self.taken = 0
        self.offer: list[int] = []
        self.looks: dict[int, list[int]] = defaultdict(list)
        """For each gold card the moves at which the seat saw it on offer."""
        self.open_gold: set[int] = set()
        self.follow()

    def reveal_roles(self) -> None:
        self.open_roles[self.round].update(range(self.seats + 1))

    def hear(self, event: Event, number: int) -> None:
        super().hear(event, number)
        if event.name == "offered":
            self.look(number_in(event, "seat"), number_in(event, "count"), number)
        elif event.name == "counted":
            self.open_gold.update(self.keeps.values())

    def look(self, seat: int, count: int, number: int) -> None:
        if not self.offer:
            self.offer = list(range(self.taken, self.taken + count))
            self.taken += count
        if seat == self.seat:
            for gold in self.offer:
                self.looks[gold].append(number)

    def use(self, number: int, seat: int, parts: Parts) -> None:
        super().use(number, seat, parts)
        if parts.kind == "keep":
            gold = next(gold for gold in self.offer if self.stack[gold] == parts.facts["nuggets"])
            self.offer.remove(gold)
            self.keeps[number] = gold
            if seat == self.seat:
                self.open_gold.add(gold)

    def swaps(self) -> dict[str, list[Swap]]:
        found = super().swaps()
        found["stack"] = [
            swap
            for swap in pairs("stack", 0, self.stack, self.open_gold)
            if self.looks[swap.one] == self.looks[swap.two]
        ]
        return found

    def swapped(self, swap: Swap) -> World:
        if swap.kind != "stack":
            return super().swapped(swap)
        stack = list(self.stack)
        stack[swap.one], stack[swap.two] = stack[swap.two], stack[swap.one]
        moves = list(self.world.moves)
        for number, gold in self.keeps.items():
            moves[number] = GAME.parse(f"keep {stack[gold]}")
        return replace(self.world, deal=msgspec.structs.replace(self.world.deal, stack=stack), moves=tuple(moves))


def second_world(world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int) -> World:
    return worlds.second_world(Trace, world, seat, random, kinds, count)
