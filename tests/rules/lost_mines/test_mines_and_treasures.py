"""Mines and treasures: LM-120 to LM-137."""

import pytest

from tests.rules.lost_mines.table import Table, given

WAY_TO_A_MINE = """
    mines {mines}
    treasures gold-4 gold-3 gold-2
    forest
      Y  .  .  .  .  .  .  EW  ?
    dwarf 0 8,2
    dwarf 1 8,2
    hand 0 NS NS
    hand 1 NE NE
    hand 2 NW NW
"""
"""Seats 0 and 1 stand before the mine at 9,2."""

IN_A_MINE = """
    mines mine-silver mine-gold mine-dragon mine-gems
    treasures {}
    forest
      Y  .  .  .  .  .  EW  EW  *NEW
    dwarf 0 {}
    dwarf 1 {}
    hand 0 NS NS NS
    hand 1 NE NE
    hand 2 NW NW
"""
"""The gold mine at 9,2 is uncovered; seats 0 and 1 stand somewhere."""


def mines_with(face: str) -> str:
    """The four mines from north to south, this one at 9,2."""
    first, *others = (f"mine-{name}" for name in ("silver", "gems", "gold", "dragon") if name != face)
    return " ".join([first, f"mine-{face}", *others])


def before(face: str) -> Table:
    return given(WAY_TO_A_MINE.format(mines=mines_with(face)))


def beside_gold(treasures: str, *lines: str, at: str = "9,2", other: str = "1,4") -> Table:
    """Seat 0 at the gold mine, or elsewhere."""
    return given("\n    ".join([IN_A_MINE.format(treasures, at, other).rstrip(), *lines]))


@pytest.mark.rule("LM-120")
def test_the_first_dwarf_to_reach_a_mine_uncovers_it() -> None:
    table = before("gold")
    assert table.at(9, 2) == "?"
    table.play("discard NS", "step 9,2", "lay upright")
    assert table.told("turned_up") == [{"seat": 0, "card": "mine-gold", "x": 9, "y": 2, "turned": False}]
    assert table.at(9, 2) == "mine-gold"
    assert [table.at(9, y) for y in (0, 4, 6)] == ["?"] * 3
    table.play("take 0", "discard NE", "step 9,2")
    assert "turned_up" not in table.names(), "the second one finds it open"


@pytest.mark.rule("LM-121")
@pytest.mark.parametrize(
    ("above", "below", "lies"),
    [
        ("NS", ".", "mine-gold"),
        (".", "NS", "mine-gold turned"),
        ("R:EW", ".", "mine-gold turned"),
        (".", "R:EW", "mine-gold"),
        ("NS", "R:EW", "mine-gold"),
    ],
)
def test_it_is_turned_to_fit_the_paths_around_it(above: str, below: str, lies: str) -> None:
    table = given(f"""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gold-4 gems-3 silver-2
        forest
          .  .  .  .  .  .  .  .   {above}
          Y  .  .  .  .  .  .  EW  ?
          .  .  .  .  .  .  .  .   {below}
        dwarf 0 8,2
        hand 0 NS
        hand 1 NW
    """)
    table.play("discard NS", "step 9,2")
    assert table.at(9, 2) == lies
    assert table.told("had_to_lie") == [{"card": "mine-gold", "x": 9, "y": 2, "rule": "LM-201"}]


@pytest.mark.rule("LM-122")
def test_the_side_by_which_the_dwarf_came_in_is_open_even_if_nothing_else_fits() -> None:
    table = given("""
        mines mine-silver mine-gems mine-dragon mine-gold
        forest
          .  .  .  .  .  .  .  .   NS
          Y  .  .  .  .  .  .  EW  ?   EW
          .  .  .  .  .  .  .  .   R:EW
        dwarf 0 8,2
        hand 0 NS
        hand 1 NW
    """)
    table.play("discard NS", "step 9,2")
    assert table.at(9, 2) == "mine-gems turned", "upright it would fit on three sides, but not where the dwarf came in"
    assert table.told("had_to_lie") == [{"card": "mine-gems", "x": 9, "y": 2, "rule": "LM-122"}]


