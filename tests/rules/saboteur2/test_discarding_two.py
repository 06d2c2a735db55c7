"""Option 3 in detail: EX-028 to EX-032."""

import pytest

from tests.rules.saboteur2.table import given


@pytest.mark.rule("EX-028")
def test_the_two_cards_are_discarded_face_down() -> None:
    text = "hand 0 NS EW map\nbroken 0 cart\nhand 1 NS\nhand 2 NS\ndeck NE NW"
    one = given(text).play("shed cart", "pass NS", "pass EW")
    other = given(text).play("shed cart", "pass map", "pass NS")
    assert one.facts.discards == [(0, "NS"), (0, "EW")]
    for seat in (1, 2, None):
        assert one.view(seat).save() == other.view(seat).save()
        assert one.view(seat).own_discards == []
    assert one.view(0).own_discards == ["NS", "EW"]
    assert one.view(1).discarders == [0, 0]
    assert one.secrets("discarded") == [(0, {"card": "EW"})]


@pytest.mark.rule("EX-029")
@pytest.mark.parametrize("harm", ["pickaxe", "lantern", "cart", "trapped"])
def test_any_one_broken_tool_or_prison_card_may_be_removed(harm: str) -> None:
    table = given("hand 0 NS EW map\nbroken 0 pickaxe lantern cart\ntrapped 0 1\nhand 1 NS")
    assert table.moves("shed") == ["shed pickaxe", "shed lantern", "shed cart", "shed trapped"]
    before = table.undiscarded()
    table.play(f"shed {harm}")
    left = [tool for tool in ("pickaxe", "lantern", "cart") if tool != harm]
    assert table.facts.broken[0] == left
    assert table.facts.trapped == [harm != "trapped", True, False]
    assert before - table.undiscarded() == {harm if harm == "trapped" else f"break-{harm}": 1}


@pytest.mark.rule("EX-029")
def test_only_a_card_in_front_of_oneself_is_removed() -> None:
    table = given("hand 0 NS EW map\nbroken 0 cart\nbroken 1 lantern\ntrapped 2\nhand 1 NS")
    assert table.moves("shed") == ["shed cart"]
    for harm in ("lantern", "trapped", "pickaxe"):
        assert table.refused(f"shed {harm}") == "not_hindered EX-029 EX-031"


@pytest.mark.rule("EX-029")
def test_only_one_harmful_card_is_removed_in_a_turn() -> None:
    table = given("hand 0 NS EW map NE\nbroken 0 cart\ntrapped 0\nhand 1 NS").play("shed cart")
    assert table.refused("shed trapped") == "other_decision EX-023"
    table.play("pass NS", "pass EW")
    assert (table.facts.trapped[0], table.to_move) == (True, 1)


@pytest.mark.rule("EX-030")
def test_each_time_the_hand_is_one_card_smaller_for_the_rest_of_the_round() -> None:
    table = given("""
        seats 2
        hand 0 NS NS NS NS EW EW
        hand 1 NE
        broken 0 cart
        trapped 0
    """)
    table.play("shed cart", "pass NS", "pass NS")
    assert len(table.hand(0)) == 5
    table.play("pass NE", "shed trapped", "pass NS", "pass NS")
    assert len(table.hand(0)) == 4
    table.pass_on()
    table.play(f"pass {table.hand(0)[0]}", "enough")
    assert len(table.hand(0)) == 4
    table.pass_on().pass_on()
    assert len(table.hand(0)) == 4


@pytest.mark.rule("EX-030")
def test_with_an_empty_draw_pile_the_hand_is_two_cards_smaller() -> None:
    table = given("deck -\nhand 0 NS EW map\nbroken 0 cart\nhand 1 NS").play("shed cart", "pass NS", "pass EW")
    assert (table.hand(0), table.to_move) == (["map"], 1)


@pytest.mark.rule("EX-031")
def test_it_needs_two_hand_cards() -> None:
    one = given("hand 0 NS\nbroken 0 cart\nhand 1 NS")
    assert one.refused("shed cart") == "too_few_cards EX-031"
    assert one.moves() == ["pass NS"]
    two = given("hand 0 NS NE\nbroken 0 cart\nhand 1 NS\ndeck NW").play("shed cart", "pass NS", "pass NE")
    assert (two.hand(0), two.to_move) == (["NW"], 1)


@pytest.mark.rule("EX-031")
def test_it_needs_a_harmful_card_in_front_of_the_player() -> None:
    table = given("hand 0 NS EW map\nhand 1 NS")
    assert table.moves("shed") == []
    assert table.refused("shed trapped") == "not_hindered EX-029 EX-031"


@pytest.mark.rule("EX-031")
def test_the_second_card_must_follow_the_first() -> None:
    table = given("hand 0 NS EW map\nbroken 0 cart\nhand 1 NS").play("shed cart", "pass NS")
    assert table.moves() == ["pass EW", "pass map"]
    assert table.refused("enough") == "still_owed EX-023 EX-031"
    table.play("pass map")
    assert table.to_move == 1


@pytest.mark.rule("EX-032")
def test_the_own_theft_card_is_not_harmful() -> None:
    table = given("hand 0 NS EW map\nthefts 0\nhand 1 NS")
    assert table.moves("shed") == []
    assert table.refused("shed theft") == "theft_stays EX-032"
    assert table.facts.thefts == [0]


@pytest.mark.rule("EX-032")
def test_the_theft_card_stays_when_something_else_is_removed() -> None:
    table = given("hand 0 NS EW map\nthefts 0\ntrapped 0\nhand 1 NS").play("shed trapped", "pass NS", "pass EW")
    assert (table.facts.thefts, table.facts.trapped[0]) == ([0], False)
