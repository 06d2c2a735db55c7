"""Second worlds for the tests of secrecy: the same game with tiles exchanged that a seat has not seen.

`Trace` follows every tile by its number in the deal and knows from the
rules and the public events alone who has seen what. It never asks the engine what a seat knows, and never the imaginer.
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.core.options import OptionValue
from permonik.engine.diamond_forest.boards import board_of
from permonik.engine.diamond_forest.formats import DealFile
from permonik.engine.diamond_forest.game import DiamondForestGame
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tiles import NAMES
from tests.engine.dealt_worlds import DealtWorld
from tests.engine.diamond_forest.play import GAME, Plan

Point = tuple[int, int]


World = DealtWorld[DiamondForestGame, DiamondForest, DealFile]


def random_deal(seats: int, random: Random, options: Mapping[str, OptionValue]) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    chosen = {name: value for name, value in options.items() if name != "first_player"}
    values = GAME.check_options(chosen, seats)
    board = board_of(str(values["board"]), str(values["rock_values"]))
    tiles = [NAMES[int(tile)] for tile in board.tiles]
    random.shuffle(tiles)
    first, seed = random.randrange(seats), random.randrange(1 << 30)
    return DealFile(game=GAME.id, seats=seats, tiles=tiles, first=first, seed=seed, options=chosen)


def played_world(plan: Plan) -> World:
    """A whole game in an explicit deal."""
    return World(GAME, random_deal(plan.seats, Random(plan.seed), plan.options)).played(plan.chooser())


class Trace:
    """Where each tile of a deal went, and which of them one seat (None: the audience) has seen."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.seat = seat
        self.seen: set[int] = set()
        state = world.begin()
        places = [(tile.x, tile.y) for tile in GAME.view(state, None).tiles if not tile.up]
        self.at: dict[Point, int] = {place: number for number, place in enumerate(places)}
        for move in world.moves:
            for event in state.play(move):
                self.hear(event)

    def hear(self, event: Event) -> None:
        if event.name in ("swapped", "whisked"):
            one, two = self.cell(event.args), self.cell(event.args, "to_")
            self.at[one], self.at[two] = self.at[two], self.at[one]
        elif event.name in ("shown", "lit") or (event.name == "peeked" and event.args["seat"] == self.seat):
            self.seen.add(self.at[self.cell(event.args)])

    def cell(self, args: Mapping[str, object], prefix: str = "") -> Point:
        x, y = args[f"{prefix}x"], args[f"{prefix}y"]
        assert isinstance(x, int)
        assert isinstance(y, int)
        return x, y

    def second_world(self, random: Random) -> World:
        """The same moves in a forest where all tiles that the seat has not seen are shuffled."""
        tiles = list(self.world.deal.tiles)
        unseen = [number for number in range(len(tiles)) if number not in self.seen]
        shuffled = [tiles[number] for number in unseen]
        random.shuffle(shuffled)
        for number, tile in zip(unseen, shuffled, strict=True):
            tiles[number] = tile
        return replace(self.world, deal=msgspec.structs.replace(self.world.deal, tiles=tiles))


def exchanged(world: World, one: int, two: int) -> World:
    """The world in which two tiles of the deal have changed places."""
    tiles = list(world.deal.tiles)
    tiles[one], tiles[two] = tiles[two], tiles[one]
    return replace(world, deal=msgspec.structs.replace(world.deal, tiles=tiles))
