"""Second worlds of the game with the expansion: hands and hats are followed wherever they go."""

from random import Random

from permonik.engine.core.events import Event
from permonik.engine.core.options import OptionValue
from permonik.engine.saboteur2.cards import DWARVES
from permonik.engine.saboteur2.formats import DealFile
from tests.engine.dealt_worlds import number_in
from tests.engine.saboteur2.play import GAME
from tests.engine.saboteur2.tricks import tricky_move
from tests.engine.worlds import ROUNDS, DigTrace, World, cut_off, shuffled_deal

ASIDE = 10


def random_deal(seats: int, random: Random) -> DealFile:
    roles = [role for role, count in DWARVES.items() for _ in range(count)]
    deals = [shuffled_deal(GAME, roles[:], random) for _ in range(ROUNDS)]
    options: dict[str, OptionValue] = {"rounds": ROUNDS}
    return DealFile(game=GAME.id, seats=seats, deals=deals, first=random.randrange(seats), options=options)


def played_world(seats: int, seed: int) -> World:
    """A whole game in an explicit deal, full of tricks."""
    random = Random(seed)
    return World(GAME, random_deal(seats, random)).played(lambda state: tricky_move(state, random))


def cut_worlds(seats: int, count: int) -> list[World]:
    """Games cut off at some moves."""
    return [world for seed in range(count) for world in cut_off(played_world(seats, seed), Random(seed))]


class Trace(DigTrace):
    """Follows swapped hands and dwarf cards."""

    first_card = ASIDE
    discard = "pass"

    def __init__(self, world: World, seat: int | None) -> None:
        super().__init__(world, seat)
        self.roles: list[int] = []
        """The dwarf card of each seat, by its number in the deal."""
        self.spare = 0
        """The next dwarf card that nobody has had."""
        self.follow()

    def begin_round(self) -> None:
        super().begin_round()
        self.roles = list(range(self.seats))
        self.spare = len(self.world.deal.deals[self.round].roles) - 1

    def reveal_roles(self) -> None:
        self.open_roles[self.round].update(self.roles)

    def hear(self, event: Event, number: int) -> None:
        super().hear(event, number)
        if event.name == "swapped_hands":
            self.swap_hands(number_in(event, "seat"), number_in(event, "on"))
        elif event.name == "swapped_hats":
            self.swap_hats(number_in(event, "on"))
        elif event.name == "inspected" and number_in(event, "seat") == self.seat:
            self.open_roles[self.round].add(self.roles[number_in(event, "on")])

    def swap_hands(self, one: int, other: int) -> None:
        """Whoever gets a hand sees it, whoever gives it away has seen it."""
        hands = self.hands
        if self.seat in (one, other):
            self.open_cards[self.round].update(hands[one], hands[other])
        hands[one], hands[other] = hands[other], hands[one]

    def swap_hats(self, seat: int) -> None:
        self.roles[seat] = self.spare
        self.spare -= 1
        if seat == self.seat:
            self.open_roles[self.round].add(self.roles[seat])
