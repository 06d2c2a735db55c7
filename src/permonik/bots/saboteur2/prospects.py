"""What each role may hope to be paid at the end of the round."""

from math import exp

from permonik.bots.saboteur2.guess import Guess
from permonik.engine.digging.distances import Distances
from permonik.engine.saboteur2.cards import DECK, SHARES
from permonik.engine.saboteur2.tables import ASIDE, BLUE, BOSS, GEOLOGIST, GREEN, PROFITEER, SABOTEUR
from permonik.engine.saboteur2.view import Saboteur2View

CARDS_IN_ROUND = sum(card.count for card in DECK) - ASIDE
CARDS_AT_FIRST = 7
"""Cards missing to a goal in an empty mine."""
DUG_BEFORE, USED_BEFORE = 4.5, 30
"""What is expected before anything is seen: so many cards nearer for so many used by anybody."""
CRYSTALS_TO_COME = 0.03
"""How many crystals a card used by anybody brings on average."""


def cards_left(view: Saboteur2View) -> int:
    """How many cards all seats may still use in this round."""
    return view.draw_pile + sum(player.cards for player in view.players)


def gold_chance(view: Saboteur2View, missing: int) -> float:
    """The chance that the gold is reached, so many cards away, if digging goes on as it went so far."""
    left = cards_left(view)
    used = CARDS_IN_ROUND - left
    pace = (DUG_BEFORE + max(0, CARDS_AT_FIRST - missing)) / (USED_BEFORE + used)
    return 1 / (1 + exp(min(50.0, (missing - pace * left) / 1.5)))


def share(winners: float) -> float:
    """Nuggets for each of so many winners, on average."""
    return float(SHARES[min(max(1, round(winners)), len(SHARES) - 1)])


class Prospects:
    """The pay of each role in each outcome, with the chances of the outcomes."""

    def __init__(self, view: Saboteur2View, guess: Guess, missing: Distances, crystals: int) -> None:
        """`missing` cards to the gold for the blue team, for the green team, and for whoever passes all doors."""
        self.gold = gold_chance(view, missing[2])
        blue, green = exp(-0.5 * missing[0]), exp(-0.5 * missing[1])
        self.blue = (blue + 1e-9) / (blue + green + 2e-9)
        """The chance that it is the blue team that wins with the gold."""
        hangers = guess.expected(BOSS) + guess.expected(PROFITEER)
        self.blue_share = share(guess.expected(BLUE) + hangers)
        self.green_share = share(guess.expected(GREEN) + hangers)
        self.miners_share = share(guess.expected(BLUE) + guess.expected(GREEN) + hangers)
        """When both teams win, as they may if another role reaches the gold."""
        self.saboteur_share = share(guess.expected(SABOTEUR) + guess.expected(PROFITEER))
        self.crystals = crystals + CRYSTALS_TO_COME * cards_left(view)
        self.geologists = max(1.0, guess.expected(GEOLOGIST))

    @property
    def team_share(self) -> float:
        return self.blue * self.blue_share + (1 - self.blue) * self.green_share

    @property
    def with_team(self) -> float:
        """What a profiteer may hope for from the miners."""
        return self.gold * max(0.0, self.miners_share - 2)

    @property
    def with_saboteurs(self) -> float:
        return (1 - self.gold) * max(0.0, self.saboteur_share - 2)

    @property
    def gold_pays(self) -> bool:
        """Whether a profiteer should rather join the miners."""
        return self.with_team > self.with_saboteurs

    def of(self, role: int) -> float:
        if role == BLUE:
            return self.gold * self.blue * self.blue_share
        if role == GREEN:
            return self.gold * (1 - self.blue) * self.green_share
        if role == SABOTEUR:
            return (1 - self.gold) * self.saboteur_share
        if role == BOSS:
            return self.gold * max(0.0, self.team_share - 1)
        if role == PROFITEER:
            return self.with_team + self.with_saboteurs
        return self.crystals / self.geologists
