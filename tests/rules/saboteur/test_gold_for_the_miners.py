"""Gold for the miners: BA-114 to BA-127."""

import pytest

from tests.rules.saboteur.table import SABOTEUR_CARDS, Table, before_gold, deal, dealt, roles

RICH = [3, 2, 1, 3, 2, 1, 3, 2, 1, 3, *[2] * 5, *[1] * 13]
"""Gold cards in an order that tells them apart."""


def reached(dwarves: list[str], finisher: int, *lines: str) -> Table:
    """The seat `finisher` has just completed the tunnel to the gold; there are no further rounds."""
    stack = "stack " + " ".join(map(str, RICH))
    return before_gold(dwarves, finisher, "option rounds 1", stack, *lines).play("place EW 7,0")


def offered(table: Table) -> dict[str, object]:
    """To whom the gold cards were shown, and which."""
    (event,) = (event for event in table.events if event.name == "offered")
    assert event.to == event.args["seat"]
    return {**event.args, **(event.secret or {})}


@pytest.mark.rule("BA-114")
@pytest.mark.parametrize("seats", range(3, 10))
def test_as_many_gold_cards_are_drawn_as_there_are_players(seats: int) -> None:
    table = reached(roles(seats, *range(SABOTEUR_CARDS[seats])), seats - 1)
    assert table.told("offered") == [{"seat": seats - 1, "count": seats}]
    assert sorted(table.facts.offer) == sorted(RICH[:seats])
    assert table.facts.stack == RICH[seats:]


@pytest.mark.rule("BA-115")
def test_with_ten_players_nine_gold_cards_are_drawn() -> None:
    table = reached(roles(10, 0, 1, 2, 3), 9)
    assert table.told("offered") == [{"seat": 9, "count": 9}]
    assert table.facts.stack == RICH[9:]


@pytest.mark.rule("BA-116")
def test_the_player_who_completed_the_tunnel_looks_at_them_keeps_one_and_passes_the_others_on() -> None:
    table = reached(roles(3), 1)
    assert (table.to_move, offered(table)) == (1, {"seat": 1, "count": 3, "offer": [1, 2, 3]})
    assert table.moves() == ["keep 1", "keep 2", "keep 3"]
    table.play("keep 2")
    assert (table.to_move, offered(table)) == (0, {"seat": 0, "count": 2, "offer": [1, 3]})
    assert table.refused("keep 2") == "not_offered BA-116"
    table.play("keep 3")
    assert (table.to_move, offered(table)) == (2, {"seat": 2, "count": 1, "offer": [1]})
    assert table.play("keep 1").scores == [3, 2, 1]


@pytest.mark.rule("BA-116")
def test_while_gold_is_shared_out_nothing_else_is_played() -> None:
    table = reached(roles(3), 1, "hand 2 map NS")
    for move in ("discard NS", "map 8,2", "place NS 0,1", "turn 8,0 upright"):
        assert table.refused(move) == "other_decision BA-116"


@pytest.mark.rule("BA-117")
@pytest.mark.parametrize(
    ("dwarves", "finisher", "order"),
    [
        (roles(3), 0, [0, 2, 1]),
        (roles(3), 1, [1, 0, 2]),
        (roles(4), 1, [1, 0, 3, 2]),
        (roles(4), 3, [3, 2, 1, 0]),
    ],
)
def test_the_cards_are_passed_counter_clockwise_and_each_keeps_one(
    dwarves: list[str], finisher: int, order: list[int]
) -> None:
    table = reached(dwarves, finisher)
    assert table.share() == order
    assert [player.gold_cards for player in table.view(None).players] == [1] * len(order)


@pytest.mark.rule("BA-118")
def test_saboteurs_are_skipped_and_get_nothing() -> None:
    table = reached(roles(6, 1, 4), 5)
    assert table.share() == [5, 3, 2, 0, 5, 3]
    assert [player.gold_cards for player in table.view(None).players] == [1, 0, 1, 2, 0, 2]
    assert (table.scores[1], table.scores[4]) == (0, 0)


