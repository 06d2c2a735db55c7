"""How a dwarf weighs its moves: by the turns that are left after them, and by what they do to the others. Compiled.

What an imp lets a dwarf do hurts nobody while there is a choice, and helps whoever is behind.
"""

from typing import Final

from mypy_extensions import i64

from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.bots.diamond_forest.quest import FAR, Quest
from permonik.bots.diamond_forest.woods import UNKNOWN, Woods
from permonik.engine.core.state import State
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import (
    AGREE,
    AGREEING,
    CALL,
    CHOOSING,
    DECIDING,
    DECLINE,
    DIAMOND,
    ENTER,
    ENTRANCE,
    LOOKING,
    LOOKS,
    PAY,
    PAYING,
    RETREAT,
    ROCK,
    SHUFFLING,
    STAY,
    STEPS,
    STOP,
    SWAPS,
    TRADES,
    TRADING,
    TRAVELLING,
    TRAVELS,
    VOTING,
    WHISKING,
    WHISKS,
    WIDTH,
)
from permonik.engine.diamond_forest.tricks import other_half

HURT: Final = 10.0
"""A turn that somebody else loses weighs more than any way of one's own."""
LYING: Final = 1.0
"""The turns that a dwarf is spared when it is freed."""
ACCEPTABLE: Final = 2.0
"""Turns by which a proposal may be worse than the best: to agree is quicker."""
SHARPNESS: Final = 2.5
"""Weights for a turn: a path more or less makes a difference."""


class ForestPolicy(Policy):
    """Knows of a state what its seat has seen."""

    __slots__ = ("other", "own", "woods")

    def __init__(self) -> None:
        super().__init__()
        self.woods = Woods()
        self.own = Quest(self.woods)
        self.other = Quest(self.woods)
        """Of the dwarf that a move is done to."""

    def weigh(self, state: State, public: Public) -> None:
        assert isinstance(state, DiamondForest)
        self.count = state.list_moves(self.moves)
        if self.count == 1:
            self.weights[0] = 0.0
            return
        self.woods.look(state, state.to_move)
        self.plan(self.own, state, state.to_move)
        phase = state.phase
        if phase in (WHISKING, VOTING, AGREEING):
            self.plan(self.other, state, state.active)
        for i in range(self.count):
            self.weights[i] = -SHARPNESS * self.turns_after(state, phase, self.moves[i])

    def plan(self, quest: Quest, state: DiamondForest, seat: i64) -> None:
        missing = state.board.colours & ~i64(state.diamonds[seat])
        quest.plan(i64(state.equipment[seat]), missing)

    def turns_after(self, state: DiamondForest, phase: i64, move: i64) -> float:
        """What a move costs: the least is the best. Where nothing is said, chance decides."""
        if phase in (CHOOSING, DECIDING):
            return self.turns_after_walk(state, move)
        if phase == PAYING:
            return 0.0 if move == PAY else 1.0
        if phase == TRAVELLING:
            return self.own.turns(i64(state.dwarfs[state.to_move]) if move == STAY else move - TRAVELS)
        if phase == TRADING:
            return self.turns_after_trade(state, move - TRADES)
        if phase == LOOKING:
            return FAR - 1.0 if move == DECLINE else self.turns_after_look(state, move - LOOKS)
        if phase in (WHISKING, VOTING):
            return self.whisked_too_far(state, move - WHISKS)
        if phase == AGREEING:
            return self.turns_after_proposal(state, move)
        if phase == SHUFFLING:
            return self.harm_of_swap(state, move)
        return 0.0

    def turns_after_walk(self, state: DiamondForest, move: i64) -> float:
        """Of reveal, step, stop, enter and retreat."""
        here = i64(state.dwarfs[state.to_move])
        if move in (STOP, RETREAT):
            return 1.0 + self.own.turns(here)
        if move < STEPS:
            return self.own.turns_when_turned_over(here, move)
        cell = state.shown if move == ENTER else move - STEPS
        return self.own.turns_when_entered(cell, self.woods.tiles[cell])

    def is_decided(self, state: State, number: i64) -> bool:
        """Rounds are only turns of all: a game is one race."""
        return state.over

    # What an imp lets a dwarf do.

    def turns_after_trade(self, state: DiamondForest, seat: i64) -> float:
        """What the others lose counts first, then the own way; only getting home is worth more."""
        me = state.to_move
        here = i64(state.dwarfs[me])
        there = i64(state.dwarfs[seat])
        if i64(state.diamonds[me]) == state.board.colours and self.woods.tiles[there] == ENTRANCE:
            return -FAR
        self.plan(self.other, state, seat)
        lost = self.other.turns(here) - self.other.turns(there) - LYING * float(state.stuck[seat])
        return HURT * float(max(0, round(lost))) + self.own.turns(there)

    def turns_after_look(self, state: DiamondForest, cell: i64) -> float:
        """A tile that could soon matter: two steps away while looking for diamonds, else one on the way."""
        if self.woods.tiles[cell] != UNKNOWN:
            return FAR
        here = i64(state.dwarfs[state.to_move])
        steps = abs(float(cell // WIDTH - here // WIDTH)) + abs(float(cell % WIDTH - here % WIDTH))
        return abs(steps - 2.0) if self.own.looking else steps + self.own.turns(cell)

    def whisked_too_far(self, state: DiamondForest, cell: i64) -> float:
        """Whoever has fewer diamonds is brought near to what it looks for, all others neither nearer nor farther."""
        turns = self.other.turns(cell)
        if state.diamonds_of(state.active) < state.diamonds_of(state.to_move):
            return turns
        return abs(turns - self.other.turns(i64(state.dwarfs[state.active])))

    def turns_after_proposal(self, state: DiamondForest, move: i64) -> float:
        """Agrees to what is good enough, else proposes; a vote is called only when nothing is left to propose."""
        if move == CALL:
            return FAR
        if move != AGREE:
            return self.whisked_too_far(state, move - WHISKS)
        return self.whisked_too_far(state, state.proposal) - ACCEPTABLE

    def harm_of_swap(self, state: DiamondForest, move: i64) -> float:
        """Tiles that nobody has seen are nobody's loss; a diamond that was found is everybody's."""
        one = (move - SWAPS) // 2
        two = other_half(move)
        tile = self.woods.tiles[one]
        if tile != UNKNOWN and tile == self.woods.tiles[two]:
            return 0.0
        return self.harm_of_moving(state, one) + self.harm_of_moving(state, two)

    def harm_of_moving(self, state: DiamondForest, cell: i64) -> float:
        harm = 1.0 if state.seen[cell] != 0 else 0.0
        if DIAMOND <= self.woods.tiles[cell] < ROCK:
            harm += HURT
        return harm
