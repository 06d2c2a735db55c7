"""Action cards, trap: LM-078 to LM-087."""

from collections import Counter

import pytest

from permonik.engine.core.randomness import Fast
from tests.rules.lost_mines.table import given

PATH = """
    forest
      Y  EW  NEW  NEW
    token trap 2,2 E
    dwarf 0 2,2
    dwarf 1 3,2
    hand 0 NS NE NW trap
    hand 1 NS NE
    hand 2 NES
"""


@pytest.mark.rule("LM-078")
def test_the_card_is_shown_and_discarded_and_the_trap_belongs_to_nobody() -> None:
    table = given("""
        forest
          Y  EW
        hand 0 trap NS
        hand 1 NS
        hand 2 NE
    """)
    before = table.shown()
    assert table.discards_of("trap 1,2 E") == {"trap": 1}
    assert table.told("laid_token") == [{"seat": 0, "card": "trap", "x": 1, "y": 2, "side": "E"}]
    assert table.shown() - before == {"trap": 1}
    assert table.view(None).discard_pile == 1
    assert table.tokens() == ["trap 1,2 E"]
    table.discard().discard()
    assert (table.to_move, table.tokens()) == (0, ["trap 1,2 E"]), "unlike a troll it stays"


@pytest.mark.rule("LM-079")
def test_a_trap_may_lie_where_two_paths_join() -> None:
    table = given("""
        forest
          .  NS   .
          Y  NEW  EW
        hand 0 trap
    """)
    for joint in ("1,2 E", "2,2 E", "2,1 S"):
        assert table.legal(f"trap {joint}")


@pytest.mark.rule("LM-080", "LM-081")
def test_a_trap_may_lie_on_an_open_end_and_nowhere_else() -> None:
    table = given("""
        forest
          Y  EW  NW  .  NS
          .  .   .   .  .
          B  .   .   .  .
        hand 0 trap
    """)
    joints = ["1,2 E", "2,2 E"]
    around_the_starts = ["1,1 S", "0,2 E", "1,2 S", "1,3 S", "0,4 E", "1,4 S", "1,4 E"]
    ends = ["3,1 S", "5,1 S", "5,2 S"]
    assert set(table.moves("trap")) == {f"trap {border}" for border in joints + around_the_starts + ends}


@pytest.mark.rule("LM-081")
@pytest.mark.parametrize(
    ("border", "where"),
    [
        ("2,1 S", "a wall towards an empty space"),
        ("2,2 S", "walls on both sides"),
        ("6,4 E", "no card at all"),
        ("8,2 E", "a covered mine"),
        ("10,2 E", "the rim"),
        ("10,6 S", "the rim"),
    ],
)
def test_any_other_place_for_a_trap_is_refused(border: str, where: str) -> None:
    table = given("""
        forest
          Y  EW
          .  EW
        hand 0 trap
    """)
    assert table.refused(f"trap {border}") == "no_place_for_token LM-081 LM-181 LM-182 LM-244", where


@pytest.mark.rule("LM-082")
def test_a_dwarf_that_moves_over_a_trap_costs_a_card_at_once() -> None:
    table = given(PATH).play("discard NS")
    assert len(table.hand(0)) == 3
    table.play("step 3,2")
    assert table.names() == ["stepped", "lost"]
    assert len(table.hand(0)) == 2, "before the walk is over"
    assert [len(table.hand(seat)) for seat in (1, 2)] == [2, 1], "nobody else pays"
    free = given(PATH.replace("token trap 2,2 E", "")).play("discard NS", "step 3,2")
    assert (free.names(), len(free.hand(0))) == (["stepped"], 3)


@pytest.mark.rule("LM-082")
def test_the_trap_spares_neither_its_own_player_nor_the_others() -> None:
    table = given(PATH.replace("token trap 2,2 E", "")).play("trap 2,2 E", "step 3,2")
    assert table.told("lost") == [{"seat": 0}]
    table.play("stop", "discard NS", "step 2,2")
    assert table.told("lost") == [{"seat": 1}]


