"""From a view to the cards of the deck that its seat does not know, in any game of cards on a net."""

from typing import Protocol

from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.errors import DamagedView


class CardView(Protocol):
    @property
    def role(self) -> str | None: ...
    @property
    def unseen(self) -> dict[str, int]: ...


def check_view(vocabulary: CardVocabulary, view: CardView) -> None:
    if view.role not in vocabulary.roles:
        raise DamagedView(" | ".join(vocabulary.roles), view.role)
    copies = {card.name: card.count for card in vocabulary.deck}
    for name, count in view.unseen.items():
        if not 0 < count <= copies.get(name, 0):
            raise DamagedView("cards of the deck, no more than there are", f"{count} of {name}")


def hidden_pool(vocabulary: CardVocabulary, view: CardView) -> list[int]:
    """The cards of the deck in places that the seat does not know."""
    return [vocabulary.number[name] for name, count in view.unseen.items() for _ in range(count)]
