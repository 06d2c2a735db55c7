"""The ways of a hand that was given away are those of the physical cards, each as often as they have it."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations

import pytest

from permonik.engine.core.arrays import numbers
from permonik.engine.core.randomness import Fast
from permonik.engine.hands.changes import BACK, DISCARD, DRAW, USE, HandChange, backs_of
from permonik.engine.hands.traces import Trace, Traces
from tests.counts import Counts
from tests.engine.statistics import assert_fair

Fate = tuple[int, ...]
"""For each change the card given that it took, or the back of another one."""

CASES = {
    "a discard of a full hand is one of the cards given": ((1, 2, 2), (3, 4), "discard draw discard"),
    "a card played was given, or another one of its kind": ((1, 2), (1, 1, 3, 4), "draw discard draw use-1 discard"),
    "a card of which there is only one was not discarded before it was played": ((1, 2), (3, 4), "draw discard use-1"),
    "a hand that comes back tells what is gone": ((1, 2, 3), (1, 2, 4, 4), "draw discard draw discard return-1-2-4"),
    "what was played may have been drawn": ((1, 1, 2), (1, 2, 3), "discard draw use-1 draw discard use-2 discard"),
}


BACKS = backs_of([0] * 5)


def trace_of(given: tuple[int, ...], words: str, first: int = 0) -> Trace:
    """A hand given away and what happened to it, numbered from `first` on."""
    trace = Trace(list(given))
    for number, word in enumerate(words.split(), first):
        kind, *cards = word.split("-")
        if kind == "return":
            trace.returned = bytes(int(card) for card in cards)
        else:
            what = {"draw": DRAW, "use": USE, "discard": DISCARD}[kind]
            trace.add(number, HandChange(what, 1, int(cards[0]) if cards else BACK))
    return trace


def prepared(traces: list[Trace], unseen: dict[int, int]) -> Traces:
    steps = sum(len(trace.steps) for trace in traces)
    return Traces(traces, [BACK] * steps, [unseen.get(card, 0) for card in range(5)], BACKS)


def sample(traces: Traces, seed: int) -> Fate:
    return tuple(numbers(traces.follow(Fast(seed))))


def fates(given: tuple[int, ...], deck: tuple[int, ...], trace: Trace) -> Counter[Hashable]:
    """Every order of the deck and every choice of the holder, card by card, that shows the seat what it saw."""
    found: Counter[Hashable] = Counter()
    for order in permutations(deck):
        cards = (*given, *order)
        found.update(walks(cards, len(given), list(range(len(given))), len(given), trace, 0))
    return found


def walks(cards: tuple[int, ...], given: int, hand: list[int], drawn: int, trace: Trace, at: int) -> Iterator[Fate]:
    """From a step on, `drawn` being the next card of the deck."""
    if at == len(trace.steps):
        if trace.returned is None or sorted(cards[place] for place in hand) == sorted(trace.returned):
            yield ()
        return
    step = trace.steps[at]
    if step.what == DRAW:
        for fate in walks(cards, given, [*hand, drawn], drawn + 1, trace, at + 1):
            yield (BACK, *fate)
        return
    for place in hand:
        if step.what == DISCARD or cards[place] == step.card:
            left = [other for other in hand if other != place]
            for fate in walks(cards, given, left, drawn, trace, at + 1):
                yield (cards[place] if place < given else BACK, *fate)


def seen_now(given: tuple[int, ...], deck: tuple[int, ...], trace: Trace) -> dict[int, int]:
    """What the seat cannot place at the end: all cards but those that were played or came back."""
    played = [step.card for step in trace.steps if step.what == USE]
    return dict(Counter(given) + Counter(deck) - Counter(played) - Counter(trace.returned or b""))


@pytest.mark.parametrize(("given", "deck", "words"), CASES.values(), ids=CASES)
def test_every_way_comes_as_often_as_the_cards_have_it(
    given: tuple[int, ...], deck: tuple[int, ...], words: str, counts: Counts
) -> None:
    trace = trace_of(given, words)
    expected = fates(given, deck, trace)
    traces = prepared([trace], seen_now(given, deck, trace))
    seen: Counter[Hashable] = Counter()
    for seed in range(counts(small=1_000, normal=3_000, full=30_000)):
        seen[sample(traces, seed)] += 1
    assert_fair(seen, dict(expected))


def test_two_hands_never_need_more_cards_of_a_kind_than_there_are(counts: Counts) -> None:
    """Both holders discarded a card and then played a 1. Only one more 1 is left: one of them may have discarded the 1
    that it was given, but not both."""
    traces = prepared([trace_of((1,), "draw discard use-1"), trace_of((1,), "draw discard use-1", 3)], {1: 1, 2: 3})
    seen = Counter(sample(traces, seed) for seed in range(counts(small=500, normal=1_000, full=9_000)))
    assert {(first, second) for _, first, _, _, second, _ in seen} == {(BACK, BACK), (1, BACK), (BACK, 1)}


def test_what_cannot_have_happened_is_refused() -> None:
    for words in ("use-3", "discard return-3", "discard discard discard"):
        with pytest.raises(ValueError, match="cards that may be where they were given"):
            prepared([trace_of((1, 2), words)], {1: 1, 2: 1})


def test_a_discard_has_the_back_that_everybody_saw() -> None:
    """The 1 and the 3 have another back than the 2 and the 4."""
    backs = backs_of([0, 0, 1, 0, 1])
    trace = Trace([1, 2, BACK + 1])
    for number, back in enumerate((BACK, BACK + 1)):
        trace.add(number, HandChange(DISCARD, 1, back))
    traces = Traces([trace], [BACK, BACK + 1], [0, 1, 1, 1, 1], backs)
    assert {sample(traces, seed) for seed in range(50)} == {(1, 2), (1, BACK + 1)}
