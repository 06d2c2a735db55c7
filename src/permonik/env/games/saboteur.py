"""What a seat sees in the base game, and where its cards may lie. Compiled."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.state import State
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import NUMBERING, SHARING
from permonik.engine.saboteur.vocabulary import PHASES, VOCABULARY
from permonik.env.core.window import Window
from permonik.env.games.digging import DiggingEyes

WINDOW: Final = Window(VOCABULARY.grid, -10, 12, -10, 10, reach=14)


class SaboteurEyes(DiggingEyes):
    __slots__ = ("gold", "gold_cards", "offer", "offered", "paid", "role")

    def __init__(self) -> None:
        super().__init__(
            NUMBERING,
            cards.SHAPES,
            (),
            len(cards.DECK),
            len(cards.ROLES),
            len(PHASES),
            WINDOW.places(),
            WINDOW.columns,
            WINDOW.rows,
        )
        seats = int(self.room)
        self.role: i64 = self.segment("role", (len(cards.ROLES),), "the own role")
        self.gold: i64 = self.segment("gold", (1,), "the own nuggets")
        self.gold_cards: i64 = self.segment("gold_cards", (seats,), "how many gold cards each seat has kept")
        self.paid: i64 = self.segment("paid", (seats,), "the nuggets that each seat was paid in value")
        self.offered: i64 = self.segment("offered", (1,), "how many gold cards are being shared out")
        self.offer: i64 = self.segment("offer", (3,), "how many of each value the seat may keep one of")

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        here = cast(Saboteur, state)
        self.write_digging(here, seat, out, at)
        out[at + self.role + i64(here.roles[seat])] = 1
        out[at + self.gold] = here.gold[seat]
        for i in range(i64(len(here.picks))):
            out[at + self.gold_cards + self.away(here, here.picks[i] >> 4 & 15, seat)] += 1
        for result in here.results:
            for other in range(here.seats):
                paid = at + self.paid + self.away(here, other, seat)
                out[paid] = u8(i64(out[paid]) + i64(result.pay[other]))
        self.put(out, at + self.offered, i64(len(here.offer)))
        if here.phase == SHARING and here.to_move == seat:
            for i in range(i64(len(here.offer))):
                out[at + self.offer + i64(here.offer[i]) - 1] += 1
