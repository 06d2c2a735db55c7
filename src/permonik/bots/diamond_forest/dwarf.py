"""The bots of Diamond Forest: one way to play, and memories of different length."""

from collections.abc import Callable, Mapping

from permonik.bots.bot import QuickBot
from permonik.bots.diamond_forest.kindness import (
    turns_after_trade,
    weigh_look,
    weigh_proposal,
    weigh_swap,
    weigh_whisk,
)
from permonik.bots.diamond_forest.situation import Situation
from permonik.bots.diamond_forest.walking import turns_after, turns_from_gallery
from permonik.bots.thought import Belief, Thought, weighed
from permonik.engine.core.randomness import Fast
from permonik.engine.core.view import View
from permonik.engine.diamond_forest.tables import PAY
from permonik.engine.diamond_forest.tiles import NAMES
from permonik.engine.diamond_forest.view import ForestView

NEARLY = 0.02
"""Moves that differ by less are equally good."""
WEIGHED: Mapping[str, Callable[[int, Situation], float]] = {
    "choosing": turns_after,
    "deciding": turns_after,
    "travelling": turns_from_gallery,
    "trading": turns_after_trade,
    "looking": weigh_look,
    "whisking": weigh_whisk,
    "voting": weigh_whisk,
    "agreeing": weigh_proposal,
    "shuffling": weigh_swap,
}
"""How the moves of a phase are weighed: the least is the best. Where nothing is said, chance decides."""


class Dwarf(QuickBot):
    """Keeps a tile in mind with the chance `recall`."""

    recall: float

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert isinstance(view, ForestView), "a dwarf plays Diamond Forest"
        assert view.seat is not None, "the audience decides nothing"
        if PAY in moves:
            return Thought(PAY)
        weigh = WEIGHED.get(view.phase)
        if weigh is None or len(moves) == 1:
            return Thought(moves[Fast(seed).below(len(moves))], sureness=1 / len(moves))
        situation = Situation(view, view.seat, self.recall)
        weights = [-weigh(move, situation) for move in moves]
        return weighed(moves, weights, seed, belief_in(situation), NEARLY)


def belief_in(situation: Situation) -> Belief:
    """What lies under the covered tiles: what the dwarf remembers, and elsewhere what is left."""
    woods = situation.woods
    unknown = {NAMES[tile]: chance for tile, chance in woods.chances() if chance}
    hidden = {
        f"{tile.x},{tile.y}": unknown if number is None else {NAMES[number]: 1.0}
        for tile, number in zip(situation.view.tiles, woods.tiles.values(), strict=True)
        if not tile.up
    }
    return Belief(hidden=hidden)


class Apprentice(Dwarf):
    """Forgets a lot."""

    name = "apprentice"
    recall = 0.4


class Journeyman(Dwarf):
    """Remembers some."""

    name = "journeyman"
    recall = 0.7


class Master(Dwarf):
    """Remembers all."""

    name = "master"
    recall = 1.0
