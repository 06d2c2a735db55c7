"""Plays the lesson of Diamond Forest with the engine and writes what the web client shows of it.

python -m tools.forest_lesson FILE
"""

import sys
from pathlib import Path

import msgspec

from permonik.engine import game as find_game
from tools.lesson import Step, steps

SCRIPT = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "diamond-forest" / "lesson.json"


class Script(msgspec.Struct):
    """A lesson as it is written: the table by lines, and the steps."""

    game: str
    learner: int
    table: list[str]
    steps: list[Step]


def lesson() -> dict[str, object]:
    """The first screen, and for each step all that the client needs to show and to answer it."""
    script = msgspec.json.decode(SCRIPT.read_bytes(), type=Script)
    state = find_game(script.game).load("\n".join(script.table))
    first = {"game": script.game, "seat": script.learner, "screen": state.screen(script.learner)}
    return {**first, "steps": list(steps(state, script.steps, script.learner))}


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(lesson()))
