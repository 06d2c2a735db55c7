"""Follows the engine with the plain implementation, move by move, and compares all that can be compared.

`python -m tests.engine.lost_mines.comparison 200` compares as many games of each number of seats, `... 200 1000` those
from the thousandth on.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import permonik
from permonik.engine.core.events import Event
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import State
from tests.engine.lost_mines import reading, telling, texts
from tests.engine.lost_mines.plain import scoring, turn
from tests.engine.lost_mines.plain.crowd import crowd
from tests.engine.lost_mines.plain.setup import faults_of_deal
from tests.engine.lost_mines.plain.world import Deal, Move, World
from tests.engine.lost_mines.players import by_chance, purposeful
from tests.engine.lost_mines.views import differences_of_view

GAME = permonik.game("lost-mines")
SEATS = range(3, 10)
OPTIONS: tuple[Mapping[str, OptionValue], ...] = (
    {},
    {"distance": 6, "rounds": 1},
    {"early_end": True},
    {"distance": 7, "rounds": 3, "early_end": True},
    {"rounds": 4, "distance": 6, "first_player": 1},
)


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


def plans(seats: int, count: int, first_seed: int = 0) -> Iterator[Plan]:
    """From the deal and from crowded woods, most of them with purposeful players, with all options."""
    for seed in range(first_seed, first_seed + count):
        options = OPTIONS[seed // 4 % len(OPTIONS)]
        yield Plan(seats, seed, options, crowded=seed % 4 in (1, 2), purposeful=seed % 4 != 2)


class EnginesChance:
    """What chance decided in the engine's move."""

    def __init__(self, state: State, told: list[Event]) -> None:
        self.state = state
        self.told = told

    def trapped_card(self, hand: list[str]) -> str:
        lost = [event.secret for event in self.told if event.name == "lost"]
        if len(lost) != 1 or lost[0] is None:
            raise Different(f"expected one card lost to a trap, got {lost}")
        card = texts.CARDS[str(lost[0]["card"])]
        if card not in hand:
            raise Different(f"expected a card of {hand} lost to a trap, got {card}")
        return card

    def next_deal(self) -> Deal:
        return checked_deal(self.state)


def checked_deal(state: State) -> Deal:
    deal = reading.deal_of(reading.position(state))
    if faults := faults_of_deal(int(state.seats), deal):
        raise Different(f"dealt against the tables: {faults}")
    return deal


def begin(plan: Plan) -> tuple[State, World]:
    random = Random(plan.seed)
    state = GAME.new(plan.seats, plan.game_seed, **plan.options)
    options = reading.position(state)["options"]
    world = World(plan.seats, options["rounds"], options["early_end"], options["distance"])
    turn.begin_round(world, checked_deal(state))
    compare_told(plan, world, list(state.latest_row or ()))
    if plan.crowded:
        crowd(world, random, 20)
        state = GAME.load(reading.with_wood(reading.position(state), world))
    return state, world


def follow(plan: Plan) -> Counter[str]:
    """Compares a whole game; returns how often each thing was told."""
    happened: Counter[str] = Counter()
    state, world = begin(plan)
    random = Random(plan.seed)
    choose = purposeful(random) if plan.purposeful else by_chance(random)
    while True:
        moves = compare(plan, state, world)
        if world.over:
            compare_end(plan, state, world)
            return happened
        move = choose(world, moves)
        told = list(state.play(GAME.parse(texts.text(move))))
        turn.play(world, move, EnginesChance(state, told))
        compare_told(plan, world, told)
        happened.update(str(it.what[0]) for it in world.told)


def compare(plan: Plan, state: State, world: World) -> list[Move]:
    """All facts, who decides, the legal moves, the default move, and what a seat or the audience knows, in turn."""
    if bool(state.over) != world.over:
        raise Different(f"{plan}: over: engine {state.over}, plain {world.over}")
    expect_same(plan, reading.facts_of(reading.position(state)), reading.facts_of_world(world))
    expected, got = turn.legal(world), [texts.move(GAME.text(move)) for move in state.moves()]
    if len(got) != len(set(got)) or set(got) != expected:
        raise Different(f"{plan}: moves only of the engine {set(got) - expected}, only plain {expected - set(got)}")
    if not world.over and (default := texts.move(GAME.text(state.default_move()))) != turn.default(world):
        raise Different(f"{plan}: default move: engine {default}, plain {turn.default(world)}")
    seat = (*range(world.seats), None)[state.number % (world.seats + 1)]
    if differences := differences_of_view(state, world, seat):
        raise Different(f"{plan}: view of {seat}: {differences}")
    return sorted(expected, key=repr)


def expect_same(plan: Plan, engine: Mapping[str, object], plain: Mapping[str, object]) -> None:
    differences = {name: (fact, plain[name]) for name, fact in engine.items() if fact != plain[name]}
    if differences:
        raise Different(f"{plan}: in phase {plain['phase']} (engine, plain): {differences}")


def compare_told(plan: Plan, world: World, events: list[Event]) -> None:
    engine, plain = telling.told_by(events), telling.told_in(world)
    one, other = Counter(map(repr, engine)), Counter(map(repr, plain))
    if one != other:
        raise Different(f"{plan}: told only by the engine {list(one - other)}, only plain {list(other - one)}")


def compare_end(plan: Plan, state: State, world: World) -> None:
    outcome = state.outcome
    if list(state.scores) != world.points or sorted(outcome.winners) != scoring.winners(world.points):
        raise Different(f"{plan}: engine {state.scores}, {outcome.winners}; plain {world.points}")


def main() -> None:
    count, first_seed = int(sys.argv[1]), int(next(iter(sys.argv[2:]), 0))
    happened: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + count):
        for seats in SEATS:
            happened += follow(next(plans(seats, 1, seed)))
    print(dict(happened))


if __name__ == "__main__":
    main()
