"""Simulations depend on their seed alone."""

import multiprocessing
import threading
from typing import Any

import pytest

from permonik.bots import UnknownBot
from permonik.engine import game
from permonik.engine.core.errors import UnknownGame, UnknownOption, WrongOption, WrongSeats, WrongSeed
from permonik.lab.line_up import WrongLineUp, read_line_up
from permonik.lab.seeds import derive
from permonik.lab.simulate import GameResult, Study, check_study, run
from permonik.lab.statistics import Tally, wilson
from tests.counts import Counts

SABOTEUR = game("saboteur")
NO_COUNTS: tuple[Any, ...] = (None, -1, 1.5, True, "x", [1], 0)
NO_TEXTS: tuple[Any, ...] = (None, 7, ["random"])


def study(games: int, bots: str = "random", seed: int = 3) -> Study:
    return Study("saboteur", 5, games, seed, bots, {"rounds": 2})


def results(chosen: Study, workers: int) -> list[GameResult]:
    return list(run(chosen, workers))


def test_the_number_of_workers_does_not_change_the_result(counts: Counts) -> None:
    chosen = study(counts(small=6, normal=60, full=400), bots="miner=apprentice,saboteur=random")
    assert results(chosen, workers=1) == results(chosen, workers=2) == results(chosen, workers=3)


def test_a_longer_study_begins_with_the_games_of_a_shorter_one() -> None:
    assert results(study(9), workers=1)[:4] == results(study(4), workers=1)


def test_another_seed_gives_other_games() -> None:
    assert results(study(3, seed=1), workers=1) != results(study(3, seed=2), workers=1)


def test_an_interrupted_study_keeps_its_finished_prefix() -> None:
    running = run(study(40), workers=2)
    begun = [next(running) for _ in range(3)]
    running.close()
    assert begun == results(study(3), workers=1)


@pytest.mark.parametrize("games", [2, 40], ids=["all are played", "many are left"])
def test_of_a_study_that_has_ended_nothing_goes_on(games: int) -> None:
    threads, processes = threading.active_count(), multiprocessing.active_children()
    running = run(study(games), workers=2)
    for _ in range(2):
        next(running)
    running.close()
    assert threading.active_count() == threads
    assert multiprocessing.active_children() == processes


def test_a_tally_counts_rounds_sides_roles_and_gold() -> None:
    tally = Tally(SABOTEUR, 5)
    played = results(study(8), workers=1)
    for result in played:
        tally.add(result)
    report = tally.report()
    rounds = [summary for result in played for summary in result.rounds]
    assert report["games"] == 8
    assert report["rounds"] == len(rounds) == 16
    assert report["steps"] == sum(sum(result.lengths) for result in played)
    wins = report["wins"]
    assert isinstance(wins, dict)
    assert sum(side["count"] for side in wins["sides"].values()) == 16
    assert wins["sides"]["saboteurs"]["count"] == sum("saboteurs" in summary.winners for summary in rounds)
    assert wins["roles"]["miner"]["of"] + wins["roles"]["saboteur"]["of"] == 16 * 5
    total = sum(sum(summary.points) for summary in rounds)
    assert total == sum(sum(result.scores) for result in played)


def test_a_tally_counts_every_side_that_won_a_round_of_the_expansion() -> None:
    expansion = game("saboteur-2")
    tally = Tally(expansion, 12)
    played = results(Study(expansion.id, 12, 3, 5, "random", {"rounds": 2}), workers=1)
    for result in played:
        tally.add(result)
    rounds = [summary for result in played for summary in result.rounds]
    wins = tally.report()["wins"]
    assert isinstance(wins, dict)
    assert {name: side["count"] for name, side in wins["sides"].items()} == {
        side: sum(side in summary.winners for summary in rounds) for side in expansion.sides
    }
    assert {name: role["of"] for name, role in wins["roles"].items()} == {
        role: sum(summary.roles.count(role) for summary in rounds) for role in expansion.roles
    }


def test_roles_choose_their_bots_anew_each_round() -> None:
    line_up = read_line_up(SABOTEUR, 3, "miner=random,saboteur=apprentice")
    state = SABOTEUR.new(3, 5)
    role = SABOTEUR.roles_in_play(state)[int(state.to_move)]
    assert line_up.player(SABOTEUR, state).name == {"miner": "random", "saboteur": "apprentice"}[role]


def test_a_list_of_bots_is_read_by_seat() -> None:
    line_up = read_line_up(SABOTEUR, 3, "random,apprentice,random")
    assert [one.name for one in line_up.by_seat] == ["random", "apprentice", "random"]


@pytest.mark.parametrize(
    ("chosen", "error"),
    [
        (Study("chess", 5, 1, 1), UnknownGame),
        (Study("saboteur", 2, 1, 1), WrongSeats),
        (Study("saboteur", 5, 1, 1, options={"round": 1}), UnknownOption),
        (Study("saboteur", 5, 1, 1, bots="grandmaster"), UnknownBot),
        (Study("saboteur", 5, 1, 1, bots="random,random"), WrongLineUp),
        (Study("saboteur", 5, 1, 1, bots="miner=random"), WrongLineUp),
        (Study("saboteur", 5, 1, 1, bots="miner=random,random"), WrongLineUp),
        *((Study("saboteur", 5, games, 1), WrongOption) for games in NO_COUNTS),
        *((Study("saboteur", 5, 1, 1, budget=budget), WrongOption) for budget in NO_COUNTS[1:]),
        *((Study("saboteur", 5, 1, seed), WrongSeed) for seed in (*NO_COUNTS[:-1], 2**63)),
        *((Study("saboteur", 5, 1, 1, bots=bots), WrongLineUp) for bots in NO_TEXTS),
        *((Study("saboteur", 5, 1, 1, options=options), WrongOption) for options in NO_TEXTS),
    ],
)
def test_a_study_that_cannot_be_played_is_refused_before_it_begins(chosen: Study, error: type[Exception]) -> None:
    with pytest.raises(error):
        check_study(chosen)


def test_wilson_intervals_hold_the_rate_and_shrink() -> None:
    low, high = wilson(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    wide, narrow = wilson(5, 10), wilson(500, 1000)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_derived_seeds_differ_by_every_part_of_their_path() -> None:
    seeds = {derive(seed, "game", number, "seat", seat) for seed in (1, 2) for number in range(20) for seat in range(5)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert derive(1, "game", 0) == 2396581173242300143


def test_a_game_whose_rounds_are_turns_is_won_once() -> None:
    forest = game("diamond-forest")
    tally = Tally(forest, 3)
    played = results(Study("diamond-forest", 3, 4, 5, options={"board": "light"}), workers=1)
    for result in played:
        tally.add(result)
    report = tally.report()
    assert report["rounds"] == sum(len(result.lengths) for result in played) > 4 * 5
    assert report["steps"] == sum(sum(result.lengths) for result in played)
    wins, rounds = report["wins"], report["rounds_of_games"]
    assert isinstance(wins, dict)
    assert isinstance(rounds, dict)
    assert (wins["sides"]["dwarfs"]["count"], wins["sides"]["dwarfs"]["of"]) == (4, 4)
    assert sum(seat["count"] for seat in wins["seats"]) == 4
    assert rounds["least"] <= rounds["median"] <= rounds["most"] == max(len(result.lengths) for result in played)
