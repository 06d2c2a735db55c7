"""A game as a PettingZoo environment: the seats decide one after the other."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from permonik.env.picture import RENDER_MODES, render
from permonik.env.rewards import Pay
from permonik.env.table import Table, spaces_of

ILLEGAL = ("raise", "default")
"""What happens with an action that is not legal: an error, or the move that a table plays when time has run out."""


def name_of(seat: int) -> str:
    return f"seat_{seat}"


class TurnsEnv(AECEnv):  # type: ignore[misc] # PettingZoo is not typed
    """Observations are those of the seat that looks; the mask is empty unless it decides."""

    metadata = {  # noqa: RUF012 - PettingZoo has it so
        "name": "permonik_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,  # who decides next depends on what was decided
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        rewards: Pay = "score",
        beliefs: bool = False,
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        records: Path | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise ValueError(f"{' | '.join(ILLEGAL)} was expected, not {illegal}")
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"{' | '.join(RENDER_MODES)} was expected, not {render_mode}")
        self.table = Table(game, seats, rewards, options, records, beliefs)
        self.metadata = {**self.metadata, "name": f"permonik_{game}_v1"}
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [name_of(seat) for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.random = np.random.default_rng()
        # The same objects every time: whoever seeds a space expects it to remember.
        self.spaces = {agent: spaces_of(self.table) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        return self.spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.table.begin(self.random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = name_of(int(self.table.state.to_move))

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.seen_by(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        table, agent = self.table, self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        earned = table.play(self.move_of(action))
        for seat, reward in enumerate(earned):
            self.rewards[name_of(seat)] = reward
        if table.state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(table.moves) >= self.max_cycles * table.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        if not table.state.over:
            self.agent_selection = name_of(int(table.state.to_move))
        self._accumulate_rewards()

    def move_of(self, action: int | None) -> int:
        move = None if action is None else self.table.move_of(action)
        if move is not None:
            return move
        if self.illegal == "raise":
            raise ValueError(f"a legal action was expected of {self.agent_selection}, not {action}")
        return self.table.state.default_move()

    def render(self) -> str | None:
        return None if self.render_mode is None else render(self.table.state, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
