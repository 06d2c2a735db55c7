"""A position of digging: what lies in the mine, who holds which cards and has which tools. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of, zeros
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.numbering import Numbering
from permonik.engine.digging.tables import DIGGING
from permonik.engine.hands.state import CardState

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Deal:
    """What is hidden at the start of a round. Never changed, so states share it."""

    __slots__ = ("deck", "goals", "roles")

    def __init__(self, roles: vec[u8], goals: vec[u8], deck: vec[u8]) -> None:
        self.roles: vec[u8] = roles
        """A role for each seat, and the dwarf cards left over."""
        self.goals: vec[u8] = goals
        """The faces of the goals, from top to bottom."""
        self.deck: vec[u8] = deck
        """The shuffled cards, the next one to draw at the end."""


def fixed_deal(roles: list[int], goals: list[int], deck: list[int]) -> Deal:
    return Deal(vec_of(roles), vec_of(goals), vec_of(deck))


class DiggingState(CardState):
    """The data of a round that digs for gold, and its hands and draw pile."""

    __slots__ = (
        "broken",
        "deals",
        "first",
        "goals",
        "gold",
        "just_laid",
        "last",
        "mine",
        "numbering",
        "phase",
        "roles",
        "seen",
        "turning",
    )

    def __init__(self, game: "Game", seats: i64, numbering: Numbering, generator: Generator) -> None:
        super().__init__(game, seats, generator)
        self.numbering = numbering
        self.deals: tuple[Deal, ...] = ()
        """Deals fixed beforehand, for the first rounds; the others are random."""
        self.phase: i64 = DIGGING
        self.first: i64 = NOBODY
        """The seat that began the round."""
        self.last: i64 = NOBODY
        """The seat that used a card last in this round, by playing or by discarding (BA-143, EX-103)."""
        self.mine: Mine = numbering.empty_mine
        self.roles: vec[u8] = vec[u8]()
        self.goals: vec[u8] = vec[u8]()
        self.broken: vec[u8] = vec[u8]()
        """The broken tools in front of each seat, as bits."""
        self.seen: vec[u8] = vec[u8]()
        """The goals each seat has looked at, as bits."""
        self.just_laid: i64 = numbering.start
        """While a goal is being turned: the cell of the card that reached it."""
        self.turning: i64 = 0
        """While a goal is being turned: its number."""
        self.gold: vec[u8] = vec[u8]()
        """Nuggets of each seat."""

    def copy_digging(self, copy: "DiggingState") -> None:
        self.copy_cards(copy)
        copy.deals = self.deals
        copy.phase = self.phase
        copy.first = self.first
        copy.last = self.last
        copy.mine = self.mine.clone()
        copy.roles = self.roles
        copy.goals = self.goals
        copy.broken = self.broken[:]
        copy.seen = self.seen[:]
        copy.just_laid = self.just_laid
        copy.turning = self.turning
        copy.gold = self.gold[:]

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_cards(self, roles: list[int], goals: list[int]) -> None:
        self.roles = vec_of(roles)
        self.goals = vec_of(goals)

    def lay_out(self, deal: Deal, first: i64, aside: i64) -> None:
        """A fresh mine, a draw pile less the cards set aside, and nothing in front of anybody."""
        self.round += 1
        self.phase = DIGGING
        self.first = first
        self.last = NOBODY
        self.mine = self.numbering.empty_mine.clone()
        self.roles = deal.roles
        self.goals = deal.goals
        self.lay_out_piles(deal.deck, aside)
        self.clear_seats()
        self.to_move = first

    def clear_seats(self) -> None:
        self.broken = zeros(self.seats)
        self.seen = zeros(self.seats)

    @property
    def scores(self) -> list[int]:
        """Nuggets of each seat."""
        return [int(nuggets) for nuggets in self.gold]
