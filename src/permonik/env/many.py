"""Many games at once, in numpy arrays."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from permonik.engine import game as find_game
from permonik.engine.core.errors import MalformedMove, WrongOption, WrongSeed, shown
from permonik.engine.core.game import is_whole
from permonik.engine.core.randomness import MOST_SEED, Fast
from permonik.engine.core.record import Record
from permonik.engine.core.state import State
from permonik.env.beliefs import beliefs_of
from permonik.env.core.lanes import Lanes
from permonik.env.games import actions, eyes
from permonik.env.rewards import Pay, Referee
from permonik.env.seeds import Seeds
from permonik.env.table import played_record, usual_seats


class Step(NamedTuple):
    """What a batch answers. All arrays but the rewards are of what is to be decided now: a game that has ended has
    begun anew. They are never changed afterwards."""

    observations: NDArray[np.uint8]
    """(games, size): what the seat to move sees; (games, 0) when nothing is observed."""
    masks: NDArray[np.bool_]
    """(games, actions): what it may do."""
    rewards: NDArray[np.float64]
    """(games, seats): what the last actions have brought to each seat, by its number at the table."""
    done: NDArray[np.bool_]
    """(games,): whether the game ended with the last action."""
    to_move: NDArray[np.int64]
    """(games,): the seat that decides."""
    beliefs: NDArray[np.float32]
    """(games, seats, roles): what an apprentice in its place believes of the roles, seats counted from its own one;
    (games, 0, 0) unless asked for: that takes a bot's thought for each game."""


@dataclass(frozen=True, slots=True)
class Episode:
    """A game that has ended."""

    lane: int
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    record: Record | None
    """As `permonik replay` reads it, when records were asked for."""


def whole(value: object) -> int | None:
    """A whole number, as numpy has it, too."""
    return int(value) if is_whole(value) or isinstance(value, np.integer) else None


def counted(count: object) -> int:
    number = whole(count)
    if number is None or number < 1:
        raise WrongOption("a number from 1 on", shown(count), option="count")
    return number


def seeded(seed: object) -> int:
    number = whole(seed)
    if number is None or not 0 <= number <= MOST_SEED:
        raise WrongSeed(f"a number from 0 to {MOST_SEED}", shown(seed))
    return number


class Batch:
    """Steps many games of a kind at once; a game that ends begins anew."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        observations: bool = True,
        beliefs: bool = False,
        rewards: Pay = "score",
        records: bool = False,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = find_game(game)
        self.count = count = counted(count)
        seed = seeded(seed)
        self.seats = usual_seats(self.game) if seats is None else self.game.check_seats(seats)
        self.options = self.game.check_options(options or {}, self.seats)
        self.actions = actions(game)
        self.eyes = eyes(game)
        self.pay: Pay = rewards
        self.beliefs = beliefs
        self.records = records
        self.seeds = [Seeds(seed, lane) for lane in range(count)]
        self.seed_of = [0] * count
        self.referees = [Referee(self.game, rewards) for _ in range(count)]
        self.episodes: list[Episode] = []
        """The games that ended with the last step."""
        self.lanes = Lanes(
            self.eyes if observations or beliefs else None,  # a thought needs what was told
            self.actions.coder(),
            [self.begin(lane) for lane in range(count)],
            Fast(seed % 2**53),
            records,
        )

    @property
    def action_count(self) -> int:
        return self.actions.size

    @property
    def outside(self) -> int:
        """How many legal moves without an action of their own were met, over all positions; they are played by the
        number `action_count + move`."""
        return int(self.lanes.outside)

    @property
    def steps(self) -> int:
        return int(self.lanes.steps)

    @property
    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, chosen at random with equal chances for all moves."""
        return np.frombuffer(memoryview(self.lanes.suggested), np.int64)

    def begin(self, lane: int) -> State:
        self.seed_of[lane] = self.seeds[lane].next()
        self.referees[lane] = Referee(self.game, self.pay)
        return self.game.new(self.seats, self.seed_of[lane], **self.options)

    def reset(self) -> Step:
        """The first decisions, or those of now."""
        return self.answer(np.zeros((self.count, self.seats)), np.zeros(self.count, np.bool_))

    def step(self, chosen: NDArray[np.int64]) -> Step:
        """Plays an action in each game. Raises ValueError, and plays nothing, when one of them is not legal."""
        numbers = np.asarray(chosen)
        if numbers.dtype.kind not in "iu":
            raise MalformedMove("actions as whole numbers", f"an array of {numbers.dtype}")
        given = np.ascontiguousarray(numbers, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"{self.count} actions were expected, not an array of shape {given.shape}")
        rewards = np.zeros((self.count, self.seats))
        done = np.zeros(self.count, np.bool_)
        self.episodes = []
        for lane in self.lanes.step(given.tobytes()):
            state = self.lanes.states[lane]
            rewards[lane] = self.referees[lane].earned(state)
            if state.over:
                done[lane] = True
                self.episodes.append(self.episode(lane, state))
                self.lanes.renew(lane, self.begin(lane))
        return self.answer(rewards, done)

    def answer(self, rewards: NDArray[np.float64], done: NDArray[np.bool_]) -> Step:
        lanes = self.lanes
        lanes.sense()
        views = np.frombuffer(memoryview(lanes.views), np.uint8) if lanes.eyes else np.zeros(0, np.uint8)
        return Step(
            views.reshape(self.count, -1) if lanes.eyes else views.reshape(self.count, 0),
            np.frombuffer(memoryview(lanes.masks), np.bool_).reshape(self.count, -1),
            rewards,
            done,
            np.frombuffer(memoryview(lanes.to_move), np.int64),
            self.believed(),
        )

    def believed(self) -> NDArray[np.float32]:
        if not self.beliefs:
            return np.zeros((self.count, 0, 0), np.float32)
        return np.stack([beliefs_of(state, int(state.to_move)) for state in self.lanes.states])

    def episode(self, lane: int, state: State) -> Episode:
        record = None
        if self.records:
            played = self.lanes.played[lane]
            record = played_record(self.game, self.seats, self.seed_of[lane], self.options, played)
        return Episode(lane, self.seed_of[lane], tuple(state.scores), state.outcome.winners, record)

    def part(self, observations: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        """A segment of observations in its own shape, without copying."""
        segment = next(one for one in self.eyes.segments if one.name == name)
        size = int(np.prod(segment.shape))
        return observations[:, segment.start : segment.start + size].reshape(-1, *segment.shape)
