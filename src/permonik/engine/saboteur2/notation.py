"""The moves of the game with the expansion in words: those of digging, tricks, thefts, and how to end a pass."""

from collections.abc import Sequence

from permonik.engine.board.notation import OnBoard
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.notation import Names, Notation, Phrase, Seat
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.notation import OneCard, digging_phrases
from permonik.engine.saboteur2.cards import HARMS
from permonik.engine.saboteur2.moves import MOST_SEATS, MOVES, TRICKS
from permonik.engine.saboteur2.vocabulary import VOCABULARY

SEAT = Seat(MOST_SEATS, "EX-002")


class Pass(OneCard):
    def wrong_count(self, count: int) -> Refusal:
        return Refusal("one_by_one", ("EX-024",)) if count else Refusal("nothing_discarded", ("EX-033",))


class Shed(Phrase):
    def __init__(self) -> None:
        super().__init__(Names("harm", HARMS))

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if list(words) == ["theft"]:
            raise IllegalMove(source, Refusal("theft_stays", ("EX-032",)))
        return super().read(source, words)


class Theft(Phrase):
    def facts(self, values: Sequence[int]) -> dict[str, object]:
        return {"card": "theft"}


NOTATION = Notation(
    MOVES,
    {
        **digging_phrases(VOCABULARY, SEAT, "pass", Pass(VOCABULARY)),
        "theft": Theft(),
        **{trick: OnBoard(trick, SEAT) for trick in TRICKS},
        "shed": Shed(),
        "enough": Phrase(),
        "steal": Phrase(SEAT),
        "leave": Phrase(),
    },
)
