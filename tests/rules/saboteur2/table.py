"""A table at which the rules of the expansion are tried out."""

from collections import Counter
from typing import Self, cast

import msgspec

import permonik
from permonik.engine.digging.formats import RoundDeal
from permonik.engine.saboteur2.formats import DealFile, Position
from permonik.engine.saboteur2.game import Saboteur2Game
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.view import Saboteur2View
from tests.rules.digging import BASE_DECK, STRAIGHT, THROUGH, DigTable, near_failure, near_gold
from tests.rules.tables import drawing

GAME = cast(Saboteur2Game, permonik.game("saboteur-2"))
SEATS = range(2, 13)
DWARVES = Counter({"blue-miner": 4, "green-miner": 4, "saboteur": 3, "boss": 1, "profiteer": 1, "geologist": 2})
NEW_PATHS = Counter(
    {
        "bridge": 2,
        **dict.fromkeys(("curves-NE", "curves-NW"), 1),
        **dict.fromkeys(("ladder-N", "ladder-E", "ladder-NE", "ladder-NW"), 1),
        **dict.fromkeys(("blue-NS", "blue-EW", "blue-NE", "green-EW", "green-NW", "green-NS+E"), 1),
        **dict.fromkeys(("crystal-N", "crystal-E", "crystal-NES", "crystal-NESW"), 1),
        **dict.fromkeys(("crystal-EW+N", "crystal-NES+W", "crystal-NEW+S"), 1),
        "crystal-NEW": 3,
        **dict.fromkeys(("NS+E+W", "EW+N+S", "NS+E", "NE+S"), 1),
        "ES+N": 2,
    }
)
NEW_ACTIONS = Counter(
    {
        "theft": 4,
        "hands-off": 3,
        "swap-hats": 2,
        "swap-hand": 2,
        "inspection": 2,
        "trapped": 3,
        "free-at-last": 4,
        "rockfall": 1,
    }
)
DECK = BASE_DECK + NEW_PATHS + NEW_ACTIONS
ASIDE = ["map"] * 6 + ["rockfall"] * 4
"""What a fixed deal sets aside."""


class Table(DigTable):
    state: Saboteur2

    def view(self, seat: int | None) -> Saboteur2View:
        return GAME.view(self.state, seat)

    @property
    def facts(self) -> Position:
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    def laid(self, card: str, turned: bool) -> str:
        return f"{card} turned" if turned else card

    def undiscarded(self) -> Counter[str]:
        facts = self.facts
        in_front = Counter({"trapped": sum(facts.trapped), "theft": len(facts.thefts)})
        return super().undiscarded() + Counter(facts.aside) + in_front

    def gold(self) -> list[int]:
        """Nuggets as everybody sees them."""
        return [player.gold for player in self.view(None).players]

    def pass_on(self) -> Self:
        """The seat to move passes with as many cards as it may."""
        seat = self.to_move
        self.play(f"pass {self.hand(seat)[0]}")
        while self.view(None).phase == "passing":
            self.play(f"pass {self.hand(seat)[0]}")
        return self

    def run_out(self) -> Self:
        """Everybody passes until the round is over; thieves leave everybody what they have."""
        number = self.view(None).round
        while not self.state.over and self.view(None).round == number:
            if self.view(None).phase == "stealing":
                self.play("leave")
            else:
                self.pass_on()
        return self


def given(text: str) -> Table:
    """A drawn position; three seats unless it says otherwise."""
    return Table(GAME.load(drawing("saboteur-2", text)))


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def deal(dwarves: str, goals: str = "stone-NE gold stone-NW") -> RoundDeal:
    """A deal with these dwarf cards on top, whose first cards are straight tunnels, so that everybody can `dig`."""
    named = dwarves.split()
    straight = [card for card in STRAIGHT for _ in range(THROUGH[card])]
    rest = DECK - Counter(ASIDE) - Counter(straight)
    roles = [*named, *(DWARVES - Counter(named)).elements()]
    return RoundDeal(roles, goals.split(), [*ASIDE, *straight, *rest.elements()])


def dealt(seats: int, *deals: RoundDeal, first: int = 0, seed: int = 0, **options: bool | int | str) -> Table:
    """A game with fixed deals for the first rounds."""
    facts = DealFile(game="saboteur-2", seats=seats, deals=list(deals), first=first, seed=seed, options=options)
    return Table(GAME.load(msgspec.json.encode(facts)))


def before_gold(dwarves: str, turn: int, *lines: str) -> Table:
    """One card is missing to the gold in the middle, and the seat `turn` holds it."""
    return given(near_gold(len(dwarves.split()), dwarves.split(), turn, *lines))


def before_failure(dwarves: str, *lines: str) -> Table:
    """The draw pile is empty and seat 0 holds the last card, which is of no use."""
    return given(near_failure(len(dwarves.split()), dwarves.split(), *lines))


def rounds_paid(*pays: list[int]) -> list[str]:
    """Lines for the round after finished ones in which these nuggets were paid."""
    lines = [f"round {len(pays) + 1}"]
    for number, pay in enumerate(pays, start=1):
        result = {
            "round": number,
            "gold_reached": False,
            "finisher": 0,
            "roles": list(DWARVES.elements())[: len(pay)],
            "trapped": [False] * len(pay),
            "mine": [],
            "blue_route": [],
            "green_route": [],
            "crystals": 0,
            "winners": [],
            "pay": pay,
            "whys": ["no_gold"] * len(pay),
        }
        lines.append(f"result {msgspec.json.encode(result).decode()}")
    return lines
