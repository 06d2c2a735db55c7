"""One game played by actions, with its record."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from permonik.engine import game as find_game
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.record import Record
from permonik.engine.core.state import State
from permonik.env.beliefs import beliefs_of, shape_of
from permonik.env.core.lanes import Glance
from permonik.env.games import actions, eyes
from permonik.env.rewards import Pay, Referee
from permonik.env.seeds import SEED_BITS

USUAL_SEATS = 5


def usual_seats(game: Game) -> int:
    return min(USUAL_SEATS, game.most_seats)


def played_record(
    game: Game, seats: int, seed: int, options: Mapping[str, OptionValue], moves: Sequence[int]
) -> Record:
    """The record of a game; it is played once more to tell who moved."""
    state = game.new(seats, seed, **options)
    played = []
    for move in moves:
        played.append((int(state.to_move), game.text(move, state)))
        state.play(move)
    scores = tuple(state.scores) if state.over else ()
    return Record(game.id, game.rules_version, seats, seed, options, moves=tuple(played), scores=scores)


class Table:
    """A game, what its seats see and may do, and what they have earned."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        pay: Pay,
        options: Mapping[str, object] | None,
        records: Path | str | None = None,
        beliefs: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.seats = usual_seats(self.game) if seats is None else self.game.check_seats(seats)
        self.options = self.game.check_options(options or {}, self.seats)
        self.pay: Pay = pay
        self.beliefs = beliefs
        self.records = None if records is None else Path(records)
        """The folder into which every game is written that has ended."""
        self.actions = actions(game)
        self.eyes = eyes(game)
        self.glance = Glance(self.eyes, self.actions.coder())
        self.referee = Referee(self.game, pay)
        self.moves: list[int] = []
        self.seed = 0
        self.state: State = self.game.new(self.seats, 0, **self.options)

    def begin(self, random: np.random.Generator) -> None:
        self.seed = int(random.integers(2**SEED_BITS))
        self.state = self.game.new(self.seats, self.seed, **self.options)
        self.referee = Referee(self.game, self.pay)
        self.moves = []

    def seen_by(self, seat: int) -> dict[str, Any]:
        """All that a seat gets, by name."""
        seen = {"observation": self.observation(seat), "action_mask": self.mask(seat)}
        return {**seen, "beliefs": beliefs_of(self.state, seat)} if self.beliefs else seen

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(memoryview(self.glance.observation(self.state, seat)), np.uint8)

    def mask(self, seat: int) -> NDArray[np.int8]:
        may_decide = not self.state.over and seat == self.state.to_move
        mask = self.glance.mask(self.state) if may_decide else self.glance.no_mask()
        return np.frombuffer(memoryview(mask), np.int8)

    def move_of(self, action: int) -> int | None:
        """The legal move that an action means; None for one that is not legal."""
        move = self.glance.move(self.state, int(action))
        return None if move < 0 else move

    def play(self, move: int) -> list[float]:
        """Plays a legal move by its number; gives what each seat has earned by it."""
        before = self.state.round
        self.moves.append(move)
        self.state.play(move)
        if not self.state.over and self.state.round == before:
            return [0.0] * self.seats
        earned = self.referee.earned(self.state)
        if self.state.over and self.records is not None:
            self.records.mkdir(parents=True, exist_ok=True)
            (self.records / f"{self.game.id}-{self.seed}.txt").write_text(self.record().write(), encoding="utf-8")
        return earned

    def record(self) -> Record:
        """The game so far, as `permonik replay` reads it."""
        return played_record(self.game, self.seats, self.seed, self.options, self.moves)


def spaces_of(table: Table) -> tuple[Any, Any]:
    """What is observed, and what can be done, as Gymnasium says it."""
    from gymnasium import spaces  # noqa: PLC0415 - only environments that others define need it

    observed: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (int(table.eyes.size),), np.uint8),
        "action_mask": spaces.Box(0, 1, (table.actions.size,), np.int8),
    }
    if table.beliefs:
        observed["beliefs"] = spaces.Box(0, 1, shape_of(table.game), np.float32)
    return spaces.Dict(observed), spaces.Discrete(table.actions.size)
