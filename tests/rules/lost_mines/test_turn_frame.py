"""Turn frame: LM-035 to LM-045, LM-209."""

import pytest

from permonik.engine.core.errors import WrongOption
from tests.rules.lost_mines.table import SEATS, given, new

EVERY_SEATS = pytest.mark.parametrize("seats", SEATS)

PATH = """
    forest
      .  .  NS
      Y  EW NEW NEW
    dwarf 0 2,2
    dwarf 1 2,2
    hand 0 NS EW trap
    hand 1 NE NW
    hand 2 NES
"""


@EVERY_SEATS
@pytest.mark.rule("LM-035")
def test_who_begins_is_chosen_or_left_to_chance(seats: int) -> None:
    assert {new(seats, seed).to_move for seed in range(100)} == set(range(seats))
    for first in range(seats):
        assert new(seats, 3, first_player=first).to_move == first
    assert new(seats, 3, first_player="random").view(None).options["first_player"] == "random"
    with pytest.raises(WrongOption):
        new(seats, first_player=seats)


@EVERY_SEATS
@pytest.mark.rule("LM-036")
def test_play_goes_clockwise(seats: int) -> None:
    table = new(seats, first_player=seats - 1)
    seen = []
    for _ in range(2 * seats):
        seen.append(table.to_move)
        table.discard()
    assert seen == [seats - 1, *range(seats), *range(seats - 1)]


@pytest.mark.rule("LM-037")
def test_a_turn_is_playing_then_walking_then_drawing() -> None:
    table = given(PATH)
    assert table.phase == "acting"
    assert table.refused("step 3,2") == "act_first LM-037 LM-038"
    assert table.refused("stop") == "act_first LM-037 LM-038"
    table.play("trap 2,2 E")
    assert (table.phase, table.to_move) == ("walking", 0)
    assert table.names() == ["laid_token"], "nothing is drawn yet"
    assert table.refused("discard NS") == "other_decision LM-037"
    table.play("stop")
    assert table.names() == ["stopped", "drew"]
    assert (table.phase, table.to_move) == ("acting", 1)


@pytest.mark.rule("LM-038")
def test_something_must_be_played_or_discarded() -> None:
    table = given(PATH)
    assert table.kinds() == {"place", "discard", "trap"}
    assert table.refused("place NESW 5,2") == "not_in_hand LM-038"
    for seed in range(20):
        assert new(4, seed).kinds() >= {"discard"}, "discarding is always possible"


@pytest.mark.rule("LM-039")
@pytest.mark.parametrize("move", ["place EW 5,2", "trap 2,2 E", "discard NS", "discard NS trap"])
def test_exactly_one_of_these_in_a_turn(move: str) -> None:
    table = given(PATH).play(move)
    assert table.kinds() == {"step", "stop"}
    table.stay()
    assert table.to_move == 1


@pytest.mark.rule("LM-040")
def test_walking_is_optional() -> None:
    table = given(PATH).play("discard NS")
    assert table.legal("stop")
    table.play("stop")
    assert table.where(0) == (2, 2)
    table.play("discard NE", "step 3,2", "stop")
    assert table.where(1) == (3, 2)


@pytest.mark.rule("LM-041")
def test_drawing_is_not_asked_while_the_pile_has_cards() -> None:
    table = given(PATH + "    next NESW").play("discard NS", "stop")
    assert table.secrets("drew") == [(0, {"card": "NESW"})]
    assert sorted(table.hand(0)) == ["EW", "NESW", "trap"]


@pytest.mark.rule("LM-042")
def test_without_a_draw_pile_nothing_is_drawn() -> None:
    table = given(PATH + "    deck -").play("discard NS", "stop")
    assert "drew" not in table.names()
    assert table.hand(0) == ["EW", "trap"]
    assert table.to_move == 1


@pytest.mark.rule("LM-043", "LM-044")
def test_a_player_without_cards_is_out_and_does_not_walk() -> None:
    table = given(PATH.replace("hand 1 NE NW", "hand 1 -") + "    deck -").play("discard NS", "stop")
    assert table.told("out") == [{"seat": 1}]
    assert table.to_move == 2
    assert [player.out for player in table.view(None).players] == [False, True, False]
    table.play("discard NES").stay()
    assert table.to_move == 0
    table.play("discard EW", "stop")
    assert table.to_move == 0, "the others have no cards"
    assert table.told("out") == [{"seat": 2}], "it is announced once"
    assert table.where(1) == (2, 2)


@pytest.mark.rule("LM-043")
def test_who_has_played_the_last_card_is_out_only_at_the_next_turn() -> None:
    table = given(PATH + "    deck -")
    table.play("discard NS EW", "stop", "discard NE NW", "stop")
    assert not any(player.out for player in table.view(None).players)
    table.play("discard NES").stay()
    assert table.to_move == 0
    table.play("discard trap", "stop")
    assert table.view(None).round == 2, "nobody has a card: the round is over"


@pytest.mark.rule("LM-045")
def test_figure_treasures_and_role_of_a_player_who_is_out_still_count() -> None:
    table = given("""
        dwarves blue-loyal blue-selfish yellow-loyal
        treasures gems-5 gems-4 gold-3
        taken 0:1
        option rounds 1
        forest
          Y  EW R:EW
        dwarf 0 2,2
        dwarf 1 3,2
        out 1
        deck -
        hand 0 NS EW
    """)
    table.play("discard NS")
    assert table.refused("step 3,2") == "occupied LM-060 LM-069 LM-115", "the dwarf blocks the rocks"
    table.play("stop", "discard EW", "stop")
    assert table.scores == [0, 5, 0]


@pytest.mark.rule("LM-209", "LM-092")
def test_the_own_troll_leaves_before_it_is_checked_whether_the_hand_is_empty() -> None:
    table = given("""
        forest
          Y  EW
        token troll 1,2 E 1
        deck -
        hand 0 NS EW
        hand 2 NES
    """)
    table.play("discard NS").stay()
    assert table.names() == ["discarded", "token_left", "out"]
    assert table.tokens() == []
    assert table.to_move == 2
