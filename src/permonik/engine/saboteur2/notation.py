"""The moves of the game with the expansion in words: those of digging, tricks, thefts, and how to end a pass."""

from collections.abc import Sequence
from functools import partial

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.game import Parts
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.notation import Notation
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.book import BOOK
from permonik.engine.saboteur2.cards import HARMS

TRICKS = BOOK.deck_names[tables.HANDS_OFF :]
"""Action cards of the expansion that are played on a seat, in the order of their blocks of moves."""
ALONE = {"theft": tables.THEFTS, "enough": tables.ENOUGH, "leave": tables.LEAVE}
"""Moves of one word."""


class Saboteur2Notation(Notation):
    discard = "pass"
    seats_rule = "EX-002"

    def __init__(self) -> None:
        super().__init__(BOOK)
        blocks = {trick: tables.HANDS_OFFS + place * tables.MOST_SEATS for place, trick in enumerate(TRICKS)}
        for kind, block in {**blocks, "steal": tables.STEALS}.items():
            self.readers[kind] = partial(self.read_on_seat, block)
            self.examples[kind] = f"{kind} 3"
        for kind, move in ALONE.items():
            self.readers[kind] = partial(self.read_alone, move)
            self.examples[kind] = kind
        self.readers["shed"] = self.read_shed
        self.examples["shed"] = "shed lantern"

    def own_parts(self, move: int) -> Parts:
        if move == tables.THEFTS:
            return Parts("theft", "theft")
        if move < tables.SHEDS:
            trick, seat = divmod(move - tables.HANDS_OFFS, tables.MOST_SEATS)
            return Parts(TRICKS[trick], TRICKS[trick], seat=seat)
        if move < tables.ENOUGH:
            return Parts("shed", harm=HARMS[move - tables.SHEDS])
        if move == tables.ENOUGH:
            return Parts("enough")
        if move < tables.LEAVE:
            return Parts("steal", seat=move - tables.STEALS)
        return Parts("leave")

    def wrong_count(self, count: int) -> Refusal:
        return Refusal("one_by_one", ("EX-024",)) if count else Refusal("nothing_discarded", ("EX-033",))

    def read_on_seat(self, block: int, source: str, words: Sequence[str]) -> int | None:
        seat = self.read_seat(source, words[0]) if len(words) == 1 else None
        return None if seat is None else block + seat

    def read_alone(self, move: int, source: str, words: Sequence[str]) -> int | None:
        return None if words else move

    def read_shed(self, source: str, words: Sequence[str]) -> int | None:
        if list(words) == ["theft"]:
            raise IllegalMove(source, Refusal("theft_stays", ("EX-032",)))
        return tables.SHEDS + HARMS.index(words[0]) if len(words) == 1 and words[0] in HARMS else None


NOTATION = Saboteur2Notation()
