"""The reasons of `why_not`, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.cards import edge_names
from permonik.engine.core.refusals import Refusal
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import DECK, TOOLS, tools_in

REASONS: Mapping[int, tuple[str, tuple[str, ...]]] = {
    tables.OTHER_DECISION: ("other_decision", ()),
    tables.NOT_IN_HAND: ("not_in_hand", ("BA-044",)),
    tables.BROKEN_TOOL: ("broken_tool", ("BA-061",)),
    tables.OUTSIDE: ("outside", ("BA-053", "BA-057")),
    tables.CELL_TAKEN: ("cell_taken", ("BA-051",)),
    tables.MISMATCH: ("mismatch", ("BA-052",)),
    tables.NO_CONTACT: ("no_contact", ("BA-057",)),
    tables.WALLS_ONLY: ("walls_only", ("BA-054",)),
    tables.DEAD_END: ("dead_end", ("BA-056",)),
    tables.CUT_OFF: ("cut_off", ("BA-055",)),
    tables.NO_SUCH_SEAT: ("no_such_seat", ("BA-001",)),
    tables.OWN_SEAT: ("own_seat", ("BA-082",)),
    tables.ALREADY_BROKEN: ("already_broken", ("BA-083",)),
    tables.NOT_BROKEN: ("not_broken", ("BA-087",)),
    tables.WRONG_TOOL: ("wrong_tool", ("BA-089", "BA-092")),
    tables.NOTHING_THERE: ("nothing_there", ("BA-096", "BA-100")),
    tables.START_STAYS: ("start_stays", ("BA-096",)),
    tables.GOAL_STAYS: ("goal_stays", ("BA-096", "BA-097")),
    tables.FACE_UP: ("face_up", ("BA-105",)),
    tables.NOT_OPEN_TO_CHOICE: ("not_open_to_choice", ("BA-074",)),
    tables.NOT_OFFERED: ("not_offered", ("BA-116",)),
}


PHASE_RULES = ("BA-044", "BA-074", "BA-116")
"""What the seat to move must decide while digging, turning and sharing."""


def explain(code: int) -> Refusal:
    """A code of `why_not`: the reason in the lowest eight bits, its arguments above."""
    reason, first, second = code & 255, code >> 8 & 255, code >> 16 & 255
    name, rules = REASONS[reason]
    args: dict[str, object] = {}
    if reason == tables.OTHER_DECISION:
        rules = (PHASE_RULES[first],)
    elif reason == tables.NOT_IN_HAND:
        args = {"card": DECK[first].name}
    elif reason == tables.BROKEN_TOOL:
        args = {"tools": tools_in(first)}
    elif reason == tables.MISMATCH:
        args = {"sides": edge_names(first & 15)}
    elif reason == tables.NO_SUCH_SEAT:
        args = {"seat": first}
    elif reason in (tables.ALREADY_BROKEN, tables.NOT_BROKEN):
        args = {"seat": first, "tool": TOOLS[second]}
    elif reason == tables.WRONG_TOOL:
        args = {"card": DECK[first].name, "tool": TOOLS[second]}
    return Refusal(name, rules, args)
