"""The end of a round of Lost Mines: who sits there, what everybody has gathered, and who has the dragon."""

from collections.abc import Sequence

import msgspec

from permonik.engine.lost_mines.formats import RoundScore
from tests.rules.lost_mines.table import Table, given

FOREST = """forest
  .  .  .  .  .  .  .  .  *NE
  .
  Y  .  .  .  .  .  .  .  *NEW
  .
  B  .  .  .  .  .  .  .  *NES
  .
  .  .  .  .  .  .  .  .  {}"""
MINE_OF = {"gems": "9,0", "gold": "9,2", "silver": "9,4"}


def before_the_end(*seats: str, dragon: int | None = None, lines: Sequence[str] = ()) -> Table:
    """Before the last turn of a round: each seat with its dwarf card and the treasures it has gathered in the end, such
    as "blue-loyal gems-4 gold-2". Whoever has the last treasure still has to take it; without any, seat 0 is last."""
    dwarves = [words.split()[0] for words in seats]
    gathered = [(seat, treasure) for seat, words in enumerate(seats) for treasure in words.split()[1:]]
    last, treasure = gathered[-1] if gathered else (0, "")
    picture = [f"dragon {dragon}", FOREST.format("*NESW")] if dragon is not None else [FOREST.format("?")]
    standing = [f"dwarf {last} {MINE_OF[treasure.partition('-')[0]]}"] if treasure else []
    drawn = [
        f"seats {len(seats)}",
        " ".join(["dwarves", *dwarves]),
        " ".join(["treasures", *(treasure for _, treasure in gathered)]),
        " ".join(["taken", *(f"{place}:{seat}" for place, (seat, _) in enumerate(gathered[:-1]))]),
        f"turn {last}",
        "deck -",
        f"hand {last} NS",
        *standing,
        *lines,
        *picture,
    ]
    table = given("\n".join(drawn))
    assert (table.to_move, len(gathered) <= len(seats)) == (last, True)
    return table


def ended(
    *seats: str,
    dragon: int | None = None,
    after: Sequence[RoundScore] = (),
    more_rounds: int = 0,
    lines: Sequence[str] = (),
) -> Table:
    """A round after its last turn, `after` finished ones: the end of the game unless there are more rounds."""
    number = len(after) + 1
    past = [f"result {msgspec.json.encode(result).decode()}" for result in after]
    head = [f"option rounds {number + more_rounds}", f"round {number}", *past, *lines]
    table = before_the_end(*seats, dragon=dragon, lines=head).play("discard NS")
    if table.phase == "taking":
        table.play(f"take {sum(len(words.split()) - 1 for words in seats) - 1}")
    assert len(table.facts.results) == number
    return table


def result(table: Table) -> RoundScore:
    """How the last finished round was scored."""
    return table.facts.results[-1]


def gains(*seats: str, dragon: int | None = None) -> list[int]:
    return result(ended(*seats, dragon=dragon)).gains