@pytest.mark.rule("BA-119")
def test_the_cards_go_round_and_round_until_none_is_left_so_some_miners_get_two() -> None:
    table = reached(roles(7, 0, 2, 4), 6)
    assert table.share() == [6, 5, 3, 1, 6, 5, 3]
    assert [player.gold_cards for player in table.view(None).players] == [0, 1, 0, 2, 0, 2, 2]
    assert table.facts.offer == []
    assert sum(table.scores) == sum(RICH[:7])


@pytest.mark.rule("BA-120")
@pytest.mark.parametrize(("finisher", "first"), [(0, 4), (2, 1), (3, 1)])
def test_if_a_saboteur_completed_the_tunnel_the_next_miner_counter_clockwise_begins(finisher: int, first: int) -> None:
    saboteurs = (2, 3) if finisher else (0, 2)
    table = reached(roles(5, *saboteurs), finisher)
    assert table.to_move == first
    assert offered(table)["seat"] == first
    table.share()
    assert table.scores[finisher] == 0


@pytest.mark.rule("BA-121")
def test_kept_gold_cards_stay_secret_until_the_end_of_the_game() -> None:
    one, other = (
        dealt(deal(roles(3)), first=0, stack=RICH).dig().play("keep 2", kept) for kept in ("keep 3", "keep 1")
    )
    assert one.view(0).save() == other.view(0).save()
    one.share()
    other.share()
    assert (one.scores, other.scores) == ([2, 1, 3], [2, 3, 1])
    for seat in (0, None):
        assert one.view(seat).save() == other.view(seat).save()
    assert one.view(0).picks == [2, None, None]
    assert [player.gold for player in one.view(0).players] == [2, None, None]
    assert [player.gold for player in one.view(None).players] == [None] * 3
    one.run_out().run_out()
    assert one.state.over
    assert [player.gold for player in one.view(None).players] == one.scores


@pytest.mark.rule("BA-122")
@pytest.mark.parametrize("seats", [9, 10])
def test_three_rounds_of_gold_use_at_most_27_of_the_28_cards(seats: int) -> None:
    table = dealt(*[deal(roles(seats, *range(SABOTEUR_CARDS[seats])))] * 3, stack=RICH)
    for number in (1, 2, 3):
        table.dig()
        assert len(table.share()) == 9
        assert table.facts.stack == RICH[9 * number :]
    assert table.state.over
    assert sum(table.scores) == sum(RICH[:27]) == 43


@pytest.mark.rule("BA-122")
def test_a_round_that_the_saboteurs_win_uses_no_gold_cards() -> None:
    table = dealt(deal(roles(4, 1)), stack=RICH).run_out()
    assert table.facts.stack == RICH
    assert table.facts.picks == []


@pytest.mark.rule("BA-123")
def test_three_players_without_saboteur_get_one_card_each() -> None:
    table = reached(roles(3), 2)
    assert table.share() == [2, 1, 0]
    assert table.scores == [1, 2, 3]


@pytest.mark.rule("BA-124")
@pytest.mark.parametrize(("saboteur", "finisher", "other"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_of_three_players_with_a_saboteur_the_miner_who_completed_gets_two_cards(
    saboteur: int, finisher: int, other: int
) -> None:
    table = reached(roles(3, saboteur), finisher)
    assert table.share() == [finisher, other, finisher]
    assert (table.scores[finisher], table.scores[other], table.scores[saboteur]) == (4, 2, 0)


@pytest.mark.rule("BA-125")
def test_five_players_with_a_saboteur_in_seat_2_when_seat_3_completes() -> None:
    assert reached(roles(5, 2), 3).share() == [3, 1, 0, 4, 3]


@pytest.mark.rule("BA-126")
def test_five_players_with_a_saboteur_in_seat_2_who_completes() -> None:
    assert reached(roles(5, 2), 2).share() == [1, 0, 4, 3, 1]


@pytest.mark.rule("BA-127")
def test_of_ten_players_with_six_miners_the_first_three_get_two_cards() -> None:
    assert reached(roles(10, 1, 3, 5, 7), 0).share() == [0, 9, 8, 6, 4, 2, 0, 9, 8]


@pytest.mark.rule("BA-127")
def test_of_ten_players_with_seven_miners_the_first_two_get_two_cards() -> None:
    assert reached(roles(10, 1, 3, 5), 4).share() == [4, 2, 0, 9, 8, 7, 6, 4, 2]
