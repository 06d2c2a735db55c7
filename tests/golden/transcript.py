"""A played game as readable text, and as a digest of every step."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from textwrap import indent
from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from tests.engine.games import Course, positions

STEPS_BETWEEN_DRAWINGS = 10
DIGITS_OF_A_STEP = 2
DIGITS_OF_A_GAME = 32


def transcript(game: Game, plan: Course[Any], style: str, summary: Callable[[View], str]) -> str:
    """Every move with what it told, the number of legal moves, and now and then the whole position."""
    header = f"{game.id}, {plan.seats} seats, seed {plan.seed}, {style}"
    return "\n".join([header, "", *lines_of(game, plan, summary)]) + "\n"


def lines_of(game: Game, plan: Course[Any], summary: Callable[[View], str]) -> Iterator[str]:
    state, choose = plan.begin(), plan.chooser()
    yield "deal"
    yield from told_lines(state)
    while not state.over:
        legal, seat, move = len(state.moves()), state.to_move, choose(state)
        state.play(move)
        yield f"{state.number} seat {seat}: {game.text(move)} ({legal} legal moves)"
        yield from told_lines(state)
        if state.number % STEPS_BETWEEN_DRAWINGS == 0:
            yield from ["", indent(game.draw(state), "    | ").rstrip()]
            seat = state.number // STEPS_BETWEEN_DRAWINGS % plan.seats
            yield indent(summary(game.view(state, seat)), "    > ") + "\n"
    yield from outcome_lines(state)


def told_lines(state: State) -> list[str]:
    return [f"    {event_line(event)}" for event in state.latest_row or ()]


def event_line(event: Event) -> str:
    words = [event.name, *(f"{name}={value}" for name, value in event.args.items())]
    if event.secret is not None:
        words.append(f"[{', '.join(f'{name}={value}' for name, value in event.secret.items())}: for seat {event.to}]")
    return " ".join(words)


def outcome_lines(state: State) -> Iterator[str]:
    outcome = state.outcome
    for result in outcome.rounds:
        yield f"{result}"
    yield f"winners {list(outcome.winners)}, scores {list(outcome.scores)}"


def digest(plan: Course[Any]) -> str:
    """Two digits for each position, each also made from all before it, and many digits for the whole game."""
    chain = sha256()
    steps = ""
    for state in positions(plan):
        chain.update(f"{state.save()} {state.moves()}".encode())
        steps += chain.hexdigest()[:DIGITS_OF_A_STEP]
    return f"{steps} {chain.hexdigest()[:DIGITS_OF_A_GAME]}"
