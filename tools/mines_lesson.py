"""Plays the lesson of Lost Mines with the engine and writes what the web client shows of it.

python -m tools.mines_lesson FILE
"""

from permonik.engine import game as find_game
from tools.lesson import Step, played, write

GAME = find_game("lost-mines")
LEARNER = 0

TABLE = """
position lost-mines
seats 3
option rounds 1
option distance 6
dwarves yellow-loyal blue-loyal yellow-saboteur
mines mine-silver mine-gems mine-dragon mine-gold
forest
  .    .    .    .    .     NESW *NSW
  .    .    .    .    .     .    .
  Y    EW   NEW  .    T:EW  .    ?
  .    .    .    .    .     .    .
  B    .    .    .    .     R:EW *NESW
  .    .    .    .    .     .    .
  .    .    .    .    .     .    ?
dwarf 0 3,2
dwarf 1 7,4
dwarf 2 7,0
treasures gems-4 gems-3 silver-2
taken 2:2
dragon 1
hand 0 EW axe NS NW
hand 1 trap NS NW
hand 2 NEW NE info-mine-dwarf
next NE NE NE rope boat NW
"""
"""Drawn so that two thirds of the round are over: Bruno has met the dragon, Cilka has found some silver."""

STEPS = (
    Step("hello", shows=("cell 7,2", "cell 7,6")),
    Step("role", shows=("role",)),
    Step("place", plays="place EW 4,2"),
    Step("walk", plays="step 4,2"),
    Step("tree", tries="step 5,2"),
    Step("stop", plays="stop", others=("trap 5,2 E", "stop", "place NEW 6,2", "stop")),
    Step("axe", plays="axe 5,2"),
    Step("over", plays="step 5,2"),
    Step("trap", plays="step 6,2"),
    Step("mine", plays="step 7,2"),
    Step("take", plays="take 0", others=("discard NS", "stop", "look-dwarf info-mine-dwarf 0", "stop")),
    Step("discard", plays="discard rope"),
    Step("stay", plays="stop"),
    Step("end", shows=("seat 1", "seat 2")),
)


def lesson() -> dict[str, object]:
    return played(GAME.load(TABLE.strip()), STEPS, LEARNER)


if __name__ == "__main__":
    write(lesson())
