"""Positions of the walking games drawn as text. docs/notation.md has the format.

In the picture a card of the deck is a word that tells how it lies (`words`); a letter stands for each start, `?` for a
covered card, `*` before edges for an uncovered one, `.` for an empty cell. What is not said is filled in: hands are
empty, figures stand on their starts, the draw pile has the rest of the deck. A drawn position has no past.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from permonik.engine.board.card_words import CardWords
from permonik.engine.board.formats import Laid
from permonik.engine.core.game import Game
from permonik.engine.core.positions import FORMAT, damaged, expect, indices_in
from permonik.engine.core.state import NOBODY
from permonik.engine.hands.drawing import (
    CardDraft,
    Line,
    by_seat,
    card_lines,
    check_named_seats,
    draw_head,
    draw_pile,
    draw_piles,
    listed,
    numbers,
    only,
    point,
    seat_or_none,
)
from permonik.engine.walking.checks import cards_in_use
from permonik.engine.walking.formats import Spot, Token, WalkingPosition
from permonik.engine.walking.vocabulary import WalkingVocabulary

MARK = "!"
"""Behind a card with something on it, such as a tool."""


@dataclass(slots=True)
class Draft(CardDraft):
    """What the lines of a drawing have said so far."""

    phase: str = "acting"
    asked: int | None = None
    dwarves: list[str] = field(default_factory=list)
    faces: list[str] = field(default_factory=list)
    turned: list[bool | None] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    marked: list[tuple[int, int]] = field(default_factory=list)
    figures: dict[int, Spot | None] = field(default_factory=dict)
    tokens: list[Token] = field(default_factory=list)
    seen: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    knows: dict[int, list[int]] = field(default_factory=dict)
    aside: list[str] | None = None
    lost: dict[int, int] = field(default_factory=dict)
    steps: int = 0
    due: int = 0
    proposed: bool = False
    entered: str = ""


AnyDraft = TypeVar("AnyDraft", bound=Draft)


def read_picture(
    draft: Draft, rows: list[list[str]], starts: Mapping[str, tuple[int, int]], covered: Sequence[tuple[int, int]]
) -> None:
    """Reads the rows of a picture, which is anchored by its starts; without one it begins at 0,0."""
    cells = {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    shifts = {(starts[word][0] - x, starts[word][1] - y) for (x, y), word in cells.items() if word in starts}
    expect(len(shifts) <= 1, "picture", f"starts at {dict(starts)}", "starts elsewhere")
    right, down = shifts.pop() if shifts else (0, 0)
    draft.turned = [None] * len(covered)
    for (column, row), word in cells.items():
        x, y = column + right, row + down
        if word in starts or word == ".":
            continue
        if word[0] in "?*":
            expect((x, y) in covered, "picture", f"{word[0]} only at {list(covered)}", f"{x},{y}")
        if word.startswith("*"):
            number = list(covered).index((x, y))
            draft.turned[number] = how_card_lies(draft.words, draft.faces[number], word[1:])
        elif word != "?":
            name = word.removesuffix(MARK)
            lying = draft.words.lying
            expect(name in lying, "picture", f". ? * and edges such as {draft.words.examples}", word)
            draft.laid.append(Laid(x, y, *lying[name]))
            if word.endswith(MARK):
                draft.marked.append((x, y))
    draft.laid.sort(key=lambda card: (card.y, card.x))
    draft.marked.sort(key=lambda cell: (cell[1], cell[0]))


def how_card_lies(words: CardWords[Any], face: str, edges: str) -> bool:
    for turned in (False, True):
        if words.laid(face, turned) == edges:
            return turned
    raise damaged("picture", f"edges of {face}", edges)


def check_named(draft: Draft, roles: Sequence[str]) -> None:
    """Before anything is worked out from seats and dwarf cards that a drawing names."""
    check_named_seats(draft, (*draft.figures, *draft.seen, *draft.knows, *draft.lost))
    indices_in("dwarves", roles, draft.dwarves)


def completed(
    game: Game,
    draft: Draft,
    covered: Sequence[tuple[int, int]],
    dwarves: list[str],
    figures: Sequence[Spot | None],
    set_aside: Callable[[list[str]], tuple[list[str], list[str]]],
    more: Counter[str],
) -> dict[str, Any]:
    """The facts of a position that all walking games have, with what was not said: `figures` stand there unless it was
    said otherwise, `set_aside` divides cards into a draw pile and those set aside, `more` are the cards that only this
    game has somewhere."""
    used = cards_in_use(draft.laid, draft.hands.values(), draft.discards, draft.aside or []) + more
    used.update(draft.coming)
    used.update(draft.deck or [])
    deck = draft.words.vocabulary.deck
    rest = [card.name for card in deck for _ in range(card.count - used[card.name])]
    aside = draft.aside
    if aside is None:
        rest, aside = set_aside(rest)
    turn = draft.to_move
    return {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "seats": draft.seats,
        "options": game.check_options(draft.options, draft.seats),
        "generator": draft.generator,
        "round": draft.round,
        "phase": draft.phase,
        "to_move": turn if draft.asked is None else draft.asked,
        "turn": turn,
        "first": draft.first,
        "last": turn if draft.last == NOBODY and draft.phase not in ("acting", "voting") else draft.last,
        "dwarves": dwarves,
        "faces": draft.faces,
        "turned": draft.turned,
        "laid": draft.laid,
        "figures": [draft.figures.get(number, spot) for number, spot in enumerate(figures)],
        "tokens": draft.tokens,
        "hands": by_seat(draft, draft.hands),
        "seen_faces": [[covered.index(cell) for cell in draft.seen.get(seat, [])] for seat in range(draft.seats)],
        "seen_dwarves": [draft.knows.get(seat, []) for seat in range(draft.seats)],
        "deck": draw_pile(draft, rest),
        "aside": aside,
        "discards": draft.discards,
        "lost": [draft.lost.get(seat, 0) for seat in range(draft.seats)],
        "steps": draft.steps,
        "due": draft.due,
        "proposed": draft.proposed,
        "entered": draft.entered,
        "history": [],
    }


def read_asked(draft: Draft, words: list[str]) -> None:
    draft.asked = seat_or_none(words)


def read_dwarves(draft: Draft, words: list[str]) -> None:
    draft.dwarves = words


def read_faces(draft: Draft, words: list[str]) -> None:
    if sorted(words) != sorted(draft.words.vocabulary.faces):
        raise ValueError(words)
    draft.faces = words


def read_dwarf(draft: Draft, words: list[str]) -> None:
    seat, at, *on = words
    draft.figures[int(seat)] = None if at == "-" else Spot(*point(at), *numbers(on[:1]))


def read_token(draft: Draft, words: list[str]) -> None:
    token, at, side, *owner = words
    x, y = point(at)
    seat, number = numbers([*owner, "0"][:2]) if owner else (None, 0)
    draft.tokens.append(Token(x, y, side, token, seat, number))


def read_seen(draft: Draft, words: list[str]) -> None:
    draft.seen[int(words[0])] = [point(word) for word in words[1:]]


def read_knows(draft: Draft, words: list[str]) -> None:
    draft.knows[int(words[0])] = numbers(words[1:])


def read_aside(draft: Draft, words: list[str]) -> None:
    draft.aside = words


def read_lost(draft: Draft, words: list[str]) -> None:
    seat, count = words
    draft.lost[int(seat)] = int(count)


def read_steps(draft: Draft, words: list[str]) -> None:
    draft.steps = int(only(words))


def read_due(draft: Draft, words: list[str]) -> None:
    draft.due = int(only(words))


def read_proposed(draft: Draft, words: list[str]) -> None:
    draft.proposed = ("no", "yes").index(only(words)) == 1


def read_entered(draft: Draft, words: list[str]) -> None:
    draft.entered = only(words)


def walking_lines(vocabulary: WalkingVocabulary, faces: str) -> dict[str, Line[Draft]]:
    """The lines that all walking games read; `faces` is what the line of the covered cards is called."""
    return {
        **card_lines(vocabulary, "hand 0 NES trap"),
        "asked": (read_asked, "asked 1"),
        "dwarves": (read_dwarves, "dwarves " + " ".join(vocabulary.roles[:3])),
        faces: (read_faces, f"{faces} " + " ".join(vocabulary.faces)),
        "dwarf": (read_dwarf, "dwarf 0 3,1"),
        "token": (read_token, "token trap 3,1 E, or token troll 3,1 S 2"),
        "seen": (read_seen, "seen 0 9,2"),
        "knows": (read_knows, "knows 0 2"),
        "aside": (read_aside, "aside NS NS EW"),
        "lost": (read_lost, "lost 0 1"),
        "steps": (read_steps, "steps 2"),
        "due": (read_due, "due 1"),
        "proposed": (read_proposed, "proposed yes"),
        "entered": (read_entered, "entered W"),
    }


def draw_walking(
    words: CardWords[WalkingVocabulary],
    position: WalkingPosition,
    starts: Mapping[str, tuple[int, int]],
    covered: Sequence[tuple[int, int]],
    marked: Sequence[tuple[int, int]],
    names: tuple[str, str],
) -> list[str]:
    """The lines of a drawing that all walking games have; `names` are those of the faces and of the picture."""
    faces, picture = names
    lines = draw_head(position, position.turn, position.first, position.last)
    if position.to_move != position.turn:
        lines.append(f"asked {position.to_move}")
    lines.append(listed("dwarves", position.dwarves))
    lines.append(listed(faces, position.faces))
    lines += [picture, *draw_picture(words, position, starts, covered, marked)]
    for number, spot in enumerate(position.figures[: position.seats]):
        at = "-" if spot is None else f"{spot.x},{spot.y}" + (f" {spot.field}" if spot.field else "")
        lines.append(f"dwarf {number} {at}")
    for token in position.tokens:
        owner = "" if token.seat is None else f" {token.seat}" + (f" {token.number}" if token.number else "")
        lines.append(f"token {token.token} {token.x},{token.y} {token.side}{owner}")
    for seat in range(position.seats):
        lines.append(listed(f"hand {seat}", position.hands[seat]))
        if position.seen_faces[seat]:
            seen = [covered[number] for number in position.seen_faces[seat]]
            lines.append(listed(f"seen {seat}", [f"{x},{y}" for x, y in seen]))
        if position.seen_dwarves[seat]:
            lines.append(listed(f"knows {seat}", position.seen_dwarves[seat]))
        if position.lost[seat]:
            lines.append(f"lost {seat} {position.lost[seat]}")
    lines += draw_piles(position.deck, position.discards)
    lines.append(listed("aside", position.aside))
    if position.steps:
        lines.append(f"steps {position.steps}")
    if position.due:
        lines.append(f"due {position.due}")
    if position.proposed:
        lines.append("proposed yes")
    if position.entered:
        lines.append(f"entered {position.entered}")
    lines.append(f"generator {position.generator}")
    return lines


def draw_picture(
    words: CardWords[WalkingVocabulary],
    position: WalkingPosition,
    starts: Mapping[str, tuple[int, int]],
    covered: Sequence[tuple[int, int]],
    marked: Sequence[tuple[int, int]],
) -> list[str]:
    """The rows from the leftmost card to the rightmost one."""
    drawn = {at: letter for letter, at in starts.items()}
    for at, face, turned in zip(covered, position.faces, position.turned, strict=True):
        drawn[at] = "?" if turned is None else "*" + words.laid(face, turned)
    for card in position.laid:
        at = (card.x, card.y)
        drawn[at] = words.laid(card.card, card.turned) + (MARK if at in marked else "")
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    rows = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)
    width = max(map(len, drawn.values())) + 1
    return ["  " + "".join(drawn.get((x, y), ".").ljust(width) for x in columns).rstrip() for y in rows]
