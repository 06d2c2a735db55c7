"""Further rulings on sides and setup: DC-187 to DC-189."""

import pytest

from tests.rules.dark_cave.table import SEATS, Table, dealt, given, new

SPLITS = {
    2: {(1, 1)},
    3: {(2, 1), (1, 2)},
    4: {(2, 2)},
    5: {(4, 1), (3, 2), (2, 3), (1, 4)},
    6: {(4, 2), (3, 3), (2, 4)},
    7: {(4, 3), (3, 4)},
    8: {(4, 4)},
}
PILES = {2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27}

every_number_of_seats = pytest.mark.parametrize("seats", SEATS)


def ended(table: Table) -> Table:
    """Everybody agrees to end the game."""
    table.play("propose")
    while not table.state.over:
        table.play("answer yes")
    return table


def members(table: Table) -> list[list[int]]:
    """Who worked for the blue clan and who for the yellow one."""
    return [treasure.members for treasure in table.view(None).results[0].treasures]


@pytest.mark.rule("DC-187")
@pytest.mark.parametrize(("clan", "sides"), [("blue", [[0, 2], [1, 3]]), ("yellow", [[1, 3], [0, 2]])])
def test_with_four_players_the_saboteurs_work_for_the_absent_clan(clan: str, sides: list[list[int]]) -> None:
    dwarves = f"{clan}-loyal {clan}-saboteur {clan}-loyal {clan}-saboteur"
    table = ended(dealt(4, dwarves, early_end=True))
    assert {player.clan for player in table.view(None).players} == {clan}, "only one colour is on the table"
    assert members(table) == sides


@pytest.mark.rule("DC-187")
def test_with_three_players_the_absent_clan_can_win() -> None:
    table = given("""
        dwarves blue-loyal blue-saboteur blue-loyal blue-saboteur
        goals goal-vein goal-lair goal-ladder goal-exit
        cave
          S
          .
          .
          .
          . . . 1EW *X:NESW
        dwarf 1 4,4 3
        turn 1
        hand 1 NE-III
        hand 0 NS-I
    """)
    table.play("discard NE-III").walk("4,4 4")
    assert table.told("cave_ended") == [{"finisher": 1, "why": "side_out"}]
    assert (table.told("clan_won"), table.scores) == ([{"clan": "yellow"}], [0, 1, 0])


@pytest.mark.rule("DC-188")
@every_number_of_seats
def test_how_many_dwarfs_each_side_can_have(seats: int) -> None:
    sides = [members(ended(new(seats, seed, early_end=True))) for seed in range(100)]
    splits = {(len(blue), len(yellow)) for blue, yellow in sides}
    assert splits == SPLITS[seats]


@pytest.mark.rule("DC-189")
@every_number_of_seats
def test_the_draw_pile_after_the_deal(seats: int) -> None:
    assert new(seats, 1).view(None).draw_pile == PILES[seats]
