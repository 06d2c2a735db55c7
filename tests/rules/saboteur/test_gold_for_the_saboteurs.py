"""Gold for the saboteurs: BA-128 to BA-137."""

import pytest

from tests.rules.saboteur.table import SABOTEUR_CARDS, SEATS, Table, before_failure, roles


def failed(dwarves: list[str], *lines: str) -> Table:
    """The last card of the only round has been used and the gold was not reached."""
    return before_failure(dwarves, "option rounds 1", *lines).play("discard dead-N")


def pay(table: Table) -> dict[object, object]:
    """Nuggets paid at the end of the round, by seat, as everybody was told."""
    return {event["seat"]: event["nuggets"] for event in table.told("paid")}


def check_pay(seats: int, saboteurs: tuple[int, ...], nuggets: int) -> None:
    table = failed(roles(seats, *saboteurs))
    expected = [nuggets if seat in saboteurs else 0 for seat in range(seats)]
    assert table.scores == expected
    assert pay(table) == dict.fromkeys(saboteurs, nuggets)
    assert table.facts.results[0].pay == expected


@pytest.mark.rule("BA-128")
@pytest.mark.parametrize(("seats", "saboteur"), [(3, 0), (3, 2), (4, 1), (5, 4), (6, 3)])
def test_one_saboteur_in_play_gets_four_nuggets(seats: int, saboteur: int) -> None:
    check_pay(seats, (saboteur,), 4)


@pytest.mark.rule("BA-129")
@pytest.mark.parametrize(("seats", "saboteurs"), [(5, (0, 1)), (6, (2, 5)), (7, (3, 4)), (8, (0, 7)), (9, (1, 8))])
def test_two_saboteurs_in_play_get_three_nuggets_each(seats: int, saboteurs: tuple[int, int]) -> None:
    check_pay(seats, saboteurs, 3)


@pytest.mark.rule("BA-130")
@pytest.mark.parametrize("seats", [7, 8, 9, 10])
def test_three_saboteurs_in_play_get_three_nuggets_each(seats: int) -> None:
    check_pay(seats, (0, 3, 6), 3)


@pytest.mark.rule("BA-131")
def test_four_saboteurs_in_play_get_two_nuggets_each() -> None:
    check_pay(10, (0, 2, 5, 9), 2)


@pytest.mark.rule("BA-132")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_in_play_nobody_gets_anything(seats: int) -> None:
    table = failed(roles(seats))
    assert (table.scores, pay(table)) == ([0] * seats, {})
    assert not table.facts.results[0].gold_reached


@pytest.mark.rule("BA-133")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "each"),
    [(3, (), 0), (4, (), 0), (5, (1,), 4), (6, (1,), 4), (7, (1, 2), 3), (9, (1, 2), 3), (10, (1, 2, 3), 3)],
)
def test_a_saboteur_left_over_does_not_count(seats: int, saboteurs: tuple[int, ...], each: int) -> None:
    table = failed(roles(seats, *saboteurs))
    assert table.facts.results[0].left_over == "saboteur"
    assert pay(table) == dict.fromkeys(saboteurs, each)
    assert sum(table.scores) == len(saboteurs) * each


@pytest.mark.rule("BA-134")
@pytest.mark.parametrize("seats", SEATS)
def test_miners_get_nothing_in_such_a_round(seats: int) -> None:
    dwarves = roles(seats, *range(1, 1 + SABOTEUR_CARDS[seats]))
    table = failed(dwarves)
    assert [score > 0 for score in table.scores] == [role == "saboteur" for role in dwarves[:-1]]
    assert [player.gold_cards for player in table.view(None).players] == [0] * seats


@pytest.mark.rule("BA-135")
@pytest.mark.parametrize("seats", SEATS)
def test_the_pay_is_added_without_taking_gold_cards_from_the_stack(seats: int) -> None:
    table = before_failure(roles(seats, *range(SABOTEUR_CARDS[seats])))
    stack = table.facts.stack
    table.play("discard dead-N")
    nuggets = {1: 4, 2: 3, 3: 3, 4: 2}[SABOTEUR_CARDS[seats]]
    assert table.scores == [nuggets if seat < SABOTEUR_CARDS[seats] else 0 for seat in range(seats)]
    assert table.facts.stack == stack
    assert (len(stack), table.facts.picks) == (28, [])


@pytest.mark.rule("BA-136")
def test_seven_players_with_a_saboteur_left_over_pay_six_nuggets_in_all() -> None:
    table = failed(roles(7, 2, 6))
    assert table.scores == [0, 0, 3, 0, 0, 0, 3]
    assert sum(table.scores) == 6


@pytest.mark.rule("BA-137")
@pytest.mark.parametrize(("saboteurs", "each", "total"), [((0, 1, 2, 3), 2, 8), ((0, 1, 2), 3, 9)])
def test_ten_players_pay_eight_or_nine_nuggets_in_all(saboteurs: tuple[int, ...], each: int, total: int) -> None:
    table = failed(roles(10, *saboteurs))
    assert pay(table) == dict.fromkeys(saboteurs, each)
    assert sum(table.scores) == total
