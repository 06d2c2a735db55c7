"""Damaged positions, deals and drawings of the game with the expansion."""

import json
from collections.abc import Callable

import pytest

from permonik.engine.core.errors import PermonikError
from permonik.engine.saboteur2.cards import DECK, DWARVES
from tests.engine.damage import Facts, refuse, refuse_fact, refuse_line, saved
from tests.engine.saboteur2.play import GAME

pytestmark = pytest.mark.any_build  # what reads positions is not compiled
ROLES = [role for role, count in DWARVES.items() for _ in range(count)]
CARD = {"x": 1, "y": 0, "card": "EW", "turned": False}


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("phase", "dancing", "digging | turning | passing | stealing | over"),
        ("phase", "passing", "0 to 3"),
        ("owed", 1, "0, 0, 0 unless passing"),
        ("may", 2, "0, 0, 0 unless passing"),
        ("due", -1, "0, 0, 0 unless passing"),
        ("roles", ROLES[:14], "'geologist': 2"),
        ("roles", ["elf", *ROLES[1:]], "blue-miner | green-miner | saboteur | boss | profiteer | geologist"),
        ("roles", ["boss", *ROLES[1:]], "'boss': 1"),
        ("aside", ["NS"] * 4, "10 entries"),
        ("aside", ["NS"] * 10, "at most 4 of NS"),
        ("aside", ["elf"] * 10, "a card of the deck"),
        ("spares", 12, "0 to 11"),
        ("spares", -1, "0 to 11"),
        ("spares", 8, "at most 2 of swap-hats"),
        ("knows", [[0], [1], [2]], "4 entries"),
        ("knows", [[0], [1], [2], [0]], "its own place for seat 3"),
        ("knows", [[0, 4], [1], [2], [3]], "places among [0, 1, 2, 3]"),
        ("knows", [[0, 15], [1], [2], [3]], "places among"),
        ("trapped", [True], "4 entries"),
        ("trapped", [True] * 4, "at most 3 of trapped"),
        ("thefts", [4], "a seat from 0 to 3"),
        ("thefts", [2, 2], "each seat at most once"),
        ("thieves", [0], "none unless stealing"),
        ("given", [{"seat": 0, "holder": 4, "cards": ["NS"], "unseen": 0}], "a seat from 0 to 3"),
        ("given", [{"seat": 0, "holder": 0, "cards": ["NS"], "unseen": 0}], "a hand that another seat holds"),
        ("given", [{"seat": 0, "holder": 1, "cards": [], "unseen": 0}], "at least one card"),
        ("given", [{"seat": 0, "holder": 1, "cards": ["elf"], "unseen": 0}], "NS | EW"),
        ("given", [{"seat": 0, "holder": 1, "cards": ["NS"], "unseen": 1}], "0 to 0 cards discarded unseen"),
        ("given", [{"seat": 0, "holder": 1, "cards": ["NS"] * 4, "unseen": 0}], "in hand or discarded unseen"),
        ("loot", [[1, 0, 1]], "in finished rounds, up to 0"),
        ("mine", [{**CARD, "x": 49}], "x within 48, y within 49"),
        ("mine", [{**CARD, "card": "theft"}], "NS | EW"),
        ("mine", [{**CARD, "card": "crystal-NESW"}, {**CARD, "card": "crystal-NESW", "x": 2}], "at most 1 of crystal"),
    ],
)
def test_an_impossible_fact_is_refused(name: str, value: object, expected: str) -> None:
    assert expected in refuse_fact(GAME, name, value)


RESULT: Facts = {
    "round": 1,
    "gold_reached": False,
    "finisher": 1,
    "roles": ["blue-miner", "geologist", "boss", "saboteur"],
    "trapped": [False, True, False, False],
    "mine": [],
    "blue_route": [],
    "green_route": [],
    "crystals": 1,
    "winners": [3],
    "pay": [1, 0, 0, 5],
    "whys": ["no_gold", "no_crystals", "no_gold", "gold_never_found"],
}
STEALING = f"""position saboteur-2
seats 4
option rounds 1
phase stealing
turn 0
last 1
trapped 1
thefts 0 2 1 3
thieves 0 2
loot 1:3:0
result {json.dumps(RESULT)}
"""
"""The theft laid last is that of seat 3, which has stolen; seat 1 is in prison."""
DIGGING = """position saboteur-2
seats 4
roles boss saboteur green-miner geologist
mine
  S B:EW NS|EW C:NEW+S
hand 0 NS map
hand 1 EW theft
trapped 1 3
thefts 2 0
spares 10
knows 0 1 14
given 0 1 1 EW map
discards 1:map
"""


