"""Action cards, broken tools and repair: BA-082 to BA-095."""

import pytest

from tests.rules.saboteur.table import given

TOOLS = ("pickaxe", "lantern", "cart")
PAIRS = ("pickaxe+lantern", "pickaxe+cart", "lantern+cart")


@pytest.mark.rule("BA-082")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_break_card_is_laid_face_up_in_front_of_another_player(tool: str) -> None:
    table = given(f"hand 0 break-{tool}\nhand 1 NS\nhand 2 NS\ndeck -").play(f"break {tool} 2")
    assert table.facts.broken == [[], [], [tool]]
    assert [table.view(seat).players[2].broken for seat in (0, 1, 2, None)] == [[tool]] * 4
    assert table.told("broke") == [{"seat": 0, "card": f"break-{tool}", "on": 2, "tool": tool}]
    assert (table.hand(0), table.to_move) == ([], 1)


@pytest.mark.rule("BA-082")
@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("tool", TOOLS)
def test_a_break_card_in_front_of_oneself_is_rejected(tool: str, turn: int) -> None:
    table = given(f"turn {turn}\nhand {turn} break-{tool}")
    assert table.refused(f"break {tool} {turn}") == "own_seat BA-082"
    assert table.moves("break") == [f"break {tool} {seat}" for seat in range(3) if seat != turn]


@pytest.mark.rule("BA-001", "BA-082")
def test_a_break_card_needs_a_player_who_sits_at_the_table() -> None:
    assert given("hand 0 break-cart").refused("break cart 3") == "no_such_seat BA-001"


@pytest.mark.rule("BA-083")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_second_broken_tool_of_the_same_kind_is_rejected(tool: str) -> None:
    table = given(f"hand 0 break-{tool}\nhand 1 break-{tool}\nhand 2 NS").play(f"break {tool} 2")
    assert table.refused(f"break {tool} 2") == "already_broken BA-083"
    assert table.play(f"break {tool} 0").facts.broken == [[tool], [], [tool]]


@pytest.mark.rule("BA-084")
def test_a_player_can_have_three_different_broken_tools() -> None:
    table = given("hand 0 break-pickaxe break-cart\nhand 1 break-lantern\nhand 2 NS")
    table.play("break pickaxe 2", "break lantern 2", "discard NS", "break cart 2")
    assert table.view(0).players[2].broken == ["pickaxe", "lantern", "cart"]


@pytest.mark.rule("BA-085")
@pytest.mark.parametrize(
    "move", ["break cart 1", "repair pickaxe 0", "rockfall 1,0", "map 8,0", "discard EW", "discard map"]
)
def test_broken_tools_bar_path_cards_only(move: str) -> None:
    table = given("""
        mine
        S EW
        hand 0 EW break-cart repair-pickaxe rockfall map
        broken 0 pickaxe lantern cart
        hand 1 NS
    """)
    assert table.moves("place") == []
    assert table.legal(move)
    assert table.play(move).to_move == 1


@pytest.mark.rule("BA-086")
@pytest.mark.parametrize("on", [0, 1, 2])
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_card_is_played_on_oneself_or_on_another_player(tool: str, on: int) -> None:
    table = given(f"hand 0 repair-{tool}\nhand 1 NS\nbroken {on} pickaxe lantern cart")
    table.play(f"repair {tool} {on}")
    assert table.facts.broken[on] == [other for other in TOOLS if other != tool]
    assert table.told("repaired") == [{"seat": 0, "card": f"repair-{tool}", "on": on, "tool": tool}]


@pytest.mark.rule("BA-087")
@pytest.mark.parametrize("on", [0, 2])
def test_without_a_matching_broken_tool_there_a_repair_card_cannot_be_played(on: int) -> None:
    table = given("hand 0 repair-cart repair-pickaxe+cart\nbroken 1 cart\nbroken 2 lantern")
    assert table.refused(f"repair cart {on}") == "not_broken BA-087"
    assert table.refused(f"repair pickaxe+cart {on} cart") == "not_broken BA-087"
    assert table.moves("repair") == ["repair cart 1", "repair pickaxe+cart 1 cart"]


@pytest.mark.rule("BA-088")
@pytest.mark.parametrize(
    ("card", "move"), [("repair-lantern", "repair lantern 1"), ("repair-lantern+cart", "repair lantern+cart 1 lantern")]
)
def test_repair_card_and_broken_tool_are_both_discarded(card: str, move: str) -> None:
    table = given(f"hand 0 {card}\nhand 1 NS\nbroken 1 lantern")
    before = table.undiscarded()
    table.play(move)
    assert before - table.undiscarded() == {card: 1, "break-lantern": 1}
    assert (before["break-lantern"], table.undiscarded()["break-lantern"]) == (3, 2)
    assert table.facts.broken == [[], [], []]


