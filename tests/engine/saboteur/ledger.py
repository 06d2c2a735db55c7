"""An independent count of the cards of a round: where each of them went, by what was told to everybody."""

from collections import Counter
from collections.abc import Iterable

from permonik.engine.core.events import Event
from permonik.engine.digging.formats import DiggingPosition
from permonik.engine.saboteur.formats import Position


class Ledger:
    """Cards that everybody has seen go out of play in this round."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.name == "dealt":
                self.spent.clear()
            elif event.name == "repaired":
                self.spent.update([str(event.args["card"]), f"break-{event.args['tool']}"])
            elif event.name == "collapsed":
                self.spent.update(["rockfall", str(event.args["card"])])
            elif event.name == "looked":
                self.spent["map"] += 1

    def cards(self, position: DiggingPosition) -> Counter[str]:
        """All cards of the deck, wherever digging puts them."""
        cards = Counter(self.spent)
        cards.update(position.deck)
        cards.update(laid.card for laid in position.mine)
        cards.update(card for hand in position.hands for card in hand)
        cards.update(card for _, card in position.discards)
        cards.update(f"break-{tool}" for tools in position.broken for tool in tools)
        return cards


def gold_cards(position: Position) -> Counter[int]:
    """All gold cards, wherever they are."""
    return Counter([*position.stack, *position.offer, *(nuggets for _, _, nuggets in position.picks)])


def nuggets_of(position: Position) -> list[int]:
    """What each seat must own by the gold cards it kept and the pay of the finished rounds."""
    nuggets = [sum(result.pay[seat] for result in position.results) for seat in range(position.seats)]
    for _, seat, kept in position.picks:
        nuggets[seat] += kept
    return nuggets
