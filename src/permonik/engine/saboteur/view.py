"""What one seat knows, built field by field from what it may know and nothing else."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

import msgspec
from msgspec.structs import replace

from permonik.engine.core.cards import TOOLS
from permonik.engine.core.mine import FACE_DOWN, Mine
from permonik.engine.core.options import OptionValue
from permonik.engine.core.view import View
from permonik.engine.digging import kit
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import CARDS, DECK_NAMES, FACES, ROLES, tools_in
from permonik.engine.saboteur.facts import PHASES, Laid, RoundResult
from permonik.engine.saboteur.notation import GOALS, GRID
from permonik.engine.saboteur.state import Claim, Result

BROKEN = tuple(tools_in(bits) for bits in range(1 << len(TOOLS)))


class Goal(msgspec.Struct, frozen=True):
    """A goal; `face` is None while this seat does not know it, `turned` while it lies face down."""

    x: int
    y: int
    face: str | None
    turned: bool | None
    seen_by: list[int]


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat. `gold` is None while it is that seat's secret."""

    cards: int
    broken: list[str]
    discarded: int
    gold_cards: int
    paid: int
    gold: int | None


class Look(msgspec.Struct, frozen=True):
    """Gold cards that were offered to this seat, and the one it kept (None while it still chooses)."""

    round: int
    pick: int
    offer: list[int]
    kept: int | None


class SaboteurView(View, frozen=True, kw_only=True):
    """A seat's information set in base Saboteur."""

    round: int
    phase: str
    first: int
    last: int
    role: str | None
    hand: list[str]
    mine: list[Laid]
    goals: list[Goal]
    players: list[Player]
    draw_pile: int
    unseen: dict[str, int]
    """Cards of the deck this seat cannot place: in other hands, in the draw pile or discarded unseen by others."""
    own_discards: list[str]
    discarders: list[int]
    """Who discarded a card unseen in this round, in order."""
    turning: int | None
    """The number of the goal that the seat to move must turn."""
    just_laid: tuple[int, int] | None
    offered: int
    looks: list[Look]
    picks: list[int | None]
    """The gold cards kept so far, in the order of `takers`; None while they are another seat's secret."""
    results: list[RoundResult]


def numbers(kept: Iterable[int]) -> list[int]:
    """Copied at once: a number taken by its place costs ten times as much."""
    return list(kept)


def laid(mine: Mine, cell: int) -> Laid:
    return lying(cell, int(mine.cells[cell]))


@cache  # one for each shape on each cell, and what is the same object compares at once
def lying(cell: int, shape: int) -> Laid:
    x, y = GRID.point(cell)
    return Laid(x, y, CARDS[tables.SHAPE_CARD[shape]].name, bool(tables.SHAPE_TURNED[shape]))


def tunnels(mine: Mine) -> list[Laid]:
    cells = mine.cells
    return [lying(cell, int(cells[cell])) for cell in numbers(mine.placed)]


def uncovered(mine: Mine) -> list[Laid]:
    return [laid(mine, int(cell)) for cell in mine.goals if int(mine.cells[cell]) != FACE_DOWN]


def names_of(cards: list[int]) -> list[str]:
    return [DECK_NAMES[card] for card in cards]


def held_by(state: Claim, seat: int) -> list[int]:
    start = seat * kit.HAND
    return numbers(state.hands)[start : start + int(state.held[seat])]


def hand_of(state: Claim, seat: int) -> list[str]:
    return names_of(held_by(state, seat))


def goal_of(state: Claim, goal: int) -> Goal:
    """As everybody sees it."""
    seen_by = [other for other, goals in enumerate(numbers(state.seen)) if goals >> goal & 1]
    shape = int(state.mine.cells[tables.GOAL_CELLS[goal]])
    being_turned = state.phase == kit.TURNING and state.turning == goal
    known = shape != FACE_DOWN or being_turned
    x, y = GOALS[goal]
    return Goal(
        x,
        y,
        face=FACES[int(state.goals[goal])] if known else None,
        turned=None if shape == FACE_DOWN else bool(tables.SHAPE_TURNED[shape]),
        seen_by=seen_by,
    )


def player_of(state: Claim, player: int, discarders: list[int], takers: list[int]) -> Player:
    return Player(
        cards=int(state.held[player]),
        broken=list(BROKEN[int(state.broken[player])]),
        discarded=discarders.count(player),
        gold_cards=takers.count(player),
        paid=sum([result.pay[player] for result in state.results]),
        gold=int(state.gold[player]) if state.over else None,
    )


def looks_of(state: Claim, seat: int) -> list[Look]:
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


