"""The lesson of the expansion is played by the engine, and everything in it can be said in every language."""

from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from permonik.messages import LANGUAGES
from tools.expansion_lesson import LEARNER, STEPS, lesson

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
    assert steps["prison"]["refused"]["code"] == "in_prison"
    told = {name: {event["name"] for event in events(step)} for name, step in steps.items()}
    assert {"placed", "laid_theft"} <= told["ladder"]
    assert {"collapsed", "imprisoned"} <= told["rockfall"]
    assert "released" in told["free"]
    assert "inspected" in told["inspect"]
    assert {"round_ended", "robbed"} <= told["gold"]


def test_the_changes_lead_to_a_round_that_blue_and_the_profiteer_win(shown: Any) -> None:
    """The way of the blue team leads over the ladder and through the door of its colour (EX-040, EX-045)."""
    screen = shown["screen"]
    for step in shown["steps"]:
        for turn in step.get("turns", ()):
            screen |= turn["changes"]
    (result,) = screen["results"]
    assert screen["over"]
    assert (result["winners"], result["green_route"]) == ([0, 2], [])
    assert [4, 0] in result["blue_route"]
    assert [player["gold"] for player in screen["players"]] == [3, 0, 3]


def test_the_learner_is_told_no_secret_of_others(shown: Any) -> None:
    secrets = [event for step in shown["steps"] for event in events(step) if "secret" in event]
    assert {event["args"]["seat"] for event in secrets} == {LEARNER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_messages(language: str) -> None:
    text = files("permonik.messages").joinpath(language, "learn-saboteur-2.ftl").read_text(encoding="utf-8")
    said = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    known = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in said}
    assert known == {f"learn-saboteur-2-{step.id}": {"other"} if step.plays else set() for step in STEPS}


def test_the_lesson_is_small() -> None:
    assert len(msgspec.json.encode(lesson())) < MOST_BYTES
