"""Positions drawn as text, for tests and bug reports. docs/notation.md has the format.

In the drawing a card of the deck is a word that tells how it lies (`words`); `S` is the start, `?` a goal face down,
`*` before edges an uncovered goal, `.` an empty cell. What is not said is filled in: hands are empty, the draw pile has
the rest of the deck. A drawn position has no past.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from permonik.engine.core.game import Game
from permonik.engine.core.notation import CELL
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import FORMAT, damaged, expect, lines_of_drawing
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import NOBODY
from permonik.engine.digging.card_words import CardWords
from permonik.engine.digging.checks import cards_in_use
from permonik.engine.digging.formats import DiggingPosition, Laid, RoundDeal
from permonik.engine.digging.vocabulary import Vocabulary

NONE = "-"


@dataclass(slots=True)
class Draft:
    """What the lines of a drawing have said so far."""

    words: CardWords
    seats: int = 0
    round: int = 1
    phase: str = "digging"
    to_move: int = 0
    first: int = 0
    last: int = NOBODY
    generator: str = Fast(0).save()
    options: dict[str, OptionValue] = field(default_factory=dict)
    roles: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=lambda: ["stone-NE", "gold", "stone-NW"])
    turned: list[bool | None] = field(default_factory=lambda: [None, None, None])
    mine: list[Laid] = field(default_factory=list)
    hands: dict[int, list[str]] = field(default_factory=dict)
    broken: dict[int, list[str]] = field(default_factory=dict)
    seen: dict[int, list[int]] = field(default_factory=dict)
    deck: list[str] | None = None
    coming: list[str] = field(default_factory=list)
    discards: list[tuple[int, str]] = field(default_factory=list)
    turning: int = 0
    just_laid: tuple[int, int] = (0, 0)
    deals: list[RoundDeal] = field(default_factory=list)

    @property
    def vocabulary(self) -> Vocabulary:
        return self.words.vocabulary


AnyDraft = TypeVar("AnyDraft", bound=Draft)
Line = tuple[Callable[[AnyDraft, list[str]], None], str]
"""What reads the words of a line, and an example of it."""


def read_drawing(game: Game, draft: AnyDraft, readers: Mapping[str, Line[AnyDraft]], text: str) -> None:
    """Reads a drawing line by line. Raises DamagedPosition."""
    rows: list[str] = []
    drawing = False
    for line in lines_of_drawing(game, text):
        word, _, rest = line.partition(" ")
        if word in readers or word == "mine":
            drawing = word == "mine"
            if not drawing:
                read_line(draft, readers[word], word, rest.strip())
        elif drawing:
            rows.append(line)
        else:
            raise damaged("line", " | ".join(["mine", *readers]), line)
    game.check_seats(draft.seats)
    check_named_seats(draft, (*draft.hands, *draft.broken, *draft.seen))
    read_mine(draft, rows)


def read_line(draft: AnyDraft, line: Line[AnyDraft], word: str, rest: str) -> None:
    read, example = line
    try:
        read(draft, [] if rest == NONE else rest.split())
    except (ValueError, IndexError, msgspec.DecodeError):
        raise damaged(f"line '{word}'", example, f"{word} {rest}".strip()) from None


def check_named_seats(draft: Draft, seats: Iterable[int]) -> None:
    for seat in seats:
        expect(0 <= seat < draft.seats, "seat", f"0 to {draft.seats - 1}", seat)


def read_mine(draft: Draft, rows: list[str]) -> None:
    cells = [(x, y, word) for y, row in enumerate(rows) for x, word in enumerate(row.split())]
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


def how_goal_lies(words: CardWords, face: str, edges: str) -> bool:
    for turned in (False, True):
        if words.laid(face, turned) == edges:
            return turned
    raise damaged("mine", f"edges of {face}", edges)


def by_seat(draft: Draft, said: Mapping[int, list[str]]) -> list[list[str]]:
    return [said.get(seat, []) for seat in range(draft.seats)]


def cards_left(draft: Draft, more: Counter[str]) -> list[str]:
    """Every card of the deck that is named nowhere, in the order of the deck. `more` are those named in lines that only
    this game has."""
    used = cards_in_use(draft.mine, draft.hands.values(), draft.broken.values(), draft.discards) + more
    used.update(draft.coming)
    return [card.name for card in draft.vocabulary.deck for _ in range(card.count - used[card.name])]


def draw_pile(draft: Draft, rest: list[str]) -> list[str]:
    """The draw pile as it was said, or the cards said to come next and those named nowhere."""
    if draft.deck is None:
        return draft.coming + rest
    expect(not draft.coming, "line 'next'", "either the whole 'deck' or the 'next' cards of it", "both")
    return draft.deck


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


def point(word: str) -> tuple[int, int]:
    match = CELL.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return int(match[1]), int(match[2])


def numbers(words: list[str]) -> list[int]:
    return [int(word) for word in words]


def triples(words: list[str]) -> list[tuple[int, int, int]]:
    """Three numbers each, with `:` between."""
    found = []
    for word in words:
        one, two, three = word.split(":")
        found.append((int(one), int(two), int(three)))
    return found


def only(words: list[str]) -> str:
    (word,) = words
    return word


def read_seats(draft: Draft, words: list[str]) -> None:
    draft.seats = int(only(words))


def read_round(draft: Draft, words: list[str]) -> None:
    draft.round = int(only(words))


def read_phase(draft: Draft, words: list[str]) -> None:
    phases = draft.vocabulary.phases
    draft.phase = phases[phases.index(only(words))]


def read_turn(draft: Draft, words: list[str]) -> None:
    draft.to_move = int(only(words)) if words else NOBODY


def read_first(draft: Draft, words: list[str]) -> None:
    draft.first = int(only(words))


def read_last(draft: Draft, words: list[str]) -> None:
    draft.last = int(only(words)) if words else NOBODY


def read_option(draft: Draft, words: list[str]) -> None:
    name, value = words
    draft.options[name] = value


def read_roles(draft: Draft, words: list[str]) -> None:
    draft.roles = words


def read_goals(draft: Draft, words: list[str]) -> None:
    if sorted(words) != sorted(draft.vocabulary.faces):
        raise ValueError(words)
    draft.goals = words


def read_hand(draft: Draft, words: list[str]) -> None:
    draft.hands[int(words[0])] = [] if words[1:] == [NONE] else words[1:]


def read_broken(draft: Draft, words: list[str]) -> None:
    draft.broken[int(words[0])] = words[1:]


def read_seen(draft: Draft, words: list[str]) -> None:
    draft.seen[int(words[0])] = [draft.vocabulary.goals.index(point(word)) for word in words[1:]]


def read_deck(draft: Draft, words: list[str]) -> None:
    draft.deck = words


def read_next(draft: Draft, words: list[str]) -> None:
    draft.coming = words


def read_discards(draft: Draft, words: list[str]) -> None:
    for word in words:
        seat, _, card = word.partition(":")
        draft.discards.append((int(seat), card))


def read_turning(draft: Draft, words: list[str]) -> None:
    goal, after = words
    draft.turning, draft.just_laid = draft.vocabulary.goals.index(point(goal)), point(after)


def read_generator(draft: Draft, words: list[str]) -> None:
    draft.generator = " ".join(words)


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deals.append(msgspec.json.decode(" ".join(words), type=RoundDeal))


def lines_of(vocabulary: Vocabulary, roles: str) -> dict[str, Line[Draft]]:
    """The lines that all games of digging read; `roles` is an example of that line."""
    return {
        "seats": (read_seats, "seats 5"),
        "round": (read_round, "round 2"),
        "phase": (read_phase, "phase " + " | ".join(vocabulary.phases)),
        "turn": (read_turn, "turn 0"),
        "first": (read_first, "first 3"),
        "last": (read_last, "last 2, or last -"),
        "option": (read_option, "option rounds 3"),
        "roles": (read_roles, roles),
        "goals": (read_goals, "goals stone-NE gold stone-NW"),
        "hand": (read_hand, "hand 0 NES dead-EW map"),
        "broken": (read_broken, "broken 1 pickaxe lantern"),
        "seen": (read_seen, "seen 0 8,2"),
        "deck": (read_deck, "deck NS map EW, or deck -"),
        "next": (read_next, "next map NS"),
        "discards": (read_discards, "discards 1:map 2:NS"),
        "turning": (read_turning, "turning 8,0 7,1"),
        "generator": (read_generator, "generator fast 00000001 00000002 00000003 00000004"),
        "deal": (read_deal, "deal and a deal as JSON"),
    }


def draw_position(
    words: CardWords, position: DiggingPosition, own: list[str], results: Sequence[msgspec.Struct]
) -> str:
    """A position as a drawing, with the lines that only this game has; reading is the inverse, but for the past."""
    lines = [f"position {position.game}", f"seats {position.seats}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in position.options.items()]
    lines.append(f"round {position.round}")
    lines.append(f"phase {position.phase}")
    lines.append(f"turn {NONE if position.to_move < 0 else position.to_move}")
    lines.append(f"first {position.first}")
    lines.append(f"last {NONE if position.last < 0 else position.last}")
    lines.append(listed("roles", position.roles))
    lines.append(listed("goals", position.goals))
    lines += ["mine", *draw_mine(words, position)]
    for seat in range(position.seats):
        lines += draw_seat(words.vocabulary, position, seat)
    lines.append(listed("deck", position.deck))
    lines.append(listed("discards", [f"{seat}:{card}" for seat, card in position.discards]))
    if position.phase == "turning":
        (x, y), (a, b) = words.vocabulary.goals[position.turning], position.just_laid
        lines.append(f"turning {x},{y} {a},{b}")
    lines += own
    lines.append(f"generator {position.generator}")
    lines += [f"result {msgspec.json.encode(result).decode()}" for result in results]
    lines += [f"deal {msgspec.json.encode(deal).decode()}" for deal in position.deals]
    return "\n".join(lines) + "\n"


def listed(name: str, items: Iterable[object]) -> str:
    return f"{name} " + (" ".join(map(str, items)) or NONE)


def draw_mine(words: CardWords, position: DiggingPosition) -> list[str]:
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
