"""Moves as numbers and as text: every number has one text, and every text leads back to its number."""

import pytest

from permonik.engine.saboteur.cards import CARDS
from tests.engine.games import sampled_positions
from tests.engine.play import GAME, SEATS, plans

TEXTS = [GAME.text(move) for move in range(GAME.move_count)]


def test_there_are_62430_moves() -> None:
    assert GAME.move_count == 62_430


def test_every_move_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == GAME.move_count


def test_every_text_is_parsed_back_to_its_move() -> None:
    assert [GAME.parse(text) for text in TEXTS] == list(range(GAME.move_count))


def test_upper_and_lower_case_of_kinds_and_cards_do_not_matter() -> None:
    for text, other in [
        ("place NES 3,-1 turned", "PLACE nes 3,-1 turned"),
        ("discard dead-EW", "Discard DEAD-ew"),
        ("keep 3", "  Keep   3 "),
    ]:
        assert GAME.parse(text) == GAME.parse(other)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("place NES 3,-1 turned", {"kind": "place", "card": "NES", "x": 3, "y": -1, "turned": True}),
        ("place EW 1,0", {"kind": "place", "card": "EW", "x": 1, "y": 0, "turned": False}),
        ("discard dead-EW", {"kind": "discard", "card": "dead-EW"}),
        ("break lantern 2", {"kind": "break", "card": "break-lantern", "seat": 2, "tool": "lantern"}),
        ("repair pickaxe+cart 0 cart", {"kind": "repair", "card": "repair-pickaxe+cart", "seat": 0, "tool": "cart"}),
        ("repair cart 9", {"kind": "repair", "card": "repair-cart", "seat": 9, "tool": "cart"}),
        ("rockfall 4,1", {"kind": "rockfall", "card": "rockfall", "x": 4, "y": 1}),
        ("map 8,2", {"kind": "map", "card": "map", "x": 8, "y": 2}),
        ("turn 8,-2 upright", {"kind": "turn", "x": 8, "y": -2, "turned": False}),
        ("keep 3", {"kind": "keep", "nuggets": 3}),
    ],
)
def test_a_move_can_be_taken_apart(text: str, parts: dict[str, object]) -> None:
    move = GAME.parse(text)
    assert GAME.text(move) == text
    assert GAME.parts(move).given() == parts


def test_every_card_that_a_move_names_is_a_card_of_the_game() -> None:
    names = {card.name for card in CARDS}
    assert {GAME.parts(move).card for move in range(GAME.move_count)} - {None} <= names


def test_a_half_turn_that_changes_nothing_is_understood_but_never_written() -> None:
    for card in ("NS", "EW", "NESW", "dead-NS", "dead-EW", "dead-NESW"):
        assert GAME.parse(f"place {card} 1,0 turned") == GAME.parse(f"place {card} 1,0")
        assert f"place {card} 1,0 turned" not in TEXTS


@pytest.mark.parametrize("seats", SEATS)
def test_moves_of_a_game_are_written_and_parsed_in_their_position(seats: int) -> None:
    for plan in plans(seats, 1):
        for state in sampled_positions(plan, 0.1):
            for move in state.moves():
                assert GAME.parse(GAME.text(move, state), state) == move
