"""What a bot makes of its view before it weighs the moves."""

from permonik.bots.saboteur.belief import gold_belief
from permonik.bots.saboteur.distances import SURVEY, with_card, without_card
from permonik.bots.saboteur.replay import replay
from permonik.bots.saboteur.suspicion import Suspicion
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.digging.distances import FAR, Distances
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur.vocabulary import VOCABULARY


def worth_of(cards: int) -> float:
    """What a goal so many cards away is worth to a miner: every card counts, the last ones count more."""
    if cards == FAR:
        return -20.0
    return -cards - 1.6 * (1 - 0.6**cards)


WORTH = tuple(worth_of(cards) for cards in range(FAR + 1))


class Situation:
    """The mine, the chances and the doubts of one seat at one moment."""

    def __init__(self, view: SaboteurView, seat: int) -> None:
        watched_moves = replay(view)
        self.view = view
        self.me = seat
        self.mine = VOCABULARY.mine_of(view.face_up)
        self.suspicion = Suspicion(view, watched_moves)
        self.belief = gold_belief(view, watched_moves, self.suspicion)
        self.now = SURVEY.distances(self.mine)
        self.outlook = self.worth(self.now)

    def worth(self, distances: Distances) -> float:
        """How well the miners stand with these distances, as far as this seat knows."""
        return sum(chance * WORTH[cards] for chance, cards in zip(self.belief, distances, strict=True) if chance)

    def after_place(self, move: int) -> Distances:
        cell, shape = divmod(move, int(tables.DECK_SHAPES))
        return SURVEY.distances(with_card(self.mine, cell, shape + FIRST_SHAPE))

    def after_rockfall(self, cell: int) -> Distances:
        return SURVEY.distances(without_card(self.mine, cell))

    def gain(self, distances: Distances) -> float:
        return self.worth(distances) - self.outlook

    @property
    def nearest(self) -> int:
        """Cards missing to the nearest goal that may well be the gold."""
        return min(cards for chance, cards in zip(self.belief, self.now, strict=True) if chance > 0.2)

    @property
    def sure(self) -> bool:
        """Whether this seat knows where the gold lies."""
        return max(self.belief) == 1.0
