"""Drawn positions of Lost Mines: those of all walking games, treasures and the dragon."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from permonik.engine.board.card_words import CardWords
from permonik.engine.core.positions import expect
from permonik.engine.core.state import NOBODY
from permonik.engine.hands.drawing import Line, check_named_seats, listed, numbers, read_lines, seat_or_none
from permonik.engine.lost_mines.cards import (
    BY_SEATS,
    CLANS,
    DISTANCE,
    MINES,
    SPACES,
    TREASURE_NAMES,
    TREASURES,
    dwarves_for,
)
from permonik.engine.lost_mines.checks import cards_behind_tokens
from permonik.engine.lost_mines.formats import Dealt, Position, RoundScore
from permonik.engine.lost_mines.position import state_of
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import ASIDE
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import drawing as walking
from permonik.engine.walking.formats import Spot

if TYPE_CHECKING:
    from permonik.engine.lost_mines.game import LostMinesGame

WORDS = CardWords(VOCABULARY)
START_OF = {content.removeprefix("start-"): (x, y) for content, x, y in SPACES if content.startswith("start-")}
STARTS = {clan[0].upper(): at for clan, at in START_OF.items()}
"""The letters of the starts in a picture."""
KINDS_IN_TURN = sorted(
    (name for name, row in zip(TREASURE_NAMES, TREASURES, strict=True) for _ in range(row[2])),
    key=lambda name: name.partition("-")[2],
)
"""The treasures in the order in which they fill up what was not said: the least valuable first."""
LONERS = [f"{clan}-{role}" for role in ("selfish", "saboteur") for clan in CLANS]
NAMES = ("mines", "forest")
"""What the lines of the covered cards and of the picture are called."""


@dataclass(slots=True)
class Draft(walking.Draft):
    """What the lines of a drawing have said so far."""

    faces: list[str] = field(default_factory=lambda: list(VOCABULARY.faces))
    treasures: list[str] = field(default_factory=list)
    taken: dict[int, int] = field(default_factory=dict)
    peeked: dict[int, list[int]] = field(default_factory=dict)
    dragon: int = NOBODY
    out: list[int] = field(default_factory=list)
    results: list[RoundScore] = field(default_factory=list)
    deals: list[Dealt] = field(default_factory=list)


def load(game: "LostMinesGame", text: str) -> LostMines:
    """The state that a drawing shows. Raises DamagedPosition."""
    draft = Draft(WORDS)
    rows = read_lines(game, draft, LINES, text, NAMES[1])
    walking.check_named(draft, VOCABULARY.roles)
    check_named_seats(draft, (*draft.taken, *draft.taken.values(), *draft.peeked))
    mines = mines_at(game.check_options(draft.options, draft.seats)["distance"])
    walking.read_picture(draft, rows, STARTS, mines)
    return state_of(game, complete(game, draft, mines))


def mines_at(distance: object) -> list[tuple[int, int]]:
    assert isinstance(distance, int)
    return [(x - DISTANCE + distance, y) for x, y in MINES]


def complete(game: "LostMinesGame", draft: Draft, mines: list[tuple[int, int]]) -> Position:
    """Fills in what was not said."""
    dwarves = all_dwarves(draft)
    starts = [Spot(*START_OF[dwarf.partition("-")[0]]) for dwarf in dwarves[: draft.seats]]
    for seat, seen in draft.seen.items():
        expect(all(cell in mines for cell in seen), "line 'seen'", f"mines at {mines}", f"seat {seat}: {seen}")
    takers = [draft.taken.get(place, NOBODY) for place in range(draft.seats)]
    peeked = [
        {*draft.peeked.get(seat, []), *(place for place, taker in enumerate(takers) if taker == seat)}
        for seat in range(draft.seats)
    ]
    used = cards_behind_tokens(draft.tokens, draft.laid, draft.marked)
    return Position(
        **walking.completed(game, draft, mines, dwarves, starts, set_aside, used),
        overcome=draft.marked,
        treasures=filled_up(draft.treasures, KINDS_IN_TURN),
        takers=takers,
        seen_treasures=[sorted(places) for places in peeked],
        dragon=draft.dragon,
        out=draft.out,
        results=draft.results,
        deals=draft.deals,
    )


def set_aside(cards: list[str]) -> tuple[list[str], list[str]]:
    return cards[:-ASIDE], cards[-ASIDE:]


def all_dwarves(draft: Draft) -> list[str]:
    """The dwarf cards that were named, then the others: loyal ones of both clans in turn, selfish ones, saboteurs."""
    named, seats = draft.dwarves, draft.seats
    expect(not named or len(named) >= seats, "dwarves", f"at least {seats} entries", len(named))
    cards = dwarves_for(seats)
    loyal = [f"{clan}-loyal" for _ in range(BY_SEATS[seats]["loyal"]) for clan in CLANS]
    return filled_up(named, loyal + [role for role in LONERS for _ in range(cards[role])])


def filled_up(named: list[str], cards: list[str]) -> list[str]:
    """What was named, then the other cards."""
    left = Counter(cards) - Counter(named)
    rest = []
    for card in cards:
        if left[card]:
            left[card] -= 1
            rest.append(card)
    return named + rest


def read_treasures(draft: Draft, words: list[str]) -> None:
    draft.treasures = words


def read_taken(draft: Draft, words: list[str]) -> None:
    for word in words:
        place, taker = numbers(word.split(":"))
        draft.taken[place] = taker


def read_peeked(draft: Draft, words: list[str]) -> None:
    draft.peeked[int(words[0])] = numbers(words[1:])


def read_dragon(draft: Draft, words: list[str]) -> None:
    draft.dragon = seat_or_none(words)


def read_out(draft: Draft, words: list[str]) -> None:
    draft.out = numbers(words)


def read_result(draft: Draft, words: list[str]) -> None:
    draft.results.append(msgspec.json.decode(" ".join(words), type=RoundScore))


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deals.append(msgspec.json.decode(" ".join(words), type=Dealt))


LINES: Mapping[str, Line[Draft]] = {
    **walking.walking_lines(VOCABULARY, NAMES[0]),
    "treasures": (read_treasures, "treasures gold-3 gems-5 silver-1"),
    "taken": (read_taken, "taken 0:2 3:1"),
    "peeked": (read_peeked, "peeked 0 1 2"),
    "dragon": (read_dragon, "dragon 2, or dragon -"),
    "out": (read_out, "out 1 3"),
    "result": (read_result, "result and a finished round as JSON"),
    "deal": (read_deal, "deal and a deal as JSON"),
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    mines = mines_at(position.options["distance"])
    lines = walking.draw_walking(WORDS, position, STARTS, mines, position.overcome, NAMES)
    lines.append(listed("treasures", position.treasures))
    lines.append(listed("taken", [f"{place}:{taker}" for place, taker in enumerate(position.takers) if taker >= 0]))
    for seat, places in enumerate(position.seen_treasures):
        looked_at = [place for place in places if position.takers[place] != seat]
        if looked_at:
            lines.append(listed(f"peeked {seat}", looked_at))
    if position.dragon != NOBODY:
        lines.append(f"dragon {position.dragon}")
    if position.out:
        lines.append(listed("out", position.out))
    lines += [f"result {msgspec.json.encode(result).decode()}" for result in position.results]
    lines += [f"deal {msgspec.json.encode(deal).decode()}" for deal in position.deals]
    return "\n".join(lines) + "\n"
