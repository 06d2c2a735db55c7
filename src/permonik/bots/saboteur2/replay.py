"""What everybody saw happen in this round, with the distances to the goals before and after each move."""

from typing import NamedTuple

from permonik.bots.saboteur.replay import (
    IN_THE_MINE,
    WATCHED,
    WatchedMove,
    affected,
    change,
    facts_of_round,
    first_mine,
)
from permonik.bots.saboteur2.distances import Reach, reach_in
from permonik.engine.digging.tables import LOOKED, UNCOVERED
from permonik.engine.saboteur2.tables import IMPRISONED, RELEASED, SWAPPED_HATS
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY

SEEN = (*WATCHED, IMPRISONED, RELEASED, SWAPPED_HATS)


class ExpansionMove(NamedTuple):
    """A watched move, and what the expansion adds to it."""

    watched: WatchedMove
    """With the distances for those who pass all doors."""
    feature: str
    """The door, ladder or crystal of the card that was placed or removed."""
    before: Reach
    after: Reach


def replay(view: Saboteur2View) -> list[ExpansionMove]:
    facts = facts_of_round(view.history, SEEN)
    mine = first_mine(VOCABULARY, view, facts)
    now = reach_in(mine)
    seen = [0] * view.seats
    seat = 0
    moves: list[ExpansionMove] = []
    for fact in facts:
        # A goal is uncovered by the seat that placed the card just before.
        seat = seat if fact.kind == UNCOVERED else fact.seat
        before, on, dead_end, feature = now, affected(VOCABULARY, fact), False, ""
        if fact.kind in IN_THE_MINE:
            card = VOCABULARY.cards[fact.card]
            dead_end, feature = card.dead_end, card.feature
            change(VOCABULARY, mine, fact)
            now = reach_in(mine)
        moves.append(
            ExpansionMove(
                WatchedMove(fact.kind, seat, on, dead_end, before.any, now.any, seen[seat]), feature, before, now
            )
        )
        if fact.kind == LOOKED:
            seen[seat] |= 1 << on
    return moves
