"""How far the goals are in the mine that a bot sees, and in the mine as it may become."""

from permonik.engine.digging.distances import Survey
from permonik.engine.digging.mine import Mine
from permonik.engine.saboteur.tables import NUMBERING

SURVEY = Survey(NUMBERING)


def with_card(mine: Mine, cell: int, shape: int) -> Mine:
    mine = mine.clone()
    mine.lay(cell, shape)
    return mine


def without_card(mine: Mine, cell: int) -> Mine:
    mine = mine.clone()
    mine.take(cell)
    return mine


def with_goal(mine: Mine, goal: int, shape: int) -> Mine:
    """The mine with a goal turned over."""
    mine = mine.clone()
    mine.settle(mine.layout.covered[goal], shape)
    return mine
