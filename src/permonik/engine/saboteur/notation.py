"""The moves of the base game in words: those of digging, and gold cards kept."""

from collections.abc import Sequence

from permonik.engine.core.game import Parts
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.notation import Notation
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.book import BOOK


class SaboteurNotation(Notation):
    seats_rule = "BA-001"

    def __init__(self) -> None:
        super().__init__(BOOK)
        self.readers["keep"] = self.read_keep
        self.examples["keep"] = "keep 3"

    def own_parts(self, move: int) -> Parts:
        return Parts("keep", nuggets=move - tables.KEEPS + 1)

    def wrong_count(self, count: int) -> Refusal:
        return Refusal("one_card", ("BA-045",), {"count": count})

    def read_keep(self, source: str, words: Sequence[str]) -> int | None:
        if len(words) != 1 or words[0] not in ("1", "2", "3"):
            return None
        return tables.KEEPS + int(words[0]) - 1


NOTATION = SaboteurNotation()
