"""How moves in the mine are weighed: a card nearer to what the role wants is worth about one point."""

from permonik.bots.saboteur.distances import with_goal
from permonik.bots.saboteur2.distances import FEATURES, reach_in
from permonik.bots.saboteur2.situation import Situation
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.saboteur2.tables import DECK_SHAPES, GEOLOGIST, NUMBERING
from permonik.engine.saboteur2.vocabulary import VOCABULARY

NEVER = -10.0
CRYSTAL = 3.0
"""What a crystal is worth to a geologist: a nugget, or half of one."""


def weigh_place(move: int, situation: Situation) -> float:
    gain = situation.gain_of_place(move)
    if situation.role == GEOLOGIST:
        shows_crystal = FEATURES[move % DECK_SHAPES + FIRST_SHAPE] == "crystal"
        return gain + CRYSTAL if shows_crystal else NEVER
    return gain if gain >= 0.1 else NEVER


def weigh_rockfall(cell: int, situation: Situation) -> float:
    """A geologist leaves the mine as it is."""
    return NEVER if situation.role == GEOLOGIST else situation.gain_of_rockfall(cell) - 0.5


def weigh_map(goal: int, situation: Situation) -> float:
    """Worth most where it is a toss-up, and to those who dig."""
    if situation.sure or situation.role == GEOLOGIST:
        return NEVER
    chance = situation.belief[goal]
    return (1.5 if situation.aim.any < 0 else 5) * chance * (1 - chance)


def weigh_turn(move: int, situation: Situation) -> float:
    """How well this seat stands after a stone goal is turned over this way."""
    goal, turned = divmod(move - int(NUMBERING.turns), 2)
    shape = VOCABULARY.shape_of(str(situation.view.goals[goal].face), bool(turned))
    return situation.worth(reach_in(with_goal(situation.mine, goal, shape)))
