"""Setup of a round: BA-025 to BA-041."""

from collections import Counter

import pytest

from tests.rules.saboteur.table import DECK, SABOTEUR_CARDS, SEATS, deal, dealt, given, new, roles

SEEDS = range(40)


@pytest.mark.parametrize(
    ("seats", "saboteurs", "miners", "hand"),
    [
        pytest.param(3, 1, 3, 6, marks=pytest.mark.rule("BA-025")),
        pytest.param(4, 1, 4, 6, marks=pytest.mark.rule("BA-026")),
        pytest.param(5, 2, 4, 6, marks=pytest.mark.rule("BA-027")),
        pytest.param(6, 2, 5, 5, marks=pytest.mark.rule("BA-028")),
        pytest.param(7, 3, 5, 5, marks=pytest.mark.rule("BA-029")),
        pytest.param(8, 3, 6, 4, marks=pytest.mark.rule("BA-030")),
        pytest.param(9, 3, 7, 4, marks=pytest.mark.rule("BA-031")),
        pytest.param(10, 4, 7, 4, marks=pytest.mark.rule("BA-032")),
    ],
)
def test_dwarf_cards_and_hand_cards_follow_the_number_of_players(
    seats: int, saboteurs: int, miners: int, hand: int
) -> None:
    for seed in range(5):
        table = new(seats, seed)
        assert Counter(table.facts.roles) == {"saboteur": saboteurs, "miner": miners}
        assert [len(table.hand(seat)) for seat in range(seats)] == [hand] * seats


@pytest.mark.rule("BA-033")
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_one_dwarf_card_more_than_players_and_all_are_shuffled(seats: int) -> None:
    orders = [tuple(new(seats, seed).facts.roles) for seed in SEEDS]
    assert {len(order) for order in orders} == {seats + 1}
    assert len({tuple(sorted(order)) for order in orders}) == 1
    for place in range(seats + 1):
        assert {order[place] for order in orders} == {"miner", "saboteur"}
    assert [tuple(new(seats, seed).facts.roles) for seed in SEEDS] == orders


@pytest.mark.rule("BA-033")
def test_the_dwarf_card_left_over_is_face_down_until_the_round_ends() -> None:
    table = dealt(deal(roles(3, 1)), rounds=1)
    swapped = dealt(deal(["miner", "miner", "miner", "saboteur"]), rounds=1)
    assert table.view(0).save() == swapped.view(0).save()
    assert swapped.view(None).results == []
    swapped.dig()
    assert swapped.view(None).results[0].left_over == "saboteur"


@pytest.mark.rule("BA-034")
def test_each_player_knows_only_the_own_role() -> None:
    tables = [dealt(deal(roles(5, *saboteurs))) for saboteurs in ((1, 2), (3, 4), (2,), (1, 4))]
    assert len({table.view(0).save() for table in tables}) == 1
    assert len({table.view(None).save() for table in tables}) == 1
    assert [table.view(1).role for table in tables] == ["saboteur", "miner", "miner", "saboteur"]
    assert tables[0].view(None).role is None


@pytest.mark.rule("BA-034")
def test_a_role_is_told_to_its_player_alone() -> None:
    table = new(5, 1)
    for seat in (*range(5), None):
        view = table.view(seat)
        told = [event for row in table.state.game.told(view) for event in row if event.name == "got_role"]
        assert [event.args for event in told] == [{"seat": other} for other in range(5)]
        knows = {event.args["seat"]: event.secret for event in told if event.secret is not None}
        assert knows == ({} if seat is None else {seat: {"role": view.role}})


@pytest.mark.rule("BA-034")
def test_roles_stay_secret_through_the_round_and_are_known_at_its_end() -> None:
    one, other = (dealt(deal(roles(3, saboteur))) for saboteur in (1, 2))
    for move in ("place EW 1,0", "discard NEW", "discard NEW", "place NEW 2,0"):
        one.play(move)
        other.play(move)
        assert one.view(0).save() == other.view(0).save()
    one.run_out()
    other.run_out()
    assert one.view(0).results[0].roles == ["miner", "saboteur", "miner"]
    assert other.view(0).results[0].roles == ["miner", "miner", "saboteur"]


@pytest.mark.rule("BA-035")
@pytest.mark.parametrize("seats", SEATS)
def test_all_saboteur_cards_but_at_most_one_are_in_play(seats: int) -> None:
    in_play = {new(seats, seed).facts.roles[:-1].count("saboteur") for seed in SEEDS}
    assert in_play == {SABOTEUR_CARDS[seats], SABOTEUR_CARDS[seats] - 1}
    assert (0 in in_play) == (seats <= 4)


@pytest.mark.rule("BA-036")
def test_the_three_goals_are_shuffled() -> None:
    orders = [tuple(new(3, seed).facts.goals) for seed in SEEDS]
    assert {tuple(sorted(order)) for order in orders} == {("gold", "stone-NE", "stone-NW")}
    assert len(set(orders)) == 6
    assert orders == [tuple(new(3, seed).facts.goals) for seed in SEEDS]


