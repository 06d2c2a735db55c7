"""Nonsense of all kinds: whatever comes in, only a PermonikError comes out."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from permonik.engine.core.errors import PermonikError
from permonik.engine.core.record import read_record
from tests.engine.core.test_record import finished
from tests.engine.play import GAME

KINDS = ["place", "discard", "break", "repair", "rockfall", "map", "turn", "keep"]
CARDS = ["NES", "dead-EW", "map", "gold", "start", "pickaxe", "lantern+cart"]
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
POSITION: dict[str, Any] = json.loads(GAME.new(4, seed=1).save())
VIEW: dict[str, Any] = json.loads(GAME.new(4, seed=1).view(0).save())
DRAWN = GAME.draw(GAME.new(4, seed=1)).splitlines()
RECORD = finished().write().splitlines()
CHECKED = sorted(set(POSITION) - {"history"})


def survives(call: Callable[[], object]) -> None:
    with suppress(PermonikError):
        call()


def cut(lines: list[str], at: int, instead: str) -> str:
    """Lines with one of them replaced."""
    return "\n".join([*lines[: at % len(lines)], instead, *lines[at % len(lines) + 1 :]])


@given(st.text() | SENTENCES)
def test_any_text_is_a_move_or_refused(text: str) -> None:
    survives(lambda: GAME.text(GAME.parse(text)))


@given(st.integers())
def test_any_number_is_a_move_or_refused(number: int) -> None:
    state = GAME.new(3, seed=1)
    survives(lambda: GAME.text(number))
    survives(lambda: state.refusal(number))
    survives(lambda: state.play(number))


@given(st.text() | st.binary())
def test_any_text_is_a_position_or_refused(source: str | bytes) -> None:
    survives(lambda: GAME.load(source))


@given(st.sampled_from(CHECKED), JSON)
def test_a_position_with_anything_in_a_fact_loads_or_is_refused(name: str, value: object) -> None:
    survives(lambda: GAME.load(json.dumps({**POSITION, name: value})).moves())


@given(st.integers(0, 100), SENTENCES | st.sampled_from(DRAWN))
def test_a_drawing_with_anything_in_a_line_loads_or_is_refused(at: int, instead: str) -> None:
    survives(lambda: GAME.load(cut(DRAWN, at, instead)))
    word = DRAWN[at % len(DRAWN)].split()[0]
    survives(lambda: GAME.load(cut(DRAWN, at, f"{word} {instead}")))


@given(st.binary() | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_a_view_or_refused(data: bytes) -> None:
    survives(lambda: GAME.load_view(data))


@given(st.sampled_from(sorted(VIEW)), JSON)
def test_a_view_with_anything_in_a_fact_loads_or_is_refused(name: str, value: object) -> None:
    survives(lambda: GAME.load_view(json.dumps({**VIEW, name: value}).encode()))


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    survives(lambda: read_record(text))
    survives(lambda: read_record(f"{RECORD[0]}\n{text}"))


@given(st.integers(0, 100), SENTENCES | st.sampled_from(RECORD) | st.text())
def test_a_record_with_anything_in_a_line_replays_or_is_refused(at: int, instead: str) -> None:
    survives(lambda: list(read_record(cut(RECORD, at, instead)).replay(GAME)))
    word = RECORD[at % len(RECORD)].split()[0]
    survives(lambda: list(read_record(cut(RECORD, at, f"{word} {instead}")).replay(GAME)))
