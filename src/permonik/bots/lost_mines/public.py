"""What everybody may think in The Lost Mines: how far it is, and who works for whom. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.bots.lost_mines.sketch import FAR, MINES, Sketch
from permonik.engine.board.net import FACE_DOWN
from permonik.engine.core.state import NOBODY, State
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import (
    AREA,
    CLAN_STARTS,
    DECK_SHAPES,
    DISCARDS,
    FORESTS,
    LOOKS_AT_MINES,
    LOYAL,
    NUMBERING,
    OVERCAME,
    OVERCOMES,
    PROPOSE,
    ROLES_OF_CLAN,
    SABOTEUR,
    SELFISH,
    STEPS_TO,
    STOP,
    STORMS,
    TAKES,
    TRAP,
    TRAP_TOKEN,
    TRAPS,
    TROLL_TOKEN,
    TROLLS,
    TURNS,
    VOTES,
)
from permonik.engine.walking.tables import (
    DEALT,
    GOT_ROLE,
    LAID_TOKEN,
    PLACED,
    REMOVED,
    STEPPED,
    TOKEN_LEFT,
    UNCOVERED,
)

EVIDENCE: Final = 0.4
"""What a card more or less on the way of a clan says about who did it, as a logarithm of odds."""
TOKEN_HARM: Final = 1.0
"""What a trap or a troll on somebody's way is like, in missing cards."""
MOST_GAIN: Final = 2
"""More cards at once say nothing more."""


