"""PositionHead, drawn, viewed, copied, recorded: each comes back as it was, at every step of many games."""

import json
from typing import Any

from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.record import Recorder, read_record
from permonik.engine.core.state import State
from tests.counts import Counts
from tests.engine.cases import every_case
from tests.engine.games import Case, Course, positions, sampled_positions


@every_case
def test_a_saved_position_loads_as_it_was(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=10)):
        for state in sampled_positions(plan, counts(small=15, normal=25, full=50) / 100):
            saved = state.save()
            loaded = case.game.load(saved.encode())
            assert loaded.save() == saved, plan
            assert loaded.moves() == state.moves(), plan


@every_case
def test_a_loaded_position_plays_on_like_the_original(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=20)):
        for state in sampled_positions(plan, 0.02):
            loaded, original = case.game.load(state.save()), state.clone()
            loaded.playout(Fast(plan.seed))
            original.playout(Fast(plan.seed))
            assert loaded.save() == original.save(), plan


@every_case
def test_a_drawn_position_loads_as_it_was_but_for_its_past(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=10)):
        for state in sampled_positions(plan, counts(small=15, normal=25, full=50) / 100):
            drawn = case.game.draw(state)
            loaded = case.game.load(drawn)
            assert case.game.draw(loaded) == drawn, plan
            assert without_past(loaded) == without_past(state), plan


def without_past(state: State) -> dict[str, object]:
    """Every fact but the history."""
    return {name: fact for name, fact in json.loads(state.save()).items() if name != "history"}


@every_case
def test_a_saved_view_loads_as_it_was(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=10)):
        for number, state in enumerate(positions(plan)):
            for seat in (None, number % case.seats):
                view = state.view(seat)
                assert case.game.load_view(view.save()) == view, plan
                assert state.screen(seat).history == [], plan


@every_case
def test_a_record_replays_to_the_same_positions(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=25)):
        if plan.is_drawn:
            continue
        recorder, saves = recorded(case.game, plan)
        record = read_record(recorder.record().write())
        assert record.write() == recorder.record().write(), plan
        assert [state.save() for state, _ in record.replay(case.game)] == saves, plan


def recorded(game: Game, plan: Course[Any]) -> tuple[Recorder, list[str]]:
    """A recorded game and all its positions."""
    choose = plan.chooser()
    recorder = Recorder(game, plan.seats, plan.game_seed, **plan.options)
    saves = [recorder.state.save()]
    while not recorder.state.over:
        recorder.play(choose(recorder.state))
        saves.append(recorder.state.save())
    return recorder, saves


@every_case
def test_a_clone_and_its_original_leave_each_other_alone(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=3, full=40)):
        for state in sampled_positions(plan, 0.05):
            before = state.save()
            clone = state.clone()
            assert clone.save() == before, plan
            play_some(clone, plan)
            assert state.save() == before, plan
            original, clone = state.clone(), state
            again = state.clone()
            play_some(original, plan)
            assert again.save() == clone.save() == before, plan


def play_some(state: State, plan: Course[Any]) -> None:
    choose = plan.chooser()
    for _ in range(12):
        if not state.over:
            state.play(choose(state))
    state.playout(Fast(plan.seed))


@every_case
def test_a_playout_depends_on_its_seed_alone(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=3, normal=6, full=150)):
        for state in sampled_positions(plan, 0.02):
            one, two = state.clone(), state.clone()
            assert one.playout(Fast(plan.seed)) == two.playout(Fast(plan.seed)), plan
            assert one.over, plan
            assert one.save() == two.save(), plan


@every_case
def test_telling_changes_nothing_but_the_past(case: Case, counts: Counts) -> None:
    """`apply` tells nobody; else it does what `play` does."""
    for plan in case.plans(counts(small=3, normal=6, full=100)):
        told, choose = plan.begin(), plan.chooser()
        untold = told.clone()
        while not told.over:
            move = choose(told)
            told.play(move)
            untold.apply(move)
            assert untold.moves() == told.moves(), plan
        assert without_past(untold) == without_past(told), plan


@every_case
def test_a_fresh_game_is_dealt_like_a_new_one(case: Case) -> None:
    for plan in case.plans(8):
        if not plan.is_drawn:
            state = case.game.new(case.seats, plan.seed, **plan.options)
            assert without_past(state.fresh(Fast(plan.seed))) == without_past(state), plan


@every_case
def test_many_playouts_depend_on_their_seed_alone(case: Case) -> None:
    state = case.game.new(case.seats, seed=1)
    before = state.save()
    one, two = Fast(case.seats), Fast(case.seats)
    assert state.playouts(2, one) == state.playouts(2, two) >= 2 * 20
    assert one.save() == two.save()
    assert state.save() == before
