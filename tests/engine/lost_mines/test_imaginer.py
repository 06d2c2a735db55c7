"""What a seat does not know is imagined fairly: among cards of the same back, in every order alike (LM-252)."""

from collections import Counter
from itertools import permutations

import pytest

from tests.counts import Counts
from tests.engine.lost_mines.play import GAME, SEATS, facts
from tests.engine.statistics import assert_fair

DRAWN = """
position lost-mines
seats 3
dwarves blue-loyal yellow-saboteur blue-selfish yellow-loyal yellow-selfish blue-saboteur
mines mine-gold mine-dragon mine-gems mine-silver
treasures gems-5 gems-3 gold-2
seen 0 9,2
knows 0 1
peeked 0 1
hand 0 NS EW
hand 1 trap
hand 2 axe NE
"""


@pytest.fixture(scope="module")
def samples(counts: Counts) -> list[dict[str, tuple[str, ...]]]:
    sample = GAME.imaginer(GAME.load(DRAWN).view(0))
    found = []
    for seed in range(counts(small=600, normal=2_400, full=60_000)):
        position = facts(sample(seed))
        found.append(
            {
                "blue": (position.dwarves[2], *[role for role in position.dwarves[3:] if role.startswith("blue")]),
                "yellow": tuple(role for role in position.dwarves if role.startswith("yellow")),
                "mines": tuple(position.faces),
                "treasures": tuple(position.treasures[:3]),
            }
        )
    return found


@pytest.mark.rule("LM-252")
def test_what_the_seat_knows_stays(samples: list[dict[str, tuple[str, ...]]]) -> None:
    for one in samples:
        assert one["mines"][1] == "mine-dragon"
        assert one["treasures"][1] == "gems-3"
        assert one["treasures"][2].startswith("gold-")
        assert one["yellow"][0] == "yellow-saboteur"


@pytest.mark.rule("LM-252")
def test_unknown_mines_lie_in_every_order_alike(samples: list[dict[str, tuple[str, ...]]]) -> None:
    hidden = ("mine-gold", "mine-gems", "mine-silver")
    expected = {(one, "mine-dragon", two, three): 1 for one, two, three in permutations(hidden)}
    assert_fair(Counter(one["mines"] for one in samples), expected)


@pytest.mark.rule("LM-252")
def test_unknown_roles_change_within_a_clan(samples: list[dict[str, tuple[str, ...]]]) -> None:
    assert_fair(Counter(one["blue"][0] for one in samples), {"blue-selfish": 1, "blue-saboteur": 1})
    undealt = dict.fromkeys(permutations(("yellow-loyal", "yellow-selfish")), 1)
    assert_fair(Counter(one["yellow"][1:] for one in samples), undealt)


@pytest.mark.rule("LM-252")
def test_unknown_values_change_within_a_kind(samples: list[dict[str, tuple[str, ...]]]) -> None:
    assert_fair(Counter(one["treasures"][0] for one in samples), {"gems-4": 2, "gems-5": 1})
    assert_fair(Counter(one["treasures"][2] for one in samples), {"gold-2": 1, "gold-3": 2, "gold-4": 1})


@pytest.mark.rule("LM-252")
@pytest.mark.parametrize("seats", SEATS)
def test_at_every_table_whatever_is_unknown_may_be_something_else(seats: int) -> None:
    """A role is one of three of its clan, so that forty worlds with one and the same would be a wonder."""
    sample = GAME.imaginer(GAME.new(seats, seats).view(0))
    imagined = [facts(sample(seed)) for seed in range(40)]
    for other in range(1, seats):
        assert len({position.dwarves[other] for position in imagined}) > 1, f"the role of seat {other}"
        assert len({tuple(position.hands[other]) for position in imagined}) > 1, f"the hand of seat {other}"
    for mine in range(4):
        assert len({position.faces[mine] for position in imagined}) == 4, f"mine {mine}"
    for place in range(seats):
        assert len({position.treasures[place] for position in imagined}) == 3, f"the value of treasure {place}"
    assert len({tuple(position.deck) for position in imagined}) > 1
    assert len({tuple(position.aside) for position in imagined}) > 1