class MinesPublic(Public):
    """Distances, and for each seat how much its deeds speak for each role."""

    __slots__ = ("clans", "distance", "forest", "missing", "odds", "seats", "sketch")

    def __init__(self, seats: i64, distance: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.distance: i64 = distance
        """Columns from the starts to the mines."""
        self.forest = Forest(FORESTS[distance])
        """The forest of which was thought last: its own while it hears what happened, else that of a state."""
        self.clans: vec[i64] = vec[i64]([0] * seats)
        self.sketch = Sketch()
        self.odds: vec[float] = vec[float]([1.0] * (ROLES_OF_CLAN * seats))
        """At `3 * seat + role` a factor."""
        self.missing: vec[i64] = vec[i64]([0] * seats)
        """The cards that each seat is short of on its way to the nearest mine."""

    def copy(self) -> "MinesPublic":
        copy = MinesPublic(self.seats, self.distance)
        copy.frozen = self.frozen
        copy.forest = self.forest
        copy.clans = self.clans
        copy.sketch = self.sketch.copy()
        copy.odds = self.odds[:]
        copy.missing = self.missing[:]
        return copy

    # A round begins.

    def begin(self, forest: Forest, clans: vec[i64]) -> None:
        """Nobody has done anything yet."""
        self.forest = forest
        self.clans = clans
        self.forget_deeds()
        self.sketch.look_everywhere(forest)
        self.stand()

    def forget_deeds(self) -> None:
        self.odds = vec[float]([1.0] * (ROLES_OF_CLAN * self.seats))

    def look(self, cell: i64) -> None:
        """Takes in that the card on a cell has changed."""
        self.sketch.look(self.forest, cell)
        self.sketch.survey(self.forest)
        self.stand()

    def stand(self) -> None:
        for seat in range(self.seats):
            cell = self.forest.figures[seat] >> 3
            best: i64 = FAR
            for mine in range(i64(MINES)):
                best = min(best, i64(self.sketch.near[AREA * mine + cell]))
            self.missing[seat] = best >> 4

    # A move is played in a state.

    def follow(self, state: State, move: i64) -> None:
        assert isinstance(state, LostMines)
        self.forest = state.forest
        seat = state.turn
        number = state.round
        if move >= VOTES:
            cell = self.cell_entered(state, move)
            state.apply(move)
            if cell != NOBODY and state.round == number and not state.over:
                self.uncovered(cell)
        else:
            state.apply(move)
            if state.round == number and not state.over:
                self.judge(seat, move)
        if state.round != number and not state.over:
            self.begin_with(state)

    def begin_with(self, state: LostMines) -> None:
        clans: vec[i64] = vec[i64]([0] * self.seats)
        for seat in range(self.seats):
            clans[seat] = state.clan(seat)
        self.begin(state.forest, clans)

    def cell_entered(self, state: LostMines, move: i64) -> i64:
        """The cell of the mine that a decision uncovers; `NOBODY` for none."""
        if TURNS <= move < TAKES:
            return state.forest.figures[state.turn] >> 3
        if STEPS_TO <= move < STOP and state.net.cells[move - STEPS_TO] == FACE_DOWN:
            return move - STEPS_TO
        return NOBODY

    def judge(self, seat: i64, move: i64) -> None:
        """Thinks about what a seat has just played."""
        if move < DISCARDS:
            self.placed(seat, move // DECK_SHAPES)
        elif move < OVERCOMES:
            return
        elif move < LOOKS_AT_MINES:
            self.overcame(seat, (move - OVERCOMES) % AREA)
        elif move < TRAPS:
            return
        elif move < TROLLS:
            self.laid_token(seat, move - TRAPS)
        elif move < STORMS:
            self.laid_token(seat, move - TROLLS)
        elif move < PROPOSE:
            self.removed(seat, move - STORMS)

    # What happened is told.

    def hear(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        forest = self.forest
        if kind == DEALT:
            self.forest = Forest(FORESTS[self.distance].clone())
            self.forest.figures = vec[i64]([0] * self.seats)
        elif kind == GOT_ROLE:
            self.clans[seat] = value
            forest.figures[seat] = i64(CLAN_STARTS[value]) << 3
            if seat == self.seats - 1:
                self.begin(forest, self.clans)
        elif kind == PLACED:
            forest.net.lay(cell, i64(NUMBERING.card_shape[card]) + value)
            self.placed(seat, cell)
        elif kind == UNCOVERED:
            forest.net.put(cell, i64(NUMBERING.card_shape[card]) + value)
            self.uncovered(cell)
        elif kind == STEPPED:
            forest.figures[seat] = cell << 3
        elif kind == OVERCAME:
            forest.put_tool(cell)
            self.overcame(seat, cell)
        elif kind == REMOVED:
            if forest.is_overcome(cell):
                forest.take_tool(cell)
            forest.net.take(cell)
            self.removed(seat, cell)
        elif kind == LAID_TOKEN:
            forest.put_token(cell << 1 | value, TRAP_TOKEN if card == TRAP else TROLL_TOKEN + seat)
            self.laid_token(seat, cell << 1 | value)
        elif kind == TOKEN_LEFT:
            forest.take_token(cell << 1 | value)

    # Deeds.

    def placed(self, seat: i64, cell: i64) -> None:
        self.change(seat, cell)

    def overcame(self, seat: i64, cell: i64) -> None:
        self.change(seat, cell)

    def removed(self, seat: i64, cell: i64) -> None:
        self.change(seat, cell)

    def uncovered(self, cell: i64) -> None:
        """Which way a mine opens is nobody's doing."""
        self.look(cell)

    def laid_token(self, seat: i64, border: i64) -> None:
        """Speaks against those who would have crossed the border."""
        own = 0.0
        others = 0.0
        for walker in range(self.seats):
            if walker != seat and self.crosses(walker, border):
                if self.clans[walker] == self.clans[seat]:
                    own -= TOKEN_HARM
                else:
                    others -= TOKEN_HARM
        self.learn(seat, own, others)

    def change(self, seat: i64, cell: i64) -> None:
        """The card on a cell has changed: whose way did it make shorter or longer?"""
        before = self.missing[:]
        self.look(cell)
        own = 0.0
        others = 0.0
        for walker in range(self.seats):
            gain = min(max(before[walker] - self.missing[walker], -MOST_GAIN), MOST_GAIN)
            if gain == 0 or walker == seat:
                continue
            if self.clans[walker] == self.clans[seat]:
                own += float(gain)
            else:
                others += float(gain)
        self.learn(seat, own, others)

    def learn(self, seat: i64, own: float, others: float) -> None:
        """A deed of a seat was so good for its own clan, itself left out, and for the other one. Who helps all alike
        tells nothing; who hurts all is likely to be selfish."""
        if self.frozen:
            return
        mine: i64 = 0
        for walker in range(self.seats):
            if self.clans[walker] == self.clans[seat]:
                mine += 1
        if mine > 1:
            own /= float(mine - 1)
        if mine < self.seats:
            others /= float(self.seats - mine)
        if own == others and own >= 0.0:
            return
        at = ROLES_OF_CLAN * seat
        self.odds[at + LOYAL] *= exp(EVIDENCE * (own - others))
        self.odds[at + SABOTEUR] *= exp(EVIDENCE * (others - own))
        self.odds[at + SELFISH] *= exp(EVIDENCE * max(-own - others, 0.0))

    def crosses(self, seat: i64, border: i64) -> bool:
        """Whether the way of a seat to the nearest mine leads over a border."""
        cell = self.forest.figures[seat] >> 3
        best: i64 = 0
        for mine in range(i64(MINES)):
            if self.sketch.near[AREA * mine + cell] < self.sketch.near[AREA * best + cell]:
                best = mine
        while True:
            d = self.sketch.next_on_way(best, cell)
            if d < 0:
                return False
            if self.forest.border(cell, d) == border:
                return True
            cell += self.forest.net.step(d)
