"""Drawing: DC-169 to DC-171."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = """
    hand 0 NS-I web-II swap-cards-II
    hand 1 NE-II NW-II
    hand 2 NW-III
"""


@pytest.mark.rule("DC-169")
@pytest.mark.parametrize(
    ("move", "drawn"),
    [
        ("place NS-I 0,1", ["NE-III"]),
        ("web II 0,0 E", ["NE-III"]),
        ("discard NS-I", ["NE-III"]),
        ("discard NS-I web-II", ["NE-III", "EW-III"]),
    ],
)
def test_as_many_cards_are_drawn_as_were_played_or_discarded(move: str, drawn: list[str]) -> None:
    table = given(HANDS + "    next NE-III EW-III").play(move).stay()
    assert table.secrets("drew") == [(0, {"card": card}) for card in drawn]
    assert table.cards(0) == 3


@pytest.mark.rule("DC-170")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    table = given(HANDS + "    deck -").play("discard NS-I web-II").stay()
    assert table.told("drew") == []
    assert (table.hand(0), table.to_move) == (["swap-cards-II"], 1)


@pytest.mark.rule("DC-171")
def test_after_a_swap_the_partner_draws_instead() -> None:
    table = given(HANDS + "    next NE-III").play("swap-cards II 2").stay()
    assert table.told("drew") == [{"seat": 2, "level": "III"}]
    assert table.secrets("drew") == [(2, {"card": "NE-III"})]
    assert table.hand(0) == ["NW-III"]
    assert sorted(table.hand(2)) == ["NE-III", "NS-I", "web-II"]
