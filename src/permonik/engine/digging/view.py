"""What one seat knows in any game of digging, built field by field from what it may know and nothing else."""

from collections.abc import Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.options import OptionValue
from permonik.engine.core.view import View, common_fields
from permonik.engine.digging import tables
from permonik.engine.digging.formats import Goal
from permonik.engine.digging.state import DiggingState
from permonik.engine.digging.tools import TOOLS, tools_in
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.hands.seen import AUDIENCE, discards_of, hand_of, hidden_counts, unseen_counts

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
    """What the views of all seats are made from. `roles` holds secrets and is shown to nobody as it is."""

    mine: list[Laid]
    goals: list[Goal]
    """As the audience sees them."""
    roles: list[int]
    discarders: list[int]
    hidden: list[int]
    """How many there are of each card of the deck that not all have seen."""


def digging_common(vocabulary: Vocabulary, state: DiggingState) -> DiggingCommon:
    return DiggingCommon(
        mine=vocabulary.laid_cards(state.mine),
        goals=goals_of(vocabulary, state),
        roles=numbers(state.roles),
        discarders=[entry >> 8 for entry in numbers(state.discards)],
        hidden=hidden_counts(state, len(vocabulary.deck_names)),
    )


def goals_of(vocabulary: Vocabulary, state: DiggingState) -> list[Goal]:
    """As everybody sees them."""
    cells, turning = bytes(state.mine.cells), int(state.turning) if state.phase == tables.TURNING else -1
    shapes = bytes([cells[cell] for cell in vocabulary.goal_cells])
    faces = tuple(
        [face if shapes[goal] != FACE_DOWN or goal == turning else None for goal, face in enumerate(bytes(state.goals))]
    )
    return goals_in_words(vocabulary, shapes, faces, bytes(state.seen))


@lru_cache(maxsize=10_000)  # they are looked at after every move and seldom change
def goals_in_words(vocabulary: Vocabulary, shapes: bytes, faces: tuple[int | None, ...], seen: bytes) -> list[Goal]:
    return [
        Goal(
            x,
            y,
            face=None if face is None else vocabulary.faces[face],
            turned=None if shape == FACE_DOWN else bool(vocabulary.numbering.shape_turned[shape]),
            seen_by=[other for other, goals in enumerate(seen) if goals >> goal & 1],
        )
        for goal, ((x, y), shape, face) in enumerate(zip(vocabulary.goals, shapes, faces, strict=True))
    ]


def goals_for(vocabulary: Vocabulary, state: DiggingState, goals: list[Goal], seat: int | None) -> list[Goal]:
    if seat is None or not state.seen[seat]:
        return goals
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
        **common_fields(state, options),
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
    own, names = AUDIENCE if seat is None else seat, vocabulary.deck_names
    return {
        "seat": seat,
        "role": None if seat is None else vocabulary.roles[common.roles[seat]],
        "hand": hand_of(state, own, names),
        "goals": goals_for(vocabulary, state, common.goals, seat),
        "unseen": unseen_counts(state, own, common.hidden, names),
        "own_discards": discards_of(state, own, names),
    }
