"""A table: who sits where, what has been agreed, and the game. It is what its log says, line after line."""

from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from permonik.analysis.opinions import Opinion
from permonik.engine import game as find_game
from permonik.engine.core.fairness import FairDeal
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import Secret
from permonik.engine.core.record import Record
from permonik.engine.core.state import EventRow, State
from permonik.server.evening import MOST_PLAYED, Played, played
from permonik.server.lines import (
    Acknowledged,
    AnyLine,
    Chatted,
    Closed,
    Committed,
    Configured,
    Contributed,
    Dealt,
    Declined,
    Employed,
    Followed,
    Hosted,
    Moved,
    Noted,
    Opened,
    Paced,
    Readied,
    Reissued,
    Remarked,
    Replaced,
    Requested,
    Resized,
    Resumed,
    Said,
    Sat,
    Stood,
    Watched,
)
from permonik.server.phases import RUNNING, Phase, can_happen

NOBODY = -1
CHANGES_OF_GAME = (Dealt, Moved, Resumed, Replaced)
"""Whoever moves must have seen them."""


class BrokenLog(Exception):
    """A line that cannot follow those before it: somebody, or a fault, has changed the log."""


class ForeignSnapshot(Exception):
    """A snapshot of another game than the one that the log tells of."""


class LegalMove(msgspec.Struct, frozen=True):
    """A move that was found legal in the position it is for: its line, and the number that is played."""

    line: Moved
    number: int


Decided = AnyLine | LegalMove
"""The next line of a log."""


def line_of(decided: Decided) -> AnyLine:
    return decided.line if isinstance(decided, LegalMove) else decided


