"""Discarding: LM-105 to LM-108."""

import pytest
from msgspec.structs import asdict

from tests.rules.lost_mines.table import given

HAND = """
    forest
      Y  EW
    token trap 1,2 E
    dwarf 0 2,2
    hand 0 EW NS NS storm
    hand 1 NS
    hand 2 NE
"""


@pytest.mark.rule("LM-105")
@pytest.mark.parametrize("cards", [["EW"], ["storm"], ["EW", "storm"], ["NS", "NS"]])
def test_one_card_or_two_are_discarded_face_down(cards: list[str]) -> None:
    table = given(HAND)
    before, pile = table.shown(), table.view(None).discard_pile
    table.play(f"discard {' '.join(cards)}")
    assert table.secrets("discarded") == [(0, {"card": card}) for card in cards], "nobody else sees the faces"
    assert table.told("discarded") == [{"seat": 0}] * len(cards)
    assert table.view(0).own_discards == cards
    assert table.shown() == before
    for seat in (1, 2, None):
        view = table.view(seat)
        assert (view.own_discards, view.discarders) == ([], [0] * len(cards))
        assert (view.players[0].discarded, view.discard_pile - pile) == (len(cards), len(cards))


@pytest.mark.rule("LM-105")
def test_whoever_cannot_play_a_card_discards() -> None:
    table = given("hand 0 axe boat storm")
    assert table.moves() == [
        "discard axe",
        "discard axe boat",
        "discard axe storm",
        "discard boat",
        "discard boat storm",
        "discard storm",
    ]
    assert table.refused("stop") == "act_first LM-037 LM-038", "there is no passing"


@pytest.mark.rule("LM-106")
def test_discarding_is_allowed_with_a_playable_card_in_hand() -> None:
    table = given(HAND)
    for playable in ("place EW 3,2", "place NS 1,1"):
        assert table.legal(playable)
    assert table.moves("discard") == [
        "discard NS",
        "discard NS NS",
        "discard NS EW",
        "discard NS storm",
        "discard EW",
        "discard EW storm",
        "discard storm",
    ]


@pytest.mark.rule("LM-107")
@pytest.mark.parametrize("move", ["discard", "discard EW NS NS", "discard EW NS NS storm"])
def test_discarding_none_or_more_than_two_is_refused(move: str) -> None:
    assert given(HAND).refused(move) == "discard_count LM-107"


@pytest.mark.rule("LM-108")
@pytest.mark.parametrize("move", ["discard storm", "discard EW NS"])
def test_discarding_has_no_other_effect(move: str) -> None:
    table = given(HAND)
    before = asdict(table.facts)
    table.play(move)
    after = asdict(table.facts)
    changed = {name for name in before if before[name] != after[name]}
    assert changed <= {"hands", "discards", "phase", "steps", "due", "last", "history"}, "the turn goes on with walking"
    assert set(table.names()) == {"discarded"}
    assert [table.hand(seat) for seat in (1, 2)] == [["NS"], ["NE"]]
