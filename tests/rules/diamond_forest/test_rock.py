"""Rock and equipment: FO-073 to FO-086."""

import pytest

from tests.rules.diamond_forest.table import Table, given

CLIFF = "E (rock-{}) (path) (red) (blue) (green) E"


def climbing(value: int, *rolls: int, tokens: int = 0) -> Table:
    """Seat 0 enters a rock and rolls."""
    table = given(CLIFF.format(value), f"equipment 0 {tokens}", rolls=rolls)
    return table.play("reveal 1,0", "enter", "roll")


def pass_turn(table: Table) -> Table:
    return table.play("reveal 5,0", "retreat")


@pytest.mark.rule("FO-073")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_roll_equal_or_higher_than_the_rock_succeeds(value: int) -> None:
    for roll in range(1, 7):
        table = climbing(value, roll)
        assert table.told("rolled") == [{"seat": 0, "pips": roll}]
        assert table.dwarf(0).stuck == (roll < value)


@pytest.mark.rule("FO-074")
def test_own_strength_earns_a_token_and_the_next_turn_is_normal() -> None:
    table = climbing(4, 4)
    assert table.told("climbed") == [{"seat": 0, "earned": True}]
    assert (table.dwarf(0).equipment, table.view(None).equipment, table.to_move) == (1, 14, 1)
    assert pass_turn(table).moves() == ["reveal 2,0", "step 0,0"]


@pytest.mark.rule("FO-075")
def test_tokens_make_up_for_a_lower_roll_and_go_back_to_the_supply() -> None:
    table = climbing(5, 3, tokens=3)
    assert table.moves() == ["pay", "refuse"]
    assert table.view(None).missing == 2
    table.play("pay")
    assert (table.dwarf(0).equipment, table.view(None).equipment) == (1, 14)
    assert (table.dwarf(0).stuck, table.to_move) == (False, 1)
    assert table.told("paid_tokens") == [{"seat": 0, "tokens": 2}]


@pytest.mark.rule("FO-076")
def test_success_with_tokens_earns_none() -> None:
    table = climbing(3, 2, tokens=1).play("pay")
    assert (table.dwarf(0).equipment, table.told("climbed")) == (0, [])


@pytest.mark.rule("FO-077")
@pytest.mark.parametrize(("tokens", "choice"), [(0, ()), (1, ()), (2, ("refuse",)), (3, ("refuse",))])
def test_without_enough_tokens_or_unwilling_the_dwarf_is_stuck(tokens: int, choice: tuple[str, ...]) -> None:
    table = climbing(4, 2, tokens=tokens).play(*choice)
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment, table.to_move) == (True, tokens, 1)
    assert table.told("stuck") == [{"seat": 0}]


@pytest.mark.rule("FO-078")
def test_the_next_turn_of_a_stuck_dwarf_is_only_a_new_roll() -> None:
    table = pass_turn(climbing(5, 3, 4))
    assert table.moves() == ["roll"]
    assert table.refused("step 0,0") == "other_decision FO-078"
    table.play("roll")
    assert (table.dwarf(0).stuck, table.to_move) == (True, 1)


@pytest.mark.rule("FO-079")
def test_after_success_the_dwarf_stands_up_and_moves_in_the_following_turn() -> None:
    table = pass_turn(climbing(5, 3, 5)).play("roll")
    assert (table.dwarf(0).stuck, table.to_move, table.where(0)) == (False, 1, (1, 0))
    assert pass_turn(table).moves() == ["reveal 2,0", "step 0,0"]


@pytest.mark.rule("FO-080")
def test_own_strength_earns_a_token_in_a_retry_too() -> None:
    table = pass_turn(climbing(5, 3, 5)).play("roll")
    assert table.dwarf(0).equipment == 1


@pytest.mark.rule("FO-081")
def test_example_1_value_3_roll_4() -> None:
    table = climbing(3, 4)
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment) == (False, 1)


@pytest.mark.rule("FO-082")
def test_example_2_value_4_roll_2_two_tokens_paid() -> None:
    table = climbing(4, 2, tokens=2).play("pay")
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment, table.view(None).equipment) == (False, 0, 15)


@pytest.mark.rule("FO-083")
def test_example_2_again_but_the_player_refuses_to_pay() -> None:
    table = climbing(4, 2, tokens=2).play("refuse")
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment) == (True, 2)


@pytest.mark.rule("FO-084")
@pytest.mark.parametrize("tile", ["path", "bog", "gallery", "fire", "imp", "red"])
def test_no_other_tile_earns_a_token(tile: str) -> None:
    rest = " ".join(f"({colour})" for colour in ("red", "blue", "green", "yellow") if colour != tile)
    table = given(f"E ({tile}) {rest} E", rolls=(1, 1)).play("reveal 1,0", "enter")
    if table.legal("roll"):
        table.play("roll")
    assert table.dwarf(0).equipment == 0


@pytest.mark.rule("FO-085")
def test_nobody_has_more_than_three_tokens() -> None:
    table = climbing(3, 6, tokens=3)
    assert table.told("climbed") == [{"seat": 0, "earned": False}]
    assert table.dwarf(0).equipment == 3
    with pytest.raises(ValueError, match="0 to 3 tokens"):
        climbing(3, 6, tokens=4)


@pytest.mark.rule("FO-086")
def test_tokens_are_of_use_against_rocks_alone() -> None:
    table = given("E (bog) (imp) (red) (blue) (green) E", "equipment 0 3", rolls=(6, 1))
    for move in ("reveal 1,0", "enter", "roll"):
        assert table.refused("pay").startswith("other_decision")
        table.play(move)
    assert (table.dwarf(0).stuck, table.dwarf(0).equipment) == (True, 3)