@dataclass(slots=True)
class Seat:
    """A place at the table: free, a person's or a bot's."""

    name: str = ""
    secret_hash: str = field(default="", repr=False)
    level: str | None = None
    """The level of the bot that sits here, or that plays for the absent person."""
    contribution: bytes | None = None

    @property
    def is_person(self) -> bool:
        return bool(self.secret_hash)

    @property
    def is_bot(self) -> bool:
        return self.level is not None and not self.is_person

    @property
    def is_free(self) -> bool:
        return not self.is_person and not self.is_bot

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here; None while a person does."""
        return self.level


class Table:
    """Built from its log by `apply`, or by `recall` and `restore` where a snapshot stands for the first lines: the same
    log gives the same table at any time and in any process."""

    def __init__(self, table_id: str, code: str, deal: "Dealer | None" = None) -> None:
        self.id = table_id
        self.code = code
        self.dealer = deal or deal_fairly
        self.game_id = ""
        self.rules_version = 0
        """The rules it was opened with; a running game goes on with newer ones."""
        self.phase = Phase.LOBBY
        self.number = -1
        """The number of the last line. An aside has none."""
        self.changed = -1
        """The number of the last line that changed the game."""
        self.seats: list[Seat] = []
        self.host = NOBODY
        self.host_claimed = False
        """Whether the host took the chair of one who was away."""
        self.request: Requested | None = None
        """The new secret of a seat that waits for somebody to agree."""
        self.options: dict[str, OptionValue] = {}
        self.watching = True
        self.chat = False
        self.remarks = True
        """Whether bots say whom they suspect."""
        self.remarked = -1
        """The last line with which the game went on before a bot said so."""
        self.clock = "off"
        self.followed_by = ""
        self.played_before: tuple[Played, ...] = ()
        self.shown_round = 1
        """The last round whose beginning everybody may see."""
        self.acknowledged: set[int] = set()
        self.ready: set[int] = set()
        """The seats that have read what their round began with; whoever moves has."""
        self.closed_because = ""
        self.commitment = ""
        self.committed = -1
        """The number of the line that published it."""
        self.secret: bytes | None = None
        """The server's seed: stored apart from the log, and never shown before the end."""
        self.moves: list[tuple[int, str]] = []
        self.opinions: list[Opinion] = []
        """What people noted about each other, for nobody else to see before the end."""
        self.state: State | None = None

    def __repr__(self) -> str:
        return f"Table({self.id!r}, {self.phase}, line {self.number})"

    @property
    def game(self) -> Game:
        return self._game

    @property
    def playing(self) -> State:
        """The game's state. Only while there is one."""
        assert self.state is not None, "the table has not been dealt"
        return self.state

    @property
    def is_pausing(self) -> bool:
        """Between rounds people look at the result before the next one goes on."""
        pauses = self.phase == Phase.PLAYING and self.game.pauses_between_rounds
        return pauses and int(self.playing.round) > self.shown_round

    @property
    def is_open(self) -> bool:
        """Whether one may look without a seat; before the start one must, to sit down."""
        return self.watching or self.phase == Phase.LOBBY

    @property
    def is_running(self) -> bool:
        """Whether there is, or is about to be, something in a hand that others must not see."""
        return self.phase in RUNNING

    @property
    def evening(self) -> tuple[Played, ...]:
        """What the people of this table have played, one after the other: this game too when it is over."""
        if self.phase != Phase.OVER:
            return self.played_before
        own = played(self.game, self.playing, [seat.name for seat in self.seats])
        return (*self.played_before, own)[-MOST_PLAYED:]

    def seat_of(self, secret_hash: str) -> int | None:
        """The person's seat that has this hash."""
        return next((seat for seat in self.persons() if self.seats[seat].secret_hash == secret_hash), None)

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def players(self) -> set[int]:
        """The seats of people who play themselves."""
        return {seat for seat in self.persons() if self.seats[seat].played_by is None}

    def require_in_order(self, line: AnyLine) -> None:
        """Decisions let no other line into a log; what comes from a storage is checked again. Raises BrokenLog."""
        if isinstance(line, Opened) != (self.number < 0):
            raise BrokenLog(f"{line.kind} as line {self.number + 1}")
        if not can_happen(line, self.phase):
            raise BrokenLog(f"{line.kind} while the table is {self.phase}")
        seat = getattr(line, "seat", 0)
        about = line.about if isinstance(line, Noted) else seat
        if not isinstance(line, Opened) and not (0 <= seat < len(self.seats) and 0 <= about < len(self.seats)):
            raise BrokenLog(f"{line.kind} of seat {seat}")

    def apply(self, decided: Decided) -> EventRow | None:
        """Takes the next line of the log; what the game told, when it is a deal or a move."""
        line = line_of(decided)
        self.require_in_order(line)
        if isinstance(line, Noted):
            self.opinions.append(Opinion(len(self.moves), self.shown_round, line.seat, line.about, line.grade))
            return None
        self.number += 1
        if isinstance(line, CHANGES_OF_GAME):
            self.changed = self.number
        match line:
            case Dealt():
                return self.deal()
            case Moved():
                return self.move(line, decided.number if isinstance(decided, LegalMove) else None)
            case Opened() | Configured() | Resized() | Committed() | Contributed() | Followed() | Closed():
                self.change_game(line)
            case Sat() | Stood() | Employed() | Reissued() | Replaced() | Hosted():
                self.change_seats(line)
            case Requested() | Declined():
                self.request = line if isinstance(line, Requested) else None
            case Acknowledged(seat):
                self.acknowledged.add(seat)
            case Readied(seat):
                self.ready.add(seat)
            case Resumed():
                self.resume()
            case Watched() | Chatted() | Remarked() | Paced():
                self.change_customs(line)
            case Said():
                self.hear(line)
        return None

    def hear(self, line: Said) -> None:
        if line.about is not None:
            self.remarked = self.changed

    def change_customs(self, line: Watched | Chatted | Remarked | Paced) -> None:
        match line:
            case Watched(is_open):
                self.watching = is_open
            case Chatted(allowed):
                self.chat = allowed
            case Remarked(allowed):
                self.remarks = allowed
            case Paced(clock):
                self.clock = clock

    def resume(self) -> None:
        self.shown_round += 1
        self.acknowledged.clear()
        self.ready.clear()

    def change_game(self, line: Opened | Configured | Resized | Committed | Contributed | Followed | Closed) -> None:
        match line:
            case Opened(game, rules_version, seats, options, evening):
                self.game_id = game
                self.rules_version = rules_version
                self.seats = [Seat() for _ in range(seats)]
                self.options = dict(options)
                self.played_before = evening
                self._game = find_game(game)
            case Configured(options):
                self.options = dict(options)
            case Resized(seats):
                self.seats = [*self.seats[:seats], *(Seat() for _ in range(seats - len(self.seats)))]
            case Committed(published):
                self.commitment = published
                self.committed = self.number
                self.phase = Phase.CONTRIBUTING
            case Contributed(seat, contribution):
                self.seats[seat].contribution = bytes.fromhex(contribution)
            case Followed(code):
                self.followed_by = code
            case Closed(reason):
                self.closed_because = reason
                self.phase = Phase.CLOSED

    def change_seats(self, line: Sat | Stood | Employed | Reissued | Replaced | Hosted) -> None:
        match line:
            case Sat(seat, name, secret_hash):
                self.seats[seat] = Seat(name, secret_hash)
                if self.host == NOBODY:
                    self.host = seat
            case Stood(seat):
                self.seats[seat] = Seat()
                if self.host == seat:
                    self.host = next(iter(self.persons()), NOBODY)
            case Employed(seat, level):
                self.seats[seat] = Seat(level=level)
            case Reissued(seat, secret_hash):
                self.seats[seat].secret_hash = secret_hash
                self.request = None
            case Replaced(seat, level):
                self.seats[seat].level = level
            case Hosted(seat, claimed):
                self.host = seat
                self.host_claimed = claimed
                self.request = None

    def fair_deal(self) -> FairDeal:
        """All that went into the deal, the server's secret included."""
        assert self.secret is not None, "a table that is dealt has its secret"
        contributions = tuple(seat.contribution for seat in self.seats)
        return FairDeal(self.id, self.secret, self.commitment, contributions)

    def deal(self) -> EventRow | None:
        self.state = self.dealer(self)
        self.phase = Phase.PLAYING
        return self.state.latest_row

    def move(self, line: Moved, number: int | None) -> EventRow:
        """Plays a move: one that was just found legal by its number, one of the log by its text, and checked again."""
        state = self.playing
        if number is None:
            told = state.play(self.game.parse(line.move, state), line.seat)
        else:
            told = state.play_legal(number)
        self.note_move(line)
        if state.over:
            self.phase = Phase.OVER
            self.request = None
        return told

    def note_move(self, line: Moved) -> None:
        self.moves.append((line.seat, line.move))
        if line.by == "person":
            self.ready.add(line.seat)

    def recall(self, line: AnyLine) -> None:
        """Takes a line whose effect on the game is in a snapshot that follows."""
        match line:
            case Dealt() | Moved():
                self.require_in_order(line)
                self.number += 1
                self.changed = self.number
                self.phase = Phase.PLAYING
                if isinstance(line, Moved):
                    self.note_move(line)
            case _:
                self.apply(line)

    def restore(self, saved: str) -> None:
        """Goes on from a snapshot. Raises ForeignSnapshot for one that is not of this table."""
        state = self.game.load(saved)
        if int(state.seats) != len(self.seats) or not self.has_dealt(state):
            raise ForeignSnapshot(f"of {state.seats} seats, from another deal")
        self.state = state
        if self.state.over:
            self.phase = Phase.OVER

    def has_dealt(self, state: State) -> bool:
        """Whether chance in a state comes from this table's deal, which no other table has."""
        if self.dealer is not deal_fairly:
            return True
        seed = state.generator.seed if isinstance(state.generator, Secret) else None
        return seed == self.fair_deal().deal_seed()

    def grades(self, seat: int | None) -> dict[int, str]:
        """What a seat thinks of others in the round on show: in the next one all may be somebody else."""
        own = (one for one in self.opinions if one.seat == seat and one.round == self.shown_round)
        return {one.about: one.grade for one in own}

    def record(self) -> Record:
        """The record of the finished game, with the proof of its deal."""
        assert self.phase == Phase.OVER, "a record can be had after the end, not before"
        fair = self.fair_deal()
        return Record(
            self.game_id,
            self.rules_version,
            len(self.seats),
            fair.deal_seed(),
            self.options,
            moves=tuple(self.moves),
            scores=tuple(self.playing.scores),
            fair=fair,
            names=tuple(seat.name for seat in self.seats),
        )


Dealer = Callable[[Table], State]
Decide = Callable[[Table], Decided]
"""What is to come next. Raises Refused when nothing is."""


def deal_fairly(table: Table) -> State:
    """From the server's seed and everybody's contributions."""
    return table.game.new(len(table.seats), table.fair_deal().verify(), **table.options)
