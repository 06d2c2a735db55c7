"""The reasons of `why_not` in Lost Mines, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.events import number, one_of
from permonik.engine.core.reasons import Reason, explained
from permonik.engine.core.refusals import Refusal
from permonik.engine.lost_mines import tables
from permonik.engine.lost_mines.cards import KINDS, OBSTACLES
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import tables as walking
from permonik.engine.walking.refusals import SEAT, shared_reasons

CARD = one_of("card", VOCABULARY.deck_names)
OBSTACLE = one_of("obstacle", OBSTACLES)


def where(cell: int) -> Mapping[str, object]:
    x, y = VOCABULARY.grid.point(cell)
    return {"x": x, "y": y}


RULES: Mapping[int, tuple[str, ...]] = {
    walking.NOT_IN_HAND: ("LM-038",),
    walking.NOT_TWO_IN_HAND: ("LM-213",),
    walking.OUTSIDE: ("LM-180",),
    walking.CELL_TAKEN: ("LM-046",),
    walking.MISMATCH: ("LM-049", "LM-055"),
    walking.NO_CONTACT: ("LM-047", "LM-048", "LM-054"),
    walking.WALLS_ONLY: ("LM-051", "LM-056"),
    walking.WRONG_ORDER: ("LM-214",),
    walking.NO_SUCH_SEAT: ("LM-001",),
    walking.OWN_SEAT: ("LM-074",),
    walking.NOTHING_THERE: ("LM-096",),
    walking.START_STAYS: ("LM-098",),
    walking.COVERED_STAYS: ("LM-099", "LM-204"),
    walking.STOOD_ON: ("LM-097",),
    walking.NOT_COVERED: ("LM-072",),
    walking.FACE_UP: ("LM-072", "LM-216"),
    walking.NO_PLACE_FOR_TOKEN: ("LM-081", "LM-181", "LM-182", "LM-244"),
    walking.TOKEN_THERE: ("LM-184",),
    walking.NO_WAY: ("LM-119", "LM-196"),
    walking.NO_VOTES: ("LM-145",),
    walking.PROPOSED_BEFORE: ("LM-235",),
}

REASONS: Mapping[int, Reason] = {
    **shared_reasons(VOCABULARY, RULES),
    tables.NO_OBSTACLE: Reason("no_obstacle", ("LM-064",)),
    tables.OVERCOME: Reason("overcome", ("LM-065",)),
    tables.WRONG_TOOL: Reason("wrong_tool_for_obstacle", ("LM-063",), (CARD, OBSTACLE)),
    tables.NOT_OFFERED: Reason("not_on_card", ("LM-075",), (CARD,)),
    tables.NO_SUCH_TREASURE: Reason("no_such_treasure", ("LM-015", "LM-215")),
    tables.TREASURE_TAKEN: Reason("treasure_taken", ("LM-073",), (SEAT,)),
    tables.OTHER_KIND: Reason("other_kind", ("LM-007", "LM-125"), (one_of("kind", KINDS),)),
    tables.TROLL_THERE: Reason("troll_there", ("LM-090", "LM-117"), (SEAT, where)),
    tables.OBSTACLE: Reason("obstacle", ("LM-059", "LM-114"), (OBSTACLE, where)),
    tables.OCCUPIED: Reason("occupied", ("LM-060", "LM-069", "LM-115"), (SEAT, where)),
    tables.TREASURE_GONE: Reason("treasure_gone", ("LM-125", "LM-191"), (SEAT,)),
    tables.STANDS_THERE: Reason("stands_there", ("LM-110",)),
    tables.TOO_FAR: Reason("too_far", ("LM-109", "LM-112"), (number("needed"), number("left"))),
    tables.CARD_BY_CARD: Reason("card_by_card", ("LM-110",)),
    tables.ACT_FIRST: Reason("act_first", ("LM-037", "LM-038")),
    tables.NO_WAY_IN: Reason("no_way_in", ("LM-119", "LM-200")),
}
PHASE_RULES = ("LM-038", "LM-235", "LM-037", "LM-195", "LM-192")
"""What the seat to move must decide while acting, voting, walking, turning and taking."""


def explain(code: int) -> Refusal:
    return explained(REASONS, PHASE_RULES, code)
