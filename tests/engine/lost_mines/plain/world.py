"""All that is true at a table of The Lost Mines, and who has seen what."""

from dataclasses import dataclass, field

from tests.engine.lost_mines.plain import tables
from tests.engine.plain_grid import OPPOSITE, Border, Cell, half_turn
from tests.engine.plain_play import Told


@dataclass(frozen=True)
class Deal:
    """What chance decides when a round is set up."""

    starter: int
    mines: tuple[str, ...]
    """From north to south."""
    treasures: tuple[tuple[str, int], ...]
    """Kind and value, by places."""
    spare_treasures: tuple[tuple[str, int], ...]
    dwarfs: tuple[tuple[str, str], ...]
    """Clan and role of each seat."""
    undealt: tuple[tuple[str, str], ...]
    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    """The next card first."""
    aside: tuple[str, ...]


@dataclass
class World:
    seats: int
    rounds: int = 2
    early_end: bool = False
    distance: int = 8

    round: int = 0
    starter: int = 0
    points: list[int] = field(default_factory=list)
    pots: list[dict[str, object]] = field(default_factory=list)
    """How the pots of the latest finished round were shared."""
    over: bool = False

    mines: dict[Cell, str] = field(default_factory=dict)
    uncovered: dict[Cell, bool] = field(default_factory=dict)
    """Mines that lie face up, and whether they are turned."""
    treasures: list[tuple[str, int]] = field(default_factory=list)
    spare_treasures: list[tuple[str, int]] = field(default_factory=list)
    takers: list[int | None] = field(default_factory=list)
    """By places of treasures."""
    dwarfs: list[tuple[str, str]] = field(default_factory=list)
    undealt: list[tuple[str, str]] = field(default_factory=list)
    figures: list[Cell] = field(default_factory=list)
    dragon: int | None = None

    laid: dict[Cell, tuple[str, bool]] = field(default_factory=dict)
    overcome: set[Cell] = field(default_factory=set)
    traps: set[Border] = field(default_factory=set)
    trolls: dict[Border, int] = field(default_factory=dict)
    """Whose card holds them."""

    hands: list[list[str]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Discards that all have seen."""
    discarded: list[list[str]] = field(default_factory=list)
    """Face down, by the seat that knows them."""
    trapped: list[list[str]] = field(default_factory=list)
    """Lost to traps, by the seat that knows them."""
    out: set[int] = field(default_factory=set)

    mines_seen: list[set[Cell]] = field(default_factory=list)
    values_seen: list[set[int]] = field(default_factory=list)
    roles_seen: list[set[int]] = field(default_factory=list)
    """What each seat has looked at, the own dwarf card and own treasures not counted."""

    phase: str = "act"
    """act, vote, turn (a mine), move, take, over."""
    active: int = 0
    """Whose turn it is."""
    decides: int = 0
    proposed: bool = False
    last: int | None = None
    """Who took the last turn of this round."""
    played: int = 0
    """Cards that left the hand in step 1."""
    unpaid: int = 0
    """Traps crossed with an empty hand in this turn."""
    steps: int = 0

    told: list[Told] = field(default_factory=list)

    def tell(self, *what: object, secret: object = None, to: int | None = None) -> None:
        self.told.append(Told(what, secret, to))


def starts(cell: Cell) -> bool:
    return cell in tables.STARTS.values()


def open_edges(world: World, cell: Cell) -> frozenset[str] | None:
    """Of the card that lies face up on a cell; None if there is none."""
    if starts(cell):
        return frozenset("NESW")
    if cell in world.laid:
        card, turned = world.laid[cell]
        return lying(tables.PATHS[card][0], turned)
    if cell in world.uncovered:
        return lying(tables.MINES[world.mines[cell]], world.uncovered[cell])
    return None


def lying(edges: str, turned: bool) -> frozenset[str]:
    return half_turn(edges) if turned else frozenset(edges)


def is_covered_mine(world: World, cell: Cell) -> bool:
    return cell in world.mines and cell not in world.uncovered


def holds_a_card(world: World, cell: Cell) -> bool:
    return starts(cell) or cell in world.laid or cell in world.mines


def on_board(cell: Cell) -> bool:
    return 0 <= cell[0] < tables.COLUMNS and 0 <= cell[1] < tables.ROWS


def is_empty(world: World, cell: Cell) -> bool:
    return on_board(cell) and not holds_a_card(world, cell)


def kind_of_card(world: World, cell: Cell) -> str:
    """What lies on a path card: nothing (plain), a campfire, rocks or an obstacle; other cards are plain."""
    return tables.PATHS[world.laid[cell][0]][1] if cell in world.laid else "plain"


def open_between(world: World, cell: Cell, edge: str, other: Cell) -> bool:
    """Whether two face-up cards join there."""
    here, there = open_edges(world, cell), open_edges(world, other)
    return here is not None and there is not None and edge in here and OPPOSITE[edge] in there


def by_table(cards: list[str]) -> list[str]:
    return sorted(cards, key=tables.ORDER.index)
