"""End of a round: LM-143 to LM-145, LM-226, LM-227, LM-235, LM-236, LM-246."""

import pytest

from tests.rules.lost_mines.table import GAME, Table, given

LAST_CARDS = """
    option rounds 1
    forest
      Y  EW  NEW  NEW
    dwarf 0 1,2
    dwarf 1 4,2
    hand 0 NS
"""
"""Seat 0 has the last card in any hand."""

LAST_TREASURE = """
    dwarves yellow-selfish blue-loyal yellow-loyal
    mines mine-silver mine-gold mine-dragon mine-gems
    treasures gems-5 gold-2 gold-3
    taken 0:1 1:2
    forest
      Y  .  .  .  .  .  .  EW  *NEW
    dwarf 0 8,2
    hand 0 NS NS
    hand 1 NE NE
    hand 2 NW
"""
"""Seat 0 stands before the last treasure."""

VOTE = """
    option early_end true
    option rounds 2
    seats 4
    forest
      Y  EW
    turn 1
    first 1
    hand 0 NS
    hand 1 NE NE NE
    hand 2 NW
    hand 3 EW
"""
"""Seat 1 begins a round in which an early end may be agreed on."""


def voting(*lines: str) -> Table:
    return given("\n    ".join([VOTE.rstrip(), *lines]))


@pytest.mark.rule("LM-143")
def test_the_round_ends_when_nobody_has_a_card_at_the_end_of_a_turn() -> None:
    table = given(LAST_CARDS + "    deck -").play("discard NS")
    assert not table.state.over, "the dwarf still walks"
    table.play("step 2,2", "step 3,2", "stop")
    assert table.told("round_over") == [{"finisher": 0, "why": "hands_empty"}]
    assert (table.state.over, table.where(0)) == (True, (3, 2))


@pytest.mark.rule("LM-143")
def test_it_goes_on_while_a_card_is_drawn_or_anybody_has_one() -> None:
    table = given(LAST_CARDS + "    deck NE").play("discard NS", "stop")
    assert (table.hand(0), table.to_move) == (["NE"], 0), "drawing belongs to the turn"
    assert table.view(None).round == 1
    table = given(LAST_CARDS + "    hand 2 NW\n    deck -").play("discard NS", "stop")
    assert (table.state.over, table.to_move) == (False, 2)


@pytest.mark.rule("LM-143")
def test_it_ends_with_cards_in_the_pile_when_nobody_is_left_who_could_draw() -> None:
    table = given(LAST_CARDS + "    token trap 1,2 E").play("discard NS", "step 2,2", "stop")
    assert table.state.over
    assert table.view(None).draw_pile > 0
    assert table.told("round_over") == [{"finisher": 0, "why": "hands_empty"}]


@pytest.mark.rule("LM-144", "LM-226")
def test_the_last_treasure_ends_the_round_at_once() -> None:
    table = given(LAST_TREASURE + "    option rounds 1")
    pile = table.view(None).draw_pile
    table.play("discard NS", "step 9,2", "stop")
    assert table.told("round_over") == [{"finisher": 0, "why": "treasures_gone"}]
    assert "drew" not in table.names(), "before step 3"
    view = table.view(None)
    assert (view.over, view.draw_pile, [player.cards for player in view.players]) == (True, pile, [1, 2, 1])


@pytest.mark.rule("LM-144")
def test_with_a_treasure_left_the_round_goes_on() -> None:
    table = given(LAST_TREASURE.replace("0:1 1:2", "0:1")).play("discard NS", "step 9,2", "stop", "take 2")
    assert (table.view(None).round, table.to_move) == (1, 1)
    assert "drew" in table.names()


@pytest.mark.rule("LM-226")
def test_who_takes_the_last_treasure_has_taken_the_last_turn() -> None:
    table = given(LAST_TREASURE + "    first 2\n    last 2").play("discard NS", "step 9,2", "stop")
    assert (table.view(None).round, table.to_move) == (2, 1)


@pytest.mark.rule("LM-145")
def test_an_early_end_must_have_been_agreed_on_before_the_game() -> None:
    table = given(VOTE.replace("option early_end true", ""))
    assert table.view(None).options["early_end"] is False
    assert table.refused("propose") == "no_votes LM-145"
    assert voting().legal("propose")


@pytest.mark.rule("LM-145")
def test_all_must_agree() -> None:
    table = voting().play("propose", "answer yes", "answer yes")
    assert table.view(None).round == 1
    table.play("answer yes")
    assert table.told("round_over") == [{"finisher": None, "why": "agreed"}]
    assert table.view(None).round == 2


@pytest.mark.rule("LM-145")
@pytest.mark.parametrize("yes", range(3))
def test_a_single_no_is_enough_to_go_on(yes: int) -> None:
    table = voting().play("propose", *["answer yes"] * yes, "answer no")
    assert (table.view(None).round, table.phase, table.to_move) == (1, "acting", 1)


