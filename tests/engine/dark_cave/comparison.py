"""Follows the engine of The Dark Cave with the plain implementation.

`python -m tests.engine.dark_cave.comparison 200` compares as many games of each number of seats, `... 200 1000` those
from the thousandth on.
"""

from random import Random

import permonik
from permonik.engine.core.events import Event
from permonik.engine.core.state import State
from tests.engine.comparison import Comparison, Different, Facts, saved
from tests.engine.dark_cave import players, reading, telling, texts, views
from tests.engine.dark_cave.plain import turn
from tests.engine.dark_cave.plain.crowd import crowd
from tests.engine.dark_cave.plain.setup import faults_of_deal
from tests.engine.dark_cave.plain.world import World
from tests.engine.plain_play import Move, Player, Told


class EnginesChance:
    """What chance decided in the engine's move: the cards lost to bridges and rats, in their order."""

    def __init__(self, told: list[Event]) -> None:
        self.lost = [event for event in told if event.name == "lost"]

    def lost_card(self, seat: int, hand: list[str]) -> str:
        if not self.lost or self.lost[0].args["seat"] != seat:
            raise Different(f"expected a card lost by seat {seat}, got {self.lost}")
        secret = self.lost.pop(0).secret
        assert secret is not None
        card = texts.CARDS[str(secret["card"])]
        if card not in hand:
            raise Different(f"expected a card of {hand} lost, got {card}")
        return card


class DarkCave(Comparison[World]):
    game = permonik.game("dark-cave")
    seats = range(2, 9)
    options = (
        {},
        {"early_end": True},
        {"clan": "yellow"},
        {"clan": "blue", "first_player": 1},
        {"early_end": True, "first_player": 0},
    )
    in_order = frozenset({
        "stepped", "crept", "uncovered", "paid toll", "lost a card", "draws less", "answered", "attacked",
        "escaped", "revealed", "took a nugget", "stood up", "skipped",
    })  # fmt: skip
    """DC-041, DC-213, DC-224 to DC-227."""

    def new_world(self, state: State) -> World:
        facts = saved(state)
        seats, options = int(state.seats), facts["options"]
        deal = reading.deal_of(facts)
        faults = faults_of_deal(seats, deal)
        if seats in (3, 4) and options["clan"] not in ("random", deal.clan_cards[0][0]):
            faults.append("clan")
        if options["first_player"] not in ("random", deal.starter):
            faults.append("first player")
        if faults:
            raise Different(f"dealt against the tables: {faults}")
        world = World(seats, options["early_end"])
        turn.begin(world, deal)
        return world

    def crowd(self, state: State, world: World, random: Random) -> State:
        crowd(world, random, 20)
        return self.game.load(reading.with_cave(saved(state), world))

    def purposeful(self, random: Random) -> Player[World]:
        return players.purposeful(random)

    def legal(self, world: World) -> set[Move]:
        return turn.legal(world)

    def default(self, world: World) -> Move:
        return turn.default(world)

    def play(self, world: World, move: Move, state: State, told: list[Event]) -> None:
        chance = EnginesChance(told)
        turn.play(world, move, chance)
        if chance.lost:
            raise Different(f"lost only in the engine: {chance.lost}")

    def text(self, world: World, move: Move) -> str:
        return texts.text(world, move)

    def move(self, world: World, text: str) -> Move:
        return texts.move(world, text)

    def facts(self, state: State, world: World) -> tuple[Facts, Facts]:
        return reading.facts_of(saved(state), world), reading.facts_of_world(world)

    def views(self, state: State, world: World, seat: int | None) -> tuple[Facts, Facts]:
        return views.shown(state.view(seat), world), views.expected(world, seat)

    def told(self, events: list[Event], world: World) -> tuple[list[Told], list[Told]]:
        return telling.told_by(events, world), telling.told_in(world)

    def scores(self, world: World) -> tuple[list[int], list[int]]:
        return [int(seat in world.winners) for seat in range(world.seats)], world.winners


DARK_CAVE = DarkCave()

if __name__ == "__main__":
    DARK_CAVE.main()
