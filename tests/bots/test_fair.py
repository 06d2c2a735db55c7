"""A bot knows what its seat knows and nothing else: every level answers in a process that has nothing but the view."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import permonik
from permonik.bots import bots
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from tests.counts import Counts

pytestmark = pytest.mark.any_build  # interpreted, a search says the same twenty times later

ANSWERER = Path(__file__).with_name("answerer.py")
FEW = 8
"""Iterations of a search."""
EVERY = 17
"""Between two decisions that are asked about."""


def decisions(game: Game, seed: int) -> Iterator[State]:
    """Some decisions of a game among those who only weigh."""
    single = {"rounds": 1} if any(option.name == "rounds" for option in game.options) else {}
    state, player = game.new(min(5, game.most_seats), seed, **single), bots(game.id)[1]
    while not state.over:
        view, moves = state.view(int(state.to_move)), state.moves()
        if len(moves) > 1 and state.number % EVERY == seed % EVERY:
            yield state
        state.play(player.think(view, moves, state.number).move)


def questions(seed: int, most: int) -> Iterator[tuple[dict[str, object], dict[str, object]]]:
    """The same decision in two worlds that the seat cannot tell apart."""
    for game in permonik.games():
        for number, state in enumerate(decisions(game, seed)):
            if number == most:
                break
            seat, moves = int(state.to_move), state.moves()
            view = state.view(seat)
            other = game.imaginer(view)(seed + 1)
            for level in bots(game.id):
                asked = {"game": game.id, "level": level.name, "moves": moves, "seed": 7, "iterations": FEW}
                yield (
                    {**asked, "view": view.save().decode()},
                    {**asked, "view": other.view(seat).save().decode()},
                )


def answers(asked: list[dict[str, object]], folder: Path) -> list[object]:
    """From a process of their own, which has no file and no word of the table."""
    needed = ("PYTHONPATH", "PERMONIK_EXPECT", "SYSTEMROOT")
    environment = {name: os.environ[name] for name in needed if name in os.environ}
    if "PYTHONPATH" in environment:
        environment["PYTHONPATH"] = os.pathsep.join(map(os.path.abspath, environment["PYTHONPATH"].split(os.pathsep)))
    told = "".join(json.dumps(question) + "\n" for question in asked)
    command = [sys.executable, str(ANSWERER)]
    done = subprocess.run(command, input=told, capture_output=True, text=True, cwd=folder, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_level_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(tmp_path: Path, counts: Counts) -> None:
    most = counts(small=1, normal=2, full=12)
    pairs = list(questions(3, most))
    assert {str(question["level"]) for question, _ in pairs} == {"random", "apprentice", "journeyman", "master"}
    real = answers([question for question, _ in pairs], tmp_path)
    imagined = answers([question for _, question in pairs], tmp_path)
    assert len(real) == len(pairs)
    for (question, _), one, two in zip(pairs, real, imagined, strict=True):
        assert one == two, (question["game"], question["level"])
