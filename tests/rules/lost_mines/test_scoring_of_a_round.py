"""Scoring of a round: LM-146 to LM-164, LM-197, LM-198, LM-228 to LM-234."""

import pytest

from permonik.engine.lost_mines.formats import Treasure
from tests.rules.lost_mines.endings import before_the_end, ended, gains, result
from tests.rules.lost_mines.table import Table

A, B, C, D, E, F = range(6)
"""The players of the worked examples."""


@pytest.mark.rule("LM-146")
def test_dwarf_cards_and_gathered_treasures_are_revealed() -> None:
    seats = "blue-loyal gems-5", "yellow-saboteur silver-1", "blue-selfish"
    table = before_the_end(*seats)
    assert [player.role for player in table.view(None).players] == [None] * 3
    assert [treasure.value for treasure in table.view(None).treasures] == [None] * 3
    table = ended(*seats)
    assert table.told("revealed") == [
        {"seat": 0, "role": "blue-loyal"},
        {"seat": 1, "role": "yellow-saboteur"},
        {"seat": 2, "role": "blue-selfish"},
    ]
    assert table.told("showed") == [
        {"seat": 0, "treasure": 0, "kind": "gems", "value": 5},
        {"seat": 1, "treasure": 1, "kind": "silver", "value": 1},
    ]
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert [player.role for player in view.players] == ["blue-loyal", "yellow-saboteur", "blue-selfish"]
        assert [treasure.value for treasure in view.treasures][:2] == [5, 1]


@pytest.mark.rule("LM-146")
def test_what_was_revealed_stays_known_in_the_next_round() -> None:
    table = ended("blue-loyal gems-5", "yellow-saboteur silver-1", "blue-selfish", more_rounds=1)
    for seat in (0, 1, 2, None):
        shown = table.view(seat).results[0]
        assert shown.roles == ["blue-loyal", "yellow-saboteur", "blue-selfish"]
        assert shown.treasures == [Treasure(0, "gems", 5, 0), Treasure(1, "silver", 1, 1)]


@pytest.mark.rule("LM-147", "LM-148")
def test_a_selfish_dwarf_keeps_the_own_treasures_and_shares_nothing() -> None:
    assert gains("blue-selfish gems-5 gold-2", "blue-loyal silver-1", "yellow-loyal") == [7, 1, 0]
    assert gains("blue-selfish", "blue-loyal gems-5", "yellow-loyal") == [0, 5, 0]
    pot = result(ended("blue-selfish gems-5", "blue-loyal silver-1", "yellow-loyal")).pots[0]
    assert (pot.clan, pot.members, pot.total) == ("blue", [1], 1)


@pytest.mark.rule("LM-149")
def test_loyal_dwarfs_share_the_pot_of_their_clan() -> None:
    yellows = "yellow-loyal gold-3", "yellow-loyal silver-3"
    assert gains("blue-loyal gems-4", "blue-loyal", *yellows, "blue-selfish") == [2, 2, 3, 3, 0]


@pytest.mark.rule("LM-150", "LM-151")
@pytest.mark.parametrize(("clan", "other"), [("blue", "yellow"), ("yellow", "blue")])
def test_a_saboteur_fills_and_shares_the_pot_of_the_other_clan(clan: str, other: str) -> None:
    loyal, traitor, rival = f"{clan}-loyal", f"{clan}-saboteur", f"{other}-loyal"
    assert gains(f"{loyal} gems-4", f"{traitor} gems-3", f"{rival} gold-3") == [4, 3, 3]
    assert gains(f"{loyal} gems-5", traitor, rival) == [5, 0, 0], "nothing of the own clan's pot"
    assert gains(loyal, traitor, f"{rival} gems-4") == [0, 2, 2], "half of the other clan's"
    assert gains(loyal, f"{traitor} gems-4", rival) == [0, 2, 2]


MEMBERS = ("blue-loyal", "yellow-saboteur", "blue-loyal", "blue-loyal")
"""Who shares the pot of the blue clan, as many as have it together."""
OTHERS = {
    1: ("yellow-selfish", "yellow-loyal"),
    2: ("yellow-selfish",),
    3: ("yellow-selfish", "yellow-loyal"),
    4: ("yellow-selfish", "yellow-loyal", "blue-selfish"),
}
"""Who fills the table up, by the number of members."""


