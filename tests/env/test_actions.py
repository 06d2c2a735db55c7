"""Every legal move has an action, and every action means one move."""

from random import Random

import pytest

from permonik.bots import bot
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.env.core.lanes import Glance
from permonik.env.core.space import Actions
from permonik.env.core.window import Window
from permonik.env.games import SENSES, actions, eyes
from tests.counts import Counts
from tests.engine.cases import every_case
from tests.engine.games import Case, sampled_positions, short_options

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def glance_of(game: Game, window: Window | None = None) -> Glance:
    known = actions(game.id)
    chosen = known if window is None else Actions(game, window, known.numbering)
    return Glance(eyes(game.id), chosen.coder())


def check(glance: Glance, state: State) -> None:
    """What the mask offers is what is legal, one action for each move."""
    size, moves = int(glance.coder.size), state.moves()
    meant = [glance.action(state, move) for move in moves]
    assert len(set(meant)) == len(moves)
    assert [glance.move(state, action) for action in meant] == moves
    outside = [move for move, action in zip(moves, meant, strict=True) if action >= size]
    mask = bytes(glance.mask(state))
    offered = {action for action in meant if action < size} | ({size - 1} if outside else set())
    assert {action for action, is_legal in enumerate(mask) if is_legal} == offered
    assert glance.legal(state) == sorted(offered)
    if outside:
        assert glance.move(state, size - 1) == outside[0]


@every_case
def test_actions_are_the_legal_moves(case: Case, counts: Counts) -> None:
    glance = glance_of(case.game)
    for plan in case.plans(counts(small=1, normal=2, full=20)):
        for state in sampled_positions(plan, 0.2):
            if not state.over:
                check(glance, state)


@each_game
def test_what_is_not_legal_means_no_move(game: Game) -> None:
    state = game.new(game.least_seats, 7)
    glance = glance_of(game)
    size = int(glance.coder.size)
    legal = set(glance.legal(state))
    random = Random(game.id)
    tried = [action for action in (random.randrange(size) for _ in range(200)) if action not in legal]
    assert {glance.move(state, action) for action in (-1, size - 1, *tried)} == {-1}
    assert glance.move(state, size + game.move_count) == -1


@each_game
def test_there_are_far_fewer_actions_than_moves(game: Game) -> None:
    assert actions(game.id).size < min(15_000, game.move_count)


@pytest.mark.parametrize("name", ["saboteur", "saboteur-2", "dark-cave"])
def test_what_falls_outside_of_a_small_window_is_counted_and_played_by_its_number(name: str) -> None:
    game = next(game for game in games() if game.id == name)
    window = SENSES[name].window
    glance = glance_of(game, Window(window.grid, -1, 1, -1, 1, reach=1))
    state, random, met = game.new(4, 3), Random(3), 0
    for _ in range(60):
        check(glance, state)
        size = int(glance.coder.size)
        outside = [move for move in state.moves() if glance.action(state, move) >= size]
        met += len(outside)
        state.play(random.choice(outside or state.moves()))
    assert met > 0
    assert int(glance.outside) == met


@each_game
def test_nothing_of_random_games_falls_outside(game: Game, counts: Counts) -> None:
    """`python -m benchmarks.actions` counts it over many thousands."""
    glance, random = glance_of(game), Random(1)
    for seed in range(counts(small=1, normal=6, full=300)):
        state = game.new(game.least_seats, seed, **short_options(game))
        while not state.over:
            glance.mask(state)
            state.play(random.choice(state.moves()))
    assert int(glance.outside) == 0


@each_game
def test_nothing_of_an_apprentices_game_falls_outside(game: Game) -> None:
    glance, player = glance_of(game), bot(game.id, "apprentice")
    state = game.new(game.least_seats, 5, **short_options(game))
    for number in range(40):
        if state.over:
            break
        glance.mask(state)
        state.play(player.think(state.view(int(state.to_move)), state.moves(), number).move)
    assert int(glance.outside) == 0
