"""What the plain second implementations of the walking games play with: moves, what is told, and players."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar

Move = tuple[object, ...]


@dataclass(frozen=True)
class Told:
    """A fact that all hear, and what only one seat sees of it."""

    what: tuple[object, ...]
    secret: object = None
    to: int | None = None


W = TypeVar("W")
Player = Callable[[W, list[Move]], Move]
"""Chooses one of the legal moves of a world, which come in a fixed order."""


def by_chance(random: Random) -> Player[object]:
    return lambda world, moves: pick(moves, random)


def with_purpose(random: Random, wanted: Callable[[W, list[Move], Random], list[Move]]) -> Player[W]:
    """Does what is wanted most; now and then it does anything."""
    return lambda world, moves: pick(moves if random.random() < 0.12 else wanted(world, moves, random), random)


def pick(moves: list[Move], random: Random) -> Move:
    return moves[int(random.random() * len(moves))]
