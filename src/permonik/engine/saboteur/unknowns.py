"""From a view to an imaginer: which places are unknown to the seat, and which cards belong there."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from permonik.engine.core.errors import DamagedView, WrongSeats
from permonik.engine.core.randomness import Fast
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import BY_SEATS, DECK, FACES, GOLD, NUMBER, ROLES
from permonik.engine.saboteur.facts import FORMAT, Position, RoundResult
from permonik.engine.saboteur.imaginer import IN_STACK, ON_OFFER, GoldGroup, Imaginer
from permonik.engine.saboteur.position import state_of
from permonik.engine.saboteur.view import Look, SaboteurView

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame


def imaginer(game: "SaboteurGame", view: SaboteurView) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_view(game, view)
    try:
        return prepared(game, view)
    except (ValueError, IndexError) as error:
        raise DamagedView("a view that adds up", error) from None


def check_view(game: "SaboteurGame", view: SaboteurView) -> None:
    try:
        game.check_seats(view.seats)
    except WrongSeats as error:
        raise DamagedView(error.expected, error.got) from None
    if view.seat is None or not 0 <= view.seat < view.seats:
        raise DamagedView(f"the view of a seat from 0 to {view.seats - 1}", view.seat)
    if view.role not in ROLES:
        raise DamagedView(" | ".join(ROLES), view.role)
    copies = {card.name: card.count for card in DECK}
    for name, count in view.unseen.items():
        if not 0 < count <= copies.get(name, 0):
            raise DamagedView("cards of the deck, no more than there are", f"{count} of {name}")


def prepared(game: "SaboteurGame", view: SaboteurView) -> Imaginer:
    pool = [NUMBER[name] for name, count in view.unseen.items() for _ in range(count)]
    groups = gold_groups(view)
    picks = first_picks(view, groups)
    state = state_of(game, first_position(view, pool, groups, picks))
    known = sum(1 << number for number, goal in enumerate(view.goals) if goal.face is not None)
    roles = [] if roles_are_open(view) else hidden_roles(view)
    return Imaginer(state, view.seat or 0, pool, roles, hidden_faces(view), known, groups)


def roles_are_open(view: SaboteurView) -> bool:
    return view.phase in ("sharing", "over")


def hidden_roles(view: SaboteurView) -> list[int]:
    dwarves = BY_SEATS[view.seats]
    roles = [tables.MINER] * dwarves["miners"] + [tables.SABOTEUR] * dwarves["saboteurs"]
    roles.remove(ROLES.index(str(view.role)))
    return roles


def hidden_faces(view: SaboteurView) -> list[int]:
    known = [goal.face for goal in view.goals]
    return [number for number, face in enumerate(FACES) if face not in known]


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


def first_position(view: SaboteurView, pool: list[int], groups: list[GoldGroup], picks: list[int]) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    cards = [DECK[number].name for number in pool]
    deck, cards = cards[: view.draw_pile], cards[view.draw_pile :]
    hands = []
    for seat, player in enumerate(view.players):
        take = 0 if seat == view.seat else player.cards
        hands.append(list(view.hand) if seat == view.seat else cards[:take])
        cards = cards[take:]
    own = list(view.own_discards)
    discards = [(seat, own.pop(0) if seat == view.seat else cards.pop(0)) for seat in view.discarders]
    takers = [(result.round, seat) for result in view.results for seat in result.takers][: len(picks)]
    faces = hidden_faces(view)
    return Position(
        format=FORMAT,
        game=view.game,
        rules_version=view.rules_version,
        seats=view.seats,
        options=view.options,
        generator=Fast(0).save(),
        round=view.round,
        phase=view.phase,
        to_move=view.to_move,
        first=view.first,
        last=view.last,
        roles=first_roles(view),
        goals=[goal.face or FACES[faces.pop()] for goal in view.goals],
        turned=[goal.turned for goal in view.goals],
        mine=view.mine,
        hands=hands,
        broken=[player.broken for player in view.players],
        seen=[[n for n, goal in enumerate(view.goals) if seat in goal.seen_by] for seat in range(view.seats)],
        deck=deck,
        discards=discards,
        turning=view.turning or 0,
        just_laid=view.just_laid or (0, 0),
        stack=cards_on(IN_STACK, groups),
        offer=cards_on(ON_OFFER, groups),
        picks=[(number, seat, nuggets) for (number, seat), nuggets in zip(takers, picks, strict=True)],
        results=view.results,
        deals=[],
        history=view.history,
    )


def cards_on(place: int, groups: list[GoldGroup]) -> list[int]:
    return [int(card) for group in groups for at, card in zip(group.places, group.cards, strict=True) if at == place]


def first_roles(view: SaboteurView) -> list[str]:
    if roles_are_open(view):
        return [*view.results[-1].roles, view.results[-1].left_over]
    roles = [ROLES[role] for role in hidden_roles(view)]
    roles.insert(view.seat or 0, str(view.role))
    return roles
