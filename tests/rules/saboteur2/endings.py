"""The end of a round of Saboteur with the expansion: who sits there, what lies in the mine, which card is the last."""

from collections.abc import Collection

from permonik.engine.saboteur2.formats import RoundVerdict
from tests.rules.saboteur2.mines import MINES, Mine
from tests.rules.saboteur2.table import Table, given

PLAIN = MINES["a plain tunnel"]
BLUE_DOOR = MINES["a tunnel with a blue door"]
GREEN_DOOR = MINES["a tunnel with a green door"]
BOTH_DOORS = MINES["a tunnel with both doors"]
NOTHING_DUG = MINES["nothing dug"]


def before_the_end(mine: Mine, dwarves: str, *lines: str, finisher: int = 0) -> Table:
    """The finisher holds the last card of the round, and nobody has any other."""
    return given(
        "\n".join(
            [
                f"seats {len(dwarves.split())}",
                f"turn {finisher}",
                f"roles {dwarves}",
                f"goals {mine.goals}",
                *lines,
                "deck -",
                "mine",
                mine.rows,
                f"hand {finisher} {mine.card}",
            ]
        )
    )


def ended(mine: Mine, dwarves: str, *lines: str, finisher: int = 0) -> Table:
    """The only round of a game, after its last card."""
    return before_the_end(mine, dwarves, "option rounds 1", *lines, finisher=finisher).play(mine.last)


def result(table: Table) -> RoundVerdict:
    """How the latest round ended."""
    return table.view(None).results[-1]


def pay(table: Table) -> list[int]:
    """Nuggets paid to each seat, before thefts."""
    return result(table).pay


def seats_in(word: str, seats: Collection[int]) -> str:
    """A line of a drawing that lists seats."""
    return " ".join([word, *map(str, seats)]) if seats else f"{word} -"
