"""Drawn positions of the game with the expansion: those of digging, prison, thefts and what seats know."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict

from permonik.engine.board.card_words import CardWords
from permonik.engine.core.positions import expect
from permonik.engine.digging import drawing as digging
from permonik.engine.hands.drawing import Line, check_named_seats, draw_pile, listed, numbers, only, triples
from permonik.engine.saboteur2.cards import DWARVES
from permonik.engine.saboteur2.checks import cards_beside
from permonik.engine.saboteur2.formats import GivenHand, Position, RoundVerdict
from permonik.engine.saboteur2.position import state_of
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import ASIDE
from permonik.engine.saboteur2.tables import DWARVES as ALL_DWARVES
from permonik.engine.saboteur2.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur2.game import Saboteur2Game

WORDS = CardWords(VOCABULARY)
TEAMS = ("blue-miner", "green-miner")
ROLES = [
    *(team for _ in range(DWARVES["blue-miner"]) for team in TEAMS),
    *(role for role, count in DWARVES.items() if role not in TEAMS for _ in range(count)),
]
"""The dwarf cards in the order in which they fill up what was not said: the teams in turn, then the others."""


@dataclass(slots=True)
class Draft(digging.Draft):
    """What the lines of a drawing have said so far."""

    owed: int = 0
    may: int = 0
    due: int = 0
    aside: list[str] | None = None
    spares: int | None = None
    knows: dict[int, list[int]] = field(default_factory=dict)
    trapped: list[int] = field(default_factory=list)
    thefts: list[int] = field(default_factory=list)
    given: list[GivenHand] = field(default_factory=list)
    thieves: list[int] = field(default_factory=list)
    loot: list[tuple[int, int, int]] = field(default_factory=list)
    results: list[RoundVerdict] = field(default_factory=list)


def load(game: "Saboteur2Game", text: str) -> Saboteur2:
    """The state that a drawing shows. Raises DamagedPosition."""
    draft = Draft(WORDS)
    digging.read_drawing(game, draft, LINES, text)
    check_named_seats(draft, (*draft.knows, *draft.trapped))
    return state_of(game, complete(game, draft))


def complete(game: "Saboteur2Game", draft: Draft) -> Position:
    """Fills in what was not said."""
    undealt = ALL_DWARVES - draft.seats
    spares = undealt if draft.spares is None else draft.spares
    deck, aside = piles(draft, undealt - spares)
    return Position(
        **asdict(digging.completed(game, draft, all_roles(draft), deck)),
        owed=draft.owed,
        may=draft.may,
        due=draft.due,
        aside=aside,
        spares=spares,
        knows=[sorted({seat, *draft.knows.get(seat, [])}) for seat in range(draft.seats)],
        trapped=[seat in draft.trapped for seat in range(draft.seats)],
        thefts=draft.thefts,
        given=draft.given,
        thieves=draft.thieves,
        loot=draft.loot,
        results=draft.results,
    )


def all_roles(draft: Draft) -> list[str]:
    """The dwarf cards that were named, and those that were not."""
    named = draft.roles
    expect(not named or len(named) >= draft.seats, "roles", f"at least {draft.seats} entries", len(named))
    unnamed = Counter(ROLES) - Counter(named)
    rest = []
    for role in ROLES:
        if unnamed[role]:
            unnamed[role] -= 1
            rest.append(role)
    return named + rest


def piles(draft: Draft, swaps: int) -> tuple[list[str], list[str]]:
    """The draw pile and the cards set aside: of the cards named nowhere the last ten are set aside."""
    rest = digging.cards_left(
        draft, cards_beside(draft.trapped, draft.thefts, [*(draft.aside or []), *(draft.deck or [])], swaps)
    )
    aside = rest[-ASIDE:] if draft.aside is None else draft.aside
    return draw_pile(draft, rest if draft.aside is not None else rest[:-ASIDE]), aside


def read_passing(draft: Draft, words: list[str]) -> None:
    draft.owed, draft.may, draft.due = numbers(words)


def read_aside(draft: Draft, words: list[str]) -> None:
    draft.aside = words


def read_spares(draft: Draft, words: list[str]) -> None:
    draft.spares = int(only(words))


def read_knows(draft: Draft, words: list[str]) -> None:
    draft.knows[int(words[0])] = numbers(words[1:])


def read_trapped(draft: Draft, words: list[str]) -> None:
    draft.trapped = numbers(words)


def read_thefts(draft: Draft, words: list[str]) -> None:
    draft.thefts = numbers(words)


def read_given(draft: Draft, words: list[str]) -> None:
    seat, holder, unseen = numbers(words[:3])
    draft.given.append(GivenHand(seat, holder, words[3:], unseen))


def read_thieves(draft: Draft, words: list[str]) -> None:
    draft.thieves = numbers(words)


def read_loot(draft: Draft, words: list[str]) -> None:
    draft.loot += triples(words)


def read_result(draft: Draft, words: list[str]) -> None:
    draft.results.append(msgspec.json.decode(" ".join(words), type=RoundVerdict))


LINES: Mapping[str, Line[Draft]] = {
    **digging.lines_of(VOCABULARY, "roles blue-miner saboteur boss"),
    "passing": (read_passing, "passing 0 2 1"),
    "aside": (read_aside, "aside NS NS EW map NE NE NW theft bridge NES"),
    "spares": (read_spares, "spares 10"),
    "knows": (read_knows, "knows 0 2 14"),
    "trapped": (read_trapped, "trapped 1 3"),
    "thefts": (read_thefts, "thefts 2 0"),
    "given": (read_given, "given 0 2 1 NS map"),
    "thieves": (read_thieves, "thieves 0 2"),
    "loot": (read_loot, "loot 1:0:3 1:2:2"),
    "result": (read_result, "result and a finished round as JSON"),
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    own = [f"passing {position.owed} {position.may} {position.due}"] if position.phase == "passing" else []
    own += [
        listed("aside", position.aside),
        f"spares {position.spares}",
        listed("trapped", [seat for seat, there in enumerate(position.trapped) if there]),
        listed("thefts", position.thefts),
        listed("thieves", position.thieves),
        listed("loot", [":".join(map(str, theft)) for theft in position.loot]),
    ]
    for seat, places in enumerate(position.knows):
        if places != [seat]:
            own.append(listed(f"knows {seat}", [place for place in places if place != seat]))
    own += [listed(f"given {given.seat} {given.holder} {given.unseen}", given.cards) for given in position.given]
    return digging.draw_position(WORDS, position, own, position.results)
