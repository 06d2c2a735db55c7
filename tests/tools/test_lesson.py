"""The lesson is played by the engine, and everything in it can be said in every language."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import permonik
from tools.lesson import GAME, LEARNER, STEPS, TABLE, Step, lesson, refused, steps

LANGUAGES = ("en", "cs", "sk")
MESSAGES = Path(permonik.__file__).parent / "messages"
MOST_BYTES = 40_000


@pytest.fixture(scope="module")
def shown() -> Any:
    """The lesson as the client gets it."""
    return msgspec.json.decode(msgspec.json.encode(lesson()))


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the lesson's messages with their attributes."""
    text = (MESSAGES / language / "learn-saboteur.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in entries
        if isinstance(entry, Message)
    }


def test_every_wanted_move_is_on_offer(shown: Any) -> None:
    for step in shown["steps"]:
        if "plays" in step:
            assert step["plays"] in [offer["text"] for offer in step["offers"]]


def test_what_is_tried_in_vain_is_never_on_offer(shown: Any) -> None:
    tried = [step for step in shown["steps"] if "tries" in step]
    assert [step["refused"]["code"] for step in tried] == ["mismatch", "dead_end", "broken_tool"]
    for step in tried:
        cell = step["tries"]["card"], step["tries"]["x"], step["tries"]["y"]
        assert cell not in [(offer.get("card"), offer.get("x"), offer.get("y")) for offer in step["offers"]]


def test_a_try_that_would_succeed_is_no_lesson() -> None:
    with pytest.raises(ValueError, match="allowed"):
        refused(GAME.load(TABLE.strip()), "place EW 4,0")


def test_the_changes_lead_to_the_end_with_the_gold_reached(shown: Any) -> None:
    screen = shown["screen"]
    for step in shown["steps"]:
        for turn in step.get("turns", ()):
            screen |= turn["changes"]
    assert screen["over"]
    assert screen["results"][0]["gold_reached"]
    assert [player["gold"] for player in screen["players"]] == [4, 0, 2]


def test_the_learner_plays_one_move_of_each_kind(shown: Any) -> None:
    names = [step["turns"][0]["events"][0]["name"] for step in shown["steps"] if "turns" in step]
    assert set(names) == {"placed", "broke", "repaired", "collapsed", "looked", "kept"}
    assert {step["turns"][0]["seat"] for step in shown["steps"] if "turns" in step} == {LEARNER}


def test_the_learner_is_told_no_secret_of_others(shown: Any) -> None:
    events = [event for step in shown["steps"] for turn in step.get("turns", ()) for event in turn["events"]]
    assert {event["args"]["seat"] for event in events if "secret" in event} == {LEARNER}


def test_a_lesson_is_told_to_its_learner_and_to_nobody_else() -> None:
    """A map at seat 2 shows a goal to seat 2 alone."""
    looks = Step("look", plays="place EW 4,0", others=("place NW 5,0", "map 8,-2"))
    secrets = []
    for learner in (0, 2):
        (step,) = steps(GAME.load(TABLE.strip()), [looks], learner)
        turns: Any = step["turns"]
        secrets.append({event["name"] for event in turns[-1]["events"] if "secret" in event})
    assert "looked" not in secrets[0]
    assert "looked" in secrets[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_messages(language: str) -> None:
    known = messages(language)
    for step in STEPS:
        assert known[f"learn-saboteur-{step.id}"] == ({"other"} if step.plays else set())


def test_all_languages_say_the_same() -> None:
    assert messages("cs") == messages("sk") == messages("en")


def test_the_lesson_is_small() -> None:
    assert len(msgspec.json.encode(lesson())) < MOST_BYTES
