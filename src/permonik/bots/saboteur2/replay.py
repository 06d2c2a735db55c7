"""What everybody saw happen in this round, with the distances to the goals before and after each move."""

from typing import NamedTuple

from permonik.bots.saboteur.replay import IN_THE_MINE, WATCHED, Fact, WatchedMove, affected, facts_of_round
from permonik.bots.saboteur2.sketch import (
    FEATURES,
    GOAL_CELLS,
    NO_TUNNELS,
    TUNNELS,
    Reach,
    Sketch,
    cell_at,
    shape_of,
    sketch_of,
)
from permonik.engine.digging.tables import COLLAPSED, LOOKED, PLACED, UNCOVERED
from permonik.engine.saboteur2.tables import IMPRISONED, RELEASED, SWAPPED_HATS
from permonik.engine.saboteur2.view import Saboteur2View

SEEN = (*WATCHED, IMPRISONED, RELEASED, SWAPPED_HATS)


class ExpansionMove(NamedTuple):
    """A watched move, and what the expansion adds to it."""

    watched: WatchedMove
    """With the distances for those who pass all doors."""
    feature: str
    """The door, ladder or crystal of the card that was placed or removed."""
    before: Reach
    after: Reach


def first_sketch(view: Saboteur2View, facts: list[Fact]) -> Sketch:
    """The mine before these facts: empty, except in a drawn position, which has no past."""
    told = {fact.cell for fact in facts if fact.kind in (PLACED, UNCOVERED)}
    mine = [laid for laid in view.mine if cell_at(laid.x, laid.y) not in told]
    return sketch_of(mine, [goal for goal in view.goals if cell_at(goal.x, goal.y) not in told])


def change(sketch: Sketch, fact: Fact) -> Reach:
    """Does to the mine what was told; returns the distances after it."""
    if fact.kind == COLLAPSED:
        sketch.collapse(fact.cell)
    elif fact.kind == PLACED:
        sketch.put(fact.cell, shape_of(fact.card, fact.value))
    else:
        sketch.uncover(fact.cell, shape_of(fact.card, fact.value))
    return sketch.reach()


def replay(view: Saboteur2View) -> list[ExpansionMove]:
    facts = facts_of_round(view.history, SEEN)
    sketch = first_sketch(view, facts)
    now = sketch.reach()
    seen = [0] * view.seats
    seat = 0
    moves: list[ExpansionMove] = []
    for fact in facts:
        # A goal is uncovered by the seat that placed the card just before.
        seat = seat if fact.kind == UNCOVERED else fact.seat
        before, on, dead_end, feature = now, affected(fact, GOAL_CELLS), False, ""
        if fact.kind in IN_THE_MINE:
            shape = shape_of(fact.card, 0)
            dead_end, feature = TUNNELS[shape] == NO_TUNNELS, FEATURES[shape]
            now = change(sketch, fact)
        moves.append(
            ExpansionMove(
                WatchedMove(fact.kind, seat, on, dead_end, before.any, now.any, seen[seat]), feature, before, now
            )
        )
        if fact.kind == LOOKED:
            seen[seat] |= 1 << on
    return moves
