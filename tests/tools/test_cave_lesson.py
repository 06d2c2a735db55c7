"""The lesson of The Dark Cave is played by the engine, and everything in it can be said in every language."""

from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from permonik.messages import LANGUAGES
from tools.cave_lesson import LEARNER, STEPS, lesson

MOST_BYTES = 40_000


@pytest.fixture(scope="module")
def shown() -> Any:
    """The lesson as the client gets it."""
    return msgspec.json.decode(msgspec.json.encode(lesson()))


def events(step: Any) -> list[Any]:
    return [event for turn in step.get("turns", ()) for event in turn["events"]]


def test_every_wanted_move_is_on_offer(shown: Any) -> None:
    for step in shown["steps"]:
        if "plays" in step:
            assert step["plays"] in [offer["text"] for offer in step["offers"]]
            assert len(step["offers"]) > 1
            assert step["turns"][0]["seat"] == LEARNER


def test_the_lesson_shows_what_it_speaks_of(shown: Any) -> None:
    steps = {step["id"]: step for step in shown["steps"]}
    assert steps["fit"]["refused"]["code"] == "paths_mismatch"
    told = {name: {event["name"] for event in events(step)} for name, step in steps.items()}
    assert "gold_laid" in told["place"]
    assert {"gold_taken", "revealed", "equipped", "called"} <= told["stay"]
    assert {"fought", "creature_left"} <= told["axe"]
    assert "equipped" in told["boots"]
    assert "lost" in told["bridge"]
    assert "lost" not in told["fields"]
    assert {"escaped", "cave_ended", "clan_won"} <= told["exit"]


def test_the_axe_is_asked_for_in_the_turn_of_another(shown: Any) -> None:
    screen = dict(shown["screen"])
    for step in shown["steps"]:
        if step["id"] == "axe":
            break
        for turn in step.get("turns", ()):
            screen |= turn["changes"]
    assert (screen["phase"], screen["met"], screen["to_move"]) == ("fighting", "goblin", LEARNER)
    assert screen["turn"] != LEARNER


def test_the_changes_lead_to_the_count_of_the_last_step(shown: Any) -> None:
    """Saved nuggets times the dwarfs against them (DC-179): (4 + 2) x 1, and nothing of the saboteur's."""
    screen = dict(shown["screen"])
    for step in shown["steps"]:
        for turn in step.get("turns", ()):
            screen |= turn["changes"]
    assert screen["over"]
    (result,) = screen["results"]
    assert result["nuggets"] == [4, 2, 3]
    assert [(hoard["saved"], hoard["opponents"], hoard["value"]) for hoard in result["treasures"]] == [
        (6, 1, 6),
        (0, 2, 0),
    ]
    assert result["winner"] == "blue"


def test_the_learner_is_told_no_secret_of_others(shown: Any) -> None:
    secrets = [event for step in shown["steps"] for event in events(step) if "secret" in event]
    assert {event["args"]["seat"] for event in secrets} == {LEARNER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_messages(language: str) -> None:
    text = files("permonik.messages").joinpath(language, "learn-dark-cave.ftl").read_text(encoding="utf-8")
    said = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    known = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in said}
    assert known == {f"learn-dark-cave-{step.id}": {"other"} if step.plays else set() for step in STEPS}


def test_the_lesson_is_small() -> None:
    assert len(msgspec.json.encode(lesson())) < MOST_BYTES
