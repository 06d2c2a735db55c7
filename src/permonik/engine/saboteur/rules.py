"""What a seat may do, why not, and what happens then. Compiled.

`list_moves` lists, `why_not` checks and `apply` plays the same moves, in the order of the numbering in `tables`.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FIRST_SHAPE, LOG
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import NO_MOVE
from permonik.engine.digging.tables import OTHER_DECISION, TURNING
from permonik.engine.hands.state import HAND
from permonik.engine.saboteur.scoring import end_round, keep_gold
from permonik.engine.saboteur.state import SaboteurState
from permonik.engine.saboteur.tables import (
    DECK_SHAPES,
    DISCARDS,
    FITTING,
    KEEPS,
    MOVES,
    NOT_OFFERED,
    PATH_CARDS,
    SHARING,
)


class Saboteur(SaboteurState):
    """A game of base Saboteur."""

    __slots__ = ()

    def clone(self) -> "Saboteur":
        copy = Saboteur(self.game, self.seats, self.options, self.generator.clone())
        self.copy_saboteur(copy)
        return copy

    def fresh(self, generator: Generator) -> "Saboteur":
        new = Saboteur(self.game, self.seats, self.options, generator)
        new.begin()
        return new

    def list_moves(self, out: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.phase == SHARING:
            return self.list_keeps(out)
        if self.phase == TURNING:
            return self.list_turns(out)
        me = self.to_move
        hands = self.hands
        start = HAND * me
        end = start + i64(self.held[me])
        action = start
        while action < end and hands[action] < PATH_CARDS:
            action += 1
        n: i64 = 0
        if self.broken[me] == 0 and action > start:  # BA-061
            n = self.list_places(out, start, action)
        n = self.list_discards(out, n, start, end)
        last: i64 = -1
        for i in range(action, end):
            card = i64(hands[i])
            if card != last:
                n = self.list_actions(out, n, card)
                last = card
        return n

    def list_places(self, out: vec[i64], start: i64, end: i64) -> i64:
        """Every shape of the path cards in hand, from place `start` to `end`, that fits on a frontier cell."""
        hands = self.hands
        shapes_of_card = FITTING.of_card
        in_hand: i64 = 0
        for i in range(start, end):
            in_hand |= shapes_of_card[3 * i64(hands[i])]
        fit = FITTING.fit
        frontier = self.mine.frontier
        demand = self.mine.demand
        n: i64 = 0
        for c in range(i64(len(frontier))):
            cell = frontier[c]
            fits = fit[i64(demand[cell])] & in_hand
            while fits:
                lowest = fits & -fits
                out[n] = cell * DECK_SHAPES + LOG[lowest % 37]
                n += 1
                fits ^= lowest
        return n

    def list_keeps(self, out: vec[i64]) -> i64:
        n: i64 = 0
        last: i64 = 0
        for i in range(i64(len(self.offer))):
            nuggets = i64(self.offer[i])
            if nuggets != last:
                out[n] = KEEPS + nuggets - 1
                n += 1
                last = nuggets
        return n

    def why_not(self, move: i64) -> i64:
        if self.over or move >= MOVES:
            return NO_MOVE
        if move < KEEPS:
            return self.why_not_digging(move)
        if self.phase != SHARING:
            return OTHER_DECISION | self.phase << 8
        if u8(move - KEEPS + 1) not in self.offer:
            return NOT_OFFERED
        return 0

    def apply(self, move: i64) -> None:
        if move < DISCARDS:
            self.place(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE)
        elif move < KEEPS:
            self.apply_digging(move)
        else:
            keep_gold(self, move - KEEPS + 1)

    def end_round(self, gold_reached: bool) -> None:
        end_round(self, gold_reached)