def result_of(state: Claim, number: int) -> RoundResult:
    return result_in_words(state.results[number], number + 1)


@lru_cache(maxsize=4_096)  # every view of the rounds that follow has it, and it never changes
def result_in_words(result: Result, round_number: int) -> RoundResult:
    *roles, left_over = (ROLES[role] for role in result.roles)
    return RoundResult(
        round=round_number,
        gold_reached=result.gold_reached,
        finisher=result.finisher,
        roles=roles,
        left_over=left_over,
        mine=tunnels(result.mine) + uncovered(result.mine),
        route=[GRID.point(cell) for cell in result.route],
        pay=list(result.pay),
        takers=list(result.takers),
    )


def hidden_cards(state: Claim) -> list[int]:
    """Every card that has not been seen by all in this round: in hands, in the draw pile, discarded unseen."""
    cards = numbers(state.deck)[: int(state.left)] + [entry & 255 for entry in numbers(state.discards)]
    hands = numbers(state.hands)
    for seat, held in enumerate(numbers(state.held)):
        cards += hands[seat * kit.HAND : seat * kit.HAND + held]
    return cards


def counted(cards: list[int]) -> list[int]:
    """How many there are of each card of the deck."""
    counts = [0] * len(DECK_NAMES)
    for card in cards:
        counts[card] += 1
    return counts


def unseen_cards(hidden: list[int], own: list[int]) -> dict[str, int]:
    """What is neither public nor the seat's own, in the order of the deck."""
    counts = hidden[:]
    for card in own:
        counts[card] -= 1
    return {name: count for name, count in zip(DECK_NAMES, counts, strict=True) if count}


@dataclass(frozen=True, slots=True)
class Common:
    """What the views of all seats are made from. `hidden` and `discards` hold secrets and are shown to nobody."""

    mine: list[Laid]
    goals: list[Goal]
    """As the audience sees them, like the players."""
    players: list[Player]
    discards: list[int]
    discarders: list[int]
    hidden: list[int]
    results: list[RoundResult]


def common_of(state: Claim) -> Common:
    discards = numbers(state.discards)
    discarders = [entry >> 8 for entry in discards]
    takers = [pick >> 4 & 15 for pick in numbers(state.picks)]
    return Common(
        mine=tunnels(state.mine),
        goals=[goal_of(state, goal) for goal in range(kit.GOALS)],
        players=[player_of(state, player, discarders, takers) for player in range(state.seats)],
        discards=discards,
        discarders=discarders,
        hidden=counted(hidden_cards(state)),
        results=[result_of(state, number) for number in range(len(state.results))],
    )


def goals_for(state: Claim, goals: list[Goal], seat: int | None) -> list[Goal]:
    return [
        replace(goal, face=FACES[int(state.goals[number])]) if seat in goal.seen_by else goal
        for number, goal in enumerate(goals)
    ]


def players_for(state: Claim, players: list[Player], seat: int | None) -> list[Player]:
    if seat is None:
        return players
    return [*players[:seat], replace(players[seat], gold=int(state.gold[seat])), *players[seat + 1 :]]


def view(
    state: Claim,
    seat: int | None,
    options: dict[str, OptionValue],
    history: list[list[int]],
    common: Common | None = None,
) -> SaboteurView:
    """All that a seat knows; None is the audience. `common` spares work when several seats look."""
    shared = common or common_of(state)
    hand = [] if seat is None else held_by(state, seat)
    own_discards = [entry & 255 for entry in shared.discards if entry >> 8 == seat]
    turning = state.phase == kit.TURNING
    return SaboteurView(
        game=state.game.id,
        rules_version=state.game.rules_version,
        options=options,
        seats=int(state.seats),
        seat=seat,
        number=state.number,
        to_move=int(state.to_move),
        over=state.over,
        history=history,
        round=int(state.round),
        phase=PHASES[state.phase],
        first=int(state.first),
        last=int(state.last),
        role=None if seat is None else ROLES[int(state.roles[seat])],
        hand=names_of(hand),
        mine=shared.mine,
        goals=goals_for(state, shared.goals, seat),
        players=players_for(state, shared.players, seat),
        draw_pile=int(state.left),
        unseen=unseen_cards(shared.hidden, hand + own_discards),
        own_discards=names_of(own_discards),
        discarders=shared.discarders,
        turning=int(state.turning) if turning else None,
        just_laid=GRID.point(int(state.just_laid)) if turning else None,
        offered=len(state.offer),
        looks=[] if seat is None else looks_of(state, seat),
        picks=[int(pick) & 15 if state.over or int(pick) >> 4 & 15 == seat else None for pick in state.picks],
        results=shared.results,
    )
