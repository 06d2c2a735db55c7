"""Moves as text: rulebook words, `x,y` for a cell, a number for a seat. docs/notation.md has the grammar."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from permonik.engine.core.errors import IllegalMove, MalformedMove
from permonik.engine.core.grid import Grid
from permonik.engine.core.moves import Block, Moves, Parts
from permonik.engine.core.refusals import Refusal

CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


class Words(ABC):
    """How a part of a move is said."""

    @abstractmethod
    def facts(self, value: int) -> Mapping[str, object]:
        """What the part says, by name."""

    @abstractmethod
    def write(self, value: int) -> str: ...

    @abstractmethod
    def read(self, source: str, word: str) -> int | None:
        """From a word in small letters; None when it makes no sense. Raises IllegalMove for what the numbering cannot
        express."""


class Names(Words):
    """One of several things by name."""

    def __init__(self, fact: str, names: Sequence[str]) -> None:
        self.fact = fact
        self.names = names
        self.numbers = {name.lower(): number for number, name in enumerate(names)}

    def facts(self, value: int) -> Mapping[str, object]:
        return {self.fact: self.names[value]}

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, source: str, word: str) -> int | None:
        return self.numbers.get(word)


class Count(Words):
    """A small number, counted from `least` on."""

    def __init__(self, fact: str, least: int, most: int) -> None:
        self.fact = fact
        self.least = least
        self.most = most

    def facts(self, value: int) -> Mapping[str, object]:
        return {self.fact: value + self.least}

    def write(self, value: int) -> str:
        return str(value + self.least)

    def read(self, source: str, word: str) -> int | None:
        known = word.isdecimal() and len(word) < 10 and self.least <= int(word) <= self.most
        return int(word) - self.least if known else None


class Seat(Words):
    """A seat; `rule` says how many there are."""

    def __init__(self, seats: int, rule: str) -> None:
        self.seats = seats
        self.rule = rule

    def facts(self, value: int) -> Mapping[str, object]:
        return {"seat": value}

    def write(self, value: int) -> str:
        return str(value)

    def read(self, source: str, word: str) -> int | None:
        if not word.isdecimal():
            return None
        if len(word) > 2 or int(word) >= self.seats:
            raise IllegalMove(source, Refusal("no_such_seat", (self.rule,), {"number": int(word[:9])}))
        return int(word)


class Cell(Words):
    """A cell of the grid; `outside` is said of all others."""

    def __init__(self, grid: Grid, outside: Refusal) -> None:
        self.grid = grid
        self.outside = outside

    def facts(self, value: int) -> Mapping[str, object]:
        return self.grid.args(value)

    def write(self, value: int) -> str:
        x, y = self.grid.point(value)
        return f"{x},{y}"

    def read(self, source: str, word: str) -> int | None:
        point = CELL.fullmatch(word)
        if point is None:
            return None
        cell = self.grid.cell(int(point[1]), int(point[2]))
        if cell is None:
            raise IllegalMove(source, self.outside)
        return cell


class Phrase:
    """How a kind of move is said: its first word, then one word for each part."""

    def __init__(self, *words: Words) -> None:
        self.words = words

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        facts: dict[str, object] = {}
        for words, value in zip(self.words, values, strict=True):
            facts.update(words.facts(value))
        return facts

    def write(self, values: Sequence[int]) -> list[str]:
        return [words.write(value) for words, value in zip(self.words, values, strict=True)]

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        """What the words behind the first one mean, part by part; None when they make no sense."""
        if len(words) != len(self.words):
            return None
        values = [part.read(source, word) for part, word in zip(self.words, words, strict=True)]
        return None if None in values else tuple(value for value in values if value is not None)


class Notation:
    """The moves of a game in words."""

    def __init__(self, moves: Moves, phrases: Mapping[str, Phrase]) -> None:
        self.moves = moves
        self.phrases = phrases
        self.texts: dict[int, str] = {}
        self.known: dict[str, int] = {}
        """The moves whose texts were asked for: most of those that are read were offered before."""

    def parts(self, move: int) -> Parts:
        """A move taken apart. The caller has checked the number."""
        block, values = self.moves.taken_apart(move)
        return Parts(block.kind, self.phrases[block.kind].facts(values))

    def text(self, move: int) -> str:
        known = self.texts.get(move)
        if known is None:
            block, values = self.moves.taken_apart(move)
            known = self.texts[move] = " ".join([block.kind, *self.phrases[block.kind].write(values)])
            self.known[known] = move
        return known

    def parse(self, source: str) -> int:
        """The move that a text means, legal or not; small and capital letters are the same."""
        known = self.known.get(source)
        if known is not None:
            return known
        kind, *words = source.lower().split() or [""]
        phrase = self.phrases.get(kind)
        if phrase is None:
            raise MalformedMove(" | ".join(self.phrases), source)
        values = phrase.read(source, words)
        if values is None:
            raise MalformedMove(self.example(kind), source)
        return self.moves.number(kind, values)

    def example(self, kind: str) -> str:
        return self.moves.by_kind[kind][0].examples[-1]


def rows_of(moves: Moves) -> list[str]:
    """The table of a game's moves in docs/notation.md."""
    head = ["| from | move | number within the block | text |", "|---|---|---|---|"]
    return head + [row_of(first, block) for first, block in zip(moves.firsts, moves.blocks, strict=True)]


def row_of(first: int, block: Block) -> str:
    formula = f"`{block.formula}`" if len(block.parts) > 1 else block.formula
    texts = ", ".join(f"`{example}`" for example in block.examples)
    return f"| {first:,} | {block.about} | {formula} | {texts} |".replace("|  |", "| |")
