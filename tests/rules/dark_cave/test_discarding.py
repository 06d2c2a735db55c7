"""Discarding: DC-146."""

import pytest

from tests.rules.dark_cave.table import given

THREE_CARDS = """
    hand 0 NS-I EW-I NE-I
    hand 1 NE-II
    hand 2 NW-II
"""


@pytest.mark.rule("DC-146")
def test_one_card_or_two_but_never_none_and_never_three() -> None:
    table = given(THREE_CARDS)
    assert table.refused("discard") == "discard_count DC-146"
    assert table.refused("discard NS-I EW-I NE-I") == "discard_count DC-146"
    assert table.legal("discard NS-I")
    assert table.legal("discard NS-I EW-I")
    assert len(table.moves("discard")) == 3 + 3


@pytest.mark.rule("DC-146")
def test_the_cards_are_discarded_face_down() -> None:
    table = given(THREE_CARDS).play("discard NS-I EW-I")
    assert table.told("discarded") == [{"seat": 0, "level": "I"}] * 2
    assert table.secrets("discarded") == [(0, {"card": "NS-I"}), (0, {"card": "EW-I"})]
    assert table.view(1).own_discards == []
    assert table.view(1).unseen["NS-I"] == 1, "for all that the others know it is still somewhere"
    assert "NS-I" not in table.view(0).unseen


@pytest.mark.rule("DC-146")
def test_also_a_player_who_could_play_and_one_who_cannot() -> None:
    assert given(THREE_CARDS).kinds() == {"place", "discard"}
    cannot = given("""
        hand 0 rat-I cave-in-I
        hand 1 NE-II
    """)
    assert cannot.moves() == ["discard cave-in-I", "discard cave-in-I rat-I", "discard rat-I"]
