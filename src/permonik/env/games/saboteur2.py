"""What a seat sees in the game with the expansion, and where its cards may lie. Compiled."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.state import State
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.tables import NUMBERING, OVER, STEALING
from permonik.engine.saboteur2.vocabulary import PHASES, VOCABULARY
from permonik.env.core.window import Window
from permonik.env.games.digging import DiggingEyes

WINDOW: Final = Window(VOCABULARY.grid, -14, 14, -13, 13, reach=18)
FEATURES: Final = ("blue", "green", "ladder", "crystal")


class Saboteur2Eyes(DiggingEyes):
    __slots__ = ("given", "gold", "known_roles", "knows", "passing", "thefts", "thieves", "trapped")

    def __init__(self) -> None:
        super().__init__(
            NUMBERING,
            cards.SHAPES,
            FEATURES,
            len(cards.DECK),
            len(cards.ROLES),
            len(PHASES),
            WINDOW.places(),
            WINDOW.columns,
            WINDOW.rows,
        )
        seats = int(self.room)
        self.known_roles: i64 = self.segment(
            "known_roles", (seats, len(cards.ROLES)), "the role of each seat that the seat knows, its own first"
        )
        self.knows: i64 = self.segment("knows", (seats, seats), "who has seen whose role")
        self.trapped: i64 = self.segment("trapped", (seats,), "who is in prison")
        self.thefts: i64 = self.segment("thefts", (seats,), "who has a theft card")
        self.thieves: i64 = self.segment("thieves", (seats,), "who may still steal")
        self.gold: i64 = self.segment("gold", (seats,), "the nuggets of each seat")
        self.passing: i64 = self.segment(
            "passing", (3,), "while passing: how many cards must, how many may go, and how many will be drawn"
        )
        self.given: i64 = self.segment(
            "given",
            (seats, len(cards.DECK)),
            "hands that the seat gave away, by who holds them: cards not played since",
        )

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        here = cast(Saboteur2, state)
        self.write_digging(here, seat, out, at)
        all_known = here.phase in (STEALING, OVER)
        for other in range(here.seats):
            away = self.away(here, other, seat)
            if all_known or here.knows[seat] >> other & 1:
                out[at + self.known_roles + away * self.roles + i64(here.roles[other])] = 1
            self.write_bits(here, here.knows[other], seat, out, at + self.knows + away * self.room)
            out[at + self.trapped + away] = here.trapped[other]
            out[at + self.gold + away] = here.gold[other]
        for i in range(i64(len(here.thefts))):
            out[at + self.thefts + self.away(here, i64(here.thefts[i]), seat)] = 1
        for i in range(i64(len(here.thieves))):
            out[at + self.thieves + self.away(here, i64(here.thieves[i]), seat)] = 1
        self.put(out, at + self.passing, here.owed)
        self.put(out, at + self.passing + 1, here.may)
        self.put(out, at + self.passing + 2, here.due)
        self.write_given(here, here.given, seat, out, at + self.given)
