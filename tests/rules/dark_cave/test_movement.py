"""Movement: DC-147 to DC-158."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = """
    hand 0 NE-III NS-III
    hand 1 NE-II NW-II
    hand 2 NW-III
"""
LONG_WAY = f"""
    cave
      S 1EW 1NEW 1NEW 1NESW 1NESW
    {HANDS}
"""
WAY = ["1,0 0", "2,0 0", "3,0 0", "4,0 0"]


@pytest.mark.rule("DC-147")
@pytest.mark.parametrize(("boots", "most"), [("", 3), ("    boots 0 boots-I", 4)])
def test_a_dwarf_moves_up_to_three_fields_and_with_boots_four(boots: str, most: int) -> None:
    for walked in range(most):
        table = given(LONG_WAY + boots).play("discard NE-III").walk(*WAY[:walked])
        assert table.legal("stop")
        table.play("stop")
        assert table.pos(0) == (WAY[walked - 1] if walked else "0,0 0")
    table = given(LONG_WAY + boots).play("discard NE-III").walk(*WAY[:most])
    assert table.to_move == 1, "after the last step nothing is asked any more"
    assert table.pos(0) == WAY[most - 1]


@pytest.mark.rule("DC-147")
def test_boots_of_another_player_do_not_help() -> None:
    table = given(LONG_WAY + "    boots 1 boots-I").play("discard NE-III").walk(*WAY[:3])
    assert table.to_move == 1


@pytest.mark.rule("DC-148")
@pytest.mark.parametrize(
    ("card", "way"),
    [
        ("1EW", ["1,0 0", "2,0 0"]),
        ("2EW", ["1,0 1", "1,0 0", "2,0 0"]),
        ("3EW", ["1,0 1", "1,0 2", "1,0 0", "2,0 0"]),
    ],
)
def test_a_card_costs_as_many_moves_as_its_level(card: str, way: list[str]) -> None:
    table = given(f"""
        cave
          S {card} 1NESW
        boots 0 boots-I
        {HANDS}
    """).play("discard NE-III")
    for step in way[:-1]:
        assert f"step {way[-1]}" not in table.moves()
        table.walk(step)
    table.walk(way[-1])
    assert table.pos(0) == "2,0 0"


@pytest.mark.rule("DC-149")
def test_any_number_of_dwarfs_stand_on_one_field() -> None:
    others = "\n".join(f"dwarf {seat} 1,0" for seat in range(1, 8))
    table = given(f"""
        seats 8
        cave
          S 1EW 1NESW
        hand 0 NE-III
        hand 1 NE-II
        {others}
    """)
    table.play("discard NE-III").walk("1,0 0")
    assert {table.pos(seat) for seat in range(8)} == {"1,0 0"}
    table.walk("2,0 0").walk("1,0 0")
    assert {table.pos(seat) for seat in range(8)} == {"1,0 0"}, "through them and back among them"


@pytest.mark.rule("DC-150")
def test_from_ladder_to_ladder_is_one_move() -> None:
    table = given(f"""
        cave
          S . . 1EW 1L:SW 2Lw:NW
        {HANDS}
    """).play("discard NE-III")
    assert table.steps() == ["4,0 0", "5,0 1"]
    table.walk("5,0 1", "4,0 0", "3,0 0")
    assert table.pos(0) == "3,0 0", "two ladders and one field are three moves"
    assert table.to_move == 1


@pytest.mark.rule("DC-151")
@pytest.mark.parametrize(
    ("bridge", "place", "lost"), [("2Bew", "1,0 3", 1), ("2Bns", "1,0 3", 0), ("1Bns", "1,0 1", 0)]
)
def test_coming_onto_the_bridge_costs_a_card_at_once_but_below_it_nothing(bridge: str, place: str, lost: int) -> None:
    table = given(f"""
        cave
          S {bridge}:NS|EW
        {HANDS}
    """)
    table.play("discard NE-III").walk(place)
    assert len(table.told("lost")) == lost
    assert table.cards(0) == 1 - lost
    assert table.phase == "walking", "it is paid before anything else"


@pytest.mark.rule("DC-152")
def test_entering_a_tunnel_costs_a_nugget_at_once() -> None:
    table = given(f"""
        cave
          S 1T:NW|ES
        {HANDS}
    """)
    bank = table.view(None).bank
    table.play("discard NE-III").walk("1,0 0")
    assert table.nuggets(0) == 3, "the curve itself is free"
    table.walk("1,0 2")
    assert table.told("paid_toll") == [{"seat": 0, "x": 1, "y": 0}]
    assert (table.nuggets(0), table.view(None).bank) == (2, bank + 1)


WEB = f"""
    cave
      .  1NS
      S  1NESW 1EW
    token web-I 1,0 E 1 2
    dwarf 0 1,0
    {HANDS}