@pytest.mark.rule("LM-122")
@pytest.mark.parametrize("cell", ["9,1", "10,2", "9,3", "8,2"])
@pytest.mark.parametrize("face", ["gems", "gold", "silver", "dragon"])
def test_every_mine_can_be_entered_from_every_side_and_left_again(face: str, cell: str) -> None:
    north, east, south, west = ("NESW" if beside == cell else "." for beside in ("9,1", "10,2", "9,3", "8,2"))
    for lies in ("upright", "turned"):
        table = given(f"""
            mines {mines_with(face)}
            treasures gems-3 gold-2 silver-1
            forest
              .  .  .  .  .  .  .  .       {north}
              Y  .  .  .  .  .  .  {west}  ?        {east}
              .  .  .  .  .  .  .  .       {south}
            dwarf 0 {cell}
            dwarf 1 {cell}
            hand 0 NS NS
            hand 1 NE
            hand 2 NW
        """).play("discard NS", "step 9,2")
        if table.phase == "turning":
            table.play(f"lay {lies}")
        table.play("discard NE")
        assert "9,2" in table.steps(), "the next dwarf comes in by the same side"
        table.play("stop", "discard NW").stay().play("discard NS")
        assert cell in table.steps(), "and the first one goes out by it"


@pytest.mark.rule("LM-123")
def test_uncovering_ends_the_movement() -> None:
    table = before("gems").play("discard NS")
    assert table.view(None).steps == 3
    table.play("step 9,2")
    assert table.names() == ["stepped", "turned_up", "had_to_lie", "drew"], "the two other steps are lost"
    assert (table.where(0), table.to_move) == ((9, 2), 1)


@pytest.mark.rule("LM-124")
@pytest.mark.parametrize("face", ["gems", "gold", "silver", "dragon"])
def test_three_mines_have_treasure_and_one_the_dragon(face: str) -> None:
    table = given(f"""
        mines {mines_with(face)}
        treasures gems-3 gold-2 silver-1
        forest
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NS
        hand 1 NE
    """).play("discard NS", "step 9,2")
    if table.phase == "turning":
        table.play("lay upright")
    found = [told["kind"] for told in table.told("took_treasure")]
    assert (found, table.told("woke_dragon")) == (([], [{"seat": 0}]) if face == "dragon" else ([face], []))


@pytest.mark.rule("LM-125")
def test_a_dwarf_takes_a_treasure_where_its_movement_ends() -> None:
    table = beside_gold("gold-4 gems-3 silver-2", at="8,2").play("discard NS", "step 9,2")
    assert "took_treasure" not in table.names(), "it may still walk on"
    table.play("stop")
    assert table.told("took_treasure") == [{"seat": 0, "treasure": 0, "kind": "gold"}]
    assert [treasure.taker for treasure in table.view(None).treasures] == [0, None, None]


@pytest.mark.rule("LM-125")
def test_it_takes_one_of_that_mine_and_no_other() -> None:
    table = beside_gold("gold-4 gems-3 gold-2").play("discard NS", "stop")
    assert table.moves() == ["take 0", "take 2"]
    assert table.refused("take 1") == "other_kind LM-007 LM-125"


@pytest.mark.rule("LM-126")
def test_nobody_else_sees_what_the_treasure_is_worth_before_scoring() -> None:
    table = beside_gold("gold-4 gems-3 silver-2").play("discard NS", "stop")
    assert table.secrets("took_treasure") == [(0, {"value": 4})]
    assert table.view(0).treasures[0].value == 4
    for seat in (1, 2, None):
        seen = table.view(seat).treasures[0]
        assert (seen.kind, seen.value, seen.taker) == ("gold", None, 0)


@pytest.mark.rule("LM-127")
def test_where_none_is_left_nothing_is_taken() -> None:
    table = beside_gold("gold-4 gems-3 gold-2", "taken 0:1 2:2").play("discard NS", "stop")
    assert table.names() == ["stopped", "drew"]
    assert table.to_move == 1
    assert [treasure.taker for treasure in table.view(None).treasures] == [1, None, 2]


@pytest.mark.rule("LM-128", "LM-130")
def test_a_dwarf_that_stays_takes_one_treasure_each_turn() -> None:
    table = beside_gold("gold-4 gold-3 gold-2", at="8,2")
    table.play("discard NS", "step 9,2", "stop", "take 0")
    assert (len(table.told("took_treasure")), table.to_move) == (1, 1), "at most one"
    table.play("discard NE").stay().play("discard NW").stay().play("discard NS", "stop")
    assert table.moves() == ["take 1", "take 2"]
    table.play("take 1")
    assert [treasure.taker for treasure in table.view(None).treasures] == [0, 0, None]


