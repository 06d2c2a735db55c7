"""What a seat imagines of hidden roles, goals, cards and gold comes as often as it should."""

from collections import Counter
from collections.abc import Hashable
from itertools import combinations, permutations

import pytest

from permonik.engine.saboteur.cards import BY_SEATS, GOLD
from permonik.engine.saboteur.formats import Position
from permonik.engine.saboteur.view import SaboteurView
from tests.counts import Counts
from tests.engine.play import GAME, Plan, facts
from tests.engine.statistics import assert_fair

pytestmark = pytest.mark.any_build


def middle_of_a_game(seats: int, seed: int, *, after: int, steered: bool = False) -> SaboteurView:
    """What seat 0 knows after some moves of the first round."""
    plan = Plan(seats, seed, steered)
    state, choose = plan.begin(), plan.chooser()
    for _ in range(after):
        state.play(choose(state))
    assert state.round == 1
    return GAME.view(state, 0)


def samples(view: SaboteurView, count: int) -> list[Position]:
    sample = GAME.imaginer(view)
    return [facts(sample(seed)) for seed in range(count)]


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_every_assignment_of_the_hidden_roles_is_equally_likely(seats: int, counts: Counts) -> None:
    view = middle_of_a_game(seats, seats, after=20)
    hidden = BY_SEATS[seats]["saboteurs"] - (view.role == "saboteur")
    possible = list(combinations(range(1, seats + 1), hidden))
    seen: Counter[Hashable] = Counter(
        tuple(seat for seat, role in enumerate(position.roles) if seat and role == "saboteur")
        for position in samples(view, counts(small=20, normal=40, full=400) * len(possible))
    )
    assert_fair(seen, dict.fromkeys(possible, 1))


def test_every_order_of_the_hidden_goals_is_equally_likely(counts: Counts) -> None:
    seen: Counter[Hashable] = Counter()
    for position in samples(GAME.view(GAME.new(5, seed=1), 0), counts(small=600, normal=1_200, full=12_000)):
        seen[tuple(position.goals)] += 1
    assert_fair(seen, dict.fromkeys(permutations(["gold", "stone-NE", "stone-NW"]), 1))


