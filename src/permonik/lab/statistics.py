"""What a simulation shows: rates with intervals, lengths, scores."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from permonik.engine.core.game import Game
from permonik.lab.simulate import GameResult

Z_95 = 1.959964


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score)."""
    if trials == 0:
        return 0.0, 1.0
    rate, square = hits / trials, Z_95 * Z_95
    middle = (rate + square / (2 * trials)) / (1 + square / trials)
    half = Z_95 / (1 + square / trials) * sqrt(rate * (1 - rate) / trials + square / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(hits: int, trials: int) -> dict[str, object]:
    low, high = wilson(hits, trials)
    share = hits / trials if trials else 0.0
    return {"count": hits, "of": trials, "rate": round(share, 4), "interval": [round(low, 4), round(high, 4)]}


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 4) if numbers else 0.0


@dataclass
class Numbers:
    """Adds up numbers; their mean has an interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def around(self, middle: float) -> list[float]:
        """The 95 % interval of the mean, moved to where the middle is said to be."""
        if self.count < 2:
            return [round(middle, 4), round(middle, 4)]
        variance = max(0.0, self.squares - self.total * self.total / self.count) / (self.count - 1)
        half = Z_95 * sqrt(variance / self.count)
        return [round(middle - half, 4), round(middle + half, 4)]


def spread(lengths: Counter[int]) -> dict[str, object]:
    """Smallest, middle and largest of many whole numbers, and their mean."""
    numbers = sorted(lengths.elements())
    if not numbers:
        return {"mean": 0.0, "interval": [0.0, 0.0], "least": 0, "median": 0, "most": 0}
    added = Numbers(len(numbers), sum(numbers), sum(number * number for number in numbers))
    others = {"least": numbers[0], "median": numbers[len(numbers) // 2], "most": numbers[-1]}
    return {"mean": mean(numbers), "interval": added.around(mean(numbers)), **others}


@dataclass
class Tally:
    """Adds up games; it may be asked at any time."""

    game: Game
    seats: int
    games: int = 0
    rounds: int = 0
    endings: int = 0
    """Rounds that somebody can win; in a game whose rounds are turns of each there is one."""
    steps: int = 0
    sides: Counter[str] = field(default_factory=Counter)
    role_won: Counter[str] = field(default_factory=Counter)
    role_played: Counter[str] = field(default_factory=Counter)
    role_points: Counter[str] = field(default_factory=Counter)
    role_means: dict[str, Numbers] = field(default_factory=lambda: defaultdict(Numbers))
    """What a role scored on average in each round: seats of the same round are no proof of each other."""
    lengths: Counter[int] = field(default_factory=Counter)
    rounds_of_games: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    best: Counter[int] = field(default_factory=Counter)

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.rounds += len(result.lengths)
        self.rounds_of_games[len(result.lengths)] += 1
        self.endings += len(result.rounds)
        self.steps += sum(result.lengths)
        self.lengths.update(result.lengths)
        for summary in result.rounds:
            self.sides.update(summary.winners)
            for role in set(summary.roles):
                points_of = [points for one, points in zip(summary.roles, summary.points, strict=True) if one == role]
                self.role_means[role].add(sum(points_of) / len(points_of))
            for role, won, points in zip(summary.roles, summary.won, summary.points, strict=True):
                self.role_played[role] += 1
                self.role_won[role] += won
                self.role_points[role] += points
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        self.best.update(result.winners)

    def gold_of(self, role: str) -> float:
        played = self.role_played[role]
        return round(self.role_points[role] / played, 4) if played else 0.0

    def report(self) -> Mapping[str, object]:
        """The result as plain data. `gold` is what a role scores in a round, or in a game that is won once."""
        return {
            "games": self.games,
            "rounds": self.rounds,
            "steps": self.steps,
            "wins": {
                "sides": {side: rate(self.sides[side], self.endings) for side in self.game.sides},
                "roles": {role: rate(self.role_won[role], self.role_played[role]) for role in self.game.roles},
                "seats": [rate(self.best[seat], self.games) for seat in range(self.seats)],
            },
            "lengths": spread(self.lengths),
            "rounds_of_games": spread(self.rounds_of_games),
            "gold": {role: self.gold_of(role) for role in self.game.roles},
            "gold_intervals": {role: self.role_means[role].around(self.gold_of(role)) for role in self.game.roles},
            "scores": {
                "mean": [round(self.scores[seat] / self.games, 4) if self.games else 0.0 for seat in range(self.seats)]
            },
        }
