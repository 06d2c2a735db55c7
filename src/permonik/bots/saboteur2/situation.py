"""What a bot makes of its view before it weighs the moves."""

from permonik.bots.saboteur.belief import gold_belief
from permonik.bots.saboteur.distances import with_card, without_card
from permonik.bots.saboteur.situation import WORTH
from permonik.bots.saboteur2.aim import aim_of
from permonik.bots.saboteur2.distances import Reach, reach_in
from permonik.bots.saboteur2.guess import ROLES, Guess
from permonik.bots.saboteur2.prospects import Prospects
from permonik.bots.saboteur2.replay import replay
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.digging.distances import Distances
from permonik.engine.saboteur2.cards import CARDS
from permonik.engine.saboteur2.tables import BLUE, BOSS, DECK_SHAPES, GEOLOGIST, GREEN, PROFITEER
from permonik.engine.saboteur2.view import Digger, Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY

STRIKES_GOLD = 100.0
LATE = 3.0
"""Own turns left from which on the end of the round counts more than what may come."""


class Situation:
    """The mine, the chances and the guesses of one seat at one moment."""

    def __init__(self, view: Saboteur2View, seat: int) -> None:
        moves = replay(view)
        self.view = view
        self.me = seat
        self.role = VOCABULARY.roles.index(str(view.role))
        self.mine = VOCABULARY.mine_of(view.face_up)
        self.guess = Guess(view, moves)
        self.belief = gold_belief(view, [move.watched for move in moves], self.guess)
        self.now = reach_in(self.mine)
        self.nearest = self.missing(self.now.any)
        blue, green = self.missing(self.now.blue), self.missing(self.now.green)
        self.prospects = Prospects(view, self.guess, (blue, green, self.nearest), self.crystals)
        self.aim = aim_of(self.role, self.prospects.gold_pays)
        self.outlook = self.worth(self.now)

    # The mine.

    @property
    def likely(self) -> list[int]:
        """The goals that may well be the gold."""
        least = max(self.belief) - 0.15
        return [goal for goal, chance in enumerate(self.belief) if chance >= least]

    def missing(self, way: Distances) -> int:
        """Cards missing to the nearest goal that may well be the gold."""
        return min(way[goal] for goal in self.likely)

    @property
    def sure(self) -> bool:
        """Whether this seat knows where the gold lies."""
        return max(self.belief) == 1.0

    @property
    def crystals(self) -> int:
        return sum(CARDS[VOCABULARY.number[laid.card]].feature == "crystal" for laid in self.view.mine)

    def worth(self, reach: Reach) -> float:
        """How well this seat's role stands with these distances, as far as it knows."""
        return sum(chance * self.worth_of(reach, goal) for goal, chance in enumerate(self.belief) if chance)

    def worth_of(self, reach: Reach, goal: int) -> float:
        """If this goal is the gold."""
        blue, green, everybody = reach.blue[goal], reach.green[goal], reach.any[goal]
        if everybody == 0:
            return STRIKES_GOLD * self.end_of_round(blue == 0, green == 0)
        aim = self.aim
        return (
            aim.blue * WORTH[blue]
            + aim.green * WORTH[green]
            + aim.team * WORTH[min(blue, green)]
            + aim.any * WORTH[everybody]
        )

    def end_of_round(self, blue_passes: bool, green_passes: bool) -> float:
        """What it means to this seat's role, from -1 to 1, to reach the gold itself."""
        if self.role == BLUE:
            return 1.0 if blue_passes else -1.0
        if self.role == GREEN:
            return 1.0 if green_passes else -1.0
        if self.role == PROFITEER:
            return self.aim.team + self.aim.any
        if self.role == GEOLOGIST:
            return -0.05
        return 1.0 if self.role == BOSS else -1.0

    def gain_of_place(self, move: int) -> float:
        cell, shape = divmod(move, int(DECK_SHAPES))
        return self.worth(reach_in(with_card(self.mine, cell, shape + FIRST_SHAPE))) - self.outlook

    def gain_of_rockfall(self, cell: int) -> float:
        return self.worth(reach_in(without_card(self.mine, cell))) - self.outlook

    # The seats.

    @property
    def own(self) -> Digger:
        return self.view.players[self.me]

    @property
    def barred(self) -> bool:
        """Whether this seat may not dig."""
        return self.own.trapped or bool(self.own.broken)

    @property
    def turns(self) -> float:
        """How many turns this seat has left in this round, about."""
        return len(self.view.hand) + self.view.draw_pile / self.view.seats

    @property
    def late(self) -> bool:
        return self.turns <= LATE or self.nearest <= 1

    def friend(self, seat: int) -> float:
        """How welcome the success of a seat is, from -1 to 1."""
        return sum(self.guess.odds[seat][role] * self.aim.friends[role] for role in ROLES)

    def pay_of(self, seat: int) -> float:
        """What a seat may hope for."""
        return sum(self.guess.odds[seat][role] * self.prospects.of(role) for role in ROLES)
