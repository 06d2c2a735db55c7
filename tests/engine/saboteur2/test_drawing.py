"""What a drawing says in words of its own, and what it leaves unsaid."""

import json
from collections import Counter
from typing import Any

from permonik.engine.saboteur2.cards import CARDS, DECK, DWARVES, SHAPES
from permonik.engine.saboteur2.drawing import WORDS
from permonik.engine.saboteur2.tables import DECK_SHAPES
from tests.engine.saboteur2.play import GAME

BARE = "position saboteur-2\nseats 5\nhand 0 map\n"


def drawn(text: str) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads(GAME.load(text).save())
    return facts


def test_every_card_has_a_word_of_its_own_for_each_way_it_may_lie() -> None:
    assert len(WORDS.lying) == DECK_SHAPES
    for shape in SHAPES[:DECK_SHAPES]:
        name = CARDS[shape.card].name
        assert WORDS.lying[WORDS.laid(name, shape.turned)] == (name, shape.turned)


def test_a_word_tells_what_a_card_shows_and_how_it_lies() -> None:
    words = {
        ("NES", True): "NSW",
        ("dead-NES", True): "nsw",
        ("bridge", False): "NS|EW",
        ("curves-NE", False): "NE|SW",
        ("curves-NW", False): "NW|ES",
        ("ladder-N", True): "L:S",
        ("ladder-NE", False): "L:NE",
        ("blue-EW", False): "B:EW",
        ("green-NS+E", True): "G:NS+W",
        ("crystal-N", False): "C:n",
        ("crystal-NEW", True): "C:ESW",
        ("crystal-NES+W", True): "C:NSW+E",
        ("NS+E+W", False): "NS+E+W",
        ("ES+N", True): "NW+S",
    }
    for (card, turned), word in words.items():
        assert WORDS.laid(card, turned) == word


def test_roles_that_are_not_said_alternate_between_the_teams() -> None:
    facts = drawn(BARE)
    assert facts["roles"][:9] == ["blue-miner", "green-miner"] * 4 + ["saboteur"]
    assert Counter(facts["roles"]) == Counter(DWARVES)
    assert facts["spares"] == 10
    assert facts["knows"] == [[0], [1], [2], [3], [4]]


def test_dwarf_cards_that_are_not_said_are_the_others() -> None:
    roles = ["geologist", "blue-miner", "boss", "saboteur", "profiteer"]
    facts = drawn(BARE + "roles " + " ".join(roles))
    assert facts["roles"][:7] == [*roles, "blue-miner", "green-miner"]
    assert Counter(facts["roles"]) == Counter(DWARVES)


def test_of_the_cards_that_are_named_nowhere_the_last_ten_are_set_aside() -> None:
    facts = drawn(BARE + "trapped 2\nthefts 1\nspares 9\n")
    full = Counter({card.name: card.count for card in DECK})
    full.subtract(["map", "trapped", "theft", "swap-hats"])
    assert Counter(facts["deck"] + facts["aside"]) == +full
    inspections = ["inspection"] * 2
    assert facts["aside"] == ["swap-hand", *inspections, "swap-hats", *["trapped"] * 2, *["free-at-last"] * 4]


def test_what_is_set_aside_may_be_said_and_so_may_the_deck() -> None:
    aside = "NS NS EW map NE NE NW theft bridge NES"
    facts = drawn(f"{BARE}aside {aside}\n")
    assert facts["aside"] == aside.split()
    assert len(facts["deck"]) == 118 - 10 - 1
    facts = drawn(f"{BARE}deck EW theft\n")
    assert facts["deck"] == ["EW", "theft"]
    assert facts["aside"] == drawn(BARE)["aside"]


def test_gold_follows_from_results_and_loot() -> None:
    result = {
        "round": 1,
        "gold_reached": False,
        "finisher": 0,
        "roles": ["saboteur", "boss"],
        "trapped": [False, False],
        "mine": [],
        "blue_route": [],
        "green_route": [],
        "crystals": 0,
        "winners": [0],
        "pay": [5, 0],
        "whys": ["gold_never_found", "no_gold"],
    }
    text = "position saboteur-2\nseats 2\nround 2\nhand 0 map\nloot {loot}\nresult {result}\n"
    for loot, gold in (("-", [5, 0]), ("1:1:0", [4, 1]), ("1:1:1", [5, 0]), ("1:1:0 1:0:1", [5, 0])):
        assert GAME.load(text.format(loot=loot, result=json.dumps(result))).scores == gold


def test_a_seat_in_the_middle_of_passing_may_be_drawn() -> None:
    state = GAME.load(BARE.replace("map", "map NS") + "phase passing\nlast 0\npassing 1 1 1\n")
    assert {GAME.parts(move).card for move in state.moves()} == {"map", "NS"}
