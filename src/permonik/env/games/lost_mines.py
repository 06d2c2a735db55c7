"""What a seat sees in Lost Mines: the whole board. Compiled."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.state import NOBODY, State
from permonik.engine.lost_mines import cards
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import FORESTS, NUMBERING, OVER, TREASURE_KIND, TREASURE_VALUE
from permonik.engine.lost_mines.vocabulary import PHASES, VOCABULARY
from permonik.env.core.window import Window
from permonik.env.games.walking import WalkingEyes, looks_of

WINDOW: Final = Window(VOCABULARY.grid, 0, cards.COLUMNS - 1, 0, cards.ROWS - 1, reach=cards.COLUMNS + cards.ROWS)
OVERCOME: Final = ("obstacle that was overcome",)


class LostMinesEyes(WalkingEyes):
    __slots__ = (
        "dragon",
        "kinds",
        "out_of_round",
        "points",
        "treasure_kinds",
        "treasure_lookers",
        "treasure_takers",
        "treasure_values",
    )

    def __init__(self) -> None:
        layout = FORESTS[cards.DISTANCE].layout
        super().__init__(
            NUMBERING,
            looks_of(layout, cards.SHAPES, cards.FEATURES),
            cards.FEATURES,
            OVERCOME,
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
        self.kinds: i64 = len(cards.KINDS)
        self.treasure_kinds: i64 = self.segment(
            "treasure_kinds", (seats, len(cards.KINDS)), "what kind lies on each place"
        )
        self.treasure_values: i64 = self.segment(
            "treasure_values", (seats,), "the value of each one that the seat knows"
        )
        self.treasure_takers: i64 = self.segment("treasure_takers", (seats, seats), "who has taken each of them")
        self.treasure_lookers: i64 = self.segment(
            "treasure_lookers", (seats, seats), "who has looked at each of them, or taken it"
        )
        self.dragon: i64 = self.segment("dragon", (seats,), "who has the dragon")
        self.out_of_round: i64 = self.segment("out", (seats,), "who is out of the round")
        self.points: i64 = self.segment("points", (seats,), "the victory points of each seat")

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        here = cast(LostMines, state)
        is_over = here.phase == OVER
        open_dwarves: i64 = 0
        if is_over:
            open_dwarves = (i64(1) << here.seats) - 1
        self.write_walking(here, open_dwarves, seat, out, at)
        overcome = here.forest.overcome
        for i in range(i64(len(overcome))):
            self.mark(out, at, self.planes - 1, overcome[i], 1)
        for place in range(here.seats):
            treasure = i64(here.treasures[place])
            taker = here.takers[place]
            out[at + self.treasure_kinds + place * self.kinds + i64(TREASURE_KIND[treasure])] = 1
            if here.seen_treasures[seat] >> place & 1 or (is_over and taker != NOBODY):
                out[at + self.treasure_values + place] = u8(TREASURE_VALUE[treasure])
            if taker != NOBODY:
                out[at + self.treasure_takers + place * self.room + self.away(here, taker, seat)] = 1
            for other in range(here.seats):
                if here.seen_treasures[other] >> place & 1:
                    out[at + self.treasure_lookers + place * self.room + self.away(here, other, seat)] = 1
        if here.dragon != NOBODY:
            out[at + self.dragon + self.away(here, here.dragon, seat)] = 1
        self.write_bits(here, here.out, seat, out, at + self.out_of_round)
        for other in range(here.seats):
            self.put(out, at + self.points + self.away(here, other, seat), here.points[other])
