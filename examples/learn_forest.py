"""Learns Diamond Forest by playing against random moves, with scikit-learn; a minute or two on one core.

python examples/learn_forest.py [--rounds 10] [--games 32] [--steps 400] [--seed 1] [--curve FILE.svg]

The learner estimates what a legal action is worth: the diamonds that it will soon find, and the win. It sees the kind
of the action and what it knows of the tile that the action names, and fits a linear model of scikit-learn to what its
decisions have brought (Monte Carlo control). It begins with random moves, which win half of the games, and learns after
every round of a batch of games.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import Ridge

import permonik.env
from permonik.env.many import Batch, Step

BOARD = "light"
LEARNER = 0
"""Its seat; the other one plays at random."""
DISCOUNT = 0.95
"""What something is worth one decision earlier."""
CURIOSITY = 0.15
"""How often it tries a random move."""
MEMORY = 12
"""So many of the last rounds it learns from."""

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


class Features:
    """Legal actions as numbers: for each kind of action a 1, and the planes of the tile that it names."""

    def __init__(self, many: Batch) -> None:
        self.many = many
        known = many.actions
        blocks = known.moves.blocks
        parts = [known.taken_apart(action) for action in range(known.size)]
        self.kinds = np.array([len(blocks) if block is None else blocks.index(block) for block, _ in parts])
        places = known.window.places()
        named = [
            digits[0] if block and block.parts and block.parts[0].name == "cell" else None for block, digits in parts
        ]
        self.places = np.array([-1 if cell is None else places[known.cells[cell]] for cell in named])
        self.kind_count = len(blocks) + 1

    def of(self, observations: NDArray[np.uint8], actions: Numbers) -> Floats:
        """A row for each pair of an observation and an action."""
        board = self.many.part(observations, "board").reshape(len(actions), -1, self.board_area)
        own = self.many.part(observations, "diamonds")[:, 0]
        wanted = self.many.part(observations, "colours") & ~own
        places, rows = self.places[actions], np.arange(len(actions))
        tile = np.where(places[:, None] >= 0, board[rows, :, places], 0)
        # What a tile is worth depends on what is still wanted: a diamond of a colour, or the way home.
        is_rich = wanted.any(axis=1, keepdims=True)
        seen = np.concatenate([tile, tile * is_rich, tile[:, 6:10] * wanted, np.ones((len(actions), 1))], axis=1)
        by_kind = np.zeros((len(actions), self.kind_count, seen.shape[1]), np.float32)
        by_kind[rows, self.kinds[actions]] = seen
        return by_kind.reshape(len(actions), -1)

    @property
    def board_area(self) -> int:
        return self.many.actions.window.rows * self.many.actions.window.columns


class Learner:
    def __init__(self, features: Features, seed: int) -> None:
        self.features = features
        self.random = np.random.default_rng(seed)
        self.model: Ridge | None = None
        self.memory: list[tuple[Floats, Floats]] = []

    def choose(self, step: Step, lanes: Numbers) -> Numbers:
        """The best legal action in each of these games, or now and then any."""
        rows, actions = np.nonzero(step.masks[lanes])
        worth = self.random.random(len(actions))
        if self.model is not None:
            guessed = self.model.predict(self.features.of(step.observations[lanes][rows], actions))
            tries = self.random.random(len(lanes)) < CURIOSITY
            worth = np.where(tries[rows], worth, guessed + 1e-6 * worth)
        best = np.full(len(lanes), -np.inf)
        np.maximum.at(best, rows, worth)
        is_best = worth == best[rows]
        chosen = np.zeros(len(lanes), np.int64)
        chosen[rows[is_best]] = actions[is_best]
        return chosen

    def learn(self, seen: Floats, brought: Floats) -> None:
        self.memory = [*self.memory[1 - MEMORY :], (seen, brought)]
        known, worth = (np.concatenate(parts) for parts in zip(*self.memory, strict=True))
        self.model = Ridge(alpha=10.0).fit(known, worth)


class Diary:
    """The decisions of the learner in one game, and what each of them has brought at once."""

    def __init__(self) -> None:
        self.seen: list[NDArray[np.uint8]] = []
        self.chosen: list[int] = []
        self.brought: list[float] = []
        self.diamonds = 0

    def note(self, seen: NDArray[np.uint8], diamonds: int, action: int) -> None:
        self.praise(diamonds - self.diamonds)
        self.diamonds = diamonds
        self.seen.append(seen)
        self.chosen.append(action)
        self.brought.append(0.0)

    def praise(self, reward: float) -> None:
        if self.brought:
            self.brought[-1] += reward

    def returns(self) -> Floats:
        later, found = 0.0, np.zeros(len(self.brought), np.float32)
        for number in reversed(range(len(self.brought))):
            later = self.brought[number] + DISCOUNT * later
            found[number] = later
        return found


def play(many: Batch, learner: Learner, steps: int) -> tuple[list[Diary], int, int]:
    """Plays so many steps of all games; the diaries, how many games have ended, and how many the learner has won."""
    diaries = [Diary() for _ in range(many.count)]
    finished: list[Diary] = []
    ended = won = 0
    step = many.reset()
    for _ in range(steps):
        chosen = many.random_actions.copy()
        own = np.flatnonzero(step.to_move == LEARNER)
        if len(own):
            chosen[own] = learner.choose(step, own)
            diamonds = many.part(step.observations[own], "diamonds")[:, 0].sum(axis=1)
            for lane, count in zip(own, diamonds, strict=True):
                diaries[lane].note(step.observations[lane], int(count), int(chosen[lane]))
        step = many.step(chosen)
        for episode in many.episodes:
            ended += 1
            won += LEARNER in episode.winners
            diaries[episode.lane].praise(float(LEARNER in episode.winners))
            finished.append(diaries[episode.lane])
            diaries[episode.lane] = Diary()
    return [diary for diary in [*finished, *diaries] if diary.seen], ended, won


def learn(rounds: int, games: int, steps: int, seed: int) -> list[tuple[int, int, int]]:
    """The curve: for each round how many steps were played before it, games that ended, and games won."""
    many = permonik.env.batch("diamond-forest", games, seats=2, seed=seed, board=BOARD)
    learner = Learner(Features(many), seed)
    curve = []
    for number in range(rounds):
        diaries, ended, won = play(many, learner, steps)
        curve.append((number * steps * games, ended, won))
        print(f"after {curve[-1][0]:>9,} steps: {won} of {ended} games won", flush=True)
        seen = np.concatenate([np.stack(diary.seen) for diary in diaries])
        chosen = np.concatenate([np.array(diary.chosen) for diary in diaries])
        learner.learn(learner.features.of(seen, chosen), np.concatenate([diary.returns() for diary in diaries]))
    return curve


def drawn(curve: Sequence[tuple[int, int, int]]) -> str:
    """The share of games won over the steps played, as a picture."""
    wide, high, left, foot = 560, 260, 44, 30
    most = max(steps for steps, _, _ in curve) or 1
    points = [(left + (wide - left - 16) * steps / most, won / ended) for steps, ended, won in curve if ended]
    line = " ".join(f"{x:.0f},{foot / 2 + (high - 1.5 * foot) * (1 - share):.0f}" for x, share in points)
    grid = ""
    for share in (0, 0.5, 1):
        y = foot / 2 + (high - 1.5 * foot) * (1 - share)
        grid += f'<path d="M{left} {y:.0f}H{wide - 16}" stroke="#bbb"/>'
        grid += f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{grid}'
        f'<polyline points="{line}" fill="none" stroke="#a4551e" stroke-width="3"/>'
        f'<text x="{left}" y="{high - 4}">0</text>'
        f'<text x="{wide - 16}" y="{high - 4}" text-anchor="end">{most:,} steps; games won against random moves</text>'
        "</svg>\n"
    )


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10, help="of playing and learning")
    parser.add_argument("--games", type=int, default=32, help="side by side")
    parser.add_argument("--steps", type=int, default=400, help="of each game in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="an SVG file for the curve")
    options = parser.parse_args(arguments)
    curve = learn(options.rounds, options.games, options.steps, options.seed)
    if options.curve:
        options.curve.write_text(drawn(curve), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
