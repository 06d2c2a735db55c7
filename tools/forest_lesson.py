"""Plays the lesson of Diamond Forest with the engine and writes what the web client shows of it.

python -m tools.forest_lesson FILE
"""

from pathlib import Path

import msgspec

from permonik.engine import game as find_game
from tools.lesson import Step, played, write

SCRIPT = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "diamond-forest" / "lesson.json"


class Script(msgspec.Struct):
    """A lesson as it is written: the table by lines, and the steps."""

    game: str
    learner: int
    table: list[str]
    steps: list[Step]


def lesson() -> dict[str, object]:
    script = msgspec.json.decode(SCRIPT.read_bytes(), type=Script)
    return played(find_game(script.game).load("\n".join(script.table)), script.steps, script.learner)


if __name__ == "__main__":
    write(lesson())