@pytest.mark.rule("BA-036")
def test_the_goals_lie_face_down() -> None:
    table = new(3, 5)
    assert table.goals() == "? ? ?"
    for seat in (0, 1, 2, None):
        assert [(goal.face, goal.turned) for goal in table.view(seat).goals] == [(None, None)] * 3
    orders = ("gold stone-NE stone-NW", "stone-NW gold stone-NE", "stone-NE stone-NW gold")
    views = {dealt(deal(roles(3), goals=goals)).view(1).save() for goals in orders}
    assert len(views) == 1


@pytest.mark.rule("BA-037")
@pytest.mark.parametrize("seats", SEATS)
def test_hands_and_draw_pile_are_the_whole_deck_and_no_card_is_set_aside(seats: int) -> None:
    for seed in range(10):
        facts = new(seats, seed).facts
        hands = Counter(card for hand in facts.hands for card in hand)
        assert hands + Counter(facts.deck) == DECK
        assert (facts.mine, facts.discards, facts.broken) == ([], [], [[]] * seats)


@pytest.mark.rule("BA-037")
def test_the_deck_is_shuffled() -> None:
    decks = [tuple(new(3, seed).facts.deck) for seed in SEEDS]
    hands = [tuple(new(3, seed).hand(0)) for seed in SEEDS]
    assert len(set(decks)) == len(SEEDS)
    assert len(set(hands)) == len(SEEDS)
    assert decks == [tuple(new(3, seed).facts.deck) for seed in SEEDS]


@pytest.mark.rule("BA-038")
@pytest.mark.parametrize(("seats", "cards"), [(3, 49), (4, 43), (5, 37), (6, 37), (7, 32), (8, 35), (9, 31), (10, 27)])
def test_the_draw_pile_after_the_deal_has_this_many_cards(seats: int, cards: int) -> None:
    table = new(seats)
    assert table.view(None).draw_pile == cards
    assert len(table.facts.deck) == cards


@pytest.mark.rule("BA-039")
def test_hands_are_private() -> None:
    one = given("hand 0 NS EW\nhand 1 map NE\nhand 2 rockfall NES\ndeck -")
    other = given("hand 0 NS EW\nhand 1 rockfall NE\nhand 2 map NES\ndeck -")
    assert one.view(0).save() == other.view(0).save()
    assert one.view(None).save() == other.view(None).save()
    assert one.view(None).hand == []
    assert (one.hand(1), other.hand(1)) == (["NE", "map"], ["NE", "rockfall"])
    assert [player.cards for player in one.view(0).players] == [2, 2, 2]


@pytest.mark.rule("BA-039")
def test_a_drawn_card_is_shown_to_the_player_who_draws_it_alone() -> None:
    table = given("hand 0 NS\nhand 1 NS\nhand 2 NS\ndeck map rockfall").play("discard NS")
    (drew,) = (event for event in table.events if event.name == "drew")
    assert (drew.args, drew.to) == ({"seat": 0}, 0)
    assert drew.seen_by(0).secret == {"card": "map"}
    assert [drew.seen_by(seat).secret for seat in (1, 2, None)] == [None] * 3


@pytest.mark.rule("BA-040")
@pytest.mark.parametrize("seats", SEATS)
def test_the_discard_pile_starts_empty(seats: int) -> None:
    table = new(seats, seats)
    assert table.facts.discards == []
    assert table.undiscarded() == DECK
    assert [player.discarded for player in table.view(None).players] == [0] * seats


@pytest.mark.rule("BA-040")
def test_a_discarded_card_is_laid_face_down() -> None:
    one, other = (given("hand 0 NS EW\nhand 1 NS\nhand 2 NS\ndeck map map") for _ in range(2))
    one.play("discard NS")
    other.play("discard EW")
    assert one.facts.discards == [(0, "NS")]
    assert one.view(1).save() == other.view(1).save()
    assert one.view(None).save() == other.view(None).save()
    assert one.view(1).discarders == [0]
    assert (one.view(0).own_discards, one.view(1).own_discards) == (["NS"], [])


@pytest.mark.rule("BA-041")
def test_the_gold_cards_are_shuffled_into_a_stack() -> None:
    stacks = [tuple(new(4, seed).facts.stack) for seed in SEEDS]
    assert len(set(stacks)) == len(SEEDS)
    assert {tuple(sorted(stack)) for stack in stacks} == {(1,) * 16 + (2,) * 8 + (3,) * 4}
    assert stacks == [tuple(new(4, seed).facts.stack) for seed in SEEDS]


@pytest.mark.rule("BA-041")
def test_the_stack_is_not_shuffled_again_for_the_next_round() -> None:
    table = dealt(deal(roles(3)), deal(roles(3)))
    stack = table.facts.stack
    table.dig()
    assert sorted(table.facts.offer) == sorted(stack[:3])
    table.share()
    assert (table.view(None).round, table.facts.stack) == (2, stack[3:])
    table.run_out()
    assert (table.view(None).round, table.facts.stack) == (3, stack[3:])


@pytest.mark.rule("BA-041")
def test_the_stack_lies_face_down() -> None:
    ascending = [1] * 16 + [2] * 8 + [3] * 4
    one, other = (dealt(deal(roles(3)), stack=stack) for stack in (ascending, ascending[::-1]))
    assert one.view(0).save() == other.view(0).save()
