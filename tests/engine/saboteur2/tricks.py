"""Games with the expansion in which the seats like to swap hands and hats, to look and to discard."""

from collections.abc import Iterator
from random import Random

from permonik.engine.digging.rules import DiggingRules
from permonik.engine.saboteur2.moves import MOVES
from tests.engine.games import Chooser, pick
from tests.engine.play import courses
from tests.engine.saboteur2.play import OPTIONS, Plan


class TrickyPlan(Plan):
    """A game full of tricks."""

    def chooser(self) -> Chooser:
        random = Random(self.seed)
        return lambda state: tricky_move(state, random)


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[TrickyPlan]:
    return courses(TrickyPlan, OPTIONS, seats, count, first_seed)


def tricky_move(state: DiggingRules, random: Random) -> int:
    """Mostly a swap of hands, else another trick, a card to discard, or anything."""
    moves = state.moves()
    kinds = {move: MOVES.taken_apart(move)[0].kind for move in moves}
    swaps = [move for move in moves if kinds[move] == "swap-hand"]
    tricks = [move for move in moves if kinds[move] in ("inspection", "swap-hats")]
    discards = [move for move in moves if kinds[move] == "pass"]
    for liked, share in ((swaps, 0.9), (tricks, 0.8), (discards, 0.4)):
        if liked and random.random() < share:
            return pick(liked, random)
    return pick(moves, random)
