"""What a seat sees in The Dark Cave, and where its cards may lie. Compiled."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.ways import MOST_FIELDS, NOWHERE
from permonik.engine.core.state import NOBODY, State
from permonik.engine.dark_cave import cards
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.tables import AXES, CAVES, CREATURES, LEVEL_OF, LEVELS, NUMBERING, SIDE_OUT
from permonik.engine.dark_cave.vocabulary import PHASES, VOCABULARY
from permonik.engine.hands.state import HAND
from permonik.env.core.window import Window
from permonik.env.games.walking import WalkingEyes, looks_of

WINDOW: Final = Window(VOCABULARY.grid, -11, 11, -11, 11, reach=13)
OWN_PLANES: Final = ("field of a nugget + 1", *(f"field of the {creature} + 1" for creature in cards.CREATURES))
TWO: Final = 2
"""So many players know each other's clan card from the start (DC-210)."""


class DarkCaveEyes(WalkingEyes):
    __slots__ = (
        "attacked",
        "axes",
        "bank",
        "boots",
        "creature_fields",
        "creature_owners",
        "creeping",
        "drawer",
        "escaped",
        "first_out",
        "frozen",
        "given",
        "levels",
        "lying",
        "met",
        "nuggets",
        "open_cards",
        "pile_levels",
        "undealt",
    )

    def __init__(self) -> None:
        layout = next(iter(CAVES.values())).layout
        super().__init__(
            NUMBERING,
            looks_of(layout, cards.SHAPES, cards.FEATURES),
            cards.FEATURES,
            OWN_PLANES,
            len(cards.DECK),
            len(cards.ROLES),
            len(cards.CLANS),
            len(cards.FACES),
            len(PHASES),
            WINDOW.places(),
            WINDOW.columns,
            WINDOW.rows,
        )
        seats = int(self.room)
        self.nuggets: i64 = self.segment("nuggets", (seats,), "the nuggets of each seat")
        self.bank: i64 = self.segment("bank", (1,), "the nuggets in the bank")
        self.boots: i64 = self.segment("boots", (seats,), "who has boots")
        self.axes: i64 = self.segment("axes", (seats, AXES), "the axes of each seat, by level")
        self.lying: i64 = self.segment("lying", (seats,), "whose figure lies")
        self.escaped: i64 = self.segment("escaped", (seats,), "who has left the cave")
        self.open_cards: i64 = self.segment("open_cards", (seats,), "whose clan card lies open")
        self.levels: i64 = self.segment("hand_levels", (seats, LEVELS), "the backs of the cards each seat holds")
        self.pile_levels: i64 = self.segment("pile_levels", (LEVELS,), "the backs of the draw pile")
        self.creature_owners: i64 = self.segment(
            "creature_owners", (CREATURES, seats), "who has the card of a creature"
        )
        self.creature_fields: i64 = self.segment("creature_fields", (CREATURES, MOST_FIELDS), "its field")
        self.creeping: i64 = self.segment("creeping", (CREATURES,), "the creature that walks now")
        self.met: i64 = self.segment("met", (CREATURES,), "the creature that is about to attack")
        self.attacked: i64 = self.segment("attacked", (seats,), "whom it would attack")
        self.first_out: i64 = self.segment("first_out", (seats,), "who was the first one out")
        self.undealt: i64 = self.segment(
            "undealt", (len(cards.ROLES),), "the clan cards set aside, for the first one out"
        )
        self.frozen: i64 = self.segment("frozen", (1,), "whether the figure of the turn has only just stood up")
        self.drawer: i64 = self.segment("drawer", (seats,), "who draws at the end of the turn instead of its player")
        self.given: i64 = self.segment(
            "given",
            (seats, len(cards.DECK)),
            "hands that the seat gave away, by who holds them: cards not played since",
        )

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        here = cast(DarkCave, state)
        open_dwarves = here.open_dwarves
        if here.seats == TWO:
            open_dwarves = 3
        self.write_walking(here, open_dwarves, seat, out, at)
        for other in range(here.seats):
            self.write_seat(here, other, self.away(here, other, seat), out, at)
        self.put(out, at + self.bank, here.bank())
        self.write_bits(here, here.lying, seat, out, at + self.lying)
        self.write_bits(here, here.open_dwarves, seat, out, at + self.open_cards)
        self.write_bits(here, here.attacked, seat, out, at + self.attacked)
        for i in range(here.left):
            out[at + self.pile_levels + i64(LEVEL_OF[i64(here.deck[i])])] += 1
        self.write_creatures(here, seat, out, at)
        if here.first_out != NOBODY:
            out[at + self.first_out + self.away(here, here.first_out, seat)] = 1
            if here.first_out == seat and not self.ended_by_first(here):
                for i in range(here.seats, i64(len(here.dwarves))):
                    out[at + self.undealt + i64(here.dwarves[i])] += 1
        if here.frozen:
            out[at + self.frozen] = 1
        if here.drawer != NOBODY:
            out[at + self.drawer + self.away(here, here.drawer, seat)] = 1
        self.write_given(here, here.given, seat, out, at + self.given)

    def ended_by_first(self, here: DarkCave) -> bool:
        """Then the first one out has not looked at what was set aside (DC-168, DC-251)."""
        if not here.over or here.results[0].why != SIDE_OUT:
            return False
        return sum([int(out) for out in here.results[0].escaped]) == 1

    def write_seat(self, here: DarkCave, seat: i64, away: i64, out: vec[u8], at: i64) -> None:
        self.put(out, at + self.nuggets + away, i64(here.nuggets[seat]))
        if here.boots[seat] != 0:
            out[at + self.boots + away] = 1
        for axe in range(i64(AXES)):
            out[at + self.axes + away * AXES + axe] = here.axes[AXES * seat + axe]
        if not here.inside(seat):
            out[at + self.escaped + away] = 1
        for i in range(HAND * seat, HAND * seat + i64(here.held[seat])):
            out[at + self.levels + away * LEVELS + i64(LEVEL_OF[i64(here.hands[i])])] += 1

    def write_creatures(self, here: DarkCave, me: i64, out: vec[u8], at: i64) -> None:
        planes = self.planes - CREATURES
        for i in range(i64(len(here.cave.veins))):
            self.mark(out, at, planes - 1, here.cave.veins[i] >> 3, (here.cave.veins[i] & 7) + 1)
        for creature in range(i64(CREATURES)):
            place = here.cave.figures[here.seats + creature]
            if here.owners[creature] != NOBODY:
                out[at + self.creature_owners + creature * self.room + self.away(here, here.owners[creature], me)] = 1
            if place != NOWHERE:
                out[at + self.creature_fields + creature * MOST_FIELDS + (place & 7)] = 1
                self.mark(out, at, planes + creature, place >> 3, (place & 7) + 1)
        if here.creeping != NOBODY:
            out[at + self.creeping + here.creeping] = 1
        if here.met != NOBODY:
            out[at + self.met + here.met] = 1
