"""From a view to an imaginer: which places are unknown to the seat, and which cards belong there."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from permonik.engine.board.unknowns import check_view, hidden_pool
from permonik.engine.core.view import adding_up
from permonik.engine.digging import unknowns as digging
from permonik.engine.digging.imaginer import Unknowns
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import BY_SEATS, GOLD, ROLES
from permonik.engine.saboteur.formats import Position, RoundResult
from permonik.engine.saboteur.imaginer import IN_STACK, ON_OFFER, GoldGroup, Imaginer
from permonik.engine.saboteur.position import state_of
from permonik.engine.saboteur.view import Look, SaboteurView
from permonik.engine.saboteur.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame


def imaginer(game: "SaboteurGame", view: SaboteurView) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_view(VOCABULARY, view)
    with adding_up():
        return prepared(game, view)


def prepared(game: "SaboteurGame", view: SaboteurView) -> Imaginer:
    groups = gold_groups(view)
    unknowns = Unknowns(
        view.seat or 0,
        hidden_pool(VOCABULARY, view),
        [] if roles_are_open(view) else hidden_roles(view),
        1 << (view.seat or 0),
        digging.hidden_faces(VOCABULARY, view),
        digging.seen_goals(view),
    )
    return Imaginer(state_of(game, first_position(view, groups)), unknowns, groups)


def roles_are_open(view: SaboteurView) -> bool:
    return view.phase in ("sharing", "over")


def hidden_roles(view: SaboteurView) -> list[int]:
    dwarves = BY_SEATS[view.seats]
    roles = [tables.MINER] * dwarves["miners"] + [tables.SABOTEUR] * dwarves["saboteurs"]
    roles.remove(ROLES.index(str(view.role)))
    return roles


def gold_groups(view: SaboteurView) -> list[GoldGroup]:
    """Gold cards the seat cannot tell apart: by what it was offered, and when (BA-155)."""
    if view.over:
        return open_gold(view)
    groups: list[GoldGroup] = []
    unknown: list[int] = []
    pool = Counter(dict(GOLD))
    for result, places in shared_rounds(view):
        looks = [look for look in view.looks if look.round == result.round]
        unknown += places[: looks[0].pick] if looks else places
        pool -= Counter(looks[0].offer if looks else [])
        for number, look in enumerate(looks):
            following = looks[number + 1] if number + 1 < len(looks) else None
            groups += groups_of_look(look, following, places)
    stack = sum(count for _, count in GOLD) - sum(len(result.takers) for result in view.results)
    return [*groups, GoldGroup(unknown + [IN_STACK] * stack, list(pool.elements()))]


def open_gold(view: SaboteurView) -> list[GoldGroup]:
    """After the game every kept card lies open; only the order of the stack is unknown."""
    kept = [nuggets for nuggets in view.picks if nuggets is not None]
    stack = list((Counter(dict(GOLD)) - Counter(kept)).elements())
    picks = [GoldGroup([place], [nuggets]) for place, nuggets in enumerate(kept)]
    return [*picks, GoldGroup([IN_STACK] * len(stack), stack)]


def shared_rounds(view: SaboteurView) -> Iterator[tuple[RoundResult, list[int]]]:
    """The rounds in which gold was shared out, with the places of its cards: picks, then what is still on offer."""
    first = 0
    for result in view.results:
        current = result.round == view.round and view.phase == "sharing"
        made = len(result.takers) - (view.offered if current else 0)
        yield result, [*range(first, first + made), *[ON_OFFER] * (len(result.takers) - made)]
        first += made


def groups_of_look(look: Look, following: Look | None, places: list[int]) -> list[GoldGroup]:
    """The card kept at a look, and the cards that others took until this seat looked again."""
    cards = Counter(look.offer) - Counter(following.offer if following else [])
    begin, until = look.pick, following.pick if following else len(places)
    if look.kept is None:
        return [GoldGroup(places[begin:until], list(cards.elements()))]
    cards -= Counter([look.kept])
    return [
        GoldGroup([places[begin]], [look.kept]),
        GoldGroup(places[begin + 1 : until], list(cards.elements())),
    ]


def first_picks(view: SaboteurView, groups: list[GoldGroup]) -> list[int]:
    """Some assignment of gold cards to picks, as good as any."""
    picks = [0] * len(view.picks)
    for group in groups:
        for place, nuggets in zip(group.places, group.cards, strict=True):
            if int(place) >= 0:
                picks[int(place)] = int(nuggets)
    return picks


def first_position(view: SaboteurView, groups: list[GoldGroup]) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    position, _ = digging.first_position(VOCABULARY, view, first_roles(view))
    picks = first_picks(view, groups)
    takers = [(result.round, seat) for result in view.results for seat in result.takers][: len(picks)]
    return Position(
        **asdict(position),
        stack=cards_on(IN_STACK, groups),
        offer=cards_on(ON_OFFER, groups),
        picks=[(number, seat, nuggets) for (number, seat), nuggets in zip(takers, picks, strict=True)],
        results=view.results,
    )


def cards_on(place: int, groups: list[GoldGroup]) -> list[int]:
    return [int(card) for group in groups for at, card in zip(group.places, group.cards, strict=True) if at == place]


def first_roles(view: SaboteurView) -> list[str]:
    if roles_are_open(view):
        return [*view.results[-1].roles, view.results[-1].left_over]
    roles = [ROLES[role] for role in hidden_roles(view)]
    roles.insert(view.seat or 0, str(view.role))
    return roles
