"""A bot says what it thinks: the move, what it weighed, what it believes and how sure it is."""

from collections.abc import Iterator

import pytest

import permonik
from permonik.bots import HINDSIGHTS, LEVELS, Bot, Budget, Thought, bot, bots, hindsight_of
from permonik.bots.core.hindsight import PolicyHindsight
from permonik.bots.core.mind import SearchBot
from permonik.bots.thought import Chances, weighed
from permonik.engine.core.game import Game
from permonik.engine.core.view import View
from permonik.lab.decide import decide

FEW = 12
"""Iterations that show what a search says."""
GAMES = [game.id for game in permonik.games()]


class Counting(Bot):
    """Searches, and counts the iterations that it may use."""

    name = "master"
    budget = Budget(iterations=3)

    def thoughts(self, view: View | None, moves: list[int], seed: int, iterations: int) -> Iterator[Thought]:
        for iteration in range(iterations):
            yield Thought(moves[iteration], dict.fromkeys(moves, float(iteration)))


def thoughts_of_game(game_id: str, player: Bot) -> Iterator[tuple[View, list[int], Thought]]:
    game = permonik.game(game_id)
    state = game.new(game.least_seats, 5)
    for _ in range(60):
        view, moves = state.view(int(state.to_move)), state.moves()
        thought = player.think(view, moves, state.number, FEW)
        yield view, moves, thought
        state.play(thought.move)
        if state.over:
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_have_the_same_names_everywhere_and_come_weakest_first(game_id: str) -> None:
    names = [one.name for one in bots(game_id)]
    assert names == [level for level in LEVELS if level in names]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_thought_is_about_the_moves_and_what_cannot_be_seen(game_id: str) -> None:
    game = permonik.game(game_id)
    believed: list[Chances] = []
    for view, moves, thought in thoughts_of_game(game_id, bots(game_id)[-1]):
        assert thought.move in moves
        assert thought.values.keys() <= set(moves)
        assert thought.values.get(thought.move, 0.0) >= max(thought.values.values(), default=0.0) - 0.05
        assert 0 < thought.sureness <= 1
        assert len(thought.belief.roles) in (0, view.seats)
        for chances in thought.belief.roles:
            assert chances.keys() == set(game.roles)
        believed += [*thought.belief.roles, *thought.belief.hidden.values()]
    assert bool(believed) == (len(bots(game_id)) > 1), "all but chance believe something"
    for chances in believed:
        assert sum(chances.values()) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances.values())


def test_a_seat_that_has_seen_the_gold_believes_in_no_other_goal() -> None:
    game = permonik.game("saboteur")
    lines = "seats 3", "roles miner miner saboteur miner", "hand 0 EW map", "seen 0 8,2", "goals stone-NE stone-NW gold"
    state = game.load("\n".join(["position saboteur", *lines, "mine", "  S", ""]))
    belief = bot("saboteur", "apprentice").think(state.view(0), state.moves(), 1).belief
    assert [belief.hidden[place]["gold"] for place in ("8,-2", "8,0", "8,2")] == [0, 0, 1]
    assert belief.roles[0] == {"miner": 1, "saboteur": 0}


def test_a_level_thinks_with_its_own_budget_unless_another_one_is_given() -> None:
    state = permonik.game("saboteur").new(3, 5)
    moves = state.moves()
    assert decide(Counting(), state, 1) == moves[2]
    assert decide(Counting(), state, 1, 6) == moves[5]


def test_chance_decides_between_equally_good_moves_which_makes_a_bot_less_sure() -> None:
    thoughts = [weighed([4, 5, 6], [1.0, 0.98, 0.5], seed) for seed in range(20)]
    assert {thought.move for thought in thoughts} == {4, 5}
    assert thoughts[0].sureness == 0.5
    assert weighed([4, 5, 6], [1.0, 0.5, 0.5], 1) == Thought(4, {4: 1.0, 5: 0.5, 6: 0.5})


@pytest.mark.parametrize("game", permonik.games(), ids=lambda game: game.id)
def test_each_game_is_looked_back_at_by_its_search_or_by_whom_it_names(game: Game) -> None:
    searches = isinstance(bots(game.id)[-1], SearchBot)
    assert (game.id in HINDSIGHTS) != searches
    assert isinstance(hindsight_of(game.id), PolicyHindsight) == searches
