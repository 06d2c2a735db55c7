"""Second worlds of Lost Mines: treasures may change places, too (LM-252)."""

from random import Random

from permonik.engine.core.events import Event
from permonik.engine.lost_mines.cards import DECK, FACES, TREASURES, dwarves_for
from permonik.engine.lost_mines.formats import DealFile, Dealt
from tests.engine.dealt_worlds import number_in
from tests.engine.lost_mines.play import GAME, purposeful_move
from tests.engine.walking.worlds import WalkTrace, World

ROUNDS = 2


def random_deal(seats: int, random: Random) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    deals = []
    for _ in range(ROUNDS):
        dwarves = [role for role, count in dwarves_for(seats).items() for _ in range(count)]
        mines = list(FACES)
        treasures = [f"{kind}-{value}" for kind, value, count in TREASURES for _ in range(count)]
        deck = [card.name for card in DECK for _ in range(card.count)]
        for cards in (dwarves, mines, treasures, deck):
            random.shuffle(cards)
        deals.append(Dealt(dwarves, mines, treasures, deck))
    first, seed = random.randrange(seats), random.randrange(1 << 30)
    return DealFile(game=GAME.id, seats=seats, deals=deals, first=first, seed=seed, options={"distance": 6})


def played_world(seats: int, seed: int) -> World:
    """A whole game in an explicit deal, with a purpose: it reaches mines."""
    random = Random(seed)
    return World(GAME, random_deal(seats, random)).played(lambda state: purposeful_move(state, random))


class Trace(WalkTrace):
    """Follows the treasures, too."""

    kinds = ("deck", "mines", "treasures", "dwarves")
    covered = "mines"
    aside = 10

    def covered_at(self, x: int, y: int) -> int:
        return y // 2

    def back_of(self, kind: str, fact: str) -> object:
        """The back of a treasure shows its kind."""
        return fact.partition("-")[0] if kind == "treasures" else super().back_of(kind, fact)

    def hear(self, event: Event) -> None:
        super().hear(event)
        mine = event.args.get("seat") == self.seat
        if event.name == "showed" or (event.name in ("took_treasure", "looked_at_treasure") and mine):
            self.observe("treasures", number_in(event, "treasure"))
