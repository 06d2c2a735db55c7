"""Positions drawn as text, for tests and bug reports. docs/notation.md has the format.

In the drawing a through card is written by its open edges in capitals, a dead end in small letters, both as they lie;
`S` is the start, `?` a goal face down, `*` before edges an uncovered goal, `.` an empty cell. What is not said is
filled in: hands are empty, the draw pile has the rest of the deck. A drawn position has no past.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from permonik.engine.core.cards import edge_names
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import Fast
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import BY_SEATS, CARDS, DECK, FACES, GOLD, SHAPES
from permonik.engine.saboteur.checks import damaged, expect
from permonik.engine.saboteur.facts import FORMAT, PHASES, DealFacts, Laid, Position, RoundResult
from permonik.engine.saboteur.notation import CELL, GOALS
from permonik.engine.saboteur.position import shape_of, state_of
from permonik.engine.saboteur.rules import Saboteur

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame

HEADER = "position saboteur"
NONE = "-"
COLUMN = 6


def laid_word(card: str, turned: bool) -> str:
    """A laid card as its open edges, in small letters for a dead end."""
    shape = shape_of(card, turned)
    edges = edge_names(tables.SHAPES.open[shape])
    return edges.lower() if CARDS[tables.SHAPE_CARD[shape]].dead_end else edges


WORDS = {
    laid_word(CARDS[shape.card].name, shape.turned): (CARDS[shape.card].name, shape.turned)
    for shape in SHAPES[: tables.DECK_SHAPES]
}


@dataclass(slots=True)
class Draft:
    """What the lines of a drawing have said so far."""

    seats: int = 0
    round: int = 1
    phase: str = "digging"
    to_move: int = 0
    first: int = 0
    last: int = -1
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
    discards: list[tuple[int, str]] = field(default_factory=list)
    turning: int = 0
    just_laid: tuple[int, int] = (0, 0)
    stack: list[int] | None = None
    offer: list[int] = field(default_factory=list)
    picks: list[tuple[int, int, int]] = field(default_factory=list)
    results: list[RoundResult] = field(default_factory=list)
    deals: list[DealFacts] = field(default_factory=list)


def load(game: "SaboteurGame", text: str) -> Saboteur:
    """The state that a drawing shows. Raises DamagedPosition."""
    header, *lines = [line.rstrip() for line in text.strip().splitlines() if line.strip()] or [""]
    expect(header.strip() == HEADER, "line 1", HEADER, header.strip())
    draft = Draft()
    rows: list[str] = []
    drawing = False
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word in READERS or word == "mine":
            drawing = word == "mine"
            if not drawing:
                read_line(draft, word, rest.strip(), line.strip())
        elif drawing:
            rows.append(line)
        else:
            raise damaged("line", " | ".join(["mine", *READERS]), line.strip())
    game.check_seats(draft.seats)
    for seat in (*draft.hands, *draft.broken, *draft.seen):
        expect(0 <= seat < draft.seats, "seat", f"0 to {draft.seats - 1}", seat)
    read_mine(draft, rows)
    return state_of(game, complete(game, draft))


def read_line(draft: Draft, word: str, rest: str, line: str) -> None:
    words = [] if rest == NONE else rest.split()
    try:
        READERS[word](draft, words)
    except (ValueError, IndexError, msgspec.DecodeError):
        raise damaged(f"line '{word}'", EXAMPLES[word], line) from None


def read_mine(draft: Draft, rows: list[str]) -> None:
    cells = [(x, y, word) for y, row in enumerate(rows) for x, word in enumerate(row.split())]
    starts = [(x, y) for x, y, word in cells if word == "S"]
    if not cells:
        return
    expect(len(starts) == 1, "mine", "one S for the start", f"{len(starts)} of them")
    left, top = starts[0]
    for column, row, word in cells:
        x, y = column - left, row - top
        if word in ("S", "."):
            continue
        if word == "?":
            expect((x, y) in GOALS, "mine", f"? only at the goals {GOALS}", f"{x},{y}")
        elif word.startswith("*"):
            expect((x, y) in GOALS, "mine", f"* only at the goals {GOALS}", f"{x},{y}")
            goal = GOALS.index((x, y))
            draft.turned[goal] = how_goal_lies(draft.goals[goal], word[1:])
        else:
            expect(word in WORDS, "mine", "S . ? * and edges such as NES or nes", word)
            card, turned = WORDS[word]
            draft.mine.append(Laid(x, y, card, turned))


def how_goal_lies(face: str, edges: str) -> bool:
    for turned in (False, True):
        if laid_word(face, turned) == edges:
            return turned
    raise damaged("mine", f"edges of {face}", edges)


def complete(game: "SaboteurGame", draft: Draft) -> Position:
    """Fills in what was not said."""
    seats = range(draft.seats)
    hands = [draft.hands.get(seat, []) for seat in seats]
    broken = [draft.broken.get(seat, []) for seat in seats]
    used = Counter(card.card for card in draft.mine)
    used.update(card for hand in hands for card in hand)
    used.update(f"break-{tool}" for tools in broken for tool in tools)
    used.update(card for _, card in draft.discards)
    rest = [card.name for card in DECK for _ in range(card.count - used[card.name])]
    gold_used = Counter(draft.offer) + Counter(nuggets for _, _, nuggets in draft.picks)
    gold_left = [nuggets for nuggets, count in GOLD for _ in range(count - gold_used[nuggets])]
    dwarves = BY_SEATS[draft.seats]
    roles = ["miner"] * (dwarves["miners"] - 1) + ["saboteur"] * dwarves["saboteurs"] + ["miner"]
    return Position(
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
        roles=draft.roles or roles,
        goals=draft.goals,
        turned=draft.turned,
        mine=draft.mine,
        hands=hands,
        broken=broken,
        seen=[draft.seen.get(seat, []) for seat in seats],
        deck=rest if draft.deck is None else draft.deck,
        discards=draft.discards,
        turning=draft.turning,
        just_laid=draft.just_laid,
        stack=gold_left if draft.stack is None else draft.stack,
        offer=draft.offer,
        picks=draft.picks,
        results=draft.results,
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


def only(words: list[str]) -> str:
    (word,) = words
    return word


def read_seats(draft: Draft, words: list[str]) -> None:
    draft.seats = int(only(words))


def read_round(draft: Draft, words: list[str]) -> None:
    draft.round = int(only(words))


def read_phase(draft: Draft, words: list[str]) -> None:
    draft.phase = PHASES[PHASES.index(only(words))]


def read_turn(draft: Draft, words: list[str]) -> None:
    draft.to_move = int(only(words)) if words else -1


def read_first(draft: Draft, words: list[str]) -> None:
    draft.first = int(only(words))


def read_last(draft: Draft, words: list[str]) -> None:
    draft.last = int(only(words)) if words else -1


def read_option(draft: Draft, words: list[str]) -> None:
    name, value = words
    draft.options[name] = value


def read_roles(draft: Draft, words: list[str]) -> None:
    draft.roles = words


def read_goals(draft: Draft, words: list[str]) -> None:
    if sorted(words) != sorted(FACES):
        raise ValueError(words)
    draft.goals = words


def read_hand(draft: Draft, words: list[str]) -> None:
    draft.hands[int(words[0])] = [] if words[1:] == [NONE] else words[1:]


def read_broken(draft: Draft, words: list[str]) -> None:
    draft.broken[int(words[0])] = words[1:]


def read_seen(draft: Draft, words: list[str]) -> None:
    draft.seen[int(words[0])] = [GOALS.index(point(word)) for word in words[1:]]


def read_deck(draft: Draft, words: list[str]) -> None:
    draft.deck = words


def read_discards(draft: Draft, words: list[str]) -> None:
    for word in words:
        seat, _, card = word.partition(":")
        draft.discards.append((int(seat), card))


def read_turning(draft: Draft, words: list[str]) -> None:
    goal, after = words
    draft.turning, draft.just_laid = GOALS.index(point(goal)), point(after)


def read_stack(draft: Draft, words: list[str]) -> None:
    draft.stack = numbers(words)


def read_offer(draft: Draft, words: list[str]) -> None:
    draft.offer = numbers(words)


def read_picks(draft: Draft, words: list[str]) -> None:
    for word in words:
        number, seat, nuggets = word.split(":")
        draft.picks.append((int(number), int(seat), int(nuggets)))


def read_generator(draft: Draft, words: list[str]) -> None:
    draft.generator = " ".join(words)


def read_result(draft: Draft, words: list[str]) -> None:
    draft.results.append(msgspec.json.decode(" ".join(words), type=RoundResult))


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deals.append(msgspec.json.decode(" ".join(words), type=DealFacts))


READERS: dict[str, Callable[[Draft, list[str]], None]] = {
    "seats": read_seats,
    "round": read_round,
    "phase": read_phase,
    "turn": read_turn,
    "first": read_first,
    "last": read_last,
    "option": read_option,
    "roles": read_roles,
    "goals": read_goals,
    "hand": read_hand,
    "broken": read_broken,
    "seen": read_seen,
    "deck": read_deck,
    "discards": read_discards,
    "turning": read_turning,
    "stack": read_stack,
    "offer": read_offer,
    "picks": read_picks,
    "generator": read_generator,
    "result": read_result,
    "deal": read_deal,
}
EXAMPLES = {
    "seats": "seats 5",
    "round": "round 2",
    "phase": "phase digging | turning | sharing | over",
    "turn": "turn 0",
    "first": "first 3",
    "last": "last 2, or last -",
    "option": "option rounds 3",
    "roles": "roles miner saboteur miner miner",
    "goals": "goals stone-NE gold stone-NW",
    "hand": "hand 0 NES dead-EW map",
    "broken": "broken 1 pickaxe lantern",
    "seen": "seen 0 8,2",
    "deck": "deck NS map EW, or deck -",
    "discards": "discards 1:map 2:NS",
    "turning": "turning 8,0 7,1",
    "stack": "stack 1 2 3",
    "offer": "offer 1 1 2",
    "picks": "picks 1:0:3",
    "generator": "generator fast 00000001 00000002 00000003 00000004",
    "result": "result and a finished round as JSON",
    "deal": "deal and a deal as JSON",
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    lines = [HEADER, f"seats {position.seats}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in position.options.items()]
    lines.append(f"round {position.round}")
    lines.append(f"phase {position.phase}")
    lines.append(f"turn {NONE if position.to_move < 0 else position.to_move}")
    lines.append(f"first {position.first}")
    lines.append(f"last {NONE if position.last < 0 else position.last}")
    lines.append("roles " + " ".join(position.roles))
    lines.append("goals " + " ".join(position.goals))
    lines += ["mine", *draw_mine(position)]
    for seat in range(position.seats):
        lines.append(f"hand {seat} " + (" ".join(position.hands[seat]) or NONE))
        if position.broken[seat]:
            lines.append(f"broken {seat} " + " ".join(position.broken[seat]))
        if position.seen[seat]:
            goals = [GOALS[goal] for goal in position.seen[seat]]
            lines.append(f"seen {seat} " + " ".join(f"{x},{y}" for x, y in goals))
    lines.append("deck " + (" ".join(position.deck) or NONE))
    lines.append("discards " + (" ".join(f"{seat}:{card}" for seat, card in position.discards) or NONE))
    if position.phase == "turning":
        (x, y), (a, b) = GOALS[position.turning], position.just_laid
        lines.append(f"turning {x},{y} {a},{b}")
    lines.append("stack " + (" ".join(map(str, position.stack)) or NONE))
    lines.append("offer " + (" ".join(map(str, position.offer)) or NONE))
    picks = [f"{number}:{seat}:{nuggets}" for number, seat, nuggets in position.picks]
    lines.append("picks " + (" ".join(picks) or NONE))
    lines.append(f"generator {position.generator}")
    lines += [f"result {msgspec.json.encode(result).decode()}" for result in position.results]
    lines += [f"deal {msgspec.json.encode(deal).decode()}" for deal in position.deals]
    return "\n".join(lines) + "\n"


def draw_mine(position: Position) -> list[str]:
    """The rows of the mine, from the leftmost card or start to the rightmost card or goal."""
    words = {(0, 0): "S"}
    for (x, y), face, turned in zip(GOALS, position.goals, position.turned, strict=True):
        words[x, y] = "?" if turned is None else "*" + laid_word(face, turned)
    words.update({(card.x, card.y): laid_word(card.card, card.turned) for card in position.mine})
    columns = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    rows = range(min(y for _, y in words), max(y for _, y in words) + 1)
    return ["  " + "".join(words.get((x, y), ".").ljust(COLUMN) for x in columns).rstrip() for y in rows]
