"""What one seat knows in any game of digging, built field by field from what it may know and nothing else."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.options import OptionValue
from permonik.engine.core.view import View
from permonik.engine.digging import tables
from permonik.engine.digging.formats import Goal
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tools import TOOLS, tools_in
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.hands.words import counted, hands_of, hidden_cards, without

BROKEN = tuple(tools_in(bits) for bits in range(1 << len(TOOLS)))


class DiggingPlayer(msgspec.Struct, frozen=True):
    """What every game of digging shows of a seat."""

    cards: int
    broken: list[str]
    discarded: int


class DiggingView(View, frozen=True, kw_only=True):
    """What the information sets of all games of digging have."""

    round: int
    phase: str
    first: int
    last: int
    role: str | None
    hand: list[str]
    mine: list[Laid]
    goals: list[Goal]
    players: Sequence[DiggingPlayer]
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

    @property
    def face_up(self) -> list[Laid]:
        """What lies face up, but for the start."""
        goals = [Laid(goal.x, goal.y, str(goal.face), goal.turned) for goal in self.goals if goal.turned is not None]
        return [*self.mine, *goals]


class DiggingCommon(msgspec.Struct, frozen=True):
    """What the views of all seats are made from. `roles`, `hands` and `discards` hold secrets and are shown to nobody
    as they are."""

    mine: list[Laid]
    goals: list[Goal]
    """As the audience sees them."""
    roles: list[int]
    hands: list[list[int]]
    discards: list[int]
    discarders: list[int]
    hidden: dict[str, int]
    """How many there are of each card of the deck that not all have seen."""


def digging_common(vocabulary: Vocabulary, state: DiggingState) -> DiggingCommon:
    discards, seen = numbers(state.discards), numbers(state.seen)
    return DiggingCommon(
        mine=vocabulary.laid_cards(state.mine),
        goals=[goal_of(vocabulary, state, goal, seen) for goal in range(tables.GOALS)],
        roles=numbers(state.roles),
        hands=hands_of(state),
        discards=discards,
        discarders=[entry >> 8 for entry in discards],
        hidden=counted(vocabulary.deck_names, hidden_cards(state)),
    )


def goal_of(vocabulary: Vocabulary, state: DiggingState, goal: int, seen: list[int]) -> Goal:
    """As everybody sees it."""
    seen_by = [other for other, goals in enumerate(seen) if goals >> goal & 1]
    shape = int(state.mine.cells[vocabulary.numbering.goal_cells[goal]])
    being_turned = state.phase == tables.TURNING and state.turning == goal
    known = shape != FACE_DOWN or being_turned
    x, y = vocabulary.goals[goal]
    return Goal(
        x,
        y,
        face=vocabulary.faces[int(state.goals[goal])] if known else None,
        turned=None if shape == FACE_DOWN else bool(vocabulary.numbering.shape_turned[shape]),
        seen_by=seen_by,
    )


def broken_of(state: DiggingState, player: int) -> list[str]:
    return list(BROKEN[int(state.broken[player])])


def goals_for(vocabulary: Vocabulary, state: DiggingState, goals: list[Goal], seat: int | None) -> list[Goal]:
    return [
        replace(goal, face=vocabulary.faces[int(state.goals[number])]) if seat in goal.seen_by else goal
        for number, goal in enumerate(goals)
    ]


def seen_by_all(
    vocabulary: Vocabulary, state: DiggingState, options: dict[str, OptionValue], common: DiggingCommon
) -> Fields:
    """The fields that all games of digging have and all seats see alike."""
    turning = state.phase == tables.TURNING
    return {
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "options": options,
        "seats": int(state.seats),
        "number": state.number,
        "to_move": int(state.to_move),
        "over": state.over,
        "round": int(state.round),
        "phase": vocabulary.phases[state.phase],
        "first": int(state.first),
        "last": int(state.last),
        "mine": common.mine,
        "draw_pile": int(state.left),
        "discarders": common.discarders,
        "turning": int(state.turning) if turning else None,
        "just_laid": vocabulary.grid.point(int(state.just_laid)) if turning else None,
    }


def seen_by(vocabulary: Vocabulary, state: DiggingState, seat: int | None, common: DiggingCommon) -> Fields:
    """The fields of a seat's view that all games of digging have and each seat sees for itself, `players` and
    `history` left out; None is the audience."""
    hand = [] if seat is None else vocabulary.names_of(common.hands[seat])
    own_discards = vocabulary.names_of([entry & 255 for entry in common.discards if entry >> 8 == seat])
    return {
        "seat": seat,
        "role": None if seat is None else vocabulary.roles[common.roles[seat]],
        "hand": hand,
        "goals": goals_for(vocabulary, state, common.goals, seat),
        "unseen": without(common.hidden, hand + own_discards),
        "own_discards": own_discards,
    }
