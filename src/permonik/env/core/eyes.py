"""What a seat sees, as small numbers in a packed array. Compiled.

A game's eyes declare their segments in `__init__`, one after the other, and write them in `write`. Nothing is written
that is not in the seat's view; tests compare the arrays of worlds that the seat cannot tell apart.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import EMPTY, FACE_DOWN, FIRST_SHAPE, Net
from permonik.engine.core.arrays import longs_of
from permonik.engine.core.state import CARD_AT, CELL_AT, SEAT_AT, SECRET_AT, TO_AT, VALUE_AT, State
from permonik.engine.hands.given import CARDS, COUNT, HOLDER, ROOM, SEAT, GivenHands
from permonik.engine.hands.state import HAND, CardState

MOST: Final = 255
"""The largest number that has room; what is larger is written as this."""
FACTS: Final = 16
"""How many facts the history has."""
FACT: Final = 8
"""Numbers for each of them: kind, seat, card, column, row, value, and the secret in two bytes."""
FACT_ROW: Final = "kind, seat + 1, card, column + 1, row + 1, value, secret % 256, secret // 256"


class Segment:
    """A part of an observation."""

    __slots__ = ("about", "name", "shape", "start")

    def __init__(self, name: str, shape: tuple[int, ...], about: str, start: int) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.start = start


class Eyes:
    """What the observations of all games have. All seats are counted clockwise from the one that looks."""

    __slots__ = (
        "columns",
        "history",
        "my_seat",
        "phase",
        "places",
        "room",
        "round",
        "rows",
        "seat_count",
        "segments",
        "size",
        "to_move",
    )

    def __init__(self, seats: int, phases: int, places: list[int], columns: int, rows: int) -> None:
        """`seats` is room for the most seats; `places` are the cells of the grid in the window."""
        self.segments: list[Segment] = []
        self.size: i64 = 0
        self.room: i64 = seats
        self.places: vec[i64] = longs_of(places)
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.seat_count: i64 = self.segment("seats", (seats + 1,), "how many seats there are, as one of many")
        self.my_seat: i64 = self.segment("my_seat", (seats,), "the number of the own seat at the table, as one of many")
        self.to_move: i64 = self.segment("to_move", (seats,), "the seat that decides")
        self.round: i64 = self.segment("round", (1,), "the round, from 1")
        self.phase: i64 = self.segment("phase", (phases,), "what is decided, as one of many")
        self.history: i64 = self.segment(
            "history", (FACTS, FACT), f"what the seat was told last, the newest first: {FACT_ROW}"
        )

    def segment(self, name: str, shape: tuple[int, ...], about: str) -> i64:
        """Declares the next segment; gives its first place."""
        start = self.size
        self.segments.append(Segment(name, shape, about, int(start)))
        count: i64 = 1
        for length in shape:
            count *= length
        self.size += count
        return start

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Writes what a seat sees, from place `at` on, where all is 0."""
        raise NotImplementedError

    def put(self, out: vec[u8], at: i64, number: i64) -> None:
        out[at] = u8(min(number, MOST))

    def away(self, state: State, seat: i64, me: i64) -> i64:
        """How far a seat is from the own one, clockwise."""
        return seat - me if seat >= me else seat - me + state.seats

    def write_table(self, state: State, me: i64, phase: i64, out: vec[u8], at: i64) -> None:
        """What all games have."""
        out[at + self.seat_count + state.seats] = 1
        out[at + self.my_seat + me] = 1
        if state.to_move >= 0:
            out[at + self.to_move + self.away(state, state.to_move, me)] = 1
        self.put(out, at + self.round, state.round)
        out[at + self.phase + phase] = 1
        self.write_history(state, me, out, at + self.history)

    def write_history(self, state: State, me: i64, out: vec[u8], at: i64) -> None:
        told = state.latest_row
        fact: i64 = 0
        while told is not None and fact < FACTS:
            i: i64 = i64(len(told.words)) - 1
            while i >= 0 and fact < FACTS:
                self.write_fact(state, told.words[i], me, out, at + FACT * fact)
                fact += 1
                i -= 1
            told = told.previous

    def write_fact(self, state: State, word: i64, me: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(word & 63)
        seat = word >> SEAT_AT & 15
        if seat < state.seats:
            out[at + 1] = u8(self.away(state, seat, me) + 1)
        out[at + 2] = u8(word >> CARD_AT & 255)
        cell = word >> CELL_AT & 0x3FFF
        if 0 < cell < i64(len(self.places)) and self.places[cell] >= 0:
            out[at + 3] = u8(self.places[cell] % self.columns + 1)
            out[at + 4] = u8(self.places[cell] // self.columns + 1)
        out[at + 5] = u8(word >> VALUE_AT & 255)
        if word >> TO_AT == me + 1:
            out[at + 6] = u8(word >> SECRET_AT & 255)
            out[at + 7] = u8(word >> SECRET_AT + 8 & 255)

    def write_bits(self, state: State, bits: i64, me: i64, out: vec[u8], at: i64) -> None:
        """Seats given as bits."""
        for seat in range(state.seats):
            if bits >> seat & 1:
                out[at + self.away(state, seat, me)] = 1


EDGE_PLANES: Final = (
    "a card lies here",
    "covered card",
    "shape + 1",
    *(f"open {edge}" for edge in "NESW"),
    *(f"{pair} joined" for pair in ("N-E", "N-S", "N-W", "E-S", "E-W", "S-W")),
)
LIES: Final = 0
COVERED: Final = 1
WHICH: Final = 2
OPEN: Final = 3
JOINED: Final = 7


class CardEyes(Eyes):
    """What the observations of games have in which cards are held and laid on a net."""

    __slots__ = (
        "area",
        "board",
        "deck_cards",
        "discarded",
        "draw_pile",
        "hand",
        "hand_sizes",
        "looks",
        "own_discards",
        "planes",
        "shape_planes",
        "unseen",
    )

    def __init__(
        self,
        seats: int,
        phases: int,
        places: list[int],
        columns: int,
        rows: int,
        deck_cards: int,
        looks: list[list[int]],
        planes: tuple[str, ...],
    ) -> None:
        """`looks` are the planes of each shape: those of its edges, and what a game shows beside them; `planes` are the
        names of the latter, and of those that are written cell by cell."""
        super().__init__(seats, phases, places, columns, rows)
        self.deck_cards: i64 = deck_cards
        self.shape_planes: i64 = len(looks[0])
        self.looks = b"".join([bytes(look) for look in looks])
        names = EDGE_PLANES + planes
        self.planes: i64 = len(names)
        self.area: i64 = columns * rows
        self.board: i64 = self.segment("board", (len(names), rows, columns), "planes: " + ", ".join(names))
        self.hand: i64 = self.segment(
            "hand", (HAND, deck_cards), "the cards in hand in their order, each as one of many"
        )
        self.hand_sizes: i64 = self.segment("hand_sizes", (seats,), "how many cards each seat holds")
        self.draw_pile: i64 = self.segment("draw_pile", (1,), "how many cards it has")
        self.unseen: i64 = self.segment(
            "unseen", (deck_cards,), "how many of each card the seat cannot place: in other hands, piles or discards"
        )
        self.own_discards: i64 = self.segment("own_discards", (deck_cards,), "what it has discarded unseen, or lost")
        self.discarded: i64 = self.segment(
            "discarded", (seats,), "how many cards each seat has discarded unseen, or lost"
        )

    def write_cards(self, state: CardState, me: i64, out: vec[u8], at: i64) -> None:
        unseen = at + self.unseen
        for i in range(state.left):
            out[unseen + i64(state.deck[i])] += 1
        for i in range(i64(len(state.aside))):
            out[unseen + i64(state.aside[i])] += 1
        for seat in range(state.seats):
            held = i64(state.held[seat])
            self.put(out, at + self.hand_sizes + self.away(state, seat, me), held)
            for i in range(held):
                card = i64(state.hands[HAND * seat + i])
                if seat == me:
                    out[at + self.hand + i * self.deck_cards + card] = 1
                else:
                    out[unseen + card] += 1
        for i in range(i64(len(state.discards))):
            entry = state.discards[i]
            seat = entry >> 8
            out[at + self.discarded + self.away(state, seat, me)] += 1
            if seat == me:
                out[at + self.own_discards + (entry & 255)] += 1
            else:
                out[unseen + (entry & 255)] += 1
        self.put(out, at + self.draw_pile, state.left)

    def write_given(self, state: State, given: GivenHands, me: i64, out: vec[u8], at: i64) -> None:
        """The hands that the seat gave away, as counts of cards by seat."""
        rows = given.rows
        row: i64 = 0
        while row < len(rows):
            if i64(rows[row + SEAT]) == me:
                first = at + self.away(state, i64(rows[row + HOLDER]), me) * self.deck_cards
                for i in range(i64(rows[row + COUNT])):
                    out[first + i64(rows[row + CARDS + i])] += 1
            row += CARDS + i64(rows[row + ROOM])

    def write_net(self, net: Net, out: vec[u8], at: i64) -> None:
        for i in range(i64(len(net.placed))):
            self.write_cell(net, net.placed[i], out, at)
        for i in range(i64(len(net.layout.starts))):
            self.write_cell(net, net.layout.starts[i], out, at)
        for i in range(i64(len(net.layout.covered))):
            self.write_cell(net, net.layout.covered[i], out, at)

    def write_cell(self, net: Net, cell: i64, out: vec[u8], at: i64) -> None:
        place = self.places[cell]
        shape = i64(net.cells[cell])
        if place < 0 or shape == EMPTY:
            return
        first = at + self.board + place
        if shape == FACE_DOWN:
            out[first + COVERED * self.area] = 1
            return
        look = (shape - FIRST_SHAPE) * self.shape_planes
        for plane in range(self.shape_planes):
            out[first + plane * self.area] = u8(self.looks[look + plane])

    def mark(self, out: vec[u8], at: i64, plane: i64, cell: i64, number: i64) -> None:
        """Writes a number on a plane of the board, the planes of shapes included."""
        place = self.places[cell]
        if place >= 0:
            out[at + self.board + plane * self.area + place] = u8(number)


def edge_looks(open_edges: bytes, joined: bytes, shape: int) -> list[int]:
    """The planes of a shape's edges; the tables are those of a `Layout`."""
    edges = [open_edges[shape] >> d & 1 for d in range(4)]
    pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    links = [joined[4 * shape + one] >> other & 1 for one, other in pairs]
    return [1, 0, shape - FIRST_SHAPE + 1, *edges, *links]
