"""The legal moves as a numbered list, grouped by the card they use."""

from dataclasses import dataclass
from string import ascii_lowercase

from permonik.engine.core.game import Game
from permonik.engine.core.moves import Parts
from permonik.sights.shown import Place

DISCARDS = ("discard", "pass")
"""How the games call discarding a card."""


def is_discard(parts: Parts) -> bool:
    return parts.kind in DISCARDS


@dataclass(frozen=True, slots=True)
class Choice:
    number: int
    move: int
    parts: Parts


@dataclass(frozen=True, slots=True)
class Group:
    """The moves of one card of the hand, or all that need none (`card` is None)."""

    letter: str
    card: str | None
    count: int
    choices: tuple[Choice, ...]

    @property
    def plays(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in self.choices if not is_discard(choice.parts))

    @property
    def discard(self) -> Choice | None:
        return next((choice for choice in self.choices if is_discard(choice.parts)), None)


@dataclass(frozen=True, slots=True)
class Choices:
    groups: tuple[Group, ...]

    @property
    def all(self) -> list[Choice]:
        return [choice for group in self.groups for choice in group.choices]

    @property
    def cards(self) -> list[Group]:
        """The groups of cards."""
        return [group for group in self.groups if group.card is not None]

    def group(self, word: str) -> Group | None:
        """A group by its letter or by the name of its card."""
        named = (group for group in self.cards if word in (group.letter, str(group.card).lower()))
        return next(named, None)


def order_of(parts: Parts, move: int) -> tuple[bool, bool, int, int, int]:
    """Places from west to east, then players."""
    return is_discard(parts), parts.x is None, parts.x or 0, parts.y or 0, move


def choices_of(game: Game, moves: list[int], hand: tuple[str, ...]) -> Choices:
    """Cards in the order of the hand, for each first what it can do, then throwing it away; then what needs none."""
    parts = {move: game.parts(move) for move in moves}
    names: list[str | None] = []
    if any(one.card for one in parts.values()):
        names += dict.fromkeys(hand)
    if any(one.card is None for one in parts.values()):
        names.append(None)
    groups = []
    number = 1
    for letter, name in zip(ascii_lowercase, names, strict=False):
        own = [move for move in moves if parts[move].card == name]
        own.sort(key=lambda move: order_of(parts[move], move))
        choices = tuple(Choice(number + i, move, parts[move]) for i, move in enumerate(own))
        groups.append(Group(letter, name, hand.count(name) if name else 0, choices))
        number += len(choices)
    return Choices(tuple(groups))


Numbers = dict[Place, list[tuple[int, bool]]]


def numbers_of(group: Group) -> Numbers:
    """For each place of the mine the moves that happen there: number, and whether the card is turned."""
    numbers: Numbers = {}
    for choice in group.plays:
        if choice.parts.x is not None and choice.parts.y is not None:
            numbers.setdefault((choice.parts.x, choice.parts.y), []).append((choice.number, bool(choice.parts.turned)))
    return numbers
