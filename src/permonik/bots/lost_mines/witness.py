"""What the deeds of the others in The Lost Mines say about their dwarf cards. Compiled."""

from typing import Final

from mypy_extensions import i64, u8

from permonik.bots.core.witness import UNSEEN, Witness
from permonik.bots.lost_mines.policy import MinesPolicy
from permonik.bots.lost_mines.public import MinesPublic
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.arrays import longs_of
from permonik.engine.core.state import NOBODY
from permonik.engine.hands.state import DISCARDED, DREW
from permonik.engine.lost_mines.imaginer import Imaginer
from permonik.engine.lost_mines.tables import (
    AREA,
    ASIDE,
    AXE,
    DECK_SHAPES,
    DISCARDS,
    INFO,
    LOOKED_AT_TREASURE,
    LOOKS_AT_DWARVES,
    LOOKS_AT_MINES,
    LOOKS_AT_TREASURES,
    LOYAL,
    MOST_SEATS,
    NUMBERING,
    OVERCAME,
    OVERCOMES,
    ROLES_OF_CLAN,
    STORMS,
    TOOK,
    TRAP,
    TRAPS,
    TROLLS,
)
from permonik.engine.walking.tables import (
    ACTING,
    DEALT,
    LAID_TOKEN,
    LOOKED_AT_CARD,
    LOOKED_AT_DWARF,
    LOST,
    PLACED,
    REMOVED,
)

HANDS: Final = 8
"""Each deed takes longer to judge than in a mine,"""
HEAT: Final = 0.06
"""and weights differ by less."""


class MinesWitness(Witness):
    """Hears what a seat was told of a round. Nobody walks or votes otherwise for being loyal or not, so what is judged
    is what each turn begins with."""

    __slots__ = ("discarding", "imaginer", "shadow", "table")

    def __init__(self, imaginer: Imaginer, public: MinesPublic, policy: MinesPolicy, me: int, seed: int) -> None:
        self.shadow = imaginer(1)
        super().__init__(self.shadow, public, policy, me, ROLES_OF_CLAN, seed)
        self.hands = HANDS
        self.heat = HEAT
        self.imaginer = imaginer
        self.table = public
        self.discarding: i64 = NOBODY
        """The seat that has just discarded a card: another one belongs to the same deed."""

    def begin(self) -> None:
        """Cards are dealt."""
        state = self.shadow
        state.phase = ACTING
        state.dwarves = state.dwarves[:]
        state.clear_seats()
        state.takers = longs_of([NOBODY] * int(state.seats))
        state.seen_treasures = longs_of([0] * int(state.seats))
        self.begin_with(NUMBERING.deck, ASIDE)

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64, secret: i64) -> None:
        state = self.shadow
        state.forest = self.table.forest
        state.ways = state.forest
        state.net = state.forest.net
        state.turn = seat
        if kind == DEALT:
            self.begin()
        elif kind == DREW:
            self.drew(seat, secret)
        elif kind == DISCARDED and self.discarding != seat:
            self.use(seat, UNSEEN, UNSEEN)
        elif kind in (DISCARDED, LOST):
            self.lose(seat, UNSEEN)
        else:
            self.hear_deed(kind, seat, card, cell, value)
            self.look(kind, seat, cell)
        self.discarding = seat if kind == DISCARDED else NOBODY
        self.table.hear(kind, seat, card, cell, value)

    def hear_deed(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        """If it is one: a card is laid or used for all to see."""
        if kind == PLACED:
            shape = i64(NUMBERING.card_shape[card]) + value
            self.use(seat, cell * DECK_SHAPES + shape - FIRST_SHAPE, card)
        elif kind == OVERCAME:
            self.use(seat, OVERCOMES + (card - AXE) * AREA + cell, card)
        elif kind == LOOKED_AT_CARD:
            self.use(seat, LOOKS_AT_MINES + (value - INFO) * AREA + cell, value)
        elif kind == LOOKED_AT_TREASURE:
            self.use(seat, LOOKS_AT_TREASURES + (value - INFO) * MOST_SEATS + cell, value)
        elif kind == LOOKED_AT_DWARF:
            self.use(seat, LOOKS_AT_DWARVES + (value - INFO) * MOST_SEATS + cell, value)
        elif kind == LAID_TOKEN:
            self.use(seat, (TRAPS if card == TRAP else TROLLS) + 2 * cell + value, card)
        elif kind == REMOVED:
            self.use(seat, STORMS + cell, value)

    def look(self, kind: i64, seat: i64, cell: i64) -> None:
        """Whoever looks or takes knows more from now on."""
        state = self.shadow
        if kind == LOOKED_AT_CARD:
            state.seen_faces[seat] |= 1 << state.covered_at(cell)
        elif kind == LOOKED_AT_DWARF:
            state.seen_dwarves[seat] |= 1 << cell
        elif kind in (LOOKED_AT_TREASURE, TOOK):
            state.seen_treasures[seat] |= 1 << cell
            if kind == TOOK:
                state.takers[cell] = seat

    def deal(self, seat: i64, card: i64) -> None:
        """What the seat has seen in secret is as unknown as its hand."""
        state = self.shadow
        if state.seen_dwarves[seat] | state.seen_faces[seat] | state.seen_treasures[seat]:
            world = self.imaginer(int(self.generator.word()))
            state.dwarves = world.dwarves[:]
            state.faces = world.faces
            state.treasures = world.treasures
        super().deal(seat, card)

    def suppose(self, seat: i64, hypothesis: i64) -> bool:
        """Whoever had the card in question has that of the seat instead, so that cards still add up."""
        dwarves = self.shadow.dwarves
        now = i64(dwarves[seat])
        wanted = now - now % ROLES_OF_CLAN + hypothesis
        if now == wanted:
            return True
        other: i64 = 0
        while i64(dwarves[other]) != wanted:
            other += 1
        dwarves[other] = u8(now)
        dwarves[seat] = u8(wanted)
        return True

    def mask(self, hypothesis: i64) -> i64:
        """Whoever hides acts as a loyal dwarf."""
        return LOYAL

    def is_deed(self, move: i64, deed: i64) -> bool:
        return DISCARDS <= move < OVERCOMES if deed == UNSEEN else move == deed
