"""The five lists of numbered rules are complete."""

from dataclasses import astuple

import pytest

from permonik.rulebook import LISTS, UnknownRule, rule, rules, rules_of

SIZES = {"BA": 155, "EX": 148, "LM": 252, "DC": 286, "FO": 150}


def test_there_are_991_rules() -> None:
    assert len(rules()) == sum(SIZES.values()) == 991


@pytest.mark.parametrize("list_id", LISTS)
def test_a_list_is_numbered_without_gaps(list_id: str) -> None:
    numbers = range(1, SIZES[list_id] + 1)
    assert [one.id for one in rules_of(list_id)] == [f"{list_id}-{number:03}" for number in numbers]


def test_every_rule_has_a_chapter_a_source_and_a_text() -> None:
    assert [one.id for one in rules().values() if not all(map(str.strip, astuple(one)))] == []


def test_a_rule_is_found_by_its_id() -> None:
    assert rule("BA-001") is rules_of("BA")[0]


def test_an_unknown_rule_is_refused_with_what_was_expected() -> None:
    with pytest.raises(UnknownRule, match=r"expected a rule id .*BA-001 to BA-155.*, got 'BA-999'"):
        rule("BA-999")


def test_an_unknown_list_is_refused_with_what_was_expected() -> None:
    with pytest.raises(UnknownRule, match="expected one of the lists BA, EX, LM, DC, FO, got 'XX'"):
        rules_of("XX")
