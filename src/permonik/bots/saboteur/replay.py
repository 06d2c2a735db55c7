"""What everybody saw happen in this round, with the distances to the goals before and after each move."""

from collections.abc import Container
from typing import NamedTuple

from permonik.bots.saboteur.distances import SURVEY
from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, VALUE_AT
from permonik.engine.digging.distances import Distances
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.tables import BROKE, COLLAPSED, DEALT, LOOKED, PLACED, REPAIRED, UNCOVERED
from permonik.engine.digging.view import DiggingView
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur.vocabulary import VOCABULARY

WATCHED = (PLACED, COLLAPSED, UNCOVERED, BROKE, REPAIRED, LOOKED)
IN_THE_MINE = (PLACED, COLLAPSED, UNCOVERED)


class Fact(NamedTuple):
    """A word of the history, taken apart: `game.told` would cost as much as the whole decision."""

    kind: int
    seat: int
    card: int
    cell: int
    value: int


class WatchedMove(NamedTuple):
    """One thing that a seat did for all to see."""

    kind: int
    seat: int
    on: int
    """The other seat of a break or repair, or the number of the goal that was looked at or uncovered."""
    dead_end: bool
    """Whether a dead end was placed or removed."""
    before: Distances
    after: Distances
    seen: int
    """The goals, as bits, that the seat had looked at before."""


def fact_of(word: int) -> Fact:
    return Fact(
        word & 63,
        word >> SEAT_AT & 15,
        word >> CARD_AT & 255,
        word >> CELL_AT & 0x3FFF,
        word >> VALUE_AT & 255,
    )


def facts_of_round(history: list[list[int]], watched: Container[int] = WATCHED) -> list[Fact]:
    """What was told since the last deal and matters here."""
    facts: list[Fact] = []
    for row in reversed(history):
        for word in reversed(row):
            kind = word & 63
            if kind == DEALT:
                facts.reverse()
                return facts
            if kind in watched:
                facts.append(fact_of(word))
    facts.reverse()
    return facts


def first_mine(vocabulary: Vocabulary, view: DiggingView, facts: list[Fact]) -> Mine:
    """The mine before these facts: empty, except in a drawn position, which has no past."""
    told = {vocabulary.grid.point(fact.cell) for fact in facts if fact.kind in (PLACED, UNCOVERED)}
    return vocabulary.mine_of(card for card in view.face_up if (card.x, card.y) not in told)


def change(vocabulary: Vocabulary, mine: Mine, fact: Fact) -> None:
    """Does to the mine what was told."""
    shape = vocabulary.numbering.card_shape[fact.card] + fact.value
    if fact.kind == PLACED:
        mine.lay(fact.cell, shape)
    elif fact.kind == UNCOVERED:
        mine.settle(fact.cell, shape)
    elif mine.is_face_up(fact.cell):  # of a card that was drawn and is gone nothing is known
        mine.take(fact.cell)


def affected(vocabulary: Vocabulary, fact: Fact) -> int:
    """The goal or the seat that a fact is about."""
    if fact.kind in (LOOKED, UNCOVERED):
        return vocabulary.goals.index(vocabulary.grid.point(fact.cell))
    return fact.value & 15


def replay(view: SaboteurView) -> list[WatchedMove]:
    facts = facts_of_round(view.history)
    mine = first_mine(VOCABULARY, view, facts)
    now = SURVEY.distances(mine)
    seen = [0] * view.seats
    seat = 0
    watched_moves: list[WatchedMove] = []
    for fact in facts:
        # A goal is uncovered by the seat that placed the card just before.
        seat = seat if fact.kind == UNCOVERED else fact.seat
        before, on, dead_end = now, affected(VOCABULARY, fact), False
        if fact.kind in IN_THE_MINE:
            dead_end = VOCABULARY.cards[fact.card].dead_end
            change(VOCABULARY, mine, fact)
            now = SURVEY.distances(mine)
        watched_moves.append(WatchedMove(fact.kind, seat, on, dead_end, before, now, seen[seat]))
        if fact.kind == LOOKED:
            seen[seat] |= 1 << on
    return watched_moves
