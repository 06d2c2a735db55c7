"""The bot that plays by rules of thumb, each of the six roles for its own pay."""

from permonik.bots.bot import Bot, one_of_the_best
from permonik.bots.saboteur2.digging import NEVER, weigh_map, weigh_place, weigh_rockfall, weigh_turn
from permonik.bots.saboteur2.passing import weigh_pass, weigh_shed
from permonik.bots.saboteur2.situation import Situation
from permonik.bots.saboteur2.tricks import ON_SEAT, weigh_theft
from permonik.engine.core.view import View
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.tables import NUMBERING
from permonik.engine.saboteur2.view import Saboteur2View


class Apprentice(Bot):
    name = "apprentice"

    def decide(self, view: View | None, moves: list[int], seed: int, budget: int) -> int:
        assert isinstance(view, Saboteur2View), "this apprentice plays Saboteur with the expansion"
        assert view.seat is not None, "the audience decides nothing"
        if len(moves) == 1:
            return moves[0]
        if view.phase == "stealing":
            weights = [weigh_steal(move, view) for move in moves]
        else:
            situation = Situation(view, view.seat)
            weights = [weigh(move, situation) for move in moves]
        return one_of_the_best(moves, weights, seed)


def weigh_steal(move: int, view: Saboteur2View) -> float:
    """From the richest."""
    return NEVER if move == tables.LEAVE else float(view.players[move - tables.STEALS].gold)


def weigh(move: int, situation: Situation) -> float:
    if move < tables.DISCARDS:
        return weigh_place(move, situation)
    if NUMBERING.rockfalls <= move < NUMBERING.maps:
        return weigh_rockfall(move - int(NUMBERING.rockfalls), situation)
    if NUMBERING.maps <= move < NUMBERING.turns:
        return weigh_map(move - int(NUMBERING.maps), situation)
    if NUMBERING.turns <= move < NUMBERING.turns_end:
        return weigh_turn(move, situation)
    if move == tables.ENOUGH:
        return 0.0
    taken = NOTATION.parts(move)
    if taken.seat is not None:
        return ON_SEAT[taken.kind](taken.seat, situation)
    if taken.kind == "shed":
        return weigh_shed(str(taken.facts["harm"]), situation)
    return weigh_theft(situation) if taken.kind == "theft" else weigh_pass(str(taken.card), situation)
