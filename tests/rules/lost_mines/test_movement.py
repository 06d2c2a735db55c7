"""Movement: LM-109 to LM-119."""

import pytest

from tests.rules.lost_mines.table import given

LONG = """
    forest
      Y  EW  NEW  NEW  NEW  F:NEW  R:EW
    dwarf 0 {}
    hand 0 NS
    hand 1 NS
    hand 2 NE
"""


@pytest.mark.rule("LM-109", "LM-110")
@pytest.mark.parametrize("steps", range(4))
def test_a_dwarf_moves_up_to_three_cards_one_at_a_time(steps: int) -> None:
    table = given(LONG.format("1,2")).play("discard NS")
    for x in range(2, 2 + steps):
        far = "card_by_card LM-110" if x < 4 else "too_far LM-109 LM-112"
        assert table.refused(f"step {x + 1},2") == far, "not two cards in one step"
        table.play(f"step {x},2")
        assert table.told("stepped") == [{"seat": 0, "x": x, "y": 2}]
        assert table.view(None).steps == 2 - (x - 2)
    if steps < 3:
        table.play("stop")
    assert table.where(0) == (1 + steps, 2)
    assert table.to_move == 1, "after three cards nothing is asked"


@pytest.mark.rule("LM-111")
def test_after_playing_a_card_a_dwarf_moves_three_cards_along_laid_paths() -> None:
    table = given("""
        dwarves yellow-loyal blue-loyal yellow-selfish
        forest
          Y  EW  SW
          .  .   .
        hand 0 NE EW
        hand 1 NS
    """)
    table.play("place NE 3,3", "step 2,2", "step 3,2", "step 3,3")
    assert table.where(0) == (3, 3), "around the corner, onto the card just laid"
    assert table.to_move == 1


@pytest.mark.rule("LM-112")
@pytest.mark.parametrize("steps", range(6))
def test_from_a_campfire_a_dwarf_moves_up_to_five_cards(steps: int) -> None:
    table = given("""
        forest
          Y  F:NEW  EW  NEW  NEW  NEW  R:EW  EW
        dwarf 0 2,2
        hand 0 NS
        hand 1 NS
    """)
    table.play("discard NS", *(f"step {x},2" for x in range(3, 3 + steps)))
    if steps < 5:
        table.play("stop")
    assert (table.where(0), table.to_move) == ((2 + steps, 2), 1)


@pytest.mark.rule("LM-113")
def test_a_campfire_on_the_way_gives_no_bonus() -> None:
    table = given(LONG.format("5,2")).play("discard NS", "step 6,2")
    assert table.view(None).steps == 2
    table.play("step 7,2", "step 6,2")
    assert (table.where(0), table.to_move) == ((6, 2), 1)


@pytest.mark.rule("LM-112")
def test_a_dwarf_that_stopped_at_a_campfire_starts_from_there_in_its_next_turn() -> None:
    table = given(LONG.format("5,2")).play("discard NS", "step 6,2", "stop").discard().discard()
    table.play(table.moves("discard")[0])
    assert (table.to_move, table.view(None).steps) == (0, 5)


@pytest.mark.rule("LM-114")
@pytest.mark.parametrize(
    ("obstacle", "name"), [("T:EW", "tree"), ("T:NESW", "tree"), ("W:NEW", "lake"), ("P:EW", "pit")]
)
def test_a_card_with_an_obstacle_is_neither_entered_nor_crossed(obstacle: str, name: str) -> None:
    drawn = f"""
        forest
          Y  EW  {obstacle}{{}}  NEW
        dwarf 0 2,2
        hand 0 NS
        hand 1 NS
    """
    table = given(drawn.format("")).play("discard NS")
    assert table.steps() == ["1,2"]
    assert table.refused("step 3,2") == "obstacle LM-059 LM-114"
    assert table.refused("step 4,2") == "obstacle LM-059 LM-114", "it is in the way"
    for cell in ("3,2", "4,2"):
        assert table.why_not(f"step {cell}") == {"obstacle": name, "x": 3, "y": 2}
    table = given(drawn.format("!")).play("discard NS")
    assert table.steps() == ["1,2", "3,2"], "once it is overcome"


@pytest.mark.rule("LM-115")
@pytest.mark.parametrize("word", ["R:EW", "R:NEW", "T:EW!", "W:NEW!", "P:EW!"])
def test_occupied_rocks_or_an_occupied_overcome_obstacle_are_neither_entered_nor_crossed(word: str) -> None:
    drawn = f"""
        forest
          Y  EW  {word}  NEW
        dwarf 0 2,2
        dwarf 1 {{}}
        hand 0 NS
        hand 1 NS
    """
    table = given(drawn.format("3,2")).play("discard NS")
    assert table.steps() == ["1,2"]
    for cell in ("3,2", "4,2"):
        assert table.refused(f"step {cell}") == "occupied LM-060 LM-069 LM-115"
        assert table.why_not(f"step {cell}") == {"seat": 1, "x": 3, "y": 2}
    table = given(drawn.format("4,2")).play("discard NS", "step 3,2", "step 4,2", "stop")
    assert table.where(0) == (4, 2)


