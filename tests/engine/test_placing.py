"""Where path cards may be placed and which goals they uncover, compared with a second, plain implementation."""

import pytest

from permonik.engine import game as find_game
from permonik.engine.core.state import State
from tests.counts import Counts
from tests.engine.cases import EXPANSION, SABOTEUR, TRICKY, each_of
from tests.engine.games import Case, positions
from tests.engine.oracle import face_down, facts, goals_reached, placements


def listed(state: State) -> set[str]:
    return {text for move in state.moves() if (text := state.game.text(move)).startswith("place ")}


@each_of(SABOTEUR, EXPANSION, TRICKY)
@pytest.mark.rule("BA-051", "BA-052", "BA-053", "BA-054", "BA-055", "BA-056", "BA-057", "BA-058", "BA-059", "BA-060")
@pytest.mark.rule("BA-061", "BA-062", "EX-035", "EX-036", "EX-037", "EX-038", "EX-039", "EX-040", "EX-041", "EX-042")
@pytest.mark.rule("EX-043", "EX-044", "EX-060", "EX-116", "EX-117", "EX-119", "EX-122", "EX-123", "EX-124", "EX-125")
def test_the_placements_listed_are_those_of_the_rules(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=8)):
        for state in positions(plan):
            assert listed(state) == placements(facts(state.save())), (plan, state.number)


@each_of(SABOTEUR, EXPANSION)
@pytest.mark.rule("BA-065", "BA-066", "BA-067", "BA-068", "EX-118", "EX-120")
def test_a_goal_is_uncovered_exactly_when_a_connected_edge_points_at_it(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=25)):
        before: set[tuple[int, int]] = set()
        for state in positions(plan):
            position = facts(state.save())
            hidden, reached = face_down(position), goals_reached(position)
            if position.phase == "digging":
                assert not hidden & reached, (plan, state.number)
            assert before - hidden <= reached, (plan, state.number)
            before = hidden if position.phase == "digging" else set()


def placed_in(game: str, position: str) -> set[str]:
    return placements(facts(find_game(game).load(f"position {game}\nseats 3\n{position}").save()))


def test_the_second_implementation_knows_the_examples_of_the_rulebook() -> None:
    """BA-063 and BA-064, and a rejoined part, where the engine is not asked."""
    around = {"place EW 1,0", "place EW -1,0", "place NS 0,1", "place NS 0,-1"}
    assert placed_in("saboteur", "hand 0 EW NS") == around
    assert placed_in("saboteur", "mine\nS ew . EW\nhand 0 EW") == {"place EW -1,0"}
    assert placed_in("saboteur", "mine\nS EW . EW\nhand 0 EW") == {"place EW -1,0", "place EW 2,0"}


def test_the_second_implementation_knows_ladders_and_bridges() -> None:
    """EX-040, EX-041 and EX-117, where the engine is not asked."""
    assert placed_in("saboteur-2", "mine\nS EW . L:E\nhand 0 EW") == {"place EW -1,0", "place EW 4,0"}
    assert placed_in("saboteur-2", "mine\nS ew . EW\nhand 0 ladder-N") >= {
        "place ladder-N 3,-1",
        "place ladder-N 3,1 turned",
    }
    assert "place NS 1,1" not in placed_in("saboteur-2", "mine\nS NS|EW\nhand 0 NS")
