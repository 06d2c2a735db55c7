"""Nonsense of all kinds: whatever comes in, only a PermonikError comes out."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.engine import games
from permonik.engine.core.errors import MalformedMove, PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.record import Recorder, play_out, read_record
from permonik.engine.core.state import State
from tests.engine.games import short_options


def kinds_of(game: Game) -> list[str]:
    """The words with which moves begin, as a game lists them to whoever uses another one."""
    with pytest.raises(MalformedMove) as error:
        game.parse("dance")
    return str(error.value.expected).split(" | ")


KINDS = sorted({kind for game in games() for kind in kinds_of(game)})
CARDS = ["NES", "dead-EW", "map", "gold", "start", "pickaxe", "lantern+cart", "bridge", "NS+E", "(path)", "fire!*", "E"]
PLACES = ["turned", "upright", "sideways", "3,-1", "8,0", "0,0", "99,99", "1,", ",1"]
NUMBERS = ["0", "1", "2", "9", "10", "-1", "²", "٣", "9" * 5_000, "\0", "\u2028"]
WORDS = st.sampled_from(KINDS + CARDS + PLACES + NUMBERS)
SENTENCES = st.lists(WORDS, max_size=5).map(" ".join)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 100)
    | st.just(2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
LEAVES = st.none() | st.sampled_from([-1, 0, 1, 2, 99, 2**40, 2**70, True, "over", "starting"])
SEATS = 4


class Samples:
    """What a game writes, to be spoiled."""

    def __init__(self, game: Game) -> None:
        state, ended = game.new(SEATS, seed=1), game.new(SEATS, seed=7, **short_options(game))
        while not ended.over:
            ended.play(ended.moves()[-1])
        self.game = game
        self.positions: list[dict[str, Any]] = [json.loads(state.save()), json.loads(ended.save())]
        self.view: dict[str, Any] = json.loads(state.view(0).save())
        self.drawn = game.draw(state).splitlines()
        recorder = Recorder(game, SEATS, 7, **short_options(game))
        self.record = play_out(recorder, lambda here: here.moves()[-1]).write().splitlines()
        self.checked = sorted(set(self.positions[0]) - {"history"})


SAMPLES = [Samples(game) for game in games()]
every_game = pytest.mark.parametrize("samples", SAMPLES, ids=lambda samples: samples.game.id)


def survives(call: Callable[[], object]) -> None:
    with suppress(PermonikError):
        call()


def spoil(fact: Any, data: st.DataObject) -> object:
    """A fact with one thing inside that is another."""
    if isinstance(fact, dict) and fact:
        name = data.draw(st.sampled_from(sorted(fact)))
        return {**fact, name: spoil(fact[name], data)}
    if isinstance(fact, list):
        at = data.draw(st.integers(0, len(fact)))
        return [*fact[:at], *(spoil(one, data) for one in fact[at : at + 1] or [None]), *fact[at + 1 :]]
    return data.draw(LEAVES)


def go_on(state: State) -> None:
    """Somebody can decide something until the game is over."""
    assert state.over or state.moves()


def cut(lines: list[str], at: int, instead: str) -> str:
    """Lines with one of them replaced."""
    return "\n".join([*lines[: at % len(lines)], instead, *lines[at % len(lines) + 1 :]])


@every_game
@given(st.text() | SENTENCES)
def test_any_text_is_a_move_or_refused(samples: Samples, text: str) -> None:
    survives(lambda: samples.game.text(samples.game.parse(text)))


@every_game
@given(st.integers())
def test_any_number_is_a_move_or_refused(samples: Samples, number: int) -> None:
    state = samples.game.new(SEATS, seed=1)
    survives(lambda: samples.game.text(number))
    survives(lambda: state.refusal(number))
    survives(lambda: state.play(number))


@every_game
@given(st.text() | st.binary())
def test_any_text_is_a_position_or_refused(samples: Samples, source: str | bytes) -> None:
    survives(lambda: samples.game.load(source))


@every_game
@given(st.data(), JSON)
def test_a_position_with_anything_in_a_fact_loads_or_is_refused(
    samples: Samples, data: st.DataObject, value: object
) -> None:
    position, name = data.draw(st.sampled_from(samples.positions)), data.draw(st.sampled_from(samples.checked))
    survives(lambda: go_on(samples.game.load(json.dumps({**position, name: value}))))


@every_game
@given(st.data())
def test_a_position_with_anything_inside_a_fact_loads_or_is_refused(samples: Samples, data: st.DataObject) -> None:
    position, name = data.draw(st.sampled_from(samples.positions)), data.draw(st.sampled_from(samples.checked))
    spoiled = json.dumps({**position, name: spoil(position[name], data)})
    survives(lambda: go_on(samples.game.load(spoiled)))


@every_game
@given(st.integers(0, 100), st.data())
def test_a_drawing_with_anything_in_a_line_loads_or_is_refused(samples: Samples, at: int, data: st.DataObject) -> None:
    instead = data.draw(SENTENCES | st.sampled_from(samples.drawn))
    survives(lambda: samples.game.load(cut(samples.drawn, at, instead)))
    word = samples.drawn[at % len(samples.drawn)].split()[0]
    survives(lambda: samples.game.load(cut(samples.drawn, at, f"{word} {instead}")))


@every_game
@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_a_view_or_refused(samples: Samples, data: bytes) -> None:
    survives(lambda: samples.game.load_view(data))


@every_game
@given(st.data(), JSON)
def test_a_view_with_anything_in_a_fact_loads_and_is_imagined_or_refused(
    samples: Samples, data: st.DataObject, value: object
) -> None:
    name = data.draw(st.sampled_from(sorted(samples.view)))
    spoiled = json.dumps({**samples.view, name: value}).encode()
    survives(lambda: samples.game.imaginer(samples.game.load_view(spoiled))(1))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    survives(lambda: read_record(text))
    survives(lambda: read_record(f"{SAMPLES[0].record[0]}\n{text}"))


@every_game
@given(st.integers(0, 100), st.data())
def test_a_record_with_anything_in_a_line_replays_or_is_refused(samples: Samples, at: int, data: st.DataObject) -> None:
    record = samples.record
    instead = data.draw(SENTENCES | st.sampled_from(record) | st.text())
    survives(lambda: list(read_record(cut(record, at, instead)).replay(samples.game)))
    word = record[at % len(record)].split()[0]
    survives(lambda: list(read_record(cut(record, at, f"{word} {instead}")).replay(samples.game)))
