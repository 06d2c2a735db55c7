"""Where the cards of hands that a seat gave away may be by now. Compiled.

The seat knows all cards of such a hand. Whoever holds it draws cards that the seat does not know, plays cards for all
to see and discards others unseen, of those that are in the hand at that moment. Every way in which this may have gone
has a weight: how many orders of the deck lead to it. All ways together are a graph of stages, worked out once; a sample
walks through it from stage to stage.
"""

from math import factorial
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import vec_of
from permonik.engine.core.randomness import WORD, Generator
from permonik.engine.hands.changes import BACK, DISCARD, DRAW, SWAP, FollowedRound, HandChange

END: Final = -1
"""In place of a stage: nothing is left to be chosen."""
ALONE: Final = [bytes([card]) for card in range(256)]
"""Each card by itself."""


class Trace:
    """A hand given away, and what happened to it since."""

    __slots__ = ("cards", "numbers", "returned", "steps")

    def __init__(self, cards: list[int]) -> None:
        self.cards = bytes(sorted(cards))
        """Faces that the seat knows, then backs."""
        self.steps: list[HandChange] = []
        self.numbers: list[int] = []
        """By which `Traces.follow` says which card a step took."""
        self.returned: bytes | None = None
        """The hand as the seat got it back."""

    def add(self, number: int, step: HandChange) -> None:
        self.numbers.append(number)
        self.steps.append(step)


def traces_of(followed: FollowedRound) -> list[Trace]:
    """The hands that the seat has given away."""
    seat = followed.seat
    traces: list[Trace] = []
    by_holder: dict[int, Trace] = {}
    for holder, cards in followed.hands.items():
        if holder != seat and cards and min(cards) < BACK:
            by_holder[holder] = Trace(cards)
            traces.append(by_holder[holder])
    own = list(followed.hands.get(seat, []))
    for number, change in enumerate(followed.changes):
        if change.what == SWAP and seat in (change.seat, change.other):
            other = change.seat + change.other - seat
            if other in by_holder:
                by_holder[other].returned = bytes(sorted(change.taken))
            by_holder[other] = Trace(own)
            traces.append(by_holder[other])
            own = list(change.taken)
        elif change.what == SWAP:
            swap_entries(by_holder, change.seat, change.other)
        elif change.seat == seat and change.what == DRAW:
            own.append(change.card)
        elif change.seat == seat:
            own.remove(change.card)
        elif change.seat in by_holder:
            by_holder[change.seat].add(number, change)
    return traces


def swap_entries(by_holder: dict[int, Trace], one: int, other: int) -> None:
    ones, others = by_holder.pop(one, None), by_holder.pop(other, None)
    if ones is not None:
        by_holder[other] = ones
    if others is not None:
        by_holder[one] = others


def without(cards: bytes, card: int) -> bytes:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: bytes, card: int) -> bytes:
    """Cards in ascending order with another one in its place."""
    at = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    return cards[:at] + ALONE[card] + cards[at:]


def limited(cards: bytes, kinds: bytes) -> bytes:
    """Those cards that are of some kinds."""
    for card in cards:
        if card not in kinds:
            return bytes([other for other in cards if other in kinds])
    return cards


class Traces:
    """All ways of all hands that a seat gave away in a round."""

    __slots__ = ("begin", "below", "cards", "first", "following", "number", "usual")

    def __init__(self, traces: list[Trace], usual: list[int], unseen: list[int], backs: bytes) -> None:
        """`usual` has for each change the card that it takes where nothing else may be known, `unseen` how many cards
        of each kind the seat cannot place now. Raises ValueError when there is no way from what was given to what is
        seen now."""
        self.usual: vec[u8] = vec_of(usual)
        self.number: vec[i64] = vec[i64]()
        """The number of the change at which a stage chooses."""
        self.first: vec[i64] = vec[i64]()
        """Where the options of a stage begin."""
        self.below: vec[i64] = vec[i64]()
        """An option is taken by a random word below this and not below that of the option before it."""
        self.cards: vec[u8] = vec[u8]()
        """The card that an option takes."""
        self.following: vec[i64] = vec[i64]()
        """The stage to which it leads."""
        self.begin, weight = Stages(self, traces, unseen, backs).enter(0, b"", b"")
        if weight <= 0:
            raise ValueError("expected cards that may be where they were given, got others")

    def add_stage(self, number: int, cards: list[int], weights: list[float], following: list[int]) -> int:
        self.number = append(self.number, number)
        self.first = append(self.first, len(self.below))
        total = sum(weights)
        reached = 0.0
        for i in range(len(cards)):
            reached += weights[i]
            below = WORD + 1 if i == len(cards) - 1 else int(reached / total * (WORD + 1))
            self.below = append(self.below, below)
            self.cards = append(self.cards, u8(cards[i]))
            self.following = append(self.following, following[i])
        return len(self.number) - 1

    def follow(self, generator: Generator) -> vec[u8]:
        """For each use and discard the card it took, by its face if that was given, else by its back."""
        taken = self.usual[:]
        stage: i64 = self.begin
        while stage != END:
            option = self.first[stage]
            if self.below[option] <= WORD:
                word = generator.word()
                while word >= self.below[option]:
                    option += 1
            taken[self.number[stage]] = self.cards[option]
            stage = self.following[option]
        return taken


