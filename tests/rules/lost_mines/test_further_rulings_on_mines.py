"""Further rulings on mines: LM-195, LM-196, LM-199 to LM-204."""

import pytest

from tests.rules.lost_mines.table import Table, given


def before_gold(above: str = ".", below: str = ".", at: str = "8,2", second: str = "NW") -> Table:
    """Seat 0 stands beside the covered gold mine at 9,2, with these cards around it."""
    return given(f"""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gold-4 gold-3 silver-2
        forest
          .  .  .  .  .  .  .  .   {above}
          Y  .  .  .  .  .  .  EW  ?
          .  .  .  .  .  .  .  .   {below}
        dwarf 0 {at}
        dwarf 1 {at}
        hand 0 NE NE
        hand 1 {second}
        hand 2 NW
    """)


@pytest.mark.rule("LM-195")
@pytest.mark.parametrize(("above", "below"), [(".", "."), ("NS", "NS"), ("NS", "NES"), ("R:EW", "T:EW")])
def test_if_both_ways_fit_equally_well_the_player_chooses(above: str, below: str) -> None:
    for choice, lies in (("upright", "mine-gold"), ("turned", "mine-gold turned")):
        table = before_gold(above, below).play("discard NE", "step 9,2")
        assert (table.phase, table.to_move, table.moves()) == ("turning", 0, ["lay upright", "lay turned"])
        assert table.refused("stop") == "other_decision LM-195"
        table.play(f"lay {choice}")
        assert table.at(9, 2) == lies


@pytest.mark.rule("LM-195")
def test_if_one_way_fits_better_there_is_no_choice() -> None:
    table = before_gold("NS", ".").play("discard NE", "step 9,2")
    assert (table.phase, table.at(9, 2)) == ("taking", "mine-gold")


@pytest.mark.rule("LM-196")
def test_a_closed_side_of_a_mine_gives_no_passage_and_costs_nothing() -> None:
    table = given("""
        mines mine-silver mine-gems mine-dragon mine-gold
        forest
          .  .  .  .  .  .  .  .   NS
          Y  .  .  .  .  .  .  EW  *SW
          .  .  .  .  .  .  .  .   NS
        dwarf 0 9,1
        dwarf 1 9,3
        dwarf 2 9,2
        hand 0 NE
        hand 1 NW
        hand 2 NES
    """).play("discard NE")
    assert table.steps() == ["9,0"], "the mine is closed towards the open end of this path"
    assert table.refused("step 9,2") == "no_way LM-119 LM-196"
    table.play("stop", "discard NW")
    assert "9,2" in table.steps(), "here both sides are open"
    table.play("step 9,2", "stop", "discard NES")
    assert table.steps() == ["8,2", "9,3"]
    assert table.refused("step 9,1") == "no_way LM-119 LM-196"
    assert [player.points for player in table.view(None).players] == [0, 0, 0]


@pytest.mark.rule("LM-199")
def test_a_card_beside_a_covered_mine_uncovers_nothing() -> None:
    table = given("""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gold-4 gold-3 silver-2
        forest
          Y  .  .  .  .  .  EW  .  ?
        dwarf 0 7,2
        hand 0 EW
        hand 1 NW
    """).play("place EW 8,2")
    assert table.names() == ["placed"]
    assert table.at(9, 2) == "?"
    table.play("step 8,2")
    assert table.at(9, 2) == "?", "nor does a dwarf before it"
    table.play("step 9,2", "lay upright")
    assert table.at(9, 2) == "mine-gold"


@pytest.mark.rule("LM-200")
@pytest.mark.parametrize(("card", "leads"), [("EW", True), ("NEW", True), ("NS", False), ("NW", False)])
def test_a_covered_mine_is_entered_through_an_open_edge(card: str, leads: bool) -> None:
    table = given(f"""
        mines mine-silver mine-gold mine-dragon mine-gems
        forest
          .  .  .  .  .  .  .  NES
          Y  .  .  .  .  .  .  {card}  ?
        dwarf 0 8,2
        hand 0 NE
        hand 1 NW
    """).play("discard NE")
    if leads:
        assert table.legal("step 9,2")
    elif table.phase == "walking":
        assert table.refused("step 9,2") == "no_way_in LM-119 LM-200"
    assert ("9,2" in table.steps()) == leads


@pytest.mark.rule("LM-200")
def test_entering_it_is_one_step() -> None:
    drawing = """
        mines mine-silver mine-dragon mine-gold mine-gems
        forest
          Y  .  .  .  EW  NEW  NEW  EW  ?
        dwarf 0 {}
        hand 0 NE
        hand 1 NW
    """
    table = given(drawing.format("6,2")).play("discard NE", "step 7,2", "step 8,2", "step 9,2")
    assert table.at(9, 2) == "mine-dragon", "the third step"
    table = given(drawing.format("5,2")).play("discard NE", "step 6,2", "step 7,2", "step 8,2")
    assert (table.at(9, 2), table.to_move) == ("?", 1), "there is no fourth one"


