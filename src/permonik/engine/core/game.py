"""What every game offers: one object per game, used by bots, lab, server and command line alike."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn, TypeGuard, TypeVar

import msgspec
from msgspec.structs import asdict

from permonik.engine.core.cards import Card
from permonik.engine.core.errors import (
    UNREADABLE,
    DamagedPosition,
    DamagedView,
    IllegalMove,
    MalformedMove,
    WrongSeat,
    WrongSeats,
    WrongSeed,
    shown,
)
from permonik.engine.core.events import Event, EventKind
from permonik.engine.core.moves import Parts
from permonik.engine.core.notation import Notation
from permonik.engine.core.options import Option, OptionValue, check_options
from permonik.engine.core.randomness import MOST_SEED, SECRET_BYTES, Fast, Generator, Secret
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import State
from permonik.engine.core.view import View

V = TypeVar("V", bound=View)

Fields = dict[str, Any]
"""Fields of a view by name."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, and how each finished round ended. `winners` is empty until the game is over."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """A finished round in the words that all games share. `won` and `points` have an entry for each seat."""

    winners: tuple[str, ...]
    """The sides that won; ("nobody",) when none did."""
    roles: tuple[str, ...]
    won: tuple[bool, ...]
    points: tuple[int, ...]


def generator_of(seed: object) -> Generator:
    """The fast generator for a number, the cryptographic one for 32 bytes."""
    if isinstance(seed, bytes) and len(seed) == SECRET_BYTES:
        return Secret(seed)
    if is_whole(seed) and 0 <= seed <= MOST_SEED:
        return Fast(seed)
    got = f"{len(seed)} bytes" if isinstance(seed, bytes) else shown(seed)
    raise WrongSeed(f"a number from 0 to {MOST_SEED}, or {SECRET_BYTES} bytes", got)


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; True and False are none here."""
    return isinstance(value, int) and not isinstance(value, bool)


class Game(ABC):
    """A game's rules as one object without state."""

    id: str
    title: str
    rule_list: str
    """The prefix of its rules in the checklist."""
    turn_rule: str
    """The rule that says whose turn it is."""
    end_rule: str
    """The rule that says when the game is over."""
    rules_version: int
    """Grows with every change of a ruling."""
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    cards: tuple[Card, ...]
    notation: Notation
    sides: tuple[str, ...]
    """Who can win a round."""
    roles: tuple[str, ...]
    suspects: tuple[str, ...] = ()
    """The roles that pretend to be another one."""
    allies: Mapping[str, tuple[str, ...]] = {}
    """For those roles, whom they help beside others of the same role."""
    event_kinds: Mapping[int, EventKind]
    tables: Mapping[str, tuple[str, ...]] = {}
    """The columns of its data tables that a study may vary, by the place of the table; where two tables have the same
    name for a row, the later one has it."""
    reconstructed: tuple[str, ...] = ()
    """Those of its data tables that nobody could read from the printed game."""
    pauses_between_rounds = True
    """Whether people look at the result of a round before the next one; not where a round is a turn of each."""

    @abstractmethod
    def new(self, seats: int, seed: int | bytes, **options: object) -> State:
        """A new game, dealt."""

    @abstractmethod
    def load(self, source: str | bytes) -> State:
        """A saved or drawn position, or the first position of an explicit deal."""

    @abstractmethod
    def save(self, state: State) -> str:
        """The full position as JSON."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The full position as a drawing that `load` understands; its past is left out."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that a seat knows."""

    @abstractmethod
    def load_view(self, data: bytes) -> View:
        """The view that `view.save` wrote."""

    @abstractmethod
    def imaginer(self, view: View) -> Callable[[int], State]:
        """Prepared once: `sample(seed)` gives a random complete state consistent with the view."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome:
        """Who won and why."""

    @abstractmethod
    def summaries(self, state: State) -> tuple[RoundSummary, ...]:
        """The finished rounds, secrets included: for studies, not for players."""

    @abstractmethod
    def roles_in_play(self, state: State) -> tuple[str, ...]:
        """The role of each seat in this round, secrets included."""

    @abstractmethod
    def default_move(self, state: State) -> int:
        """A legal move that harms nobody."""

    @abstractmethod
    def explain(self, state: State, move: int, reason: int) -> Refusal:
        """A reason of `why_not` in words."""

    @abstractmethod
    def screen(self, state: State, seat: int | None) -> View:
        """What a client may show: the view without its history; less, where a game is about memory."""

    def retells(self, state: State) -> bool:
        """Whether somebody who was away is told what happened meanwhile; not where a game is about memory."""
        return True

    def lets_point(self, state: State, seat: int) -> bool:
        """Whether a seat may show the others a cell, for a moment and without effect, while somebody decides."""
        return False

    def screens(self, state: State, seats: Collection[int | None]) -> dict[int | None, View]:
        """The screens of several seats; a game may build what they share only once."""
        return {seat: self.screen(state, seat) for seat in seats}

    def screen_parts(self, state: State, seats: Collection[int | None]) -> tuple[Fields, Mapping[int | None, Fields]]:
        """The screens of several seats as the fields that all of them see alike, and those of each seat alone."""
        return {}, {seat: asdict(screen) for seat, screen in self.screens(state, seats).items()}

    def read_view(self, data: bytes, kind: type[V]) -> V:
        if not isinstance(data, bytes):
            raise DamagedView("a saved view, as bytes", shown(data))
        try:
            view = msgspec.json.decode(data, type=kind)
        except UNREADABLE as error:
            raise DamagedView("a saved view", error) from None
        if (view.game, view.rules_version) != (self.id, self.rules_version):
            raise DamagedView(f"{self.id}, rules version {self.rules_version}", f"{view.game}, {view.rules_version}")
        return view

    def own_view(self, view: View, kind: type[V]) -> V:
        """A view as that of a seat in this game. Raises DamagedView."""
        if not isinstance(view, kind):
            raise DamagedView(f"a view of {self.id}", type(view).__name__)
        try:
            self.check_seats(view.seats)
        except WrongSeats as error:
            raise DamagedView(error.expected, error.got) from None
        if view.seat is None or not 0 <= view.seat < view.seats:
            raise DamagedView(f"the view of a seat from 0 to {view.seats - 1}", view.seat)
        return view

    def check_state(self, state: object) -> None:
        """Raises DamagedPosition for what is no state of this game."""
        if not isinstance(state, State):
            raise DamagedPosition(f"a state of {self.id}", type(state).__name__)
        if state.game.id != self.id:
            raise DamagedPosition(f"a state of {self.id}", f"a state of {state.game.id}")

    @property
    def move_count(self) -> int:
        return self.notation.moves.count

    def check_seat(self, state: State, seat: object) -> int | None:
        """A seat of the table, or None for the audience. Raises WrongSeat."""
        if seat is None:
            return None
        if not is_whole(seat) or not 0 <= seat < state.seats:
            raise WrongSeat(f"a seat from 0 to {state.seats - 1}", shown(seat))
        return seat

    def check_seats(self, seats: object) -> int:
        if not is_whole(seats) or not self.least_seats <= seats <= self.most_seats:
            raise WrongSeats(f"{self.least_seats} to {self.most_seats}", shown(seats), game=self.id)
        return seats

    def check_tables(self, seats: int) -> None:  # noqa: B027 - a game without tables to vary asks nothing of them
        """Raises UnfitTables where so many seats could not play with the tables in force: those of a variant may ask
        too much of hands, piles and board."""

    def check_options(self, given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
        return check_options(self.options, given, seats)

    def event(self, word: int) -> Event:
        try:
            return self.event_kinds[word & 63].decode(word)
        except (LookupError, TypeError):
            raise DamagedView("an event of the game", word) from None

    def told(self, view: View) -> list[list[Event]]:
        """What the seat was told, a list for each move; the first one is the deal."""
        if not isinstance(view, View):
            raise DamagedView(f"a view of {self.id}", type(view).__name__)
        return [[self.event(word) for word in row] for row in view.history]

    def refusal(self, state: State, move: object, seat: object = None) -> Refusal | None:
        """None for a legal move. Raises MalformedMove for what is no move, WrongSeat for what is no number."""
        number = self.check_move(move)
        if seat is not None and not is_whole(seat):
            raise WrongSeat(f"a seat from 0 to {state.seats - 1}", shown(seat))
        if state.over:
            return self.game_over()
        if seat is not None and seat != state.to_move:
            return Refusal("not_your_turn", (self.turn_rule,), {"seat": seat, "to_move": int(state.to_move)})
        reason = state.reason(number)
        return self.explain(state, number, reason) if reason else None

    def game_over(self) -> Refusal:
        return Refusal("game_over", (self.end_rule,))

    def parts(self, move: int) -> Parts:
        """A move as card, cell, seat and so on."""
        return self.notation.parts(self.check_move(move))

    def text(self, move: int, state: State | None = None) -> str:
        """A move in rulebook words; `parse` is the inverse."""
        return self.notation.text(self.check_move(move))

    def parse(self, text: str, state: State | None = None) -> int:
        """The move that a text means. Raises MalformedMove, or IllegalMove for what the rules never allow."""
        return self.notation.parse(self.check_text(text))

    def check_move(self, move: object) -> int:
        if not is_whole(move) or not 0 <= move < self.move_count:
            raise MalformedMove(f"a number from 0 to {self.move_count - 1}", shown(move))
        return move

    def check_text(self, text: object) -> str:
        if not isinstance(text, str):
            raise MalformedMove("a move as text", shown(text))
        return text

    def refuse(self, state: State, move: object, seat: object) -> NoReturn:
        """Raises what is wrong with a move that may not be played."""
        refusal = self.refusal(state, move, seat)
        assert refusal is not None, "a move was refused without a reason"
        if refusal.reason == "not_your_turn":
            raise WrongSeat(f"seat {state.to_move}", f"seat {shown(seat)}")
        raise IllegalMove(self.text(self.check_move(move), state), refusal)
