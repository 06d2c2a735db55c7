"""The bot that plays by rules of thumb, as a family does after a few evenings."""

from permonik.bots.bot import Bot, one_of_the_best
from permonik.bots.saboteur import miner, saboteur
from permonik.bots.saboteur.digging import GOAL_CELLS, shape_of
from permonik.bots.saboteur.situation import Situation
from permonik.engine.core.view import View
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import NUMBER
from permonik.engine.saboteur.view import SaboteurView


class Apprentice(Bot):
    name = "apprentice"

    def decide(self, view: View | None, moves: list[int], seed: int, budget: int) -> int:
        assert isinstance(view, SaboteurView), "the apprentice plays Saboteur"
        assert view.seat is not None, "the audience decides nothing"
        if len(moves) == 1:
            return moves[0]
        if moves[0] >= tables.KEEPS:
            return max(moves)
        return one_of_the_best(moves, weigh_all(moves, Situation(view, view.seat)), seed)


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
    goal, turned = divmod(move - tables.NUMBERING.turns, 2)
    sketch = situation.sketch.copy()
    sketch.uncover(GOAL_CELLS[goal], shape_of(NUMBER[str(situation.view.goals[goal].face)], turned))
    return situation.worth(sketch.distances())