@pytest.mark.rule("LM-201")
@pytest.mark.parametrize(
    ("above", "below", "lies"),
    [
        ("NS", ".", "mine-gold"),
        (".", "NS", "mine-gold turned"),
        ("R:EW", ".", "mine-gold turned"),
        (".", "R:EW", "mine-gold"),
        ("NS", "R:EW", "mine-gold"),
        ("R:EW", "NS", "mine-gold turned"),
    ],
)
def test_the_way_with_more_matching_sides_holds(above: str, below: str, lies: str) -> None:
    table = before_gold(above, below).play("discard NE", "step 9,2")
    assert (table.phase, table.at(9, 2)) == ("taking", lies)


@pytest.mark.rule("LM-195", "LM-201")
@pytest.mark.parametrize(
    ("west", "east", "lies"),
    [
        (".", ".", "?"),
        ("EW", ".", "mine-silver turned"),
        ("NS", ".", "mine-silver"),
        ("NS", "EW", "mine-silver"),
        ("EW", "R:EW", "?"),
        ("NS", "W:NS", "?"),
    ],
)
def test_as_many_misfits_either_way_leave_the_choice(west: str, east: str, lies: str) -> None:
    """Silver is open to the north either way, and then to the east or to the west."""
    table = given(f"""
        mines mine-gems mine-gold mine-dragon mine-silver
        forest
          Y  .  .  .  .  .  .  .       .     .
          .  .  .  .  .  .  .  .       .     .
          B  .  .  .  .  .  .  .       .     .
          .  .  .  .  .  .  .  .       R:NS  .
          .  .  .  .  .  .  .  {west}  ?     {east}
        dwarf 0 9,5
        hand 0 NE
        hand 1 NW
    """).play("discard NE", "step 9,6")
    assert (table.at(9, 6), table.phase == "turning") == (lies, lies == "?")


@pytest.mark.rule("LM-201")
def test_the_entered_side_comes_before_the_fit() -> None:
    """By its fit alone gold could lie either way here."""
    for at, lies in (("9,1", "mine-gold"), ("9,3", "mine-gold turned")):
        table = before_gold("NES", "NS", at=at).play("discard NE", "step 9,2")
        assert (table.phase, table.at(9, 2)) == ("taking", lies)
        assert [told["rule"] for told in table.told("had_to_lie")] == ["LM-122"]


@pytest.mark.rule("LM-201")
def test_rim_and_empty_spaces_do_not_count() -> None:
    table = given("""
        mines mine-gold mine-silver mine-dragon mine-gems
        forest
          .  .  .  .  .  .  .  EW  ?
          .
          Y
        dwarf 0 8,0
        hand 0 NE
        hand 1 NW
    """).play("discard NE", "step 9,0")
    assert table.phase == "turning", "open to the rim in the north or to the empty space in the south is the same"


@pytest.mark.rule("LM-202")
def test_all_see_the_face_before_the_choice_and_the_treasure_comes_after_it() -> None:
    table = before_gold().play("discard NE", "step 9,2")
    assert table.told("reached") == [{"seat": 0, "card": "mine-gold", "x": 9, "y": 2}]
    for seat in (0, 1, 2, None):
        mine = table.view(seat).covered[1]
        assert (mine.face, mine.turned) == ("mine-gold", None)
    assert table.refused("take 0") == "other_decision LM-195"
    table.play("lay turned")
    assert table.told("had_to_lie") == [], "its player had the choice"
    assert (table.phase, table.moves()) == ("taking", ["take 0", "take 1"])


@pytest.mark.rule("LM-202", "LM-249")
@pytest.mark.parametrize(("face", "above"), [("gold", "NS"), ("gems", "."), ("dragon", ".")])
def test_nothing_is_asked_if_there_is_one_way(face: str, above: str) -> None:
    others = [f"mine-{name}" for name in ("silver", "gold", "gems", "dragon") if name != face]
    table = given(f"""
        mines {others[0]} mine-{face} {others[1]} {others[2]}
        forest
          .  .  .  .  .  .  .  .   {above}
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NE
        hand 1 NW
    """).play("discard NE", "step 9,2")
    assert table.told("turned_up")[0]["card"] == f"mine-{face}"
    assert "reached" not in table.names()


@pytest.mark.rule("LM-203")
def test_an_uncovered_mine_keeps_its_way_and_later_cards_must_match_it() -> None:
    table = before_gold(second="NS rocks-EW NE").play("discard NE", "step 9,2", "lay turned", "take 0")
    assert table.at(9, 2) == "mine-gold turned"
    assert table.legal("place NS 9,3"), "open to the south"
    assert table.refused("place NS 9,1") == "paths_mismatch LM-049 LM-055", "closed to the north"
    assert table.refused("place rocks-EW 9,3") == "paths_mismatch LM-049 LM-055"
    table.play("place NS 9,3").stay()
    assert table.at(9, 2) == "mine-gold turned"
    table.play("discard NW").stay().play("discard NE", "step 8,2", "step 9,2", "stop")
    assert table.at(9, 2) == "mine-gold turned", "it is not turned again"


@pytest.mark.rule("LM-204")
def test_a_storm_cannot_remove_the_uncovered_dragon_mine() -> None:
    table = given("""
        mines mine-silver mine-dragon mine-gold mine-gems
        dragon 1
        forest
          Y  .  .  .  .  .  .  EW  *NESW
        hand 0 storm
    """)
    assert table.refused("storm 9,2") == "covered_stays LM-099 LM-204"
    assert table.legal("storm 8,2"), "an ordinary path card beside it"
