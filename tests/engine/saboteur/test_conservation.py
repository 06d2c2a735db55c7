"""Nothing gets lost and nothing appears: cards, gold cards, roles and goals, at every step of many games."""

from collections import Counter

import pytest

from permonik.engine.saboteur.cards import BY_SEATS, DECK
from tests.counts import Counts
from tests.engine.games import positions
from tests.engine.play import SEATS, facts, plans
from tests.engine.saboteur.ledger import Ledger, gold_cards, nuggets_of

FULL_DECK = Counter({card.name: card.count for card in DECK})
FULL_STACK = Counter({1: 16, 2: 8, 3: 4})


def test_the_deck_has_67_cards_and_the_stack_28() -> None:
    assert FULL_DECK.total() == 67
    assert FULL_STACK.total() == 28


@pytest.mark.parametrize("seats", SEATS)
def test_all_67_cards_are_somewhere_at_every_step(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=8, full=1_000)):
        ledger = Ledger()
        for state in positions(plan):
            assert state.past is not None
            ledger.hear(state.past)
            assert ledger.cards(facts(state)) == FULL_DECK, plan


@pytest.mark.parametrize("seats", SEATS)
def test_all_gold_cards_are_somewhere_and_everybody_owns_what_was_kept_and_paid(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=8, full=1_000)):
        for state in positions(plan):
            position = facts(state)
            assert gold_cards(position) == FULL_STACK, plan
            assert nuggets_of(position) == state.scores, plan


@pytest.mark.parametrize("seats", SEATS)
def test_roles_and_goals_are_always_those_of_the_seat_count(seats: int, counts: Counts) -> None:
    dwarves = Counter(miner=BY_SEATS[seats]["miners"], saboteur=BY_SEATS[seats]["saboteurs"])
    for plan in plans(seats, counts(small=3, normal=8, full=1_000)):
        for state in positions(plan):
            position = facts(state)
            assert Counter(position.roles) == dwarves, plan
            assert sorted(position.goals) == ["gold", "stone-NE", "stone-NW"], plan


@pytest.mark.parametrize("seats", SEATS)
def test_hands_are_full_while_the_draw_pile_lasts(seats: int, counts: Counts) -> None:
    full_hand = BY_SEATS[seats]["hand"]
    for plan in plans(seats, counts(small=3, normal=8, full=1_000)):
        if plan.turning:
            continue
        for state in positions(plan):
            position = facts(state)
            if position.phase == "digging" and position.deck:
                assert {len(hand) for hand in position.hands} == {full_hand}, plan


@pytest.mark.parametrize("seats", SEATS)
def test_the_games_played_here_reach_every_phase_of_a_game(seats: int, counts: Counts) -> None:
    """Else the tests of this folder would prove little."""
    seen: Counter[str] = Counter()
    for plan in plans(seats, counts(small=10, normal=10, full=200)):
        for state in positions(plan):
            assert state.past is not None
            seen.update(event.name for event in state.past)
            seen[facts(state).phase] += 1
    assert {"turning", "sharing", "uncovered", "reached", "kept", "paid", "collapsed", "repaired"} <= set(seen)
