"""From a view to what its seat does not know, in any game of digging."""

from permonik.engine.board.unknowns import hidden_pool
from permonik.engine.core.positions import FORMAT
from permonik.engine.core.randomness import Fast
from permonik.engine.digging.formats import DiggingPosition
from permonik.engine.digging.view import DiggingView
from permonik.engine.digging.vocabulary import Vocabulary


def hidden_faces(vocabulary: Vocabulary, view: DiggingView) -> list[int]:
    known = [goal.face for goal in view.goals]
    return [number for number, face in enumerate(vocabulary.faces) if face not in known]


def seen_goals(view: DiggingView) -> int:
    return sum(1 << number for number, goal in enumerate(view.goals) if goal.face is not None)


def first_position(vocabulary: Vocabulary, view: DiggingView, roles: list[str]) -> tuple[DiggingPosition, list[str]]:
    """The view with the unknown places filled in some way that adds up, and the cards left for other places."""
    cards = vocabulary.names_of(hidden_pool(vocabulary, view))
    deck, cards = cards[: view.draw_pile], cards[view.draw_pile :]
    hands = []
    for seat, player in enumerate(view.players):
        take = 0 if seat == view.seat else player.cards
        hands.append(list(view.hand) if seat == view.seat else cards[:take])
        cards = cards[take:]
    own = list(view.own_discards)
    discards = [(seat, own.pop(0) if seat == view.seat else cards.pop(0)) for seat in view.discarders]
    faces = hidden_faces(vocabulary, view)
    position = DiggingPosition(
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
        goals=[goal.face or vocabulary.faces[faces.pop()] for goal in view.goals],
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
