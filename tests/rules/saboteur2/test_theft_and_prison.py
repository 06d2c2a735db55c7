"""New action cards, those laid in front of players: EX-048 to EX-053 and EX-059 to EX-065."""

import pytest

from tests.rules.saboteur2.table import before_failure, given, rounds_paid


@pytest.mark.rule("EX-048")
def test_nobody_may_have_two_identical_cards_in_front_of_them() -> None:
    table = given("""
        hand 0 break-cart trapped theft
        broken 1 cart
        trapped 1
        thefts 0
        hand 1 NS
    """)
    assert table.refused("break cart 1") == "already_broken BA-083"
    assert table.refused("trapped 1") == "already_there EX-048"
    assert table.refused("theft") == "already_there EX-048"
    assert table.moves("break") == ["break cart 2"]
    assert table.moves("trapped") == ["trapped 2"]


@pytest.mark.rule("EX-048")
def test_different_cards_may_lie_in_front_of_the_same_player() -> None:
    table = given("""
        seats 2
        hand 0 trapped break-cart
        broken 1 pickaxe lantern
        thefts 1
        hand 1 NS NS
    """).play("trapped 1", "pass NS", "enough", "break cart 1")
    assert table.facts.broken[1] == ["pickaxe", "lantern", "cart"]
    assert (table.facts.trapped, table.facts.thefts) == ([False, True], [1])


@pytest.mark.rule("EX-048")
def test_the_same_card_may_be_laid_again_once_the_first_has_gone() -> None:
    table = given("seats 2\nhand 0 free-at-last hands-off\nhand 1 trapped theft\ntrapped 0\nthefts 1")
    assert table.refused("hands-off 0") == "no_theft EX-126"
    table.play("free-at-last 0")
    assert table.legal("trapped 0")
    assert table.refused("theft") == "already_there EX-048"
    table.play("trapped 0", "hands-off 1")
    assert table.legal("theft")


@pytest.mark.rule("EX-049")
def test_a_theft_card_is_laid_in_front_of_oneself() -> None:
    table = given("hand 0 theft\nhand 1 theft\nhand 2 NS\ndeck NE NE").play("theft")
    assert table.told("laid_theft") == [{"seat": 0}]
    assert [player.theft for player in table.view(None).players] == [True, False, False]
    assert table.hand(0) == ["NE"]
    assert table.undiscarded()["theft"] == 2
    table.play("theft")
    assert table.view(2).thefts == [0, 1]


@pytest.mark.rule("EX-049")
def test_a_theft_card_is_not_laid_in_front_of_another_player() -> None:
    table = given("hand 0 theft\nhand 1 NS")
    assert table.moves("theft") == ["theft"]
    assert table.play("theft").facts.thefts == [0]


@pytest.mark.rule("EX-050")
def test_after_the_gold_is_shared_the_thief_takes_one_nugget_from_any_other_player() -> None:
    table = before_failure("saboteur saboteur blue-miner green-miner", "thefts 2").play("pass dead-N")
    assert [name for name in table.names() if name in ("paid", "round_ended")] == ["round_ended", "paid", "paid"]
    assert (table.view(None).phase, table.to_move, table.gold()) == ("stealing", 2, [4, 4, 0, 0])
    assert table.moves() == ["steal 0", "steal 1", "leave"]
    table.play("steal 1")
    assert table.told("robbed") == [{"seat": 2, "on": 1}]
    assert (table.scores, table.view(None).round) == ([4, 3, 1, 0], 2)


@pytest.mark.rule("EX-050")
def test_the_thief_may_do_without_and_never_takes_from_oneself() -> None:
    table = before_failure("saboteur blue-miner", "thefts 0", *rounds_paid([2, 3])).play("pass dead-N")
    assert table.refused("steal 0") == "others_only EX-050"
    assert table.refused("pass NS") == "other_decision EX-050"
    table.play("leave")
    assert table.told("spared") == [{"seat": 0}]
    assert (table.scores, table.view(None).round) == ([7, 3], 3)


