"""Caves in which several of the further rulings are tried."""

from tests.rules.dark_cave.table import Table, given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
LYING = """
    cave
      S 1EW 1D:NEW
    dwarf 1 1,0
    lying 1
    hand 0 {} NE-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
VOTE = """
    seats 4
    option early_end true
    dwarf 3 -
    open 3
    out 3
    turn 1
    hand 0 NS-I
    hand 1 NE-I EW-I
"""


def by_the_goal(goal: str, lies: str = "?", *lines: str, north: str = ".", south: str = ".") -> Table:
    """A goal at 4,4 with a path from the west, on which the dwarf of seat 0 stands."""
    others = [face for face in ("goal-exit", "goal-lair", "goal-ladder", "goal-vein") if face != goal]
    text = f"""
        goals {" ".join(others)} {goal}
        cave
          S
          .
          .
          . . . . {north}
          . . . 1EW {lies}
          . . . . {south}
        dwarf 0 3,4
        {HANDS}
    """
    return given(text + "\n".join(lines))
