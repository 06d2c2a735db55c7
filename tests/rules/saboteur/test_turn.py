"""Turn: BA-042 to BA-050."""

import pytest

from permonik.engine.core.errors import WrongOption, WrongSeat
from tests.rules.saboteur.table import GAME, SEATS, given, new


@pytest.mark.rule("BA-042")
@pytest.mark.parametrize("seats", SEATS)
def test_the_youngest_player_may_be_named_as_the_first(seats: int) -> None:
    for first in range(seats):
        table = new(seats, 7, first_player=first)
        assert table.to_move == first
        assert table.view(None).first == first


@pytest.mark.rule("BA-042")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_random_unless_named(seats: int) -> None:
    firsts = [new(seats, seed).to_move for seed in range(100)]
    assert set(firsts) == set(range(seats))
    assert firsts == [new(seats, seed).to_move for seed in range(100)]
    assert new(seats).view(None).options["first_player"] == "random"


@pytest.mark.rule("BA-042")
def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(WrongOption, match=r"0 \| 1 \| 2 \| random"):
        new(3, first_player=3)


@pytest.mark.rule("BA-043")
@pytest.mark.parametrize("seats", SEATS)
def test_play_goes_clockwise_round_and_round(seats: int) -> None:
    table = new(seats, 3, first_player=1)
    turns = []
    for _ in range(2 * seats):
        turns.append(table.to_move)
        table.play(table.moves("discard")[0])
    assert turns == [(1 + turn) % seats for turn in range(2 * seats)]


@pytest.mark.rule("BA-043")
def test_nobody_plays_out_of_turn() -> None:
    table = given("turn 1\nhand 0 NS\nhand 1 NS\nhand 2 NS")
    move = GAME.parse("discard NS")
    refusal = table.state.refusal(move, 2)
    assert refusal is not None
    assert (refusal.reason, refusal.rules) == ("not_your_turn", ("BA-043",))
    assert table.state.refusal(move, 1) is None
    with pytest.raises(WrongSeat, match="expected seat 1, got seat 2"):
        table.state.play(move, 2)
    assert (table.to_move, table.facts.discards) == (1, [])


@pytest.mark.rule("BA-044")
def test_a_turn_is_a_path_card_an_action_card_or_a_pass() -> None:
    table = given("""
        mine
        S EW
        hand 0 EW break-cart repair-cart rockfall map
        hand 1 NS
        broken 1 cart lantern
        hand 2 NS
    """)
    kinds = {GAME.parts(move).kind for move in table.state.moves()}
    assert kinds == {"place", "break", "repair", "rockfall", "map", "discard"}
    assert table.refused("keep 1") == "other_decision BA-044"
    assert table.refused("turn 8,0 upright") == "other_decision BA-044"


@pytest.mark.rule("BA-044")
@pytest.mark.parametrize(
    "move", ["place EW 2,0", "break cart 2", "repair cart 1", "rockfall 1,0", "map 8,2", "discard EW"]
)
def test_one_option_uses_up_the_turn(move: str) -> None:
    table = given("""
        mine
        S EW
        hand 0 EW break-cart repair-cart rockfall map
        hand 1 NS
        broken 1 cart
        hand 2 NS
    """)
    before = table.hand(0)
    table.play(move)
    assert table.to_move == 1
    assert len(set(before) - set(table.hand(0))) == 1
    second = table.state.refusal(GAME.parse("discard map"), 0)
    assert second is not None
    assert second.reason == "not_your_turn"


@pytest.mark.rule("BA-044")
def test_only_a_card_of_the_own_hand_is_played() -> None:
    table = given("hand 0 map\nhand 1 NS EW rockfall break-cart repair-cart\nbroken 2 cart")
    for move in ("place EW 1,0", "discard NS", "rockfall 1,0", "break cart 1", "repair cart 2"):
        assert table.refused(move) == "not_in_hand BA-044"


@pytest.mark.rule("BA-045")
@pytest.mark.parametrize("cards", ["", "NS EW", "NS EW map"])
def test_passing_with_another_number_of_cards_than_one_is_rejected(cards: str) -> None:
    table = given("hand 0 NS EW map\nhand 1 NS")
    assert table.refused(f"discard {cards}") == "one_card BA-045"
    assert len(table.hand(0)) == 3


