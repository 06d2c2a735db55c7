"""The moves of The Dark Cave in words."""

from collections.abc import Mapping, Sequence

from permonik.engine.core.notation import Cell, Count, Names, Notation, Phrase, Seat, Words
from permonik.engine.core.refusals import Refusal
from permonik.engine.dark_cave.cards import CREATURES, of_kind
from permonik.engine.dark_cave.moves import FIELDS, MOST_SEATS, MOVES
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.walking.notation import ANSWER, SIDE, walking_phrases

CELL = Cell(VOCABULARY.grid, Refusal("off_board", ("DC-048",)))
SEAT = Seat(MOST_SEATS, "DC-001")
FIELD = Count("field", 0, FIELDS - 1)


class Action(Phrase):
    """The level of an action card, and what it is played on: `rat II 3,1` (DC-013)."""

    def __init__(self, kind: str, *on: Words) -> None:
        cards = of_kind(kind)
        super().__init__(Names("level", [card.level for card in cards]), *on)
        self.cards = [card.name for card in cards]

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        return {"card": self.cards[values[0]], **super().facts(values)}


PHRASES: Mapping[str, Phrase] = {
    **walking_phrases(VOCABULARY, CELL, discard="DC-146", sideways="DC-044", alike="DC-269"),
    "look-goal": Action("info", CELL),
    "look-clan": Action("info", SEAT),
    "cave-in": Action("cave-in", CELL),
    "swap-cards": Action("swap-cards", SEAT),
    "web": Action("web", CELL, SIDE),
    "boots": Action("boots", SEAT),
    "battle-axe": Action("battle-axe", SEAT),
    **{creature: Action(creature, CELL) for creature in CREATURES},
    "step": Phrase(CELL, FIELD),
    "cut": Phrase(CELL, SIDE),
    "fight": Phrase(ANSWER),
}
NOTATION = Notation(MOVES, {block.kind: PHRASES[block.kind] for block in MOVES.blocks})
