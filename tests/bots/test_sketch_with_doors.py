"""The mine with doors, ladders and bridges as the apprentice pictures it."""

from random import Random
from typing import cast

import permonik
from permonik.bots.saboteur.digging import FAR
from permonik.bots.saboteur2.sketch import BITS, Flood, Reach, Sketch, sketch_of
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.view import Saboteur2View
from tests.counts import Counts

GAME = permonik.game("saboteur-2")
MIDDLE = 1


def sketch_drawn(*rows: str) -> Sketch:
    mine = "\n  ".join(["mine", *rows])
    view = cast(Saboteur2View, GAME.view(GAME.load(f"position saboteur-2\nseats 3\nhand 0 map\n{mine}\n"), 0))
    return sketch_of(view.mine, view.goals)


def reach_of(row: str) -> Reach:
    """The distances in a mine whose middle row is the start and these words."""
    return sketch_drawn(f"S {row}").reach()


def test_its_open_ends_are_those_of_the_engine(counts: Counts) -> None:
    compared = 0
    for seed in range(counts(small=6, normal=30, full=300)):
        state, choice = cast(Saboteur2, GAME.new(seats=3, seed=seed, rounds=1)), Random(seed)
        while not state.over and all(BITS[cell] for cell in state.mine.placed):
            view = cast(Saboteur2View, GAME.view(state, 0))
            sketch = sketch_of(view.mine, view.goals)
            ends = Flood(sketch.first, sketch.second).follow(sketch.ladders, 0) & sketch.free
            assert ends == sum(BITS[cell] for cell in state.mine.frontier)
            compared += 1
            moves = state.moves()
            places = [move for move in moves if GAME.parts(move).kind in ("place", "rockfall")]
            state.play(choice.choice(places or moves))
    assert compared > 50


def test_an_empty_mine_misses_seven_cards_to_the_middle_goal() -> None:
    assert reach_of("").any[MIDDLE] == 7


def test_every_card_ahead_brings_the_goal_nearer() -> None:
    assert reach_of("EW EW NESW").any[MIDDLE] == 4


def test_a_door_makes_the_way_longer_for_the_rivals_only() -> None:
    plain, blue, green = reach_of("EW EW"), reach_of("EW B:EW"), reach_of("EW G:EW")
    assert blue.blue == blue.any == plain.any
    assert blue.green[MIDDLE] > plain.green[MIDDLE]
    assert green.green == green.any == plain.any
    assert green.blue[MIDDLE] > plain.blue[MIDDLE]


def test_both_doors_in_series_let_nobody_pass_but_end_the_round() -> None:
    both = reach_of("B:EW G:EW EW EW EW NEW")
    assert both.any[MIDDLE] == 1
    assert both.blue[MIDDLE] > 1
    assert both.green[MIDDLE] > 1


def test_a_stub_leads_nowhere() -> None:
    assert reach_of("EW NS+W").any[MIDDLE] > reach_of("EW EW").any[MIDDLE]


def test_the_tunnels_of_a_bridge_do_not_meet() -> None:
    sketch = sketch_drawn(".  NS     .", "S  NS|EW  EW", ".  NS     .")
    flood = Flood(sketch.first, sketch.second)
    flood.follow(sketch.ladders, 0)
    walked = flood.seen_first | flood.seen_second
    assert walked.bit_count() == 3


def test_a_ladder_brings_the_light_of_the_start() -> None:
    assert reach_of(".  .  .  L:ES").any[MIDDLE] < 7


def test_a_goal_behind_dead_ends_is_out_of_reach() -> None:
    shut = sketch_drawn(".  ns  .", "nes  S  ew", ".  nesw  .")
    assert shut.reach().any == (FAR, FAR, FAR)
