"""The reasons of `why_not` in digging, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.board.shapes import edge_names
from permonik.engine.core.events import number, one_of
from permonik.engine.core.reasons import Reason
from permonik.engine.digging import tables
from permonik.engine.digging.tools import TOOLS, tools_in
from permonik.engine.digging.vocabulary import Vocabulary

SEAT = number("seat")


def broken_tools(value: int) -> Mapping[str, object]:
    return {"tools": tools_in(value)}


def sides(value: int) -> Mapping[str, object]:
    return {"sides": edge_names(value)}


def shared_reasons(vocabulary: Vocabulary) -> dict[int, Reason]:
    card, tool = one_of("card", vocabulary.deck_names), one_of("tool", TOOLS)
    return {
        tables.OTHER_DECISION: Reason("other_decision", ()),
        tables.NOT_IN_HAND: Reason("not_in_hand", ("BA-044",), (card,)),
        tables.BROKEN_TOOL: Reason("broken_tool", ("BA-061",), (broken_tools,)),
        tables.OUTSIDE: Reason("outside", ("BA-053", "BA-057")),
        tables.CELL_TAKEN: Reason("cell_taken", ("BA-051",)),
        tables.MISMATCH: Reason("mismatch", ("BA-052",), (sides,)),
        tables.NO_CONTACT: Reason("no_contact", ("BA-057",)),
        tables.WALLS_ONLY: Reason("walls_only", ("BA-054",)),
        tables.DEAD_END: Reason("dead_end", ("BA-056",)),
        tables.CUT_OFF: Reason("cut_off", ("BA-055",)),
        tables.NO_SUCH_SEAT: Reason("no_such_seat", ("BA-001",), (SEAT,)),
        tables.OWN_SEAT: Reason("own_seat", ("BA-082",)),
        tables.ALREADY_BROKEN: Reason("already_broken", ("BA-083",), (SEAT, tool)),
        tables.NOT_BROKEN: Reason("not_broken", ("BA-087",), (SEAT, tool)),
        tables.WRONG_TOOL: Reason("wrong_tool", ("BA-089", "BA-092"), (card, tool)),
        tables.NOTHING_THERE: Reason("nothing_there", ("BA-096", "BA-100")),
        tables.START_STAYS: Reason("start_stays", ("BA-096",)),
        tables.GOAL_STAYS: Reason("goal_stays", ("BA-096", "BA-097")),
        tables.FACE_UP: Reason("face_up", ("BA-105",)),
        tables.NOT_OPEN_TO_CHOICE: Reason("not_open_to_choice", ("BA-074",)),
    }
