"""The dealer is fair: cards, roles, goals, gold and the first player, with both generators."""

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations

import pytest

from permonik.engine.saboteur.cards import BY_SEATS, DECK, GOLD
from permonik.engine.saboteur.formats import Position
from tests.counts import Counts, some_of
from tests.engine.play import GAME, SEATS, facts
from tests.engine.statistics import assert_fair

pytestmark = pytest.mark.any_build

SEEDS: dict[str, Callable[[int], int | bytes]] = {
    "fast": lambda number: number,
    "secret": lambda number: number.to_bytes(32, "big"),
}


def dealt(seats: int, kind: str, count: int) -> list[Position]:
    return [facts(GAME.new(seats, SEEDS[kind](number))) for number in range(count)]


@pytest.fixture(scope="module", params=SEEDS)
def deals_for_five(request: pytest.FixtureRequest, counts: Counts) -> list[Position]:
    return dealt(5, request.param, counts(small=1_500, normal=3_000, full=100_000))


def test_every_kind_of_card_is_equally_likely_in_every_part_of_the_deck(deals_for_five: list[Position]) -> None:
    """Parts: the hand of each seat, then the draw pile in five pieces."""
    seen: dict[str, Counter[Hashable]] = {card.name: Counter() for card in DECK}
    for position in deals_for_five:
        for seat, hand in enumerate(position.hands):
            for name in hand:
                seen[name]["hand", seat] += 1
        for place, name in enumerate(position.deck):
            seen[name]["deck", place * 5 // 37] += 1
    weights: dict[Hashable, float] = {("hand", seat): 6.0 for seat in range(5)}
    weights |= {("deck", part): sum(place * 5 // 37 == part for place in range(37)) for part in range(5)}
    for parts in seen.values():
        assert_fair(parts, weights)


def test_the_first_and_the_last_card_to_be_drawn_come_in_the_proportions_of_the_deck(
    deals_for_five: list[Position],
) -> None:
    weights: dict[Hashable, float] = {card.name: card.count for card in DECK}
    for place in (0, -1):
        assert_fair(Counter(position.deck[place] for position in deals_for_five), weights)


def test_every_order_of_the_goals_is_equally_likely(deals_for_five: list[Position]) -> None:
    orders = permutations(["gold", "stone-NE", "stone-NW"])
    assert_fair(Counter(tuple(position.goals) for position in deals_for_five), dict.fromkeys(orders, 1))


def test_every_seat_begins_equally_often(deals_for_five: list[Position]) -> None:
    assert_fair(Counter(position.first for position in deals_for_five), dict.fromkeys(range(5), 1))


def test_the_first_gold_card_comes_in_the_proportions_of_the_stack(deals_for_five: list[Position]) -> None:
    for place in (0, 13, 27):
        assert_fair(Counter(position.stack[place] for position in deals_for_five), dict(GOLD))


@pytest.mark.parametrize("kind", SEEDS)
@some_of("seats", SEATS)
def test_every_assignment_of_roles_is_equally_likely(seats: int, kind: str, counts: Counts) -> None:
    """The dwarf card left over included."""
    possible = list(combinations(range(seats + 1), BY_SEATS[seats]["saboteurs"]))
    seen: Counter[Hashable] = Counter(
        tuple(seat for seat, role in enumerate(position.roles) if role == "saboteur")
        for position in dealt(seats, kind, len(possible) * counts(small=6, normal=10, full=200))
    )
    assert_fair(seen, dict.fromkeys(possible, 1))


@pytest.mark.parametrize("kind", SEEDS)
def test_a_seat_chosen_to_begin_begins(kind: str) -> None:
    for seat in range(7):
        assert facts(GAME.new(7, SEEDS[kind](seat), first_player=seat)).first == seat


@pytest.mark.parametrize("kind", SEEDS)
def test_the_same_seed_deals_the_same_game_and_another_one_another(kind: str) -> None:
    saves = {GAME.new(6, SEEDS[kind](number)).save() for number in [*range(50), *range(50)]}
    assert len(saves) == 50
