"""What the positions of all games share when they come from outside, or go there."""

from collections.abc import Iterable, Mapping, Sequence, Sized
from typing import TypeVar

import msgspec

from permonik.engine.core.errors import UNREADABLE, DamagedPosition, shown
from permonik.engine.core.events import EventKind
from permonik.engine.core.formats import DealHead, PositionHead
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import Generator, restore
from permonik.engine.core.state import State

FORMAT = "permonik position 1"
COMMENT = "#"
KIND = 63
MOST_WORD = 1 << 60

Facts = TypeVar("Facts", bound=msgspec.Struct)


def damaged(what: str, expected: object, got: object) -> DamagedPosition:
    return DamagedPosition(expected, got, part=what)


def expect(holds: bool, what: str, expected: object, got: object) -> None:
    if not holds:
        raise damaged(what, expected, got)


def expect_size(what: str, items: Sized, size: int) -> None:
    expect(len(items) == size, what, f"{size} entries", len(items))


def expect_seats(what: str, chosen: Iterable[int], seats: int) -> None:
    for seat in chosen:
        expect(0 <= seat < seats, what, f"a seat from 0 to {seats - 1}", seat)


def text_of(source: object) -> str:
    """A position, a drawing or a deal as text."""
    if isinstance(source, bytes):
        return source.decode(errors="replace")
    if not isinstance(source, str):
        raise damaged("source", "a text or bytes", shown(source))
    return source


def lines_of_drawing(game: Game, text: str) -> list[str]:
    """The lines below the title, without empty ones and comments."""
    lines = [line.strip() for line in text.splitlines()]
    title, *rest = [line for line in lines if line and not line.startswith(COMMENT)] or [""]
    expect(title == f"position {game.id}", "line 1", f"position {game.id}", title)
    return rest


def index_in(what: str, names: Sequence[str], name: str) -> int:
    expect(name in names, what, " | ".join(names), name)
    return names.index(name)


def indices_in(what: str, names: Sequence[str], chosen: Iterable[str]) -> list[int]:
    return [index_in(what, names, name) for name in chosen]


def decode(source: str | bytes, kind: type[Facts], expected: str) -> Facts:
    try:
        return msgspec.json.decode(source, type=kind)
    except UNREADABLE as error:
        raise damaged("JSON", expected, error) from None


def check_origin(game: Game, position: PositionHead) -> int:
    """The seats of a position that this game has written."""
    expect(position.format == FORMAT, "format", FORMAT, position.format)
    expect(position.game == game.id, "game", game.id, position.game)
    known = 1 <= position.rules_version <= game.rules_version  # one from before a change of rules goes on with the new
    expect(known, "rules_version", f"1 to {game.rules_version}", position.rules_version)
    return game.check_seats(position.seats)


def is_deal(source: str, dealt: str) -> bool:
    """Whether JSON is meant as an explicit deal, with the fact that tells what is dealt: only a position has a
    generator's state."""
    try:
        facts = msgspec.json.decode(source)
    except UNREADABLE:
        return False
    return isinstance(facts, dict) and dealt in facts and "generator" not in facts and "format" not in facts


def dealt_options(game: Game, deal: DealHead) -> dict[str, OptionValue]:
    """The options of an explicit deal for this game."""
    expect(deal.game == game.id, "game", game.id, deal.game)
    expect("first_player" not in deal.options, "options", "who begins in 'first'", "'first_player'")
    return game.check_options({**deal.options, "first_player": deal.first}, game.check_seats(deal.seats))


def check_history(events: Mapping[int, EventKind], history: Sequence[Sequence[int]]) -> None:
    for row in history:
        for word in row:
            expect(is_event(events, word), "history", "an event of the game", word)


def is_event(events: Mapping[int, EventKind], word: int) -> bool:
    if not 0 < word < MOST_WORD or word & KIND not in events:
        return False
    try:
        events[word & KIND].decode(word)
    except IndexError:
        return False
    return True


def history_of(state: State) -> list[list[int]]:
    """All that has been told, a row for each move, secrets included."""
    rows = []
    told = state.latest_row
    while told is not None:
        rows.append([int(word) for word in told.words])
        told = told.previous
    return rows[::-1]


def restored(generator: str) -> Generator:
    """The generator of a position."""
    try:
        return restore(generator)
    except (ValueError, OverflowError):
        kind, *rest = generator.split(" ")  # what follows may be a secret
        expected = "'fast' and four words, or 'secret', 32 bytes and a count"
        raise damaged("generator", expected, f"'{kind[:10]}' and {len(rest)} words") from None
