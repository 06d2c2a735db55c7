"""What one seat knows in Lost Mines, built field by field from what it may know and nothing else."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import CLANS, KINDS, ROLES, TREASURES
from permonik.engine.lost_mines.events import ENDINGS
from permonik.engine.lost_mines.formats import Pot, RoundScore, Treasure
from permonik.engine.lost_mines.state import LostMinesState, Result
from permonik.engine.lost_mines.tables import OVER, TRAP_TOKEN, TROLL_TOKEN
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking.formats import Token
from permonik.engine.walking.tables import WALKING
from permonik.engine.walking.view import (
    Reach,
    WalkingCommon,
    WalkingPlayer,
    WalkingView,
    borders,
    lookers,
    player_of,
    seen_by,
    walking_common,
    way_of,
)

ALL_OPEN = -1
"""The dwarf cards of all seats, as bits."""


class Walker(WalkingPlayer, frozen=True):
    """What lies in front of a seat."""

    trolls: int
    """Troll cards that lie face up."""
    dragon: bool
    out: bool
    points: int


class LaidOut(msgspec.Struct, frozen=True):
    """A treasure on its place, or taken from there."""

    kind: str
    value: int | None
    """As far as the seat that looks knows it."""
    taker: int | None
    seen_by: list[int]
    """Who has looked at it or taken it."""


class LostMinesView(WalkingView, frozen=True, kw_only=True):
    """A seat's information set in Lost Mines."""

    players: list[Walker]
    reach: list[Reach]
    overcome: list[tuple[int, int]]
    """The obstacles with a tool on them."""
    treasures: list[LaidOut]
    treasures_aside: dict[str, int]
    """How many treasures of each kind were set aside."""
    results: list[RoundScore]


def result_of(state: LostMinesState, number: int) -> RoundScore:
    return result_in_words(state.results[number], number + 1)


@lru_cache(maxsize=256)  # every view of the rounds that follow has it; a result holds a whole forest
def result_in_words(result: Result, round_number: int) -> RoundScore:
    return RoundScore(
        round=round_number,
        why=ENDINGS[result.why],
        finisher=result.finisher,
        roles=[ROLES[dwarf] for dwarf in result.dwarves],
        treasures=[
            Treasure(place, *TREASURES[result.treasures[place]][:2], taker)
            for place, taker in enumerate(result.takers)
            if taker != NOBODY
        ],
        dragon=result.dragon,
        pots=[
            Pot(
                clan=CLANS[pot.clan],
                members=list(pot.members),
                total=pot.total,
                share=pot.share,
                remainder=pot.remainder,
                holders=list(pot.holders),
                lost=pot.remainder % len(pot.holders) if pot.holders else pot.remainder,
            )
            for pot in result.pots
        ],
        gains=list(result.gains),
        laid=VOCABULARY.laid_cards(result.forest) + VOCABULARY.uncovered(result.forest),
    )


def tokens_of(state: LostMinesState) -> list[Token]:
    return [
        Token(x, y, side, "trap", None) if token == TRAP_TOKEN else Token(x, y, side, "troll", token - TROLL_TOKEN)
        for x, y, side, token in borders(VOCABULARY, state)
    ]


@dataclass(frozen=True, slots=True)
class Common:
    """What the views of all seats are made from; `treasures` holds secrets and is shown to nobody."""

    walk: WalkingCommon
    treasures: list[int]
    takers: list[int]
    seen_treasures: list[int]
    results: list[RoundScore]


def common_of(state: LostMinesState) -> Common:
    return Common(
        walk=walking_common(VOCABULARY, state, tokens_of(state), ALL_OPEN if state.phase == OVER else 0),
        treasures=numbers(state.treasures),
        takers=numbers(state.takers),
        seen_treasures=numbers(state.seen_treasures),
        results=[result_of(state, number) for number in range(len(state.results))],
    )


def walker_of(state: LostMinesState, common: Common, player: int, seat: int | None) -> Walker:
    return Walker(
        **player_of(VOCABULARY, state, common.walk, player, seat),
        trolls=sum(token.seat == player for token in common.walk.tokens),
        dragon=state.dragon == player,
        out=bool(state.out >> player & 1),
        points=int(state.points[player]),
    )


def treasure_of(common: Common, place: int, seat: int | None) -> LaidOut:
    """After the last round all gathered treasures lie open (LM-146, LM-242)."""
    kind, value, _ = TREASURES[common.treasures[place]]
    taker, seen = common.takers[place], lookers(common.seen_treasures, place)
    known = seat in seen or (common.walk.open_dwarves == ALL_OPEN and taker != NOBODY)
    return LaidOut(kind, value if known else None, None if taker == NOBODY else taker, seen)


def aside_of(common: Common, seats: int) -> dict[str, int]:
    kinds = [TREASURES[treasure][0] for treasure in common.treasures[seats:]]
    return {kind: kinds.count(kind) for kind in KINDS}


def reach_of(state: LostMinesState, seat: int | None) -> list[Reach]:
    if seat != state.turn or state.phase != WALKING:
        return []
    forest, figure = state.forest, state.turn
    return [
        Reach(way_of(VOCABULARY, steps), [int(forest.toll(figure, step)) for step in steps])
        for steps in forest.ways_from(figure, forest.figures[figure], state.steps)
    ]


def view(
    state: LostMinesState, seat: int | None, options: dict[str, OptionValue], history: list[list[int]], common: Common
) -> LostMinesView:
    """All that a seat knows; None is the audience."""
    seats = range(int(state.seats))
    trolls = sum(token.seat is not None for token in common.walk.tokens)
    return LostMinesView(
        **seen_by(VOCABULARY, state, seat, options, history, common.walk, trolls),
        players=[walker_of(state, common, player, seat) for player in seats],
        reach=reach_of(state, seat),
        overcome=VOCABULARY.points(numbers(state.forest.overcome)),
        treasures=[treasure_of(common, place, seat) for place in seats],
        treasures_aside=aside_of(common, len(seats)),
        results=common.results,
    )
