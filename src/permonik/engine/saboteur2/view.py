"""What one seat knows, built field by field from what it may know and nothing else."""

from functools import lru_cache

import msgspec

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
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.formats import RoundVerdict
from permonik.engine.saboteur2.state import Result, Saboteur2State
from permonik.engine.saboteur2.tables import DWARVES, OVER, STEALING
from permonik.engine.saboteur2.vocabulary import VOCABULARY


class Digger(DiggingPlayer, frozen=True):
    """What lies in front of a seat."""

    trapped: bool
    theft: bool
    gold: int
    """Nuggets: every payment and every theft is made openly (EX-145)."""


class GivenAway(msgspec.Struct, frozen=True):
    """A hand that this seat gave away and `holder` has now: the cards of it nobody has played since, and how many
    cards its holders have discarded unseen."""

    holder: int
    cards: list[str]
    unseen: int


class Saboteur2View(DiggingView, frozen=True, kw_only=True):
    """A seat's information set in Saboteur with the expansion."""

    players: list[Digger]
    owed: int
    """While passing: how many cards must still be discarded."""
    may: int
    """While passing: how many cards may still be discarded."""
    due: int
    """While passing: how many cards will be drawn at the end."""
    known_roles: list[str | None]
    """For each seat the role that this seat knows it to have: its own, inspected, or revealed at the end of the
    round."""
    laid_away: list[str | None]
    """The dwarf cards laid away when hats were swapped, the latest first; None where this seat has not seen it."""
    knows: list[list[int]]
    """For each seat whose role it has seen: seats, then from the number of seats on the places of `laid_away`."""
    spares: int
    """How many dwarf cards nobody has had in this round."""
    aside: int
    """How many cards were set aside unseen."""
    given: list[GivenAway]
    thefts: list[int]
    """The seats with a theft card in front of them, in the order in which they were laid."""
    thieves: list[int]
    """The seats that may still steal, in order."""
    loot: list[tuple[int, int, int]]
    """Round, thief and victim of every theft; the thief itself for nobody."""
    results: list[RoundVerdict]


def result_of(state: Saboteur2State, number: int) -> RoundVerdict:
    return result_in_words(state.results[number], number + 1)


@lru_cache(maxsize=256)  # every view of the rounds that follow has it; a result holds a whole mine
def result_in_words(result: Result, round_number: int) -> RoundVerdict:
    return RoundVerdict(
        round=round_number,
        gold_reached=result.gold_reached,
        finisher=result.finisher,
        roles=[VOCABULARY.roles[role] for role in result.roles],
        trapped=list(result.trapped),
        mine=VOCABULARY.laid_cards(result.mine) + VOCABULARY.uncovered(result.mine),
        blue_route=[VOCABULARY.grid.point(cell) for cell in result.blue_route],
        green_route=[VOCABULARY.grid.point(cell) for cell in result.green_route],
        crystals=result.crystals,
        winners=list(result.winners),
        pay=list(result.pay),
        whys=[cards.WHYS[why] for why in result.whys],
    )


class Common(msgspec.Struct, frozen=True):
    """What the views of all seats are made from."""

    dig: DiggingCommon
    shown: Fields
    """The fields that all seats see alike."""


def common_of(state: Saboteur2State, options: dict[str, OptionValue]) -> Common:
    dig = digging_common(VOCABULARY, state)
    thefts = numbers(state.thefts)
    shown = seen_by_all(VOCABULARY, state, options, dig) | {
        "players": players_of(state, dig.discarders, thefts),
        "owed": int(state.owed),
        "may": int(state.may),
        "due": int(state.due),
        "knows": [places_in(state, known) for known in numbers(state.knows)],
        "spares": int(state.spares),
        "aside": len(state.aside),
        "thefts": thefts,
        "thieves": numbers(state.thieves),
        "loot": [(entry >> 8, entry >> 4 & 15, entry & 15) for entry in numbers(state.loot)],
        "results": [result_of(state, number) for number in range(len(state.results))],
    }
    return Common(dig, shown)


def players_of(state: Saboteur2State, discarders: list[int], thefts: list[int]) -> list[Digger]:
    facts = zip(numbers(state.held), numbers(state.broken), numbers(state.trapped), numbers(state.gold), strict=True)
    return [
        digger_in_words(cards, broken, discarders.count(player), bool(trapped), player in thefts, gold)
        for player, (cards, broken, trapped, gold) in enumerate(facts)
    ]


@lru_cache(maxsize=10_000)  # a move changes what lies in front of one seat or two
def digger_in_words(cards: int, broken: int, discarded: int, trapped: bool, theft: bool, gold: int) -> Digger:
    return Digger(
        cards=cards,
        broken=list(BROKEN[broken]),
        discarded=discarded,
        trapped=trapped,
        theft=theft,
        gold=gold,
    )


def places_in(state: Saboteur2State, known: int) -> list[int]:
    """Whose roles were seen: seats, and of the cards laid away their places among these, behind the seats."""
    seats, spares = int(state.seats), int(state.spares)
    return [place if place < seats else place - spares for place in range(DWARVES) if known >> place & 1]


def roles_for(state: Saboteur2State, seat: int | None) -> list[str | None]:
    """The role on every place where somebody's card lies or lay: of the seats, then of those laid away."""
    known = 0 if seat is None else int(state.knows[seat])
    if state.phase in (STEALING, OVER):
        known |= (1 << int(state.seats)) - 1
    roles = numbers(state.roles)
    places = [*range(state.seats), *range(int(state.seats + state.spares), DWARVES)]
    return [VOCABULARY.roles[roles[place]] if known >> place & 1 else None for place in places]


def given_by(state: Saboteur2State, seat: int | None) -> list[GivenAway]:
    given = [one for one in state.given.listed() if one.seat == seat]
    return [GivenAway(one.holder, VOCABULARY.names_of(one.cards), one.unseen) for one in given]


def own_fields(state: Saboteur2State, seat: int | None, common: Common) -> Fields:
    """The fields that a seat sees for itself; None is the audience."""
    roles = roles_for(state, seat)
    return seen_by(VOCABULARY, state, seat, common.dig) | {
        "known_roles": roles[: state.seats],
        "laid_away": roles[state.seats :],
        "given": given_by(state, seat),
    }
