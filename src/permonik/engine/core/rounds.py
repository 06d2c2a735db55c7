"""A game that is played in rounds, as the engine offers it."""

from abc import abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar, cast

import msgspec

from permonik.engine.core.formats import PositionHead
from permonik.engine.core.game import Fields, Game, Outcome, RoundSummary, generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import is_deal, text_of
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State
from permonik.engine.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class GameOfRounds(Game, Generic[S, V]):
    """What the objects of games in rounds share. A game says how its states, positions and views are made."""

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
    def position_of(self, state: S) -> PositionHead: ...

    @abstractmethod
    def common_of(self, state: S) -> Any:
        """What the views of all seats are made from; `shown` are the fields that all of them see alike."""

    @abstractmethod
    def own_fields(self, state: S, seat: int | None, common: Any) -> Fields:
        """The fields of a view that a seat sees for itself, its history left out."""

    @abstractmethod
    def result_of(self, state: S, number: int) -> object: ...

    @abstractmethod
    def summary(self, state: S, number: int) -> RoundSummary: ...

    @abstractmethod
    def finished_rounds(self, state: S) -> int: ...

    def own_state(self, state: State) -> S:
        """A state as one of this game. Raises DamagedPosition."""
        self.check_state(state)
        return cast(S, state)

    def new(self, seats: int, seed: int | bytes, **options: object) -> S:
        seats = self.check_seats(seats)
        return self.begun(seats, self.check_options(options, seats), generator_of(seed))

    def load(self, source: str | bytes) -> S:
        text = text_of(source)
        if not text.lstrip().startswith("{"):
            return self.load_drawing(text)
        return self.load_deal(text) if is_deal(text, "deals") else self.load_position(text)

    def save(self, state: State) -> str:
        return msgspec.json.encode(self.position_of(self.own_state(state))).decode()

    def look(self, state: S, seat: int | None, history: list[list[int]], common: Any) -> V:
        """A seat's view with as much of the past as `history`."""
        return self.view_type(**common.shown, **self.own_fields(state, seat, common), history=history)

    def view(self, state: State, seat: int | None) -> V:
        here = self.own_state(state)
        self.check_seat(here, seat)
        return self.look(here, seat, here.history(seat), self.common_of(here))

    def screen(self, state: State, seat: int | None) -> V:
        here = self.own_state(state)
        self.check_seat(here, seat)
        return self.look(here, seat, [], self.common_of(here))

    def screens(self, state: State, seats: Collection[int | None]) -> dict[int | None, View]:
        here = self.own_state(state)
        for seat in seats:
            self.check_seat(here, seat)
        common = self.common_of(here)
        return {seat: self.look(here, seat, [], common) for seat in seats}

    def screen_parts(self, state: State, seats: Collection[int | None]) -> tuple[Fields, Mapping[int | None, Fields]]:
        here = self.own_state(state)
        for seat in seats:
            self.check_seat(here, seat)
        common = self.common_of(here)
        return common.shown | {"history": []}, {seat: self.own_fields(here, seat, common) for seat in seats}

    def load_view(self, data: bytes) -> V:
        return self.read_view(data, self.view_type)

    def outcome(self, state: State) -> Outcome:
        here = self.own_state(state)
        scores = tuple(here.scores)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best) if here.over else ()
        return Outcome(
            winners, scores, tuple(self.result_of(here, number) for number in range(self.finished_rounds(here)))
        )

    def summaries(self, state: State) -> tuple[RoundSummary, ...]:
        here = self.own_state(state)
        return tuple(self.summary(here, number) for number in range(self.finished_rounds(here)))
