"""What one seat knows, built field by field from what it may know and nothing else."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.options import OptionValue
from permonik.engine.digging.view import (
    BROKEN,
    DiggingCommon,
    DiggingPlayer,
    DiggingView,
    digging_common,
    seen_by,
    seen_by_all,
)
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


def players_of(state: SaboteurState, discarders: list[int], takers: list[int]) -> list[Player]:
    """As the audience sees them."""
    facts = zip(numbers(state.held), numbers(state.broken), strict=True)
    return [
        player_in_words(
            cards,
            broken,
            discarders.count(player),
            takers.count(player),
            sum([result.pay[player] for result in state.results]),
            int(state.gold[player]) if state.over else None,
        )
        for player, (cards, broken) in enumerate(facts)
    ]


@lru_cache(maxsize=10_000)  # a move changes what lies in front of one seat or two
def player_in_words(cards: int, broken: int, discarded: int, gold_cards: int, paid: int, gold: int | None) -> Player:
    return Player(
        cards=cards,
        broken=list(BROKEN[broken]),
        discarded=discarded,
        gold_cards=gold_cards,
        paid=paid,
        gold=gold,
    )


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


class Common(msgspec.Struct, frozen=True):
    """What the views of all seats are made from. `offer` and `picks` hold secrets and are shown to nobody."""

    dig: DiggingCommon
    shown: Fields
    """The fields that all seats see alike."""
    players: list[Player]
    """As the audience sees them."""
    offer: list[int]
    picks: list[int]


def common_of(state: SaboteurState, options: dict[str, OptionValue]) -> Common:
    dig = digging_common(VOCABULARY, state)
    offer, picks = numbers(state.offer), numbers(state.picks)
    takers = [pick >> 4 & 15 for pick in picks]
    shown = seen_by_all(VOCABULARY, state, options, dig) | {
        "offered": len(offer),
        "results": [result_of(state, number) for number in range(len(state.results))],
    }
    return Common(dig, shown, players_of(state, dig.discarders, takers), offer, picks)


def players_for(state: SaboteurState, players: list[Player], seat: int | None) -> list[Player]:
    if seat is None:
        return players
    return [*players[:seat], replace(players[seat], gold=int(state.gold[seat])), *players[seat + 1 :]]


def looks_of(state: SaboteurState, seat: int, common: Common) -> list[Look]:
    """What the seat was offered: in each sharing the cards that it and those after it kept, and what is left."""
    looks: list[Look] = []
    if not common.picks and not common.offer:
        return looks
    for number in range(1, int(state.round) + 1):
        picks = [pick for pick in common.picks if pick >> 8 == number]
        left = common.offer if number == state.round else []
        for pick, entry in enumerate(picks):
            if entry >> 4 & 15 == seat:
                offer = sorted([later & 15 for later in picks[pick:]] + left)
                looks.append(Look(number, pick, offer, entry & 15))
        if left and seat == state.to_move:
            looks.append(Look(number, len(picks), left, None))
    return looks


def own_fields(state: SaboteurState, seat: int | None, common: Common) -> Fields:
    """The fields that a seat sees for itself; None is the audience."""
    return seen_by(VOCABULARY, state, seat, common.dig) | {
        "players": players_for(state, common.players, seat),
        "looks": [] if seat is None else looks_of(state, seat, common),
        "picks": [pick & 15 if state.over or pick >> 4 & 15 == seat else None for pick in common.picks],
    }
