"""The moves of Lost Mines in words."""

from collections.abc import Mapping

from permonik.engine.board.notation import OnBoard
from permonik.engine.core.notation import Cell, Count, Names, Notation, Phrase, Seat
from permonik.engine.core.refusals import Refusal
from permonik.engine.lost_mines.cards import INFOS, TOOLS
from permonik.engine.lost_mines.moves import MOST_SEATS, MOVES
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking.notation import SIDE, walking_phrases

CELL = Cell(VOCABULARY.grid, Refusal("off_board", ("LM-180",)))
TREASURE = Count("treasure", 0, MOST_SEATS - 1)
INFO = Names("card", INFOS)


class Border(OnBoard):
    """A border by its western or northern cell and a side: `trap 3,1 E`."""

    def __init__(self, card: str) -> None:
        super().__init__(card, CELL, SIDE)


PHRASES: Mapping[str, Phrase] = {
    **walking_phrases(VOCABULARY, CELL, discard="LM-107", sideways="LM-179", alike="LM-245"),
    **{tool: OnBoard(tool, CELL) for tool in TOOLS},
    "look-mine": Phrase(INFO, CELL),
    "look-treasure": Phrase(INFO, TREASURE),
    "look-dwarf": Phrase(INFO, Seat(MOST_SEATS, "LM-001")),
    "trap": Border("trap"),
    "troll": Border("troll"),
    "storm": OnBoard("storm", CELL),
    "step": Phrase(CELL),
    "take": Phrase(TREASURE),
}
NOTATION = Notation(MOVES, {block.kind: PHRASES[block.kind] for block in MOVES.blocks})
