"""From a view to what its seat does not know, in any game of digging."""

from permonik.engine.core.errors import DamagedView
from permonik.engine.core.positions import FORMAT
from permonik.engine.core.randomness import Fast
from permonik.engine.digging.book import Book
from permonik.engine.digging.facts import DigPosition
from permonik.engine.digging.view import DigView


def check_view(book: Book, view: DigView) -> None:
    if view.role not in book.roles:
        raise DamagedView(" | ".join(book.roles), view.role)
    copies = {card.name: card.count for card in book.deck}
    for name, count in view.unseen.items():
        if not 0 < count <= copies.get(name, 0):
            raise DamagedView("cards of the deck, no more than there are", f"{count} of {name}")


def hidden_pool(book: Book, view: DigView) -> list[int]:
    """The cards of the deck in places that the seat does not know."""
    return [book.number[name] for name, count in view.unseen.items() for _ in range(count)]


def hidden_faces(book: Book, view: DigView) -> list[int]:
    known = [goal.face for goal in view.goals]
    return [number for number, face in enumerate(book.faces) if face not in known]


def seen_goals(view: DigView) -> int:
    return sum(1 << number for number, goal in enumerate(view.goals) if goal.face is not None)


def first_position(book: Book, view: DigView, roles: list[str]) -> tuple[DigPosition, list[str]]:
    """The view with the unknown places filled in some way that adds up, and the cards left for other places."""
    cards = book.names_of(hidden_pool(book, view))
    deck, cards = cards[: view.draw_pile], cards[view.draw_pile :]
    hands = []
    for seat, player in enumerate(view.players):
        take = 0 if seat == view.seat else player.cards
        hands.append(list(view.hand) if seat == view.seat else cards[:take])
        cards = cards[take:]
    own = list(view.own_discards)
    discards = [(seat, own.pop(0) if seat == view.seat else cards.pop(0)) for seat in view.discarders]
    faces = hidden_faces(book, view)
    position = DigPosition(
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
        roles=roles,
        goals=[goal.face or book.faces[faces.pop()] for goal in view.goals],
        turned=[goal.turned for goal in view.goals],
        mine=view.mine,
        hands=hands,
        broken=[player.broken for player in view.players],
        seen=[[n for n, goal in enumerate(view.goals) if seat in goal.seen_by] for seat in range(view.seats)],
        deck=deck,
        discards=discards,
        turning=view.turning or 0,
        just_laid=view.just_laid or (0, 0),
        deals=[],
        history=view.history,
    )
    return position, cards
