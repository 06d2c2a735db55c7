"""What one seat knows in Lost Mines, built field by field from what it may know and nothing else."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
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
    players_for,
    seen_by,
    seen_by_all,
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


class Common(msgspec.Struct, frozen=True):
    """What the views of all seats are made from; `values` holds secrets and is shown to nobody."""

    walk: WalkingCommon
    shown: Fields
    """The fields that all seats see alike."""
    players: list[Walker]
    treasures: list[LaidOut]
    """As the audience sees them, like the players."""
    values: list[int]
    """Of the treasures."""


def common_of(state: LostMinesState, options: dict[str, OptionValue]) -> Common:
    is_over, seats = state.phase == OVER, range(int(state.seats))
    walk = walking_common(VOCABULARY, state, tokens_of(state), ALL_OPEN if is_over else 0)
    laid_out = [TREASURES[treasure] for treasure in numbers(state.treasures)]
    trolls = sum(token.seat is not None for token in walk.tokens)
    shown = seen_by_all(VOCABULARY, state, options, walk, trolls) | {
        "overcome": VOCABULARY.points(numbers(state.forest.overcome)),
        "treasures_aside": counted_kinds([kind for kind, _, _ in laid_out[len(seats) :]]),
        "results": [result_of(state, number) for number in range(len(state.results))],
    }
    takers, seen = numbers(state.takers), numbers(state.seen_treasures)
    return Common(
        walk=walk,
        shown=shown,
        players=[walker_of(state, walk, player) for player in seats],
        treasures=[
            treasure_of(kind, value, takers[place], lookers(seen, place), is_over=is_over)
            for place, (kind, value, _) in enumerate(laid_out[: len(seats)])
        ],
        values=[value for _, value, _ in laid_out],
    )


def walker_of(state: LostMinesState, walk: WalkingCommon, player: int) -> Walker:
    return Walker(
        **player_of(VOCABULARY, state, walk, player),
        trolls=sum(token.seat == player for token in walk.tokens),
        dragon=state.dragon == player,
        out=bool(state.out >> player & 1),
        points=int(state.points[player]),
    )


def treasure_of(kind: str, value: int, taker: int, seen: list[int], *, is_over: bool) -> LaidOut:
    """After the last round all gathered treasures lie open (LM-146, LM-242)."""
    is_taken = taker != NOBODY
    return LaidOut(kind, value if is_over and is_taken else None, taker if is_taken else None, seen)


def treasures_for(common: Common, seat: int | None) -> list[LaidOut]:
    return [
        replace(treasure, value=common.values[place]) if seat in treasure.seen_by else treasure
        for place, treasure in enumerate(common.treasures)
    ]


def counted_kinds(kinds: list[str]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in KINDS}


def reach_of(state: LostMinesState, seat: int | None) -> list[Reach]:
    if seat != state.turn or state.phase != WALKING:
        return []
    forest, figure = state.forest, state.turn
    return [
        Reach(way_of(VOCABULARY, steps), [int(forest.toll(figure, step)) for step in steps])
        for steps in forest.ways_from(figure, forest.figures[figure], state.steps)
    ]


def own_fields(state: LostMinesState, seat: int | None, common: Common) -> Fields:
    """The fields that a seat sees for itself; None is the audience."""
    return seen_by(VOCABULARY, state, seat, common.walk) | {
        "players": players_for(VOCABULARY, common.walk, common.players, seat),
        "reach": reach_of(state, seat),
        "treasures": treasures_for(common, seat),
    }
