"""After swapped hands a sample is any world that the seat must hold possible, as often as the cards have it."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from permonik.engine.core.arrays import numbers
from permonik.engine.core.randomness import Fast
from permonik.engine.hands.changes import backs_of, from_first_swap
from permonik.engine.hands.swapped import ImaginedRound, SwappedHands
from tests.counts import Counts
from tests.engine.hands import small_game
from tests.engine.hands.small_game import DECKS, SEATS, WATCHER, Played, World
from tests.engine.statistics import assert_fair

LEAST_EXPECTED = 5
FEWEST_WORLDS, MOST_WORLDS = 8, 60


def prepared(game: Played) -> SwappedHands:
    backs = backs_of(game.classes)
    followed = from_first_swap(WATCHER, small_game.watched(game), backs)
    return SwappedHands(followed, small_game.backs_now(game), small_game.hidden_cards(game), backs)


def sample(game: Played, swapped: SwappedHands, seed: int) -> World:
    imagined = ImaginedRound(swapped, Fast(seed))
    imagined.replay()
    imagined.fill()
    given = tuple((one.seat, one.holder, one.cards, one.unseen) for one in imagined.given_away().listed())
    cards = numbers(imagined.table)[len(game.deck) :]
    hands: list[tuple[int, ...]] = []
    for seat in range(SEATS):
        size = 0 if seat == WATCHER else len(game.hands[seat])
        hands.append(tuple(sorted(cards[:size])))
        cards = cards[size:]
    return tuple(hands), tuple(cards), given


def assert_as_often(seen: Counter[World], weights: Counter[World]) -> None:
    """Worlds too rare for a test by themselves are counted together."""
    assert set(seen) <= set(weights), "an impossible world"
    share = seen.total() / weights.total()
    rare = {world for world, weight in weights.items() if weight * share < LEAST_EXPECTED}
    if sum(weights[world] for world in rare) * share < LEAST_EXPECTED:
        common = min(set(weights) - rare, key=lambda world: weights[world])
        rare = {*rare, common} if rare else rare
    group = {world: "rare" if world in rare else str(world) for world in weights}
    grouped_seen: Counter[str] = Counter()
    grouped_weights: Counter[str] = Counter()
    for world, weight in weights.items():
        grouped_seen[group[world]] += seen[world]
        grouped_weights[group[world]] += weight
    if len(grouped_weights) > 1:
        assert_fair(grouped_seen, grouped_weights)


def games_with(deck: str, swaps: int) -> Iterator[tuple[Played, Counter[World]]]:
    """Games of which the watcher knows neither all nor too little for a fair test."""
    for seed in range(1_000):
        game = small_game.played(deck, seed)
        if game.swaps == swaps and FEWEST_WORLDS <= len(worlds := small_game.worlds(game)) <= MOST_WORLDS:
            yield game, worlds


@pytest.mark.parametrize("swaps", [1, 2, 3, 4])
@pytest.mark.parametrize("deck", DECKS)
def test_every_world_comes_as_often_as_the_cards_have_it(deck: str, swaps: int, counts: Counts) -> None:
    for game, expected in islice(games_with(deck, swaps), counts(small=2, normal=6, full=20)):
        swapped = prepared(game)
        seen = Counter(sample(game, swapped, seed) for seed in range(counts(small=500, normal=3_000, full=20_000)))
        assert_as_often(seen, expected)


def test_a_round_that_does_not_add_up_is_refused() -> None:
    game = small_game.played("two classes", 1)
    backs = backs_of(game.classes)
    changes = small_game.watched(game)
    table, pool = small_game.backs_now(game), small_game.hidden_cards(game)
    SwappedHands(from_first_swap(WATCHER, changes, backs), table, pool, backs)
    with pytest.raises(ValueError, match="as many cards as are seen"):
        SwappedHands(from_first_swap(WATCHER, changes, backs), table, pool[1:], backs)
    other_class = [next(card for card in range(6) if game.classes[card] != game.classes[pool[0]]), *pool[1:]]
    with pytest.raises(ValueError, match=r"as many cards as are seen|may be where they were given"):
        SwappedHands(from_first_swap(WATCHER, changes, backs), table, other_class, backs)
