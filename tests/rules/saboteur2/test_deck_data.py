"""Deck data: EX-112 to EX-115."""

import pytest

from tests.rules.saboteur2.table import DECK, GAME, SEATS, before_failure, new, rounds_paid

WHOLE_BANK = 32 * 5
"""More nuggets than the 32 tokens of the box can be worth."""


@pytest.mark.rule("EX-112")
def test_the_combined_deck_has_70_path_and_48_action_cards() -> None:
    cards = [card for card in GAME.cards if card.kind not in ("start", "goal")]
    paths = sum(card.count for card in cards if card.kind == "path")
    actions = sum(card.count for card in cards if card.kind != "path")
    assert (paths, actions, DECK.total()) == (70, 48, 118)


@pytest.mark.rule("EX-112")
@pytest.mark.parametrize("seats", SEATS)
def test_the_draw_pile_after_the_deal_has_108_cards_less_six_for_each_player(seats: int) -> None:
    table = new(seats, 1)
    assert table.view(None).draw_pile == len(table.facts.deck) == 108 - 6 * seats
    assert table.view(None).draw_pile == {2: 96, 12: 36}.get(seats, 108 - 6 * seats)
    assert table.undiscarded() == DECK


@pytest.mark.rule("EX-113")
def test_ten_cards_show_a_crystal_and_none_of_them_comes_from_the_base_game() -> None:
    crystals = {card.name: card.count for card in GAME.cards if card.feature == "crystal"}
    assert sum(crystals.values()) == 10
    assert all(name.startswith("crystal-") for name in crystals)
    assert all(card.feature == "crystal" for card in GAME.cards if card.name.startswith("crystal-"))


@pytest.mark.rule("EX-113")
@pytest.mark.parametrize(
    ("mine", "crystals"),
    [("S EW NEW NESW", 0), ("S C:NEW", 1), ("S C:NEW C:NEW C:NEW C:w", 4), ("S EW C:EW+N EW+N+S", 1)],
)
def test_a_crystal_card_counts_as_one_crystal(mine: str, crystals: int) -> None:
    table = before_failure("geologist blue-miner", f"mine\n{mine}").play("pass dead-N")
    assert table.view(None).results[0].crystals == crystals
    assert table.scores == [crystals, 0]


@pytest.mark.rule("EX-114")
def test_there_is_one_double_bend_of_each_hand() -> None:
    bends = {card.links: card.count for card in GAME.cards if card.open == "NESW" and len(card.links) == 2}
    assert bends == {("NS", "EW"): 2, ("NE", "SW"): 1, ("NW", "ES"): 1}


@pytest.mark.rule("EX-115")
def test_the_bank_never_runs_out() -> None:
    seats = 12
    roles = "saboteur blue-miner " + "green-miner " * 4 + "blue-miner " * 3 + "geologist geologist boss"
    paid = [10] * seats
    table = before_failure(roles, *rounds_paid(paid, paid)).play("pass dead-N")
    assert sum(table.scores) > WHOLE_BANK
    assert table.scores == [25, *[20] * (seats - 1)]


@pytest.mark.rule("EX-115")
def test_gold_is_counted_by_value() -> None:
    table = before_failure("saboteur blue-miner boss", "option rounds 2", *rounds_paid([1, 5, 2]))
    assert table.gold() == [1, 5, 2]
    table.play("pass dead-N")
    assert table.gold() == table.scores == [6, 5, 2]
