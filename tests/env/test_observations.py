"""Observations hold what a seat knows. That they hold nothing else is tested with everything else that reaches a seat,
in the tests of secrecy: tests/engine/reaching.py."""

from random import Random

import pytest

from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.env.core.eyes import FACTS, Eyes
from permonik.env.core.lanes import Glance
from permonik.env.games import actions, eyes
from tests.engine.games import short_options

each_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def part(state: State, seat: int, name: str) -> bytes:
    seen = eyes(state.game.id)
    whole = bytes(Glance(seen, actions(state.game.id).coder()).observation(state, seat))
    return whole[slice(*place(seen, name))]


def place(seen: Eyes, name: str) -> tuple[int, int]:
    segment = next(one for one in seen.segments if one.name == name)
    size = 1
    for length in segment.shape:
        size *= length
    return segment.start, segment.start + size


@each_game
def test_segments_follow_each_other_and_have_names_of_their_own(game: Game) -> None:
    seen = eyes(game.id)
    places = [place(seen, one.name) for one in seen.segments]
    assert [start for start, _ in places] == [0, *(end for _, end in places[:-1])]
    assert places[-1][1] == seen.size
    assert len({one.name for one in seen.segments}) == len(seen.segments)
    assert all(one.about for one in seen.segments)


@each_game
def test_every_position_of_a_game_can_be_seen_by_all(game: Game) -> None:
    state, random = game.new(game.most_seats, 11, **short_options(game)), Random(11)
    glance = Glance(eyes(game.id), actions(game.id).coder())
    for _ in range(60):
        seen = [bytes(glance.observation(state, seat)) for seat in range(state.seats)]
        assert len(set(seen)) == state.seats
        if state.over:
            break
        state.play(random.choice(state.moves()))


@each_game
def test_imagined_worlds_look_the_same(game: Game) -> None:
    state, random = game.new(game.least_seats, 3), Random(3)
    glance = Glance(eyes(game.id), actions(game.id).coder())
    for number in range(60):
        seat = number % state.seats
        if number % 12 == 0:
            imagined = game.imaginer(state.view(seat))(number)
            assert bytes(glance.observation(imagined, seat)) == bytes(glance.observation(state, seat))
        state.play(random.choice(state.moves()))


def test_a_hand_is_seen_in_its_order_and_seats_from_the_own_one_on() -> None:
    game = find_game("saboteur")
    state = game.new(4, 5)
    seat = int(state.to_move)
    names = [card.name for card in game.cards]
    hand = part(state, seat, "hand")
    deck = len(hand) // 6
    held = [hand[slot * deck : (slot + 1) * deck].index(1) for slot in range(6)]
    assert [names[card] for card in held] == state.view(seat).hand  # type: ignore[attr-defined] # of this game
    assert part(state, seat, "to_move")[0] == 1
    assert part(state, (seat + 1) % 4, "to_move")[3] == 1
    assert part(state, seat, "my_seat")[seat] == 1


def test_a_look_at_a_goal_is_for_the_eyes_of_one_seat() -> None:
    state = find_game("saboteur").new(3, 0)
    move = None
    while move is None:
        maps = [one for one in state.moves() if state.game.text(one).startswith("map")]
        move = maps[0] if maps else None
        state.play(state.moves()[-1] if move is None else move)
    looker = (int(state.to_move) - 1) % 3
    assert sum(part(state, looker, "goals")) == 1
    assert sum(part(state, int(state.to_move), "goals")) == 0
    assert sum(part(state, int(state.to_move), "goal_lookers")) == 1


@each_game
def test_the_history_begins_with_the_latest_fact(game: Game) -> None:
    state, random = game.new(game.least_seats, 2), Random(2)
    for _ in range(30):
        state.play(random.choice(state.moves()))
    assert state.latest_row is not None
    history = part(state, 0, "history")
    row = len(history) // FACTS
    latest = [int(word) & 63 for word in state.latest_row.words]
    assert [history[row * number] for number in range(len(latest))][: len(latest)] == latest[::-1]
