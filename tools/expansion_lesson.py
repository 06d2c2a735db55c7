"""Plays the lesson of Saboteur's expansion with the engine and writes what the web client shows of it.

python -m tools.expansion_lesson FILE
"""

from permonik.engine import game as find_game
from tools.lesson import Step, played, write

GAME = find_game("saboteur-2")
LEARNER = 0

TABLE = """
position saboteur-2
seats 3
option rounds 1
roles blue-miner green-miner profiteer
goals stone-NE gold stone-NW
mine
  S  EW  NEW  .  .  NESW
hand 0 ladder-E rockfall free-at-last inspection blue-EW EW
hand 1 green-EW crystal-NESW NS NE inspection dead-NS
hand 2 theft trapped map NW NES dead-EW
next NE NW EW  NEW NES NEW  NESW NES dead-E  NW dead-N map  NEW NE NESW
"""
"""Drawn so that a rockfall has cut the tunnel before the lesson begins, and a ladder is needed."""

STEPS = (
    Step("hello", shows=("cell 0,0", "cell 5,0")),
    Step("role", shows=("role",)),
    Step("ladder", plays="place ladder-E 4,0", others=("place green-EW 6,0", "theft")),
    Step("door", shows=("cell 6,0",)),
    Step("rockfall", plays="rockfall 6,0", others=("place crystal-NESW 2,-1", "trapped 0")),
    Step("prison", tries="place blue-EW 6,0"),
    Step("free", plays="free-at-last 0", others=("place NS 2,-2", "map 8,2")),
    Step("inspect", plays="inspection 2", others=("place NE 1,-1", "place NW 3,-1")),
    Step("roles", shows=("seat 2",)),
    Step("blue", plays="place blue-EW 6,0", others=("inspection 2", "place NES 3,-2")),
    Step("gold", plays="place EW 7,0", others=("steal 0",)),
    Step("end", shows=("seat 1", "seat 2")),
)


def lesson() -> dict[str, object]:
    return played(GAME.load(TABLE.strip()), STEPS, LEARNER)


if __name__ == "__main__":
    write(lesson())
