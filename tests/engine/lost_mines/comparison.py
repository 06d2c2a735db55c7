"""Follows the engine of The Lost Mines with the plain implementation.

`python -m tests.engine.lost_mines.comparison 200` compares as many games of each number of seats, `... 200 1000` those
from the thousandth on.
"""

from random import Random

import permonik
from permonik.engine.core.events import Event
from permonik.engine.core.state import State
from tests.engine.comparison import Comparison, Different, Facts, saved
from tests.engine.lost_mines import players, reading, telling, texts, views
from tests.engine.lost_mines.plain import scoring, turn
from tests.engine.lost_mines.plain.crowd import crowd
from tests.engine.lost_mines.plain.setup import faults_of_deal
from tests.engine.lost_mines.plain.world import Deal, World
from tests.engine.plain_play import Move, Player, Told


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
    deal = reading.deal_of(saved(state))
    if faults := faults_of_deal(int(state.seats), deal):
        raise Different(f"dealt against the tables: {faults}")
    return deal


class LostMines(Comparison[World]):
    game = permonik.game("lost-mines")
    seats = range(3, 10)
    options = (
        {},
        {"distance": 6, "rounds": 1},
        {"early_end": True},
        {"distance": 7, "rounds": 3, "early_end": True},
        {"rounds": 4, "distance": 6, "first_player": 1},
    )

    def new_world(self, state: State) -> World:
        options = saved(state)["options"]
        world = World(int(state.seats), options["rounds"], options["early_end"], options["distance"])
        turn.begin_round(world, checked_deal(state))
        return world

    def crowd(self, state: State, world: World, random: Random) -> State:
        crowd(world, random, 20)
        return self.game.load(reading.with_wood(saved(state), world))

    def purposeful(self, random: Random) -> Player[World]:
        return players.purposeful(random)

    def legal(self, world: World) -> set[Move]:
        return turn.legal(world)

    def default(self, world: World) -> Move:
        return turn.default(world)

    def play(self, world: World, move: Move, state: State, told: list[Event]) -> None:
        turn.play(world, move, EnginesChance(state, told))

    def text(self, world: World, move: Move) -> str:
        return texts.text(move)

    def move(self, world: World, text: str) -> Move:
        return texts.move(text)

    def facts(self, state: State, world: World) -> tuple[Facts, Facts]:
        return reading.facts_of(saved(state)), reading.facts_of_world(world)

    def views(self, state: State, world: World, seat: int | None) -> tuple[Facts, Facts]:
        return views.shown(state.view(seat)), views.expected(world, seat)

    def told(self, events: list[Event], world: World) -> tuple[list[Told], list[Told]]:
        return telling.told_by(events), telling.told_in(world)

    def scores(self, world: World) -> tuple[list[int], list[int]]:
        return world.points, scoring.winners(world.points)


LOST_MINES = LostMines()

if __name__ == "__main__":
    LOST_MINES.main()
