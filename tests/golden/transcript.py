"""A played game as readable text, and as a digest of every step."""

from collections.abc import Iterator
from hashlib import sha256
from textwrap import indent
from typing import Any

from permonik.engine.core.events import Event
from permonik.engine.digging.rules import Digging
from permonik.engine.digging.view import DigView
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur2.view import Saboteur2View
from tests.engine.play import Course, positions

STEPS_BETWEEN_DRAWINGS = 10
DIGITS_OF_A_STEP = 2
DIGITS_OF_A_GAME = 32


def transcript(plan: Course[Any]) -> str:
    """Every move with what it told, the number of legal moves, and now and then the whole position."""
    style = "steered towards the goals" if plan.steered else "random"
    return "\n".join([f"{plan.game.id}, {plan.seats} seats, seed {plan.seed}, {style}", "", *lines_of(plan)]) + "\n"


def lines_of(plan: Course[Any]) -> Iterator[str]:
    game, state, choose = plan.game, plan.begin(), plan.chooser()
    yield "deal"
    yield from told_lines(state)
    while not state.over:
        legal, seat, move = len(state.moves()), state.to_move, choose(state)
        state.play(move)
        yield f"{state.number} seat {seat}: {game.text(move)} ({legal} legal moves)"
        yield from told_lines(state)
        if state.number % STEPS_BETWEEN_DRAWINGS == 0:
            yield from ["", indent(game.draw(state), "    | ").rstrip()]
            yield (
                indent(summary(game.view(state, state.number // STEPS_BETWEEN_DRAWINGS % plan.seats)), "    > ") + "\n"
            )
    yield from outcome_lines(state)


def told_lines(state: Digging) -> list[str]:
    return [f"    {event_line(event)}" for event in state.past or ()]


def event_line(event: Event) -> str:
    words = [event.name, *(f"{name}={value}" for name, value in event.args.items())]
    if event.secret is not None:
        words.append(f"[{', '.join(f'{name}={value}' for name, value in event.secret.items())}: for seat {event.to}]")
    return " ".join(words)


def summary(view: DigView) -> str:
    """What one seat knows, in a few lines."""
    goals = ", ".join(f"{goal.x},{goal.y} {goal.face or '?'}" for goal in view.goals)
    unseen = ", ".join(f"{count} {card}" for card, count in view.unseen.items())
    return "\n".join(
        [
            f"seat {view.seat} is a {view.role} and holds {', '.join(view.hand) or 'nothing'}",
            f"goals: {goals}",
            f"unseen: {unseen}",
            *own_lines(view),
        ]
    )


def own_lines(view: DigView) -> list[str]:
    """What a seat knows in one game only."""
    match view:
        case SaboteurView():
            return ["gold: " + ", ".join("?" if player.gold is None else str(player.gold) for player in view.players)]
        case Saboteur2View():
            known = ", ".join(role or "?" for role in [*view.known_roles, *view.laid_away])
            given = [f"{one.holder} has {', '.join(one.cards)} and {one.unseen} unseen" for one in view.given]
            return [f"roles: {known}", f"gave away: {'; '.join(given) or 'nothing'}"]
    raise TypeError(f"no summary of {type(view).__name__}")


def outcome_lines(state: Digging) -> Iterator[str]:
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
