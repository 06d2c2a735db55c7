"""Positions drawn as text, for tests and bug reports. docs/notation.md has the format.

In the drawing a card of the deck is a word that tells how it lies (`words`); `S` is the start, `?` a goal face down,
`*` before edges an uncovered goal, `.` an empty cell. What is not said is filled in: hands are empty, the draw pile has
the rest of the deck. A drawn position has no past.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from permonik.engine.board.card_words import CardWords
from permonik.engine.board.formats import Laid
from permonik.engine.core.game import Game
from permonik.engine.core.positions import FORMAT, damaged, expect
from permonik.engine.digging.checks import cards_in_use
from permonik.engine.digging.formats import DiggingPosition, RoundDeal
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.hands.drawing import (
    CardDraft,
    Line,
    by_seat,
    card_lines,
    check_named_seats,
    draw_head,
    draw_piles,
    listed,
    point,
    read_lines,
)


@dataclass(slots=True)
class Draft(CardDraft):
    """What the lines of a drawing have said so far."""

    phase: str = "digging"
    roles: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=lambda: ["stone-NE", "gold", "stone-NW"])
    turned: list[bool | None] = field(default_factory=lambda: [None, None, None])
    mine: list[Laid] = field(default_factory=list)
    broken: dict[int, list[str]] = field(default_factory=dict)
    seen: dict[int, list[int]] = field(default_factory=dict)
    turning: int = 0
    just_laid: tuple[int, int] = (0, 0)
    deals: list[RoundDeal] = field(default_factory=list)

    @property
    def vocabulary(self) -> Vocabulary:
        vocabulary: Vocabulary = self.words.vocabulary
        return vocabulary


AnyDigDraft = TypeVar("AnyDigDraft", bound=Draft)


def read_drawing(game: Game, draft: AnyDigDraft, readers: Mapping[str, Line[AnyDigDraft]], text: str) -> None:
    """Reads a drawing line by line. Raises DamagedPosition."""
    rows = read_lines(game, draft, readers, text, "mine")
    check_named_seats(draft, (*draft.broken, *draft.seen))
    read_mine(draft, rows)


def read_mine(draft: Draft, rows: list[list[str]]) -> None:
    cells = [(x, y, word) for y, row in enumerate(rows) for x, word in enumerate(row)]
    starts = [(x, y) for x, y, word in cells if word == "S"]
    if not cells:
        return
    expect(len(starts) == 1, "mine", "one S for the start", f"{len(starts)} of them")
    left, top = starts[0]
    goals, lying = draft.vocabulary.goals, draft.words.lying
    for column, row, word in cells:
        x, y = column - left, row - top
        if word in ("S", "."):
            continue
        if word[0] in "?*":
            expect((x, y) in goals, "mine", f"{word[0]} only at the goals {goals}", f"{x},{y}")
        if word.startswith("*"):
            goal = goals.index((x, y))
            draft.turned[goal] = how_goal_lies(draft.words, draft.goals[goal], word[1:])
        elif word != "?":
            expect(word in lying, "mine", f"S . ? * and edges such as {draft.words.examples}", word)
            draft.mine.append(Laid(x, y, *lying[word]))


def how_goal_lies(words: CardWords[Vocabulary], face: str, edges: str) -> bool:
    for turned in (False, True):
        if words.laid(face, turned) == edges:
            return turned
    raise damaged("mine", f"edges of {face}", edges)


def cards_left(draft: Draft, more: Counter[str]) -> list[str]:
    """Every card of the deck that is named nowhere, in the order of the deck. `more` are those named in lines that only
    this game has."""
    used = cards_in_use(draft.mine, draft.hands.values(), draft.broken.values(), draft.discards) + more
    used.update(draft.coming)
    return [card.name for card in draft.vocabulary.deck for _ in range(card.count - used[card.name])]


def completed(game: Game, draft: Draft, roles: list[str], deck: list[str]) -> DiggingPosition:
    """The part of a position that all games of digging have, with what was not said."""
    return DiggingPosition(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        seats=draft.seats,
        options=game.check_options(draft.options, draft.seats),
        generator=draft.generator,
        round=draft.round,
        phase=draft.phase,
        to_move=draft.to_move,
        first=draft.first,
        last=draft.last,
        roles=roles,
        goals=draft.goals,
        turned=draft.turned,
        mine=draft.mine,
        hands=by_seat(draft, draft.hands),
        broken=by_seat(draft, draft.broken),
        seen=[draft.seen.get(seat, []) for seat in range(draft.seats)],
        deck=deck,
        discards=draft.discards,
        turning=draft.turning,
        just_laid=draft.just_laid,
        deals=draft.deals,
        history=[],
    )


def read_roles(draft: Draft, words: list[str]) -> None:
    draft.roles = words


def read_goals(draft: Draft, words: list[str]) -> None:
    if sorted(words) != sorted(draft.vocabulary.faces):
        raise ValueError(words)
    draft.goals = words


def read_broken(draft: Draft, words: list[str]) -> None:
    draft.broken[int(words[0])] = words[1:]


def read_seen(draft: Draft, words: list[str]) -> None:
    draft.seen[int(words[0])] = [draft.vocabulary.goals.index(point(word)) for word in words[1:]]


def read_turning(draft: Draft, words: list[str]) -> None:
    goal, after = words
    draft.turning, draft.just_laid = draft.vocabulary.goals.index(point(goal)), point(after)


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deals.append(msgspec.json.decode(" ".join(words), type=RoundDeal))


def lines_of(vocabulary: Vocabulary, roles: str) -> dict[str, Line[Draft]]:
    """The lines that all games of digging read; `roles` is an example of that line."""
    return {
        **card_lines(vocabulary, "hand 0 NES dead-EW map"),
        "roles": (read_roles, roles),
        "goals": (read_goals, "goals stone-NE gold stone-NW"),
        "broken": (read_broken, "broken 1 pickaxe lantern"),
        "seen": (read_seen, "seen 0 8,2"),
        "turning": (read_turning, "turning 8,0 7,1"),
        "deal": (read_deal, "deal and a deal as JSON"),
    }


def draw_position(
    words: CardWords[Vocabulary], position: DiggingPosition, own: list[str], results: Sequence[msgspec.Struct]
) -> str:
    """A position as a drawing, with the lines that only this game has; reading is the inverse, but for the past."""
    lines = draw_head(position, position.to_move, position.first, position.last)
    lines.append(listed("roles", position.roles))
    lines.append(listed("goals", position.goals))
    lines += ["mine", *draw_mine(words, position)]
    for seat in range(position.seats):
        lines += draw_seat(words.vocabulary, position, seat)
    lines += draw_piles(position.deck, position.discards)
    if position.phase == "turning":
        (x, y), (a, b) = words.vocabulary.goals[position.turning], position.just_laid
        lines.append(f"turning {x},{y} {a},{b}")
    lines += own
    lines.append(f"generator {position.generator}")
    lines += [f"result {msgspec.json.encode(result).decode()}" for result in results]
    lines += [f"deal {msgspec.json.encode(deal).decode()}" for deal in position.deals]
    return "\n".join(lines) + "\n"


def draw_mine(words: CardWords[Vocabulary], position: DiggingPosition) -> list[str]:
    """The rows of the mine, from the leftmost card or start to the rightmost card or goal."""
    drawn = {(0, 0): "S"}
    for (x, y), face, turned in zip(words.vocabulary.goals, position.goals, position.turned, strict=True):
        drawn[x, y] = "?" if turned is None else "*" + words.laid(face, turned)
    drawn.update({(card.x, card.y): words.laid(card.card, card.turned) for card in position.mine})
    columns = range(min(x for x, _ in drawn), max(x for x, _ in drawn) + 1)
    rows = range(min(y for _, y in drawn), max(y for _, y in drawn) + 1)
    return ["  " + "".join(drawn.get((x, y), ".").ljust(words.column) for x in columns).rstrip() for y in rows]


def draw_seat(vocabulary: Vocabulary, position: DiggingPosition, seat: int) -> list[str]:
    lines = [listed(f"hand {seat}", position.hands[seat])]
    if position.broken[seat]:
        lines.append(listed(f"broken {seat}", position.broken[seat]))
    if position.seen[seat]:
        goals = [vocabulary.goals[goal] for goal in position.seen[seat]]
        lines.append(listed(f"seen {seat}", [f"{x},{y}" for x, y in goals]))
    return lines
