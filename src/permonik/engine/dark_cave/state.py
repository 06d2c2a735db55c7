"""A position of The Dark Cave: cave, gold, equipment and creatures, and how the game is dealt. Compiled."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import Net
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import longs_of, vec_of, zeros
from permonik.engine.core.randomness import Generator, shuffle
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cave import Cave
from permonik.engine.dark_cave.tables import (
    ASIDE,
    AXES,
    CAVES,
    CLANS,
    CREATURES,
    DECKS,
    DISTANCE,
    FIRST_LEVEL,
    FIRST_NUGGETS,
    HAND_SIZE,
    LEVEL_OF,
    LEVELS,
    LOYAL,
    LOYALS,
    NUGGETS,
    NUMBERING,
    ROLES_OF_CLAN,
    SABOTEUR,
    SABOTEURS,
    START,
    YELLOW,
)
from permonik.engine.hands.given import NOTHING_GIVEN
from permonik.engine.walking.rules import WalkingRules

if TYPE_CHECKING:
    from permonik.engine.core.game import Game


class Options:
    """The rules agreed before the game."""

    __slots__ = ("clan", "early_end", "first_player")

    def __init__(self, first_player: i64, early_end: bool, clan: i64) -> None:
        self.first_player: i64 = first_player
        """A seat, or `NOBODY` for a random one."""
        self.early_end = early_end
        self.clan: i64 = clan
        """The clan used by 3 or 4 seats, or `NOBODY` for a random one (DC-253)."""


class Deal:
    """What is hidden in the beginning. Never changed, so states share it."""

    __slots__ = ("deck", "dwarves", "goals")

    def __init__(self, dwarves: vec[u8], goals: vec[u8], deck: vec[u8]) -> None:
        self.dwarves: vec[u8] = dwarves
        """A clan card for each seat, then those nobody is dealt."""
        self.goals: vec[u8] = goals
        """The faces of the goals, row by row."""
        self.deck: vec[u8] = deck
        """From the bottom of the draw pile to its top, then the cards that are dealt, then those removed unseen; the
        next one is always the last one."""


def fixed_deal(dwarves: list[int], goals: list[int], deck: list[int]) -> Deal:
    return Deal(vec_of(dwarves), vec_of(goals), vec_of(deck))


def random_deal(seats: i64, clan: i64, generator: Generator) -> Deal:
    """Chooses a clan where only one is used, shuffles clan cards, goals and the cards of each level, in this order
    (DC-015, DC-018 to DC-021, DC-028 to DC-033)."""
    one_clan = i64(CLANS[seats]) == 1
    if one_clan and clan == NOBODY:
        clan = generator.below(YELLOW + 1)
    dwarves: vec[u8] = vec[u8](capacity=8)
    for of_clan in range(i64(YELLOW + 1)):
        if not one_clan or of_clan == clan:
            for _ in range(i64(LOYALS[seats])):
                dwarves = append(dwarves, u8(of_clan * ROLES_OF_CLAN + LOYAL))
            for _ in range(i64(SABOTEURS[seats])):
                dwarves = append(dwarves, u8(of_clan * ROLES_OF_CLAN + SABOTEUR))
    goals = vec_of([0, 1, 2, 3])
    shuffle(dwarves, generator)
    shuffle(goals, generator)
    return Deal(dwarves, goals, piled_up(seats, generator))


def piled_up(seats: i64, generator: Generator) -> vec[u8]:
    """The whole deck as `Deal.deck` has it."""
    first = DECKS[0][:]
    second = DECKS[1][:]
    third = DECKS[2][:]
    shuffle(first, generator)
    shuffle(second, generator)
    shuffle(third, generator)
    firsts = i64(len(first)) - ASIDE
    seconds = i64(len(second)) - ASIDE
    of_first = seats * i64(FIRST_LEVEL[seats])
    of_second = seats * HAND_SIZE - of_first
    deck = third[: i64(len(third)) - ASIDE]
    deck = extended(deck, second, 0, seconds - of_second)
    deck = extended(deck, first, 0, firsts - of_first)
    deck = extended(deck, second, seconds - of_second, seconds)
    deck = extended(deck, first, firsts - of_first, firsts)
    deck = extended(deck, third, i64(len(third)) - ASIDE, len(third))
    deck = extended(deck, second, seconds, len(second))
    return extended(deck, first, firsts, len(first))


def extended(deck: vec[u8], cards: vec[u8], start: i64, end: i64) -> vec[u8]:
    for i in range(start, end):
        deck = append(deck, cards[i])
    return deck


class Result:
    """How the game ended. Never changed, so states share it."""

    __slots__ = ("cave", "dwarves", "escaped", "finisher", "first_out", "nuggets", "values", "why", "winner")

    def __init__(
        self,
        why: int,
        finisher: int,
        dwarves: list[int],
        nuggets: list[int],
        escaped: list[bool],
        first_out: int,
        values: list[int],
        winner: int,
        cave: Net,
    ) -> None:
        self.why = why
        self.finisher = finisher
        """The seat that took the last turn; `NOBODY` when nobody took one."""
        self.dwarves = dwarves
        """The clan card of each seat."""
        self.nuggets = nuggets
        """What each seat had; of those still inside it is lost."""
        self.escaped = escaped
        self.first_out = first_out
        self.values = values
        """The value of each clan's treasure."""
        self.winner = winner
        """The clan that has won, or `NOBODY`."""
        self.cave = cave


