"""What was saved, drawn and recorded by the first version, before anything was released, still loads and replays."""

import json
from pathlib import Path

import pytest

import permonik
from permonik.engine.core.record import read_record

FIXTURES = Path(__file__).with_name("fixtures")


def files(kind: str) -> pytest.MarkDecorator:
    found = sorted(FIXTURES.glob(f"*/*.{kind}"))
    assert len(found) == 6
    return pytest.mark.parametrize("file", found, ids=lambda file: f"{file.parent.name}-{file.name}")


@files("position.json")
def test_a_position_loads_as_it_was_and_is_played_on(file: Path) -> None:
    game = permonik.game(file.parent.name)
    text = file.read_text(encoding="utf-8")
    state = game.load(text)
    was, now = json.loads(text), json.loads(state.save())
    assert was.pop("rules_version") < now.pop("rules_version")
    assert now == was
    for _ in range(50):
        if not state.over:
            state.play(state.default_move())


@files("drawing.txt")
def test_a_drawing_loads_as_the_same_position_without_its_past(file: Path) -> None:
    game = permonik.game(file.parent.name)
    drawn = json.loads(game.load(file.read_text(encoding="utf-8")).save())
    position = json.loads(file.with_name(file.name.replace("drawing.txt", "position.json")).read_text(encoding="utf-8"))
    assert drawn | {"history": [], "rules_version": 1} == position | {"history": []}


@files("record.txt")
def test_a_record_replays_to_the_same_scores(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    *_, (state, _) = record.replay(permonik.game(record.game))
    assert state.over
    assert tuple(state.scores) == record.scores
