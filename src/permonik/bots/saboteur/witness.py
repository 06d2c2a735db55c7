"""What the deeds of the others say about their roles and about the gold. Compiled."""

from typing import Final

from mypy_extensions import i64, u8

from permonik.bots.core.witness import UNSEEN, Witness
from permonik.bots.saboteur.policy import SaboteurPolicy
from permonik.bots.saboteur.public import (
    BREAKS,
    MAPS,
    REPAIRS,
    ROCKFALLS,
    SaboteurPublic,
)
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.arrays import zeros
from permonik.engine.digging.tables import (
    BROKE,
    COLLAPSED,
    DEALT,
    DIGGING,
    GOALS,
    GOLD,
    LOOKED,
    PLACED,
    REPAIRED,
    TOOLS,
    UNCOVERED,
)
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import (
    CARD_SHAPE,
    DECK_SHAPES,
    DISCARDS,
    EMPTY_MINE,
    MAP,
    MOST_SEATS,
    NUMBERING,
    REPAIR,
    ROCKFALL,
)

ROLES: Final = 2
HYPOTHESES: Final = GOALS * ROLES
"""About one seat: `GOALS * role + goal with the gold`."""


class SaboteurWitness(Witness):
    """Hears what a seat was told of a round."""

    __slots__ = ("shadow", "table")

    def __init__(self, state: Saboteur, public: SaboteurPublic, policy: SaboteurPolicy, me: int, seed: int) -> None:
        super().__init__(state, public, policy, me, HYPOTHESES, seed)
        self.shadow = state
        self.table = public

    def begin(self) -> None:
        """Cards are dealt."""
        state = self.shadow
        state.phase = DIGGING
        state.mine = EMPTY_MINE.clone()
        state.roles = state.roles[:]
        state.goals = state.goals[:]
        state.broken = zeros(state.seats)
        state.seen = zeros(state.seats)
        self.begin_with(NUMBERING.deck, 0)

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64, secret: i64) -> None:
        state = self.shadow
        if kind == DEALT:
            self.begin()
        elif kind == DREW:
            self.drew(seat, secret)
        elif kind == UNCOVERED:
            state.mine.settle(cell, i64(CARD_SHAPE[card]) + value)
            state.goals[self.table.goal_at(cell)] = u8(card - NUMBERING.face_card)
        elif kind == PLACED:
            shape = i64(CARD_SHAPE[card]) + value
            self.use(seat, cell * DECK_SHAPES + shape - FIRST_SHAPE, card)
            state.mine.lay(cell, shape)
        elif kind == COLLAPSED:
            self.use(seat, ROCKFALLS + cell, ROCKFALL)
            state.mine.take(cell)
        elif kind == BROKE:
            on = value & 15
            tool = value >> 4
            self.use(seat, BREAKS + tool * MOST_SEATS + on, card)
            state.broken[on] = u8(i64(state.broken[on]) | 1 << tool)
        elif kind == REPAIRED:
            on = value & 15
            tool = value >> 4
            self.use(seat, REPAIRS + ((card - REPAIR) * MOST_SEATS + on) * TOOLS + tool, card)
            state.broken[on] = u8(i64(state.broken[on]) & ~(1 << tool))
        elif kind == LOOKED:
            goal = self.table.goal_at(cell)
            self.use(seat, MAPS + goal, MAP)
            state.seen[seat] = u8(i64(state.seen[seat]) | 1 << goal)
        elif kind == DISCARDED:
            self.use(seat, UNSEEN, UNSEEN)
        self.table.hear(kind, seat, card, cell, value)

    def suppose(self, seat: i64, hypothesis: i64) -> bool:
        state = self.shadow
        gold = hypothesis % GOALS
        if not state.face_down(gold) or (state.seen[seat] == 0 and gold != self.first_hidden()):
            return False
        state.roles[seat] = u8(hypothesis // GOALS)
        if state.seen[seat] != 0:
            stone: i64 = GOLD + 1
            for goal in range(i64(GOALS)):
                if state.face_down(goal):
                    state.goals[goal] = u8(GOLD if goal == gold else stone)
                    if goal != gold:
                        stone += 1
        return True

    def mask(self, hypothesis: i64) -> i64:
        """A saboteur that hides digs as a miner."""
        return hypothesis % GOALS

    def first_hidden(self) -> i64:
        goal: i64 = 0
        while not self.shadow.face_down(goal):
            goal += 1
        return goal

    def is_deed(self, move: i64, deed: i64) -> bool:
        return DISCARDS <= move < BREAKS if deed == UNSEEN else move == deed
