"""A position of Lost Mines: the forest, treasures and the dragon, and how a round is dealt. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import Net
from permonik.engine.core.arrays import longs_of, vec_of
from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.tables import (
    ALL_TREASURES,
    ASIDE,
    CLAN_STARTS,
    DRAGON,
    FORESTS,
    HAND_SIZE,
    LOYAL,
    LOYAL_CARDS,
    NUMBERING,
    ROLES_OF_CLAN,
    YELLOW,
)
from permonik.engine.walking.rules import WalkingRules

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Options:
    """The rules agreed before the game."""

    __slots__ = ("distance", "early_end", "first_player", "rounds")

    def __init__(self, rounds: i64, first_player: i64, early_end: bool, distance: i64) -> None:
        self.rounds: i64 = rounds
        self.first_player: i64 = first_player
        """A seat, or `NOBODY` for a random one."""
        self.early_end = early_end
        self.distance: i64 = distance
        """Columns from the starts to the mines."""


class Deal:
    """What is hidden at the start of a round. Never changed, so states share it."""

    __slots__ = ("deck", "dwarves", "mines", "treasures")

    def __init__(self, dwarves: vec[u8], mines: vec[u8], treasures: vec[u8], deck: vec[u8]) -> None:
        self.dwarves: vec[u8] = dwarves
        """A dwarf card for each seat, then those nobody is dealt."""
        self.mines: vec[u8] = mines
        """The faces of the mines, from top to bottom."""
        self.treasures: vec[u8] = treasures
        """The treasures, those that are laid out first."""
        self.deck: vec[u8] = deck
        """The shuffled cards, the next one to draw at the end."""


def fixed_deal(dwarves: list[int], mines: list[int], treasures: list[int], deck: list[int]) -> Deal:
    return Deal(vec_of(dwarves), vec_of(mines), vec_of(treasures), vec_of(deck))


def random_deal(seats: i64, generator: Generator) -> Deal:
    """Shuffles dwarf cards, mines, treasures and deck, in this order (LM-013, LM-015, LM-020, LM-027)."""
    dwarves: vec[u8] = vec[u8](capacity=10)
    loyal = i64(LOYAL_CARDS[seats])
    for kind in range(i64((YELLOW + 1) * ROLES_OF_CLAN)):
        copies: i64 = 1
        if kind % ROLES_OF_CLAN == LOYAL:
            copies = loyal
        for _ in range(copies):
            dwarves = append(dwarves, u8(kind))
    mines: vec[u8] = vec[u8](capacity=4)
    for face in range(i64(DRAGON + 1)):
        mines = append(mines, u8(face))
    treasures = ALL_TREASURES[:]
    deck = NUMBERING.deck[:]
    shuffle(dwarves, generator)
    shuffle(mines, generator)
    shuffle(treasures, generator)
    shuffle(deck, generator)
    return Deal(dwarves, mines, treasures, deck)


class Pot:
    """What a team has gathered, and how it is shared. Never changed."""

    __slots__ = ("clan", "holders", "members", "remainder", "share", "total")

    def __init__(self, clan: int, members: list[int], total: int, holders: list[int]) -> None:
        self.clan = clan
        self.members = members
        """The seats that share it."""
        self.total = total
        self.holders = holders
        """The members with the most valuable single treasure of the pot."""
        self.share = total // len(members) if members else 0
        self.remainder = total % len(members) if members else 0


class Result:
    """How a round ended. Never changed, so states share it."""

    __slots__ = ("dragon", "dwarves", "finisher", "forest", "gains", "pots", "takers", "treasures", "why")

    def __init__(
        self,
        why: int,
        finisher: int,
        dwarves: list[int],
        treasures: list[int],
        takers: list[int],
        dragon: int,
        forest: Net,
        pots: tuple[Pot, ...],
        gains: list[int],
    ) -> None:
        self.why = why
        self.finisher = finisher
        """The seat that took the last turn; `NOBODY` when nobody took one."""
        self.dwarves = dwarves
        """The dwarf card of each seat."""
        self.treasures = treasures
        """The treasure on each place; only the gathered ones are shown."""
        self.takers = takers
        """Who has taken the treasure of each place; `NOBODY` for an untaken one."""
        self.dragon = dragon
        """The seat with the dragon, or `NOBODY`."""
        self.forest = forest
        """The forest at the end; the next round has its own."""
        self.pots = pots
        self.gains = gains
        """Victory points of each seat."""


class LostMinesState(WalkingRules):
    """The data of a game of Lost Mines and how a round is dealt."""

    __slots__ = (
        "deals",
        "dragon",
        "forest",
        "options",
        "out",
        "points",
        "results",
        "seen_treasures",
        "takers",
        "treasures",
    )

    def __init__(self, game: "Game", seats: i64, options: Options, forest: Forest, generator: Generator) -> None:
        super().__init__(game, seats, NUMBERING, forest, generator)
        self.options = options
        self.forest: Forest = forest
        """The same as `ways`."""
        self.deals: tuple[Deal, ...] = ()
        """Deals fixed beforehand, for the first rounds; the others are random."""
        self.treasures: vec[u8] = vec[u8]()
        """Those laid out, one for each seat, then those set aside. Never changed, so states share it."""
        self.takers: vec[i64] = vec[i64]()
        """The seat that has taken the treasure of each place; `NOBODY` for none."""
        self.seen_treasures: vec[i64] = vec[i64]()
        """The treasures each seat has looked at or taken, as bits."""
        self.dragon: i64 = NOBODY
        """The seat with the dragon."""
        self.out: i64 = 0
        """The seats that are out of the round, as bits."""
        self.points: vec[i64] = vec[i64]()
        """Victory points of each seat."""
        self.results: tuple[Result, ...] = ()
        """The rounds that have ended."""

    def copy_lost_mines(self, copy: "LostMinesState") -> None:
        self.copy_walking(copy)
        copy.deals = self.deals
        copy.treasures = self.treasures
        copy.takers = self.takers[:]
        copy.seen_treasures = self.seen_treasures[:]
        copy.dragon = self.dragon
        copy.out = self.out
        copy.points = self.points[:]
        copy.results = self.results

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_treasures(self, treasures: list[int], takers: list[int], seen: list[int], points: list[int]) -> None:
        self.treasures = vec_of(treasures)
        self.takers = longs_of(takers)
        self.seen_treasures = longs_of(seen)
        self.points = longs_of(points)

    def begin(self) -> None:
        """Chooses who starts and deals the first round (LM-035)."""
        first = self.options.first_player
        if first == NOBODY:
            first = self.generator.below(self.seats)
        self.points = longs_of([0] * self.seats)
        self.begin_round(first)

    def begin_round(self, first: i64) -> None:
        """Everything goes back and is dealt anew (LM-165, LM-166, LM-237)."""
        if self.round < len(self.deals):
            deal = self.deals[self.round]
        else:
            deal = random_deal(self.seats, self.generator)
        self.forest = Forest(FORESTS[self.options.distance].clone())
        figures: vec[i64] = vec[i64](capacity=self.seats)
        for seat in range(self.seats):
            figures = append(figures, i64(CLAN_STARTS[i64(deal.dwarves[seat]) // ROLES_OF_CLAN]) << 3)
        self.forest.figures = figures
        self.lay_out(self.forest, deal.dwarves, deal.mines, first)
        self.treasures = deal.treasures
        self.takers = longs_of([NOBODY] * self.seats)
        self.seen_treasures = longs_of([0] * self.seats)
        self.dragon = NOBODY
        self.out = 0
        self.lay_out_piles(deal.deck, ASIDE)
        self.tell_deal()
        self.deal_hands(i64(HAND_SIZE[self.seats]))
        self.begin_turn(first)

    def clan(self, seat: i64) -> i64:
        return i64(self.dwarves[seat]) // ROLES_OF_CLAN

    @property
    def scores(self) -> list[int]:
        """Victory points of each seat."""
        return [int(points) for points in self.points]
