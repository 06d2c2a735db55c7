"""A table at which the rules are tried out: positions drawn as text, moves in words, outcomes to look at."""

from collections import Counter
from collections.abc import Mapping
from textwrap import dedent
from typing import cast

import msgspec
import pytest

import permonik
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.diamond_forest.drawing import tile_word
from permonik.engine.diamond_forest.formats import Dwarf, Position
from permonik.engine.diamond_forest.game import DiamondForestGame
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.view import ForestView

GAME = cast(DiamondForestGame, permonik.game("diamond-forest"))
SEATS = (2, 3, 4)
BOARDS = ("light", "rectangle", "cross", "7x7", "8x8", "full")
COLOURS = ("red", "blue", "green", "yellow")
TRICKS = ("trade", "look", "whisk", "shuffle")


class Table:
    """A game in progress, watched by somebody who sees everything."""

    def __init__(self, state: DiamondForest) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last move brought about, secrets included."""

    def play(self, *moves: str) -> "Table":
        """Plays one move after another, whoever is to move."""
        for move in moves:
            self.events = list(self.state.play(GAME.parse(move)))
        return self

    def legal(self, move: str) -> bool:
        """Whether a move is legal; the list of moves must say the same."""
        number = GAME.parse(move)
        legal = self.state.refusal(number) is None
        assert legal == (number in self.state.moves()), f"moves() and refusal() disagree about {move!r}"
        return legal

    def refused(self, move: str) -> str:
        """Why a move is refused, such as "not_beside FO-018"; trying it must not change anything."""
        before = GAME.save(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(move)
        assert GAME.save(self.state) == before, f"the refused move {move!r} changed something"
        assert move not in self.moves(), f"the refused move {move!r} is listed"
        return " ".join([caught.value.refusal.reason, *caught.value.refusal.rules])

    def moves(self, kind: str = "") -> list[str]:
        """The legal moves, or those of one kind."""
        return [text for move in self.state.moves() if (text := GAME.text(move)).startswith(kind)]

    def at(self, x: int, y: int) -> str:
        """What lies on a cell, as it is drawn: `(path)` face down, `path` face up, `path!` to the end of the game."""
        return next(tile_word(tile) for tile in self.facts.tiles if (tile.x, tile.y) == (x, y))

    def dwarf(self, seat: int) -> Dwarf:
        return self.view(None).dwarfs[seat]

    def where(self, seat: int) -> tuple[int | None, int | None]:
        return self.dwarf(seat).x, self.dwarf(seat).y

    def told(self, name: str) -> list[Mapping[str, object]]:
        """What the last move told everybody under one name."""
        return [event.args for event in self.events if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self.events]

    def view(self, seat: int | None) -> ForestView:
        return GAME.view(self.state, seat)

    def screen(self, seat: int | None) -> ForestView:
        return GAME.screen(self.state, seat)

    def known(self, seat: int | None, x: int, y: int) -> str | None:
        """The tile on a cell as far as a seat has seen it."""
        return next(tile.name for tile in self.view(seat).tiles if (tile.x, tile.y) == (x, y))

    def displayed(self, seat: int | None, x: int, y: int) -> str | None:
        """The tile on a cell as far as a seat's screen shows it."""
        return next(tile.name for tile in self.screen(seat).tiles if (tile.x, tile.y) == (x, y))

    @property
    def facts(self) -> Position:
        """Every fact of the position, secrets included."""
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.active)

    @property
    def phase(self) -> str:
        return self.view(None).phase

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)

    def tiles(self) -> Counter[str]:
        return Counter(str(tile.name) for tile in self.facts.tiles)


def dice(*rolls: int) -> str:
    """The line that says what is rolled next; for the symbol die a roll is the number of a face."""
    return " ".join(["dice", *map(str, rolls)])


def given(drawing: str, *lines: str, rolls: tuple[int, ...] = (), trick: str = "") -> Table:
    """A drawn position; two seats unless a line says otherwise, each dwarf on the next entrance as one reads. The imp's
    die may have one trick on all its faces."""
    said = list(lines)
    if trick:
        said.append(f"option die_faces {','.join([trick] * 6)}")
    if rolls:
        said.append(dice(*rolls))
    seats = next((line for line in said if line.startswith("seats")), "seats 2")
    for seat, at in zip(range(int(seats[-1])), entrances(drawing), strict=False):
        if not any(line.startswith((f"dwarf {seat}", "phase starting")) for line in said):
            said.append(f"dwarf {seat} {at}")
    return Table(GAME.load("\n".join(["position diamond-forest", seats, *said, "forest", dedent(drawing)])))


def entrances(drawing: str) -> list[str]:
    rows = dedent(drawing).strip().splitlines()
    return [f"{x},{y}" for y, row in enumerate(rows) for x, word in enumerate(row.split()) if word == "E"]


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def woken(drawing: str, *lines: str, trick: str) -> Table:
    """The active dwarf has entered an imp, and the die shows this trick."""
    return given(drawing, "phase rolling", *lines, trick=trick).play("roll")
