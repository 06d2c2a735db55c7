"""What one seat knows in any game of digging, built field by field from what it may know and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.core.view import View
from permonik.engine.digging import kit
from permonik.engine.digging.book import Book
from permonik.engine.digging.facts import Goal, Laid
from permonik.engine.digging.state import Dig
from permonik.engine.digging.tools import TOOLS, tools_in
from permonik.engine.hands.words import counted, held_by, hidden_cards, unseen_cards

BROKEN = tuple(tools_in(bits) for bits in range(1 << len(TOOLS)))


class DigPlayer(msgspec.Struct, frozen=True):
    """What every game of digging shows of a seat."""

    cards: int
    broken: list[str]
    discarded: int


class DigView(View, frozen=True, kw_only=True):
    """What the information sets of all games of digging have."""

    round: int
    phase: str
    first: int
    last: int
    role: str | None
    hand: list[str]
    mine: list[Laid]
    goals: list[Goal]
    players: Sequence[DigPlayer]
    draw_pile: int
    unseen: dict[str, int]
    """Cards of the deck this seat cannot place: in other hands, in the draw pile, set aside, or discarded unseen by
    others."""
    own_discards: list[str]
    discarders: list[int]
    """Who discarded a card unseen in this round, in order."""
    turning: int | None
    """The number of the goal that the seat to move must turn."""
    just_laid: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class DigCommon:
    """What the views of all seats are made from. `hidden` and `discards` hold secrets and are shown to nobody."""

    mine: list[Laid]
    goals: list[Goal]
    """As the audience sees them."""
    discards: list[int]
    discarders: list[int]
    hidden: list[int]
    """How many there are of each card of the deck that not all have seen."""


def dig_common(book: Book, state: Dig) -> DigCommon:
    discards = numbers(state.discards)
    return DigCommon(
        mine=book.tunnels(state.mine),
        goals=[goal_of(book, state, goal) for goal in range(kit.GOALS)],
        discards=discards,
        discarders=[entry >> 8 for entry in discards],
        hidden=counted(len(book.deck), hidden_cards(state)),
    )


def goal_of(book: Book, state: Dig, goal: int) -> Goal:
    """As everybody sees it."""
    seen_by = [other for other, goals in enumerate(numbers(state.seen)) if goals >> goal & 1]
    shape = int(state.mine.cells[book.kit.goal_cells[goal]])
    being_turned = state.phase == kit.TURNING and state.turning == goal
    known = shape != FACE_DOWN or being_turned
    x, y = book.goals[goal]
    return Goal(
        x,
        y,
        face=book.faces[int(state.goals[goal])] if known else None,
        turned=None if shape == FACE_DOWN else bool(book.kit.shape_turned[shape]),
        seen_by=seen_by,
    )


def broken_of(state: Dig, player: int) -> list[str]:
    return list(BROKEN[int(state.broken[player])])


def goals_for(book: Book, state: Dig, goals: list[Goal], seat: int | None) -> list[Goal]:
    return [
        replace(goal, face=book.faces[int(state.goals[number])]) if seat in goal.seen_by else goal
        for number, goal in enumerate(goals)
    ]


def seen_by(
    book: Book,
    state: Dig,
    seat: int | None,
    options: dict[str, OptionValue],
    history: list[list[int]],
    common: DigCommon,
) -> dict[str, Any]:
    """The fields of a seat's view that all games of digging have, `players` left out; None is the audience."""
    hand = [] if seat is None else held_by(state, seat)
    own_discards = [entry & 255 for entry in common.discards if entry >> 8 == seat]
    turning = state.phase == kit.TURNING
    return {
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "options": options,
        "seats": int(state.seats),
        "seat": seat,
        "number": state.number,
        "to_move": int(state.to_move),
        "over": state.over,
        "history": history,
        "round": int(state.round),
        "phase": book.phases[state.phase],
        "first": int(state.first),
        "last": int(state.last),
        "role": None if seat is None else book.roles[int(state.roles[seat])],
        "hand": book.names_of(hand),
        "mine": common.mine,
        "goals": goals_for(book, state, common.goals, seat),
        "draw_pile": int(state.left),
        "unseen": unseen_cards(book.deck_names, common.hidden, hand + own_discards),
        "own_discards": book.names_of(own_discards),
        "discarders": common.discarders,
        "turning": int(state.turning) if turning else None,
        "just_laid": book.grid.point(int(state.just_laid)) if turning else None,
    }
