"""What may be played: listed, checked and refused alike, at every step of many games."""

from itertools import pairwise
from random import Random

import pytest

from permonik.engine.core.errors import IllegalMove, MalformedMove, PermonikError, WrongSeat
from permonik.engine.core.state import State
from tests.counts import Counts
from tests.engine.cases import EXPANSION, FOREST, LOST_MINES, SABOTEUR, each_of, every_case
from tests.engine.games import Case, positions, sampled_positions

each_of_few = each_of(SABOTEUR, EXPANSION[::5], FOREST, LOST_MINES)
"""Where every move takes long: with the expansion there are ten times as many."""
RULE_LISTS = {"saboteur": ("BA-",), "saboteur-2": ("BA-", "EX-"), "diamond-forest": ("FO-",), "lost-mines": ("LM-",)}
LAST_MOVES = 100
"""The rarest moves have the highest numbers."""


def some_moves(state: State, random: Random, count: int) -> list[int]:
    """Numbers of all kinds: by chance, by chance among the last, and the neighbours of every legal one."""
    moves = state.game.move_count
    near = {move + step for move in state.moves() for step in (-1, 1) if 0 <= move + step < moves}
    last = {moves - 1 - random.randrange(LAST_MOVES) for _ in range(count)}
    return sorted(near | last | {random.randrange(moves) for _ in range(count)})


@every_case
def test_until_the_game_is_over_moves_are_listed_once_in_order_and_the_default_is_harmless(
    case: Case, counts: Counts
) -> None:
    for plan in case.plans(counts(small=4, normal=12, full=150)):
        for state in positions(plan):
            moves = state.moves()
            assert bool(moves) is not state.over, plan
            assert (state.to_move == -1) is state.over, plan
            assert all(move < following for move, following in pairwise(moves)), plan
            if not state.over:
                move = state.default_move()
                assert state.refusal(move) is None, plan
                assert case.game.parts(move).kind in case.harmless, plan


@each_of_few
def test_a_move_is_refused_exactly_when_it_is_not_listed(case: Case, counts: Counts) -> None:
    sample = counts(small=20, normal=40, full=100)
    for plan in case.plans(counts(small=2, normal=8, full=32)):
        random = Random(plan.seed)
        for state in positions(plan):
            legal = state.moves()
            asked = some_moves(state, random, sample)
            assert all(state.refusal(move) is None for move in legal), plan
            assert [move for move in asked if state.refusal(move) is None] == sorted(set(asked) & set(legal)), plan


@each_of_few
def test_all_moves_together_are_refused_exactly_when_they_are_not_listed(case: Case, counts: Counts) -> None:
    share = counts(small=1, normal=8, full=100) / 1_000
    for plan in case.plans(counts(small=1, normal=2, full=20)):
        for state in sampled_positions(plan, share):
            assert [move for move in range(case.game.move_count) if state.reason(move) == 0] == state.moves(), plan


@each_of_few
def test_every_refusal_names_a_reason_and_the_rules_it_comes_from(case: Case, counts: Counts) -> None:
    lists = RULE_LISTS[case.game.id]
    for plan in case.plans(counts(small=2, normal=8, full=80)):
        random = Random(plan.seed)
        for state in positions(plan):
            for move in some_moves(state, random, 5):
                refusal = state.refusal(move)
                if refusal is not None:
                    assert refusal.reason, plan
                    assert state.over or all(rule.startswith(lists) for rule in refusal.rules), plan


@every_case
def test_an_illegal_move_raises_and_changes_nothing(case: Case, counts: Counts) -> None:
    share = counts(small=100, normal=100, full=300) / 1_000
    for plan in case.plans(counts(small=2, normal=10, full=40)):
        random = Random(plan.seed)
        for state in sampled_positions(plan, share):
            before = state.save()
            legal = set(state.moves())
            for move in some_moves(state, random, 10):
                if move not in legal:
                    expect_refused(state, move, None, IllegalMove)
            for number in (-1, case.game.move_count, 2**31, 2**40, 2**70, -(2**70)):
                expect_refused(state, number, None, MalformedMove)
            assert state.save() == before, plan


@every_case
def test_a_move_for_another_seat_raises_and_changes_nothing(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=2, normal=10, full=80)):
        for state in sampled_positions(plan, 0.1):
            before = state.save()
            for move in state.moves()[:2]:
                for seat in {*range(-1, case.seats + 1)} - {int(state.to_move)}:
                    expect_refused(state, move, seat, WrongSeat)
                    refusal = state.refusal(move, seat)
                    assert refusal is not None, plan
                    assert refusal.reason == "not_your_turn", plan
            assert state.save() == before, plan


def expect_refused(state: State, move: int, seat: int | None, error: type[PermonikError]) -> None:
    with pytest.raises(error):
        state.play(move, seat)
