"""Further rulings, cards and tokens: LM-205 to LM-208, LM-210 to LM-217."""

import pytest

from permonik.engine.core.randomness import Fast
from permonik.engine.lost_mines.cards import DECK
from permonik.engine.lost_mines.tables import DISCARDS
from tests.rules.lost_mines.table import given


@pytest.mark.rule("LM-205")
@pytest.mark.parametrize("token", ["trap", "troll"])
@pytest.mark.parametrize("word", ["NEW", "F:NEW", "R:EW", "T:EW", "W:NEW", "P:EW", "T:EW!"])
def test_a_token_may_lie_beside_any_kind_of_path_card(token: str, word: str) -> None:
    table = given(f"""
        forest
          Y  {word}
        hand 0 {token}
        hand 1 NS
    """)
    assert table.legal(f"{token} 1,2 E"), "on a junction"
    assert table.legal(f"{token} 2,2 E"), "on an open end"


@pytest.mark.rule("LM-206")
def test_a_troll_on_the_end_that_a_storm_has_left() -> None:
    table = given("""
        seats 4
        forest
          Y  EW  NEW
        dwarf 0 1,2
        dwarf 3 2,2
        hand 0 troll NS
        hand 1 storm NS
        hand 2 EW NE
        hand 3 NE
    """)
    table.play("troll 2,2 E", "stop", "storm 3,2").stay()
    assert table.at(3, 2) == "."
    assert table.tokens() == ["troll 2,2 E 0"], "it stays on the open end"
    table.play("place EW 3,2").stay()
    assert table.tokens() == ["troll 2,2 E 0"], "the new card slides under it"
    table.play("discard NE")
    assert table.refused("step 3,2") == "troll_there LM-090 LM-117"
    assert table.discards_of("stop") == {"troll": 1}
    assert (table.to_move, table.tokens()) == (0, []), "and leaves in time"


@pytest.mark.rule("LM-207")
@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("axe", "axe 6,2"),
        ("boat", "boat 7,2"),
        ("rope", "rope 8,2"),
        ("trap", "trap 6,2 E"),
        ("troll", "troll 5,2 E"),
        ("storm", "storm 7,2"),
    ],
)
def test_action_cards_work_on_parts_cut_off_from_the_own_dwarf(card: str, move: str) -> None:
    table = given(f"""
        forest
          Y  .  .  .  .  T:EW  W:NEW  P:EW
        hand 0 {card}
        hand 1 NS
    """)
    assert table.where(0) == (1, 4), "no card touches its start"
    assert table.legal(move)


@pytest.mark.rule("LM-208")
@pytest.mark.parametrize(("card", "word"), [("axe", "T:NESW"), ("boat", "W:NEW"), ("rope", "P:EW"), ("storm", "EW")])
def test_an_action_card_without_a_target_can_only_be_discarded(card: str, word: str) -> None:
    used_up = f"{word}\ndwarf 1 2,2" if card == "storm" else f"{word}!"
    for lying in (".", used_up):
        table = given(f"forest\n  Y  {lying}\nhand 0 {card}")
        assert table.moves() == [f"discard {card}"]
        assert not table.legal(f"{card} 2,2")
    assert given(f"forest\n  Y  {word}\nhand 0 {card}").moves() == [f"discard {card}", f"{card} 2,2"]


TRAPPED = """
    forest
      Y  EW  NEW
    token trap 2,2 E
    dwarf 0 2,2
    hand 0 {}
    hand 1 NS
    hand 2 NE
"""


@pytest.mark.rule("LM-210")
def test_two_cards_discarded_and_a_trap_crossed_draws_one() -> None:
    table = given(TRAPPED.format("NS EW")).play("discard NS EW", "step 3,2")
    assert table.names() == ["stepped", "forfeited"]
    table.play("stop")
    assert table.names().count("drew") == 1
    assert len(table.hand(0)) == 1


@pytest.mark.rule("LM-211")
def test_the_only_card_played_and_a_trap_crossed_draws_nothing_and_is_out() -> None:
    table = given(TRAPPED.format("NS")).play("place NS 1,1", "step 3,2", "stop")
    assert "drew" not in table.names()
    assert table.hand(0) == []
    assert not table.view(None).players[0].out, "not before the next turn"
    table.discard().play("discard NE")
    assert table.told("out") == [{"seat": 0}]
    assert table.view(None).players[0].out
    assert table.view(None).draw_pile > 0
    assert table.to_move == 1


@pytest.mark.rule("LM-212")
def test_which_card_a_trap_took_is_known_to_its_owner_alone() -> None:
    table = given(TRAPPED.format("NS EW NE trap")).play("discard NS")
    before = [table.view(seat).unseen for seat in (1, 2, None)]
    table.play("step 3,2")
    assert table.told("lost") == [{"seat": 0}]
    ((seat, secret),) = table.secrets("lost")
    assert seat == 0
    assert isinstance(secret, dict)
    assert table.view(0).own_discards == ["NS", secret["card"]]
    for other, unseen in zip((1, 2, None), before, strict=True):
        view = table.view(other)
        assert (view.players[0].lost, view.players[0].cards) == (1, 2), "that one was lost is public"
        assert view.unseen == unseen, "which one is not"


@pytest.mark.rule("LM-212")
def test_a_left_neighbour_who_is_out_changes_nothing() -> None:
    for seed in range(20):
        drawn = f"{TRAPPED.format('NS EW NE trap')}    generator {Fast(seed).save()}"
        here = given(drawn).play("discard NS", "step 3,2")
        out = given(drawn.replace("hand 1 NS", "out 1")).play("discard NS", "step 3,2")
        assert out.view(None).players[1].out
        assert out.secrets("lost") == here.secrets("lost")


