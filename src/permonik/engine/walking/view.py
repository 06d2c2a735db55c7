"""What one seat knows in any walking game, built field by field from what it may know and nothing else."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from permonik.engine.board.formats import CoveredCard, Laid
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.options import OptionValue
from permonik.engine.core.view import View, common_fields
from permonik.engine.hands.seen import AUDIENCE, discards_of, hand_of, hidden_counts, unseen_counts
from permonik.engine.walking import tables
from permonik.engine.walking.formats import Spot, Token
from permonik.engine.walking.state import WalkingState
from permonik.engine.walking.vocabulary import WalkingVocabulary


class WalkingPlayer(msgspec.Struct, frozen=True):
    """What every walking game shows of a seat."""

    clan: str
    role: str | None
    """The dwarf card, as far as the seat that looks knows it."""
    seen_by: list[int]
    """Who has looked at it in secret."""
    at: Spot | None
    """Where the figure stands."""
    cards: int
    discarded: int
    """Cards discarded unseen by choice."""
    lost: int
    """Cards lost on the way."""
    figure: int
    """The number of its figure within its clan (LM-239, DC-254)."""


P = TypeVar("P", bound=WalkingPlayer)


class Reach(msgspec.Struct, frozen=True):
    """A place that the figure on turn can get to: the way that costs least, of those a shortest one."""

    way: list[Spot]
    """Step by step."""
    tolls: list[int]
    """What each step costs its player."""


class WalkingView(View, frozen=True, kw_only=True):
    """What the information sets of all walking games have."""

    round: int
    phase: str
    turn: int
    """Whose turn it is; others may decide something in it."""
    first: int
    last: int
    role: str | None
    hand: list[str]
    laid: list[Laid]
    covered: list[CoveredCard]
    tokens: list[Token]
    players: Sequence[WalkingPlayer]
    undealt: list[str]
    """The clans of the dwarf cards nobody was dealt."""
    draw_pile: int
    discard_pile: int
    aside: int
    """How many cards were set aside unseen."""
    unseen: dict[str, int]
    """Cards of the deck this seat cannot place: in other hands, in the draw pile, set aside, or discarded unseen or
    lost by others."""
    own_discards: list[str]
    """The cards that this seat has discarded unseen or lost."""
    discarders: list[int]
    """Who discarded a card unseen or lost one in this round, in order."""
    steps: int
    """How many steps the figure may still take in this turn."""
    due: int
    """How many cards will be drawn at the end of this turn."""
    proposed: bool
    """Whether an early end was proposed in this turn."""
    entered: str | None
    """While a card is being turned: the side by which the figure came in."""
    reach: Sequence[Reach]
    """While this seat walks: where its figure can get to."""


class WalkingCommon(msgspec.Struct, frozen=True):
    """What the views of all seats are made from. `dwarves` and `discards` hold secrets and are shown to nobody as they
    are."""

    laid: list[Laid]
    covered: list[CoveredCard]
    """As the audience sees them."""
    tokens: list[Token]
    dwarves: list[int]
    discards: list[int]
    discarders: list[int]
    hidden: list[int]
    """How many there are of each card of the deck that not all have seen."""
    open_dwarves: int
    """The seats whose dwarf cards lie open, as bits."""


def walking_common(
    vocabulary: WalkingVocabulary, state: WalkingState, tokens: list[Token], open_dwarves: int
) -> WalkingCommon:
    discards = numbers(state.discards)
    return WalkingCommon(
        laid=vocabulary.laid_cards(state.net),
        covered=[covered_card(vocabulary, state, number) for number in range(len(state.faces))],
        tokens=tokens,
        dwarves=numbers(state.dwarves),
        discards=discards,
        discarders=[entry >> 8 for entry in discards],
        hidden=hidden_counts(state, len(vocabulary.deck_names)),
        open_dwarves=open_dwarves,
    )


def covered_card(vocabulary: WalkingVocabulary, state: WalkingState, number: int) -> CoveredCard:
    """As everybody sees it: also while it is being turned."""
    cell = int(state.net.layout.covered[number])
    shape = int(state.net.cells[cell])
    being_turned = state.phase == tables.TURNING and int(state.reached_cell()) == cell
    x, y = vocabulary.grid.point(cell)
    return CoveredCard(
        x,
        y,
        face=vocabulary.faces[int(state.faces[number])] if shape != FACE_DOWN or being_turned else None,
        turned=None if shape == FACE_DOWN else bool(vocabulary.numbering.shape_turned[shape]),
        seen_by=lookers(numbers(state.seen_faces), number),
    )


def lookers(seen: Sequence[int], number: int) -> list[int]:
    return [seat for seat, things in enumerate(seen) if things >> number & 1]


def spot_of(vocabulary: WalkingVocabulary, place: int) -> Spot | None:
    return None if place == NOWHERE else Spot(*vocabulary.grid.point(place >> 3), place & 7)


def spots(vocabulary: WalkingVocabulary, state: WalkingState) -> list[Spot | None]:
    return [spot_of(vocabulary, place) for place in numbers(state.ways.figures)]


def borders(vocabulary: WalkingVocabulary, state: WalkingState) -> list[tuple[int, int, str, int]]:
    """The tokens on borders: cell, side and number."""
    found = []
    for entry in numbers(state.ways.tokens):
        border = entry >> 8
        x, y = vocabulary.grid.point(border >> 1)
        found.append((x, y, tables.SIDES[border & 1], entry & 255))
    return found


def player_of(vocabulary: WalkingVocabulary, state: WalkingState, common: WalkingCommon, player: int) -> Fields:
    """The facts of a seat that all walking games show to everybody."""
    lost = int(state.lost[player])
    clans = [vocabulary.clan_of(dwarf) for dwarf in common.dwarves]
    return {
        "clan": clans[player],
        "role": vocabulary.roles[common.dwarves[player]] if common.open_dwarves >> player & 1 else None,
        "seen_by": lookers(numbers(state.seen_dwarves), player),
        "at": spot_of(vocabulary, int(state.ways.figures[player])),
        "cards": int(state.held[player]),
        "discarded": common.discarders.count(player) - lost,
        "lost": lost,
        "figure": clans[:player].count(clans[player]),
    }


def players_for(
    vocabulary: WalkingVocabulary, common: WalkingCommon, players: Sequence[P], seat: int | None
) -> list[P]:
    """The seats as one of them sees them: its own role, and those it has looked at."""
    return [
        replace(player, role=vocabulary.roles[common.dwarves[number]])
        if number == seat or seat in player.seen_by
        else player
        for number, player in enumerate(players)
    ]


def seen_by_all(
    vocabulary: WalkingVocabulary,
    state: WalkingState,
    options: dict[str, OptionValue],
    common: WalkingCommon,
    in_front: int,
) -> Fields:
    """The fields that all walking games have and all seats see alike. `in_front` counts the cards that lie in front of
    seats."""
    in_play = sum(common.hidden) - len(common.discards) + len(common.laid) + in_front
    return {
        **common_fields(state, options),
        "phase": vocabulary.phases[state.phase],
        "turn": int(state.turn),
        "first": int(state.first),
        "last": int(state.last),
        "laid": common.laid,
        "tokens": common.tokens,
        "undealt": sorted(vocabulary.clan_of(dwarf) for dwarf in common.dwarves[int(state.seats) :]),
        "draw_pile": int(state.left),
        "discard_pile": len(vocabulary.numbering.deck) - in_play,
        "aside": len(state.aside),
        "discarders": common.discarders,
        "steps": int(state.steps),
        "due": int(state.due),
        "proposed": state.proposed,
        "entered": entered_side(state) or None,
    }


def seen_by(vocabulary: WalkingVocabulary, state: WalkingState, seat: int | None, common: WalkingCommon) -> Fields:
    """The fields of a seat's view that all walking games have and each seat sees for itself, `players`, `reach` and
    `history` left out; None is the audience."""
    own, names = AUDIENCE if seat is None else seat, vocabulary.deck_names
    return {
        "seat": seat,
        "role": None if seat is None else vocabulary.roles[common.dwarves[seat]],
        "hand": hand_of(state, own, names),
        "covered": covered_for(vocabulary, state, common.covered, seat),
        "unseen": unseen_counts(state, own, common.hidden, names),
        "own_discards": discards_of(state, own, names),
    }


def covered_for(
    vocabulary: WalkingVocabulary, state: WalkingState, covered: list[CoveredCard], seat: int | None
) -> list[CoveredCard]:
    return [
        replace(card, face=vocabulary.faces[int(state.faces[number])]) if seat in card.seen_by else card
        for number, card in enumerate(covered)
    ]


def entered_side(state: WalkingState) -> str:
    return "NESW"[state.entered] if state.entered >= 0 else ""


def way_of(vocabulary: WalkingVocabulary, steps: list[int]) -> list[Spot]:
    """Where each step of a way leads to."""
    return [Spot(*vocabulary.grid.point(step >> 19), step >> 16 & 7) for step in steps]