class Stages:
    """Works out the graph: each stage is what is known of the hand on the way, and what lies hidden already."""

    __slots__ = ("backs", "graph", "hidden", "known", "later", "traces", "unseen")

    def __init__(self, graph: Traces, traces: list[Trace], unseen: list[int], backs: bytes) -> None:
        self.graph = graph
        self.traces = traces
        self.unseen = unseen
        self.backs = backs
        self.hidden = [0] * 256
        """How many cards the seat cannot place, by their back."""
        for card, count in enumerate(unseen):
            self.hidden[backs[card]] += count
        self.later = [b"".join([trace.cards for trace in traces[number + 1 :]]) for number in range(len(traces))]
        """The cards of the traces behind each one."""
        self.known: dict[tuple[int, int, bytes, bytes, bytes], tuple[int, float]] = {}

    def enter(self, number: int, placed: bytes, before: bytes) -> tuple[int, float]:
        """The first stage of a trace and how many orders of the deck, up to a factor, lead on from it to what the seat
        sees now. `placed` are cards given away that lie hidden by now and of whose kind there may be more to come,
        `before` are the backs of all that lie hidden by now."""
        if number == len(self.traces):
            return END, 1.0
        return self.go_on(number, 0, self.traces[number].cards, placed, before)

    def go_on(self, number: int, at: int, hand: bytes, placed: bytes, before: bytes) -> tuple[int, float]:
        trace = self.traces[number]
        while at < len(trace.steps) and trace.steps[at].what == DRAW:
            hand = with_card(hand, trace.steps[at].card)
            at += 1
        if at == len(trace.steps):
            return self.leave(number, hand, placed, before)
        placed = limited(placed, hand + self.later[number])
        key = number, at, hand, placed, before
        found = self.known.get(key)
        if found is None:
            found = self.choose(number, at, hand, placed, before)
            self.known[key] = found
        return found

    def choose(self, number: int, at: int, hand: bytes, placed: bytes, before: bytes) -> tuple[int, float]:
        """A card is taken out of the hand: one that was given, or another one."""
        trace = self.traces[number]
        step = trace.steps[at]
        back = self.backs[step.card]
        cards: list[int] = []
        weights: list[float] = []
        following: list[int] = []
        for card in dict.fromkeys(hand):
            if self.backs[card] != back or (step.what != DISCARD and card not in (step.card, back)):
                continue
            left = without(hand, card)
            if step.what == DISCARD and card < BACK:
                weight = self.chance(card, placed, before)
                if weight <= 0:
                    continue
                stage, more = self.go_on(number, at + 1, left, with_card(placed, card), with_card(before, back))
            else:
                weight = 1.0
                stage, more = self.go_on(number, at + 1, left, placed, before)
            weight *= more * hand.count(card)
            if weight > 0:
                cards.append(card)
                weights.append(weight)
                following.append(stage)
        if not cards:
            return END, 0.0
        if cards == [back]:
            return following[0], weights[0]
        return self.graph.add_stage(trace.numbers[at], cards, weights, following), sum(weights)

    def chance(self, card: int, placed: bytes, before: bytes) -> float:
        """That a card in a hidden place, for any of its back, is one of this kind."""
        left = self.unseen[card] - placed.count(card)
        if left <= 0:
            return 0.0
        back = self.backs[card]
        return left / (self.hidden[back] - before.count(back))

    def leave(self, number: int, hand: bytes, placed: bytes, before: bytes) -> tuple[int, float]:
        """The hand came back, or all that was given and is still in it lies hidden."""
        returned = self.traces[number].returned
        if returned is not None:
            weight = self.orders(hand, returned)
        else:
            weight = 1.0
            for card in hand:
                if card < BACK and weight > 0:
                    weight *= self.chance(card, placed, before)
                    placed = with_card(placed, card)
                    before = with_card(before, self.backs[card])
        if weight <= 0:
            return END, 0.0
        stage, more = self.enter(number + 1, placed, before)
        return stage, weight * more

    def orders(self, hand: bytes, returned: bytes) -> float:
        """In how many orders the cards that were not given may have come into the hand that came back."""
        rest = returned
        unknown = bytes([card for card in hand if card >= BACK])
        for card in hand:
            if card < BACK:
                if card not in rest:
                    return 0.0
                rest = without(rest, card)
        if bytes(sorted([self.backs[card] for card in rest])) != unknown:
            return 0.0
        orders = 1
        for back in dict.fromkeys(unknown):
            orders *= factorial(unknown.count(back))
        for card in dict.fromkeys(rest):
            orders //= factorial(rest.count(card))
        return float(orders)