def pot(found: str, points: str, *rules: str, lost: int = 0) -> object:
    """The treasures of each member, and their points."""
    marks = pytest.mark.rule(*rules)
    return pytest.param(found.split("|"), [int(one) for one in points.split()], lost, id=found, marks=marks)


@pytest.mark.parametrize(
    ("found", "points", "lost"),
    [
        pot("gems-5", "5", "LM-152"),
        pot("gems-5 | gold-3", "4 4", "LM-152"),
        pot(" | ", "0 0", "LM-152"),
        pot("gems-3 | gems-4", "3 4", "LM-152", "LM-153"),
        pot("gems-4 | gold-3 gold-2", "5 4", "LM-153"),
        pot("silver-1 | ", "1 0", "LM-153"),
        pot("silver-2 | gems-4 | gold-2", "2 4 2", "LM-153"),
        pot("gold-2 | | ", "2 0 0", "LM-153", "LM-231"),
        pot(" | | gems-5 | gold-2", "1 1 4 1", "LM-153"),
        pot("gems-4 | gems-4 | gold-3", "4 4 3", "LM-154", "LM-229"),
        pot("gems-4 | gems-4 | gold-4 | gems-3", "4 4 4 3", "LM-154"),
        pot("gems-4 | gems-4 | gold-2", "3 3 3", "LM-155", "LM-230", lost=1),
        pot("gems-4 silver-1 | gold-4", "4 4", "LM-155", lost=1),
        pot("gems-4 | gems-4 | | gold-3", "3 3 2 2", "LM-154", "LM-155", lost=1),
        pot("gems-4 | gems-4 | gold-4 | gold-2", "3 3 3 3", "LM-155", lost=2),
        pot("gems-4 gems-4 | gold-4 | silver-2", "5 5 4", "LM-228"),
    ],
)
def test_a_pot_is_shared_in_whole_points_and_the_best_treasure_gets_the_remainder(
    found: list[str], points: list[int], lost: int
) -> None:
    """In the last pot the remainder of 2 is for two members; with three shares, one for each card, it would be lost."""
    others = OTHERS[len(found)]
    table = ended(*(f"{dwarf} {cards}" for dwarf, cards in zip(MEMBERS, found, strict=False)), *others)
    assert result(table).gains == [*points, *[0] * len(others)]
    assert result(table).pots[0].lost == lost


@pytest.mark.rule("LM-153")
def test_only_treasures_of_the_pot_count_for_its_remainder() -> None:
    assert gains("blue-loyal gold-3", "yellow-saboteur gold-2", "blue-selfish gems-5") == [3, 2, 5]


@pytest.mark.rule("LM-156", "LM-157")
@pytest.mark.parametrize(
    ("found", "gain"), [("gems-5 gold-2", 5), ("gems-3", 1), ("gold-2", 0), ("silver-1", 0), ("", 0)]
)
def test_the_dragon_takes_two_points_or_what_there_is(found: str, gain: int) -> None:
    assert gains(f"blue-selfish {found}", "yellow-selfish", "yellow-loyal gems-4", dragon=0) == [gain, 0, 4]


@pytest.mark.rule("LM-158")
@pytest.mark.parametrize("victim", range(5))
def test_the_dragon_burns_any_role(victim: int) -> None:
    blues = "blue-loyal gems-4", "blue-selfish gems-3"
    seats = *blues, "yellow-saboteur gold-4", "yellow-loyal gems-4", "yellow-selfish gold-3"
    whole = [4, 3, 4, 4, 3]
    assert gains(*seats) == whole
    assert gains(*seats, dragon=victim) == [gain - 2 * (seat == victim) for seat, gain in enumerate(whole)]


@pytest.mark.rule("LM-159")
def test_points_of_earlier_rounds_are_safe_from_the_dragon() -> None:
    first = result(ended("blue-selfish gems-5", "yellow-selfish", "yellow-loyal"))
    table = ended("blue-loyal", "yellow-selfish gold-3", "yellow-loyal", dragon=0, after=[first])
    assert result(table).gains == [0, 3, 0]
    assert table.scores == [5, 3, 0]


