"""Drawn positions of the base game: those of digging, and its gold cards."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict

from permonik.engine.board.card_words import CardWords
from permonik.engine.digging import drawing as digging
from permonik.engine.hands.drawing import Line, draw_pile, listed, numbers, triples
from permonik.engine.saboteur.cards import BY_SEATS, GOLD
from permonik.engine.saboteur.formats import Position, RoundResult
from permonik.engine.saboteur.position import state_of
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame

WORDS = CardWords(VOCABULARY)


@dataclass(slots=True)
class Draft(digging.Draft):
    """What the lines of a drawing have said so far."""

    stack: list[int] | None = None
    offer: list[int] = field(default_factory=list)
    picks: list[tuple[int, int, int]] = field(default_factory=list)
    results: list[RoundResult] = field(default_factory=list)


def load(game: "SaboteurGame", text: str) -> Saboteur:
    """The state that a drawing shows. Raises DamagedPosition."""
    draft = Draft(WORDS)
    digging.read_drawing(game, draft, LINES, text)
    return state_of(game, complete(game, draft))


def complete(game: "SaboteurGame", draft: Draft) -> Position:
    """Fills in what was not said."""
    dwarves = BY_SEATS[draft.seats]
    roles = ["miner"] * (dwarves["miners"] - 1) + ["saboteur"] * dwarves["saboteurs"] + ["miner"]
    rest = digging.cards_left(draft, Counter())
    gold_used = Counter(draft.offer) + Counter(nuggets for _, _, nuggets in draft.picks)
    gold_left = [nuggets for nuggets, count in GOLD for _ in range(count - gold_used[nuggets])]
    return Position(
        **asdict(digging.completed(game, draft, draft.roles or roles, draw_pile(draft, rest))),
        stack=gold_left if draft.stack is None else draft.stack,
        offer=draft.offer,
        picks=draft.picks,
        results=draft.results,
    )


def read_stack(draft: Draft, words: list[str]) -> None:
    draft.stack = numbers(words)


def read_offer(draft: Draft, words: list[str]) -> None:
    draft.offer = numbers(words)


def read_picks(draft: Draft, words: list[str]) -> None:
    draft.picks += triples(words)


def read_result(draft: Draft, words: list[str]) -> None:
    draft.results.append(msgspec.json.decode(" ".join(words), type=RoundResult))


LINES: Mapping[str, Line[Draft]] = {
    **digging.lines_of(VOCABULARY, "roles miner saboteur miner miner"),
    "stack": (read_stack, "stack 1 2 3"),
    "offer": (read_offer, "offer 1 1 2"),
    "picks": (read_picks, "picks 1:0:3"),
    "result": (read_result, "result and a finished round as JSON"),
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    own = [
        listed("stack", position.stack),
        listed("offer", position.offer),
        listed("picks", [":".join(map(str, pick)) for pick in position.picks]),
    ]
    return digging.draw_position(WORDS, position, own, position.results)
