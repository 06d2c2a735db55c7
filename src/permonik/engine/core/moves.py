"""The moves of a game as numbers: kind after kind, each with a block of its own. A game declares its blocks once."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import cast


@dataclass(frozen=True, slots=True)
class Part:
    """Something that a move says, as a number below `size`."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class Block:
    """All moves of one kind. The parts count like digits, the last one fastest."""

    kind: str
    about: str
    """What such a move does, in a few words."""
    parts: tuple[Part, ...] = ()
    examples: tuple[str, ...] = ()
    """In text; the first word is the kind."""

    @property
    def size(self) -> int:
        return prod(part.size for part in self.parts)

    @property
    def formula(self) -> str:
        """How the number within the block is worked out."""
        names = [part.name for part in self.parts]
        worked = names[0] if names else ""
        for number, part in enumerate(self.parts[1:]):
            worked = f"({worked})" if number else worked
            worked = f"{worked} * {part.size} + {part.name}"
        return worked

    def number(self, values: tuple[int, ...]) -> int:
        """The number within the block."""
        number = 0
        for part, value in zip(self.parts, values, strict=True):
            number = number * part.size + value
        return number

    def values(self, number: int) -> tuple[int, ...]:
        values = []
        for part in reversed(self.parts):
            number, value = divmod(number, part.size)
            values.append(value)
        return tuple(reversed(values))


@dataclass(frozen=True, slots=True)
class Parts:
    """A move taken apart: what it says, by name. The names are the game's; those that many games have are properties,
    None where they do not apply."""

    kind: str
    facts: Mapping[str, object]

    @property
    def card(self) -> str | None:
        return cast(str | None, self.facts.get("card"))

    @property
    def x(self) -> int | None:
        return cast(int | None, self.facts.get("x"))

    @property
    def y(self) -> int | None:
        return cast(int | None, self.facts.get("y"))

    @property
    def turned(self) -> bool | None:
        return cast(bool | None, self.facts.get("turned"))

    @property
    def seat(self) -> int | None:
        return cast(int | None, self.facts.get("seat"))

    def given(self) -> dict[str, object]:
        return {"kind": self.kind, **self.facts}


class Moves:
    """The numbering of a game's moves, fixed for a version of its rules."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks = blocks
        self.firsts = [0, *accumulate(block.size for block in blocks)]
        self.count = self.firsts.pop()
        self.by_kind = {block.kind: (block, first) for block, first in zip(blocks, self.firsts, strict=True)}

    def first(self, kind: str) -> int:
        """Where the block of a kind begins."""
        return self.by_kind[kind][1]

    def number(self, kind: str, values: tuple[int, ...] = ()) -> int:
        block, first = self.by_kind[kind]
        return first + block.number(values)

    def taken_apart(self, move: int) -> tuple[Block, tuple[int, ...]]:
        """The block of a move, and what the move says. The caller has checked the number."""
        place = bisect_right(self.firsts, move) - 1
        block = self.blocks[place]
        return block, block.values(move - self.firsts[place])
