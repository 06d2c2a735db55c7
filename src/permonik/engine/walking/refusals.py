"""The reasons of `why_not` in the walking games. Each game says which of its rules they come from."""

from collections.abc import Mapping

from permonik.engine.board.shapes import edge_names
from permonik.engine.core.events import number, one_of
from permonik.engine.core.reasons import Reason
from permonik.engine.walking import tables
from permonik.engine.walking.vocabulary import WalkingVocabulary

SEAT = number("seat")

NAMES: Mapping[int, str] = {
    tables.OTHER_DECISION: "other_decision",
    tables.NOT_IN_HAND: "not_in_hand",
    tables.NOT_TWO_IN_HAND: "not_two_in_hand",
    tables.OUTSIDE: "off_board",
    tables.CELL_TAKEN: "cell_taken",
    tables.MISMATCH: "paths_mismatch",
    tables.NO_CONTACT: "no_contact",
    tables.WALLS_ONLY: "no_path_goes_on",
    tables.WRONG_ORDER: "wrong_order",
    tables.NO_SUCH_SEAT: "no_such_seat",
    tables.OWN_SEAT: "own_dwarf_card",
    tables.NOTHING_THERE: "nothing_there",
    tables.START_STAYS: "start_stays",
    tables.COVERED_STAYS: "covered_stays",
    tables.STOOD_ON: "stood_on",
    tables.NOT_COVERED: "no_covered_card",
    tables.FACE_UP: "lies_open",
    tables.NO_PLACE_FOR_TOKEN: "no_place_for_token",
    tables.TOKEN_THERE: "token_there",
    tables.NO_WAY: "no_way",
    tables.NO_VOTES: "no_votes",
    tables.PROPOSED_BEFORE: "proposed_before",
}


def sides(value: int) -> Mapping[str, object]:
    return {"sides": edge_names(value)}


def shared_reasons(vocabulary: WalkingVocabulary, rules: Mapping[int, tuple[str, ...]]) -> dict[int, Reason]:
    """`rules` are those of the game, for each reason but another decision."""
    card = one_of("card", vocabulary.deck_names)
    args = {
        tables.NOT_IN_HAND: (card,),
        tables.NOT_TWO_IN_HAND: (card,),
        tables.MISMATCH: (sides,),
        tables.NO_SUCH_SEAT: (SEAT,),
    }
    return {code: Reason(name, rules.get(code, ()), args.get(code, ())) for code, name in NAMES.items()}