@pytest.mark.rule("LM-116")
@pytest.mark.parametrize(
    ("from_", "cell", "card"),
    [
        ("1,2", "2,2", "a plain card"),
        ("2,2", "3,2", "a campfire"),
        ("2,2", "1,2", "a start"),
        ("8,2", "9,2", "a mine"),
    ],
)
def test_all_other_cards_hold_any_number_of_dwarfs(from_: str, cell: str, card: str) -> None:
    crowd = "\n".join(f"        dwarf {seat} {cell}" for seat in range(1, 9))
    table = given(f"""
        seats 9
        mines mine-gems mine-silver mine-gold mine-dragon
        forest
          Y  EW  F:NEW  .  .  .  .  EW  *NSW
        dwarf 0 {from_}
{crowd}
        hand 0 NS
        hand 1 NS
    """)
    table.play("discard NS", f"step {cell}").stay()
    places = {table.where(seat) for seat in range(9)}
    assert len(places) == 1, card


@pytest.mark.rule("LM-117")
def test_a_junction_with_a_troll_serves_neither_to_enter_nor_to_leave_a_card() -> None:
    table = given("""
        forest
          Y  EW  NEW  NEW
        token troll 2,2 E 2
        dwarf 0 3,2
        dwarf 1 2,2
        dwarf 2 4,2
        hand 0 NS
        hand 1 NS
        hand 2 NE
    """)
    table.play("discard NS")
    assert table.refused("step 2,2") == "troll_there LM-090 LM-117", "to leave"
    assert table.steps() == ["4,2"], "by another side"
    table.play("stop", "discard NS")
    assert table.refused("step 3,2") == "troll_there LM-090 LM-117", "to enter"
    assert table.steps() == ["1,2"]


@pytest.mark.rule("LM-117")
def test_a_troll_bars_one_way_and_leaves_the_way_around_it() -> None:
    table = given("""
        forest
          .  ES   SW
          Y  NEW  NEW
        token troll 2,2 E 2
        dwarf 0 2,2
        hand 0 NS
        hand 1 NS
    """)
    table.play("discard NS")
    assert table.steps() == ["2,1", "1,2"]
    table.play("step 2,1", "step 3,1", "step 3,2")
    assert table.where(0) == (3, 2)


@pytest.mark.rule("LM-117")
def test_a_troll_on_the_way_is_named_with_its_player() -> None:
    table = given("""
        forest
          Y  EW  EW  NEW  NEW  NEW
        dwarf 0 2,2
        token troll 3,2 E 2
        hand 0 NS
        hand 1 NS
        hand 2 NS
    """).play("discard NS")
    for cell in ("4,2", "6,2"):
        assert table.refused(f"step {cell}") == "troll_there LM-090 LM-117", "however far behind it"
        assert table.why_not(f"step {cell}") == {"seat": 2, "x": 4, "y": 2}


@pytest.mark.rule("LM-109")
def test_a_card_that_is_too_far_away_says_how_far() -> None:
    table = given("""
        forest
          .  ES   EW    SW
          Y  NEW  R:EW  NEW  NESW  EW
        dwarf 0 1,2
        dwarf 1 3,2
        hand 0 NS
        hand 1 NS
    """).play("discard NS")
    assert table.refused("step 6,2") == "too_far LM-109 LM-112"
    assert table.why_not("step 6,2") == {"needed": 7, "left": 3}, "around the occupied rocks"
    assert table.refused("step 4,2") == "occupied LM-060 LM-069 LM-115", "which alone keep it away"


@pytest.mark.rule("LM-118")
def test_a_trap_costs_its_card_before_the_next_step() -> None:
    table = given("""
        forest
          Y  EW  NEW  NEW
        token trap 1,2 E
        token trap 2,2 E
        dwarf 0 1,2
        hand 0 NS NE
        hand 1 NS
    """)
    table.play("discard NS", "step 2,2")
    assert table.names() == ["stepped", "lost"]
    assert (table.phase, table.hand(0), table.view(None).due) == ("walking", [], 1)
    table.play("step 3,2")
    assert table.names() == ["stepped", "forfeited"], "the second trap finds an empty hand"
    assert table.view(None).due == 0


@pytest.mark.rule("LM-119")
def test_a_dwarf_moves_only_where_paths_are_joined() -> None:
    table = given("""
        forest
          NS  .   .
          Y   SW  NS
          .   NS  .
        dwarf 0 1,2
        hand 0 NE
        hand 1 NE
    """)
    table.play("discard NE")
    assert table.steps() == ["1,1", "2,2"]
    assert table.refused("step 2,3") == "card_by_card LM-110", "not beside it"
    assert table.refused("step 1,2") == "stands_there LM-110"
    for cell, why in {"1,3": "no card", "3,2": "a wall behind", "1,4": "the other start"}.items():
        assert table.refused(f"step {cell}") == "no_way LM-119 LM-196", why
    table.play("step 2,2")
    assert table.steps() == ["1,2", "2,3"]
    assert table.refused("step 3,2") == "no_way LM-119 LM-196", "a wall"


@pytest.mark.rule("LM-119")
@pytest.mark.parametrize(("card", "steps"), [("EW", ["7,2", "9,2"]), ("NW", ["7,2"])])
def test_a_dwarf_moves_into_a_covered_mine_by_an_open_edge(card: str, steps: list[str]) -> None:
    table = given(f"""
        forest
          Y  .  .  .  .  .  R:EW  {card}  ?
        dwarf 0 8,2
        hand 0 NS
        hand 1 NS
    """)
    assert table.play("discard NS").steps() == steps
