"""Further rulings, action cards: EX-126 to EX-133."""

import pytest

from tests.rules.saboteur2.table import given


@pytest.mark.rule("EX-126")
def test_hands_off_needs_a_theft_card_on_the_table() -> None:
    table = given("hand 0 hands-off\nhand 1 NS")
    assert table.moves() == ["pass hands-off"]
    assert [table.refused(f"hands-off {seat}") for seat in range(3)] == ["no_theft EX-126"] * 3


@pytest.mark.rule("EX-126")
def test_a_release_card_needs_a_prison_card_on_the_table() -> None:
    table = given("hand 0 free-at-last\nhand 1 NS")
    assert table.moves() == ["pass free-at-last"]
    assert [table.refused(f"free-at-last {seat}") for seat in range(3)] == ["not_trapped EX-126"] * 3


@pytest.mark.rule("EX-126")
def test_both_cards_are_played_only_on_whoever_has_such_a_card() -> None:
    table = given("hand 0 hands-off free-at-last\nhand 1 NS\nthefts 1\ntrapped 2")
    assert table.moves("hands-off") == ["hands-off 1"]
    assert table.moves("free-at-last") == ["free-at-last 2"]
    assert table.refused("hands-off 2") == "no_theft EX-126"
    assert table.refused("free-at-last 1") == "not_trapped EX-126"


@pytest.mark.rule("EX-127")
def test_a_hand_exchange_as_the_last_hand_card_takes_the_whole_other_hand_for_nothing() -> None:
    table = given("hand 0 swap-hand\nhand 1 NE EW NS\nhand 2 NE\ndeck NES").play("swap-hand 1")
    assert table.hand(0) == ["NS", "EW", "NE"]
    assert (table.hand(1), table.to_move) == (["NES"], 1)
    assert table.view(0).given == []


@pytest.mark.rule("EX-128")
def test_with_an_empty_deck_nobody_draws_after_a_hand_exchange() -> None:
    table = given("deck -\nhand 0 swap-hand NS\nhand 1 NE EW\nhand 2 NE").play("swap-hand 1")
    assert [table.hand(seat) for seat in range(3)] == [["EW", "NE"], ["NS"], ["NE"]]
    assert "drew" not in table.names()


@pytest.mark.rule("EX-127", "EX-128")
def test_whoever_is_left_without_cards_by_a_hand_exchange_is_out() -> None:
    table = given("deck -\nhand 0 swap-hand\nhand 1 NE EW\nhand 2 NE").play("swap-hand 1")
    assert [table.hand(seat) for seat in range(3)] == [["EW", "NE"], [], ["NE"]]
    assert table.to_move == 2
    assert table.told("skipped") == [{"seat": 1}]


@pytest.mark.rule("EX-129")
def test_a_player_with_an_empty_hand_cannot_be_chosen_for_a_hand_exchange() -> None:
    table = given("deck -\nhand 0 swap-hand NS\nhand 2 NE")
    assert table.refused("swap-hand 1") == "empty_hand EX-129"
    assert table.moves("swap-hand") == ["swap-hand 2"]
    alone = given("deck -\nhand 0 swap-hand NS")
    assert alone.moves("swap-hand") == []


@pytest.mark.rule("EX-130")
def test_a_role_laid_away_is_not_drawn_again_in_this_round() -> None:
    table = given("""
        seats 12
        hand 0 swap-hats
        hand 1 swap-hats
        hand 2 NS
    """)
    undealt = table.facts.roles[12:]
    first = table.facts.roles[5]
    table.play("swap-hats 5")
    assert table.facts.roles[5] == undealt[2]
    second = table.facts.roles[5]
    table.play("swap-hats 5")
    assert table.facts.roles[5] == undealt[1]
    assert table.facts.roles[12:] == [undealt[0], second, first]
    assert table.view(5).laid_away == [second, first]
    assert table.facts.spares == 1


@pytest.mark.rule("EX-130")
def test_the_same_dwarf_card_never_comes_twice_whoever_swaps() -> None:
    table = given("seats 2\nhand 0 swap-hats\nhand 1 swap-hats")
    undealt = table.facts.roles[2:]
    table.play("swap-hats 0", "swap-hats 1")
    assert table.facts.roles[:2] == [undealt[-1], undealt[-2]]
    assert table.facts.spares == 11


@pytest.mark.rule("EX-131")
def test_a_player_with_broken_tools_is_barred_from_path_cards_only() -> None:
    table = given("""
        mine
        S EW
        hand 0 EW ladder-E theft swap-hand map rockfall
        broken 0 cart
        hand 1 NS
    """)
    assert table.refused("place EW 2,0") == "broken_tool BA-061 EX-131"
    assert table.refused("place ladder-E 2,0 turned") == "broken_tool BA-061 EX-131"
    assert table.kinds() == {"theft", "swap-hand", "map", "rockfall", "shed", "pass"}
    others = given("""
        hand 0 inspection swap-hats trapped free-at-last hands-off break-cart
        broken 0 cart
        hand 1 NS
        trapped 2
        thefts 2
    """)
    kinds = {"inspection", "swap-hats", "trapped", "free-at-last", "hands-off", "break", "shed", "pass"}
    assert others.kinds() == kinds


@pytest.mark.rule("EX-132")
def test_a_player_in_prison_may_lay_a_theft_card_and_use_it_if_released_before_the_end() -> None:
    table = given("""
        roles saboteur blue-miner green-miner
        deck -
        turn 2
        hand 0 dead-N
        hand 1 free-at-last
        hand 2 theft
        trapped 2
    """).play("theft")
    assert table.facts.thefts == [2]
    table.play("pass dead-N", "free-at-last 2")
    assert (table.view(None).phase, table.to_move) == ("stealing", 2)
    assert table.play("steal 0").scores == [4, 0, 1]


@pytest.mark.rule("EX-132")
def test_a_thief_who_stays_in_prison_does_not_steal() -> None:
    table = given("""
        roles saboteur blue-miner green-miner
        deck -
        turn 2
        hand 0 dead-N
        hand 2 theft
        trapped 2
    """).play("theft", "pass dead-N")
    assert (table.view(None).round, table.scores) == (2, [5, 0, 0])


@pytest.mark.rule("EX-133")
@pytest.mark.parametrize(("deck", "drawn"), [("-", []), ("NE", ["NE"]), ("NE NW", ["NE", "NW"])])
def test_passing_with_fewer_cards_in_the_deck_draws_what_is_there(deck: str, drawn: list[str]) -> None:
    table = given(f"hand 0 NS NS NS map\nhand 1 NS\ndeck {deck}").play("pass NS", "pass NS", "pass NS")
    assert table.hand(0) == [*drawn, "map"]
    assert table.names().count("drew") == len(drawn)
    assert (table.view(None).draw_pile, table.to_move) == (0, 1)
