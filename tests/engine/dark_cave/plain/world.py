"""All that is true at a table of The Dark Cave, and who has seen what."""

from dataclasses import dataclass, field

from tests.engine.dark_cave.plain import tables
from tests.engine.plain_grid import Border, Cell
from tests.engine.plain_play import Told

Place = tuple[Cell, str]
"""A field of a card; names of fields are those of the unturned card."""

COVERED = "?"
"""The one field of a goal card that lies face down; only monsters stand there."""
START: Place = ((0, 0), "a")


@dataclass(frozen=True)
class Deal:
    """What chance decides at the beginning."""

    starter: int
    goals: tuple[str, ...]
    """North-west, north-east, south-west, south-east."""
    clan_cards: tuple[tuple[str, str], ...]
    """Clan and front of each seat."""
    set_aside: tuple[tuple[str, str], ...]
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    """The next card first."""
    removed: tuple[str, ...]


@dataclass
class Web:
    side: int
    owner: int
    card: str


@dataclass
class Meeting:
    """A monster and the dwarfs whom it is about to attack."""

    monster: str
    victims: list[int]
    """Clockwise from the active seat."""
    to_ask: list[int]
    """Those with an axe who have not answered yet."""


@dataclass(frozen=True)
class Given:
    """Cards of a hand that a seat gave away and knows (DC-279)."""

    seat: int
    holder: int
    cards: tuple[str, ...]
    unseen: tuple[int, ...] = (0, 0, 0)
    """How many cards of each level have left that hand unseen since."""
    gone: tuple[str, ...] = ()
    """Cards handed over of which the seat knows that they have left that hand unseen."""


@dataclass
class World:
    seats: int
    early_end: bool = False

    goals: dict[Cell, str] = field(default_factory=dict)
    uncovered: dict[Cell, bool] = field(default_factory=dict)
    """Goal cards that lie face up, and whether they are turned."""
    laid: dict[Cell, tuple[str, bool]] = field(default_factory=dict)
    veins: set[Place] = field(default_factory=set)
    """Vein fields that still have their nugget."""
    webs: dict[Border, Web] = field(default_factory=dict)

    clan_cards: list[tuple[str, str]] = field(default_factory=list)
    set_aside: list[tuple[str, str]] = field(default_factory=list)
    figures: list[Place | None] = field(default_factory=list)
    """None when out of the cave."""
    lying: set[int] = field(default_factory=set)
    escaped: list[int] = field(default_factory=list)
    """In their order."""
    nuggets: list[int] = field(default_factory=list)
    bank: int = tables.NUGGETS
    boots: dict[int, str] = field(default_factory=dict)
    axes: list[list[str]] = field(default_factory=list)
    monsters: dict[str, Place] = field(default_factory=dict)
    monster_cards: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Who has the card of a monster in play, and which card it is."""

    hands: list[list[str]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Discards that all have seen."""
    discarded: list[list[str]] = field(default_factory=list)
    """Face down, by the seat that knows them."""
    lost: list[list[str]] = field(default_factory=list)
    """To bridges and rats, by the seat that knows them."""

    goals_seen: list[set[Cell]] = field(default_factory=list)
    fronts_seen: list[set[int]] = field(default_factory=list)
    revealed: set[int] = field(default_factory=set)
    """Seats whose clan card lies open."""
    aside_seen_by: int | None = None
    given: list[Given] = field(default_factory=list)
    known_discards: list[list[str]] = field(default_factory=list)
    """Cards that a seat gave away and knows to be face-down discards."""

    phase: str = "act"
    """act, vote, creep (a monster), defend (the axe), move, turn (a goal card), over."""
    starter: int = 0
    last: int | None = None
    """Who took the last turn; a turn is taken once a card was played or discarded."""
    active: int = 0
    decides: int = 0
    proposed: bool = False
    drawer: int = 0
    played: int = 0
    """Cards that left the hand in step 1."""
    unpaid: int = 0
    """Cards that should have been lost from an empty hand in the own turn."""
    frozen: bool = False
    left: int = 0
    """Moves left, of the dwarf or of the monster."""
    moving: bool = False
    """Whether step 2 has begun."""
    creeping: str = ""
    """The monster that is being moved."""
    meeting: Meeting | None = None
    to_meet: list[str] = field(default_factory=list)
    """Monsters on the field just entered that the dwarf has yet to meet."""
    goal_to_turn: tuple[Cell, str] | None = None
    """A goal card whose face is seen, and its own edge by which it is entered."""

    why_over: str = ""
    """side out, hands empty, agreed."""
    carried: list[int] = field(default_factory=list)
    """The nuggets of each dwarf when the game ended."""
    winners: list[int] = field(default_factory=list)
    values: dict[str, int] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def tell(self, *what: object, secret: object = None, to: int | None = None) -> None:
        self.told.append(Told(what, secret, to))

    def clockwise(self, seats: list[int]) -> list[int]:
        """Seats in their order from the active one on."""
        return sorted(seats, key=lambda seat: (seat - self.active) % self.seats)

    def side(self, seat: int) -> str:
        """The clan that a dwarf works for."""
        clan, front = self.clan_cards[seat]
        if front == "loyal":
            return clan
        return "yellow" if clan == "blue" else "blue"


def by_table(cards: list[str]) -> list[str]:
    return sorted(cards, key=tables.ORDER.index)