@pytest.mark.rule("LM-213")
def test_with_one_card_in_hand_only_one_can_be_discarded() -> None:
    table = given("hand 0 NS\nhand 1 NE")
    assert table.moves("discard") == ["discard NS"]
    assert table.refused("discard NS NS") == "not_two_in_hand LM-213"
    assert table.refused("discard NS NE") == "not_in_hand LM-038", "nor with a card of somebody else"
    assert given("hand 0 NS NS").legal("discard NS NS")


@pytest.mark.rule("LM-214")
def test_the_second_discard_is_chosen_with_the_first() -> None:
    table = given(TRAPPED.format("NS EW NE")).play("discard NS")
    assert table.names() == ["discarded"], "nothing is drawn yet"
    assert table.refused("discard EW") == "other_decision LM-037", "too late"
    table.play("step 3,2")
    assert table.refused("discard EW") == "other_decision LM-037"
    both = given(TRAPPED.format("NS EW NE")).play("discard NS EW")
    assert both.names() == ["discarded", "discarded"]
    assert both.phase == "walking"


@pytest.mark.rule("LM-214")
def test_the_order_of_two_discards_has_no_meaning() -> None:
    table = given("hand 0 NS EW")
    assert table.moves("discard") == ["discard NS", "discard NS EW", "discard EW"]
    parse = table.state.game.parse
    assert parse("discard EW NS") == parse("discard NS EW")
    names = [card.name for card in DECK]
    other_way_round = DISCARDS + names.index("EW") * (len(names) + 1) + names.index("NS") + 1
    refusal = table.state.refusal(other_way_round)
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("wrong_order", ("LM-214",))


@pytest.mark.rule("LM-215")
def test_what_was_set_aside_or_not_dealt_cannot_be_looked_at() -> None:
    table = given("hand 0 info-treasure-dwarf")
    looks = ["look-treasure info-treasure-dwarf {}", "look-dwarf info-treasure-dwarf {}"]
    assert table.moves("look") == [*(looks[0].format(place) for place in range(3)), *map(looks[1].format, (1, 2))]
    for beyond in range(3, 9):
        assert table.refused(looks[0].format(beyond)) == "no_such_treasure LM-015 LM-215"
        assert table.refused(looks[1].format(beyond)) == "no_such_seat LM-001"


@pytest.mark.rule("LM-215")
def test_the_dwarf_card_of_a_player_who_is_out_can_be_looked_at() -> None:
    table = given("""
        dwarves blue-loyal yellow-saboteur blue-selfish
        out 1
        hand 0 info-mine-dwarf
        hand 2 NS
    """)
    table.play("look-dwarf info-mine-dwarf 1")
    assert table.secrets("looked_at_dwarf") == [(0, {"role": "yellow-saboteur"})]


@pytest.mark.rule("LM-216")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("info-mine-treasure", ["look-treasure info-mine-treasure 2"]),
        ("info-mine-dwarf", ["look-dwarf info-mine-dwarf 1", "look-dwarf info-mine-dwarf 2"]),
    ],
)
def test_when_all_mines_are_uncovered_the_other_option_stays(card: str, left: list[str]) -> None:
    table = given(f"""
        mines mine-gems mine-gold mine-silver mine-dragon
        dragon 1
        forest
          .  .  .  .  .  .  .  .  *SW
          .  .  .  .  .  .  .  .  .
          Y  .  .  .  .  .  .  .  *NEW
          .  .  .  .  .  .  .  .  .
          .  .  .  .  .  .  .  .  *NES
          .  .  .  .  .  .  .  .  .
          .  .  .  .  .  .  .  .  *NESW
        taken 0:1 1:1
        hand 0 {card}
    """)
    for y in (0, 2, 4, 6):
        assert table.refused(f"look-mine {card} 9,{y}") == "lies_open LM-072 LM-216"
    assert table.moves("look") == left


@pytest.mark.rule("LM-217")
@pytest.mark.parametrize("card", ["info-mine-treasure", "info-mine-dwarf"])
def test_the_player_names_the_info_card_used(card: str) -> None:
    table = given("""
        hand 0 info-mine-treasure info-mine-dwarf
        hand 1 NS
        next NE
    """)
    both = ["info-mine-dwarf", "info-mine-treasure"]
    assert sorted(move.split()[1] for move in table.moves("look-mine") if "9,2" in move) == both
    assert table.discards_of(f"look-mine {card} 9,2") == {card: 1}
    assert sorted(table.hand(0)) == sorted(["NE", *(other for other in both if other != card)])


@pytest.mark.rule("LM-217")
@pytest.mark.parametrize(
    ("line", "move", "event"),
    [
        ("seen 0 9,2", "look-mine info-mine-dwarf 9,2", "looked_at_card"),
        ("knows 0 1", "look-dwarf info-mine-dwarf 1", "looked_at_dwarf"),
        ("peeked 0 1", "look-treasure info-mine-treasure 1", "looked_at_treasure"),
    ],
)
def test_looking_again_at_something_already_seen_is_allowed(line: str, move: str, event: str) -> None:
    table = given(f"""
        {line}
        hand 0 info-mine-dwarf info-mine-treasure
        hand 1 NS
    """)
    before = table.view(0)
    table.play(move)
    assert [seat for seat, _ in table.secrets(event)] == [0]
    after = table.view(0)
    assert (after.covered, after.treasures) == (before.covered, before.treasures)
    assert [player.role for player in after.players] == [player.role for player in before.players]
