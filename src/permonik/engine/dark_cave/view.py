"""What one seat knows in The Dark Cave, built field by field from what it may know and nothing else."""

from collections import Counter

import msgspec

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import CLANS, LEVELS, ROLES, works_for
from permonik.engine.dark_cave.cave import web_card, web_seat, web_side
from permonik.engine.dark_cave.events import ENDINGS
from permonik.engine.dark_cave.formats import GameResult, Hoard
from permonik.engine.dark_cave.state import DarkCaveState, Result
from permonik.engine.dark_cave.tables import AXE, AXES, CREEPING, LEVEL_OF, NUGGET_TOLL, SIDE_OUT, WEB
from permonik.engine.dark_cave.vocabulary import CREATURES, VOCABULARY
from permonik.engine.hands.words import held_by
from permonik.engine.walking.formats import Spot, Token
from permonik.engine.walking.tables import WALKING
from permonik.engine.walking.view import (
    Reach,
    WalkingCommon,
    WalkingPlayer,
    WalkingView,
    borders,
    player_of,
    players_for,
    seen_by,
    seen_by_all,
    spot_of,
    walking_common,
    way_of,
)

CLASS_BITS = 8
TWO = 2
"""So many players know each other's clan card from the start (DC-210)."""


class CaveDwarf(WalkingPlayer, frozen=True):
    """What lies in front of a seat."""

    levels: list[str]
    """The backs of the cards in its hand, in the order of the levels."""
    nuggets: int
    boots: str | None
    axes: list[str]
    lying: bool
    escaped: bool
    revealed: bool
    """Whether the clan card lies open."""


class Creature(msgspec.Struct, frozen=True):
    """A creature in play, and who has its card."""

    creature: str
    at: Spot
    seat: int
    card: str


class Passage(Reach, frozen=True):
    """A field that whoever walks can get to: its player's dwarf, or the creature that the seat leads. The tolls are
    cards that bridges take."""

    nuggets: list[int]
    """What each step costs in gold: nothing when there is none left."""


class GivenCards(msgspec.Struct, frozen=True):
    """A hand that the seat gave away, and who holds it now: the cards of it that nobody has played since, and how many
    cards of each level its holders have discarded or lost unseen."""

    holder: int
    cards: list[str]
    unseen: list[int]


class DarkCaveView(WalkingView, frozen=True, kw_only=True):
    """A seat's information set in The Dark Cave."""

    players: list[CaveDwarf]
    reach: list[Passage]
    creatures: list[Creature]
    veins: list[Spot]
    """The fields with a nugget."""
    bank: int
    """Nuggets in the bank."""
    levels: list[int]
    """How many cards of each level are in the draw pile."""
    discard_levels: list[str]
    """The backs of the cards discarded unseen or lost, in order."""
    first_out: int | None
    undealt_roles: list[str]
    """The clan cards set aside, for the first one out alone."""
    frozen: bool
    """Whether the figure of the turn has only just stood up."""
    drawer: int | None
    """Who draws at the end of this turn instead of its player."""
    creeping: str | None
    """The creature that walks now."""
    met: str | None
    """The creature that is about to attack."""
    attacked: list[int]
    """Whom it would attack."""
    given: list[GivenCards]
    results: list[GameResult]


def result_in_words(result: Result) -> GameResult:
    sides = [works_for(ROLES[dwarf]) for dwarf in result.dwarves]
    treasures = []
    for clan, value in zip(CLANS, result.values, strict=True):
        members = [seat for seat, side in enumerate(sides) if side == clan]
        saved = sum(result.nuggets[seat] for seat in members if result.escaped[seat])
        treasures.append(Hoard(clan, members, saved, len(sides) - len(members), value))
    return GameResult(
        why=ENDINGS[result.why],
        finisher=result.finisher,
        roles=[ROLES[dwarf] for dwarf in result.dwarves],
        nuggets=list(result.nuggets),
        escaped=list(result.escaped),
        first_out=result.first_out,
        treasures=treasures,
        winner="" if result.winner == NOBODY else CLANS[result.winner],
        laid=VOCABULARY.laid_cards(result.cave) + VOCABULARY.uncovered(result.cave),
    )


def tokens_of(state: DarkCaveState) -> list[Token]:
    return [
        Token(x, y, side, VOCABULARY.names[WEB + int(web_card(web))], int(web_seat(web)), int(web_side(web)))
        for x, y, side, web in borders(VOCABULARY, state)
    ]


def creatures_of(state: DarkCaveState) -> list[Creature]:
    found = []
    for number, owner in enumerate(numbers(state.owners)):
        at = spot_of(VOCABULARY, int(state.cave.figures[state.seats + number]))
        if at is not None:
            found.append(Creature(CREATURES[number], at, owner, VOCABULARY.names[int(state.creature_cards[number])]))
    return found


def boots_of(state: DarkCaveState, seat: int) -> str | None:
    card = int(state.boots[seat])
    return VOCABULARY.names[card] if card else None


