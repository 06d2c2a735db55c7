"""The lessons of both walking games are played by the engine, and all that they say is said in every language."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from permonik.messages import LANGUAGES
from tools import cave_lesson, mines_lesson

MOST_BYTES = 40_000
LESSONS = {"lost-mines": mines_lesson, "dark-cave": cave_lesson}
each_game = pytest.mark.parametrize("game", LESSONS)


@cache
def written(game: str) -> bytes:
    return msgspec.json.encode(LESSONS[game].lesson())


def shown(game: str) -> Any:
    """The lesson as the client gets it."""
    return msgspec.json.decode(written(game))


def events(step: Any) -> list[Any]:
    return [event for turn in step.get("turns", ()) for event in turn["events"]]


def told(game: str) -> dict[str, set[str]]:
    """What happens in each step."""
    return {step["id"]: {event["name"] for event in events(step)} for step in shown(game)["steps"]}


def refused(game: str, step: str) -> str:
    return str(next(one["refused"]["code"] for one in shown(game)["steps"] if one["id"] == step))


def screen_before(game: str, step: str | None = None) -> Any:
    """What the changes lead to before a step, or in the end."""
    lesson = shown(game)
    screen = dict(lesson["screen"])
    for one in lesson["steps"]:
        if one["id"] == step:
            break
        for turn in one.get("turns", ()):
            screen |= turn["changes"]
    return screen


@each_game
def test_every_wanted_move_is_on_offer(game: str) -> None:
    for step in shown(game)["steps"]:
        if "plays" in step:
            assert step["plays"] in [offer["text"] for offer in step["offers"]]
            assert len(step["offers"]) > 1
            assert step["turns"][0]["seat"] == LESSONS[game].LEARNER


@each_game
def test_the_learner_is_told_no_secret_of_others(game: str) -> None:
    secrets = [event for step in shown(game)["steps"] for event in events(step) if "secret" in event]
    assert {event["args"]["seat"] for event in secrets} == {LESSONS[game].LEARNER}


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_messages(game: str, language: str) -> None:
    text = files("permonik.messages").joinpath(language, f"learn-{game}.ftl").read_text(encoding="utf-8")
    said = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    known = {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in said}
    assert known == {f"learn-{game}-{step.id}": {"other"} if step.plays else set() for step in LESSONS[game].STEPS}


@each_game
def test_the_lesson_is_small(game: str) -> None:
    assert len(written(game)) < MOST_BYTES


def test_the_lesson_of_lost_mines_shows_what_it_speaks_of() -> None:
    steps = told("lost-mines")
    assert refused("lost-mines", "tree") == "obstacle"
    assert {"laid_token", "placed"} <= steps["stop"]
    assert "overcame" in steps["axe"]
    assert "lost" in steps["trap"]
    assert "turned_up" in steps["mine"]
    assert "took_treasure" in steps["take"]
    assert {"took_treasure", "round_over", "burnt"} <= steps["stay"]


def test_the_lesson_of_lost_mines_ends_with_seven_points() -> None:
    """The saboteur shares the pot of the other clan (LM-150), and the dragon takes what Bruno gets of it (LM-157)."""
    screen = screen_before("lost-mines")
    assert screen["over"]
    assert screen["results"][0]["gains"] == [7, 0, 1]


def test_the_lesson_of_the_dark_cave_shows_what_it_speaks_of() -> None:
    steps = told("dark-cave")
    assert refused("dark-cave", "fit") == "paths_mismatch"
    assert "gold_laid" in steps["place"]
    assert {"gold_taken", "revealed", "equipped", "called"} <= steps["stay"]
    assert {"fought", "creature_left"} <= steps["axe"]
    assert "equipped" in steps["boots"]
    assert "lost" in steps["bridge"]
    assert "lost" not in steps["fields"]
    assert {"escaped", "cave_ended", "clan_won"} <= steps["exit"]


def test_the_axe_is_asked_for_in_the_turn_of_another() -> None:
    screen, learner = screen_before("dark-cave", "axe"), cave_lesson.LEARNER
    assert (screen["phase"], screen["met"], screen["to_move"]) == ("fighting", "goblin", learner)
    assert screen["turn"] != learner


def test_the_lesson_of_the_dark_cave_ends_with_its_count() -> None:
    """Saved nuggets times the dwarfs against them (DC-179): (4 + 2) x 1, and nothing of the saboteur's."""
    screen = screen_before("dark-cave")
    assert screen["over"]
    (result,) = screen["results"]
    assert result["nuggets"] == [4, 2, 3]
    assert [(hoard["saved"], hoard["opponents"], hoard["value"]) for hoard in result["treasures"]] == [
        (6, 1, 6),
        (0, 2, 0),
    ]
    assert result["winner"] == "blue"