@pytest.fixture
def examples() -> Table:
    """Two loyal yellow dwarfs, two loyal blue ones, one with the dragon, yellow saboteur, selfish blue dwarf."""
    return ended(
        "yellow-loyal gems-5",
        "yellow-loyal gems-3",
        "blue-loyal gold-2",
        "blue-loyal silver-2",
        "yellow-saboteur gems-4",
        "blue-selfish gold-3",
        dragon=D,
    )


@pytest.mark.rule("LM-160")
def test_example_1_two_loyal_yellow_dwarfs_share_eight(examples: Table) -> None:
    pot = result(examples).pots[1]
    assert (pot.clan, pot.members, pot.total, pot.share, pot.remainder) == ("yellow", [A, B], 8, 4, 0)
    assert (examples.scores[A], examples.scores[B]) == (4, 4)


@pytest.mark.rule("LM-161")
def test_example_2_two_loyal_blue_dwarfs_and_the_yellow_saboteur_share_eight(examples: Table) -> None:
    pot = result(examples).pots[0]
    assert (pot.clan, pot.members, pot.total, pot.share, pot.remainder) == ("blue", [C, D, E], 8, 2, 2)
    assert examples.scores[C] == 2


@pytest.mark.rule("LM-162")
def test_example_2_the_saboteur_found_the_best_treasure_and_gets_the_remainder(examples: Table) -> None:
    assert result(examples).pots[0].holders == [E]
    assert examples.scores[E] == 4


@pytest.mark.rule("LM-163")
def test_example_2_the_dragon_leaves_the_loyal_blue_dwarf_nothing(examples: Table) -> None:
    assert result(examples).dragon == D
    assert examples.scores[D] == 0


@pytest.mark.rule("LM-164")
def test_example_3_the_selfish_blue_dwarf_keeps_three(examples: Table) -> None:
    assert examples.scores[F] == 3


@pytest.mark.rule("LM-198")
def test_the_worked_examples_together(examples: Table) -> None:
    assert examples.scores == [4, 4, 2, 0, 4, 3]
    assert [told["points"] for told in examples.told("scored")] == [4, 4, 2, 0, 4, 3]
    assert result(examples).why == "treasures_gone"


@pytest.mark.rule("LM-197")
def test_a_pot_without_members_holds_nothing_and_pays_nobody() -> None:
    table = ended("yellow-loyal gems-5", "yellow-selfish gems-4", "blue-saboteur gold-3")
    pots = {pot.clan: (pot.members, pot.total, pot.share, pot.remainder, pot.lost) for pot in result(table).pots}
    assert pots == {"blue": ([], 0, 0, 0, 0), "yellow": ([0, 2], 8, 4, 0, 0)}
    assert table.scores == [4, 4, 4]


@pytest.mark.rule("LM-232")
def test_three_yellow_dwarfs_of_three_roles_keep_what_they_found() -> None:
    assert gains("yellow-loyal gems-5", "yellow-selfish gems-4", "yellow-saboteur gold-3") == [5, 4, 3]


@pytest.mark.rule("LM-233")
def test_the_dragon_counts_after_the_remainder() -> None:
    seats = "blue-loyal gems-4", "blue-loyal gold-2", "yellow-saboteur silver-2", "yellow-loyal", "yellow-selfish"
    assert gains(*seats) == [4, 2, 2, 0, 0], "share 2 and remainder 2"
    assert gains(*seats, dragon=0) == [2, 2, 2, 0, 0]


@pytest.mark.rule("LM-234")
def test_the_tokens_do_not_limit_victory_points() -> None:
    nine = (
        "blue-loyal gems-5",
        "blue-loyal gems-4",
        "blue-loyal gems-4",
        "yellow-saboteur gold-4",
        "yellow-loyal gems-3",
        "yellow-loyal gold-3",
        "blue-saboteur gold-3",
        "blue-selfish silver-3",
        "yellow-selfish gold-2",
    )
    first = result(ended(*nine))
    assert sum(first.gains) == 31, "the nine best treasures"
    assert sum(ended(*nine, after=[first]).scores) == 62, "more than 32 tokens could show if each were one point"
