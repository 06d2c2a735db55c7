"""The reasons of `why_not` in the game with the expansion, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.events import number, one_of
from permonik.engine.core.reasons import Reason, explained
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging import tables as digging_tables
from permonik.engine.digging.refusals import SEAT, broken_tools, shared_reasons
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.cards import HARMS
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.vocabulary import VOCABULARY

CARD = one_of("card", VOCABULARY.deck_names)

REASONS: Mapping[int, Reason] = {
    **shared_reasons(VOCABULARY),
    digging_tables.NOT_IN_HAND: Reason("not_in_hand", ("EX-020",), (CARD,)),
    digging_tables.BROKEN_TOOL: Reason("broken_tool", ("BA-061", "EX-131"), (broken_tools,)),
    digging_tables.CUT_OFF: Reason("cut_off", ("BA-055", "EX-116")),
    digging_tables.NO_SUCH_SEAT: Reason("no_such_seat", ("EX-002",), (SEAT,)),
    tables.IN_PRISON: Reason("in_prison", ("EX-060",)),
    tables.BESIDE_GOAL: Reason("beside_goal", ("EX-042", "EX-124")),
    tables.ALREADY_THERE: Reason("already_there", ("EX-048",), (CARD, SEAT)),
    tables.NO_THEFT: Reason("no_theft", ("EX-126",), (SEAT,)),
    tables.NOT_TRAPPED: Reason("not_trapped", ("EX-126",), (SEAT,)),
    tables.EMPTY_HAND: Reason("empty_hand", ("EX-129",), (SEAT,)),
    tables.NOT_HINDERED: Reason("not_hindered", ("EX-029", "EX-031"), (one_of("harm", HARMS),)),
    tables.NO_GOLD: Reason("no_gold", ("EX-052",), (SEAT,)),
    tables.NO_SPARE: Reason("no_spare", ("EX-058",)),
    tables.STILL_OWED: Reason("still_owed", ("EX-023", "EX-031"), (number("count"),)),
    tables.TOO_FEW_CARDS: Reason("too_few_cards", ("EX-031",)),
}
PHASE_RULES = ("EX-020", "BA-074", "EX-024", "EX-050")
"""What the seat to move must decide while digging, turning, passing and stealing."""

OTHERS_ONLY = {"trapped": "EX-059", "inspection": "EX-066", "swap-hand": "EX-067", "theft": "EX-050"}
"""Cards that are never used on oneself, and the rules that say so."""


def explain(code: int, move: int) -> Refusal:
    """A code of `why_not` for a move."""
    if code & 255 == digging_tables.OWN_SEAT and move >= tables.THEFTS:
        card = NOTATION.parts(move).card or "theft"
        return Refusal("others_only", (OTHERS_ONLY[card],), {"card": card})
    if code & 255 == digging_tables.NO_CONTACT and is_ladder(move):
        return Refusal("no_contact", ("EX-123",))
    if code == digging_tables.OTHER_DECISION | digging_tables.DIGGING << 8 and move == tables.ENOUGH:
        return Refusal("nothing_discarded", ("EX-033",))
    passing = code & 0xFFFF == digging_tables.OTHER_DECISION | tables.PASSING << 8
    if passing and code >> 16:  # cards are owed for what was shed
        return Refusal("other_decision", ("EX-023",))
    return explained(REASONS, PHASE_RULES, code)


def is_ladder(move: int) -> bool:
    return bool(VOCABULARY.shapes[move % tables.DECK_SHAPES].edges_with("ladder"))
