"""How far the goals are for whom, in the mine that a bot sees and after a move: doors stop one team each."""

from typing import NamedTuple

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.digging.distances import Distances, Survey
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import BLUE_DOOR, GREEN_DOOR
from permonik.engine.saboteur2.cards import CARDS, SHAPES
from permonik.engine.saboteur2.tables import NUMBERING

SURVEY = Survey(NUMBERING)
FEATURES = ("",) * FIRST_SHAPE + tuple(CARDS[shape.card].feature for shape in SHAPES)


class Reach(NamedTuple):
    """Cards missing to each goal."""

    blue: Distances
    """For those whom green doors stop."""
    green: Distances
    any: Distances
    """For those who pass all doors: this ends the round."""


def reach_in(mine: Mine) -> Reach:
    everybody = SURVEY.distances(mine)
    for_blue, for_green = SURVEY.without_doors(mine, GREEN_DOOR), SURVEY.without_doors(mine, BLUE_DOOR)
    blue = everybody if for_blue is mine else SURVEY.distances(for_blue)
    green = everybody if for_green is mine else SURVEY.distances(for_green)
    return Reach(blue, green, everybody)
