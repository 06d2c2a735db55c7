"""Between the numbering of a game's moves and the small index of its actions. Compiled.

A move is a number with digits, its parts; an action has the same digits, as the seat to move sees them: a card by its
place in the hand, a seat by its distance from the own one, a cell by its place in a window.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import longs_of
from permonik.engine.core.state import MOST_MOVES, State
from permonik.engine.hands.state import HAND, CardState

OUTSIDE: Final = -1
"""The action of a move that has none of its own."""

# How a part becomes a digit.
AS_IT_IS: Final = 0
TABLE: Final = 1
"""By a table: -1 for what has no digit."""
SEAT: Final = 2
"""The distance clockwise from the own seat."""
CARD: Final = 3
"""The place in the hand."""
SECOND: Final = 4
"""0 for none, else the place in the hand and 1."""
SHAPE: Final = 5
"""Twice the place of its card in the hand, and 1 for one that is turned."""

CARDS: Final = 256


class Coder:
    """The actions of a game. Keeps what the seat to move holds between `look` and its other methods."""

    __slots__ = (
        "back_at",
        "bases",
        "blocks",
        "card_shape",
        "ends",
        "firsts",
        "hand",
        "held",
        "kinds",
        "listed",
        "me",
        "moves",
        "parts_at",
        "seats",
        "shape_card",
        "shape_turned",
        "size",
        "sizes",
        "slots",
        "table_at",
        "tables",
        "widths",
    )

    def __init__(self, first_shape: i64, shape_card: bytes, shape_turned: bytes, card_shape: bytes) -> None:
        """The tables are those of a `CardNumbering`, from its first shape on; a game without cards has none."""
        self.shape_card = shape_card[first_shape:]
        self.shape_turned = shape_turned[first_shape:]
        self.card_shape: vec[i64] = longs_of([shape - int(first_shape) for shape in card_shape])
        self.blocks: i64 = 0
        self.size: i64 = 1
        """How many actions there are; the last one is any move that has none of its own."""
        self.firsts: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self.bases: vec[i64] = vec[i64]()
        """For each block its first move, the one behind its last, and its first action."""
        self.parts_at: vec[i64] = longs_of([0])
        """Where the parts of each block begin, and where the last ones end."""
        self.kinds: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        self.widths: vec[i64] = vec[i64]()
        """For each part how it becomes a digit, how many values and how many digits it has."""
        self.table_at: vec[i64] = vec[i64]()
        self.back_at: vec[i64] = vec[i64]()
        self.tables: vec[i64] = vec[i64]()
        self.slots: vec[i64] = longs_of([OUTSIDE] * CARDS)
        """The place of each card in the hand of the seat to move."""
        self.hand: vec[i64] = longs_of([0] * HAND)
        self.held: i64 = 0
        self.me: i64 = 0
        self.seats: i64 = 1
        self.moves: vec[i64] = longs_of([0] * MOST_MOVES)
        """Room for a list of moves."""
        self.listed: i64 = 0
        """How many `mark` has listed."""

    def add_block(self, parts: list[tuple[int, int, list[int]]]) -> None:
        """The next block of moves: for each part how it becomes a digit, how many values it has, and for a table the
        values that have a digit."""
        first = self.ends[self.blocks - 1] if self.blocks > 0 else 0
        count: i64 = 1
        actions: i64 = 1
        for kind, size, kept in parts:
            width = size
            if kind == TABLE:
                width = len(kept)
            elif kind == CARD:
                width = HAND
            elif kind == SECOND:
                width = HAND + 1
            elif kind == SHAPE:
                width = 2 * HAND
            self.kinds = append(self.kinds, i64(kind))
            self.sizes = append(self.sizes, i64(size))
            self.widths = append(self.widths, i64(width))
            self.add_table(kind, size, kept)
            count *= size
            actions *= width
        self.firsts = append(self.firsts, first)
        self.ends = append(self.ends, first + count)
        self.bases = append(self.bases, self.size - 1)
        self.parts_at = append(self.parts_at, i64(len(self.kinds)))
        self.blocks += 1
        self.size += actions

    def add_table(self, kind: int, size: int, kept: list[int]) -> None:
        self.table_at = append(self.table_at, i64(len(self.tables)))
        if kind == TABLE:
            digits = [OUTSIDE] * size
            for digit, value in enumerate(kept):
                digits[value] = digit
            for digit in digits:
                self.tables = append(self.tables, i64(digit))
        self.back_at = append(self.back_at, i64(len(self.tables)))
        if kind == TABLE:
            for value in kept:
                self.tables = append(self.tables, i64(value))

    def look(self, state: State) -> None:
        """Takes the part of the seat to move."""
        for i in range(self.held):
            self.slots[self.hand[i]] = OUTSIDE
        self.held = 0
        self.me = state.to_move
        self.seats = state.seats
        if state.over or not isinstance(state, CardState):
            return
        start = HAND * self.me
        self.held = i64(state.held[self.me])
        for i in range(self.held):
            card = i64(state.hands[start + i])
            self.hand[i] = card
            if self.slots[card] == OUTSIDE:
                self.slots[card] = i

    def digit(self, part: i64, value: i64) -> i64:
        kind = self.kinds[part]
        if kind == TABLE:
            return self.tables[self.table_at[part] + value]
        if kind == SHAPE:
            slot = self.slots[i64(self.shape_card[value])]
            return OUTSIDE if slot == OUTSIDE else 2 * slot + i64(self.shape_turned[value])
        if kind == CARD:
            return self.slots[value]
        if kind == SECOND:
            if value == 0:
                return 0
            slot = self.slots[value - 1]
            return OUTSIDE if slot == OUTSIDE else slot + 1
        if kind == SEAT:
            return (value - self.me + self.seats) % self.seats if value < self.seats else OUTSIDE
        return value

    def value(self, part: i64, digit: i64) -> i64:
        """The inverse of `digit`, `OUTSIDE` for a digit that means nothing now."""
        kind = self.kinds[part]
        if kind == TABLE:
            return self.tables[self.back_at[part] + digit]
        if kind == SHAPE:
            return self.shape(digit // 2, digit % 2)
        if kind == CARD:
            return self.first_of(digit)
        if kind == SECOND:
            return self.second(digit)
        if kind == SEAT:
            return (digit + self.me) % self.seats if digit < self.seats else OUTSIDE
        return digit

    def second(self, digit: i64) -> i64:
        if digit == 0:
            return 0
        card = self.first_of(digit - 1)
        return OUTSIDE if card == OUTSIDE else card + 1

    def first_of(self, slot: i64) -> i64:
        """The card in a place of the hand; equal cards are named by the first one."""
        if slot >= self.held or self.slots[self.hand[slot]] != slot:
            return OUTSIDE
        return self.hand[slot]

    def shape(self, slot: i64, turned: i64) -> i64:
        card = self.first_of(slot)
        if card == OUTSIDE:
            return OUTSIDE
        shape = self.card_shape[card] + turned
        if shape < 0 or shape >= i64(len(self.shape_card)) or i64(self.shape_card[shape]) != card:
            return OUTSIDE
        return shape

    def encode(self, move: i64, block: i64) -> i64:
        """The action of a move of this block, `OUTSIDE` for none."""
        number = move - self.firsts[block]
        action: i64 = 0
        weight: i64 = 1
        part = self.parts_at[block + 1] - 1
        first = self.parts_at[block]
        while part >= first:
            size = self.sizes[part]
            digit = self.digit(part, number % size)
            if digit == OUTSIDE:
                return OUTSIDE
            action += digit * weight
            weight *= self.widths[part]
            number //= size
            part -= 1
        return self.bases[block] + action

    def block_of(self, move: i64) -> i64:
        block: i64 = 0
        while move >= self.ends[block]:
            block += 1
        return block

    def decode(self, action: i64) -> i64:
        """The move of an action, `OUTSIDE` for one that means nothing now; the last action means no move by itself."""
        block = self.blocks - 1
        while self.bases[block] > action:
            block -= 1
        rest = action - self.bases[block]
        number: i64 = 0
        weight: i64 = 1
        part = self.parts_at[block + 1] - 1
        first = self.parts_at[block]
        while part >= first:
            width = self.widths[part]
            value = self.value(part, rest % width)
            if value == OUTSIDE:
                return OUTSIDE
            number += value * weight
            weight *= self.sizes[part]
            rest //= width
            part -= 1
        return self.firsts[block] + number

    def mark(self, state: State, out: vec[u8], at: i64) -> i64:
        """Writes 1 for every legal action, from place `at` on; returns how many legal moves have no action of their
        own. What is not legal is left as it was."""
        self.look(state)
        count = state.list_moves(self.moves)
        self.listed = count
        block: i64 = 0
        outside: i64 = 0
        for i in range(count):
            move = self.moves[i]
            while move >= self.ends[block]:
                block += 1
            action = self.encode(move, block)
            if action == OUTSIDE:
                outside += 1
            else:
                out[at + action] = 1
        if outside > 0:
            out[at + self.size - 1] = 1
        return outside

    def chosen(self, state: State, action: i64) -> i64:
        """The legal move that an action means; `OUTSIDE` when it is not legal. Actions behind the last one are the
        numbers of all moves."""
        self.look(state)
        if action < 0:
            return OUTSIDE
        if action == self.size - 1:
            return self.elsewhere(state)
        move = action - self.size if action >= self.size else self.decode(action)
        if move == OUTSIDE or state.why_not(move) != 0:
            return OUTSIDE
        return move

    def elsewhere(self, state: State) -> i64:
        """The first legal move that has no action of its own."""
        count = state.list_moves(self.moves)
        for i in range(count):
            if self.encode(self.moves[i], self.block_of(self.moves[i])) == OUTSIDE:
                return self.moves[i]
        return OUTSIDE

    def action_of(self, state: State, move: i64) -> i64:
        """The action of a legal move: that behind the last one when it has none of its own."""
        self.look(state)
        action = self.encode(move, self.block_of(move))
        return self.size + move if action == OUTSIDE else action