def test_a_goal_that_the_seat_looked_at_is_what_it_saw(counts: Counts) -> None:
    state = GAME.load("""
        position saboteur
        seats 3
        goals stone-NW stone-NE gold
        hand 0 map NS
        hand 1 NS
        hand 2 EW
    """)
    state.play(GAME.parse("map 8,0"))
    seen: Counter[Hashable] = Counter()
    for position in samples(GAME.view(state, 0), counts(small=400, normal=800, full=8_000)):
        seen[tuple(position.goals)] += 1
    assert_fair(seen, {("gold", "stone-NE", "stone-NW"): 1, ("stone-NW", "stone-NE", "gold"): 1})


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_hidden_card_is_equally_likely_in_every_hidden_place(seats: int, counts: Counts) -> None:
    view = middle_of_a_game(seats, seats, after=30)
    card = next(card for card, count in view.unseen.items() if count == 1)
    weights: dict[Hashable, float] = {("hand", seat): len_of(view, seat) for seat in range(1, seats)}
    weights |= {("deck", third): 0.0 for third in range(3)}
    for place in range(view.draw_pile):
        weights["deck", 3 * place // view.draw_pile] += 1
    weights["discards", 0] = sum(seat != 0 for seat in view.discarders)
    seen: Counter[Hashable] = Counter()
    for position in samples(view, counts(small=300, normal=600, full=6_000)):
        seen[place_of(position, card)] += 1
    assert_fair(seen, {place: weight for place, weight in weights.items() if weight})


def len_of(view: SaboteurView, seat: int) -> int:
    return view.players[seat].cards


def place_of(position: Position, card: str) -> tuple[str, int]:
    for seat, hand in enumerate(position.hands):
        if card in hand and seat:
            return "hand", seat
    if card in position.deck:
        return "deck", 3 * position.deck.index(card) // len(position.deck)
    assert any(seat and discarded == card for seat, discarded in position.discards)
    return "discards", 0


def test_the_kind_of_card_drawn_next_comes_in_the_proportions_of_the_hidden_cards(counts: Counts) -> None:
    view = middle_of_a_game(4, 4, after=12)
    seen: Counter[Hashable] = Counter()
    for position in samples(view, counts(small=400, normal=1_000, full=10_000)):
        seen[position.deck[0]] += 1
    assert_fair(seen, view.unseen)


# Gold: after a round that the miners have won.

SHARED = """
position saboteur
seats 5
roles miner miner saboteur miner saboteur miner
goals stone-NE gold stone-NW
mine
  .    .    .    .    .    .    .    .    ?
  .    .    .    .    .    .    .    .    .
  S    EW   EW   NEW  NEW  NESW NEW  .    ?
  .    .    .    .    .    .    .    .    .
  .    .    .    .    .    .    .    .    ?
turn 1
hand 0 NS
hand 1 NEW
hand 2 NS
hand 3 NS
hand 4 NS
stack 1 2 3 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3
"""
"""Seat 1 digs to the gold; the miners 1, 0, 3, 1 and 0 take a card each, from 1 1 2 2 3."""


def shared(*keeps: int) -> dict[int, SaboteurView]:
    """What each seat knows after some gold cards were kept."""
    state = GAME.load(SHARED)
    state.play(GAME.parse("place NEW 7,0"))
    for nuggets in keeps:
        state.play(GAME.parse(f"keep {nuggets}"))
    return {seat: GAME.view(state, seat) for seat in range(5)}


def test_gold_cards_that_a_seat_never_saw_come_in_the_proportions_of_the_stack(counts: Counts) -> None:
    seen: Counter[Hashable] = Counter()
    for position in samples(shared(3, 2)[2], counts(small=600, normal=1_000, full=10_000)):
        seen[position.picks[0][2]] += 1
    assert_fair(seen, dict(GOLD))


def test_the_card_kept_before_a_seat_looked_is_any_that_it_did_not_see(counts: Counts) -> None:
    """Seat 0 was shown 1 1 2 2: what seat 1 kept is one of the other 24 cards."""
    seen: Counter[Hashable] = Counter()
    for position in samples(shared(3)[0], counts(small=600, normal=1_000, full=10_000)):
        assert position.offer == [1, 1, 2, 2]
        seen[position.picks[0][2]] += 1
    assert_fair(seen, {1: 14, 2: 6, 3: 4})


def test_cards_that_a_seat_passed_on_stay_among_those_who_took_them(counts: Counts) -> None:
    """Seat 1 kept 3 and passed 1 1 2 2 on; then two others kept one each and it was shown 1 2."""
    views = shared(3, 1, 2)
    seen: Counter[Hashable] = Counter()
    for position in samples(views[1], counts(small=200, normal=400, full=4_000)):
        assert position.offer == [1, 2]
        assert position.picks[0] == (1, 1, 3)
        seen[position.picks[1][2], position.picks[2][2]] += 1
    assert_fair(seen, {(1, 2): 1, (2, 1): 1})


def test_a_seat_that_looked_once_knows_the_cards_taken_after_it_but_not_who_has_which(counts: Counts) -> None:
    """Seat 3 was shown 1 2 2 and kept 1: of the others one 2 is kept, one is on offer."""
    views = shared(3, 1, 1, 2)
    for position in samples(views[3], counts(small=50, normal=100, full=1_000)):
        assert position.picks[2] == (1, 3, 1)
        assert position.picks[3] == (1, 1, 2)
        assert position.offer == [2]


def test_gold_kept_in_a_finished_round_stays_hidden_in_the_next_one(counts: Counts) -> None:
    view = shared(3, 1, 1, 2, 2)[2]
    assert view.round == 2
    seen: Counter[Hashable] = Counter()
    for position in samples(view, counts(small=600, normal=1_000, full=10_000)):
        seen[position.picks[4][2]] += 1
    assert_fair(seen, dict(GOLD))


def test_the_order_of_the_stack_is_unknown(counts: Counts) -> None:
    view = shared(3, 1, 1, 2, 2)[1]
    left = {1: 14, 2: 6, 3: 3}
    seen: Counter[Hashable] = Counter()
    for position in samples(view, counts(small=600, normal=1_000, full=10_000)):
        seen[position.stack[0]] += 1
    assert_fair(seen, left)