@pytest.mark.rule("EX-050")
def test_nobody_steals_before_the_end_of_the_round() -> None:
    table = given("\n".join(["thefts 0", *rounds_paid([0, 3, 3]), "hand 0 NS", "hand 1 NS"]))
    assert table.refused("steal 1") == "other_decision EX-020"
    assert table.play("pass NS").gold() == [0, 3, 3]


@pytest.mark.rule("EX-051")
def test_a_thief_in_prison_does_not_steal() -> None:
    table = before_failure("saboteur saboteur blue-miner", "thefts 2 1", "trapped 2").play("pass dead-N")
    assert (table.view(None).phase, table.to_move, table.view(None).thieves) == ("stealing", 1, [1])
    table.play("steal 0")
    assert (table.view(None).round, table.scores) == (2, [3, 5, 0])


@pytest.mark.rule("EX-051")
def test_when_all_thieves_are_in_prison_the_next_round_begins_at_once() -> None:
    table = before_failure("saboteur saboteur blue-miner", "thefts 2", "trapped 2").play("pass dead-N")
    assert (table.view(None).round, table.scores, table.view(None).loot) == (2, [4, 4, 0], [])


@pytest.mark.rule("EX-052")
def test_a_player_without_nuggets_cannot_be_robbed() -> None:
    table = before_failure("saboteur blue-miner green-miner", "thefts 1").play("pass dead-N")
    assert table.moves() == ["steal 0", "leave"]
    assert table.refused("steal 2") == "no_gold EX-052"


@pytest.mark.rule("EX-052")
def test_when_nobody_else_has_gold_there_is_nothing_to_decide() -> None:
    table = before_failure("saboteur blue-miner green-miner", "thefts 0").play("pass dead-N")
    assert (table.view(None).round, table.scores) == (2, [5, 0, 0])


@pytest.mark.rule("EX-052")
def test_a_player_with_one_nugget_can_be_robbed_once() -> None:
    lines = "thefts 1 0", *rounds_paid([0, 0, 1])
    table = before_failure("saboteur blue-miner green-miner", *lines).play("pass dead-N")
    assert table.to_move == 0
    table.play("steal 2")
    assert table.refused("steal 2") == "no_gold EX-052"
    assert table.moves() == ["steal 0", "leave"]


@pytest.mark.rule("EX-053")
@pytest.mark.parametrize("victim", [0, 2])
def test_hands_off_removes_one_theft_card_and_both_are_discarded(victim: int) -> None:
    table = given("seats 4\nhand 0 hands-off\nthefts 2 0 3\nhand 1 NS")
    assert table.moves("hands-off") == ["hands-off 0", "hands-off 2", "hands-off 3"]
    before = table.undiscarded()
    table.play(f"hands-off {victim}")
    assert table.told("hands_off") == [{"seat": 0, "on": victim}]
    assert before - table.undiscarded() == {"hands-off": 1, "theft": 1}
    assert table.facts.thefts == [seat for seat in (2, 0, 3) if seat != victim]
    assert table.facts.discards == []
    assert table.to_move == 1


@pytest.mark.rule("EX-053")
def test_whose_theft_card_was_removed_does_not_steal() -> None:
    lines = "thefts 1", "hand 2 hands-off"
    table = before_failure("saboteur blue-miner green-miner", *lines).play("pass dead-N", "hands-off 1")
    assert (table.view(None).round, table.scores) == (2, [5, 0, 0])


@pytest.mark.rule("EX-059")
def test_a_prison_card_is_laid_face_up_in_front_of_another_player() -> None:
    table = given("seats 4\nhand 0 trapped\nhand 1 NS")
    assert table.moves("trapped") == ["trapped 1", "trapped 2", "trapped 3"]
    table.play("trapped 2")
    assert table.told("imprisoned") == [{"seat": 0, "on": 2}]
    for seat in (0, 1, 2, 3, None):
        assert [player.trapped for player in table.view(seat).players] == [False, False, True, False]
    assert table.undiscarded()["trapped"] == 3


@pytest.mark.rule("EX-059")
def test_a_prison_card_is_never_laid_in_front_of_oneself() -> None:
    assert given("hand 0 trapped\nhand 1 NS").refused("trapped 0") == "others_only EX-059"


