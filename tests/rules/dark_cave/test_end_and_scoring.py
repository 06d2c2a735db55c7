"""End and scoring: DC-172 to DC-186."""

import pytest

from permonik.engine.dark_cave.formats import Hoard
from tests.rules.dark_cave.table import GAME, NUGGETS, Table, given

FIVE = "dwarves yellow-loyal yellow-loyal blue-loyal blue-loyal yellow-saboteur blue-loyal yellow-loyal blue-saboteur"
EXIT = """
    goals goal-vein goal-lair goal-ladder goal-exit
    cave
      S
      .
      .
      .
      . . . 1EW *X:NESW
"""


def treasures(table: Table) -> list[Hoard]:
    """Of the blue clan and of the yellow one."""
    return table.view(None).results[0].treasures


def values(table: Table) -> list[int]:
    return [treasure.value for treasure in treasures(table)]


def ended(lines: str, seats: int = 4) -> Table:
    """The game ends because nobody has any cards left."""
    table = given(f"seats {seats}\nhand 0 NS-I\ndeck -\n{lines}").play("discard NS-I").stay()
    assert table.state.over
    return table


@pytest.mark.rule("DC-172")
def test_the_game_ends_when_nobody_has_cards_and_the_pile_is_empty() -> None:
    table = given("""
        cave
          S 1EW
        hand 0 NS-I
        deck -
    """).play("discard NS-I")
    assert (table.state.over, table.phase) == (False, "walking"), "the turn is finished first"
    table.walk("1,0 0").stay()
    assert table.told("cave_ended") == [{"finisher": 0, "why": "hands_empty"}]
    assert (table.state.over, table.pos(0)) == (True, "1,0 0")


@pytest.mark.rule("DC-172")
@pytest.mark.parametrize("lines", ["hand 1 NE-I\ndeck -", "hand 1 -", "hand 2 NE-I\ndeck -"])
def test_not_while_anybody_has_or_draws_one(lines: str) -> None:
    table = given(f"hand 0 NS-I\n{lines}").play("discard NS-I").stay()
    assert not table.state.over


@pytest.mark.rule("DC-172")
def test_it_ends_with_cards_in_the_pile_when_nobody_is_left_who_could_draw() -> None:
    table = given("""
        cave
          S 2Bew:NS|EW
        hand 0 NS-I
    """)
    table.play("discard NS-I").walk("1,0 3").stay()
    assert table.told("cave_ended") == [{"finisher": 0, "why": "hands_empty"}]
    assert table.view(None).draw_pile > 0


@pytest.mark.rule("DC-173", "DC-174")
def test_the_game_ends_at_once_when_all_who_work_for_a_clan_are_out() -> None:
    text = f"""
        seats 5
        {FIVE}
        {EXIT}
        dwarf 0 4,4 3
        dwarf 4 4,4 3
        open 1
        out 1
        dwarf 1 -
        hand 0 NE-III NS-III
        hand 1 NE-II
    """
    table = given(text).play("discard NE-III").walk("4,4 4")
    assert table.told("cave_ended") == [{"finisher": 0, "why": "side_out"}], "both loyal yellow dwarfs are out"
    assert "drew" not in table.names()
    table = given(text + "    turn 4\n    hand 4 NW-III").play("discard NW-III").walk("4,4 4")
    assert table.player(4).escaped
    assert not table.state.over, "two yellow dwarfs are out, but the saboteur works for blue"


@pytest.mark.rule("DC-174")
def test_loyal_dwarfs_work_for_their_clan_and_saboteurs_for_the_other_one() -> None:
    table = ended(FIVE, 5)
    assert [(one.clan, one.members, one.opponents) for one in treasures(table)] == [
        ("blue", [2, 3, 4], 2),
        ("yellow", [0, 1], 3),
    ]
    text = f"""
        seats 5
        {FIVE}
        {EXIT}
        dwarf 2 -
        dwarf 3 -
        open 2 3
        out 3
        dwarf 4 4,4 3
        turn 4
        hand 4 NE-III
        hand 0 NE-II
    """
    table = given(text).play("discard NE-III").walk("4,4 4")
    assert table.told("cave_ended") == [{"finisher": 4, "why": "side_out"}], "the saboteur was the last one for blue"


@pytest.mark.rule("DC-175")
def test_an_end_by_agreement_is_an_option() -> None:
    hands = "hand 0 NS-I\nhand 1 NE-I\nhand 2 NW-I\n"
    assert given(hands).refused("propose") == "no_votes DC-175"
    table = given(f"option early_end true\n{hands}").play("propose", "answer yes", "answer yes")
    assert table.told("cave_ended") == [{"finisher": None, "why": "agreed"}]
    table = given(f"option early_end true\n{hands}").play("propose", "answer yes", "answer no")
    assert (table.state.over, table.to_move, table.phase) == (False, 0, "acting"), "it must be unanimous"


