"""The reasons of `why_not`, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.refusals import Refusal
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.notation import CELL_RULES, NOTATION
from permonik.engine.diamond_forest.state import ForestState

REASONS: Mapping[int, tuple[str, tuple[str, ...]]] = {
    tables.OTHER_DECISION: ("other_decision", ()),
    tables.NO_TILE: ("no_tile", ()),
    tables.NOT_BESIDE: ("not_beside", ()),
    tables.FACE_UP: ("tile_face_up", ("FO-025",)),
    tables.FACE_DOWN: ("tile_face_down", ("FO-018",)),
    tables.NO_ENTRY: ("no_entry", ("FO-053",)),
    tables.MUST_TURN: ("must_turn", ("FO-028",)),
    tables.NO_SUCH_SEAT: ("no_such_seat", ("FO-001",)),
    tables.OWN_SEAT: ("own_dwarf", ("FO-056",)),
    tables.IS_HOME: ("is_home", ("FO-112",)),
    tables.SAME_TILE: ("same_tile", ("FO-103",)),
    tables.SEEN_BY_ALL: ("seen_by_all", ("FO-106",)),
    tables.NOT_COVERED: ("not_covered", ()),
    tables.ENTRANCE_STAYS: ("entrance_stays", ("FO-038",)),
    tables.SAME_PAIR: ("same_pair", ("FO-109",)),
    tables.NO_GALLERY: ("no_gallery", ("FO-069",)),
    tables.NO_ENTRANCE: ("no_entrance", ("FO-011",)),
    tables.ENTRANCE_TAKEN: ("entrance_taken", ("FO-011",)),
    tables.ENOUGH_PROPOSED: ("enough_proposed", ("FO-133",)),
    tables.PROPOSED_ALREADY: ("proposed_already", ("FO-133",)),
}

PHASE_RULES = (
    "FO-137",
    "FO-028",
    "FO-023",
    "FO-055",
    "FO-075",
    "FO-069",
    "FO-056",
    "FO-060",
    "FO-061",
    "FO-132",
    "FO-133",
    "FO-063",
)
"""What the seat to move must decide in each phase."""
BY_MOVE = (tables.NO_TILE, tables.NOT_BESIDE, tables.NOT_COVERED)
"""Reasons with the rule that says which cells the move may name."""
WITH_SEAT = (tables.NO_SUCH_SEAT, tables.IS_HOME, tables.SAME_TILE)


def explain(state: ForestState, move: int, code: int) -> Refusal:
    """A code of `why_not`: the reason in the lowest eight bits, its argument above."""
    reason, argument = code & 255, code >> 8 & 255
    name, rules = REASONS[reason]
    if reason == tables.OTHER_DECISION:
        rules = (decision_rule(state),)
    elif reason in BY_MOVE:
        rules = CELL_RULES[NOTATION.parts(move).kind]
    return Refusal(name, rules, {"seat": argument} if reason in WITH_SEAT else {})


def decision_rule(state: ForestState) -> str:
    """What the seat to move must decide here and now."""
    phase = int(state.phase)
    if phase == tables.ROLLING:
        return roll_rule(state)
    if phase == tables.CHOOSING and state.entries > 0:
        return "FO-029"
    if phase == tables.DECIDING and state.tile(state.shown) == tables.SPIDER:
        return "FO-054"
    return PHASE_RULES[phase]


def roll_rule(state: ForestState) -> str:
    """What is rolled for: the tile just entered, or to get free from it."""
    tile = state.tile(int(state.dwarfs[state.active]))
    stuck = state.stuck[state.active] != 0
    if tile == tables.IMP:
        return PHASE_RULES[tables.ROLLING]
    if tile == tables.BOG:
        return "FO-050" if stuck else "FO-047"
    return "FO-078" if stuck else "FO-073"