@pytest.mark.rule("EX-060")
@pytest.mark.parametrize("card", ["EW", "bridge", "blue-EW", "crystal-NEW", "dead-EW", "ladder-E"])
def test_a_player_in_prison_may_not_play_path_cards(card: str) -> None:
    text = f"hand 0 {card}\nhand 1 NS\ntrapped {{seat}}"
    move = f"place {card} 1,0" + (" turned" if card == "ladder-E" else "")
    assert given(text.format(seat=0)).refused(move) == "in_prison EX-060"
    assert given(text.format(seat=0)).moves() == [f"pass {card}"]
    assert given(text.format(seat=1)).legal(move)


@pytest.mark.rule("EX-061")
def test_a_player_in_prison_may_still_play_action_cards_discard_two_and_pass() -> None:
    actions = "trapped theft inspection swap-hats swap-hand map"
    table = given(f"mine\nS EW\nhand 0 {actions}\nhand 1 NS\ntrapped 0")
    assert table.kinds() == {*actions.split(), "pass", "shed"}
    others = given("""
        mine
        S EW
        hand 0 hands-off free-at-last rockfall break-cart repair-cart EW
        hand 1 NS
        broken 2 cart
        thefts 1
        trapped 0
    """)
    assert others.kinds() == {"hands-off", "free-at-last", "rockfall", "break", "repair", "pass", "shed"}


@pytest.mark.rule("EX-062")
@pytest.mark.parametrize("role", ["saboteur", "profiteer"])
def test_a_player_in_prison_gets_no_gold(role: str) -> None:
    free = before_failure(f"blue-miner {role} saboteur").play("pass dead-N")
    prisoner = before_failure(f"blue-miner {role} saboteur", "trapped 1").play("pass dead-N")
    assert free.scores[1] > 0
    assert prisoner.scores[1] == 0
    assert prisoner.view(None).results[0].whys[1] == "trapped"


@pytest.mark.rule("EX-062")
def test_a_geologist_in_prison_gets_no_gold() -> None:
    table = before_failure("geologist saboteur", "trapped 0", "mine\nS C:NEW").play("pass dead-N")
    assert table.scores == [0, 5]


@pytest.mark.rule("EX-063")
@pytest.mark.parametrize(
    ("lines", "pay"), [([], [3, 3, 3, 0]), (["trapped 1"], [4, 0, 4, 0]), (["trapped 1 2"], [5, 0, 0, 0])]
)
def test_a_player_in_prison_is_not_counted_when_the_treasure_is_shared(lines: list[str], pay: list[int]) -> None:
    table = before_failure("saboteur saboteur saboteur boss", *lines).play("pass dead-N")
    assert table.scores == pay
    assert table.view(None).results[0].winners == [seat for seat in range(4) if pay[seat]]


@pytest.mark.rule("EX-064", "EX-065")
@pytest.mark.parametrize("prisoner", [0, 2])
def test_a_release_card_frees_oneself_or_another_player_and_both_cards_are_discarded(prisoner: int) -> None:
    table = given("hand 0 free-at-last EW\nhand 1 NS\nhand 2 EW\ntrapped 0 2")
    assert table.moves("free-at-last") == ["free-at-last 0", "free-at-last 2"]
    before = table.undiscarded()
    table.play(f"free-at-last {prisoner}")
    assert table.told("released") == [{"seat": 0, "on": prisoner}]
    assert before - table.undiscarded() == {"free-at-last": 1, "trapped": 1}
    assert table.facts.trapped == [prisoner == 2, False, prisoner == 0]
    assert table.to_move == 1


@pytest.mark.rule("EX-064")
def test_a_released_player_plays_path_cards_again_and_gets_gold() -> None:
    lines = "turn 0", "trapped 1", "hand 2 EW"
    table = before_failure("blue-miner saboteur boss", *lines, "hand 1 EW")
    assert table.play("pass dead-N").refused("place EW 1,0") == "in_prison EX-060"
    free = given("hand 0 free-at-last\nhand 1 EW\ntrapped 1").play("free-at-last 1")
    assert free.legal("place EW 1,0")
    paid = before_failure("blue-miner saboteur boss", "trapped 1", "hand 2 free-at-last")
    assert paid.play("pass dead-N", "free-at-last 1").scores == [0, 5, 0]