@pytest.mark.rule("BA-089")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_single_repair_card_mends_only_its_own_kind(tool: str) -> None:
    table = given(f"hand 0 repair-{tool}\nbroken 1 pickaxe lantern cart")
    assert table.moves("repair") == [f"repair {tool} 1"]
    for other in TOOLS:
        if other != tool:
            assert table.refused(f"repair {tool} 1 {other}") == "wrong_tool BA-089 BA-092"


@pytest.mark.rule("BA-089")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_single_repair_card_is_useless_against_other_broken_tools(tool: str) -> None:
    others = " ".join(other for other in TOOLS if other != tool)
    table = given(f"hand 0 repair-{tool}\nbroken 1 {others}")
    assert table.moves("repair") == []
    assert table.refused(f"repair {tool} 1") == "not_broken BA-087"


@pytest.mark.rule("BA-090")
@pytest.mark.parametrize("pair", PAIRS)
def test_a_double_repair_card_mends_a_broken_tool_of_either_of_its_kinds(pair: str) -> None:
    for tool in pair.split("+"):
        table = given(f"hand 0 repair-{pair}\nhand 1 NS\nbroken 1 {tool}")
        assert table.moves("repair") == [f"repair {pair} 1 {tool}"]
        table.play(f"repair {pair} 1 {tool}")
        assert table.facts.broken == [[], [], []]
        assert table.told("repaired") == [{"seat": 0, "card": f"repair-{pair}", "on": 1, "tool": tool}]


@pytest.mark.rule("BA-090", "BA-091")
@pytest.mark.parametrize("pair", PAIRS)
def test_if_both_kinds_are_broken_the_acting_player_picks_one_and_the_other_stays(pair: str) -> None:
    one, other = pair.split("+")
    for mended, stays in ((one, other), (other, one)):
        table = given(f"hand 0 repair-{pair}\nhand 1 NS\nbroken 2 {one} {other}")
        assert table.moves("repair") == [f"repair {pair} 2 {one}", f"repair {pair} 2 {other}"]
        table.play(f"repair {pair} 2 {mended}")
        assert table.facts.broken == [[], [], [stays]]


@pytest.mark.rule("BA-092")
@pytest.mark.parametrize("pair", PAIRS)
def test_a_double_repair_card_does_not_mend_the_third_kind(pair: str) -> None:
    (third,) = set(TOOLS) - set(pair.split("+"))
    table = given(f"hand 0 repair-{pair}\nbroken 1 {third}")
    assert table.refused(f"repair {pair} 1 {third}") == "wrong_tool BA-089 BA-092"
    assert table.moves("repair") == []


@pytest.mark.rule("BA-093")
def test_with_two_broken_tools_one_repair_is_not_enough_to_place_path_cards_again() -> None:
    table = given("""
        hand 0 repair-cart repair-pickaxe EW
        broken 0 pickaxe cart
        hand 1 NS
        hand 2 NS
        deck NE NE NE NE NE
    """)
    table.play("repair cart 0", "discard NS", "discard NS")
    assert table.refused("place EW 1,0") == "broken_tool BA-061"
    table.play("repair pickaxe 0", "discard NE", "discard NE")
    assert table.legal("place EW 1,0")


@pytest.mark.rule("BA-094")
def test_a_repair_uses_the_whole_turn() -> None:
    table = given("""
        hand 0 repair-cart EW
        broken 0 cart
        hand 1 NS
        hand 2 NS
    """).play("repair cart 0")
    assert table.to_move == 1
    early = table.state.refusal(table.state.game.parse("place EW 1,0"), 0)
    assert early is not None
    assert early.reason == "not_your_turn"
    table.play("discard NS", "discard NS")
    assert (table.to_move, table.play("place EW 1,0").at(1, 0)) == (0, "EW")


@pytest.mark.rule("BA-095")
def test_a_mended_tool_may_be_broken_again() -> None:
    table = given("""
        hand 0 break-cart break-cart
        hand 1 repair-cart EW
        hand 2 NS
    """)
    table.play("break cart 1", "repair cart 1", "discard NS", "break cart 1")
    assert table.facts.broken == [[], ["cart"], []]
    assert table.refused("place EW 1,0") == "broken_tool BA-061"
