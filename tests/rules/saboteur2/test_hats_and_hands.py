"""New action cards, those that change hats and hands or look at a role: EX-054 to EX-058 and EX-066 to EX-069."""

from collections import Counter

import pytest

from permonik.engine.core.errors import DamagedPosition
from tests.rules.saboteur2.table import DWARVES, SEATS, Table, given, new

DEALT = ["boss", "saboteur", "green-miner"]


def hats(spare: str = "profiteer") -> Table:
    """A hat exchange in hand; the next dwarf card to be taken, the last one in `roles`, is `spare`."""
    rest = (DWARVES - Counter([*DEALT, spare])).elements()
    return given(f"roles {' '.join([*DEALT, *rest, spare])}\nhand 0 swap-hats NS\nhand 1 NS\nhand 2 NS\ndeck NE")


@pytest.mark.rule("EX-054")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_be_chosen_for_a_hat_exchange_oneself_included(seats: int) -> None:
    table = given(f"seats {seats}\nhand 0 swap-hats\nhand 1 NS")
    assert table.moves("swap-hats") == [f"swap-hats {seat}" for seat in range(seats)]


@pytest.mark.rule("EX-054", "EX-055")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_chosen_player_lays_the_old_dwarf_card_aside_and_takes_one_not_dealt(seat: int) -> None:
    table = hats()
    before = table.facts
    table.play(f"swap-hats {seat}")
    after = table.facts
    assert table.view(seat).role == after.roles[seat] == "profiteer"
    assert after.roles[-1] == before.roles[seat]
    assert [after.roles[other] for other in range(3) if other != seat] == [
        before.roles[other] for other in range(3) if other != seat
    ]
    assert after.spares == before.spares - 1 == 11
    assert sorted(after.roles) == sorted(before.roles)
    assert table.told("swapped_hats") == [{"seat": 0, "on": seat}]


@pytest.mark.rule("EX-055", "EX-056")
@pytest.mark.parametrize("seat", [0, 1])
def test_old_and_new_dwarf_card_are_unseen_by_others(seat: int) -> None:
    one, other = hats("profiteer"), hats("geologist")
    for table in (one, other):
        table.play(f"swap-hats {seat}")
    assert one.secrets("swapped_hats") == [(seat, {"role": "profiteer"})]
    assert other.secrets("swapped_hats") == [(seat, {"role": "geologist"})]
    for watcher in (0, 1, 2, None):
        same = one.view(watcher).save() == other.view(watcher).save()
        assert same == (watcher != seat)
    old = ["boss", "saboteur"][seat]
    assert [one.view(watcher).laid_away for watcher in (0, 1, 2, None)] == [
        [old] if watcher == seat else [None] for watcher in (0, 1, 2, None)
    ]


@pytest.mark.rule("EX-056")
def test_the_new_card_is_a_random_one() -> None:
    taken = set()
    for seed in range(200):
        table = new(2, seed)
        if "swap-hats" in table.hand(table.to_move):
            seat = table.to_move
            before = table.facts.roles[2:]
            role = table.play(f"swap-hats {seat}").view(seat).role
            assert role in before
            taken.add(role)
    assert len(taken) >= 4


@pytest.mark.rule("EX-056")
def test_who_had_inspected_the_old_card_does_not_know_the_new_one() -> None:
    table = given("""
        roles boss saboteur green-miner
        hand 0 inspection
        hand 1 swap-hats
        hand 2 NS
    """).play("inspection 2")
    assert table.view(0).known_roles == ["boss", None, "green-miner"]
    table.play("swap-hats 2")
    assert table.view(0).known_roles == ["boss", None, None]
    assert table.view(0).laid_away == ["green-miner"]
    assert table.view(1).laid_away == [None]


@pytest.mark.rule("EX-057")
def test_the_hat_exchange_card_is_then_discarded() -> None:
    table = hats()
    before = table.undiscarded()
    table.play("swap-hats 1")
    assert before - table.undiscarded() == {"swap-hats": 1}
    assert (table.hand(0), table.to_move) == (["NS", "NE"], 1)


@pytest.mark.rule("EX-058")
def test_without_an_undealt_dwarf_card_hats_cannot_be_exchanged() -> None:
    table = hats()
    table.state.spares = 0
    assert table.refused("swap-hats 1") == "no_spare EX-058"
    assert table.moves("swap-hats") == []