@pytest.mark.rule("DC-176")
def test_all_clan_cards_are_revealed() -> None:
    table = given("open 2\nhand 0 NS-I\ndeck -")
    assert [player.role for player in table.view(None).players] == [None, None, "blue-saboteur"]
    table.play("discard NS-I")
    assert table.told("revealed") == [{"seat": 0, "role": "blue-loyal"}, {"seat": 1, "role": "blue-loyal"}]
    assert [player.role for player in table.view(None).players] == ["blue-loyal", "blue-loyal", "blue-saboteur"]


OUT = "dwarf 0 -\ndwarf 3 -\nopen 0 3\nout {}\n"
"""Of four blue dwarfs a loyal one and a saboteur are out, one of each is inside."""


@pytest.mark.rule("DC-177")
def test_who_has_not_left_saves_nothing() -> None:
    table = ended(OUT.format(0) + "nuggets 0 1\nnuggets 1 9\nnuggets 2 8\nnuggets 3 2")
    assert [treasure.saved for treasure in treasures(table)] == [1, 2]
    assert values(table) == [2, 4]
    assert [table.nuggets(seat) for seat in range(4)] == [1, 0, 0, 2]
    assert table.view(None).bank == NUGGETS - 3, "it is back in the bank"
    assert table.view(None).results[0].nuggets == [1, 9, 8, 2], "what each had is told all the same"


@pytest.mark.rule("DC-178")
def test_what_a_saboteur_has_saved_counts_for_the_other_clan() -> None:
    table = ended(OUT.format(3) + "nuggets 0 0\nnuggets 3 5")
    assert [(treasure.clan, treasure.saved) for treasure in treasures(table)] == [("blue", 0), ("yellow", 5)]


@pytest.mark.rule("DC-179")
def test_the_value_is_what_was_saved_times_the_dwarfs_working_for_the_other_clan() -> None:
    table = ended("dwarf 0 -\ndwarf 2 -\nopen 0 2\nout 0\nnuggets 0 4\nnuggets 2 3\nhand 1 -", 4)
    assert [(one.saved, len(one.members), one.opponents, one.value) for one in treasures(table)] == [
        (4, 2, 2, 8),
        (3, 2, 2, 6),
    ]
    table = ended(f"{FIVE}\ndwarf 0 -\ndwarf 2 -\nopen 0 2\nout 0\nnuggets 0 4\nnuggets 2 4", 5)
    assert values(table) == [4 * 2, 4 * 3]
    assert table.told("valued") == [{"clan": "blue", "points": 8}, {"clan": "yellow", "points": 12}]


@pytest.mark.rule("DC-180")
def test_all_who_work_for_the_clan_with_the_higher_value_win() -> None:
    table = ended(f"{FIVE}\ndwarf 0 -\ndwarf 2 -\nopen 0 2\nout 0\nnuggets 0 1\nnuggets 2 6", 5)
    assert values(table) == [12, 3]
    assert table.told("clan_won") == [{"clan": "blue"}]
    assert table.scores == [0, 0, 1, 1, 1], "the yellow saboteur, too, and whoever is still inside"


@pytest.mark.rule("DC-181")
@pytest.mark.parametrize(("first", "clan", "scores"), [(0, "blue", [1, 1, 0, 0]), (3, "yellow", [0, 0, 1, 1])])
def test_in_a_tie_the_clan_of_the_first_dwarf_out_wins(first: int, clan: str, scores: list[int]) -> None:
    table = ended(OUT.format(first) + "nuggets 0 2\nnuggets 3 2")
    assert values(table) == [4, 4]
    assert (table.told("clan_won"), table.scores) == ([{"clan": clan}], scores)


@pytest.mark.rule("DC-182")
def test_with_equal_values_and_nobody_out_nobody_wins() -> None:
    table = ended("")
    assert values(table) == [0, 0]
    assert table.told("clan_won") == [{"clan": "nobody"}]
    assert table.scores == [0, 0, 0, 0]
    assert GAME.outcome(table.state).winners == ()


@pytest.mark.rule("DC-183", "DC-184", "DC-185", "DC-186")
def test_worked_example_of_twelve_against_ten() -> None:
    table = given(f"""
        seats 5
        {FIVE}
        {EXIT}
        dwarf 0 -
        dwarf 1 4,4 3
        dwarf 2 -
        dwarf 4 -
        open 0 2 4
        out 2
        nuggets 0 2
        nuggets 1 2
        nuggets 2 2
        nuggets 3 3
        nuggets 4 3
        turn 1
        hand 1 NE-III
    """)
    table.play("discard NE-III").walk("4,4 4")
    blue, yellow = treasures(table)
    assert yellow == Hoard("yellow", members=[0, 1], saved=2 + 2, opponents=3, value=12)
    assert blue == Hoard("blue", members=[2, 3, 4], saved=2 + 3 + 0, opponents=2, value=10)
    assert table.told("clan_won") == [{"clan": "yellow"}]
    assert table.scores == [1, 1, 0, 0, 0], "the yellow saboteur does not win"
