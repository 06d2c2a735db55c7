"""Moves as numbers and as text: every number has one text, and every text leads back to its number."""

import pytest

from permonik.engine.core.errors import IllegalMove, MalformedMove
from tests.engine.diamond_forest.play import GAME

TEXTS = [GAME.text(move) for move in range(GAME.move_count)]


def test_every_move_has_a_text_of_its_own_that_leads_back() -> None:
    assert GAME.move_count == len(set(TEXTS)) == 1_582
    inside = [move for move, text in enumerate(TEXTS) if is_inside(move, text)]
    assert [GAME.parse(TEXTS[move]) for move in inside] == inside


def is_inside(move: int, text: str) -> bool:
    """A swap at the border of the grid leads out of it."""
    facts = GAME.parts(move).facts
    return all(int(str(facts.get(name, 0))) <= 12 for name in ("to_x", "to_y"))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("reveal 3,1", {"kind": "reveal", "x": 3, "y": 1}),
        ("step 0,0", {"kind": "step", "x": 0, "y": 0}),
        ("travel 8,8", {"kind": "travel", "x": 8, "y": 8}),
        ("look 11,11", {"kind": "look", "x": 11, "y": 11}),
        ("whisk 2,5", {"kind": "whisk", "x": 2, "y": 5}),
        ("swap 3,1 4,1", {"kind": "swap", "x": 3, "y": 1, "to_x": 4, "to_y": 1}),
        ("swap 3,1 3,2", {"kind": "swap", "x": 3, "y": 1, "to_x": 3, "to_y": 2}),
        ("start 4,0", {"kind": "start", "x": 4, "y": 0}),
        ("trade 2", {"kind": "trade", "seat": 2}),
        *((word, {"kind": word}) for word in ("enter", "retreat", "stop", "roll", "pay", "refuse", "stay", "decline")),
        ("agree", {"kind": "agree"}),
        ("vote", {"kind": "vote"}),
    ],
)
def test_a_move_can_be_taken_apart(text: str, parts: dict[str, object]) -> None:
    assert GAME.text(GAME.parse(text)) == text
    assert GAME.parts(GAME.parse(text)).given() == parts


def test_a_swap_may_be_written_in_either_order_and_letters_do_not_matter() -> None:
    assert GAME.parse("swap 4,1 3,1") == GAME.parse("SWAP 3,1  4,1")
    assert GAME.parse("Reveal 3,1") == GAME.parse("reveal 3,1")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "reveal | step"),
        ("dance", "reveal | step"),
        ("reveal", "reveal 3,1"),
        ("reveal here", "reveal 3,1"),
        ("reveal 1,1 2,2", "reveal 3,1"),
        ("swap 1,1", "swap 3,1 4,1"),
        ("swap here 1,1", "swap 3,1 4,1"),
        ("trade", "trade 2"),
        ("trade -1", "trade 2"),
        ("enter 1,1", "enter"),
    ],
)
def test_a_malformed_move_is_refused_with_an_example(text: str, expected: str) -> None:
    with pytest.raises(MalformedMove) as error:
        GAME.parse(text)
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("text", "reason", "rule"),
    [
        ("reveal 99,0", "no_tile", "FO-018"),
        ("step 99,0", "no_tile", "FO-025"),
        ("travel 99,0", "no_tile", "FO-069"),
        ("look 99,0", "no_tile", "FO-106"),
        ("whisk -5,0", "no_tile", "FO-061"),
        ("swap 1,1 99,1", "no_tile", "FO-063"),
        ("start 99,0", "no_tile", "FO-011"),
        ("swap 1,1 2,2", "not_neighbours", "FO-109"),
        ("swap 1,1 1,1", "not_neighbours", "FO-109"),
        ("trade 4", "no_such_seat", "FO-001"),
        ("trade " + "9" * 5_000, "no_such_seat", "FO-001"),
    ],
)
def test_what_no_number_can_express_is_refused_with_its_rule(text: str, reason: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text)
    assert refused.value.refusal.reason == reason
    assert rule in refused.value.refusal.rules