@pytest.mark.rule("LM-145")
def test_nothing_ends_by_itself_when_no_treasure_can_be_reached() -> None:
    table = given("""
        option early_end true
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gold-4 gems-4 gold-2
        taken 0:1 1:1
        forest
          Y  .  .  .  .  .  .  .  *NEW
        hand 0 NS
        hand 1 NE
        hand 2 NW
        deck EW
        aside NS NS NE NE NE NE NW NW NW EW
    """).play("discard NS")
    assert (table.view(None).round, table.to_move) == (1, 1), "no path card is left that could lead there"


@pytest.mark.rule("LM-227")
def test_untaken_treasures_covered_mines_and_undealt_dwarfs_are_not_revealed() -> None:
    drawing = """
        option rounds 1
        dwarves yellow-selfish blue-loyal yellow-loyal {}
        mines mine-{} mine-{} mine-dragon mine-gold
        treasures gold-2 gems-{} silver-{}
        taken 0:1
        hand 0 NS
        deck -
    """
    one = given(drawing.format("blue-selfish blue-saboteur yellow-saboteur", "gems", "silver", 5, 1)).play("discard NS")
    two = given(drawing.format("blue-saboteur blue-selfish yellow-saboteur", "silver", "gems", 3, 2)).play("discard NS")
    assert one.facts != two.facts
    for seat in (0, 1, 2, None):
        view = one.view(seat)
        assert view == two.view(seat), "nobody can tell them apart after the end"
        assert view.over
        assert [mine.face for mine in view.covered] == [None] * 4
        assert [treasure.value for treasure in view.treasures] == [2, None, None]
        assert view.undealt == ["blue", "blue", "yellow"]


@pytest.mark.rule("LM-235")
def test_only_the_player_whose_turn_it_is_proposes_and_before_playing_a_card() -> None:
    table = voting()
    propose = GAME.parse("propose")
    for seat in (0, 2, 3):
        refusal = GAME.refusal(table.state, propose, seat)
        assert refusal is not None
        assert refusal.reason == "not_your_turn"
    table.play("discard NE")
    assert table.phase == "walking"
    assert table.refused("propose") == "other_decision LM-037"


@pytest.mark.rule("LM-235")
def test_once_per_turn() -> None:
    table = voting().play("propose")
    assert table.refused("propose") == "other_decision LM-235"
    table.play("answer no")
    assert table.refused("propose") == "proposed_before LM-235"
    table.play("discard NE", "stop")
    assert (table.to_move, table.legal("propose")) == (2, True), "another turn, another proposal"
    for _ in range(3):
        table.discard()
    assert (table.to_move, table.legal("propose")) == (1, True)


@pytest.mark.rule("LM-235")
def test_the_others_answer_openly_clockwise_also_those_who_are_out() -> None:
    table = given(VOTE.replace("hand 3 EW", "out 3"))
    asked = []
    table.play("propose")
    while table.phase == "voting":
        asked.append(table.to_move)
        assert table.moves() == ["answer no", "answer yes"]
        table.play("answer yes")
        assert table.told("answered") == [{"seat": asked[-1], "yes": True}]
        assert table.secrets("answered") == []
    assert asked == [2, 3, 0]


@pytest.mark.rule("LM-235")
def test_the_first_no_stops_the_vote() -> None:
    table = voting().play("propose", "answer yes", "answer no")
    assert table.told("answered") == [{"seat": 3, "yes": False}]
    assert (table.phase, table.to_move) == ("acting", 1), "seat 0 is not asked any more"


@pytest.mark.rule("LM-236")
def test_after_an_early_end_untaken_treasures_count_for_nobody() -> None:
    dwarves = "dwarves blue-selfish blue-loyal yellow-loyal yellow-selfish"
    table = voting(dwarves, "treasures gems-5 gems-4 gold-3 gold-2", "taken 1:1 2:0")
    table.play("propose", *["answer yes"] * 3)
    assert table.scores == [3, 4, 0, 0]


@pytest.mark.rule("LM-236", "LM-246")
def test_if_nobody_had_a_turn_the_same_player_starts_again() -> None:
    table = voting().play("propose", *["answer yes"] * 3)
    assert (table.view(None).round, table.view(None).first, table.to_move) == (2, 1, 1)
    later = voting("option rounds 3").play("discard NE", "stop", "propose", *["answer yes"] * 3)
    later.play("propose", *["answer yes"] * 3)
    assert (later.view(None).round, later.to_move) == (3, 2), "turns of the round before do not count"


@pytest.mark.rule("LM-246", "LM-167")
def test_a_vote_before_playing_a_card_is_no_turn() -> None:
    table = voting().play("discard NE")
    assert table.view(None).last == 1, "a turn is taken once a card is played or discarded"
    table.play("stop", "propose", *["answer yes"] * 3)
    assert table.told("round_over") == [{"finisher": 1, "why": "agreed"}]
    assert table.to_move == 2, "seat 2 proposed, but had not taken its turn"


@pytest.mark.rule("LM-246", "LM-167")
def test_being_out_is_no_turn() -> None:
    table = given("""
        seats 4
        deck -
        turn 1
        hand 1 NE
        hand 0 NS
    """).play("discard NE")
    assert table.told("out") == [{"seat": 2}, {"seat": 3}]
    assert table.view(None).last == 1
    table.play("discard NS")
    assert (table.view(None).round, table.to_move) == (2, 1), "left of seat 0, who took the last turn"
