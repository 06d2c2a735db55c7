"""Nonsense of all kinds: whatever comes in, only a PermonikError comes out."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import permonik
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.record import Record, Recorder, play_out, read_record

BASE_KINDS = ["place", "discard", "break", "repair", "rockfall", "map", "turn", "keep"]
KINDS = [*BASE_KINDS, "pass", "enough", "shed", "theft", "swap-hand", "swap-hats", "trapped", "steal", "leave"]
CARDS = ["NES", "dead-EW", "map", "gold", "start", "pickaxe", "lantern+cart", "bridge", "NS+E", "ladder-N"]
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


def finished(game: Game) -> Record:
    return play_out(Recorder(game, 4, 1, rounds=1), lambda state: state.moves()[-1])


class Sample:
    """A game with something of it to be damaged."""

    def __init__(self, game: Game) -> None:
        state = game.new(4, seed=1)
        self.game = game
        self.position: dict[str, Any] = json.loads(state.save())
        self.view: dict[str, Any] = json.loads(state.view(0).save())
        self.drawn = game.draw(state).splitlines()
        self.record = finished(game).write().splitlines()


SAMPLES = [Sample(game) for game in permonik.games()]
each_game = pytest.mark.parametrize("sample", SAMPLES, ids=[sample.game.id for sample in SAMPLES])
NAMES = st.integers(0, 1_000)
"""Which of the facts of a position or a view; there are fewer."""


def name_of(facts: dict[str, Any], number: int) -> str:
    """A fact of a position or a view but its history, which would be checked against all others."""
    names = sorted(set(facts) - {"history"})
    return names[number % len(names)]


def survives(call: Callable[[], object]) -> None:
    with suppress(PermonikError):
        call()


def cut(lines: list[str], at: int, instead: str) -> str:
    """Lines with one of them replaced."""
    return "\n".join([*lines[: at % len(lines)], instead, *lines[at % len(lines) + 1 :]])


@each_game
@given(text=st.text() | SENTENCES)
def test_any_text_is_a_move_or_refused(sample: Sample, text: str) -> None:
    survives(lambda: sample.game.text(sample.game.parse(text)))


@each_game
@given(number=st.integers())
def test_any_number_is_a_move_or_refused(sample: Sample, number: int) -> None:
    state = sample.game.new(3, seed=1)
    survives(lambda: sample.game.text(number))
    survives(lambda: state.refusal(number))
    survives(lambda: state.play(number))


@each_game
@given(source=st.text() | st.binary())
def test_any_text_is_a_position_or_refused(sample: Sample, source: str | bytes) -> None:
    survives(lambda: sample.game.load(source))


@each_game
@given(number=NAMES, value=JSON)
def test_a_position_with_anything_in_a_fact_loads_or_is_refused(sample: Sample, number: int, value: object) -> None:
    name = name_of(sample.position, number)
    survives(lambda: sample.game.load(json.dumps({**sample.position, name: value})).moves())


@each_game
@given(at=st.integers(0, 100), instead=SENTENCES, copied=st.none() | st.integers(0, 100))
def test_a_drawing_with_anything_in_a_line_loads_or_is_refused(
    sample: Sample, at: int, instead: str, copied: int | None
) -> None:
    lines = sample.drawn
    other = instead if copied is None else lines[copied % len(lines)]
    survives(lambda: sample.game.load(cut(lines, at, other)))
    word = lines[at % len(lines)].split()[0]
    survives(lambda: sample.game.load(cut(lines, at, f"{word} {other}")))


@each_game
@given(data=st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_a_view_or_refused(sample: Sample, data: bytes) -> None:
    survives(lambda: sample.game.load_view(data))


@each_game
@given(number=NAMES, value=JSON)
def test_a_view_with_anything_in_a_fact_loads_or_is_refused(sample: Sample, number: int, value: object) -> None:
    name = name_of(sample.view, number)
    survives(lambda: sample.game.load_view(json.dumps({**sample.view, name: value}).encode()))


@each_game
@given(text=st.text())
def test_any_text_is_a_record_or_refused(sample: Sample, text: str) -> None:
    survives(lambda: read_record(text))
    survives(lambda: read_record(f"{sample.record[0]}\n{text}"))


@each_game
@given(at=st.integers(0, 100), instead=SENTENCES | st.text(), copied=st.none() | st.integers(0, 100))
def test_a_record_with_anything_in_a_line_replays_or_is_refused(
    sample: Sample, at: int, instead: str, copied: int | None
) -> None:
    lines = sample.record
    other = instead if copied is None else lines[copied % len(lines)]
    survives(lambda: list(read_record(cut(lines, at, other)).replay(sample.game)))
    word = lines[at % len(lines)].split()[0]
    survives(lambda: list(read_record(cut(lines, at, f"{word} {other}")).replay(sample.game)))
