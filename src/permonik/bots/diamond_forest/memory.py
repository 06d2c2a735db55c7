"""What a bot has forgotten of the tiles that its seat has seen.

A view is perfect recall and a bot keeps nothing between calls, so what it forgets must come out the same in every
decision: chance is drawn from all that had happened before a tile went dark, which no two games share.
"""

from permonik.engine.core.randomness import WORD, mix
from permonik.engine.core.state import CELL_AT, SEAT_AT, VALUE_AT
from permonik.engine.diamond_forest.tables import COVERED, LOOKED, SWAPPED, TURN, WHISKED
from permonik.engine.diamond_forest.view import ForestView

FOREVER = 1 << 30


def forgotten(view: ForestView, seat: int, recall: float) -> set[int]:
    """The cells whose tiles a seat has seen and does not know any more; `recall` is the chance to keep a tile."""
    if recall >= 1:
        return set()
    known_until: dict[int, int] = {}
    turn, chance = 0, seat
    for row in view.history:
        for word in row:
            kind, cell = word & 63, word >> CELL_AT & 0x3FFF
            if kind == TURN:
                turn += 1
            elif kind == COVERED or (kind == LOOKED and word >> SEAT_AT & 15 == seat):
                kept = int(mix(chance ^ cell)) < recall * WORD
                # Nobody forgets what went dark only a round ago.
                known_until[cell] = max(known_until.get(cell, 0), FOREVER if kept else turn + view.seats)
            elif kind in (SWAPPED, WHISKED):
                exchange(known_until, cell, word >> VALUE_AT & 255)
            chance = (31 * chance + word) & WORD
    return {cell for cell, until in known_until.items() if until < turn}


def exchange(known_until: dict[int, int], one: int, two: int) -> None:
    """A memory goes with its tile; a tile that was never seen comes without."""
    moved = {to: known_until.pop(cell) for cell, to in ((one, two), (two, one)) if cell in known_until}
    known_until.update(moved)
