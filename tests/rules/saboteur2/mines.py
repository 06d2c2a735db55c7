"""Mines in which one card is missing, for every way in which doors may lie between the start and the gold."""

from dataclasses import dataclass

from tests.rules.saboteur2.oracle import BLUE, GREEN, Ways

WAYS: dict[str, Ways] = {
    "no door": frozenset({BLUE, GREEN}),
    "a blue door": frozenset({BLUE}),
    "a green door": frozenset({GREEN}),
    "both in series": frozenset(),
    "both in parallel": frozenset({BLUE, GREEN}),
    "no connection": None,
}


@dataclass(frozen=True)
class Mine:
    """A drawn mine and the move that ends the round in it."""

    doors: str
    """What lies on the routes to the gold, one of `WAYS`."""
    rows: str
    last: str
    crystals: int = 0
    goals: str = "stone-NE gold stone-NW"

    @property
    def ways(self) -> Ways:
        return WAYS[self.doors]

    @property
    def card(self) -> str:
        """The card with which the round ends."""
        return self.last.split()[1]


STONE_FIRST = "stone-NW stone-NE gold"
"""The way to the gold, which lies below, may lead through the stone in the middle."""

MINES = {
    "a plain tunnel": Mine(
        "no door",
        "S EW EW C:NEW C:NEW C:NEW NEW . ?",
        "place EW 7,0",
        crystals=3,
    ),
    "a tunnel from a ladder": Mine(
        "no door",
        "S . L:E EW NEW C:NEW NEW . ?",
        "place EW 7,0",
        crystals=1,
    ),
    "a ladder laid last": Mine(
        "no door",
        "S . . EW EW EW NEW NEW ?",
        "place ladder-E 2,0",
    ),
    "doors of both colours before a ladder": Mine(
        "no door",
        "S B:EW G:EW . L:E EW EW . ?",
        "place EW 7,0",
    ),
    "a tunnel through an uncovered stone": Mine(
        "no door",
        "S EW EW NEW NEW NEW NEW EW *SW",
        "place NS 8,1",
        goals=STONE_FIRST,
    ),
    "a stone uncovered last that joins the rest of the tunnel": Mine(
        "no door",
        """
        S EW EW NEW NEW NEW NEW .  ?
        . .  .  .   .   .   .   .  NS
        """,
        "place EW 7,0",
        goals=STONE_FIRST,
    ),
    "a clean way beside one with a blue door": Mine(
        "no door",
        """
        S .  B:EW  NEW   NEW   NEW NEW EW ?
        . NE C:ESW C:ESW C:ESW EW  EW  C:EW+S NW
        """,
        "place NEW 1,0 turned",
        crystals=4,
    ),
    "a clean way beside one with a green door": Mine(
        "no door",
        """
        S .  G:EW  NEW   NEW   NEW NEW EW ?
        . NE C:ESW C:ESW C:ESW EW  EW  C:EW+S NW
        """,
        "place NEW 1,0 turned",
        crystals=4,
    ),
    "a clean way from a ladder beside both doors in series": Mine(
        "no door",
        """
        S EW B:EW G:EW  NEW   NEW   NEW .     ?
        . .  L:E  C:ESW C:ESW C:ESW EW  NW    .
        """,
        "place NEW 7,0 turned",
        crystals=3,
    ),
    "a tunnel with a blue door": Mine(
        "a blue door",
        "S EW B:EW C:NEW C:NEW NEW NEW . ?",
        "place EW 7,0",
        crystals=2,
    ),
    "a blue door laid last": Mine(
        "a blue door",
        "S EW EW NEW NEW NEW NEW . ?",
        "place blue-EW 7,0",
    ),
    "a blue door behind a ladder, a green one before it": Mine(
        "a blue door",
        "S G:EW . L:E B:EW NEW C:NEW . ?",
        "place EW 7,0",
        crystals=1,
    ),
    "a blue door behind an uncovered stone": Mine(
        "a blue door",
        "S EW EW NEW NEW NEW NEW EW *SW",
        "place blue-NS 8,1",
        goals=STONE_FIRST,
    ),
    "a blue door on one way, both on the other": Mine(
        "a blue door",
        """
        S .    B:EW  G:EW  NEW   NEW NEW EW  ?
        . B:NE C:ESW C:ESW C:ESW EW  EW  C:EW+S NW
        """,
        "place NEW 1,0 turned",
        crystals=4,
    ),
    "a clean tunnel that only crosses the one with a blue door on a bridge": Mine(
        "a blue door",
        """
        ES NEW  NEW NEW SW    .   .   . .
        S  B:EW EW  EW  NS|EW NEW NEW . ?
        .  .    .   .   n     .   .   . .
        """,
        "place EW 7,0",
    ),
    "a tunnel with a green door": Mine(
        "a green door",
        "S EW G:EW NEW NEW NEW NEW . ?",
        "place EW 7,0",
    ),
    "a green door laid last behind an uncovered stone": Mine(
        "a green door",
        "S EW EW C:NEW C:NEW C:NEW NEW EW *SW",
        "place green-NS+E 8,1",
        crystals=3,
        goals=STONE_FIRST,
    ),
    "a green door behind a ladder laid last, a blue one before it": Mine(
        "a green door",
        "S B:EW . . G:EW EW EW EW ?",
        "place ladder-E 3,0",
    ),
    "a green door on one way, both on the other": Mine(
        "a green door",
        """
        S .  B:EW  G:EW  NEW   NEW NEW EW     ?
        . NE C:ESW C:ESW C:ESW EW  EW  C:EW+S G:NW
        """,
        "place NEW 1,0 turned",
        crystals=4,
    ),
    "a clean tunnel that only touches the one with a green door in double curves": Mine(
        "a green door",
        """
        .  .    .   .   s     .   .   . .
        S  NEW  NEW NEW NW|ES NEW NEW . ?
        NE G:EW EW  EW  NW    .   .   . .
        """,
        "place EW 7,0",
    ),
    "a tunnel with both doors": Mine(
        "both in series",
        "S B:EW G:EW C:NEW C:NEW C:NEW NEW . ?",
        "place EW 7,0",
        crystals=3,
    ),
    "both doors behind a ladder": Mine(
        "both in series",
        "S . L:E B:EW NEW G:EW NEW . ?",
        "place EW 7,0",
    ),
    "the second door laid last": Mine(
        "both in series",
        "S EW B:EW NEW NEW NEW C:NEW . ?",
        "place green-EW 7,0",
        crystals=1,
    ),
    "both doors on each of two ways": Mine(
        "both in series",
        """
        S .    B:EW  G:EW  NEW   NEW NEW EW     ?
        . B:NE C:ESW C:ESW C:ESW EW  EW  C:EW+S G:NW
        """,
        "place NEW 1,0 turned",
        crystals=4,
    ),
    "a blue door on each of two ways that meet before a green one": Mine(
        "both in series",
        """
        S    EW B:EW  NEW   ESW G:EW NEW . ?
        B:NE EW C:ESW C:ESW NW  .    .   . .
        """,
        "place EW 7,0",
        crystals=2,
    ),
    "a fork laid last": Mine(
        "both in parallel",
        """
        S .  B:EW  NEW   NEW   NEW  NEW EW ?
        . NE C:ESW C:ESW C:ESW G:EW EW  EW NW
        """,
        "place NEW 1,0 turned",
        crystals=3,
    ),
    "a junction laid last": Mine(
        "both in parallel",
        """
        S  EW B:EW  NEW   NEW   NEW  NEW . ?
        NE EW C:ESW C:ESW C:ESW G:EW EW NW .
        """,
        "place NEW 7,0 turned",
        crystals=3,
    ),
    "a ladder laid last that forks": Mine(
        "both in parallel",
        """
        S . .  B:EW NEW NEW  NEW EW     ?
        . . NE ESW  EW  G:EW EW  C:EW+S NW
        """,
        "place ladder-NW 2,0 turned",
        crystals=1,
    ),
    "nothing dug": Mine("no connection", "S", "pass dead-N"),
    "a dead end before the gold": Mine(
        "no connection",
        "S EW EW C:NEW C:NEW C:NEW NEW ew ?",
        "pass map",
        crystals=3,
    ),
    "a tunnel with a door that a rockfall cut": Mine(
        "no connection",
        "S EW B:EW . C:NEW NEW NEW EW ?",
        "pass NS",
        crystals=1,
    ),
    "double curves laid last that lead away": Mine(
        "no connection",
        "S EW EW NEW NEW NEW NEW . ?",
        "place curves-NW 7,0",
    ),
    "a bridge laid last that leads over the way to the gold": Mine(
        "no connection",
        """
        ES NEW NEW NEW NEW C:NEW EW SW .
        S  .   .   .   .   .     .  .  ?
        """,
        "place bridge 7,0",
        crystals=1,
    ),
}
