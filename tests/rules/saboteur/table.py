"""A table at which the rules are tried out: positions drawn as text, moves in words, outcomes to look at."""

from collections import Counter
from typing import cast

import msgspec

import permonik
from permonik.engine.digging.formats import RoundDeal
from permonik.engine.saboteur.formats import DealFile, Position
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.view import SaboteurView
from tests.rules.digging import (
    ACTIONS,
    BASE_DECK,
    STRAIGHT,
    THROUGH,
    DigTable,
    near_failure,
    near_gold,
)
from tests.rules.tables import drawing

GAME = cast(SaboteurGame, permonik.game("saboteur"))
SEATS = range(3, 11)
SABOTEUR_CARDS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
GOLD_CARDS = {1: 16, 2: 8, 3: 4}
DECK = BASE_DECK
PATHS = tuple(name for name in DECK if name not in ACTIONS)


class Table(DigTable):
    state: Saboteur

    def view(self, seat: int | None) -> SaboteurView:
        return GAME.view(self.state, seat)

    @property
    def facts(self) -> Position:
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    def run_out(self) -> "Table":
        """Everybody discards until the round is over."""
        number = self.view(None).round
        while not self.state.over and self.view(None).round == number:
            self.play(f"discard {self.hand(self.to_move)[0]}")
        return self

    def share(self) -> list[int]:
        """Everybody keeps the richest gold card on offer; the seats that kept one, in order."""
        kept: list[int] = []
        while self.view(None).phase == "sharing" and not self.state.over:
            kept.append(self.to_move)
            self.play(self.moves("keep")[-1])
        return kept


def given(text: str) -> Table:
    """A drawn position; three seats unless it says otherwise."""
    return Table(GAME.load(drawing("saboteur", text)))


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def roles(seats: int, *saboteurs: int) -> list[str]:
    """Dwarf cards with saboteurs in these seats; the last one is the card left over."""
    dealt = ["saboteur" if seat in saboteurs else "miner" for seat in range(seats)]
    return [*dealt, "saboteur" if len(saboteurs) < SABOTEUR_CARDS[seats] else "miner"]


def deal(dwarves: list[str], goals: str = "stone-NE gold stone-NW", top: str = "") -> RoundDeal:
    """A deal whose first cards are `top` and all straight tunnels, so that everybody can `dig`."""
    first = [*top.split(), *(card for card in STRAIGHT for _ in range(THROUGH[card] - top.split().count(card)))]
    rest = DECK - Counter(first)
    return RoundDeal(dwarves, goals.split(), [*first, *rest.elements()])


def dealt(*deals: RoundDeal, first: int = 0, stack: list[int] | None = None, **options: bool | int | str) -> Table:
    """A game with fixed deals for the first rounds."""
    seats = len(deals[0].roles) - 1
    facts = DealFile(game="saboteur", seats=seats, deals=list(deals), first=first, stack=stack, options=options)
    return Table(GAME.load(msgspec.json.encode(facts)))


def before_gold(dwarves: list[str], turn: int, *lines: str) -> Table:
    """One card is missing to the gold in the middle, and the seat `turn` holds it."""
    return given(near_gold(len(dwarves) - 1, dwarves, turn, *lines))


def before_failure(dwarves: list[str], *lines: str) -> Table:
    """The draw pile is empty and seat 0 holds the last card, which is of no use."""
    return given(near_failure(len(dwarves) - 1, dwarves, *lines))


def last_round_with(nuggets: list[int]) -> list[str]:
    """Lines for the second and last round of a game in which these nuggets were kept in the first."""
    stack = [value for value, count in sorted(GOLD_CARDS.items(), reverse=True) for _ in range(count)]
    wanted = list(nuggets)
    picks: list[tuple[int, int]] = []
    for seat in range(len(nuggets)):
        for value in list(stack):
            if value <= wanted[seat]:
                wanted[seat] -= value
                stack.remove(value)
                picks.append((seat, value))
    result = {
        "round": 1,
        "gold_reached": True,
        "finisher": 0,
        "roles": ["miner", "saboteur", "miner"],
        "left_over": "miner",
        "mine": [],
        "route": [],
        "pay": [0, 0, 0],
        "takers": [seat for seat, _ in picks],
    }
    kept = " ".join(f"1:{seat}:{value}" for seat, value in picks)
    return ["option rounds 2", "round 2", f"result {msgspec.json.encode(result).decode()}", f"picks {kept or '-'}"]
