"""Where the cards of a hand that a seat gave away may be by now, worked out a second time in the plainest way.

The seat knows all cards of that hand. Whoever holds it draws cards that the seat does not know, plays cards for all to
see and discards others unseen, of those that are in the hand at that moment. Every way in which this may have gone has
a weight: how many orders of the deck lead to it.
"""

from dataclasses import dataclass, field
from math import factorial
from typing import NamedTuple

from permonik.engine.core.randomness import WORD, Generator

UNKNOWN = -1
"""A card that the seat does not know."""
DRAW, USE, DISCARD, RETURN = range(4)

Cards = tuple[int, ...]
"""In ascending order."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happened to the hand: a card drawn, played, discarded, or all of it seen again."""

    what: int
    number: int = 0
    """By which `PlainTraces.sample` says which card it was."""
    card: int = UNKNOWN
    """The card played."""
    cards: Cards = ()
    """The hand when it came back."""


@dataclass(slots=True)
class PlainTrace:
    """A hand given away, and what happened to it since."""

    cards: Cards
    unknown: int = 0
    """How many more cards it had then."""
    steps: list[Step] = field(default_factory=list)


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


class Way(NamedTuple):
    """A stage of a trace: of the cards given those still in the hand, and those discarded unseen."""

    held: Cards
    hidden: Cards
    unknown: int
    """How many other cards are in the hand."""
    card: int = UNKNOWN
    """The card given that the last step took away; `UNKNOWN` for another one."""
    weight: int = 1
    """In how many ways the last step leads here."""


class Run:
    """All ways along one trace, when the cards of the traces before it are already somewhere."""

    def __init__(self, traces: "PlainTraces", number: int, placed: Cards, before: int) -> None:
        self.traces = traces
        self.number = number
        self.trace = traces.traces[number]
        self.placed = placed
        """Cards of traces before it that lie hidden now and are of a kind that it has too."""
        self.before = before
        """How many cards of traces before it lie hidden now."""
        self.known: dict[tuple[int, Cards, Cards], float] = {}

    @property
    def begin(self) -> Way:
        return Way(self.trace.cards, (), self.trace.unknown)

    def weight(self, at: int, way: Way) -> float:
        """How many orders of the deck, up to a factor, lead on from a stage to what the seat sees now."""
        if at == len(self.trace.steps):
            return self.end_weight(way)
        key = at, way.held, way.hidden
        weight = self.known.get(key)
        if weight is None:
            weight = sum(option.weight * self.weight(at + 1, option) for option in self.options(at, way))
            self.known[key] = weight
        return weight

    def options(self, at: int, way: Way) -> list[Way]:
        step = self.trace.steps[at]
        if step.what == DRAW:
            return [Way(way.held, way.hidden, way.unknown + 1)]
        if step.what == RETURN:
            return self.returned(step.cards, way)
        other = [Way(way.held, way.hidden, way.unknown - 1, UNKNOWN, way.unknown)] if way.unknown else []
        if step.what == USE:
            copies = way.held.count(step.card)
            known = [Way(without(way.held, step.card), way.hidden, way.unknown, step.card, copies)] if copies else []
        else:
            known = [
                Way(without(way.held, card), with_card(way.hidden, card), way.unknown, card, way.held.count(card))
                for card in dict.fromkeys(way.held)
            ]
        return known + other

    def returned(self, cards: Cards, way: Way) -> list[Way]:
        """The seat has seen all cards of the hand: what it did not know in it are those it had not given."""
        rest = cards
        for card in way.held:
            if card not in rest:
                return []
            rest = without(rest, card)
        orders = factorial(len(rest))
        for card in dict.fromkeys(rest):
            orders //= factorial(rest.count(card))
        return [Way((), way.hidden, 0, UNKNOWN, orders)]

    def end_weight(self, way: Way) -> float:
        """Each card of the trace that lies hidden is one of those unseen of its kind, in a place for any of them."""
        weight = 1.0
        placed = list(self.placed)
        before = self.before
        for card in way.held + way.hidden:
            weight *= (self.traces.unseen.get(card, 0) - placed.count(card)) / (self.traces.hidden - before)
            if weight <= 0:
                return 0.0
            placed.append(card)
            before += 1
        following = self.traces.run(self.number + 1, (*self.placed, *way.held, *way.hidden), before)
        return weight if following is None else weight * following.weight(0, following.begin)

    def sample(self, generator: Generator, chosen: dict[int, int]) -> "Run | None":
        """Follows one way by its weight; returns the ways along the next trace."""
        way = self.begin
        for at, step in enumerate(self.trace.steps):
            options = self.options(at, way)
            if len(options) > 1:
                weights = [option.weight * self.weight(at + 1, option) for option in options]
                way = options[weighted(weights, generator)]
            else:
                way = options[0]
            if step.what in (USE, DISCARD):
                chosen[step.number] = way.card
        hidden = (*self.placed, *way.held, *way.hidden)
        return self.traces.run(self.number + 1, hidden, self.before + len(way.held) + len(way.hidden))


def weighted(weights: list[float], generator: Generator) -> int:
    """A place by chance, as likely as its weight."""
    left = sum(weights) * (int(generator.word()) / (WORD + 1))
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0:
            last = place
            if left < weight:
                break
        left -= weight
    return last


class PlainTraces:
    """All hands that a seat gave away in a round."""

    def __init__(self, traces: list[PlainTrace], unseen: dict[int, int]) -> None:
        """Raises ValueError when there is no way from what was given to what is seen now."""
        self.traces = traces
        self.unseen = unseen
        """How many cards of each kind the seat cannot place now."""
        self.hidden = sum(unseen.values())
        self.runs: dict[tuple[int, Cards, int], Run] = {}
        self.first = self.run(0, (), 0)
        if self.first is not None and self.first.weight(0, self.first.begin) <= 0:
            raise ValueError("expected cards that may be where they were given, got others")

    def run(self, number: int, placed: Cards, before: int) -> Run | None:
        if number == len(self.traces):
            return None
        kinds = {card for trace in self.traces[number:] for card in trace.cards}
        key = number, tuple(sorted(card for card in placed if card in kinds)), before
        if key not in self.runs:
            self.runs[key] = Run(self, *key)
        return self.runs[key]

    def sample(self, generator: Generator) -> dict[int, int]:
        """For each use and discard, by its number, the card given that it was; `UNKNOWN` for another one."""
        chosen: dict[int, int] = {}
        run = self.first
        while run is not None:
            run = run.sample(generator, chosen)
        return chosen
