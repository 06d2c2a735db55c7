"""Saved, drawn, viewed, copied, recorded: each comes back as it was, at every step of many games."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from permonik.engine.core.randomness import Fast
from permonik.engine.core.record import Recorder, read_record
from permonik.engine.digging.rules import Digging
from tests.counts import Counts
from tests.engine import play
from tests.engine.play import Course, positions, sampled_positions
from tests.engine.saboteur2 import play as play2

Plans = Callable[[int, int], Iterator[Course[Any]]]
TABLES: list[tuple[str, Plans, int]] = [
    *((play.GAME.id, play.plans, seats) for seats in play.SEATS),
    *((play2.GAME.id, play2.plans, seats) for seats in play2.SEATS),
]
each_table = pytest.mark.parametrize(
    ("plans", "seats"),
    [(plans, seats) for _, plans, seats in TABLES],
    ids=[f"{game}-{seats}" for game, _, seats in TABLES],
)


@each_table
def test_a_saved_position_loads_as_it_was(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for state in positions(plan):
            saved = state.save()
            loaded = plan.game.load(saved.encode())
            assert loaded.save() == saved, plan
            assert loaded.moves() == state.moves(), plan


@each_table
def test_a_loaded_position_plays_on_like_the_original(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for state in sampled_positions(plan, 0.02):
            loaded, original = plan.game.load(state.save()), state.clone()
            loaded.playout(Fast(plan.seed))
            original.playout(Fast(plan.seed))
            assert loaded.save() == original.save(), plan


@each_table
def test_a_drawn_position_loads_as_it_was_but_for_its_past(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for state in positions(plan):
            drawn = plan.game.draw(state)
            loaded = plan.game.load(drawn)
            assert plan.game.draw(loaded) == drawn, plan
            assert without_past(loaded) == without_past(state), plan


def without_past(state: Digging) -> dict[str, object]:
    """Every fact but the history."""
    position: dict[str, object] = json.loads(state.save())
    del position["history"]
    return position


@each_table
def test_a_saved_view_loads_as_it_was(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=1, normal=4, full=200)):
        for number, state in enumerate(positions(plan)):
            for seat in (None, number % seats):
                view = state.view(seat)
                assert plan.game.load_view(view.save()) == view, plan
                assert state.screen(seat) == msgspec.structs.replace(view, history=[]), plan


@each_table
def test_a_record_replays_to_the_same_positions(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=12, full=1_000)):
        if plan.turning:
            continue
        recorder, saves = recorded(plan)
        record = read_record(recorder.record().write())
        assert record.write() == recorder.record().write(), plan
        assert [state.save() for state, _ in record.replay(plan.game)] == saves, plan


def recorded(plan: Course[Any]) -> tuple[Recorder, list[str]]:
    """A recorded game and all its positions."""
    choose = plan.chooser()
    recorder = Recorder(plan.game, plan.seats, plan.game_seed, **plan.options)
    saves = [recorder.state.save()]
    while not recorder.state.over:
        assert isinstance(recorder.state, Digging)
        recorder.play(choose(recorder.state))
        saves.append(recorder.state.save())
    return recorder, saves


@each_table
def test_a_clone_and_its_original_leave_each_other_alone(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=2, normal=4, full=200)):
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


def play_some(state: Digging, plan: Course[Any]) -> None:
    choose = plan.chooser()
    for _ in range(12):
        if not state.over:
            state.play(choose(state))
    state.playout(Fast(plan.seed))


@each_table
def test_a_playout_depends_on_its_seed_alone(plans: Plans, seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=12, full=1_000)):
        for state in sampled_positions(plan, 0.02):
            one, two = state.clone(), state.clone()
            assert one.playout(Fast(plan.seed)) == two.playout(Fast(plan.seed)), plan
            assert one.over, plan
            assert one.save() == two.save(), plan


@each_table
def test_telling_changes_nothing_but_the_past(plans: Plans, seats: int, counts: Counts) -> None:
    """`apply` tells nobody; else it does what `play` does."""
    for plan in plans(seats, counts(small=3, normal=12, full=1_000)):
        told, choose = plan.begin(), plan.chooser()
        untold = told.clone()
        while not told.over:
            move = choose(told)
            told.play(move)
            untold.apply(move)
            assert untold.moves() == told.moves(), plan
        assert without_past(untold) == without_past(told), plan


@each_table
def test_a_fresh_game_is_dealt_like_a_new_one(plans: Plans, seats: int) -> None:
    for plan in plans(seats, 8):
        if not plan.turning:
            state = plan.game.new(seats, plan.seed, **plan.options)
            assert without_past(state.fresh(Fast(plan.seed))) == without_past(state), plan


@each_table
def test_many_playouts_depend_on_their_seed_alone(plans: Plans, seats: int) -> None:
    state = next(plans(seats, 1)).begin()
    before = state.save()
    one, two = Fast(seats), Fast(seats)
    assert state.playouts(5, one) == state.playouts(5, two) >= 5 * 3 * 20
    assert one.save() == two.save()
    assert state.save() == before
