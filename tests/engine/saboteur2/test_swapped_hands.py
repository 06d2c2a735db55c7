"""What the engine makes of swapped hands is what the plain second implementation makes of them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from permonik.engine.board.unknowns import hidden_pool
from permonik.engine.core.arrays import numbers
from permonik.engine.core.randomness import WORD, Fast
from permonik.engine.hands.changes import BACK
from permonik.engine.hands.traces import END, Traces
from permonik.engine.saboteur2.changes import round_of
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import SWAPPED_HANDS
from permonik.engine.saboteur2.unknowns import swapped_hands
from permonik.engine.saboteur2.view import Saboteur2View
from permonik.engine.saboteur2.vocabulary import VOCABULARY
from tests.counts import Counts
from tests.engine.games import sampled_positions
from tests.engine.saboteur2.plain_swaps import PlainSwaps
from tests.engine.saboteur2.plain_traces import UNKNOWN, Run, Way
from tests.engine.saboteur2.play import GAME
from tests.engine.saboteur2.tricks import TrickyPlan
from tests.engine.statistics import assert_same_chances

pytestmark = pytest.mark.any_build

SEATS = 4
MOST_WAYS = 2_000
SAMPLES = 300

Choices = tuple[tuple[int, int], ...]
"""For changes by their number the card given away that they took."""
World = tuple[list[list[int]], list[int], list[tuple[int, int, bytes, int]]]
"""The other hands, the discards of others, and what all seats know of hands they gave away."""


def views(swaps: int, count: int) -> Iterator[Saboteur2View]:
    """Views of rounds with so many swaps, of seats that gave hands away and of others."""
    for seed in range(count):
        for state in sampled_positions(TrickyPlan(SEATS, seed), 0.1):
            view = GAME.view(state, state.number % SEATS)
            if sum(word & 63 == SWAPPED_HANDS for word in round_of(view)) == swaps:
                yield view


# The ways of hands given away, with their exact chances.


def ways_of(traces: Traces) -> dict[Choices, float]:
    number, first, below = numbers(traces.number), numbers(traces.first), numbers(traces.below)
    cards, following = numbers(traces.cards), numbers(traces.following)
    found: dict[Choices, float] = {}
    open_ways: list[tuple[int, Choices, float]] = [(int(traces.begin), (), 1.0)]
    while open_ways and len(found) <= MOST_WAYS:
        stage, choices, chance = open_ways.pop()
        if stage == END:
            found[choices] = chance
            continue
        before = 0
        option = first[stage]
        while before <= WORD:
            share = (below[option] - before) / (WORD + 1)
            taken = () if cards[option] >= BACK else ((number[stage], cards[option]),)
            open_ways.append((following[option], (*choices, *taken), chance * share))
            before = below[option]
            option += 1
    return found


def plain_ways_of(plain: PlainSwaps) -> dict[Choices, float]:
    found: dict[Choices, float] = {}
    first = plain.traces.first
    if first is None:
        return {(): 1.0}
    open_ways: list[tuple[Run, int, Way, Choices, float]] = [(first, 0, first.begin, (), 1.0)]
    while open_ways and len(found) <= MOST_WAYS:
        run, at, way, choices, chance = open_ways.pop()
        if at == len(run.trace.steps):
            hidden = (*run.placed, *way.held, *way.hidden)
            following = plain.traces.run(run.number + 1, hidden, run.before + len(way.held) + len(way.hidden))
            if following is None:
                found[choices] = chance
            else:
                open_ways.append((following, 0, following.begin, choices, chance))
            continue
        options = run.options(at, way)
        weights = [option.weight * run.weight(at + 1, option) for option in options]
        for option, weight in zip(options, weights, strict=True):
            if weight > 0:
                taken = () if option.card == UNKNOWN else ((run.trace.steps[at].number, option.card),)
                open_ways.append((run, at + 1, option, (*choices, *taken), chance * weight / sum(weights)))
    return found


@pytest.mark.parametrize("swaps", [1, 2])
def test_every_way_of_a_hand_given_away_has_the_same_chance(swaps: int, counts: Counts) -> None:
    compared = 0
    for view in views(swaps, counts(small=3, normal=6, full=100)):
        pool = hidden_pool(VOCABULARY, view)
        expected = plain_ways_of(PlainSwaps(view, pool))
        if len(expected) <= MOST_WAYS:
            assert ways_of(swapped_hands(view, pool).traces) == pytest.approx(expected, abs=1e-8)
            compared += len(expected) > 1
    assert compared > 0


# Whole samples.


def sampled(view: Saboteur2View) -> Iterator[World]:
    sample = GAME.imaginer(view)
    for seed in range(SAMPLES):
        state = sample(seed)
        assert isinstance(state, Saboteur2)
        hands = [sorted(state.hand(seat)) for seat in range(SEATS)]
        discards = [entry & 255 for entry in numbers(state.discards) if entry >> 8 != view.seat]
        yield hands, discards, [(one.seat, one.holder, one.cards, one.unseen) for one in state.given.listed()]


def plainly_sampled(view: Saboteur2View) -> Iterator[World]:
    plain = PlainSwaps(view, hidden_pool(VOCABULARY, view))
    own = [VOCABULARY.number[card] for card in view.hand]
    for seed in range(SAMPLES):
        guess = plain.imagine(Fast(seed))
        hands = [sorted(own if seat == view.seat else hand) for seat, hand in enumerate(guess.hands)]
        discards = [card for card in guess.discards if card != UNKNOWN]
        yield hands, discards, [(one.seat, one.holder, one.cards, one.unseen) for one in guess.given]


def features(worlds: Iterator[World]) -> dict[str, Counter[object]]:
    """What is counted: the ends of every hand, what lies where it was discarded, and what is known of each hand."""
    found: dict[str, Counter[object]] = {}

    def count(name: str, value: object) -> None:
        found.setdefault(name, Counter())[value] += 1

    for hands, discards, given in worlds:
        for seat, hand in enumerate(hands):
            count(f"lowest of {seat}", hand[0] if hand else None)
            count(f"highest of {seat}", hand[-1] if hand else None)
        for place, card in enumerate(discards):
            count(f"discard {place}", card)
        count("given", tuple((seat, holder, unseen, len(cards)) for seat, holder, cards, unseen in given))
        for seat, holder, cards, _ in given:
            count(f"lowest of {seat} at {holder}", cards[0])
            count(f"highest of {seat} at {holder}", cards[-1])
    return found


@pytest.mark.parametrize("swaps", [1, 2])
def test_samples_have_the_same_chances(swaps: int, counts: Counts) -> None:
    wanted = counts(small=2, normal=10, full=100)
    for number, view in zip(range(wanted), views(swaps, 100), strict=False):
        one, other = features(sampled(view)), features(plainly_sampled(view))
        assert set(one) == set(other), number
        for name in one:
            assert_same_chances(one[name], other[name])