"""


@pytest.mark.rule("DC-153")
def test_a_web_is_not_crossed_but_the_other_ways_are_free() -> None:
    table = given(WEB).play("discard NE-III")
    assert table.refused("step 2,0 0") == "web_there DC-097 DC-128 DC-153"
    assert table.steps() == ["1,-1 0", "0,0 0"]
    table.walk("1,-1 0", "1,0 0", "0,0 0")
    assert table.to_move == 1


@pytest.mark.rule("DC-153")
def test_a_web_that_axes_have_removed_is_crossed_in_the_same_movement() -> None:
    table = given(WEB + "    axes 0 battle-axe-I battle-axe-II").play("discard NE-III")
    table.play("cut 1,0 E", "cut 1,0 E")
    assert table.webs() == []
    table.walk("2,0 0")
    assert table.pos(0) == "2,0 0"


@pytest.mark.rule("DC-154")
def test_one_axe_is_not_enough_for_a_web_with_side_two_up() -> None:
    table = given(WEB + "    axes 0 battle-axe-I").play("discard NE-III", "cut 1,0 E")
    assert table.webs() == ["1,0 E 1"]
    assert table.refused("step 2,0 0") == "web_there DC-097 DC-128 DC-153"
    table = given(WEB.replace("E 1 2", "E 1 1") + "    axes 0 battle-axe-I").play("discard NE-III", "cut 1,0 E")
    assert table.legal("step 2,0 0"), "with side 1 up one is enough"


CREATURE = f"""
    cave
      S 1EW 1NESW
    creature goblin-II 1,0 1
    {HANDS}
"""


@pytest.mark.rule("DC-155")
def test_a_creature_on_the_field_ends_the_movement_and_attacks() -> None:
    table = given(CREATURE).play("discard NE-III").walk("1,0 0")
    assert table.told("attacked") == [{"seat": 0, "creature": "goblin", "harmed": True}]
    assert table.nuggets(0) == 2
    assert (table.pos(0), table.to_move) == ("1,0 0", 1), "two moves were left"


@pytest.mark.rule("DC-155")
@pytest.mark.parametrize("axe", [False, True])
def test_this_holds_on_the_exit_field_too(axe: bool) -> None:
    table = given(f"""
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          .
          . . . 1EW *X:NESW
        dwarf 0 4,4 3
        creature goblin-II 4,4:4 1
        {"axes 0 battle-axe-I" if axe else ""}
        {HANDS}
    """)
    table.play("discard NE-III").walk("4,4 4")
    if axe:
        assert table.phase == "fighting"
        table.play("fight yes")
    assert table.told("escaped") == [{"seat": 0, "nuggets": 3 if axe else 2}]


@pytest.mark.rule("DC-156")
def test_after_killing_the_creature_the_dwarf_does_not_go_on() -> None:
    table = given(CREATURE + "    axes 0 battle-axe-I").play("discard NE-III").walk("1,0 0")
    assert (table.phase, table.to_move) == ("fighting", 0)
    table.play("fight yes")
    assert table.creature("goblin") == "-"
    assert table.told("attacked") == []
    assert (table.pos(0), table.nuggets(0), table.to_move) == ("1,0 0", 3, 1)


@pytest.mark.rule("DC-157")
@pytest.mark.parametrize("hand", ["-", "NS-I"])
def test_without_cards_at_the_start_of_the_turn_the_dwarf_stays(hand: str) -> None:
    table = given(f"""
        cave
          S 1EW
        hand 0 NE-III
        hand 1 {hand}
        hand 2 NW-III
    """)
    table.play("discard NE-III", "stop")
    if hand == "-":
        assert table.told("turn_skipped") == [{"seat": 1}]
        assert table.to_move == 2
    else:
        table.play("discard NS-I").walk("1,0 0")
    assert table.pos(1) == ("0,0 0" if hand == "-" else "1,0 0")


@pytest.mark.rule("DC-158")
def test_worked_example_of_a_yellow_dwarf_that_walks_three_fields_after_a_card() -> None:
    table = given("""
        dwarves yellow-loyal yellow-loyal yellow-saboteur yellow-saboteur
        cave
          .  .  1NESW
          S  1EW 2NEW
        hand 0 NW-I NS-I
        hand 1 NE-II
    """)
    table.play("place NW-I 3,0").walk("1,0 0", "2,0 2", "2,0 0")
    assert [args["seat"] for args in table.told("stepped")] == [0]
    assert (table.pos(0), table.to_move) == ("2,0 0", 1)
