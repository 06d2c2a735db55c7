"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from permonik.bots.bot import QuickBot
from permonik.bots.saboteur import miner, saboteur
from permonik.bots.saboteur.belief import gold_places
from permonik.bots.saboteur.distances import SURVEY, with_goal
from permonik.bots.saboteur.situation import Situation
from permonik.bots.thought import Belief, Thought, weighed
from permonik.engine.core.view import View
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur.vocabulary import VOCABULARY


class Apprentice(QuickBot):
    name = "apprentice"

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert isinstance(view, SaboteurView), "the apprentice plays Saboteur"
        assert view.seat is not None, "the audience decides nothing"
        if len(moves) == 1:
            return Thought(moves[0])
        if moves[0] >= tables.KEEPS:
            return Thought(max(moves))
        situation = Situation(view, view.seat)
        return weighed(moves, weigh_all(moves, situation), seed, belief_in(situation))


def belief_in(situation: Situation) -> Belief:
    """Who may be a saboteur, and where the gold may lie."""
    doubts = map(situation.suspicion.of, range(situation.view.seats))
    return Belief(
        tuple({"miner": 1 - doubt, "saboteur": doubt} for doubt in doubts),
        gold_places(situation.view, situation.belief),
    )


def weigh_all(moves: list[int], situation: Situation) -> list[float]:
    digs = situation.view.role == "miner"
    if moves[0] >= tables.NUMBERING.turns:
        sign = 1 if digs else -1
        return [sign * weigh_turn(move, situation) for move in moves]
    if digs:
        return [miner.weigh(move, situation) for move in moves]
    striking = saboteur.strikes(situation)
    return [saboteur.weigh(move, situation, striking) for move in moves]


def weigh_turn(move: int, situation: Situation) -> float:
    """How well the miners stand after a stone goal is turned over this way."""
    goal, turned = divmod(move - int(tables.NUMBERING.turns), 2)
    shape = VOCABULARY.shape_of(str(situation.view.goals[goal].face), bool(turned))
    return situation.worth(SURVEY.distances(with_goal(situation.mine, goal, shape)))
