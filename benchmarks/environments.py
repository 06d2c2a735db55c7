"""How fast the environments step, beside those of others, in one run.

python -m benchmarks.environments [--seconds 2] [--games 128] [--json] [GAME ...]

Random legal play, in seconds of the processor by one core. *Batches* step many games in one call, with the masks of
legal actions, and with observations or without. A peer is another game in another library: it says what a researcher is
used to, not who plays Saboteur faster. What is not installed is said; `pip install --group peers` has them all.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any

import permonik.env
from benchmarks.walking import print_table
from permonik.engine import COMPILED, games

WITH_MASKS = 400_000
WITH_OBSERVATIONS = 150_000
"""Steps a second that a batch of base Saboteur is to make."""
CHUNK = 64
HEAD = ("library", "environment", "what", "steps / s", "at least")

Step = Callable[[], int]
"""Plays on a little; how many steps that were."""


@dataclass(frozen=True)
class Line:
    library: str
    environment: str
    what: str
    steps_per_second: int | None
    """None for what is not installed."""
    at_least: int | None = None


def rate(step: Step, seconds: float) -> int:
    step()
    steps, start = 0, process_time()
    while process_time() - start < seconds:
        steps += step()
    return round(steps / (process_time() - start))


def batch_step(game: str, count: int, observations: bool) -> Step:
    many = permonik.env.batch(game, count, observations=observations)
    many.reset()

    def step() -> int:
        for _ in range(CHUNK):
            many.step(many.random_actions)
        return CHUNK * count

    return step


def aec_step(make: Callable[[], Any]) -> Step:
    env = make()
    env.reset(seed=1)

    def step() -> int:
        for _ in range(CHUNK):
            if not env.agents:
                env.reset()
            seen, _, terminated, truncated, _ = env.last()
            agent = env.agent_selection
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        return CHUNK

    return step


def gym_step(make: Callable[[], Any]) -> Step:
    env = make()
    seen, _ = env.reset(seed=1)

    def step() -> int:
        nonlocal seen
        for _ in range(CHUNK):
            seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
            if over:
                seen, _ = env.reset()
        return CHUNK

    return step


def vector_step(name: str, count: int) -> Step:
    gymnasium = import_module("gymnasium")
    env = gymnasium.make_vec(name, num_envs=count)
    env.reset(seed=1)

    def step() -> int:
        for _ in range(CHUNK):
            env.step(env.action_space.sample())
        return CHUNK * count

    return step


def spiel_step(name: str, observed: bool) -> Step:
    pyspiel = import_module("pyspiel")
    if name.startswith("permonik"):
        import_module("permonik.env.spiel")
    game, random = pyspiel.load_game(name), Random(1)
    state = game.new_initial_state()
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"

    def step() -> int:
        nonlocal state
        for _ in range(CHUNK):
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                if observed:
                    getattr(state, tensor)(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
        return CHUNK

    return step


def rlcard_step(name: str) -> Step:
    env, random = import_module("rlcard").make(name), Random(1)
    state, _ = env.reset()

    def step() -> int:
        nonlocal state
        for _ in range(CHUNK):
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            if env.is_over():
                state, _ = env.reset()
        return CHUNK

    return step


def classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


@dataclass(frozen=True)
class Plan:
    library: str
    package: str
    """As it is installed."""
    environment: str
    what: str
    make: Callable[[], Step]
    at_least: int | None = None


def own_plans(game: str, count: int) -> Iterator[Plan]:
    is_base = game == "saboteur"
    masks, seen = f"{count} games, masks", f"{count} games, masks and observations"
    spiel = f"permonik_{game.replace('-', '_')}"
    own = partial(Plan, "permonik", "permonik")
    yield own(f"{game}, batch", masks, partial(batch_step, game, count, False), WITH_MASKS if is_base else None)
    yield own(f"{game}, batch", seen, partial(batch_step, game, count, True), WITH_OBSERVATIONS if is_base else None)
    yield own(f"{game}, PettingZoo", "masks and observations", partial(aec_step, partial(permonik.env.aec, game)))
    beside_random = partial(permonik.env.gym, game, others="random", illegal="raise")
    yield own(f"{game}, Gymnasium", "one seat beside random bots", partial(gym_step, beside_random))
    yield own(f"{game}, OpenSpiel", "legal actions", partial(spiel_step, spiel, False))


def peers(count: int) -> Iterator[Plan]:
    vector = partial(vector_step, "CartPole-v1", count)
    yield Plan("Gymnasium", "gymnasium", "CartPole-v1, vector", f"{count} environments", vector)
    for name in ("leduc_poker", "gin_rummy", "hearts"):
        yield Plan("OpenSpiel", "open_spiel", f"{name}, C++", "legal actions", partial(spiel_step, name, False))
        seen = "legal actions and observations"
        yield Plan("OpenSpiel", "open_spiel", f"{name}, C++", seen, partial(spiel_step, name, True))
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4"):
        step = partial(aec_step, partial(classic, name))
        yield Plan("PettingZoo", "pettingzoo", f"classic {name}", "masks and observations", step)
    for name in ("uno", "leduc-holdem"):
        yield Plan("RLCard", "rlcard", name, "legal actions and observations", partial(rlcard_step, name))


def measured(plan: Plan, seconds: float) -> Line:
    try:
        library = f"{plan.library} {version(plan.package)}"
        steps = rate(plan.make(), seconds)
    except (ImportError, PackageNotFoundError) as missing:
        what = f"{plan.what}: not installed ({missing.name})"
        return Line(plan.library, plan.environment, what, None)
    return Line(library, plan.environment, plan.what, steps, plan.at_least)


def row_of(line: Line) -> list[str]:
    steps = "" if line.steps_per_second is None else f"{line.steps_per_second:,}"
    return [line.library, line.environment, line.what, steps, f"{line.at_least:,}" if line.at_least else ""]


def main(arguments: Sequence[str]) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet in the middle of the JSON
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "game", nargs="*", default=[game.id for game in games()], help="all games, unless some are named"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="of the processor for each line")
    parser.add_argument("--games", type=int, default=128, help="in a batch")
    parser.add_argument("--no-peers", action="store_true", help="only our own environments")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    chosen = [plan for game in options.game for plan in own_plans(game, options.games)]
    lines = [measured(plan, options.seconds) for plan in [*chosen, *([] if options.no_peers else peers(options.games))]]
    if options.json:
        print(json.dumps({"compiled": COMPILED, "lines": [asdict(line) for line in lines]}, indent=1))
    else:
        print_table(HEAD, [row_of(line) for line in lines])
    slow = [line for line in lines if line.at_least and (line.steps_per_second or 0) < line.at_least]
    return 1 if slow else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
