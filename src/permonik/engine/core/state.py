"""What every game's state can do: list moves, check, play, tell, remember. Compiled."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.engine.core.randomness import Generator

if TYPE_CHECKING:
    from collections.abc import Iterator

    from permonik.engine.core.events import Event
    from permonik.engine.core.game import Game, Outcome
    from permonik.engine.core.refusals import Refusal
    from permonik.engine.core.view import View

NOBODY: Final = -1
NO_MOVE: Final = 255
"""The reason of `why_not` for what is no move of the game, or after its end."""
ANY_MOVE: Final = 0xFFFFFFFF
"""Beyond the numbering of every game."""
MOST_MOVES: Final = 2048
"""More than any position of any game offers: writing past it raises an error."""
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)
MOST_KEPT: Final = 65536
KEPT_INTS: Final[list[object]] = list(range(MOST_KEPT))
"""Python makes a new object for every int above 256; making one for each move listed costs as much as listing them."""

# An event is one word. Public: kind, seat, card, cell, value; then a secret (0 = none, or not for your eyes) and
# the seat that gets it, plus one.
SEAT_AT: Final = 6
CARD_AT: Final = 10
CELL_AT: Final = 18
VALUE_AT: Final = 32
SECRET_AT: Final = 40
TO_AT: Final = 56
PUBLIC: Final = (1 << 40) - 1
TO: Final = 15 << 56


class EventRow:
    """What one move told, as a sequence of events decoded when looked at, with the row of the move before it.

    Never changed, so copies of a state share it.
    """

    __slots__ = ("game", "number", "previous", "words")

    def __init__(self, game: "Game", previous: "EventRow | None", words: vec[i64]) -> None:
        self.game = game
        self.previous = previous
        self.words: vec[i64] = words
        self.number: i64 = 0 if previous is None else previous.number + 1

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, index: int) -> "Event":
        return self.game.event(int(self.words[index]))

    def __iter__(self) -> "Iterator[Event]":
        return iter([self.game.event(int(word)) for word in self.words])

    def __repr__(self) -> str:
        """What everybody may know: a repr ends up in logs."""
        return f"<told by move {int(self.number)}: {', '.join([event.name for event in self]) or 'nothing'}>"


class State:
    """A game in progress, with all its secrets. Subclasses are the games."""

    __slots__ = ("buffer", "game", "generator", "latest_row", "over", "round", "row", "seats", "telling", "to_move")

    def __init__(self, game: "Game", seats: i64, generator: Generator) -> None:
        self.game = game
        self.seats: i64 = seats
        self.to_move: i64 = NOBODY
        """The seat that must decide now; `NOBODY` when the game is over."""
        self.over = False
        self.round: i64 = 0
        """The round being played, from 1."""
        self.generator = generator
        self.latest_row: EventRow | None = None
        """What the latest move told, linked to all that was told before."""
        self.telling = False
        self.row: vec[i64] = vec[i64]()
        """The words of the move being played."""
        self.buffer: vec[i64] = vec[i64]()

    def __repr__(self) -> str:
        """What everybody may know: a repr ends up in logs."""
        now = "over" if self.over else f"seat {int(self.to_move)} to move"
        return f"<{self.game.id}: {int(self.seats)} seats, round {int(self.round)}, {self.number} moves told, {now}>"

    def list_moves(self, out: vec[i64]) -> i64:
        """Writes every legal move into `out`, which has `MOST_MOVES` places, in ascending order; returns how many."""
        raise NotImplementedError

    def why_not(self, move: i64) -> i64:
        """0 for a legal move, else a reason and its arguments in one number; `NO_MOVE` beyond the numbering."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Plays a legal move, unchecked. Tells only when `telling`."""
        raise NotImplementedError

    def begin(self) -> None:
        """Chooses who starts, and deals. Tells only when `telling`."""
        raise NotImplementedError

    def clone(self) -> "State":
        raise NotImplementedError

    def fresh(self, generator: Generator) -> "State":
        """A new game of the same seats and options, dealt by `generator`, telling nobody."""
        raise NotImplementedError

    def copy_to(self, copy: "State") -> None:
        copy.to_move = self.to_move
        copy.over = self.over
        copy.round = self.round
        copy.latest_row = self.latest_row

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def moves(self) -> list[int]:
        """Every legal move, in ascending order; at least one until the game is over."""
        out = self.move_buffer()
        count = self.list_moves(out)
        moves: list[object] = [None] * count
        for i in range(count):
            moves[i] = KEPT_INTS[out[i]] if out[i] < MOST_KEPT else out[i]
        return cast(list[int], moves)

    def move_buffer(self) -> vec[i64]:
        """Room for a list of moves, kept for the next one."""
        if len(self.buffer) == 0:
            self.buffer = NO_MOVES[:]
        return self.buffer

    # What comes from outside may be anything: a compiled `int` would raise a TypeError of its own.

    def play(self, move: object, seat: object = None) -> EventRow:
        """Checks a move, plays it and tells what happened. Raises, and changes nothing, when the move is refused."""
        if not isinstance(move, int) or isinstance(move, bool) or not 0 <= move <= ANY_MOVE:
            self.game.refuse(self, move, seat)
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or seat != int(self.to_move)):
            self.game.refuse(self, move, seat)
        if self.why_not(move) != 0:
            self.game.refuse(self, move, seat)
        return self.play_legal(move)

    def play_legal(self, move: i64) -> EventRow:
        """Plays a move that was found legal, unchecked, and tells what happened."""
        self.telling = True
        self.row = vec[i64](capacity=4)
        self.apply(move)
        return self.end_row()

    def begin_telling(self) -> None:
        """Begins the game; what everybody sees of the deal is the first row of its history."""
        self.telling = True
        self.begin()
        self.end_row()

    def end_row(self) -> EventRow:
        told = EventRow(self.game, self.latest_row, self.row)
        self.latest_row = told
        self.telling = False
        return told

    def remember(self, words: list[int]) -> None:
        """Adds a row to the history without playing it: a position comes back with what was told."""
        row: vec[i64] = vec[i64]()
        for word in words:
            row = append(row, word)
        self.latest_row = EventRow(self.game, self.latest_row, row)

    def tell(self, kind: i64, seat: i64, card: i64, cell: i64, value: i64) -> None:
        """A fact for everybody."""
        if self.telling:
            self.row = append(self.row, kind | seat << SEAT_AT | card << CARD_AT | cell << CELL_AT | value << VALUE_AT)

    def tell_secretly(self, kind: i64, seat: i64, cell: i64, value: i64, secret: i64) -> None:
        """A fact for everybody whose secret part is for the acting seat alone."""
        if self.telling:
            self.tell_secretly_to(seat, kind, seat, cell, value, secret)

    def tell_secretly_to(self, to: i64, kind: i64, seat: i64, cell: i64, value: i64, secret: i64) -> None:
        """A fact for everybody whose secret part is for the seat `to` alone."""
        if self.telling:
            public = kind | seat << SEAT_AT | cell << CELL_AT | value << VALUE_AT
            self.row = append(self.row, public | secret << SECRET_AT | to + 1 << TO_AT)

    def history(self, seat: object) -> list[list[int]]:
        """What has been told so far, a row for each move, as far as a seat may know it (None: the audience)."""
        self.game.check_seat(self, seat)
        to: i64 = seat + 1 if isinstance(seat, int) else 0
        rows: list[list[int]] = []
        told = self.latest_row
        while told is not None:
            row: list[int] = []
            for i in range(i64(len(told.words))):
                word = told.words[i]
                if word >> TO_AT != to:
                    word &= PUBLIC | TO
                row.append(int(word))
            rows.append(row)
            told = told.previous
        rows.reverse()
        return rows

    @property
    def number(self) -> int:
        """How many moves have been played and told."""
        return int(self.latest_row.number) if self.latest_row is not None else 0

    def playout(self, generator: Generator) -> int:
        """Plays random legal moves to the end, telling nobody; returns how many."""
        out = self.move_buffer()
        steps: i64 = 0
        while not self.over:
            self.apply(out[generator.below(self.list_moves(out))])
            steps += 1
        return int(steps)

    def step(self, generator: Generator, out: vec[i64]) -> None:
        """Plays one random legal move, telling nobody; `out` is room for the list of moves."""
        self.apply(out[generator.below(self.list_moves(out))])

    def playouts(self, count: int, generator: Generator) -> int:
        """Plays new random games to the end, each from its deal; returns how many moves they took."""
        out = self.move_buffer()
        steps = 0
        for _ in range(count):
            game = self.fresh(generator)
            game.buffer = out
            steps += game.playout(generator)
        return steps

    def refusal(self, move: object, seat: object = None) -> "Refusal | None":
        """None for a legal move, else why not: a reason, its arguments and the rules it comes from."""
        return self.game.refusal(self, move, seat)

    def reason(self, move: int) -> int:
        """`why_not` for interpreted callers."""
        return int(self.why_not(move))

    def view(self, seat: object) -> "View":
        """A seat's whole information set, with perfect recall; None is the audience."""
        return self.game.view(self, self.game.check_seat(self, seat))

    def screen(self, seat: object) -> "View":
        """What a client may show of the view."""
        return self.game.screen(self, self.game.check_seat(self, seat))

    def save(self) -> str:
        """The full position, secrets included, as JSON."""
        return self.game.save(self)

    def default_move(self) -> int:
        """What the table plays when a seat's time has run out: legal and harmless."""
        return self.game.default_move(self)

    @property
    def scores(self) -> list[int]:
        """One number a seat."""
        raise NotImplementedError

    @property
    def outcome(self) -> "Outcome":
        """Who won and why."""
        return self.game.outcome(self)
