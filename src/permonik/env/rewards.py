"""What seats earn: as the rules count it, or by side."""

from typing import Literal, get_args

from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.state import State

Pay = Literal["score", "win", "side"]
"""`score`: at the end of the game what the rules count, such as gold or treasure. `win`: at its end 1 for each winner.
`side`: at the end of each round 1 for each seat whose side has won it, -1 for the others."""


class UnknownRewards(PermonikError):
    code = "unknown_rewards"


class Referee:
    """Pays the seats of one game as it goes on."""

    def __init__(self, game: Game, pay: Pay) -> None:
        if pay not in get_args(Pay):
            raise UnknownRewards(" | ".join(get_args(Pay)), pay)
        self.game = game
        self.pay = pay
        self.paid_rounds = 0

    def earned(self, state: State) -> list[float]:
        """What each seat has earned since it was asked last; to be asked whenever a round or the game has ended."""
        if self.pay == "side":
            return self.by_side(state)
        if not state.over:
            return [0.0] * state.seats
        if self.pay == "win":
            winners = state.outcome.winners
            return [float(seat in winners) for seat in range(state.seats)]
        return [float(score) for score in state.scores]

    def by_side(self, state: State) -> list[float]:
        rounds = self.game.summaries(state)
        new = rounds[self.paid_rounds :]
        self.paid_rounds = len(rounds)
        return [float(sum(1 if one.won[seat] else -1 for one in new)) for seat in range(state.seats)]
