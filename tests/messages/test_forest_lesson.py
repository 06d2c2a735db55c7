"""The lesson of Diamond Forest can be played as it is written, and said in every language."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import permonik
from permonik.engine.core.state import State
from permonik.messages import LANGUAGES

SCRIPT: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "web/src/games/diamond-forest/lesson.json").read_text(encoding="utf-8")
)
GAME = permonik.game(SCRIPT["game"])
MOST_WORDS = 400
"""As many as a calm voice says in two to three minutes."""


def played() -> tuple[State, list[tuple[dict[str, Any], list[str], list[str]]]]:
    """The table at the end, and each step with the learner's legal moves and the names of the events that follow."""
    state = GAME.load("\n".join(SCRIPT["table"]))
    steps = []
    for step in SCRIPT["steps"]:
        offers, told = [GAME.text(move) for move in state.moves()], []
        if "tries" in step:
            refusal = state.refusal(GAME.parse(step["tries"]))
            told.append(refusal.reason if refusal else "")
        for place, move in enumerate([step["plays"], *step.get("others", ())] if "plays" in step else []):
            assert (state.to_move == SCRIPT["learner"]) == (place == 0), move
            told += [event.name for event in state.play(GAME.parse(move))]
        steps.append((step, offers, told))
    return state, steps


def messages(language: str) -> dict[str, Message]:
    text = files("permonik.messages").joinpath(language, "learn-diamond-forest.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def test_every_wanted_move_is_on_offer_and_the_learner_gets_home_first() -> None:
    state, steps = played()
    assert all(step["plays"] in offers for step, offers, _ in steps if "plays" in step)
    assert state.over
    assert list(state.scores) == [3, 1]


def test_the_lesson_shows_what_it_speaks_of() -> None:
    _, steps = played()
    told = {step["id"]: names for step, _, names in steps}
    assert told["corner"] == ["not_beside"]
    assert {"climbed", "shown", "covered"} <= set(told["roll"])
    assert {"stuck"} <= set(told["back"])
    assert {"tricked"} <= set(told["trick"])
    assert {"peeked", "climbed"} <= set(told["look"])
    assert told["diamond"].count("took") == 2
    assert {"got_home"} <= set(told["home"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_and_answers_other_moves_where_there_are_any(language: str) -> None:
    _, steps = played()
    wanted = {
        f"learn-diamond-forest-{step['id']}": {"other"} if "plays" in step and len(offers) > 1 else set()
        for step, offers, _ in steps
    }
    found = {name: {one.id.name for one in message.attributes} for name, message in messages(language).items()}
    assert found == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_takes_two_minutes(language: str) -> None:
    said = [
        str(getattr(element, "value", "")) for message in messages(language).values() for element in spoken(message)
    ]
    assert 200 < len(" ".join(said).split()) < MOST_WORDS


def spoken(message: Message) -> list[Any]:
    return list(message.value.elements) if message.value else []
