"""Reasons that depend on the move name the rule of its card."""

import pytest

from permonik.engine.digging import tables as digging_tables
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.refusals import explain


@pytest.mark.parametrize(
    ("move", "card", "rule"),
    [
        ("trapped 0", "trapped", "EX-059"),
        ("inspection 0", "inspection", "EX-066"),
        ("swap-hand 0", "swap-hand", "EX-067"),
        ("steal 0", "theft", "EX-050"),
    ],
)
def test_what_is_for_others_only_names_the_card_and_its_rule(move: str, card: str, rule: str) -> None:
    refusal = explain(digging_tables.OWN_SEAT, NOTATION.parse(move))
    assert (refusal.reason, refusal.rules, refusal.args) == ("others_only", (rule,), {"card": card})


def test_a_broken_tool_for_oneself_is_refused_as_in_the_base_game() -> None:
    assert explain(digging_tables.OWN_SEAT, NOTATION.parse("break cart 0")).rules == ("BA-082",)


def test_only_a_ladder_that_touches_nothing_is_refused_by_the_rule_of_ladders() -> None:
    assert explain(digging_tables.NO_CONTACT, NOTATION.parse("place ladder-NW 5,5 turned")).rules == ("EX-123",)
    assert explain(digging_tables.NO_CONTACT, NOTATION.parse("place NW 5,5 turned")).rules == ("BA-057",)


def test_whoever_has_discarded_nothing_cannot_say_that_it_is_enough() -> None:
    digging, stealing = (
        digging_tables.OTHER_DECISION | digging_tables.DIGGING << 8,
        digging_tables.OTHER_DECISION | tables.STEALING << 8,
    )
    assert explain(digging, tables.ENOUGH).rules == ("EX-033",)
    assert explain(stealing, tables.ENOUGH).rules == ("EX-050",)
    assert explain(digging, NOTATION.parse("leave")).rules == ("EX-020",)


def test_arguments_are_decoded_in_their_order() -> None:
    theft = tables.ALREADY_THERE | tables.THEFT << 8 | 3 << 16
    assert explain(theft, tables.THEFTS).args == {"card": "theft", "seat": 3}
    assert explain(tables.NOT_HINDERED | tables.PRISON << 8, tables.SHEDS).args == {"harm": "trapped"}
    assert explain(tables.STILL_OWED | 2 << 8, tables.ENOUGH).args == {"count": 2}
