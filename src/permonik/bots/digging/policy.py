"""What the policies of both Saboteurs share: where the gold may lie, and what a way to it is worth. Compiled."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.core.policy import Policy
from permonik.bots.digging.sketch import FAR, FIRST_GOAL, SECOND_GOAL, THIRD_GOAL
from permonik.engine.core.cards import Card
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.tables import GOALS, GOLD

NEVER: Final = -10.0
SURE: Final = 0.999999


def worths() -> vec[float]:
    """What a goal so many cards away is worth to a miner: every card counts, the last ones count more."""
    values: vec[float] = vec[float]()
    for missing in range(FAR + 1):
        values = append(values, -20.0 if missing == FAR else -missing - 1.6 * (1 - 0.6**missing))
    return values


def use_for_digging(card: Card) -> float:
    """0 for a dead end, up to 1 for the crossing; what runs east and west brings the goals nearer, a ladder opens a way
    anywhere."""
    if card.ladder:
        return 0.7
    if card.kind != "path" or card.dead_end:
        return 0.0
    widest = max([len(group) for group in card.links], default=0)
    ahead = any("E" in group and "W" in group for group in card.links)
    return 0.25 * widest + (0.2 if ahead else 0.0) - 0.2


WORTH: Final = worths()


class DiggingPolicy(Policy):
    """Knows what a seat may hope for at each goal."""

    __slots__ = ("first", "goals_1", "goals_2", "gold", "likeliest", "second", "sure", "third")

    def __init__(self) -> None:
        super().__init__()
        self.first = 0.0
        """The chance that the first goal is the gold; `second` and `third` likewise."""
        self.second = 0.0
        self.third = 0.0
        self.likeliest = 0.0
        """The greatest of these chances."""
        self.gold: i64 = GOALS
        """The goal that the seat knows to be the gold, `GOALS` for none."""
        self.sure = False
        """Whether only one goal can be the gold."""
        self.goals_1: i64 = 0
        """The goals that may be the gold, as bits of a sketch."""
        self.goals_2: i64 = 0

    def look_for_gold(self, state: DiggingRules, me: i64, hints: vec[float]) -> None:
        """What the seat knows, and otherwise hopes by what others did who had looked."""
        known = i64(state.seen[me])
        self.gold = GOALS
        for goal in range(i64(GOALS)):
            if not state.face_down(goal):
                known |= 1 << goal
            if known >> goal & 1 and state.goals[goal] == GOLD:
                self.gold = goal
        self.first = self.hope(0, known, hints)
        self.second = self.hope(1, known, hints)
        self.third = self.hope(2, known, hints)
        total = self.first + self.second + self.third
        self.first /= total
        self.second /= total
        self.third /= total
        self.likeliest = max(max(self.first, self.second), self.third)  # noqa: PLW3301 - of three, Python's own is called
        self.sure = self.likeliest > SURE
        self.goals_1 = 0
        self.goals_2 = 0
        if self.first > 0.0:
            self.goals_1 |= FIRST_GOAL
        if self.second > 0.0:
            self.goals_1 |= SECOND_GOAL
        if self.third > 0.0:
            self.goals_2 |= THIRD_GOAL

    def hope(self, goal: i64, known: i64, hints: vec[float]) -> float:
        """How much speaks for gold there."""
        if self.gold < GOALS:
            return 1.0 if goal == self.gold else 0.0
        return 0.0 if known >> goal & 1 else exp(hints[goal])

    def chance_of(self, goal: i64) -> float:
        """That a goal is the gold."""
        return self.first if goal == 0 else (self.second if goal == 1 else self.third)

    def weigh_map(self, goal: i64, value: float) -> float:
        """Worth most where it is a toss-up."""
        if self.sure:
            return NEVER
        gold = self.chance_of(goal)
        return value * gold * (1.0 - gold)
