"""What everybody sees, what one seat knows, and what samples respect."""

from collections import Counter

import pytest

from tests.rules.dark_cave.table import GAME, SEATS, Table, given, level, new

EXIT = "goals goal-exit goal-lair goal-vein goal-ladder\ncave\n  *X:NESW 1EW\n  .\n  .\n  .\n  . . . . S\n"


@pytest.mark.rule("DC-242", "DC-243")
@pytest.mark.parametrize("seats", SEATS)
def test_levels_and_counts_are_public(seats: int) -> None:
    table = new(seats, 3, first_player=0)
    for _ in range(2 * seats):
        table.discard()
    facts, view = table.facts, table.view(None)
    for seat, player in enumerate(view.players):
        assert player.levels == sorted(map(level, facts.hands[seat]))
        assert player.cards == len(facts.hands[seat])
        assert player.nuggets == facts.nuggets[seat]
    levels = Counter(map(level, facts.deck))
    assert view.levels == [levels["I"], levels["II"], levels["III"]]
    assert view.discard_levels == [level(card) for _, card in facts.discards]
    assert view.hand == view.own_discards == []


@pytest.mark.rule("DC-242", "DC-284")
def test_samples_exchange_cards_within_a_level_only() -> None:
    table = new(5, 1, first_player=0)
    for _ in range(8):
        table.discard()
    real = table.facts
    imagine = GAME.imaginer(table.view(1))
    for seed in range(10):
        other = Table(imagine(seed)).facts
        assert [list(map(level, hand)) for hand in map(sorted_by_level, other.hands)] == [
            list(map(level, hand)) for hand in map(sorted_by_level, real.hands)
        ]
        assert list(map(level, other.deck)) == list(map(level, real.deck))
        assert list(map(level, other.aside)) == list(map(level, real.aside))
        assert [(seat, level(card)) for seat, card in other.discards] == [
            (seat, level(card)) for seat, card in real.discards
        ]
        clans = [role.partition("-")[0] for role in other.dwarves]
        assert clans[:5] == [role.partition("-")[0] for role in real.dwarves[:5]]
        assert Counter(other.dwarves) == Counter(real.dwarves)
        assert other.hands[1] == real.hands[1]


def sorted_by_level(hand: list[str]) -> list[str]:
    return sorted(hand, key=level)


@pytest.mark.rule("DC-244", "DC-278")
def test_only_the_victim_knows_a_lost_card() -> None:
    table = given("cave\n  S 1EW 1D:NEW\ndwarf 1 2,0\nhand 0 rat-I\nhand 1 NE-I NE-II\nhand 2 NW-I").play("rat I 2,0")
    lost = table.view(1).own_discards
    assert len(lost) == 1
    assert table.view(0).own_discards == []
    assert lost[0] in table.view(0).unseen
    assert table.view(0).discard_levels == [level(lost[0])]


@pytest.mark.rule("DC-278", "DC-239")
def test_cards_shown_stay_known_to_all() -> None:
    table = given("cave\n  S 1EW\nhand 0 cave-in-I\nhand 1 NE-I").play("cave-in I 1,0")
    for seat in range(3):
        assert "EW-I" not in table.view(seat).unseen
        assert "cave-in-I" not in table.view(seat).unseen


@pytest.mark.rule("DC-252", "DC-284")
def test_after_an_escape_each_side_has_a_dwarf_inside() -> None:
    dwarves = "dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur\n"
    table = given(f"{dwarves}{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I NS-II\nhand 1 NE-III NW-III\nhand 2 NE-II NW-II")
    before = GAME.imaginer(table.view(1))
    assert {tuple(Table(before(seed)).facts.dwarves[:3]) for seed in range(40)} == {
        ("blue-loyal", "blue-saboteur", "blue-loyal"),
        ("blue-loyal", "blue-saboteur", "blue-saboteur"),
        ("blue-saboteur", "blue-saboteur", "blue-loyal"),
    }
    table.play("discard NS-I").walk("-4,-4 4")
    after = GAME.imaginer(table.view(1))
    assert {tuple(Table(after(seed)).facts.dwarves[:3]) for seed in range(40)} == {
        ("blue-loyal", "blue-saboteur", "blue-loyal")
    }


@pytest.mark.rule("DC-250", "DC-168")
def test_the_first_one_out_knows_how_many_work_for_each_clan() -> None:
    dwarves = "dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur\n"
    table = given(f"{dwarves}{EXIT}dwarf 0 -4,-4 1\nhand 0 NS-I NS-II\nhand 1 NE-III NW-III\nhand 2 NE-II NW-II")
    table.play("discard NS-I").walk("-4,-4 4")
    imagine = GAME.imaginer(table.view(0))
    found = {tuple(Table(imagine(seed)).facts.dwarves) for seed in range(40)}
    assert {dwarves[3] for dwarves in found} == {"blue-saboteur"}
    assert {Counter(dwarves[:3])["blue-loyal"] for dwarves in found} == {2}


@pytest.mark.rule("DC-280")
def test_spectators_see_only_what_is_public() -> None:
    view = new(5, 2).view(None)
    assert view.role is None
    assert view.hand == []
    assert [player.role for player in view.players] == [None] * 5
    assert view.given == []


@pytest.mark.rule("DC-286")
def test_step_one_and_questions_are_always_asked() -> None:
    table = given("hand 0 rat-I\nhand 1 NE-I")
    assert table.moves() == ["discard rat-I"]
    assert table.to_move == 0


@pytest.mark.rule("DC-268")
@pytest.mark.parametrize("seats", SEATS)
def test_the_bank_never_runs_low(seats: int) -> None:
    table = new(seats, 4)
    assert table.view(None).bank == 46 - 3 * seats >= 19 + 3


@pytest.mark.rule("DC-279")
def test_a_second_swap_carries_what_is_known_along() -> None:
    table = given(
        "hand 0 swap-cards-II NS-I\nhand 1 NE-II\nhand 2 swap-cards-III NW-II\ndeck rat-III web-III goblin-III"
    )
    table.play("swap-cards II 1").stay()
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(1, ["NS-I"])]
    table.play("discard rat-III").stay()
    table.play("swap-cards III 1").stay()
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(2, ["NS-I"])]
    imagine = GAME.imaginer(table.view(0))
    for seed in range(6):
        assert "NS-I" in Table(imagine(seed)).hand(2)


@pytest.mark.rule("DC-279", "DC-246")
def test_when_all_cards_of_its_level_have_left_a_known_card_is_a_known_discard() -> None:
    table = given(
        "hand 0 swap-cards-II NS-I NE-I\nhand 1 NE-II\nhand 2 NW-II\ndeck rat-III web-III goblin-III goblin-III"
    )
    table.play("swap-cards II 1").stay()
    table.play("discard NS-I NE-I").stay()
    imagine = GAME.imaginer(table.view(0))
    for seed in range(6):
        facts = Table(imagine(seed)).facts
        assert sorted(card for _, card in facts.discards) == ["NE-I", "NS-I"]
