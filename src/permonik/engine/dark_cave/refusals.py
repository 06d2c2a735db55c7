"""The reasons of `why_not` in The Dark Cave, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.events import one_of
from permonik.engine.core.reasons import Reason, explained
from permonik.engine.core.refusals import Refusal
from permonik.engine.dark_cave import tables
from permonik.engine.dark_cave.vocabulary import CREATURES, VOCABULARY
from permonik.engine.walking import tables as walking
from permonik.engine.walking.refusals import SEAT, shared_reasons

RULES: Mapping[int, tuple[str, ...]] = {
    walking.NOT_IN_HAND: ("DC-038",),
    walking.NOT_TWO_IN_HAND: ("DC-282",),
    walking.OUTSIDE: ("DC-048",),
    walking.CELL_TAKEN: ("DC-043",),
    walking.MISMATCH: ("DC-046", "DC-052"),
    walking.NO_CONTACT: ("DC-043", "DC-050"),
    walking.WALLS_ONLY: ("DC-047", "DC-053"),
    walking.WRONG_ORDER: ("DC-146",),
    walking.NO_SUCH_SEAT: ("DC-001",),
    walking.OWN_SEAT: ("DC-080",),
    walking.NOTHING_THERE: ("DC-082",),
    walking.START_STAYS: ("DC-083",),
    walking.COVERED_STAYS: ("DC-084",),
    walking.STOOD_ON: ("DC-082",),
    walking.NOT_COVERED: ("DC-079",),
    walking.FACE_UP: ("DC-079",),
    walking.NO_PLACE_FOR_TOKEN: ("DC-095",),
    walking.TOKEN_THERE: ("DC-096",),
    walking.NO_WAY: ("DC-195",),
    walking.NO_VOTES: ("DC-175",),
    walking.PROPOSED_BEFORE: ("DC-270",),
}
CREATURE = one_of("creature", CREATURES)

REASONS: Mapping[int, Reason] = {
    **shared_reasons(VOCABULARY, RULES),
    tables.BOTH_KNOWN: Reason("both_known", ("DC-210",)),
    tables.LIES_OPEN: Reason("clan_open", ("DC-209",), (SEAT,)),
    tables.HAS_BOOTS: Reason("has_boots", ("DC-105",), (SEAT,)),
    tables.NO_LAIR: Reason("no_lair", ("DC-114", "DC-116")),
    tables.STANDS_ELSEWHERE: Reason("stands_elsewhere", ("DC-132",), (CREATURE,)),
    tables.WEB_THERE: Reason("web_there", ("DC-097", "DC-128", "DC-153"), (SEAT,)),
    tables.NO_AXE: Reason("no_axe", ("DC-106", "DC-110")),
    tables.NO_WEB: Reason("no_web", ("DC-106",)),
    tables.OUT_OF_REACH: Reason("out_of_reach", ("DC-106", "DC-232")),
    tables.OWN_HAND: Reason("own_hand", ("DC-089",)),
    tables.NO_STEPS: Reason("no_steps_left", ("DC-147",)),
}
PHASE_RULES = ("DC-038", "DC-270", "DC-274", "DC-220", "DC-274", "DC-213")
"""What the seat to move must decide while acting, voting, walking, turning, creeping and fighting."""


def explain(code: int) -> Refusal:
    return explained(REASONS, PHASE_RULES, code)
