"""Plays the lesson of The Dark Cave with the engine and writes what the web client shows of it.

python -m tools.cave_lesson FILE
"""

from permonik.engine import game as find_game
from tools.lesson import Step, played, write

GAME = find_game("dark-cave")
LEARNER = 0

TABLE = """
position dark-cave
seats 3
dwarves blue-loyal blue-loyal blue-saboteur
goals goal-ladder goal-exit goal-vein goal-lair
cave
  ?  .  .  .  .     1L:E  .     2Bew:NS|EW *X:NESW
  .  .  .  .  .     .     1D:NW .          .
  .  .  .  .  .     .     .     .          .
  .  .  .  .  1ESW  .     .     .          .
  .  .  .  .  S     1SW   .     .          .
  .  .  .  .  .     .     .     .          .
  .  .  .  .  .     .     .     .          .
  .  .  .  .  .     .     .     .          .
  ?  .  .  .  .     .     .     .          ?
dwarf 0 0,0
dwarf 1 -
dwarf 2 0,-1
out 1
open 1
nuggets 1 2
hand 0 vein-NEW-I NS-I boots-I EW-I
hand 1 battle-axe-I NS-II info-II
hand 2 goblin-II rat-II NE-II
next NW-II web-II EW-II
"""
"""Drawn so that Bruno has left the cave already, and a cave-in has torn a hole into the way that he went."""

STEPS = (
    Step("hello", shows=("cell 4,-4",)),
    Step("role", shows=("role",)),
    Step("fit", tries="place NS-I 2,-4"),
    Step("place", plays="place vein-NEW-I 2,-4 turned"),
    Step("ladder", plays="step 1,-4 0"),
    Step("vein", plays="step 2,-4 0"),
    Step("stay", plays="stop", others=("battle-axe I 0", "goblin II 2,-3", "step 2,-4 0")),
    Step("axe", plays="fight yes", others=("stop",)),
    Step("boots", plays="boots I 0"),
    Step("bridge", plays="step 3,-4 3"),
    Step("fields", plays="step 3,-4 2"),
    Step("goal", plays="step 4,-4 3"),
    Step("exit", plays="step 4,-4 4"),
    Step("end", shows=("seat 1", "seat 2")),
)


def lesson() -> dict[str, object]:
    return played(GAME.load(TABLE.strip()), STEPS, LEARNER)


if __name__ == "__main__":
    write(lesson())
