"""A table at which the rules of The Dark Cave are tried out."""

from collections import Counter
from typing import Self, cast

import msgspec

import permonik
from permonik.engine.dark_cave.formats import DealFile, Dealt, Position
from permonik.engine.dark_cave.game import DarkCaveGame
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.view import CaveDwarf, DarkCaveView
from tests.rules.tables import drawing
from tests.rules.walking import WalkTable

GAME = cast(DarkCaveGame, permonik.game("dark-cave"))
SEATS = range(2, 9)
LEVELS = ("I", "II", "III")
CLANS = ("blue", "yellow")
PATHS = Counter({card.name: card.count for card in GAME.cards if card.kind == "path"})
DECK = Counter({card.name: card.count for card in GAME.cards if card.level})
ASIDE = 5
NUGGETS = 46


def level(card: str) -> str:
    return card.rpartition("-")[2]


def firsts(seats: int) -> int:
    """Cards of level I in a hand that is dealt."""
    return 5 if seats <= 4 else 4 if seats <= 6 else 3


def distance(seats: int) -> int:
    return 4 if seats <= 5 else 3


class Table(WalkTable[DarkCave, DarkCaveView]):
    """A game of The Dark Cave."""

    def view(self, seat: int | None) -> DarkCaveView:
        return GAME.view(self.state, seat)

    @property
    def facts(self) -> Position:
        """Every fact of the position, secrets included."""
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    def player(self, seat: int) -> CaveDwarf:
        """What everybody sees of a seat."""
        return self.view(None).players[seat]

    def pos(self, seat: int) -> str:
        """Cell and field of a figure, such as "3,1 0"; "out" for one that has left."""
        at = self.player(seat).at
        return "out" if at is None else f"{at.x},{at.y} {at.field}"

    def creature(self, name: str) -> str:
        """Cell and field of a creature, and whose it is; "-" when it is not in play."""
        for one in self.view(None).creatures:
            if one.creature == name:
                return f"{one.at.x},{one.at.y} {one.at.field} of {one.seat}"
        return "-"

    def webs(self) -> list[str]:
        """Webs by border and side up, such as "1,0 E 2"."""
        return [f"{one.x},{one.y} {one.side} {one.number}" for one in self.view(None).tokens]

    def nuggets(self, seat: int) -> int:
        return self.player(seat).nuggets

    def veins(self) -> list[str]:
        return [f"{one.x},{one.y} {one.field}" for one in self.view(None).veins]

    def cards(self, seat: int) -> int:
        return self.player(seat).cards

    def discarded(self) -> int:
        return self.view(None).discard_pile

    def stay(self) -> Self:
        """Whoever walks now walks no further, nobody fights."""
        while self.phase in ("walking", "creeping"):
            self.play("stop")
        return self

    def walk(self, *places: str) -> Self:
        """Steps onto these fields, each written as in `pos`."""
        return self.play(*(f"step {place}" for place in places))


def given(text: str) -> Table:
    """A drawn position; three seats unless it says otherwise."""
    return Table(GAME.load(drawing("dark-cave", text)))


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def clan_cards(seats: int, clan: str = "blue") -> list[str]:
    """The clan cards that are shuffled for so many seats."""
    if seats == 2:
        return ["blue-loyal", "yellow-loyal"]
    if seats <= 4:
        return [f"{clan}-loyal"] * 2 + [f"{clan}-saboteur"] * 2
    return [role for one in CLANS for role in [f"{one}-loyal"] * 3 + [f"{one}-saboteur"]]


def dealt(seats: int, dwarves: str = "", goals: str = "", seed: int = 0, **options: bool | int | str) -> Table:
    """A game with a fixed deal: these clan cards and goals first, every level in the order of the card table."""
    of_level = {one: [card for card in DECK.elements() if level(card) == one] for one in LEVELS}
    aside = [card for one in LEVELS for card in of_level[one][:ASIDE]]
    first, second, third = (of_level[one][ASIDE:] for one in LEVELS)
    held = firsts(seats) * seats
    more = 5 * seats - held
    deck = [*aside, *first[:held], *second[:more], *first[held:], *second[more:], *third]
    named = dwarves.split()
    rest = list(
        (Counter(clan_cards(seats, named[0].partition("-")[0] if named else "blue")) - Counter(named)).elements()
    )
    faces = goals.split()
    faces += [face for face in ("goal-exit", "goal-lair", "goal-ladder", "goal-vein") if face not in faces]
    deal = Dealt(named + rest, faces, deck)
    facts = DealFile(game="dark-cave", seats=seats, deals=[deal], first=0, seed=seed, options=options)
    return Table(GAME.load(msgspec.json.encode(facts)))
