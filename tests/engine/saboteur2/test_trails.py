"""The ways of a hand that was given away are those of the physical cards, each as often as they have it."""

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations

import pytest

from permonik.engine.core.randomness import Fast
from permonik.engine.saboteur2.trails import DISCARD, DRAW, RETURN, UNKNOWN, USE, Step, Trail, Trails
from tests.counts import Counts
from tests.engine.statistics import assert_fair

Fate = tuple[int, ...]
"""For each use and discard the card given that it was, or `UNKNOWN`."""

CASES = {
    "a discard of a full hand is one of the cards given": ((1, 2, 2), (3, 4), "discard draw discard"),
    "a card played was given, or another one of its kind": ((1, 2), (1, 1, 3, 4), "draw discard draw use-1 discard"),
    "a card of which there is only one was not discarded before it was played": ((1, 2), (3, 4), "draw discard use-1"),
    "a hand that comes back tells what is gone": ((1, 2, 3), (1, 2, 4, 4), "draw discard draw discard return-1-2-4"),
    "what was played may have been drawn": ((1, 1, 2), (1, 2, 3), "discard draw use-1 draw discard use-2 discard"),
}


def steps_of(words: str) -> list[Step]:
    steps = []
    for number, word in enumerate(words.split()):
        kind, *cards = word.split("-")
        numbers = tuple(int(card) for card in cards)
        if kind == "return":
            steps.append(Step(RETURN, number, cards=numbers))
        else:
            what = {"draw": DRAW, "use": USE, "discard": DISCARD}[kind]
            steps.append(Step(what, number, numbers[0] if numbers else UNKNOWN))
    return steps


def fates(given: tuple[int, ...], deck: tuple[int, ...], steps: list[Step]) -> Counter[Hashable]:
    """Every order of the deck and every choice of the holder, card by card, that shows the seat what it saw."""
    found: Counter[Hashable] = Counter()
    for order in permutations(deck):
        cards = (*given, *order)
        found.update(walks(cards, len(given), list(range(len(given))), len(given), steps))
    return found


def walks(cards: tuple[int, ...], given: int, hand: list[int], drawn: int, steps: list[Step]) -> Iterator[Fate]:
    """From here on, `drawn` being the next card of the deck."""
    if not steps:
        yield ()
        return
    step, *rest = steps
    if step.what == DRAW:
        yield from walks(cards, given, [*hand, drawn], drawn + 1, rest)
    elif step.what == RETURN:
        if sorted(cards[at] for at in hand) == sorted(step.cards):
            yield from walks(cards, given, [], drawn, rest)
    else:
        for at in hand:
            if step.what == DISCARD or cards[at] == step.card:
                left = [other for other in hand if other != at]
                for fate in walks(cards, given, left, drawn, rest):
                    yield (cards[at] if at < given else UNKNOWN, *fate)


def seen_now(given: tuple[int, ...], deck: tuple[int, ...], steps: list[Step]) -> dict[int, int]:
    """What the seat cannot place at the end: all cards but those that were played or came back."""
    unseen = Counter(given) + Counter(deck)
    for step in steps:
        unseen -= Counter(step.cards if step.what == RETURN else [step.card] if step.what == USE else [])
    return dict(unseen)


@pytest.mark.parametrize(("given", "deck", "words"), CASES.values(), ids=CASES)
def test_every_way_comes_as_often_as_the_cards_have_it(
    given: tuple[int, ...], deck: tuple[int, ...], words: str, counts: Counts
) -> None:
    steps = steps_of(words)
    expected = fates(given, deck, steps)
    trails = Trails([Trail(given, steps=steps)], seen_now(given, deck, steps))
    seen: Counter[Hashable] = Counter()
    for seed in range(counts(small=1_000, normal=3_000, full=30_000)):
        seen[tuple(trails.sample(Fast(seed)).values())] += 1
    assert_fair(seen, dict(expected))


def test_two_hands_never_need_more_cards_of_a_kind_than_there_are(counts: Counts) -> None:
    """Both holders discarded a card and then played a 1. Only one more 1 is left: one of them may have discarded the 1
    that it was given, but not both."""
    steps = [
        [Step(DRAW), Step(DISCARD, 0), Step(USE, 1, 1)],
        [Step(DRAW), Step(DISCARD, 2), Step(USE, 3, 1)],
    ]
    trails = Trails([Trail((1,), steps=steps[0]), Trail((1,), steps=steps[1])], {1: 1, 2: 3})
    seen = Counter(
        tuple(trails.sample(Fast(seed)).values()) for seed in range(counts(small=500, normal=1_000, full=9_000))
    )
    assert {(first, second) for first, _, second, _ in seen} == {(UNKNOWN, UNKNOWN), (1, UNKNOWN), (UNKNOWN, 1)}


def test_what_cannot_have_happened_is_refused() -> None:
    for steps in ([Step(USE, 0, 3)], [Step(DISCARD), Step(RETURN, 1, cards=(3,))], [Step(DISCARD)] * 3):
        with pytest.raises(ValueError, match="cards that may be where they were given"):
            Trails([Trail((1, 2), steps=steps)], {1: 1, 2: 1})
