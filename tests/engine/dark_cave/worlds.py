"""Second worlds of The Dark Cave: hands are followed wherever they go (DC-284)."""

from random import Random

from permonik.engine.core.events import Event
from permonik.engine.dark_cave.cards import BY_SEATS, CLANS, DECK, FACES, LEVELS, clan_cards_for
from permonik.engine.dark_cave.formats import DealFile, Dealt
from permonik.engine.dark_cave.vocabulary import LEVEL_OF
from tests.engine.dark_cave.play import GAME, purposeful_move
from tests.engine.dealt_worlds import number_in
from tests.engine.walking.worlds import WalkTrace, World, can_be_played


def random_deal(seats: int, random: Random) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    dwarves = [role for role, count in clan_cards_for(seats, random.choice(CLANS)).items() for _ in range(count)]
    goals = list(FACES)
    levels = [[card.name for card in DECK for _ in range(card.count) if card.level == level] for level in LEVELS]
    for cards in (dwarves, goals, *levels):
        random.shuffle(cards)
    aside = [card for cards in levels for card in cards[:5]]
    first, second, third = (cards[5:] for cards in levels)
    held = BY_SEATS[seats]["first_level"] * seats
    more = 5 * seats - held
    deck = [*aside, *first[:held], *second[:more], *first[held:], *second[more:], *third]
    return DealFile(
        game=GAME.id,
        seats=seats,
        deals=[Dealt(dwarves, goals, deck)],
        first=random.randrange(seats),
        seed=random.randrange(1 << 30),
        options={},
    )


def played_world(seats: int, seed: int) -> World:
    """A whole game in an explicit deal, with a purpose: some find the exit."""
    random = Random(seed)
    return World(GAME, random_deal(seats, random)).played(lambda state: purposeful_move(state, random))


def shown_by_chance(world: World) -> list[object]:
    """What chance and the rules have shown to all: the backs of lost cards, and whether the game is over."""
    state = world.end()
    told = [event for row in state.history(None) for event in map(GAME.event, row)]
    return [[event.args for event in told if event.name == "lost"], state.over]


class Trace(WalkTrace):
    """Follows swapped hands, too."""

    kinds = ("deck", "goals", "dwarves")
    covered = "goals"
    aside = 15

    def covered_at(self, x: int, y: int) -> int:
        return 2 * (y > 0) + (x > 0)

    def back_of(self, kind: str, fact: str) -> object:
        """The backs of the deck show levels."""
        return LEVEL_OF[fact] if kind == "deck" else super().back_of(kind, fact)

    def can_be(self, other: World) -> bool:
        """With another hand chance may take a card with another back. And where dwarfs are out, other fronts may have
        ended the game (DC-252). Such a world is none."""
        return can_be_played(other) and shown_by_chance(other) == shown_by_chance(self.world)

    def begin_round(self) -> None:
        super().begin_round()
        if self.seats == 2:
            self.observe("dwarves", 0, 1)

    def hear(self, event: Event) -> None:
        super().hear(event)
        if event.name == "swapped_cards":
            self.swap_hands(number_in(event, "seat"), number_in(event, "on"))
        elif event.name == "looked_aside" and event.args["seat"] == self.seat:
            self.observe("dwarves", self.seats + number_in(event, "number"))

    def swap_hands(self, one: int, other: int) -> None:
        """Both see all cards of both hands."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        if self.seat in (one, other):
            self.observe("deck", *self.hands[one], *self.hands[other])
