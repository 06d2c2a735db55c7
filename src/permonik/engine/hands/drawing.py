"""Drawings of games of cards: the lines that all of them have, read and written word by word."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from permonik.engine.board.card_words import CardWords
from permonik.engine.board.vocabulary import CardVocabulary
from permonik.engine.core.errors import UNREADABLE
from permonik.engine.core.formats import PositionHead
from permonik.engine.core.game import Game
from permonik.engine.core.notation import CELL
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import damaged, expect, lines_of_drawing
from permonik.engine.core.randomness import Fast
from permonik.engine.core.state import NOBODY

NONE = "-"


@dataclass(slots=True)
class CardDraft:
    """What the lines of a drawing have said so far."""

    words: CardWords[Any]
    phase: str
    seats: int = 0
    round: int = 1
    to_move: int = 0
    first: int = 0
    last: int = NOBODY
    generator: str = Fast(0).save()
    options: dict[str, OptionValue] = field(default_factory=dict)
    hands: dict[int, list[str]] = field(default_factory=dict)
    deck: list[str] | None = None
    coming: list[str] = field(default_factory=list)
    discards: list[tuple[int, str]] = field(default_factory=list)


AnyDraft = TypeVar("AnyDraft", bound=CardDraft)
Line = tuple[Callable[[AnyDraft, list[str]], None], str]
"""What reads the words of a line, and an example of it."""


def read_lines(
    game: Game, draft: AnyDraft, readers: Mapping[str, Line[AnyDraft]], text: str, picture: str
) -> list[list[str]]:
    """Reads a drawing line by line; the rows below the line `picture` come back, word by word. Raises
    DamagedPosition."""
    rows: list[list[str]] = []
    drawing = False
    for line in lines_of_drawing(game, text):
        word, _, rest = line.partition(" ")
        if word in readers or word == picture:
            drawing = word == picture
            if not drawing:
                read_line(draft, readers[word], word, rest.strip())
        elif drawing:
            rows.append(line.split())
        else:
            raise damaged("line", " | ".join([picture, *readers]), line)
    game.check_seats(draft.seats)
    check_named_seats(draft, draft.hands)
    return rows


def read_line(draft: AnyDraft, line: Line[AnyDraft], word: str, rest: str) -> None:
    read, example = line
    try:
        read(draft, [] if rest == NONE else rest.split())
    except (ValueError, IndexError, *UNREADABLE):
        raise damaged(f"line '{word}'", example, f"{word} {rest}".strip()) from None


def check_named_seats(draft: CardDraft, seats: Iterable[int]) -> None:
    for seat in seats:
        expect(0 <= seat < draft.seats, "seat", f"0 to {draft.seats - 1}", seat)


def by_seat(draft: CardDraft, said: Mapping[int, list[str]]) -> list[list[str]]:
    return [said.get(seat, []) for seat in range(draft.seats)]


def draw_pile(draft: CardDraft, rest: list[str]) -> list[str]:
    """The draw pile as it was said, or the cards said to come next and those named nowhere."""
    if draft.deck is None:
        return draft.coming + rest
    expect(not draft.coming, "line 'next'", "either the whole 'deck' or the 'next' cards of it", "both")
    return draft.deck


# Words.


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


def listed(name: str, items: Iterable[object]) -> str:
    return f"{name} " + (" ".join(map(str, items)) or NONE)


def seat_or_none(words: list[str]) -> int:
    return int(only(words)) if words else NOBODY


def seat_word(seat: int) -> str:
    return NONE if seat < 0 else str(seat)


# Lines.


def read_seats(draft: CardDraft, words: list[str]) -> None:
    draft.seats = int(only(words))


def read_round(draft: CardDraft, words: list[str]) -> None:
    draft.round = int(only(words))


def read_phase(draft: CardDraft, words: list[str]) -> None:
    phases: tuple[str, ...] = draft.words.vocabulary.phases
    draft.phase = phases[phases.index(only(words))]


def read_turn(draft: CardDraft, words: list[str]) -> None:
    draft.to_move = seat_or_none(words)


def read_first(draft: CardDraft, words: list[str]) -> None:
    draft.first = int(only(words))


def read_last(draft: CardDraft, words: list[str]) -> None:
    draft.last = seat_or_none(words)


def read_option(draft: CardDraft, words: list[str]) -> None:
    name, value = words
    draft.options[name] = value


def read_hand(draft: CardDraft, words: list[str]) -> None:
    draft.hands[int(words[0])] = [] if words[1:] == [NONE] else words[1:]


def read_deck(draft: CardDraft, words: list[str]) -> None:
    draft.deck = words


def read_next(draft: CardDraft, words: list[str]) -> None:
    draft.coming = words


def read_discards(draft: CardDraft, words: list[str]) -> None:
    for word in words:
        seat, _, card = word.partition(":")
        draft.discards.append((int(seat), card))


def read_generator(draft: CardDraft, words: list[str]) -> None:
    draft.generator = " ".join(words)


def card_lines(vocabulary: CardVocabulary, hand: str) -> dict[str, Line[CardDraft]]:
    """The lines that all games of cards read; `hand` is an example of that line."""
    return {
        "seats": (read_seats, "seats 5"),
        "round": (read_round, "round 2"),
        "phase": (read_phase, "phase " + " | ".join(vocabulary.phases)),
        "turn": (read_turn, "turn 0"),
        "first": (read_first, "first 3"),
        "last": (read_last, "last 2, or last -"),
        "option": (read_option, "option rounds 3"),
        "hand": (read_hand, hand),
        "deck": (read_deck, "deck NS map EW, or deck -"),
        "next": (read_next, "next map NS"),
        "discards": (read_discards, "discards 1:map 2:NS"),
        "generator": (read_generator, "generator fast 00000001 00000002 00000003 00000004"),
    }


def draw_head(position: PositionHead, turn: int, first: int, last: int) -> list[str]:
    """The lines with which every drawing begins."""
    lines = [f"position {position.game}", f"seats {position.seats}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in position.options.items()]
    lines.append(f"round {position.round}")
    lines.append(f"phase {position.phase}")
    lines.append(f"turn {seat_word(turn)}")
    lines.append(f"first {first}")
    lines.append(f"last {seat_word(last)}")
    return lines


def draw_piles(deck: Sequence[str], discards: Sequence[tuple[int, str]]) -> list[str]:
    return [listed("deck", deck), listed("discards", [f"{seat}:{card}" for seat, card in discards])]
