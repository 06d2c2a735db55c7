"""Further rulings on movement: LM-189, LM-190, LM-193, LM-194, LM-218 to LM-221."""

import pytest

from tests.rules.lost_mines.table import given

PATH = """
    forest
      Y  EW  NEW  NEW  NEW  NS
    hand 0 NS NS
    hand 1 NE NE
    hand 2 NW NW
    dwarf 0 1,2
    dwarf 1 1,4
"""

IN_THE_GOLD_MINE = """
    mines mine-silver mine-gold mine-dragon mine-gems
    treasures gold-4 gold-3 gold-2
    forest
      Y  .  .  .  .  .  EW  EW  *NEW
    dwarf 0 9,2
    hand 1 NE NE
    hand 2 NW NW
"""


@pytest.mark.rule("LM-189")
@pytest.mark.parametrize("discard", ["discard NS", "discard NS NS"])
def test_after_a_discard_the_dwarf_walks_as_after_a_card_played(discard: str) -> None:
    table = given(PATH.replace("dwarf 0 1,2", "dwarf 0 2,2")).play(discard)
    assert (table.phase, table.view(None).steps) == ("walking", 3)
    table.play("step 3,2", "step 4,2", "step 5,2")
    assert table.where(0) == (5, 2)


@pytest.mark.rule("LM-190")
@pytest.mark.parametrize(("card", "move"), [("NS", "place NS 4,1"), ("trap", "trap 3,2 E"), ("NS", "discard NS")])
def test_who_has_played_the_last_card_still_walks_in_that_turn(card: str, move: str) -> None:
    table = given(PATH.replace("hand 0 NS NS", f"hand 0 {card}\n    deck -")).play(move)
    assert table.hand(0) == []
    table.play("step 2,2", "step 3,2", "stop")
    assert table.where(0) == (3, 2)
    table.play("discard NE").stay().play("discard NW").stay()
    assert table.told("out") == [{"seat": 0}], "but not in the next one"


@pytest.mark.rule("LM-193")
def test_a_dwarf_that_leaves_a_mine_and_comes_back_takes_one_treasure() -> None:
    table = given(IN_THE_GOLD_MINE + "    hand 0 NS NS")
    table.play("discard NS", "step 8,2", "step 9,2")
    assert (table.phase, table.view(None).treasures[0].taker) == ("walking", None), "the movement is not over yet"
    table.play("stop", "take 0")
    assert [treasure.taker for treasure in table.view(None).treasures] == [0, None, None]
    assert table.to_move == 1


@pytest.mark.rule("LM-193")
def test_a_dwarf_that_leaves_a_mine_takes_nothing() -> None:
    table = given(IN_THE_GOLD_MINE + "    hand 0 NS NS").play("discard NS", "step 8,2", "stop")
    assert [treasure.taker for treasure in table.view(None).treasures] == [None] * 3


@pytest.mark.rule("LM-194")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_player_who_is_out_takes_no_further_treasure_even_in_a_mine(cards: int) -> None:
    """With a card in hand the same dwarf takes one."""
    hand = "hand 0 NS" if cards else "hand 0 -"
    table = given(IN_THE_GOLD_MINE + f"    {hand}\n    deck -\n    turn 1").play("discard NE").stay()
    table.play("discard NW").stay()
    if cards:
        table.play("discard NS", "stop", "take 1")
    taken = [treasure.taker for treasure in table.view(None).treasures]
    assert taken == ([None, 0, None] if cards else [None] * 3)
    assert (table.to_move, table.view(None).players[0].out) == (1, not cards)
    assert table.where(0) == (9, 2)


@pytest.mark.rule("LM-218")
def test_a_movement_may_go_back_and_every_card_entered_is_a_step() -> None:
    table = given(PATH).play("discard NS", "step 2,2", "step 1,2")
    assert (table.phase, table.view(None).steps) == ("walking", 1)
    table.play("step 2,2")
    assert (table.where(0), table.to_move) == ((2, 2), 1), "three cards entered"


@pytest.mark.rule("LM-219")
@pytest.mark.parametrize(("clan", "start"), [("yellow", "1,4"), ("blue", "1,2")])
def test_a_dwarf_may_use_the_start_of_the_other_clan(clan: str, start: str) -> None:
    table = given(f"""
        dwarves {clan}-saboteur blue-loyal yellow-loyal
        forest
          Y
          NS
          B
        dwarf 0 1,3
        hand 0 NS NS
        hand 1 NE
        hand 2 NW
    """).play("discard NS", f"step {start}")
    assert table.where(0) == tuple(int(part) for part in start.split(","))
    table.play("step 1,3", f"step {start}")
    assert table.to_move == 1


@pytest.mark.rule("LM-220")
def test_a_dwarf_that_is_cut_off_stays_and_walks_on_its_island() -> None:
    table = (
        given("""
        forest
          Y  EW  NEW  NEW  NEW
        dwarf 1 5,2
        hand 0 storm
        hand 1 NE NS
        hand 2 NW
    """)
        .play("storm 3,2")
        .stay()
    )
    assert table.where(1) == (5, 2)
    assert (table.to_move, table.legal("place NS 5,1")) == (1, True), "its player goes on playing"
    table.play("place NS 5,1")
    assert table.steps() == ["5,1", "4,2"]
    table.play("step 4,2")
    assert table.steps() == ["5,2"]
    assert table.refused("step 3,2") == "no_way LM-119 LM-196"


@pytest.mark.rule("LM-221")
def test_a_movement_ends_by_choice() -> None:
    table = given(PATH).play("discard NS", "step 2,2")
    assert table.moves() == ["step 1,2", "step 3,2", "stop"]
    table.play("stop")
    assert (table.where(0), table.to_move) == ((2, 2), 1)


@pytest.mark.rule("LM-221")
def test_a_movement_ends_with_the_last_step() -> None:
    table = given(PATH).play("discard NS", "step 2,2", "step 3,2", "step 4,2")
    assert "stopped" not in table.names()
    assert table.to_move == 1


@pytest.mark.rule("LM-221")
def test_a_movement_ends_when_no_step_is_possible() -> None:
    table = given(PATH).play("discard NS").stay()
    assert table.to_move == 1
    table.play("discard NE")
    assert table.to_move == 2, "nothing was asked: no path leads from the blue start"
    table = given("""
        forest
          Y  R:EW  EW
        dwarf 0 3,2
        dwarf 1 1,2
        token troll 1,2 E 2
        hand 0 NS
        hand 1 NE
        hand 2 NW
    """).play("discard NS", "step 2,2", "stop", "discard NE")
    assert (table.to_move, table.where(1)) == (2, (1, 2)), "a troll on the only way"


@pytest.mark.rule("LM-221")
def test_a_movement_ends_by_uncovering_a_mine() -> None:
    table = given("""
        mines mine-silver mine-dragon mine-gold mine-gems
        forest
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NS
        hand 1 NE
    """).play("discard NS", "step 9,2")
    assert "stopped" not in table.names()
    assert table.to_move == 1
