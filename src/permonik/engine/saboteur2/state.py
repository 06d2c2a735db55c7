"""A position of the game with the expansion: roles that may change, prison, thefts, swapped hands. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of, zeros
from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.state import Deal
from permonik.engine.digging.tables import DEALT, GOALS, GOT_ROLE
from permonik.engine.hands.given import NOTHING_GIVEN
from permonik.engine.saboteur2.tables import ALL_ROLES, ASIDE, DWARVES, HAND_SIZE, NUMBERING

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Options:
    """The rules agreed before the game."""

    __slots__ = ("first_player", "generous_both_doors", "rounds")

    def __init__(self, rounds: i64, first_player: i64, generous_both_doors: bool) -> None:
        self.rounds: i64 = rounds
        self.first_player: i64 = first_player
        """A seat, or `NOBODY` for a random one."""
        self.generous_both_doors = generous_both_doors


class Result:
    """How a round ended. Never changed, so states share it."""

    __slots__ = (
        "blue_route",
        "crystals",
        "finisher",
        "gold_reached",
        "green_route",
        "mine",
        "pay",
        "roles",
        "trapped",
        "whys",
        "winners",
    )

    def __init__(
        self,
        gold_reached: bool,
        finisher: int,
        roles: list[int],
        trapped: list[bool],
        mine: Mine,
        blue_route: list[int],
        green_route: list[int],
        crystals: int,
        winners: list[int],
        pay: list[int],
        whys: list[int],
    ) -> None:
        self.gold_reached = gold_reached
        self.finisher = finisher
        """The seat that used the last card."""
        self.roles = roles
        self.trapped = trapped
        self.mine = mine
        """The mine at the end; the next round has its own."""
        self.blue_route = blue_route
        """The cells of a way from the start to the gold free of green doors; empty when there is none."""
        self.green_route = green_route
        self.crystals = crystals
        self.winners = winners
        """The seats that share the treasure."""
        self.pay = pay
        """Nuggets paid to each seat, before thefts."""
        self.whys = whys
        """For each seat why it won or lost."""


def random_deal(generator: Generator) -> Deal:
    """Shuffles dwarf cards, goals and deck, in this order (EX-011, EX-014)."""
    roles = ALL_ROLES[:]
    goals: vec[u8] = vec[u8](capacity=GOALS)
    for i in range(i64(GOALS)):
        goals = append(goals, u8(i))
    deck = NUMBERING.deck[:]
    shuffle(roles, generator)
    shuffle(goals, generator)
    shuffle(deck, generator)
    return Deal(roles, goals, deck)


class Saboteur2State(DiggingRules):
    """The data of a game with the expansion and how a round is dealt.

    `roles` has 15 places: the seats, then the dwarf cards nobody was dealt; of these the last ones are those that
    were laid away when hats were swapped.
    """

    __slots__ = (
        "due",
        "given",
        "knows",
        "loot",
        "may",
        "options",
        "owed",
        "results",
        "spares",
        "thefts",
        "thieves",
        "trapped",
    )

    def __init__(self, game: "Game", seats: i64, options: Options, generator: Generator) -> None:
        super().__init__(game, seats, NUMBERING, generator)
        self.options = options
        self.spares: i64 = 0
        """How many dwarf cards nobody has had in this round."""
        self.knows: vec[i64] = vec[i64]()
        """The places in `roles` whose card each seat has seen, as bits."""
        self.trapped: vec[u8] = vec[u8]()
        """Whether a prison card lies in front of each seat."""
        self.thefts: vec[u8] = vec[u8]()
        """The seats with a theft card in front of them, in the order in which they were laid."""
        self.owed: i64 = 0
        """While passing: how many cards must still be discarded."""
        self.may: i64 = 0
        """While passing: how many cards may still be discarded."""
        self.due: i64 = 0
        """While passing: how many cards will be drawn at the end."""
        self.given = NOTHING_GIVEN
        """Hands swapped in this round, as their givers know them (EX-067)."""
        self.thieves: vec[u8] = vec[u8]()
        """The seats that may still steal at the end of the round, in order."""
        self.loot: vec[i64] = vec[i64]()
        """Thefts over all rounds, in order: `round << 8 | thief << 4 | victim`; the thief itself for nobody."""
        self.results: tuple[Result, ...] = ()
        """The rounds that have ended."""

    def copy_saboteur2(self, copy: "Saboteur2State") -> None:
        self.copy_digging(copy)
        copy.spares = self.spares
        copy.knows = self.knows[:]
        copy.trapped = self.trapped[:]
        copy.thefts = self.thefts[:]
        copy.owed = self.owed
        copy.may = self.may
        copy.due = self.due
        copy.given = self.given
        copy.thieves = self.thieves[:]
        copy.loot = self.loot[:]
        copy.results = self.results

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_secrets(self, spares: int, knows: list[int]) -> None:
        self.spares = spares
        for seat in range(self.seats):
            self.knows[seat] = knows[seat]

    def restore_thefts(self, thefts: list[int], thieves: list[int], loot: list[int], gold: list[int]) -> None:
        self.thefts = vec_of(thefts)
        self.thieves = vec_of(thieves)
        self.gold = vec_of(gold)
        self.loot = vec[i64]()
        for entry in loot:
            self.loot = append(self.loot, entry)

    def begin(self) -> None:
        """Chooses who starts and deals the first round (EX-018)."""
        first = self.options.first_player
        if first == NOBODY:
            first = self.generator.below(self.seats)
        self.gold = zeros(self.seats)
        self.begin_round(first)

    def begin_round(self, first: i64) -> None:
        """Deals anew; the top cards of the deck are set aside unseen (EX-012, EX-013, EX-100 to EX-102)."""
        if self.round < len(self.deals):
            deal = self.deals[self.round]
        else:
            deal = random_deal(self.generator)
        self.lay_out(deal, first, ASIDE)
        self.spares = DWARVES - self.seats
        self.tell(DEALT, first, 0, 0, self.round)
        for seat in range(self.seats):
            self.tell_secretly(GOT_ROLE, seat, 0, 0, i64(self.roles[seat]) + 1)
        self.deal_hands(HAND_SIZE)

    def clear_seats(self) -> None:
        super().clear_seats()
        self.trapped = zeros(self.seats)
        self.thefts = vec[u8]()
        self.thieves = vec[u8]()
        self.given = NOTHING_GIVEN
        self.knows = vec[i64]()
        for seat in range(self.seats):
            self.knows = append(self.knows, 1 << seat)

    # What seats know of hands they gave away.

    def spend(self, seat: i64, card: i64) -> None:
        self.drop(seat, card)
        if self.given.knows_of(seat):
            self.given = self.given.copy()
            self.given.use(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        super().discard(seat, card)
        if self.given.knows_of(seat):
            self.given = self.given.copy()
            self.given.discard(seat, 0)
