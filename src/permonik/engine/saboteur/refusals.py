"""The reasons of `why_not`, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.cards import TOOLS, edge_names
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging import kit
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import DECK, tools_in

REASONS: Mapping[int, tuple[str, tuple[str, ...]]] = {
    kit.OTHER_DECISION: ("other_decision", ()),
    kit.NOT_IN_HAND: ("not_in_hand", ("BA-044",)),
    kit.BROKEN_TOOL: ("broken_tool", ("BA-061",)),
    kit.OUTSIDE: ("outside", ("BA-053", "BA-057")),
    kit.CELL_TAKEN: ("cell_taken", ("BA-051",)),
    kit.MISMATCH: ("mismatch", ("BA-052",)),
    kit.NO_CONTACT: ("no_contact", ("BA-057",)),
    kit.WALLS_ONLY: ("walls_only", ("BA-054",)),
    kit.DEAD_END: ("dead_end", ("BA-056",)),
    kit.CUT_OFF: ("cut_off", ("BA-055",)),
    kit.NO_SUCH_SEAT: ("no_such_seat", ("BA-001",)),
    kit.OWN_SEAT: ("own_seat", ("BA-082",)),
    kit.ALREADY_BROKEN: ("already_broken", ("BA-083",)),
    kit.NOT_BROKEN: ("not_broken", ("BA-087",)),
    kit.WRONG_TOOL: ("wrong_tool", ("BA-089", "BA-092")),
    kit.NOTHING_THERE: ("nothing_there", ("BA-096", "BA-100")),
    kit.START_STAYS: ("start_stays", ("BA-096",)),
    kit.GOAL_STAYS: ("goal_stays", ("BA-096", "BA-097")),
    kit.FACE_UP: ("face_up", ("BA-105",)),
    kit.NOT_OPEN_TO_CHOICE: ("not_open_to_choice", ("BA-074",)),
    tables.NOT_OFFERED: ("not_offered", ("BA-116",)),
}


PHASE_RULES = ("BA-044", "BA-074", "BA-116")
"""What the seat to move must decide while digging, turning and sharing."""


def explain(code: int) -> Refusal:
    """A code of `why_not`: the reason in the lowest eight bits, its arguments above."""
    reason, first, second = code & 255, code >> 8 & 255, code >> 16 & 255
    name, rules = REASONS[reason]
    args: dict[str, object] = {}
    if reason == kit.OTHER_DECISION:
        rules = (PHASE_RULES[first],)
    elif reason == kit.NOT_IN_HAND:
        args = {"card": DECK[first].name}
    elif reason == kit.BROKEN_TOOL:
        args = {"tools": tools_in(first)}
    elif reason == kit.MISMATCH:
        args = {"sides": edge_names(first & 15)}
    elif reason == kit.NO_SUCH_SEAT:
        args = {"seat": first}
    elif reason in (kit.ALREADY_BROKEN, kit.NOT_BROKEN):
        args = {"seat": first, "tool": TOOLS[second]}
    elif reason == kit.WRONG_TOOL:
        args = {"card": DECK[first].name, "tool": TOOLS[second]}
    return Refusal(name, rules, args)