@pytest.mark.rule("EX-058")
def test_with_at_most_twelve_players_dwarf_cards_never_run_out() -> None:
    table = given("seats 12\nhand 0 swap-hats\nhand 1 swap-hats").play("swap-hats 3", "swap-hats 4")
    assert table.facts.spares == 1
    with pytest.raises(DamagedPosition, match="at most 2 of swap-hats"):
        given("seats 12\nspares 0\nhand 0 NS")


@pytest.mark.rule("EX-066")
def test_an_inspection_shows_another_dwarf_card_to_the_player_alone() -> None:
    roles = ("boss saboteur green-miner", "boss blue-miner green-miner")
    one, other = (
        given(f"roles {dealt}\nhand 0 inspection\nhand 1 NS\nhand 2 NS\ndeck NE").play("inspection 1")
        for dealt in roles
    )
    assert one.told("inspected") == [{"seat": 0, "on": 1}]
    assert one.secrets("inspected") == [(0, {"role": "saboteur"})]
    assert one.view(0).known_roles == ["boss", "saboteur", None]
    assert other.view(0).known_roles == ["boss", "blue-miner", None]
    for seat in (2, None):
        assert one.view(seat).save() == other.view(seat).save()
    assert one.view(1).known_roles == [None, "saboteur", None]
    assert one.view(2).knows == [[0, 1], [1], [2]]


@pytest.mark.rule("EX-066")
def test_an_inspection_is_discarded_and_never_used_on_oneself() -> None:
    table = given("hand 0 inspection\nhand 1 NS\ndeck NE")
    assert table.refused("inspection 0") == "others_only EX-066"
    assert table.moves("inspection") == ["inspection 1", "inspection 2"]
    before = table.undiscarded()
    table.play("inspection 2")
    assert before - table.undiscarded() == {"inspection": 1}
    assert (table.hand(0), table.to_move) == (["NE"], 1)


@pytest.mark.rule("EX-067")
def test_all_remaining_hand_cards_are_swapped_whatever_their_number() -> None:
    table = given("""
        hand 0 swap-hand NS EW
        hand 1 NE
        hand 2 map theft rockfall bridge NW
        deck NES
    """).play("swap-hand 2")
    assert table.hand(0) == ["NW", "bridge", "rockfall", "map", "theft"]
    assert sorted(table.hand(2)) == ["EW", "NES", "NS"]
    assert table.hand(1) == ["NE"]
    assert table.told("swapped_hands") == [{"seat": 0, "on": 2}]


@pytest.mark.rule("EX-067")
def test_hands_are_swapped_face_down() -> None:
    one, other = (
        given(f"hand 0 swap-hand NS {mine}\nhand 1 NE\nhand 2 {yours}\ndeck NES map EW").play("swap-hand 2")
        for mine, yours in (("bridge", "theft"), ("theft", "bridge"))
    )
    for seat in (1, None):
        assert one.view(seat).save() == other.view(seat).save()
    assert one.secrets("received") == [(0, {"card": "theft"}), (2, {"card": "NS"}), (2, {"card": "bridge"})]


@pytest.mark.rule("EX-067")
def test_each_knows_what_it_gave_away() -> None:
    table = given("hand 0 swap-hand NS EW\nhand 1 NE\nhand 2 map\ndeck NES").play("swap-hand 2")
    (mine,) = table.view(0).given
    assert (mine.holder, mine.cards) == (2, ["NS", "EW"])
    (theirs,) = table.view(2).given
    assert (theirs.holder, theirs.cards) == (0, ["map"])
    assert table.view(1).given == table.view(None).given == []


@pytest.mark.rule("EX-067")
def test_hands_are_swapped_with_another_player_only() -> None:
    table = given("hand 0 swap-hand NS\nhand 1 NE\nhand 2 NE")
    assert table.refused("swap-hand 0") == "others_only EX-067"
    assert table.moves("swap-hand") == ["swap-hand 1", "swap-hand 2"]


@pytest.mark.rule("EX-068", "EX-069")
def test_the_card_is_discarded_and_the_other_player_draws_not_the_one_who_played_it() -> None:
    table = given("hand 0 swap-hand NS\nhand 1 NE\nhand 2 EW EW\ndeck NES NW")
    before = table.undiscarded()
    table.play("swap-hand 2")
    assert before - table.undiscarded() == {"swap-hand": 1}
    assert table.told("drew") == [{"seat": 2}]
    assert table.hand(2) == ["NS", "NES"]
    assert table.hand(0) == ["EW", "EW"]
    assert table.facts.deck == ["NW"]
    assert table.to_move == 1
