"""A game as a Gymnasium environment: one seat learns, bots have the others."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from permonik.bots import bot
from permonik.env.picture import RENDER_MODES, render
from permonik.env.rewards import Pay
from permonik.env.seeds import SEED_BITS
from permonik.env.table import Table, spaces_of

ILLEGAL = ("end", "raise")
"""What happens with an action that is not legal: the game ends with a reward of -1, or an error."""
PENALTY = -1.0

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One step is one decision of the seat and all that happens until its next one."""

    metadata = {  # noqa: RUF012 - Gymnasium has it so
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        others: str = "apprentice",
        seats: int | None = None,
        rewards: Pay = "score",
        beliefs: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
        records: Path | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"{' | '.join(ILLEGAL)} was expected, not {illegal}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"{' | '.join(RENDER_MODES)} was expected, not {render_mode}")
        self.table = Table(game, seats, rewards, options, records, beliefs)
        checked = self.table.game.check_seat(self.table.state, seat)
        self.seat = 0 if checked is None else checked
        self.bot = bot(game, others)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.table)
        self.earned = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; one that ends before the seat has to decide anything is dealt again."""
        super().reset(seed=seed)
        while True:
            self.table.begin(self.np_random)
            self.earned = 0.0
            self.let_others_play()
            if not self.table.state.over:
                return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.earned = 0.0
        move = self.table.move_of(int(action))
        if move is None:
            if self.illegal == "raise":
                raise ValueError(f"a legal action was expected, not {action}")
            return self.observe(), PENALTY, True, False, {"illegal": True}
        self.play(move)
        self.let_others_play()
        state = self.table.state
        info = {"scores": tuple(state.scores), "winners": state.outcome.winners} if state.over else {}
        return self.observe(), self.earned, state.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as learners with masks ask for it."""
        return self.table.mask(self.seat).view(np.bool_)

    def observe(self) -> Observation:
        return self.table.seen_by(self.seat)

    def let_others_play(self) -> None:
        state = self.table.state
        while not state.over and state.to_move != self.seat:
            view = state.view(int(state.to_move)) if self.bot.needs_view else None
            seed = int(self.np_random.integers(2**SEED_BITS))
            self.play(self.bot.think(view, state.moves(), seed).move)

    def play(self, move: int) -> None:
        self.earned += self.table.play(move)[self.seat]

    def render(self) -> Any:
        return None if self.render_mode is None else render(self.table.state, self.render_mode)
