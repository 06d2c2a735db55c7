"""The lesson of Diamond Forest as the web client gets it; tests/messages/test_forest_lesson.py reads its script."""

from typing import Any

import msgspec
import pytest

from tools.forest_lesson import lesson

MOST_BYTES = 20_000


@pytest.fixture(scope="module")
def shown() -> Any:
    return msgspec.json.decode(msgspec.json.encode(lesson()))


def test_the_changes_lead_to_the_end_with_the_learner_home(shown: Any) -> None:
    screen = shown["screen"]
    for step in shown["steps"]:
        for turn in step.get("turns", ()):
            screen |= turn["changes"]
    assert screen["over"]
    assert screen["dwarfs"][shown["seat"]]["rank"] == 1


def test_only_the_learner_is_told_what_a_secret_look_shows(shown: Any) -> None:
    events = [event for step in shown["steps"] for turn in step.get("turns", ()) for event in turn["events"]]
    assert {event["args"]["seat"] for event in events if "secret" in event} == {shown["seat"]}


def test_the_lesson_is_small() -> None:
    assert len(msgspec.json.encode(lesson())) < MOST_BYTES
