"""Imagined states look to the seat exactly like the real one, in every game of digging."""

from random import Random

from tests.counts import Counts
from tests.engine.every_game import BASE, TRICKY, Plans, each_table
from tests.engine.play import sampled_positions

each_game = each_table(BASE, TRICKY)
SHARE = 0.06


@each_game
def test_a_sample_has_the_view_it_was_made_from(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=12, full=1_000)):
        for state in sampled_positions(plan, SHARE):
            seat = state.number % seats
            view = state.view(seat)
            sample = plan.game.imaginer(view)
            for seed in range(3):
                assert sample(seed).view(seat) == view, plan


@each_game
def test_a_view_that_was_sent_to_another_process_gives_the_same_samples(
    plans: Plans, seats: int, counts: Counts
) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for state in sampled_positions(plan, SHARE):
            view = state.view(state.number % seats)
            sent = plan.game.load_view(view.save())
            assert plan.game.imaginer(sent)(7).save() == plan.game.imaginer(view)(7).save(), plan


@each_game
def test_a_seat_may_do_the_same_in_every_sample(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=12, full=1_000)):
        random = Random(plan.seed)
        for state in sampled_positions(plan, SHARE):
            if state.over:
                continue
            sample = plan.game.imaginer(state.view(int(state.to_move)))
            asked = [random.randrange(plan.game.move_count) for _ in range(50)]
            for seed in range(2):
                imagined = sample(seed)
                assert imagined.moves() == state.moves(), plan
                assert imagined.default_move() == state.default_move(), plan
                assert [imagined.refusal(move) for move in asked] == [state.refusal(move) for move in asked], plan


@each_game
def test_a_sample_can_be_saved_loaded_and_played_to_the_end(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=8, full=500)):
        for state in sampled_positions(plan, SHARE):
            sample = plan.game.imaginer(state.view(state.number % seats))
            imagined = sample(plan.seed)
            saved = imagined.save()
            assert plan.game.load(saved).save() == saved, plan
            imagined.playout(imagined.generator.clone())
            assert imagined.over, plan
            assert plan.game.load(imagined.save()).save() == imagined.save(), plan


@each_game
def test_the_same_seed_gives_the_same_sample_and_leaves_the_imaginer_alone(
    plans: Plans, seats: int, counts: Counts
) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for state in sampled_positions(plan, SHARE):
            before = state.save()
            sample = plan.game.imaginer(state.view(0))
            first = sample(1).save()
            sample(2).playout(state.generator.clone())
            assert sample(1).save() == first, plan
            assert state.save() == before, plan
