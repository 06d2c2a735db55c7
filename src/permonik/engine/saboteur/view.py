"""What one seat knows, built field by field from what it may know and nothing else."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.digging.view import DiggingCommon, DiggingPlayer, DiggingView, broken_of, digging_common, seen_by
from permonik.engine.saboteur.formats import RoundResult
from permonik.engine.saboteur.state import Result, SaboteurState
from permonik.engine.saboteur.vocabulary import VOCABULARY


class Player(DiggingPlayer, frozen=True):
    """What lies in front of a seat. `gold` is None while it is that seat's secret."""

    gold_cards: int
    paid: int
    gold: int | None


class Look(msgspec.Struct, frozen=True):
    """Gold cards that were offered to this seat, and the one it kept (None while it still chooses)."""

    round: int
    pick: int
    offer: list[int]
    kept: int | None


class SaboteurView(DiggingView, frozen=True, kw_only=True):
    """A seat's information set in base Saboteur."""

    players: list[Player]
    offered: int
    looks: list[Look]
    picks: list[int | None]
    """The gold cards kept so far, in the order of `takers`; None while they are another seat's secret."""
    results: list[RoundResult]


def player_of(state: SaboteurState, player: int, discarders: list[int], takers: list[int]) -> Player:
    return Player(
        cards=int(state.held[player]),
        broken=broken_of(state, player),
        discarded=discarders.count(player),
        gold_cards=takers.count(player),
        paid=sum([result.pay[player] for result in state.results]),
        gold=int(state.gold[player]) if state.over else None,
    )


def looks_of(state: SaboteurState, seat: int) -> list[Look]:
    """What the seat was offered: in each sharing the cards that it and those after it kept, and what is left."""
    looks = []
    for number in range(1, int(state.round) + 1):
        picks = [int(pick) for pick in state.picks if int(pick) >> 8 == number]
        left = [int(card) for card in state.offer] if number == state.round else []
        for pick, entry in enumerate(picks):
            if entry >> 4 & 15 == seat:
                offer = sorted([later & 15 for later in picks[pick:]] + left)
                looks.append(Look(number, pick, offer, entry & 15))
        if left and seat == state.to_move:
            looks.append(Look(number, len(picks), left, None))
    return looks


def result_of(state: SaboteurState, number: int) -> RoundResult:
    return result_in_words(state.results[number], number + 1)


@lru_cache(maxsize=256)  # every view of the rounds that follow has it; a result holds a whole mine
def result_in_words(result: Result, round_number: int) -> RoundResult:
    *roles, left_over = (VOCABULARY.roles[role] for role in result.roles)
    return RoundResult(
        round=round_number,
        gold_reached=result.gold_reached,
        finisher=result.finisher,
        roles=roles,
        left_over=left_over,
        mine=VOCABULARY.laid_cards(result.mine) + VOCABULARY.uncovered(result.mine),
        route=[VOCABULARY.grid.point(cell) for cell in result.route],
        pay=list(result.pay),
        takers=list(result.takers),
    )


@dataclass(frozen=True, slots=True)
class Common:
    """What the views of all seats are made from."""

    dig: DiggingCommon
    players: list[Player]
    """As the audience sees them."""
    results: list[RoundResult]


def common_of(state: SaboteurState) -> Common:
    dig = digging_common(VOCABULARY, state)
    takers = [pick >> 4 & 15 for pick in numbers(state.picks)]
    return Common(
        dig=dig,
        players=[player_of(state, player, dig.discarders, takers) for player in range(state.seats)],
        results=[result_of(state, number) for number in range(len(state.results))],
    )


def players_for(state: SaboteurState, players: list[Player], seat: int | None) -> list[Player]:
    if seat is None:
        return players
    return [*players[:seat], replace(players[seat], gold=int(state.gold[seat])), *players[seat + 1 :]]


def view(
    state: SaboteurState,
    seat: int | None,
    options: dict[str, OptionValue],
    history: list[list[int]],
    common: Common | None = None,
) -> SaboteurView:
    """All that a seat knows; None is the audience. `common` spares work when several seats look."""
    shared = common or common_of(state)
    return SaboteurView(
        **seen_by(VOCABULARY, state, seat, options, history, shared.dig),
        players=players_for(state, shared.players, seat),
        offered=len(state.offer),
        looks=[] if seat is None else looks_of(state, seat),
        picks=[int(pick) & 15 if state.over or int(pick) >> 4 & 15 == seat else None for pick in state.picks],
        results=shared.results,
    )
