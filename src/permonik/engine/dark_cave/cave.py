"""The cave as dwarfs and creatures walk it: webs bar the way, gold lies on veins. Compiled."""

from librt.vecs import remove, vec
from mypy_extensions import i64

from permonik.engine.board.net import FACE_DOWN, Net
from permonik.engine.board.ways import MOST_FIELDS, NOWHERE, Ways, border_of
from permonik.engine.core.arrays import insert_sorted, longs_of
from permonik.engine.dark_cave.tables import (
    BRIDGE,
    CREATURES,
    EXIT,
    LADDER,
    NUGGET_TOLL,
    NUMBERING,
    TUNNEL,
    WEB_CARD,
    WEB_SEAT,
    WEB_THERE,
)


class Cave(Ways):
    """Fields with dwarfs and creatures on them, webs on their borders and gold on veins.

    The figures are the dwarfs of the seats, then the creatures.
    """

    __slots__ = ("veins",)

    def __init__(self, net: Net) -> None:
        super().__init__(net, NUMBERING.fields, LADDER)
        self.enters_covered = True
        self.veins: vec[i64] = vec[i64]()
        """The places with a nugget, in ascending order."""

    def clone(self) -> "Cave":
        copy = Cave(self.net.clone())
        self.copy_ways(copy)
        copy.veins = self.veins[:]
        return copy

    def restore_veins(self, places: list[int]) -> None:
        self.veins = longs_of(places)

    def put_gold(self, place: i64) -> None:
        self.veins = insert_sorted(self.veins, place)

    def take_gold(self, place: i64) -> None:
        self.veins = remove(self.veins, place)

    def gold_on(self, cell: i64) -> i64:
        """The place on a card that has a nugget; `NOWHERE` for none."""
        for i in range(i64(len(self.veins))):
            if self.veins[i] >> 3 == cell:
                return self.veins[i]
        return NOWHERE

    def bars(self, figure: i64, step: i64) -> i64:
        """A web on the border; it hinders no ladder and no step inside a card (DC-097, DC-128, DC-238)."""
        if len(self.tokens) == 0:
            return 0
        web = self.token(border_of(step))
        if web == 0:
            return 0
        return WEB_THERE | web_seat(web) << 8

    def dwarves(self) -> i64:
        """How many of the figures are dwarfs."""
        return len(self.figures) - CREATURES

    def toll(self, figure: i64, step: i64) -> i64:
        """1 for the card that a bridge takes from a dwarf, `NUGGET_TOLL` for a tunnel: of two ways the one that keeps
        the gold is better. A bridge is always entered over a border (DC-063, DC-066, DC-257)."""
        if figure >= self.dwarves():
            return 0
        met = self.feature(step >> 16)
        if met == TUNNEL:
            return NUGGET_TOLL
        return 1 if met == BRIDGE and border_of(step) >= 0 else 0

    def ends_at(self, figure: i64, place: i64) -> bool:
        """Creatures stop at dwarfs; dwarfs stop at creatures and covered goals, and the exit takes them out (DC-120,
        DC-126, DC-161, DC-165)."""
        dwarves = self.dwarves()
        here = self.figures_at(place)
        if figure >= dwarves:
            return here & (1 << dwarves) - 1 != 0
        return here >> dwarves != 0 or self.net.cells[place >> 3] == FACE_DOWN or self.feature(place) == EXIT

    def webs_at(self, place: i64) -> bool:
        """Whether a web lies on a border that a field touches."""
        found = False
        for i in range(i64(len(self.tokens))):
            found = found or self.touches(place, self.tokens[i] >> 8)
        return found

    def touches(self, place: i64, border: i64) -> bool:
        """Whether a field touches a border."""
        cell = place >> 3
        if cell not in (border >> 1, self.beyond(border)):
            return False
        return self.edges_of(place) >> self.side_of(cell, border) & 1 == 1

    def edges_of(self, place: i64) -> i64:
        """The sides of its cell that a field touches."""
        shape = i64(self.net.cells[place >> 3])
        return i64(self.fields.edges[MOST_FIELDS * shape + (place & 7)])


def web_of(card: i64, seat: i64, side: i64) -> i64:
    """The token of a web card, counted from 0, with this side up."""
    return side + WEB_SEAT * seat + WEB_CARD * card


def web_side(web: i64) -> i64:
    return (web - 1) % WEB_SEAT + 1


def web_seat(web: i64) -> i64:
    return (web - 1) % WEB_CARD // WEB_SEAT


def web_card(web: i64) -> i64:
    return (web - 1) // WEB_CARD
