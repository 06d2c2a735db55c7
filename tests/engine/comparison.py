"""Follows the engine with a plain second implementation, move by move, and compares all that can be compared.

What only a game can say is in its own `comparison.py`.
"""

import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import State
from tests.engine.plain_play import Move, Player, Told, by_chance

Facts = Mapping[str, object]


class Different(AssertionError):
    """The engine and the plain implementation do not agree."""


@dataclass(frozen=True)
class Plan:
    """A game to be compared."""

    seats: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    crowded: bool = False
    purposeful: bool = False

    @property
    def game_seed(self) -> int | bytes:
        """Every third game is dealt by the cryptographic generator."""
        return self.seed.to_bytes(32, "big") if self.seed % 3 == 0 else self.seed


class PlainWorld(Protocol):
    """What every plain world says."""

    seats: int
    phase: str
    told: list[Told]

    @property
    def over(self) -> bool: ...


W = TypeVar("W", bound=PlainWorld)


class Comparison(ABC, Generic[W]):
    """A game in both implementations. Facts come in pairs: the engine's, and the plain ones of the same names."""

    game: Game
    seats: range
    options: Sequence[Mapping[str, OptionValue]]
    in_order: frozenset[str] = frozenset()
    """What the rules let happen in a certain order, by the first word that is told of it."""

    @abstractmethod
    def new_world(self, state: State) -> W:
        """The same deal, checked against the tables."""

    @abstractmethod
    def crowd(self, state: State, world: W, random: Random) -> State:
        """Lets the world look as it may do later, and gives the engine's state of it."""

    @abstractmethod
    def purposeful(self, random: Random) -> Player[W]: ...

    @abstractmethod
    def legal(self, world: W) -> set[Move]: ...

    @abstractmethod
    def default(self, world: W) -> Move: ...

    @abstractmethod
    def play(self, world: W, move: Move, state: State, told: list[Event]) -> None:
        """Plays a move with the chance that the engine has had in it."""

    @abstractmethod
    def text(self, world: W, move: Move) -> str: ...

    @abstractmethod
    def move(self, world: W, text: str) -> Move: ...

    @abstractmethod
    def facts(self, state: State, world: W) -> tuple[Facts, Facts]: ...

    @abstractmethod
    def views(self, state: State, world: W, seat: int | None) -> tuple[Facts, Facts]: ...

    @abstractmethod
    def told(self, events: list[Event], world: W) -> tuple[list[Told], list[Told]]: ...

    @abstractmethod
    def scores(self, world: W) -> tuple[list[int], list[int]]:
        """The score of each seat, and who has won."""

    def plans(self, seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
        """From crowded boards, which is quick, and from the deal; most with purposeful players, with all options."""
        for seed in range(first_seed, first_seed + count):
            options = self.options[seed // 4 % len(self.options)]
            yield Plan(seats, seed, options, crowded=seed % 4 < 2, purposeful=seed % 4 != 1)

    def begin(self, plan: Plan) -> tuple[State, W]:
        state = self.game.new(plan.seats, plan.game_seed, **plan.options)
        world = self.new_world(state)
        self.compare_told(plan, list(state.latest_row or ()), world)
        if plan.crowded:
            state = self.crowd(state, world, Random(plan.seed))
        return state, world

    def follow(self, plan: Plan) -> Counter[str]:
        """Compares a whole game; returns how often each thing was told."""
        happened: Counter[str] = Counter()
        state, world = self.begin(plan)
        random = Random(plan.seed)
        choose: Player[W] = self.purposeful(random) if plan.purposeful else by_chance(random)
        while True:
            moves = self.compare(plan, state, world)
            if world.over:
                self.compare_end(plan, state, world)
                return happened
            move = choose(world, moves)
            told = list(state.play(self.game.parse(self.text(world, move))))
            self.play(world, move, state, told)
            self.compare_told(plan, told, world)
            happened.update(str(it.what[0]) for it in world.told)

    def compare(self, plan: Plan, state: State, world: W) -> list[Move]:
        """All facts, who decides, the legal moves, the default move, and what a seat or the audience knows, in turn,
        in the end all of them."""
        if bool(state.over) != world.over:
            raise Different(f"{plan}: over: engine {state.over}, plain {world.over}")
        expect_same(f"{plan}: in phase {world.phase}", *self.facts(state, world))
        expected, got = self.legal(world), [self.move(world, self.game.text(move)) for move in state.moves()]
        if len(got) != len(set(got)) or set(got) != expected:
            raise Different(f"{plan}: moves only of the engine {set(got) - expected}, only plain {expected - set(got)}")
        if not world.over:
            default = self.move(world, self.game.text(state.default_move()))
            expect_same(str(plan), {"default move": default}, {"default move": self.default(world)})
        everybody = (*range(world.seats), None)
        for seat in everybody if world.over else (everybody[state.number % len(everybody)],):
            expect_same(f"{plan}: view of {seat}", *self.views(state, world, seat))
        return sorted(expected, key=repr)

    def compare_told(self, plan: Plan, events: list[Event], world: W) -> None:
        engine, plain = self.told(events, world)
        one, other = Counter(map(repr, engine)), Counter(map(repr, plain))
        if one != other:
            raise Different(f"{plan}: told only by the engine {list(one - other)}, only plain {list(other - one)}")
        if self.ordered(engine) != self.ordered(plain):
            raise Different(f"{plan}: order: engine {self.ordered(engine)}, plain {self.ordered(plain)}")

    def ordered(self, told: list[Told]) -> list[tuple[object, ...]]:
        return [it.what for it in told if it.what[0] in self.in_order]

    def compare_end(self, plan: Plan, state: State, world: W) -> None:
        engine, plain = (list(state.scores), sorted(state.outcome.winners)), self.scores(world)
        if engine != plain:
            raise Different(f"{plan}: scores and winners: engine {engine}, plain {plain}")

    def main(self) -> None:
        """The first argument says how many games of each number of seats, the second one the first seed."""
        count, first_seed = int(sys.argv[1]), int(next(iter(sys.argv[2:]), 0))
        happened: Counter[str] = Counter()
        for seed in range(first_seed, first_seed + count):
            for seats in self.seats:
                happened += self.follow(next(self.plans(seats, 1, seed)))
        print(dict(happened))


def expect_same(where: str, engine: Facts, plain: Facts) -> None:
    differences = {name: (fact, plain[name]) for name, fact in engine.items() if fact != plain[name]}
    if differences:
        raise Different(f"{where} (engine, plain): {differences}")


def saved(state: State) -> dict[str, Any]:
    """All facts of a state, in the engine's words."""
    return cast(dict[str, Any], msgspec.json.decode(state.save()))


def none_for_nobody(seat: int) -> int | None:
    return None if seat < 0 else seat
