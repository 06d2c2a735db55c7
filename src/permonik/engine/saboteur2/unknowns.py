"""From a view to an imaginer: which places are unknown to the seat, and which cards belong there."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from permonik.engine.board.unknowns import check_view, hidden_pool
from permonik.engine.core.view import adding_up, check_counts
from permonik.engine.digging import unknowns as digging
from permonik.engine.digging.imaginer import Unknowns
from permonik.engine.hands.swapped import SwappedHands
from permonik.engine.saboteur2.cards import DWARVES
from permonik.engine.saboteur2.changes import BACKS, backs_seen, followed_round, has_swaps
from permonik.engine.saboteur2.formats import Position
from permonik.engine.saboteur2.imaginer import Imaginer
from permonik.engine.saboteur2.position import state_of
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur2.game import Saboteur2Game


def imaginer(game: "Saboteur2Game", view: Saboteur2View) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_view(VOCABULARY, view)
    check_counts(sum(DWARVES.values()), [view.spares])
    cards = sum(card.count for card in VOCABULARY.deck)
    check_counts(cards, (view.draw_pile, view.aside, *(player.cards for player in view.players)))
    with adding_up():
        return prepared(game, view)


def prepared(game: "Saboteur2Game", view: Saboteur2View) -> Imaginer:
    pool = hidden_pool(VOCABULARY, view)
    seen = seen_roles(view)
    unknowns = Unknowns(
        view.seat or 0,
        pool,
        hidden_roles(view),
        sum(1 << place for place, role in enumerate(seen) if role is not None),
        digging.hidden_faces(VOCABULARY, view),
        digging.seen_goals(view),
    )
    swapped = swapped_hands(view, pool) if has_swaps(view) else None
    return Imaginer(state_of(game, first_position(view)), unknowns, swapped)


def swapped_hands(view: Saboteur2View, pool: list[int]) -> SwappedHands:
    table = backs_seen(view)
    return SwappedHands(followed_round(view, table), table, pool, BACKS)


def seen_roles(view: Saboteur2View) -> list[str | None]:
    """For each dwarf card the role, as far as the seat knows it: of seats, never had by anybody, laid away."""
    return [*view.known_roles, *[None] * view.spares, *view.laid_away]


def hidden_roles(view: Saboteur2View) -> list[int]:
    seen = Counter(role for role in seen_roles(view) if role is not None)
    return [VOCABULARY.roles.index(role) for role in (Counter(DWARVES) - seen).elements()]


def first_position(view: Saboteur2View) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    hidden = hidden_roles(view)
    roles = [role or VOCABULARY.roles[hidden.pop()] for role in seen_roles(view)]
    position, aside = digging.first_position(VOCABULARY, view, roles)
    return Position(
        **asdict(position),
        owed=view.owed,
        may=view.may,
        due=view.due,
        aside=aside,
        spares=view.spares,
        knows=[[place_of(view, place) for place in places] for places in view.knows],
        trapped=[player.trapped for player in view.players],
        thefts=view.thefts,
        given=[],  # a sample says what was given away
        thieves=view.thieves,
        loot=view.loot,
        results=view.results,
    )


def place_of(view: Saboteur2View, place: int) -> int:
    """From a place among seats and cards laid away to one among all dwarf cards."""
    return place if place < view.seats else place + view.spares
