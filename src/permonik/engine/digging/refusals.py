"""The reasons of `why_not` in digging, with the rules they come from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from permonik.engine.board.shapes import edge_names
from permonik.engine.core.events import Decoder, number, one_of
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging import kit
from permonik.engine.digging.book import Book
from permonik.engine.digging.tools import TOOLS, tools_in

SEAT = number("seat")


@dataclass(frozen=True, slots=True)
class Reason:
    name: str
    rules: tuple[str, ...]
    args: tuple[Decoder, ...] = ()
    """What the arguments of the code mean, eight bits each."""


def broken_tools(value: int) -> Mapping[str, object]:
    return {"tools": tools_in(value)}


def sides(value: int) -> Mapping[str, object]:
    return {"sides": edge_names(value)}


def shared_reasons(book: Book) -> dict[int, Reason]:
    card, tool = one_of("card", book.deck_names), one_of("tool", TOOLS)
    return {
        kit.OTHER_DECISION: Reason("other_decision", ()),
        kit.NOT_IN_HAND: Reason("not_in_hand", ("BA-044",), (card,)),
        kit.BROKEN_TOOL: Reason("broken_tool", ("BA-061",), (broken_tools,)),
        kit.OUTSIDE: Reason("outside", ("BA-053", "BA-057")),
        kit.CELL_TAKEN: Reason("cell_taken", ("BA-051",)),
        kit.MISMATCH: Reason("mismatch", ("BA-052",), (sides,)),
        kit.NO_CONTACT: Reason("no_contact", ("BA-057",)),
        kit.WALLS_ONLY: Reason("walls_only", ("BA-054",)),
        kit.DEAD_END: Reason("dead_end", ("BA-056",)),
        kit.CUT_OFF: Reason("cut_off", ("BA-055",)),
        kit.NO_SUCH_SEAT: Reason("no_such_seat", ("BA-001",), (SEAT,)),
        kit.OWN_SEAT: Reason("own_seat", ("BA-082",)),
        kit.ALREADY_BROKEN: Reason("already_broken", ("BA-083",), (SEAT, tool)),
        kit.NOT_BROKEN: Reason("not_broken", ("BA-087",), (SEAT, tool)),
        kit.WRONG_TOOL: Reason("wrong_tool", ("BA-089", "BA-092"), (card, tool)),
        kit.NOTHING_THERE: Reason("nothing_there", ("BA-096", "BA-100")),
        kit.START_STAYS: Reason("start_stays", ("BA-096",)),
        kit.GOAL_STAYS: Reason("goal_stays", ("BA-096", "BA-097")),
        kit.FACE_UP: Reason("face_up", ("BA-105",)),
        kit.NOT_OPEN_TO_CHOICE: Reason("not_open_to_choice", ("BA-074",)),
    }


def explained(reasons: Mapping[int, Reason], phase_rules: Sequence[str], code: int) -> Refusal:
    """A code of `why_not`: the reason in the lowest eight bits, its arguments above. `phase_rules` say what the seat
    to move must decide in each phase."""
    reason = reasons[code & 255]
    if code & 255 == kit.OTHER_DECISION:
        return Refusal(reason.name, (phase_rules[code >> 8 & 255],))
    args: dict[str, object] = {}
    for place, decoder in enumerate(reason.args, 1):
        args.update(decoder(code >> 8 * place & 255))
    return Refusal(reason.name, reason.rules, args)
