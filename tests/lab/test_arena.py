"""An arena compares bots on the same deals, whoever plays them when."""

from typing import Any

import pytest

from permonik.bots import UnknownBot
from permonik.engine import game, games
from permonik.engine.core.errors import PermonikError, WrongSeats
from permonik.engine.core.game import RoundSummary
from permonik.lab.arena import (
    Contest,
    PlayedRound,
    SingleRounds,
    check_contest,
    everybody,
    one_among,
    one_role,
    run,
    seatings,
)
from permonik.lab.line_up import WrongLineUp, read_bot
from permonik.lab.standings import Standings, mean_of, rated
from permonik.messages import catalogue
from tests.counts import Counts

SABOTEUR = game("saboteur")
DEALT = ("miner", "saboteur", "miner")


def say_error(error: PermonikError) -> str:
    return catalogue("en").say_error(error.code, error.details)


def contest(rounds: int = 3, bots: tuple[str, ...] = ("apprentice", "random"), **more: object) -> Contest:
    return Contest("saboteur", 3, rounds, 5, bots, **more)  # type: ignore[arg-type]  # what a test is about


def end(*won: bool) -> RoundSummary:
    return RoundSummary(("miners",) if won[0] else ("saboteurs",), DEALT, won, tuple(map(int, won)))


def report_of(chosen: Contest, played: list[PlayedRound]) -> Any:  # plain data
    standings = Standings(game(chosen.game), chosen)
    for one in played:
        standings.add(one)
    return standings.report()


def test_the_number_of_workers_does_not_change_the_result(counts: Counts) -> None:
    chosen = contest(counts(small=2, normal=8, full=80))
    assert list(run(chosen, 1)) == list(run(chosen, 3))


def test_a_deal_is_played_with_one_bot_alone_by_role_and_everywhere() -> None:
    assert set(seatings(contest(), DEALT, 2)) == {
        ("apprentice", "apprentice", "apprentice"),
        ("random", "random", "random"),
        ("random", "random", "apprentice"),
        ("apprentice", "apprentice", "random"),
        ("apprentice", "random", "apprentice"),
        ("random", "apprentice", "random"),
    }


def test_every_seat_is_the_lonely_one_in_its_turn() -> None:
    assert [played.alone for played in run(contest(4), 1)] == [0, 1, 2, 0]


def test_a_gain_compares_the_same_seats_of_the_same_deal() -> None:
    ends = {everybody("random", 3): end(False, True, False), everybody("apprentice", 3): end(True, False, True)}
    ends |= dict.fromkeys(seatings(contest(), DEALT, 0), end(False, True, False)) | ends
    ends[one_among("apprentice", "random", 3, 0)] = end(True, False, True)
    ends[one_role("apprentice", "random", DEALT, "miner")] = end(True, False, True)
    report = report_of(contest(), [PlayedRound(0, DEALT, ends)] * 2)
    alone, _ = report["alone"]
    assert (alone["bot"], alone["among"]) == ("apprentice", "random")
    assert alone["won"]["rate"] == 1
    assert alone["usual"]["rate"] == 0
    assert alone["gain"] == {"mean": 1.0, "interval": [1.0, 1.0]}
    assert alone["roles"].keys() == {"miner"}
    miners = report["roles"][0]
    assert (miners["bot"], miners["role"], miners["gain"]["mean"]) == ("apprentice", "miner", 1.0)
    (best, worst) = report["ratings"]
    assert (best["bot"], worst["bot"], worst["rating"]) == ("apprentice", "random", 0)
    assert best["rating"] > 0


@pytest.mark.parametrize("game_id", [one.id for one in games()])
def test_every_game_has_an_arena(game_id: str) -> None:
    rules = game(game_id)
    options = {"max_rounds": 10} if game_id == "diamond-forest" else {}
    chosen = Contest(game_id, rules.least_seats, 2, 1, ("apprentice", "random"), options)
    report = report_of(chosen, list(run(chosen, 1)))
    assert [one["bot"] for one in report["tables"]] == ["apprentice", "random"]
    assert {one["bot"] for one in report["ratings"]} == {"apprentice", "random"}
    assert bool(report["roles"]) == (len(rules.roles) > 1)


def test_ratings_explain_who_beats_whom() -> None:
    found = rated(("a", "b", "c"), {("a", "b"): 0.75, ("b", "c"): 0.75, ("a", "c"): 0.9})
    assert found["a"] - found["b"] == pytest.approx(191, abs=1)
    assert found["b"] - found["c"] == pytest.approx(191, abs=1)
    assert set(rated(("a", "b"), {}).values()) == {0.0}


def test_a_mean_has_an_interval_that_holds_it() -> None:
    assert mean_of([1.0, -1.0, 1.0, -1.0]) == {"mean": 0.0, "interval": [-1.1316, 1.1316]}
    assert mean_of([]) == {"mean": 0.0, "interval": [0.0, 0.0]}


def test_a_bot_may_have_a_budget_of_its_own() -> None:
    assert read_bot(SABOTEUR, "master:500").budget.iterations == 500
    assert read_bot(SABOTEUR, "master").budget.iterations == 1000


def test_a_bot_without_a_search_has_no_budget() -> None:
    for game_id, one in (("saboteur", "apprentice:500"), ("saboteur", "random:5"), ("diamond-forest", "master:5")):
        with pytest.raises(WrongLineUp) as raised:
            read_bot(game(game_id), one)
        assert "leave the number out" in say_error(raised.value)


def test_bots_that_do_not_differ_are_called_that() -> None:
    with pytest.raises(WrongLineUp) as raised:
        check_contest(contest(bots=("apprentice", "apprentice")))
    assert "two or more different bots (BOT,BOT)" in say_error(raised.value)


def test_a_part_of_the_thinking_may_be_left_out() -> None:
    frozen = read_bot(SABOTEUR, "master-frozen:500")
    assert (frozen.variant, frozen.budget.iterations) == ("frozen", 500)
    assert read_bot(SABOTEUR, "master").variant == ""


@pytest.mark.parametrize(
    ("chosen", "error"),
    [
        (contest(bots=("apprentice",)), WrongLineUp),
        (contest(bots=("random", "random")), WrongLineUp),
        (contest(bots=("random", "grandmaster")), UnknownBot),
        (contest(bots=("random", "master:many")), WrongLineUp),
        (contest(bots=("random", "apprentice:500")), WrongLineUp),
        (contest(bots=("random", "master-asleep")), WrongLineUp),
        (contest(bots=("random", "apprentice-frozen")), WrongLineUp),
        (contest(options={"rounds": "2"}), SingleRounds),
        (Contest("saboteur", 2, 1, 1, ("random", "apprentice")), WrongSeats),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused_before_it_begins(chosen: Contest, error: type[Exception]) -> None:
    with pytest.raises(error):
        check_contest(chosen)
