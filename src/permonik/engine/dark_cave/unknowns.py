"""From a view to an imaginer: which places are unknown to the seat, and what belongs there (DC-279, DC-284)."""

from collections import Counter
from typing import TYPE_CHECKING

from permonik.engine.board.unknowns import check_view, hidden_pool
from permonik.engine.core.state import NOBODY
from permonik.engine.core.view import adding_up, check_counts
from permonik.engine.dark_cave.cards import CLANS, CREATURES, clan_cards_for, works_for
from permonik.engine.dark_cave.changes import BACKS, backs_seen, followed_round
from permonik.engine.dark_cave.formats import CreatureCard, Position
from permonik.engine.dark_cave.imaginer import Imaginer
from permonik.engine.dark_cave.position import state_of
from permonik.engine.dark_cave.view import DarkCaveView
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.hands.swapped import SwappedHands
from permonik.engine.walking import unknowns as walking
from permonik.engine.walking.formats import Spot

if TYPE_CHECKING:
    from permonik.engine.dark_cave.game import DarkCaveGame


def imaginer(game: "DarkCaveGame", view: DarkCaveView) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_view(VOCABULARY, view)
    check_counts(sum(card.count for card in VOCABULARY.deck), (view.aside, *view.levels))
    with adding_up():
        imagine = prepared(game, view)
        imagine(0)
        return imagine


def prepared(game: "DarkCaveGame", view: DarkCaveView) -> Imaginer:
    table = backs_seen(view)
    pool = hidden_pool(VOCABULARY, view)
    backs = SwappedHands(followed_round(view, table), table, pool, BACKS)
    known = sum(1 << seat for seat, player in enumerate(view.players) if player.role is not None)
    if view.undealt_roles:
        known |= sum(1 << view.seats + number for number in range(len(view.undealt)))
    clans = [CLANS.index(player.clan) for player in view.players] + [CLANS.index(clan) for clan in view.undealt]
    faces = sum(1 << number for number, card in enumerate(view.covered) if card.face is not None)
    return Imaginer(
        state_of(game, first_position(view, sorted_by_backs(pool, table.listed()))), backs, known, faces, clans
    )


def sorted_by_backs(pool: list[int], backs: list[int]) -> list[int]:
    """The cards in an order that fits these backs."""
    left: dict[int, list[int]] = {}
    for card in pool:
        left.setdefault(BACKS[card], []).append(card)
    return [left[back].pop() for back in backs]


def first_position(view: DarkCaveView, pool: list[int]) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    by_name = {one.creature: one for one in view.creatures}
    spots: list[Spot | None] = [by_name[name].at if name in by_name else None for name in CREATURES]
    facts = walking.first_facts(VOCABULARY, view, first_dwarves(view), pool)
    facts["figures"] = [*facts["figures"], *spots]
    return Position(
        **facts,
        nuggets=[player.nuggets for player in view.players],
        veins=view.veins,
        boots=[player.boots or "" for player in view.players],
        axes=[player.axes for player in view.players],
        creatures=[CreatureCard(one.creature, one.seat, one.card) for one in view.creatures],
        lying=[seat for seat, player in enumerate(view.players) if player.lying],
        open_dwarves=[seat for seat, player in enumerate(view.players) if player.revealed],
        first_out=NOBODY if view.first_out is None else view.first_out,
        frozen=view.frozen,
        drawer=NOBODY if view.drawer is None else view.drawer,
        creeping=view.creeping or "",
        met=view.met or "",
        attacked=view.attacked,
        given=[],  # a sample says what was given away
        results=view.results,
        deals=[],
    )


def first_dwarves(view: DarkCaveView) -> list[str]:
    """Clan cards that fit what the seat knows. After an escape they must fit what everybody knows, too: where there is
    a choice, saboteurs and loyal dwarfs are tried in all places."""
    known: list[str | None] = [player.role for player in view.players]
    known += view.undealt_roles or [None] * len(view.undealt)
    clans = [player.clan for player in view.players] + view.undealt
    cards = Counter(clan_cards_for(view.seats, clans[0]))
    left = cards - Counter(role for role in known if role is not None)
    return filled(view, known, clans, left) or [""]


def filled(view: DarkCaveView, known: list[str | None], clans: list[str], left: Counter[str]) -> list[str] | None:
    """The first way to fill the unknown places with what is left in which no side is out before the end."""
    if None not in known:
        return [role for role in known if role is not None] if both_inside(view, known) else None
    place = known.index(None)
    for role in list(left):
        if left[role] and role.startswith(clans[place]):
            rest = left.copy()
            rest[role] -= 1
            found = filled(view, [*known[:place], role, *known[place + 1 :]], clans, rest)
            if found is not None:
                return found
    return None


def both_inside(view: DarkCaveView, roles: list[str | None]) -> bool:
    if view.first_out is None or view.over:
        return True
    inside = [role for role, player in zip(roles, view.players, strict=False) if role and not player.escaped]
    return len({works_for(role) for role in inside}) == len(CLANS)
