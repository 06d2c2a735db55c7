"""Option 4 in detail: EX-033 and EX-034."""

import pytest

from tests.rules.saboteur2.table import given

HAND = "hand 0 NS EW map theft\nhand 1 NS\nhand 2 NS\ndeck NE NE NE NW"


@pytest.mark.rule("EX-033")
def test_passing_with_no_card_is_rejected() -> None:
    table = given(HAND)
    assert table.refused("pass") == "nothing_discarded EX-033"
    assert table.refused("enough") == "nothing_discarded EX-033"
    assert "enough" not in table.moves()


@pytest.mark.rule("EX-033")
def test_one_two_or_three_cards_may_be_discarded() -> None:
    one = given(HAND).play("pass NS")
    assert one.moves() == ["pass EW", "pass map", "pass theft", "enough"]
    assert one.legal("enough")
    two = given(HAND).play("pass NS", "pass EW")
    assert two.moves() == ["pass map", "pass theft", "enough"]
    assert two.legal("enough")
    assert given(HAND).play("pass NS", "pass EW", "pass map").to_move == 1


@pytest.mark.rule("EX-033")
def test_a_fourth_card_is_rejected() -> None:
    table = given(HAND).play("pass NS", "pass EW", "pass map")
    fourth = table.state.refusal(table.state.game.parse("pass theft"), 0)
    assert fourth is not None
    assert fourth.reason == "not_your_turn"
    assert (table.hand(0), len(table.facts.discards)) == (["NE", "NE", "NE", "theft"], 3)
    assert given(HAND).refused("pass NS EW map theft") == "one_by_one EX-024"


@pytest.mark.rule("EX-033")
def test_a_card_just_drawn_is_not_discarded_in_the_same_pass() -> None:
    table = given("hand 0 NS EW\nhand 1 NS\ndeck NE NE").play("pass NS")
    assert table.refused("pass NE") == "not_in_hand EX-020"
    assert table.moves() == ["pass EW", "enough"]


@pytest.mark.rule("EX-033")
def test_whoever_has_discarded_the_whole_hand_has_nothing_more_to_say() -> None:
    table = given("hand 0 NS EW\nhand 1 NS\ndeck NE NE NW").play("pass NS", "pass EW")
    assert (table.to_move, table.hand(0)) == (1, ["NE", "NE"])


@pytest.mark.rule("EX-034")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_discarded_cards_are_face_down(count: int) -> None:
    hand = "hand 0 NS EW map theft bridge NE\nhand 1 NS\nhand 2 NS\ndeck NW NW NW"
    one, other = given(hand), given(hand)
    for mine, yours in zip(["NS", "EW", "map"][:count], ["theft", "bridge", "NE"][:count], strict=True):
        one.play(f"pass {mine}")
        other.play(f"pass {yours}")
        assert one.secrets("discarded") == [(0, {"card": mine})]
        for seat in (1, 2, None):
            assert one.view(seat).save() == other.view(seat).save()
    assert one.view(1).discarders == [0] * count
    assert one.view(0).own_discards == ["NS", "EW", "map"][:count]
    assert one.facts.discards != other.facts.discards
