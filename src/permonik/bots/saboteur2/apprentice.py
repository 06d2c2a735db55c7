"""The bot that plays by rules of thumb, each of the six roles for its own pay."""

from permonik.bots.bot import QuickBot
from permonik.bots.saboteur.belief import gold_places
from permonik.bots.saboteur2.digging import NEVER, weigh_map, weigh_place, weigh_rockfall, weigh_turn
from permonik.bots.saboteur2.passing import weigh_pass, weigh_shed
from permonik.bots.saboteur2.situation import Situation
from permonik.bots.saboteur2.tricks import ON_SEAT, weigh_theft
from permonik.bots.thought import Belief, Thought, weighed
from permonik.engine.core.view import View
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.tables import NUMBERING
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY


class Apprentice(QuickBot):
    name = "apprentice"

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert isinstance(view, Saboteur2View), "this apprentice plays Saboteur with the expansion"
        assert view.seat is not None, "the audience decides nothing"
        if len(moves) == 1:
            return Thought(moves[0])
        if view.phase == "stealing":
            return weighed(moves, [weigh_steal(move, view) for move in moves], seed)
        situation = Situation(view, view.seat)
        return weighed(moves, [weigh(move, situation) for move in moves], seed, belief_in(situation))


def belief_in(situation: Situation) -> Belief:
    """Which roles the seats may have, and where the gold may lie."""
    return Belief(
        tuple(dict(zip(VOCABULARY.roles, odds, strict=True)) for odds in situation.guess.odds),
        gold_places(situation.view, situation.belief),
    )


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