@pytest.mark.rule("LM-129")
def test_others_enter_the_same_mine_and_take_treasure_as_well() -> None:
    table = beside_gold("gold-4 gold-3 gold-2", other="8,2").play("discard NS", "stop", "take 0")
    table.play("discard NE", "step 9,2", "stop", "take 2")
    assert table.where(0) == table.where(1) == (9, 2)
    assert [treasure.taker for treasure in table.view(None).treasures] == [0, None, 1]


@pytest.mark.rule("LM-131")
def test_the_example_of_the_gold_mine() -> None:
    """A dwarf enters a covered mine, finds gold, and its player takes a gold treasure face down."""
    table = given("""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures silver-2 gold-3 gems-5
        forest
          .  .  .  .  .  .  .  .   NES
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NS
        hand 1 NW
    """).play("discard NS", "step 9,2")
    assert table.names() == ["stepped", "turned_up", "had_to_lie", "took_treasure", "drew"]
    assert table.told("took_treasure") == [{"seat": 0, "treasure": 1, "kind": "gold"}]
    assert [table.view(seat).treasures[1].value for seat in (0, 1, 2)] == [3, None, None]


@pytest.mark.rule("LM-132")
def test_a_mine_may_have_no_treasure_in_a_round() -> None:
    table = beside_gold("gems-4 gems-3 silver-2", at="8,2").play("discard NS", "step 9,2", "stop")
    assert table.view(None).treasures_aside["gold"] == 4
    assert table.names() == ["stopped", "drew"]


@pytest.mark.rule("LM-133")
def test_an_uncovered_treasure_mine_may_be_crossed() -> None:
    table = given("""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gold-4 gems-3 silver-2
        forest
          Y  .  .  .  .  .  .  EW  *NEW  EW
        dwarf 0 8,2
        hand 0 NS
        hand 1 NW
    """).play("discard NS", "step 9,2")
    assert (table.phase, table.view(None).steps) == ("walking", 2)
    table.play("step 10,2", "stop")
    assert table.where(0) == (10, 2)
    assert table.view(None).treasures[0].taker is None, "it did not stop there"


@pytest.mark.rule("LM-134")
def test_whoever_uncovers_the_dragon_must_take_it() -> None:
    table = before("dragon").play("discard NS", "step 9,2")
    assert table.names() == ["stepped", "turned_up", "woke_dragon", "drew"], "nothing was asked"
    assert [player.dragon for player in table.view(None).players] == [True, False, False]


@pytest.mark.rule("LM-135")
def test_the_dragon_costs_two_points_at_the_end_of_the_round() -> None:
    table = given("""
        dwarves yellow-selfish blue-selfish yellow-loyal
        mines mine-silver mine-dragon mine-gold mine-gems
        treasures gems-5 gems-4 gold-3
        taken 0:0 1:1
        option rounds 1
        deck -
        forest
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NS
    """).play("discard NS", "step 9,2")
    assert table.told("burnt") == [{"seat": 0, "cost": 2}]
    assert table.scores == [3, 4, 0]


@pytest.mark.rule("LM-136")
def test_later_visitors_of_the_dragon_get_nothing() -> None:
    table = before("dragon").play("discard NS", "step 9,2", "discard NE", "step 9,2", "stop")
    assert table.where(1) == (9, 2)
    assert "woke_dragon" not in table.names()
    assert [player.dragon for player in table.view(None).players] == [True, False, False]


@pytest.mark.rule("LM-137")
def test_an_uncovered_dragon_is_path_like_any_other() -> None:
    table = given("""
        mines mine-silver mine-dragon mine-gold mine-gems
        dragon 2
        forest
          Y  .  .  .  .  .  .  EW  *NESW  EW
        dwarf 0 8,2
        dwarf 1 9,2
        hand 0 NS
        hand 1 NW
    """).play("discard NS", "step 9,2", "step 10,2", "stop")
    assert table.where(0) == (10, 2)
    assert not table.view(None).players[0].dragon
