"""The games for OpenSpiel: importing this module registers them, `permonik_saboteur` and so on.

The deal is one sampled chance node; what chance decides later, such as dice, was sampled with it. Sampled games say so,
and `resample_from_infostate` gives another world that the seat cannot tell apart.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from permonik.engine import game as find_game
from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.env.core.lanes import Glance
from permonik.env.games import actions, eyes
from permonik.env.rewards import Referee
from permonik.env.seeds import SEED_BITS, Seeds
from permonik.env.table import usual_seats

DEAL = 0
LONGEST = 100_000
"""Decisions of a game; a random one of Diamond Forest has some thousands."""
BOUNDS = {"score": (0.0, 255.0), "win": (0.0, 1.0), "side": (-3.0, 3.0)}


class Position:
    """A state as OpenSpiel copies and stores it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "Position":
        return Position(self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., "Position"], tuple[str, str]]:
        return stored, (self.state.game.id, self.state.save())


def stored(game_id: str, text: str) -> Position:
    return Position(find_game(game_id).load(text))


def name_of(game: Game) -> str:
    return f"permonik_{game.id.replace('-', '_')}"


def type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=f"{game.title} (Permoník)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        default_loadable=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual_seats(game), "rewards": "score", "seed": 0, "options": ""},
    )


def options_in(text: str) -> dict[str, object]:
    """`rounds:1;first_player:0` as options of a game."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {
        name: int(value) if value.isdecimal() else {"true": True, "false": False}.get(value, value)
        for name, _, value in pairs
    }


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel says nothing of its types
    """A game with its number of seats. Deals come from the seed, one after the other."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.seats = game.check_seats(int(params.get("players", usual_seats(game))))
        self.pay = str(params.get("rewards", "score"))
        Referee(game, self.pay)  # type: ignore[arg-type] # it refuses what it does not know
        self.options = game.check_options(options_in(str(params.get("options", ""))), self.seats)
        self.seeds = Seeds(int(params.get("seed", 0)))
        self.glance = Glance(eyes(game.id), actions(game.id).coder())
        least, most = BOUNDS[self.pay]
        info = pyspiel.GameInfo(
            num_distinct_actions=actions(game.id).size,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, *_: object) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        perfect = kind is not None and kind.perfect_recall
        return SpielObserver(self.glance, perfect)

    def deal(self) -> State:
        return self.game.new(self.seats, self.seeds.next(), **self.options)


class SpielState(pyspiel.State):  # type: ignore[misc] # OpenSpiel says nothing of its types
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    @property
    def own_game(self) -> SpielGame:
        game = self.get_game()
        assert isinstance(game, SpielGame)
        return game

    @property
    def here(self) -> State:
        assert self.position is not None, "the cards are not dealt yet"
        return self.position.state

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.here.over else int(self.here.to_move)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.own_game.glance.legal(self.here)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.own_game.deal())
        else:
            self.here.play(self.own_game.glance.move(self.here, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        move = self.own_game.glance.move(self.here, action)
        return f"action {action}" if move < 0 else self.here.game.text(move, self.here)

    def is_terminal(self) -> bool:
        return self.position is not None and self.here.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.own_game.seats
        return Referee(self.own_game.game, self.own_game.pay).earned(self.here)  # type: ignore[arg-type] # checked

    def __str__(self) -> str:
        return "not dealt" if self.position is None else self.here.game.draw(self.here)

    def __reduce__(self) -> tuple[Callable[..., "SpielState"], tuple[str, str]]:
        """OpenSpiel would ask a sampled game for the state of its chance, and a game in Python has no way to answer."""
        return restored, (str(self.get_game()), self.serialize())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another world that a seat cannot tell apart, by the imaginer of the game."""
        seed = int(sampler() * 2**SEED_BITS)
        other = self.clone()
        assert isinstance(other, SpielState)
        other.position = Position(self.own_game.game.imaginer(self.here.view(player))(seed))
        return other


class SpielObserver:
    """What a seat sees. The string of an information state is the whole view, its tensor the same summary as that of
    an observation."""

    def __init__(self, glance: Glance, perfect: bool) -> None:
        self.glance = glance
        self.perfect = perfect
        self.tensor = np.zeros(int(glance.eyes.size), np.float32)
        self.dict = {
            one.name: self.tensor[one.start : one.start + int(np.prod(one.shape))].reshape(one.shape)
            for one in glance.eyes.segments
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(memoryview(self.glance.observation(state.here, player)), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.position is None:
            return ""
        view = state.here.view(player) if self.perfect else state.here.screen(player)
        return view.save().decode()


def restored(game: str, text: str) -> SpielState:
    state = pyspiel.load_game(game).deserialize_state(text)
    assert isinstance(state, SpielState)
    return state


def register(game: Game) -> None:
    # A class for each game: OpenSpiel lets go of it when Python has ended, which no function outlives.
    kind = type_of(game)
    pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"game": game, "kind": kind}))


for one_game in games():
    register(one_game)
