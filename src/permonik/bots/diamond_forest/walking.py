"""A bot's own way: every move is weighed by the turns that are left after it."""

from permonik.bots.diamond_forest.situation import Situation
from permonik.engine.diamond_forest.boards import cell_at
from permonik.engine.diamond_forest.tables import ENTER, RETREAT, STAY, STEPS, STOP, TRAVELS


def turns_after(move: int, situation: Situation) -> float:
    """Of reveal, step, stop, enter and retreat."""
    search, here = situation.search(situation.me), situation.cell(situation.me)
    if move in (STOP, RETREAT):
        return 1 + search.turns(here)
    if move < STEPS:
        return search.turns_when_turned_over(here, move)
    cell = shown_cell(situation) if move == ENTER else move - STEPS
    tile = situation.woods.tiles[cell]
    assert tile is not None, "what is entered lies face up"
    return search.turns_when_entered(cell, tile)


def shown_cell(situation: Situation) -> int:
    shown = situation.view.shown
    assert shown is not None, "a tile is shown while a seat decides"
    return cell_at(shown)


def turns_from_gallery(move: int, situation: Situation) -> float:
    cell = situation.cell(situation.me) if move == STAY else move - TRAVELS
    return situation.search(situation.me).turns(cell)
