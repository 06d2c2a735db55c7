"""Where path cards may be placed and which goals they uncover, compared with a second, plain implementation."""

import pytest

from permonik.engine.saboteur import tables
from permonik.engine.saboteur.rules import Saboteur
from tests.counts import Counts
from tests.engine.games import positions
from tests.engine.oracle import face_down, goals_reached, placements
from tests.engine.play import GAME, SEATS, facts, plans


def listed(state: Saboteur) -> set[str]:
    return {GAME.text(move) for move in state.moves() if move < tables.DISCARDS}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("BA-051", "BA-052", "BA-053", "BA-054", "BA-055", "BA-056", "BA-057", "BA-058", "BA-059", "BA-060")
@pytest.mark.rule("BA-061", "BA-062")
def test_the_placements_listed_are_those_of_the_rules(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=6, full=300)):
        for state in positions(plan):
            assert listed(state) == placements(facts(state)), (plan, state.number)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.rule("BA-065", "BA-066", "BA-067", "BA-068")
def test_a_goal_is_uncovered_exactly_when_a_connected_edge_points_at_it(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=6, full=300)):
        before: set[tuple[int, int]] = set()
        for state in positions(plan):
            position = facts(state)
            hidden, reached = face_down(position), goals_reached(position)
            if position.phase == "digging":
                assert not hidden & reached, (plan, state.number)
            assert before - hidden <= reached, (plan, state.number)
            before = hidden if position.phase == "digging" else set()


def test_the_second_implementation_knows_the_examples_of_the_rulebook() -> None:
    """BA-063 and BA-064, and a rejoined part, where the engine is not asked."""
    state = GAME.load("""
        position saboteur
        seats 3
        hand 0 EW NS
    """)
    assert placements(facts(state)) == {"place EW 1,0", "place EW -1,0", "place NS 0,1", "place NS 0,-1"}
    state = GAME.load("""
        position saboteur
        seats 3
        mine
          S    ew   .    EW
        hand 0 EW
    """)
    assert placements(facts(state)) == {"place EW -1,0"}
    state = GAME.load("""
        position saboteur
        seats 3
        mine
          S    EW   .    EW
        hand 0 EW
    """)
    assert placements(facts(state)) == {"place EW -1,0", "place EW 2,0"}