class DarkCaveState(WalkingRules):
    """The data of a game of The Dark Cave and how it is dealt."""

    __slots__ = (
        "attacked",
        "axes",
        "boots",
        "cave",
        "creature_cards",
        "creeping",
        "deals",
        "drawer",
        "first_out",
        "frozen",
        "given",
        "lying",
        "met",
        "nuggets",
        "open_dwarves",
        "options",
        "owners",
        "results",
    )

    def __init__(self, game: "Game", seats: i64, options: Options, cave: Cave, generator: Generator) -> None:
        super().__init__(game, seats, NUMBERING, cave, generator)
        self.options = options
        self.cave: Cave = cave
        """The same as `ways`."""
        self.deals: tuple[Deal, ...] = ()
        """A deal fixed beforehand, if there is one."""
        self.nuggets: vec[u8] = vec[u8]()
        """On the dwarf card of each seat. What lies neither there nor on a vein is in the bank."""
        self.boots: vec[u8] = vec[u8]()
        """The boots card in front of each seat; 0 for none."""
        self.axes: vec[u8] = vec[u8]()
        """At `AXES * seat + n` how many axe cards of the n-th sort lie in front of a seat."""
        self.owners: vec[i64] = vec[i64]()
        """For each creature the seat with its card; `NOBODY` when it is not in play."""
        self.creature_cards: vec[u8] = vec[u8]()
        """That card; 0 for none."""
        self.lying: i64 = 0
        """The seats whose figures lie, as bits."""
        self.open_dwarves: i64 = 0
        """The seats whose clan cards lie open, as bits."""
        self.first_out: i64 = NOBODY
        """The first seat whose dwarf has left the cave."""
        self.frozen = False
        """Whether the figure of the turn has only just stood up: it does not move."""
        self.drawer: i64 = NOBODY
        """Who draws at the end of this turn instead of its player, after a swap of hands."""
        self.creeping: i64 = NOBODY
        """The creature that was played in this turn and still walks."""
        self.met: i64 = NOBODY
        """The creature that is about to attack."""
        self.attacked: i64 = 0
        """The seats that it would attack, as bits."""
        self.given = NOTHING_GIVEN
        """Hands that were swapped, as their givers know them (DC-246, DC-279)."""
        self.results: tuple[Result, ...] = ()
        """How the game ended, once it is over."""

    def copy_dark_cave(self, copy: "DarkCaveState") -> None:
        self.copy_walking(copy)
        copy.deals = self.deals
        copy.nuggets = self.nuggets[:]
        copy.boots = self.boots[:]
        copy.axes = self.axes[:]
        copy.owners = self.owners[:]
        copy.creature_cards = self.creature_cards[:]
        copy.lying = self.lying
        copy.open_dwarves = self.open_dwarves
        copy.first_out = self.first_out
        copy.frozen = self.frozen
        copy.drawer = self.drawer
        copy.creeping = self.creeping
        copy.met = self.met
        copy.attacked = self.attacked
        copy.given = self.given
        copy.results = self.results

    # Positions from outside come in as lists: a vec handed over by interpreted code is never freed.

    def restore_seats(self, nuggets: list[int], boots: list[int], axes: list[int]) -> None:
        self.nuggets = vec_of(nuggets)
        self.boots = vec_of(boots)
        self.axes = vec_of(axes)

    def restore_creatures(self, owners: list[int], cards: list[int]) -> None:
        self.owners = longs_of(owners)
        self.creature_cards = vec_of(cards)

    def begin(self) -> None:
        """Chooses who starts and deals (DC-014 to DC-035)."""
        first = self.options.first_player
        if first == NOBODY:
            first = self.generator.below(self.seats)
        if len(self.deals):
            deal = self.deals[0]
        else:
            deal = random_deal(self.seats, self.options.clan, self.generator)
        self.cave = Cave(CAVES[i64(DISTANCE[self.seats])].clone())
        self.cave.notice_card(START >> 3)
        self.cave.figures = longs_of([START] * self.seats + [NOWHERE] * CREATURES)
        self.lay_out(self.cave, deal.dwarves, deal.goals, first)
        self.nuggets = vec_of([FIRST_NUGGETS] * self.seats)
        self.boots = zeros(self.seats)
        self.axes = zeros(AXES * self.seats)
        self.owners = longs_of([NOBODY] * CREATURES)
        self.creature_cards = zeros(CREATURES)
        self.lay_out_piles(deal.deck, LEVELS * ASIDE)
        self.tell_deal()
        self.deal_hands(HAND_SIZE)
        self.begin_turn(first)

    def back(self, card: i64) -> i64:
        """Its level (DC-242)."""
        return i64(LEVEL_OF[card])

    def reached_cell(self) -> i64:
        """The figure waits where it came from while its player turns a goal (DC-220)."""
        return (self.cave.figures[self.turn] >> 3) + self.net.step(self.entered ^ 2)

    def clan(self, seat: i64) -> i64:
        return i64(self.dwarves[seat]) // ROLES_OF_CLAN

    def side(self, seat: i64) -> i64:
        """The clan that a seat works for: a saboteur's is the other one (DC-174, DC-187)."""
        clan = self.clan(seat)
        return YELLOW - clan if i64(self.dwarves[seat]) % ROLES_OF_CLAN == SABOTEUR else clan

    def inside(self, seat: i64) -> bool:
        return self.cave.figures[seat] != NOWHERE

    def has_axe(self, seat: i64) -> bool:
        count: i64 = 0
        for i in range(AXES * seat, AXES * seat + AXES):
            count += i64(self.axes[i])
        return count > 0

    def bank(self) -> i64:
        """The nuggets that are with nobody and on no vein (DC-268)."""
        count = NUGGETS - i64(len(self.cave.veins))
        for seat in range(self.seats):
            count -= i64(self.nuggets[seat])
        return count

    # What seats know of hands they gave away.

    def spend(self, seat: i64, card: i64) -> None:
        self.drop(seat, card)
        if self.given.knows_of(seat):
            self.given = self.given.copy()
            self.given.use(seat, card)

    def lay_away(self, seat: i64, card: i64) -> None:
        super().lay_away(seat, card)
        if self.given.knows_of(seat):
            self.given = self.given.copy()
            self.given.discard(seat, self.back(card))

    @property
    def scores(self) -> list[int]:
        """1 for each winner, 0 for the others (DC-271)."""
        if len(self.results) == 0:
            return [0] * self.seats
        winner = self.results[0].winner
        return [int(winner != NOBODY and int(self.side(seat)) == winner) for seat in range(self.seats)]
