"""Turn: EX-018 to EX-027."""

import pytest

from permonik.engine.core.errors import WrongOption, WrongSeat
from tests.rules.saboteur2.table import GAME, SEATS, given, new

ALL_OPTIONS = """
    mine
    S EW
    hand 0 EW map theft swap-hats
    broken 0 lantern
    hand 1 NS NS
    hand 2 NS
    deck NE NE NE NE
"""
"""Seat 0 may do everything but lay a path card, which needs its lantern."""


@pytest.mark.rule("EX-018")
@pytest.mark.parametrize("seats", SEATS)
def test_the_youngest_player_may_be_named_as_the_first(seats: int) -> None:
    for first in range(seats):
        table = new(seats, 7, first_player=first)
        assert table.to_move == table.view(None).first == first


@pytest.mark.rule("EX-018")
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_the_first_player_is_random_unless_named(seats: int) -> None:
    assert {new(seats, seed).to_move for seed in range(100)} == set(range(seats))
    assert new(seats).view(None).options["first_player"] == "random"


@pytest.mark.rule("EX-018")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(WrongOption, match=r"0 \| 1 \| random"):
        new(2, first_player=2)


@pytest.mark.rule("EX-019")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise_round_and_round(seats: int) -> None:
    table = new(seats, 3, first_player=1)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.to_move)
        table.play(table.moves("pass")[0], "enough")
    assert turns == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("EX-019", "EX-020")
def test_nobody_plays_out_of_turn() -> None:
    table = given("turn 1\nhand 0 NS\nhand 1 NS\nhand 2 NS")
    move = GAME.parse("pass NS")
    refusal = table.state.refusal(move, 2)
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("not_your_turn", ("EX-020",))
    assert table.state.refusal(move, 1) is None
    with pytest.raises(WrongSeat, match="expected seat 1, got seat 2"):
        table.state.play(move, 2)


@pytest.mark.rule("EX-020")
def test_a_turn_is_a_path_card_an_action_card_a_shed_card_or_a_pass() -> None:
    assert given(ALL_OPTIONS).kinds() == {"map", "theft", "swap-hats", "shed", "pass"}
    healthy = given(ALL_OPTIONS.replace("broken 0 lantern", ""))
    assert healthy.kinds() == {"place", "map", "theft", "swap-hats", "pass"}
    for move in ("steal 1", "leave", "turn 8,0 upright"):
        assert healthy.refused(move) == "other_decision EX-020"


@pytest.mark.rule("EX-020")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    table = given("hand 0 map\nhand 1 EW theft trapped swap-hand\ntrapped 2\nthefts 2")
    others = "place EW 1,0", "pass EW", "theft", "trapped 1", "swap-hand 1", "hands-off 2", "free-at-last 2"
    for move in (*others, "place ladder-N 0,1", "inspection 1", "swap-hats 0"):
        assert table.refused(move) == "not_in_hand EX-020"


@pytest.mark.rule("EX-020", "EX-025")
@pytest.mark.parametrize(
    "moves", [["theft"], ["map 8,0"], ["pass map", "enough"], ["shed lantern", "pass EW", "pass map"]]
)
def test_one_option_uses_up_the_turn(moves: list[str]) -> None:
    table = given(ALL_OPTIONS).play(*moves)
    assert table.to_move == 1
    second = table.state.refusal(GAME.parse("pass NS"), 0)
    assert second is not None
    assert second.reason == "not_your_turn"


@pytest.mark.rule("EX-020")
@pytest.mark.parametrize(("begun", "rule"), [("pass map", "EX-024"), ("shed lantern", "EX-023")])
def test_options_are_not_mixed(begun: str, rule: str) -> None:
    table = given(ALL_OPTIONS).play(begun)
    for move in ("theft", "swap-hats 1", "shed lantern", "map 8,0", "place EW 2,0", "steal 1", "leave"):
        assert table.refused(move) == f"other_decision {rule}"


@pytest.mark.rule("EX-021", "EX-025")
@pytest.mark.parametrize("move", ["place EW 1,0", "place bridge 1,0", "place ladder-N 0,1"])
def test_after_a_path_card_one_card_is_drawn_and_the_turn_is_over(move: str) -> None:
    table = given("hand 0 EW bridge ladder-N\nhand 1 NS\ndeck NE NW").play(move)
    assert len(table.hand(0)) == 3
    assert "NE" in table.hand(0)
    assert table.facts.deck == ["NW"]
    assert table.names() == ["placed", "drew"]
    assert (table.to_move, table.hand(1)) == (1, ["NS"])


