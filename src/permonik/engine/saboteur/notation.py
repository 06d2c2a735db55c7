"""The moves of the base game in words: those of digging, and gold cards kept."""

from permonik.engine.core.notation import Count, Notation, Phrase, Seat
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.notation import OneCard, digging_phrases
from permonik.engine.saboteur.cards import GOLD
from permonik.engine.saboteur.moves import MOST_SEATS, MOVES
from permonik.engine.saboteur.vocabulary import VOCABULARY


class Discard(OneCard):
    def wrong_count(self, count: int) -> Refusal:
        return Refusal("one_card", ("BA-045",), {"count": count})


NOTATION = Notation(
    MOVES,
    {
        **digging_phrases(VOCABULARY, Seat(MOST_SEATS, "BA-001"), "discard", Discard(VOCABULARY)),
        "keep": Phrase(Count("nuggets", 1, len(GOLD))),
    },
)