@pytest.mark.parametrize(
    ("drawn", "line", "instead", "expected"),
    [
        (DIGGING, "seats 4", "seats 13", "2 to 12"),
        (DIGGING, "B:EW", "B:NSE", "S . ? * and edges"),
        (DIGGING, "B:EW", "B:EW B:EW", "at most 1 of blue-EW"),
        (DIGGING, "boss saboteur", "boss boss", "'boss': 1"),
        (DIGGING, "boss saboteur green-miner", "boss", "at least 4 entries"),
        (DIGGING, "boss", "elf", "blue-miner | green-miner"),
        (DIGGING, "trapped 1 3", "trapped 1 4", "0 to 3"),
        (DIGGING, "trapped 1 3", "trapped 1 x", "trapped 1 3"),
        (DIGGING, "thefts 2 0", "thefts 2 2", "each seat at most once"),
        (DIGGING, "thefts 2 0", "thefts x", "thefts 2 0"),
        (DIGGING, "spares 10", "spares", "spares 10"),
        (DIGGING, "spares 10", "spares 11", "places among [0, 1, 2, 3]"),
        (DIGGING, "spares 10", "spares 9\nhand 2 swap-hats", "at most 2 of swap-hats"),
        (DIGGING, "knows 0 1 14", "knows 9 0", "0 to 3"),
        (DIGGING, "knows 0 1 14", "knows 0 x", "knows 0 2 14"),
        (DIGGING, "given 0 1 1 EW map", "given 0 1", "given 0 2 1 NS map"),
        (DIGGING, "given 0 1 1 EW map", "given 0 1 0 EW map", "at least 1 discarded unseen"),
        (DIGGING, "given 0 1 1 EW map", "given 0 1 1 NS", "cards in hand or discarded unseen"),
        (DIGGING, "given 0 1 1 EW map", "given 0 1 2 EW", "0 to 1 cards discarded unseen"),
        (DIGGING, "discards 1:map", "aside NS", "10 entries"),
        (DIGGING, "discards 1:map", "phase sharing", "phase digging | turning | passing | stealing | over"),
        (DIGGING, "discards 1:map", "discards 1:map\nphase passing\nlast 0", "one of ((0, 2, 1), (0, 1, 2), (1, 1, 1)"),
        (DIGGING, "discards 1:map", "passing 0 2", "passing 0 2 1"),
        (DIGGING, "discards 1:map", "discards 1:map\npassing 0 2 1", "0, 0, 0 unless passing"),
        (STEALING, "turn 0", "turn 2", "2 first"),
        (STEALING, "thieves 0 2", "thieves -", "0 first"),
        (STEALING, "thieves 0 2", "thieves 0 1", "the last of [3, 0, 2]"),
        (STEALING, "thefts 0 2 1 3", "thefts 3 2 1 0", "the last of [0, 2, 3]"),
        (STEALING, "trapped 1", "trapped 2", "the last of [3, 0, 1]"),
        (STEALING, "loot 1:3:0", "loot 1:0:0", "those without loot of this round"),
        (STEALING, "loot 1:3:0", "loot 1:3:0 1:2:2", "those without loot of this round"),
        (STEALING, "loot 1:3:0", "loot 1:3:2", "a victim with gold"),
        (STEALING, "loot 1:3:0", "loot 1:3:9", "a seat from 0 to 3"),
        (STEALING, "loot 1:3:0", "loot 2:3:0", "in finished rounds, up to 1"),
        (STEALING, "loot 1:3:0", "loot 1:3:0 1:3:3", "each thief once in a round"),
        (STEALING, "loot 1:3:0", "loot 1:3", "loot 1:0:3 1:2:2"),
        (STEALING, "phase stealing", "phase digging\nhand 0 map", "none unless stealing"),
        (STEALING, "result {", "result {{", "a finished round as JSON"),
    ],
)
def test_a_damaged_drawing_is_refused_with_what_was_expected(
    drawn: str, line: str, instead: str, expected: str
) -> None:
    assert expected in refuse_line(GAME, drawn, line, instead)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"round": 2}, "round 1"),
        ({"finisher": 4}, "a seat from 0 to 3"),
        ({"roles": ["boss"]}, "4 entries"),
        ({"roles": ["boss"] * 4}, "'boss': 1"),
        ({"roles": ["elf"] * 4}, "blue-miner | green-miner"),
        ({"trapped": []}, "4 entries"),
        ({"winners": [4]}, "a seat from 0 to 3"),
        ({"pay": [1]}, "pay for 4 seats"),
        ({"pay": [1, 0, 0, 11]}, "pay of 0 to 10"),
        ({"whys": ["no_gold"]}, "4 entries"),
        ({"whys": ["luck"] * 4}, "team_finished | free_way"),
        ({"crystals": 11}, "0 to 10 crystals"),
        ({"blue_route": [[99, 0]]}, "x within 48"),
    ],
)
def test_a_finished_round_that_cannot_be_is_refused(change: Facts, expected: str) -> None:
    facts = saved(GAME.load(STEALING).save())
    facts["results"][0] |= change
    assert expected in refuse(GAME, facts)


def test_a_finished_game_without_its_results_is_refused() -> None:
    facts = saved(GAME.load(STEALING).save())
    facts["results"] = []
    assert "1 finished rounds" in refuse(GAME, facts)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda deal: deal.update(game="saboteur"), "saboteur-2"),
        (lambda deal: deal.update(seats=13), "2 to 12"),
        (lambda deal: deal.update(stack=[1]), "stack"),
        (lambda deal: deal["deals"][0]["deck"].pop(), "the 118 cards of the deck"),
        (lambda deal: deal["deals"][0]["roles"].pop(), "'geologist': 2"),
        (lambda deal: deal["deals"][0].update(goals=["gold"] * 3), "gold stone-NE stone-NW"),
    ],
)
def test_a_damaged_deal_is_refused(change: Callable[[Facts], object], expected: str) -> None:
    deck = [card.name for card in DECK for _ in range(card.count)]
    deals = [{"roles": list(ROLES), "goals": ["gold", "stone-NE", "stone-NW"], "deck": deck}]
    deal: Facts = {"game": GAME.id, "seats": 4, "deals": deals}
    GAME.load(json.dumps(deal))
    change(deal)
    assert expected in refuse(GAME, deal, PermonikError)