@pytest.mark.rule("EX-021")
def test_only_one_path_card_is_laid_in_a_turn() -> None:
    table = given("hand 0 EW EW\nhand 1 NS\ndeck NE").play("place EW 1,0")
    second = table.state.refusal(GAME.parse("place EW 2,0"), 0)
    assert second is not None
    assert second.reason == "not_your_turn"


@pytest.mark.rule("EX-022", "EX-025")
@pytest.mark.parametrize(
    "move", ["theft", "hands-off 1", "inspection 1", "swap-hats 0", "trapped 1", "free-at-last 2", "map 8,0"]
)
def test_after_an_action_card_one_card_is_drawn_and_the_turn_is_over(move: str) -> None:
    card = move.partition(" ")[0]
    table = given(f"hand 0 NS {card}\nhand 1 NS\nthefts 1\ntrapped 2\ndeck NE NW").play(move)
    assert table.hand(0) == ["NS", "NE"]
    assert table.facts.deck == ["NW"]
    assert table.told("drew") == [{"seat": 0}]
    assert table.to_move == 1


@pytest.mark.rule("EX-023", "EX-025")
@pytest.mark.parametrize("harm", ["lantern", "trapped"])
def test_two_cards_are_discarded_for_a_harmful_card_and_one_is_drawn(harm: str) -> None:
    table = given("hand 0 NS EW map\nbroken 0 lantern\ntrapped 0\nhand 1 NS\ndeck NE NW").play(f"shed {harm}")
    assert (table.view(None).phase, table.to_move, table.view(None).owed) == ("passing", 0, 2)
    assert table.told("shed") == [{"seat": 0, "harm": harm}]
    assert table.refused("enough") == "still_owed EX-023 EX-031"
    table.play("pass NS")
    assert (table.to_move, table.view(None).owed) == (0, 1)
    assert table.refused("enough") == "still_owed EX-023 EX-031"
    table.play("pass map")
    assert (table.hand(0), table.facts.deck) == (["EW", "NE"], ["NW"])
    assert (table.facts.broken[0], table.facts.trapped[0]) == (
        ([], True) if harm == "lantern" else (["lantern"], False)
    )
    assert table.to_move == 1


@pytest.mark.rule("EX-024", "EX-025")
@pytest.mark.parametrize("discarded", [["NS"], ["NS", "map"], ["NS", "map", "EW"]])
def test_passing_draws_as_many_cards_as_were_discarded(discarded: list[str]) -> None:
    table = given("hand 0 NS EW map theft\nhand 1 NS\ndeck NE NE NE NW").play(*[f"pass {card}" for card in discarded])
    if len(discarded) < 3:
        assert (table.to_move, len(table.hand(0))) == (0, 4 - len(discarded))
        assert "drew" not in table.names()
        table.play("enough")
    assert len(table.hand(0)) == 4
    assert table.hand(0).count("NE") == table.names().count("drew") == len(discarded)
    assert table.facts.discards == [(0, card) for card in discarded]
    assert table.to_move == 1


@pytest.mark.rule("EX-026")
def test_with_an_empty_draw_pile_nothing_is_drawn_but_an_option_must_be_chosen() -> None:
    text = "deck -\nhand 0 EW map NS\nbroken 0 cart\nhand 1 NS\nhand 2 NS"
    assert given(text).kinds() == {"map", "pass", "shed"}
    for moves, left in (
        (["map 8,0"], ["NS", "EW"]),
        (["pass NS", "enough"], ["EW", "map"]),
        (["pass NS", "pass EW", "enough"], ["map"]),
        (["shed cart", "pass NS", "pass map"], ["EW"]),
    ):
        table = given(text).play(*moves)
        assert (table.hand(0), table.to_move) == (left, 1)
        assert "drew" not in table.names()


@pytest.mark.rule("EX-026")
def test_with_an_empty_draw_pile_the_discards_are_not_used_again() -> None:
    table = given("deck -\nhand 0 EW NS\nhand 1 NS\nhand 2 NS").play("pass EW", "enough", "pass NS")
    assert table.view(None).draw_pile == 0
    assert table.facts.discards == [(0, "EW"), (1, "NS")]


@pytest.mark.rule("EX-027")
def test_a_player_without_hand_cards_is_out_for_the_rest_of_the_round() -> None:
    table = given("seats 5\ndeck -\nhand 0 EW NS NE\nhand 3 NS EW").play("pass NS", "enough")
    assert table.to_move == 3
    assert table.told("skipped") == [{"seat": 1}, {"seat": 2}]
    table.play("pass NS", "pass EW")
    assert table.to_move == 0
    assert table.told("skipped") == [{"seat": 4}]
    table.play("pass EW", "enough")
    assert table.told("skipped") == [{"seat": seat} for seat in (1, 2, 3, 4)]
    assert table.to_move == 0
