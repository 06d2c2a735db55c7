"""Deck, board and setup data: LM-173 to LM-178."""

from collections import Counter

import pytest

from tests.rules.lost_mines.table import SEATS, given, new

EVERY_SEATS = pytest.mark.parametrize("seats", SEATS)


@EVERY_SEATS
@pytest.mark.rule("LM-173", "LM-177")
def test_the_action_cards_of_a_round_and_the_pile_after_the_deal(seats: int) -> None:
    facts = new(seats).facts
    cards = Counter(facts.deck) + Counter(facts.aside) + sum(map(Counter, facts.hands), Counter())
    kinds = Counter(name.partition("-")[0] for name in cards.elements())
    expected = {"axe": 3, "boat": 3, "rope": 3, "info": 6, "trap": 2, "troll": 3, "storm": 3}
    assert {kind: kinds[kind] for kind in expected} == expected
    assert len(facts.deck) == [38, 33, 28, 23, 25, 21, 17][seats - 3]


@pytest.mark.rule("LM-174")
@pytest.mark.parametrize(
    ("corner", "beyond"),
    [
        ("0,0", ["-1,0", "0,-1"]),
        ("10,0", ["11,0", "10,-1"]),
        ("0,6", ["-1,6", "0,7"]),
        ("10,6", ["11,6", "10,7"]),
    ],
)
def test_the_board_has_eleven_columns_and_seven_rows(corner: str, beyond: list[str]) -> None:
    table = given("""
        forest
          .   .  .  .  .  .  .  .  .  .  .
          NS  .  .  .  .  .  .  .  .  .  NS
          .   Y  .  .  .  .  .  .  .  .  .
          .   .  .  .  .  .  .  .  .  .  .
          .   B  .  .  .  .  .  .  .  .  .
          NS  .  .  .  .  .  .  .  .  .  R:NS
          .   .  .  .  .  .  .  .  .  .  .
        hand 0 NESW
    """)
    assert table.legal(f"place NESW {corner}")
    for cell in beyond:
        assert table.refused(f"place NESW {cell}") == "off_board LM-180"


@pytest.mark.rule("LM-175")
def test_starts_and_mines_have_their_spaces() -> None:
    table = given("""
        dwarves yellow-loyal blue-loyal yellow-selfish
        hand 0 NESW info-mine-dwarf
    """)
    assert [table.where(seat) for seat in range(3)] == [(1, 2), (1, 4), (1, 2)]
    assert table.moves("look-mine") == [f"look-mine info-mine-dwarf 9,{y}" for y in (0, 2, 4, 6)]
    beside_the_starts = ["1,1", "0,2", "2,2", "1,3", "0,4", "2,4", "1,5"]
    assert table.moves("place") == [f"place NESW {cell}" for cell in beside_the_starts]


SIDES = {"N": "9,1 S", "E": "9,2 E", "S": "9,2 S", "W": "8,2 E"}


@pytest.mark.rule("LM-176")
@pytest.mark.parametrize(
    ("mine", "edges"),
    [
        ("gems", "NE"),
        ("gems", "SW"),
        ("gold", "NEW"),
        ("gold", "ESW"),
        ("silver", "NES"),
        ("silver", "NSW"),
        ("dragon", "NESW"),
    ],
)
def test_the_open_sides_of_the_mines(mine: str, edges: str) -> None:
    others = [f"mine-{other}" for other in ("gems", "gold", "silver", "dragon") if other != mine]
    table = given(f"""
        mines {others[0]} mine-{mine} {others[1]} {others[2]}
        {"dragon 1" if mine == "dragon" else ""}
        forest
          Y  .  .  .  .  .  .  .  *{edges}
        hand 0 trap
    """)
    around = {side for side, border in SIDES.items() if table.legal(f"trap {border}")}
    assert around == set(edges)


@pytest.mark.rule("LM-176")
def test_both_starts_are_open_on_all_four_sides() -> None:
    borders = ["1,1 S", "0,2 E", "1,2 E", "1,2 S", "1,3 S", "0,4 E", "1,4 E", "1,4 S"]
    assert set(given("hand 0 trap").moves("trap")) == {f"trap {border}" for border in borders}


@pytest.mark.rule("LM-178")
def test_the_back_of_a_treasure_shows_its_kind_and_hides_its_value() -> None:
    table = given("""
        treasures gold-4 silver-1 gems-5
        taken 2:1
        hand 0 NS
    """)
    for seat, values in {0: [None, None, None], 1: [None, None, 5], None: [None, None, None]}.items():
        view = table.view(seat)
        assert [treasure.kind for treasure in view.treasures] == ["gold", "silver", "gems"]
        assert [treasure.value for treasure in view.treasures] == values
        assert view.treasures_aside == {"gems": 3, "gold": 3, "silver": 3}
