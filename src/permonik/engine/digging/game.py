"""A game of digging as the engine offers it."""

from abc import abstractmethod
from collections.abc import Collection
from typing import Any, Generic, TypeVar, cast

import msgspec

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.game import Game, Outcome, RoundSummary, generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import is_deal, text_of
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.digging.formats import DiggingPosition
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.view import DiggingView
from permonik.engine.digging.vocabulary import Vocabulary

S = TypeVar("S", bound=DiggingRules)
V = TypeVar("V", bound=DiggingView)


class DiggingGame(Game, Generic[S, V]):
    """What the objects of all games of digging share. A game says how its states, positions and views are made."""

    vocabulary: Vocabulary
    view_type: type[V]

    @abstractmethod
    def begun(self, seats: int, values: dict[str, OptionValue], generator: Generator) -> S:
        """A state with its first round dealt; `values` are checked."""

    @abstractmethod
    def options_of(self, state: S) -> dict[str, OptionValue]: ...

    @abstractmethod
    def load_position(self, text: str) -> S: ...

    @abstractmethod
    def load_deal(self, text: str) -> S: ...

    @abstractmethod
    def load_drawing(self, text: str) -> S: ...

    @abstractmethod
    def position_of(self, state: S) -> DiggingPosition: ...

    @abstractmethod
    def common_of(self, state: S) -> Any:
        """What the views of all seats are made from, for `look`."""

    @abstractmethod
    def look(self, state: S, seat: int | None, history: list[list[int]], common: Any) -> V:
        """A seat's view with as much of the past as `history`."""

    @abstractmethod
    def result_of(self, state: S, number: int) -> object: ...

    @abstractmethod
    def summary(self, state: S, number: int) -> RoundSummary: ...

    @abstractmethod
    def finished_rounds(self, state: S) -> int: ...

    def new(self, seats: int, seed: int | bytes, **options: object) -> S:
        seats = self.check_seats(seats)
        return self.begun(seats, self.check_options(options, seats), generator_of(seed))

    def load(self, source: str | bytes) -> S:
        text = text_of(source)
        if not text.lstrip().startswith("{"):
            return self.load_drawing(text)
        return self.load_deal(text) if is_deal(text, "deals") else self.load_position(text)

    def save(self, state: State) -> str:
        return msgspec.json.encode(self.position_of(cast(S, state))).decode()

    def view(self, state: State, seat: int | None) -> V:
        self.check_seat(state, seat)
        here = cast(S, state)
        return self.look(here, seat, here.history(seat), self.common_of(here))

    def screen(self, state: State, seat: int | None) -> V:
        self.check_seat(state, seat)
        here = cast(S, state)
        return self.look(here, seat, [], self.common_of(here))

    def screens(self, state: State, seats: Collection[int | None]) -> dict[int | None, View]:
        for seat in seats:
            self.check_seat(state, seat)
        here = cast(S, state)
        common = self.common_of(here)
        return {seat: self.look(here, seat, [], common) for seat in seats}

    def load_view(self, data: bytes) -> V:
        return self.read_view(data, self.view_type)

    def outcome(self, state: State) -> Outcome:
        here = cast(S, state)
        scores = tuple(here.scores)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best) if here.over else ()
        return Outcome(
            winners, scores, tuple(self.result_of(here, number) for number in range(self.finished_rounds(here)))
        )

    def summaries(self, state: State) -> tuple[RoundSummary, ...]:
        here = cast(S, state)
        return tuple(self.summary(here, number) for number in range(self.finished_rounds(here)))

    def roles_in_play(self, state: State) -> tuple[str, ...]:
        here = cast(S, state)
        return tuple(self.roles[int(here.roles[seat])] for seat in range(here.seats))

    def default_move(self, state: State) -> int:
        """Discards a dead end, else the first card; leaves a goal as it is printed; of what the game has for itself
        at the end of a round the last choice."""
        if state.over:
            raise IllegalMove("a default move", self.game_over())
        blocks, moves = self.vocabulary.numbering, state.moves()
        if moves[0] >= blocks.turns_end:
            return moves[-1]
        if moves[0] >= blocks.turns:
            return moves[0]
        discards = [move for move in moves if blocks.discards <= move < blocks.breaks]
        dead_ends = [move for move in discards if self.vocabulary.deck[move - int(blocks.discards)].dead_end]
        return (dead_ends or discards)[0]
