"""Further rulings on treasures: LM-191, LM-192, LM-222 to LM-225."""

import pytest

from tests.rules.lost_mines.table import Table, given

IN_THE_GOLD_MINE = """
    seats 4
    mines mine-silver mine-gold mine-dragon mine-gems
    treasures gold-{} gems-3 gold-{} gold-{}
    forest
      Y  .  .  .  .  .  .  EW  *NEW
    dwarf 0 9,2
    hand 0 NS NS
    hand 1 info-treasure-dwarf
    hand 2 NE
    hand 3 NW
"""


def at_gold(*lines: str, values: str = "4 2 3") -> Table:
    """Seat 0 stands in the gold mine; gold lies on the places 0, 2 and 3."""
    return given("\n    ".join([IN_THE_GOLD_MINE.format(*values.split()).rstrip(), *lines]))


@pytest.mark.rule("LM-191")
def test_the_taker_chooses_a_place_of_that_kind_without_looking() -> None:
    one = at_gold(values="4 2 3").play("discard NS", "stop")
    two = at_gold(values="2 3 4").play("discard NS", "stop")
    assert one.moves() == two.moves() == ["take 0", "take 2", "take 3"]
    assert one.view(0) == two.view(0), "no value shows before the choice"
    assert one.refused("take 1") == "other_kind LM-007 LM-125"
    one.play("take 2")
    assert one.told("took_treasure") == [{"seat": 0, "treasure": 2, "kind": "gold"}]
    assert one.secrets("took_treasure") == [(0, {"value": 2})]


@pytest.mark.rule("LM-191")
def test_what_the_taker_has_looked_at_before_stays_known() -> None:
    table = at_gold("peeked 0 3").play("discard NS", "stop")
    assert [treasure.value for treasure in table.view(0).treasures] == [None, None, None, 3]
    assert [treasure.value for treasure in table.view(1).treasures] == [None] * 4
    table.play("take 0")
    assert [treasure.value for treasure in table.view(0).treasures] == [4, None, None, 3]


@pytest.mark.rule("LM-191")
def test_a_treasure_that_somebody_has_is_not_on_its_place() -> None:
    table = at_gold("taken 2:1").play("discard NS", "stop")
    assert table.refused("take 2") == "treasure_gone LM-125 LM-191"
    assert table.refused("take 1") == "other_kind LM-007 LM-125"
    assert table.refused("take 8") == "no_such_treasure LM-015 LM-215"


@pytest.mark.rule("LM-192")
def test_a_treasure_cannot_be_declined() -> None:
    table = at_gold().play("discard NS", "stop")
    assert (table.phase, table.kinds()) == ("taking", {"take"})
    for move in ("stop", "discard NS", "step 8,2"):
        assert table.refused(move) == "other_decision LM-192"
    table = at_gold("taken 0:1 2:2").play("discard NS", "stop")
    assert table.told("took_treasure") == [{"seat": 0, "treasure": 3, "kind": "gold"}], "and not left alone either"


@pytest.mark.rule("LM-222")
def test_all_see_which_place_was_looked_at_and_taken_and_who_looked_knows_it_afterwards() -> None:
    table = at_gold("turn 1").play("look-treasure info-treasure-dwarf 2").stay()
    assert table.told("looked_at_treasure") == [{"seat": 1, "treasure": 2, "card": "info-treasure-dwarf"}]
    assert table.secrets("looked_at_treasure") == [(1, {"value": 2})]
    table.play("discard NE").stay().play("discard NW").stay().play("discard NS", "stop", "take 2")
    for seat in (0, 1, 2, 3, None):
        taken = table.view(seat).treasures[2]
        assert (taken.taker, taken.seen_by) == (0, [0, 1])
        assert taken.value == (2 if seat in (0, 1) else None)


@pytest.mark.rule("LM-222")
def test_every_treasure_keeps_its_place() -> None:
    table = at_gold().play("discard NS", "stop", "take 2")
    assert [(treasure.kind, treasure.taker) for treasure in table.view(1).treasures] == [
        ("gold", None),
        ("gems", None),
        ("gold", 0),
        ("gold", None),
    ]


@pytest.mark.rule("LM-223")
def test_the_taker_sees_what_the_own_treasures_are_worth() -> None:
    table = at_gold("taken 3:0").play("discard NS", "stop", "take 0")
    assert [treasure.value for treasure in table.view(0).treasures] == [4, None, None, 3]
    for seat in (1, 2, 3, None):
        assert [treasure.value for treasure in table.view(seat).treasures] == [None] * 4


@pytest.mark.rule("LM-224")
def test_what_is_public_of_the_players() -> None:
    table = given("""
        seats 4
        mines mine-silver mine-dragon mine-gold mine-gems
        treasures gold-4 gems-3 gold-2 silver-2
        taken 0:2 1:2 3:1
        dragon 1
        out 3
        forest
          Y  .  .  .  .  .  .  EW  *NESW
        hand 0 NS NS trap
        hand 1 NE
        hand 2 NW NW
        deck EW axe
    """)
    for seat in (0, 1, 2, 3, None):
        view = table.view(seat)
        assert [player.cards for player in view.players] == [3, 1, 2, 0]
        assert view.draw_pile == 2
        taken = [(treasure.taker, treasure.kind) for treasure in view.treasures]
        assert taken == [(2, "gold"), (2, "gems"), (None, "gold"), (1, "silver")]
        assert [player.dragon for player in view.players] == [False, True, False, False]
        assert [player.out for player in view.players] == [False, False, False, True]


@pytest.mark.rule("LM-224")
def test_out_is_announced_once_at_the_start_of_the_turn_that_is_lost() -> None:
    table = given("""
        deck -
        hand 0 NS NS NS
        hand 1 NE
        hand 2 NW NW
    """).play("discard NS", "discard NE")
    assert table.told("out") == [], "seat 1 has no card left, but has not lost a turn yet"
    assert not table.view(None).players[1].out
    table.play("discard NW", "discard NS")
    assert table.told("out") == [{"seat": 1}]
    assert table.view(None).players[1].out
    table.play("discard NW", "discard NS")
    assert {"seat": 1} not in table.told("out")


@pytest.mark.rule("LM-225", "LM-249")
def test_the_last_treasure_of_a_kind_is_taken_without_a_question() -> None:
    table = at_gold("taken 0:1 2:2").play("discard NS", "stop")
    assert table.names()[:2] == ["stopped", "took_treasure"]
    assert (table.view(None).treasures[3].taker, table.to_move) == (0, 1)
    assert at_gold("taken 0:1").play("discard NS", "stop").phase == "taking", "with two left it is a question"
