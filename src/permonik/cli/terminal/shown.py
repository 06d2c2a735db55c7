"""What the terminal shows of a game of digging."""

from dataclasses import dataclass

from permonik.engine.core.cards import Card

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """A card in the mine. `card` is None for a goal whose face the watcher does not know."""

    card: Card | None
    turned: bool = False
    face_down: bool = False
    lit: int = 0
    """The sides joined to the start, as bits."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a seat still holds of a hand that the watcher gave away."""

    cards: tuple[str, ...]
    unseen: int
    """How many cards of that hand were discarded unseen."""


@dataclass(frozen=True, slots=True)
class Player:
    """What can be seen of a seat. What the watcher may not know is None, or an empty hand."""

    cards: int
    broken: tuple[str, ...]
    gold: int | None
    gold_cards: int = 0
    paid: int = 0
    trapped: bool = False
    theft: bool = False
    role: str | None = None
    hand: tuple[str, ...] = ()
    given: tuple[Given, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round. `side` is who won it: miners, saboteurs or nobody; where that is said for each seat, whether
    the gold was reached: reached or unreached."""

    number: int
    side: str
    roles: tuple[str, ...]
    route: frozenset[Place]
    """The tunnel that reached the gold; empty when none did."""
    pay: tuple[int, ...]
    left_over: str | None = None
    takers: tuple[int, ...] = ()
    """Who takes gold cards, in order."""
    whys: tuple[str, ...] = ()
    """Why each seat won or lost, where it is not the same for a whole side."""
    winners: tuple[int, ...] | None = None
    """Who shares the treasure, where no side as a whole does."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a game through one seat's eyes, or through everybody's (`seat` is None)."""

    seat: int | None
    to_move: int
    over: bool
    round: int
    rounds: int
    phase: str
    draw_pile: int
    tiles: dict[Place, Tile]
    players: tuple[Player, ...]
    role: str | None = None
    hand: tuple[str, ...] = ()
    finished: tuple[Round, ...] = ()
    owed: int = 0
    """While passing: how many cards must still be discarded."""
    may: int = 0
    """While passing: how many cards may still be discarded."""

    @property
    def watched(self) -> bool:
        """Whether everybody's cards are shown."""
        return self.seat is None
