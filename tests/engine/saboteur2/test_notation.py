"""Moves as numbers and as text: every number has one text, and every text leads back to its number."""

import pytest

from permonik.engine.core.errors import IllegalMove, MalformedMove
from permonik.engine.saboteur2 import tables
from permonik.engine.saboteur2.notation import NOTATION
from permonik.engine.saboteur2.vocabulary import VOCABULARY


def moves() -> list[int]:
    """Every move that the game has for itself, and of the many others one in 97."""
    return [
        *range(0, tables.DISCARDS, 97),
        *range(tables.DISCARDS, tables.THEFTS, 7),
        *range(tables.THEFTS, tables.MOVES),
    ]


def test_every_move_has_a_text_of_its_own_that_is_parsed_back_to_it() -> None:
    assert [NOTATION.parse(NOTATION.text(move)) for move in moves()] == moves()


def test_every_card_of_the_deck_is_placed_or_played_and_can_be_passed_with() -> None:
    passed = [NOTATION.parts(move).card for move in range(tables.DISCARDS, tables.NUMBERING.breaks)]
    others = {
        NOTATION.parts(move).card
        for move in [*range(tables.DECK_SHAPES), *range(tables.NUMBERING.breaks, tables.MOVES)]
    }
    assert passed == list(VOCABULARY.deck_names)
    assert others - {None} == set(VOCABULARY.deck_names)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("place ladder-N 2,1 turned", {"kind": "place", "card": "ladder-N", "x": 2, "y": 1, "turned": True}),
        ("place bridge -3,0", {"kind": "place", "card": "bridge", "x": -3, "y": 0, "turned": False}),
        ("pass NS", {"kind": "pass", "card": "NS"}),
        ("pass crystal-NES+W", {"kind": "pass", "card": "crystal-NES+W"}),
        ("enough", {"kind": "enough"}),
        ("shed lantern", {"kind": "shed", "harm": "lantern"}),
        ("shed trapped", {"kind": "shed", "harm": "trapped"}),
        ("break lantern 11", {"kind": "break", "card": "break-lantern", "seat": 11, "tool": "lantern"}),
        ("repair pickaxe+cart 0 cart", {"kind": "repair", "card": "repair-pickaxe+cart", "seat": 0, "tool": "cart"}),
        ("rockfall 4,1", {"kind": "rockfall", "card": "rockfall", "x": 4, "y": 1}),
        ("map 8,2", {"kind": "map", "card": "map", "x": 8, "y": 2}),
        ("turn 8,-2 upright", {"kind": "turn", "x": 8, "y": -2, "turned": False}),
        ("theft", {"kind": "theft", "card": "theft"}),
        ("hands-off 3", {"kind": "hands-off", "card": "hands-off", "seat": 3}),
        ("swap-hand 3", {"kind": "swap-hand", "card": "swap-hand", "seat": 3}),
        ("inspection 3", {"kind": "inspection", "card": "inspection", "seat": 3}),
        ("swap-hats 3", {"kind": "swap-hats", "card": "swap-hats", "seat": 3}),
        ("trapped 3", {"kind": "trapped", "card": "trapped", "seat": 3}),
        ("free-at-last 3", {"kind": "free-at-last", "card": "free-at-last", "seat": 3}),
        ("steal 3", {"kind": "steal", "seat": 3}),
        ("leave", {"kind": "leave"}),
    ],
)
def test_a_move_can_be_taken_apart(text: str, parts: dict[str, object]) -> None:
    move = NOTATION.parse(text)
    assert NOTATION.text(move) == text
    assert NOTATION.parts(move).given() == parts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("discard NS", "place | pass | break"),
        ("keep 3", "shed | enough | steal | leave"),
        ("pass gold", "pass dead-EW"),
        ("enough of it", "enough"),
        ("shed", "shed lantern"),
        ("shed map", "shed lantern"),
        ("shed lantern cart", "shed lantern"),
        ("theft 3", "theft"),
        ("trapped", "trapped 3"),
        ("swap-hats me", "swap-hats 3"),
        ("steal 1 2", "steal 3"),
        ("leave it", "leave"),
    ],
)
def test_a_malformed_move_is_refused_with_an_example(text: str, expected: str) -> None:
    with pytest.raises(MalformedMove) as error:
        NOTATION.parse(text)
    assert expected in str(error.value.expected)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("pass", "nothing_discarded", "EX-033"),
        ("pass NS NS map", "one_by_one", "EX-024"),
        ("shed theft", "theft_stays", "EX-032"),
        ("trapped 12", "no_such_seat", "EX-002"),
        ("steal 99", "no_such_seat", "EX-002"),
        ("break cart 12", "no_such_seat", "EX-002"),
        ("place bridge 0,-51", "outside", "BA-053"),
        ("place bridge 1,0 sideways", "sideways", "BA-018"),
        ("map 8,1", "no_goal", "BA-103"),
        ("turn 0,0 turned", "no_goal", "BA-074"),
    ],
)
def test_what_no_number_can_express_is_refused_with_its_rule(text: str, reason: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        NOTATION.parse(text)
    assert refused.value.refusal.reason == reason
    assert rule in refused.value.refusal.rules
