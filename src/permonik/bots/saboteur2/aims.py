"""What the seat to move wants: who may be who, what each role may hope to be paid, and whose way should be short.
Compiled."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.saboteur2.public import DWARVES, ROLES, ExpansionPublic
from permonik.engine.core.state import NOBODY
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import (
    ASIDE,
    BLUE,
    BOSS,
    GEOLOGIST,
    GREEN,
    MOST_SEATS,
    PROFITEER,
    SABOTEUR,
    SHARE,
)
from permonik.engine.saboteur2.tables import DWARVES as DWARF_CARDS

CARDS_IN_ROUND: Final[i64] = sum(card.count for card in cards.DECK) - ASIDE
CARDS_AT_FIRST: Final = 7
"""Cards missing to a goal in an empty mine."""
DUG_BEFORE: Final = 4.5
"""What is expected before anything is seen: so many cards nearer"""
USED_BEFORE: Final = 30.0
"""for so many used by anybody."""
CRYSTALS_TO_COME: Final = 0.03
"""How many crystals a card used by anybody brings on average."""
LATE: Final = 3.0
"""Own turns left from which on the end of the round counts more than what may come."""

DIGGING_PROFITEER: Final = 6
"""A profiteer that has joined the miners; as a role it stands with the saboteurs."""


def wants() -> vec[float]:
    """For each role, then for a profiteer that digs: how much it wants the way of the blue team to be short, below 0
    long; that of the green team; the shorter of the two; and the way that may lead through all doors."""
    rows = [
        (1.0, -0.3, 0.0, 0.0),
        (-0.3, 1.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, -1.0),
        (0.0, 0.0, 1.0, 0.0),
        (0.0, 0.0, 0.0, -1.0),
        (0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 1.0, 0.0),
    ]
    values: vec[float] = vec[float]()
    for row in rows:
        for value in row:
            values = append(values, value)
    return values


def friends() -> vec[float]:
    """For each of these how welcome the success of each role is, from -1 to 1."""
    rows = [
        (1.0, -0.7, -1.0, 0.4, 0.0, 0.0),
        (-0.7, 1.0, -1.0, 0.4, 0.0, 0.0),
        (-0.9, -0.9, 1.0, -0.9, 0.0, 0.0),
        (0.4, 0.4, -1.0, 0.0, 0.0, 0.0),
        (-0.6, -0.6, 0.1, -0.4, 0.0, 0.0),
        (-0.1, -0.1, -0.1, -0.1, -0.1, -0.9),
        (0.1, 0.1, -0.6, 0.3, 0.0, 0.0),
    ]
    values: vec[float] = vec[float]()
    for row in rows:
        for value in row:
            values = append(values, value)
    return values


WANTS: Final = wants()
FRIENDS: Final = friends()


def share_of(winners: float) -> float:
    """Nuggets for each of so many winners, on average."""
    number = min(max(1, int(winners + 0.5)), len(SHARE) - 1)
    return float(SHARE[number])


class Aims:
    """What one seat wants in one position. Kept and filled anew for each decision."""

    __slots__ = (
        "aim",
        "any_way",
        "blue_chance",
        "blue_share",
        "blue_way",
        "chances",
        "crystals",
        "expected",
        "friends",
        "geologists",
        "gold",
        "green_share",
        "green_way",
        "late",
        "left",
        "miners_share",
        "pays",
        "role",
        "saboteur_share",
        "team_way",
        "teams",
        "turns",
    )

    def __init__(self) -> None:
        self.role: i64 = 0
        self.aim: i64 = 0
        """The role, or what a profiteer has joined."""
        self.left: vec[float] = vec[float]([0.0] * ROLES)
        """The dwarf cards of each role that the seat cannot place."""
        self.chances: vec[float] = vec[float]([0.0] * (ROLES * MOST_SEATS))
        """At `6 * seat + role` the chance that a seat has a role."""
        self.expected: vec[float] = vec[float]([0.0] * ROLES)
        """How many seats have each role, on average."""
        self.friends: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """How welcome the success of each seat is, from -1 to 1."""
        self.pays: vec[float] = vec[float]([0.0] * ROLES)
        """What each role may hope to be paid."""
        self.gold = 0.0
        """The chance that the gold is reached."""
        self.blue_chance = 0.0
        """The chance that it is the blue team that wins with the gold."""
        self.blue_share = 0.0
        self.green_share = 0.0
        self.miners_share = 0.0
        """When both teams win, as they may if another role reaches the gold."""
        self.saboteur_share = 0.0
        self.crystals = 0.0
        self.geologists = 1.0
        self.turns = 0.0
        """How many turns this seat has left in this round, about."""
        self.late = False
        self.blue_way = 0.0
        """How much it wants the way of the blue team to be short."""
        self.green_way = 0.0
        self.team_way = 0.0
        self.any_way = 0.0
        self.teams = False
        """Whether it minds the ways of the teams at all."""

    # What the role wants.

    def look_at_role(self, state: Saboteur2, me: i64) -> None:
        self.role = i64(state.roles[me])
        self.aim_at(self.role)

    def aim_at(self, aim: i64) -> None:
        self.aim = aim
        self.blue_way = WANTS[4 * aim]
        self.green_way = WANTS[4 * aim + 1]
        self.team_way = WANTS[4 * aim + 2]
        self.any_way = WANTS[4 * aim + 3]
        self.teams = self.blue_way != 0.0 or self.green_way != 0.0 or self.team_way != 0.0

    def look_at_turns(self, state: Saboteur2, me: i64, nearest: i64) -> None:
        self.turns = float(i64(state.held[me])) + float(state.left) / float(state.seats)
        self.late = self.turns <= LATE or nearest <= 1

    # Who may be who.

    def look_at_dwarves(self, state: Saboteur2, public: ExpansionPublic, me: i64) -> None:
        """What the seat has seen, what is left of the dwarf cards, and what others did."""
        known: i64 = 0
        if me != NOBODY:
            known = state.knows[me]
        left = self.left
        expected = self.expected
        chances = self.chances
        odds = public.odds
        roles = state.roles
        for role in range(i64(ROLES)):
            left[role] = DWARVES[role]
            expected[role] = 0.0
        for place in range(i64(DWARF_CARDS)):
            if known >> place & 1:
                left[i64(roles[place])] -= 1.0
        for seat in range(state.seats):
            at = ROLES * seat
            if known >> seat & 1:
                for role in range(i64(ROLES)):
                    chances[at + role] = 0.0
                chances[at + i64(roles[seat])] = 1.0
                expected[i64(roles[seat])] += 1.0
                continue
            total = 0.0
            for role in range(i64(ROLES)):
                chance = left[role] * odds[at + role]
                chances[at + role] = chance
                total += chance
            for role in range(i64(ROLES)):
                chance = chances[at + role] / total
                chances[at + role] = chance
                expected[role] += chance

    # What they may hope for.

    def look_ahead(self, state: Saboteur2, public: ExpansionPublic, blue: i64, green: i64, nearest: i64) -> None:
        """So many cards are missing to the gold for the blue team, for the green team and for whoever passes all
        doors."""
        cards_left = state.left
        for seat in range(state.seats):
            cards_left += i64(state.held[seat])
        used = float(CARDS_IN_ROUND - cards_left)
        pace = (DUG_BEFORE + float(max(0, CARDS_AT_FIRST - nearest))) / (USED_BEFORE + used)
        self.gold = 1.0 / (1.0 + exp(min(50.0, (float(nearest) - pace * float(cards_left)) / 1.5)))
        for_blue = exp(-0.5 * float(blue)) + 1e-9
        for_green = exp(-0.5 * float(green)) + 1e-9
        self.blue_chance = for_blue / (for_blue + for_green)
        hangers = self.expected[BOSS] + self.expected[PROFITEER]
        self.blue_share = share_of(self.expected[BLUE] + hangers)
        self.green_share = share_of(self.expected[GREEN] + hangers)
        self.miners_share = share_of(self.expected[BLUE] + self.expected[GREEN] + hangers)
        self.saboteur_share = share_of(self.expected[SABOTEUR] + self.expected[PROFITEER])
        self.crystals = float(public.crystals) + CRYSTALS_TO_COME * float(cards_left)
        self.geologists = max(1.0, self.expected[GEOLOGIST])
        self.count_pay()

    def count_pay(self) -> None:
        team_share = self.blue_chance * self.blue_share + (1.0 - self.blue_chance) * self.green_share
        self.pays[BLUE] = self.gold * self.blue_chance * self.blue_share
        self.pays[GREEN] = self.gold * (1.0 - self.blue_chance) * self.green_share
        self.pays[SABOTEUR] = (1.0 - self.gold) * self.saboteur_share
        self.pays[BOSS] = self.gold * max(0.0, team_share - 1.0)
        self.pays[PROFITEER] = self.with_team() + self.with_saboteurs()
        self.pays[GEOLOGIST] = self.crystals / self.geologists

    def with_team(self) -> float:
        """What a profiteer may hope for from the miners."""
        return self.gold * max(0.0, self.miners_share - 2.0)

    def with_saboteurs(self) -> float:
        return (1.0 - self.gold) * max(0.0, self.saboteur_share - 2.0)

    # Whom it wishes well.

    def take_sides(self, state: Saboteur2) -> None:
        if self.role == PROFITEER and self.with_team() > self.with_saboteurs():
            self.aim_at(DIGGING_PROFITEER)
        chances = self.chances
        wishes = FRIENDS
        first = ROLES * self.aim
        for seat in range(state.seats):
            friend = 0.0
            for role in range(i64(ROLES)):
                friend += chances[ROLES * seat + role] * wishes[first + role]
            self.friends[seat] = friend

    def pay_of(self, seat: i64) -> float:
        """What a seat may hope for."""
        pay = 0.0
        for role in range(i64(ROLES)):
            pay += self.chances[ROLES * seat + role] * self.pays[role]
        return pay

    def end_of_round(self, blue_passes: bool, green_passes: bool) -> float:
        """What it means to the role, from -1 to 1, to reach the gold itself."""
        if self.role == BLUE:
            return 1.0 if blue_passes else -1.0
        if self.role == GREEN:
            return 1.0 if green_passes else -1.0
        if self.role == PROFITEER:
            return self.team_way + self.any_way
        if self.role == GEOLOGIST:
            return -0.05
        return 1.0 if self.role == BOSS else -1.0