def axes_of(state: DarkCaveState, seat: int) -> list[str]:
    counts = numbers(state.axes)[AXES * seat : AXES * (seat + 1)]
    return [VOCABULARY.names[AXE + number] for number, count in enumerate(counts) for _ in range(count)]


def veins_of(state: DarkCaveState) -> list[Spot]:
    spots = [spot_of(VOCABULARY, place) for place in numbers(state.cave.veins)]
    return [spot for spot in spots if spot is not None]


def by_level(unseen: int) -> list[int]:
    """How many cards of each level a number of `Given` says."""
    return [unseen >> CLASS_BITS * level & 255 for level in range(len(LEVELS))]


def has_looked_aside(state: DarkCaveState, seat: int | None) -> bool:
    """The first one out, unless that has ended the game (DC-168, DC-251)."""
    if seat is None or state.first_out != seat:
        return False
    ended_it = state.over and state.results[0].why == SIDE_OUT and sum(state.results[0].escaped) == 1
    return not ended_it


class Common(msgspec.Struct, frozen=True):
    """What the views of all seats are made from."""

    walk: WalkingCommon
    shown: Fields
    """The fields that all seats see alike."""
    players: list[CaveDwarf]
    """As the audience sees them."""


def common_of(state: DarkCaveState, options: dict[str, OptionValue]) -> Common:
    known = (1 << int(state.seats)) - 1 if state.seats == TWO else int(state.open_dwarves)
    walk = walking_common(VOCABULARY, state, tokens_of(state), known)
    in_front = len(state.cave.tokens) + sum(owner != NOBODY for owner in numbers(state.owners))
    in_front += sum(numbers(state.axes)) + sum(card > 0 for card in numbers(state.boots))
    pile = Counter(LEVEL_OF[card] for card in numbers(state.deck)[: int(state.left)])
    seats = range(int(state.seats))
    shown = seen_by_all(VOCABULARY, state, options, walk, in_front) | {
        "creatures": creatures_of(state),
        "veins": veins_of(state),
        "bank": int(state.bank()),
        "levels": [pile[level] for level in range(len(LEVELS))],
        "discard_levels": [LEVELS[LEVEL_OF[entry & 255]] for entry in walk.discards],
        "first_out": None if state.first_out == NOBODY else int(state.first_out),
        "frozen": state.frozen,
        "drawer": None if state.drawer == NOBODY else int(state.drawer),
        "creeping": named(int(state.creeping)),
        "met": named(int(state.met)),
        "attacked": [player for player in seats if state.attacked >> player & 1],
        "results": [result_in_words(result) for result in state.results],
    }
    return Common(walk, shown, [dwarf_of(state, walk, player) for player in seats])


def dwarf_of(state: DarkCaveState, walk: WalkingCommon, player: int) -> CaveDwarf:
    return CaveDwarf(
        **player_of(VOCABULARY, state, walk, player),
        levels=[LEVELS[level] for level in sorted(LEVEL_OF[card] for card in held_by(state, player))],
        nuggets=int(state.nuggets[player]),
        boots=boots_of(state, player),
        axes=axes_of(state, player),
        lying=bool(state.lying >> player & 1),
        escaped=not state.inside(player),
        revealed=bool(state.open_dwarves >> player & 1),
    )


def passages(state: DarkCaveState, seat: int | None) -> list[Passage]:
    if seat != state.turn or state.phase not in (WALKING, CREEPING):
        return []
    cave, figure = state.cave, state.walker()
    ways = cave.ways_from(figure, cave.figures[figure], state.steps)
    return [passage(state, steps, [int(cave.toll(figure, step)) for step in steps]) for steps in ways]


def passage(state: DarkCaveState, steps: list[int], tolls: list[int]) -> Passage:
    tunnels = [toll // NUGGET_TOLL for toll in tolls]
    gold = int(state.nuggets[state.turn])
    paid = [min(tunnel, max(0, gold - sum(tunnels[:step]))) for step, tunnel in enumerate(tunnels)]
    return Passage(way_of(VOCABULARY, steps), [toll % NUGGET_TOLL for toll in tolls], paid)


def given_by(state: DarkCaveState, seat: int | None) -> list[GivenCards]:
    given = [one for one in state.given.listed() if one.seat == seat]
    return [GivenCards(one.holder, VOCABULARY.names_of(one.cards), by_level(one.unseen)) for one in given]


def named(creature: int) -> str | None:
    return None if creature == NOBODY else CREATURES[creature]


def own_fields(state: DarkCaveState, seat: int | None, common: Common) -> Fields:
    """The fields that a seat sees for itself; None is the audience."""
    undealt = common.walk.dwarves[int(state.seats) :] if has_looked_aside(state, seat) else []
    return seen_by(VOCABULARY, state, seat, common.walk) | {
        "players": players_for(VOCABULARY, common.walk, common.players, seat),
        "reach": passages(state, seat),
        "undealt_roles": sorted(ROLES[dwarf] for dwarf in undealt),
        "given": given_by(state, seat),
    }
