"""Plays the lesson of base Saboteur with the engine and writes what the web client shows of it.

python -m tools.lesson FILE
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec.structs import astuple

from permonik.engine import game as find_game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.server.line_messages import told_event

GAME = find_game("saboteur")
LEARNER = 0

TABLE = """
position saboteur
seats 3
option rounds 1
roles miner saboteur miner miner
goals stone-NE gold stone-NW
mine
  S  EW  NEW  NESW
hand 0 EW EW NW break-lantern
hand 1 NW dead-EW break-pickaxe dead-NS
hand 2 map map NEW break-cart
deck NE dead-N NS  repair-pickaxe dead-E NES  rockfall dead-NE NE  map dead-NW NESW  repair-cart dead-NES NW  map
stack 3 2 1  3 3 3 2 2 2 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
"""
"""Drawn so that each card comes when the lesson needs it: the deck in threes, one card for each seat."""


@dataclass(frozen=True)
class Step:
    """A step of the lesson: something to read, a move to try in vain, or a move to play. `id` names its message."""

    id: str
    plays: str = ""
    tries: str = ""
    shows: tuple[str, ...] = ()
    """What the teacher points at: `cell X,Y`, `role`, or `seat N`."""
    others: tuple[str, ...] = ()
    """Moves that follow without the learner."""


STEPS = (
    Step("hello", shows=("cell 0,0", "cell 8,-2", "cell 8,0", "cell 8,2")),
    Step("role", shows=("role",)),
    Step("place", plays="place EW 4,0", others=("place NW 5,0", "map 8,-2")),
    Step("fit", tries="place EW 5,-1"),
    Step("turn", plays="place NW 5,-1 turned", others=("place dead-EW 6,-1", "discard NS")),
    Step("dead-end", tries="place EW 7,-1"),
    Step("break", plays="break lantern 1", others=("break pickaxe 0", "break cart 1")),
    Step("broken", tries="place NE 3,1"),
    Step("repair", plays="repair pickaxe 0", others=("discard dead-NS", "map 8,2")),
    Step("rockfall", plays="rockfall 6,-1", others=("discard dead-N", "place NEW 6,-1")),
    Step("map", plays="map 8,0", others=("discard dead-E", "place NE 7,-1 turned")),
    Step("gold", plays="place NE 7,0"),
    Step("share", plays="keep 3", others=("keep 2", "keep 1")),
    Step("end", shows=("seat 1",)),
)


def lesson() -> dict[str, object]:
    return played(GAME.load(TABLE.strip()), STEPS, LEARNER)


def played(state: State, plan: Iterable[Step], learner: int) -> dict[str, object]:
    """The first screen, and for each step all that the client needs to show and to answer it."""
    first = {"game": state.game.id, "seat": learner, "screen": state.screen(learner)}
    return {**first, "steps": list(steps(state, plan, learner))}


def steps(state: State, plan: Iterable[Step], learner: int) -> Iterator[dict[str, object]]:
    for step in plan:
        shown: dict[str, object] = {"id": step.id}
        if step.shows:
            shown["shows"] = step.shows
        if step.plays or step.tries:
            shown["offers"] = [offer(state, move) for move in state.moves()]
        if step.tries:
            shown |= {"tries": offer(state, state.game.parse(step.tries, state)), "refused": refused(state, step.tries)}
        if step.plays:
            turns = [turn(state, text, learner) for text in (step.plays, *step.others)]
            shown |= {"plays": step.plays, "turns": turns}
        yield shown


def offer(state: State, move: int) -> dict[str, object]:
    """A move as the protocol offers it."""
    return {"text": state.game.text(move, state), **state.game.parts(move).given()}


def refused(state: State, text: str) -> dict[str, object]:
    """Why a move is not allowed, as the protocol gives it."""
    refusal = state.refusal(state.game.parse(text, state))
    if refusal is None:
        raise ValueError(f"the lesson tries in vain what is allowed: {text}")
    return {"code": refusal.reason, "details": refusal.args, "rules": refusal.rules}


def turn(state: State, text: str, learner: int) -> dict[str, object]:
    """Plays a move: who moved, what the learner is told, and what it changes on the learner's screen."""
    seat, before = int(state.to_move), state.screen(learner)
    told = state.play(state.game.parse(text, state))
    events = [told_event(event, learner) for event in told]
    return {"seat": seat, "events": events, "changes": changes(before, state.screen(learner))}


def changes(before: View, now: View) -> dict[str, object]:
    fields = zip(now.__struct_fields__, astuple(before), astuple(now), strict=True)
    return {name: new for name, old, new in fields if new != old}


def write(script: object) -> None:
    """Into the file that the command names."""
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.encode(script))


if __name__ == "__main__":
    write(lesson())
