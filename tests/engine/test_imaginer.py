"""Imagined states look to the seat exactly like the real one, in every game."""

from random import Random

import pytest

from permonik.engine.core.errors import DamagedView
from tests.counts import Counts
from tests.engine.cases import FOREST, LOST_MINES, SABOTEUR, TRICKY, each_of
from tests.engine.games import Case, sampled_positions

pytestmark = pytest.mark.any_build
every_case = each_of(SABOTEUR, TRICKY, FOREST, LOST_MINES)
SHARE = 0.06


@every_case
def test_a_sample_has_the_view_it_was_made_from(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=20)):
        for state in sampled_positions(plan, SHARE):
            seat = state.number % case.seats
            view = state.view(seat)
            sample = case.game.imaginer(view)
            for seed in range(3):
                assert sample(seed).view(seat) == view, plan


@every_case
def test_a_view_that_was_sent_to_another_process_gives_the_same_samples(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=15)):
        for state in sampled_positions(plan, SHARE):
            view = state.view(state.number % case.seats)
            sent = case.game.load_view(view.save())
            assert case.game.imaginer(sent)(7).save() == case.game.imaginer(view)(7).save(), plan


@every_case
def test_a_seat_may_do_the_same_in_every_sample(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=25)):
        random = Random(plan.seed)
        for state in sampled_positions(plan, SHARE):
            if state.over:
                continue
            sample = case.game.imaginer(state.view(int(state.to_move)))
            asked = [random.randrange(case.game.move_count) for _ in range(50)]
            for seed in range(2):
                imagined = sample(seed)
                assert imagined.moves() == state.moves(), plan
                assert imagined.default_move() == state.default_move(), plan
                assert [imagined.refusal(move) for move in asked] == [state.refusal(move) for move in asked], plan


@every_case
def test_a_sample_can_be_saved_loaded_and_played_to_the_end(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=10)):
        for state in sampled_positions(plan, SHARE):
            sample = case.game.imaginer(state.view(state.number % case.seats))
            imagined = sample(plan.seed)
            saved = imagined.save()
            assert case.game.load(saved).save() == saved, plan
            imagined.playout(imagined.generator.clone())
            assert imagined.over, plan
            assert case.game.load(imagined.save()).save() == imagined.save(), plan


@every_case
def test_the_same_seed_gives_the_same_sample_and_leaves_the_imaginer_alone(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=20)):
        for state in sampled_positions(plan, SHARE):
            before = state.save()
            sample = case.game.imaginer(state.view(0))
            first = sample(1).save()
            sample(2).playout(state.generator.clone())
            assert sample(1).save() == first, plan
            assert state.save() == before, plan


@every_case
def test_different_seeds_give_different_samples(case: Case) -> None:
    sample = case.game.imaginer(case.game.new(case.seats, seed=1).view(0))
    assert len({sample(seed).save() for seed in range(100)}) == 100


@every_case
def test_the_audience_imagines_nothing(case: Case) -> None:
    with pytest.raises(DamagedView, match="the view of a seat"):
        case.game.imaginer(case.game.new(case.seats, seed=1).view(None))
