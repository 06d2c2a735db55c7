"""What is seen of a game: what lies where, who sits where with what in front of them, what is asked.

A game hands this over (`games/`); whoever shows it knows no game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from permonik.engine.core.cards import Card

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogue with arguments as the engine knows them: seats, cards and tools by their ids."""

    id: str
    args: Mapping[str, object] = field(default_factory=dict)


# The board.


@dataclass(frozen=True, slots=True)
class Field:
    """A part of a card that is walked in one step."""

    sides: int
    """The sides that it lies at, as bits; none for the middle."""
    sign: str
    said: Message | None = None
    """Where on its card it is; None where that goes without saying. `.short` of the message says it in a list."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A card on the board. `card` is None for one that lies face down and that the watcher does not know."""

    card: Card | None
    turned: bool = False
    face_down: bool = False
    lit: int = 15
    """The sides joined to the start, as bits; all of them in a game without light."""
    sign: str = ""
    """What its middle shows, where that is not what the card says itself."""
    said: Message | None = None
    """How it is said in a sentence, with `x`, `y` and open `sides`; None for a path card, which speaks for itself."""
    fields: tuple[Field, ...] = ()
    """Its fields, in a game that counts them."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody who walks on the board: the figure of a seat, or a creature with a name of its own."""

    place: Place
    name: Message | None
    """None for the figure of a seat, which has the name of its player."""
    sign: str
    seat: int | None = None
    at: Field | None = None
    """Where on its card it stands, in a game that counts fields."""
    lying: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """What lies on the border of a place with its neighbour to the east, or to the south."""

    place: Place
    name: Message
    sign: str
    to_the_south: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """Cards, and what stands on them and lies between them."""

    tiles: Mapping[Place, Tile]
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()


# The seats.


@dataclass(frozen=True, slots=True)
class Player:
    """What can be seen of a seat. What the watcher may not know is None, or an empty hand."""

    cards: int
    score: Message
    sign: str = ""
    """What its figure on the board shows, in a game that has figures."""
    in_front: tuple[Message, ...] = ()
    """What it has to put up with, and what the watcher knows of its hand."""
    has: tuple[Message, ...] = ()
    """What else lies in front of it."""
    points: int | None = None
    """What it is ranked by when the game is over."""
    role: str | None = None
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round."""

    number: int
    title: Message
    """How it ended."""
    roles: tuple[str, ...]
    route: frozenset[Place]
    """The way that reached the goal; empty when none did."""
    paid: tuple[Message, ...]
    """What each seat has got."""
    left_over: str | None = None
    takers: tuple[int, ...] = ()
    """Who takes gold cards, in order."""
    whys: tuple[str, ...] = ()
    """Why each seat won or lost, where it is not the same for a whole side."""
    winners: tuple[int, ...] | None = None
    """Who shares the treasure, where no side as a whole does."""
    count: tuple[Message, ...] = ()
    """How it was counted, where that needs to be explained."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a game through one seat's eyes, or through everybody's (`seat` is None)."""

    seat: int | None
    to_move: int
    over: bool
    round: int
    rounds: int
    pile: Message
    """What is left to draw."""
    board: Board
    players: tuple[Player, ...]
    asks: Message
    """What the player to move is asked."""
    out_of_turn: bool = False
    """Whether that happens in the turn of somebody else."""
    role: str | None = None
    hand: tuple[str, ...] = ()
    finished: tuple[Round, ...] = ()
    counts: str = ""
    """What seats are ranked by, as the end of the ids of messages; nothing for gold."""
    winners: tuple[int, ...] | None = None
    """Who has won, where seats are not ranked."""

    @property
    def watched(self) -> bool:
        """Whether everybody's cards are shown."""
        return self.seat is None