@pytest.mark.rule("BA-045")
def test_passing_discards_one_card_face_down_and_unseen() -> None:
    table = given("hand 0 NS EW\nhand 1 NS\nhand 2 NS\ndeck map").play("discard EW")
    assert table.hand(0) == ["NS", "map"]
    assert table.facts.discards == [(0, "EW")]
    (discarded,) = (event for event in table.events if event.name == "discarded")
    assert (discarded.args, discarded.seen_by(0).secret) == ({"seat": 0}, {"card": "EW"})
    assert [discarded.seen_by(seat).secret for seat in (1, 2, None)] == [None] * 3
    assert table.view(1).unseen == {"NS": 2, "EW": 1, "map": 1}


@pytest.mark.rule("BA-046")
def test_passing_is_allowed_with_a_playable_card_in_hand() -> None:
    table = given("hand 0 EW map break-cart\nhand 1 NS")
    assert table.legal("place EW 1,0")
    assert table.moves("discard") == ["discard EW", "discard break-cart", "discard map"]
    assert table.play("discard EW").at(1, 0) == "."


@pytest.mark.rule("BA-047")
@pytest.mark.parametrize(
    "move", ["place EW 2,0", "break cart 2", "repair cart 1", "rockfall 1,0", "map 8,2", "discard EW"]
)
def test_after_the_option_the_player_draws_one_card_and_the_turn_is_over(move: str) -> None:
    table = given("""
        mine
        S EW
        hand 0 EW break-cart repair-cart rockfall map
        hand 1 NS
        broken 1 cart
        hand 2 NS
        deck dead-N NE dead-E
    """).play(move)
    assert len(table.hand(0)) == 5
    assert "dead-N" in table.hand(0)
    assert table.facts.deck == ["NE", "dead-E"]
    assert table.told("drew") == [{"seat": 0}]
    assert (table.to_move, table.hand(1)) == (1, ["NS"])


@pytest.mark.rule("BA-048")
def test_with_an_empty_draw_pile_nobody_draws_and_the_discard_pile_stays() -> None:
    table = given("hand 0 NS EW\nhand 1 NS EW\nhand 2 NS EW\ndeck dead-N")
    table.play("discard NS")
    assert table.hand(0) == ["EW", "dead-N"]
    table.play("discard NS", "discard NS", "discard EW")
    assert [table.hand(seat) for seat in range(3)] == [["dead-N"], ["EW"], ["EW"]]
    assert table.view(None).draw_pile == 0
    assert table.facts.discards == [(0, "NS"), (1, "NS"), (2, "NS"), (0, "EW")]
    assert table.names() == ["discarded"]


@pytest.mark.rule("BA-049")
def test_with_an_empty_draw_pile_a_player_must_still_play_or_discard_a_card() -> None:
    table = given("deck -\nhand 0 EW map\nhand 1 NS\nhand 2 NS")
    assert {GAME.parts(move).kind for move in table.state.moves()} == {"place", "map", "discard"}
    for move in table.moves():
        after = given("deck -\nhand 0 EW map\nhand 1 NS\nhand 2 NS").play(move)
        assert (len(after.hand(0)), after.to_move) == (1, 1)


@pytest.mark.rule("BA-050")
def test_a_player_with_an_empty_hand_passes_without_discarding() -> None:
    table = given("seats 5\ndeck -\nturn 0\nhand 0 EW NS\nhand 3 NS EW").play("discard NS")
    assert table.to_move == 3
    assert table.told("skipped") == [{"seat": 1}, {"seat": 2}]
    table.play("discard NS")
    assert table.to_move == 0
    assert table.told("skipped") == [{"seat": 4}]
    assert table.facts.discards == [(0, "NS"), (3, "NS")]


@pytest.mark.rule("BA-050")
def test_the_only_player_with_cards_left_plays_on_alone() -> None:
    table = given("deck -\nturn 1\nhand 1 EW NS").play("discard NS")
    assert (table.to_move, table.hand(1)) == (1, ["EW"])
    assert table.told("skipped") == [{"seat": 2}, {"seat": 0}]