@pytest.mark.rule("LM-083")
def test_the_card_is_drawn_at_random_and_discarded_unseen() -> None:
    lost: Counter[str] = Counter()
    for seed in range(200):
        table = given(f"{PATH}    generator {Fast(seed).save()}").play("discard NS", "step 3,2")
        ((seat, secret),) = table.secrets("lost")
        assert seat == 0, "nobody else looks at it"
        assert isinstance(secret, dict)
        lost[secret["card"]] += 1
        assert Counter(table.hand(0)) + Counter([secret["card"]]) == Counter(["NE", "NW", "trap"])
        assert table.view(None).discard_pile == 3, "and the card of the trap"
        assert table.view(0).own_discards == ["NS", secret["card"]]
        assert table.view(1).own_discards == []
    assert set(lost) == {"NE", "NW", "trap"}
    assert min(lost.values()) > 40


@pytest.mark.rule("LM-084", "LM-142")
def test_the_hand_stays_smaller_for_the_rest_of_the_round() -> None:
    table = given(PATH).play("discard NS", "step 3,2", "step 2,2", "stop")
    sizes = []
    for _ in range(3):
        while table.to_move != 0:
            table.discard()
        sizes.append(len(table.hand(0)))
        table.discard()
    assert sizes == [2, 2, 2], "four cards less two"


@pytest.mark.rule("LM-085")
def test_a_trap_works_at_every_crossing_in_either_direction_and_is_not_used_up() -> None:
    table = given(PATH).play("discard NS")
    for cell in ("3,2", "2,2", "3,2"):
        table.play(f"step {cell}")
        assert table.told("lost") == [{"seat": 0}]
    assert len(table.hand(0)) == 1, "three cards lost, one drawn"
    assert table.tokens() == ["trap 2,2 E"]
    table.play("discard NS", "step 2,2")
    assert table.told("lost") == [{"seat": 1}], "from the other side"
    assert table.tokens() == ["trap 2,2 E"]


@pytest.mark.rule("LM-085")
def test_a_trap_lies_on_a_border_and_not_on_a_card() -> None:
    table = given("""
        forest
          Y  EW  NEW  NEW
        token trap 2,2 E
        dwarf 0 4,2
        dwarf 1 1,2
        hand 0 NS NE
        hand 1 NS NE
        hand 2 NES
    """)
    table.play("discard NS", "step 3,2")
    assert table.names() == ["stepped"], "the card to the east of it, entered from the east"
    table.play("stop", "discard NS", "step 2,2")
    assert table.names() == ["stepped"], "the card to the west of it, entered from the west"


@pytest.mark.rule("LM-086")
def test_the_movement_may_go_on_after_a_trap() -> None:
    table = given(PATH).play("discard NS", "step 3,2")
    assert (table.phase, table.view(None).steps) == ("walking", 2)
    table.play("step 4,2")
    assert table.where(0) == (4, 2)


@pytest.mark.rule("LM-087")
@pytest.mark.parametrize(
    ("discard", "kept", "crossings", "held"),
    [
        ("NS", "", 0, 1),
        ("NS", "", 1, 0),
        ("NS", "", 2, 0),
        ("NS", "NW", 1, 1),
        ("NS", "NW", 2, 0),
        ("NS NE", "", 0, 2),
        ("NS NE", "", 1, 1),
        ("NS NE", "", 2, 0),
        ("NS NE", "", 3, 0),
        ("NS NE", "NW", 2, 1),
    ],
)
def test_with_an_empty_hand_a_trap_takes_from_the_draw_instead(
    discard: str, kept: str, crossings: int, held: int
) -> None:
    table = given(PATH.replace("hand 0 NS NE NW trap", f"hand 0 {discard} {kept}")).play(f"discard {discard}")
    for number in range(crossings):
        paid = "lost" if table.hand(0) else "forfeited"
        table.play("step 3,2" if number % 2 == 0 else "step 2,2")
        assert table.names()[:2] == ["stepped", paid]
    if table.to_move == 0:
        table.play("stop")
    assert len(table.hand(0)) == held
