"""From a view to what its seat does not know, in any walking game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from permonik.engine.board.unknowns import hidden_pool
from permonik.engine.core.positions import FORMAT
from permonik.engine.core.randomness import Fast
from permonik.engine.walking.imaginer import Unknowns
from permonik.engine.walking.view import WalkingView
from permonik.engine.walking.vocabulary import WalkingVocabulary


def unknowns_of(vocabulary: WalkingVocabulary, view: WalkingView) -> Unknowns:
    clans = [player.clan for player in view.players] + view.undealt
    return Unknowns(
        view.seat or 0,
        hidden_pool(vocabulary, view),
        sum(1 << seat for seat, player in enumerate(view.players) if player.role is not None),
        sum(1 << number for number, card in enumerate(view.covered) if card.face is not None),
        [vocabulary.clans.index(clan) for clan in clans],
    )


def first_dwarves(vocabulary: WalkingVocabulary, view: WalkingView, dwarves: Mapping[str, int]) -> list[str]:
    """Dwarf cards that fit what the seat knows, of those that were shuffled."""
    left = Counter(dwarves) - Counter(player.role for player in view.players if player.role is not None)
    found: list[str] = []
    for clan, known in [(player.clan, player.role) for player in view.players] + [
        (clan, None) for clan in view.undealt
    ]:
        role = known or next(role for role in vocabulary.roles if left[role] > 0 and role.startswith(clan))
        if known is None:
            left[role] -= 1
        found.append(role)
    return found


def first_facts(
    vocabulary: WalkingVocabulary, view: WalkingView, dwarves: list[str], pool: Sequence[int]
) -> dict[str, Any]:
    """The facts of a position that all walking games have, with the unknown places filled in some way that adds up:
    `dwarves` fit what the seat knows, `pool` are cards for places of the deck, the bottom of the draw pile first."""
    cards = vocabulary.names_of(pool)
    deck, cards = cards[: view.draw_pile], cards[view.draw_pile :]
    hands = []
    for seat, player in enumerate(view.players):
        take = 0 if seat == view.seat else player.cards
        hands.append(list(view.hand) if seat == view.seat else cards[:take])
        cards = cards[take:]
    own = list(view.own_discards)
    discards = [(seat, own.pop(0) if seat == view.seat else cards.pop(0)) for seat in view.discarders]
    known = [card.face for card in view.covered]
    faces = [face for face in vocabulary.faces if face not in known]
    return {
        "format": FORMAT,
        "game": view.game,
        "rules_version": view.rules_version,
        "seats": view.seats,
        "options": view.options,
        "generator": Fast(0).save(),
        "round": view.round,
        "phase": view.phase,
        "to_move": view.to_move,
        "turn": view.turn,
        "first": view.first,
        "last": view.last,
        "dwarves": dwarves,
        "faces": [face or faces.pop() for face in known],
        "turned": [card.turned for card in view.covered],
        "laid": view.laid,
        "figures": [player.at for player in view.players],
        "tokens": view.tokens,
        "hands": hands,
        "seen_faces": [things_seen([card.seen_by for card in view.covered], seat) for seat in range(view.seats)],
        "seen_dwarves": [things_seen([player.seen_by for player in view.players], seat) for seat in range(view.seats)],
        "deck": deck[::-1],
        "aside": cards,
        "discards": discards,
        "lost": [player.lost for player in view.players],
        "steps": view.steps,
        "due": view.due,
        "proposed": view.proposed,
        "entered": view.entered or "",
        "history": view.history,
    }


def things_seen(lookers: list[list[int]], seat: int) -> list[int]:
    return [number for number, seats in enumerate(lookers) if seat in seats]
