"""What an arena shows: ratings, win rates and gains, each with its 95 % interval.

A gain compares the same seats of the same deals, played by one bot and by the other; a round is one observation,
however many seats are looked at in it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log10, sqrt
from random import Random

from permonik.engine.core.game import Game
from permonik.lab.arena import Contest, PlayedRound, Seating, everybody, one_among, one_role
from permonik.lab.statistics import Z_95, wilson

Report = dict[str, object]

SAMPLES = 400
"""Contests drawn from the rounds that were played, to see how ratings vary."""
SCALE = 400
"""Points of rating for odds of ten to one."""
FITTING = 100
LEAST = 0.001
"""No score is so one-sided that ratings would be endless."""


@dataclass
class Pairs:
    """What seats got with the bot in question, and with the other one in the same deal."""

    won: list[float] = field(default_factory=list)
    usual: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    """The difference."""

    def add(self, played: PlayedRound, seating: Seating, base: Seating, seats: Sequence[int]) -> None:
        then, usually = played.ends[seating], played.ends[base]
        self.won.append(share(then.won[seat] for seat in seats))
        self.usual.append(share(usually.won[seat] for seat in seats))
        self.points.append(share(then.points[seat] - usually.points[seat] for seat in seats))

    def report(self) -> Report:
        gains = [won - usual for won, usual in zip(self.won, self.usual, strict=True)]
        return {
            "won": rate_of(self.won),
            "usual": rate_of(self.usual),
            "gain": mean_of(gains),
            "points": mean_of(self.points),
        }


def share(numbers: Iterable[float]) -> float:
    found = [float(number) for number in numbers]
    return sum(found) / len(found)


def rate_of(shares: Sequence[float]) -> Report:
    low, high = wilson(sum(shares), len(shares))
    rate = sum(shares) / len(shares) if shares else 0.0
    return {"rate": round(rate, 4), "interval": [round(low, 4), round(high, 4)], "rounds": len(shares)}


def mean_of(numbers: Sequence[float]) -> Report:
    """A mean that may be negative."""
    count = len(numbers)
    mean = sum(numbers) / count if count else 0.0
    squares = sum((number - mean) ** 2 for number in numbers)
    half = Z_95 * sqrt(squares / (count - 1) / count) if count > 1 else 0.0
    return {"mean": round(mean, 4), "interval": [round(mean - half, 4), round(mean + half, 4)]}


@dataclass
class Standings:
    """Adds up rounds; it may be asked at any time."""

    game: Game
    contest: Contest
    rounds: int = 0
    sides: dict[str, dict[str, list[float]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    """For a table of one kind of bots whether each side won."""
    alone: dict[tuple[str, str], Pairs] = field(default_factory=lambda: defaultdict(Pairs))
    """One bot among others of another kind."""
    alone_by_role: dict[tuple[str, str, str], Pairs] = field(default_factory=lambda: defaultdict(Pairs))
    by_role: dict[tuple[str, str, str], Pairs] = field(default_factory=lambda: defaultdict(Pairs))
    """All seats of a role against others."""
    scores: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    """Of each round: 1 when the first bot of a pair did better in the place of the other, 0 when it did worse."""

    def add(self, played: PlayedRound) -> None:
        self.rounds += 1
        for pair in self.contest.pairs:
            self.add_pair(played, *pair)
        for bot in self.contest.bots:
            winners = played.ends[everybody(bot, self.contest.seats)].winners
            for side in self.game.sides:
                self.sides[bot][side].append(float(side in winners))

    def add_pair(self, played: PlayedRound, bot: str, other: str) -> None:
        gains = [self.add_alone(played, bot, other), -self.add_alone(played, other, bot)]
        self.scores[bot, other].append((1 + share(gains)) / 2)
        if self.contest.by_role:
            self.add_roles(played, bot, other)
            self.add_roles(played, other, bot)

    def add_alone(self, played: PlayedRound, bot: str, others: str) -> float:
        """What the seat gained by having the bot there."""
        seats, seat = self.contest.seats, played.alone
        seating, base = one_among(bot, others, seats, seat), everybody(others, seats)
        self.alone[bot, others].add(played, seating, base, [seat])
        self.alone_by_role[bot, others, played.roles[seat]].add(played, seating, base, [seat])
        return float(played.ends[seating].won[seat]) - float(played.ends[base].won[seat])

    def add_roles(self, played: PlayedRound, bot: str, others: str) -> None:
        base = everybody(others, self.contest.seats)
        for role in dict.fromkeys(played.roles):
            seats = [seat for seat, dealt in enumerate(played.roles) if dealt == role]
            self.by_role[bot, others, role].add(played, one_role(bot, others, played.roles, role), base, seats)

    # The report.

    def report(self) -> Mapping[str, object]:
        """As plain data. The weakest bot has the rating 0."""
        return {
            "rounds": self.rounds,
            "ratings": self.ratings(),
            "tables": [
                {"bot": bot, "sides": {side: rate_of(won) for side, won in self.sides[bot].items()}}
                for bot in self.contest.bots
            ],
            "alone": [
                {"bot": bot, "among": others, **pairs.report(), "roles": self.roles_alone(bot, others)}
                for (bot, others), pairs in self.alone.items()
            ],
            "roles": [
                {"bot": bot, "role": role, "against": others, **self.by_role[bot, others, role].report()}
                for bot, others in self.alone
                for role in self.game.roles
                if len(self.game.roles) > 1 and (bot, others, role) in self.by_role
            ],
        }

    def roles_alone(self, bot: str, others: str) -> Report:
        found = {role: self.alone_by_role.get((bot, others, role)) for role in self.game.roles}
        return {role: pairs.report() for role, pairs in found.items() if pairs is not None and len(found) > 1}

    def ratings(self) -> list[Report]:
        bots = self.contest.bots
        ratings = rated(bots, {pair: sum(scores) / self.rounds for pair, scores in self.scores.items()})
        weakest = min(bots, key=lambda bot: ratings[bot])
        drawn: dict[str, list[float]] = {bot: [] for bot in bots}
        chance = Random(self.contest.seed)
        for _ in range(SAMPLES):
            numbers = chance.choices(range(self.rounds), k=self.rounds) if self.rounds else []
            sample = rated(bots, {pair: share(scores[n] for n in numbers) for pair, scores in self.scores.items()})
            for bot in bots:
                drawn[bot].append(sample[bot] - sample[weakest])
        return [
            {"bot": bot, "rating": round(ratings[bot] - ratings[weakest]), "interval": middle(drawn[bot])}
            for bot in sorted(bots, key=lambda bot: -ratings[bot])
        ]


def middle(numbers: Sequence[float]) -> list[int]:
    """Where 95 of 100 of them lie."""
    ordered, rest = sorted(numbers), len(numbers) // 40
    return [round(ordered[rest]), round(ordered[-1 - rest])]


def rated(bots: Sequence[str], scores: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings that explain the scores best (Bradley and Terry); what counts are their differences."""
    beats = {bot: dict.fromkeys(bots, 0.0) for bot in bots}
    for (bot, other), score in scores.items():
        beats[bot][other] = min(max(score, LEAST), 1 - LEAST)
        beats[other][bot] = 1 - beats[bot][other]
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(FITTING if scores else 0):
        for bot in bots:
            met = [other for other in bots if other != bot]
            strength[bot] = sum(beats[bot].values()) / sum(1 / (strength[bot] + strength[other]) for other in met)
    return {bot: SCALE * log10(strength[bot]) for bot in bots}
