"""Setup: EX-008 to EX-017."""

from collections import Counter

import pytest

from tests.rules.saboteur2.table import ASIDE, DECK, GAME, SEATS, before_failure, deal, dealt, given, new

SEEDS = range(30)


@pytest.mark.rule("EX-008")
@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        ("place NS -1,0", "mismatch BA-052"),
        ("place NESW 2,0", "dead_end BA-056"),
        ("place EW 5,5", "no_contact BA-057"),
        ("place EW 1,0", "cell_taken BA-051"),
        ("break cart 0", "own_seat BA-082"),
        ("break cart 2", "already_broken BA-083"),
        ("repair cart 1", "not_broken BA-087"),
        ("rockfall 8,0", "goal_stays BA-096 BA-097"),
        ("place NESW 1,1 sideways", "sideways BA-018"),
    ],
)
def test_what_the_base_game_forbids_is_forbidden(move: str, refusal: str) -> None:
    table = given("""
        mine
        S nesw
        hand 0 NS EW NESW break-cart repair-cart rockfall
        hand 1 NS
        broken 2 cart
    """)
    assert table.refused(move) == refusal


@pytest.mark.rule("EX-008")
def test_what_the_base_game_allows_is_allowed() -> None:
    table = given("""
        mine
        S EW
        hand 0 EW break-cart repair-cart rockfall map
        hand 1 NS
        broken 2 cart
    """)
    for move in ("place EW 2,0", "break cart 1", "repair cart 2", "rockfall 1,0", "map 8,2"):
        assert table.legal(move)
    table.play("map 8,0")
    assert [goal.face for goal in table.view(0).goals] == [None, "gold", None]
    assert [goal.face for goal in table.view(1).goals] == [None] * 3


@pytest.mark.rule("EX-009")
@pytest.mark.parametrize("seats", SEATS)
def test_the_dwarf_cards_and_gold_cards_of_the_base_game_are_not_used(seats: int) -> None:
    table = new(seats, seats)
    assert "miner" not in table.facts.roles
    assert "miner" not in GAME.roles
    saved = table.state.save()
    assert not any(f'"{field}"' in saved for field in ("stack", "offer", "picks"))


@pytest.mark.rule("EX-009")
def test_nobody_keeps_gold_cards_at_the_end_of_a_round() -> None:
    table = dealt(3, deal("blue-miner blue-miner blue-miner")).dig()
    assert (table.view(None).round, table.scores) == (2, [3, 3, 3])


@pytest.mark.rule("EX-010")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_card_lies_seven_cards_from_three_face_down_goals(seats: int) -> None:
    table = new(seats, 5)
    assert [(goal.x, goal.y) for goal in table.view(None).goals] == [(8, -2), (8, 0), (8, 2)]
    assert table.goals() == "? ? ?"
    assert sorted(table.facts.goals) == ["gold", "stone-NE", "stone-NW"]


@pytest.mark.rule("EX-010")
def test_the_start_card_is_open_on_all_four_sides() -> None:
    table = given("hand 0 NESW")
    assert table.moves("place") == ["place NESW 0,-1", "place NESW -1,0", "place NESW 1,0", "place NESW 0,1"]
    assert len({tuple(new(3, seed).facts.goals) for seed in range(40)}) == 6


@pytest.mark.rule("EX-011")
def test_the_cards_of_both_sets_form_one_shuffled_deck() -> None:
    hands = Counter[str]()
    orders = set()
    for seed in SEEDS:
        table = new(3, seed)
        assert table.undiscarded() == DECK
        orders.add(tuple(table.facts.deck))
        hands.update(card for hand in table.facts.hands for card in hand)
    assert len(orders) == len(SEEDS)
    assert {"NES", "bridge", "map", "theft"} <= hands.keys()


@pytest.mark.rule("EX-012")
@pytest.mark.parametrize("seats", SEATS)
def test_ten_cards_are_set_aside_for_the_round(seats: int) -> None:
    table = dealt(seats, deal(""))
    assert sorted(table.facts.aside) == sorted(ASIDE)
    assert table.view(None).aside == 10
    for _ in range(seats):
        table.pass_on()
    assert sorted(table.facts.aside) == sorted(ASIDE)
    in_play = {*table.facts.deck, *(card for hand in table.facts.hands for card in hand)}
    assert not in_play & {*ASIDE}


@pytest.mark.rule("EX-012")
def test_nobody_sees_the_cards_set_aside() -> None:
    hands = "hand 0 NS\nhand 1 NS\nhand 2 NS\n"
    aside = "aside NES NES NES NES NES bridge bridge EW EW "
    one, other = (given(hands + f"{aside}{hidden}\ndeck {drawn}") for hidden, drawn in (("map", "NE"), ("NE", "map")))
    for seat in (0, 1, 2, None):
        assert one.view(seat).save() == other.view(seat).save()
    assert one.facts.aside != other.facts.aside


@pytest.mark.rule("EX-013")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_gets_six_cards_whatever_their_number(seats: int) -> None:
    table = new(seats, 2)
    assert [len(hand) for hand in table.facts.hands] == [6] * seats
    assert [player.cards for player in table.view(None).players] == [6] * seats


@pytest.mark.rule("EX-014")
@pytest.mark.parametrize("seats", [2, 7, 12])
def test_all_fifteen_dwarf_cards_are_shuffled_and_each_player_gets_one(seats: int) -> None:
    tables = [new(seats, seed) for seed in range(60)]
    for place in range(seats):
        assert {table.facts.roles[place] for table in tables} == set(GAME.roles)
    for table in tables[:5]:
        assert [table.view(seat).role for seat in range(seats)] == table.facts.roles[:seats]


@pytest.mark.rule("EX-014")
def test_each_player_looks_at_the_own_dwarf_card_alone() -> None:
    table = new(5, 1)
    for seat in (*range(5), None):
        view = table.view(seat)
        told = [event for row in GAME.told(view) for event in row if event.name == "got_role"]
        assert [event.args for event in told] == [{"seat": other} for other in range(5)]
        knows = {event.args["seat"]: event.secret for event in told if event.secret is not None}
        assert knows == ({} if seat is None else {seat: {"role": view.role}})
        assert view.known_roles == [view.role if other == seat else None for other in range(5)]


@pytest.mark.rule("EX-015")
def test_roles_are_secret_until_the_end_of_the_round() -> None:
    lines = "hand 1 NS", "hand 2 NS"
    one = before_failure("boss saboteur green-miner geologist", *lines)
    other = before_failure("boss geologist saboteur green-miner", *lines)
    for move in ("pass dead-N", "pass NS"):
        assert one.view(0).save() == other.view(0).save()
        assert one.view(None).save() == other.view(None).save()
        assert one.view(0).known_roles == ["boss", None, None, None]
        one.play(move)
        other.play(move)
    one.play("pass NS")
    assert one.told("revealed") == [
        {"seat": 0, "role": "boss"},
        {"seat": 1, "role": "saboteur"},
        {"seat": 2, "role": "green-miner"},
        {"seat": 3, "role": "geologist"},
    ]
    assert one.view(None).results[0].roles == ["boss", "saboteur", "green-miner", "geologist"]


@pytest.mark.rule("EX-016")
@pytest.mark.parametrize("seats", SEATS)
def test_dwarf_cards_not_dealt_lie_aside_face_down(seats: int) -> None:
    table = new(seats, 4)
    assert table.view(None).spares == table.facts.spares == 15 - seats
    assert len(table.facts.roles) == 15
    assert table.view(0).laid_away == []


@pytest.mark.rule("EX-016")
def test_nobody_knows_which_dwarf_cards_were_not_dealt() -> None:
    one = given("roles boss geologist saboteur profiteer blue-miner\nhand 0 NS\nhand 1 NS")
    other = given("roles boss geologist saboteur blue-miner profiteer\nhand 0 NS\nhand 1 NS")
    for seat in (0, 1, 2, None):
        assert one.view(seat).save() == other.view(seat).save()
    assert one.facts.roles != other.facts.roles


@pytest.mark.rule("EX-017")
def test_nobody_has_gold_at_first_and_the_bank_pays_the_winners() -> None:
    table = dealt(2, deal("blue-miner blue-miner"))
    assert table.gold() == table.scores == [0, 0]
    table.dig()
    assert table.told("paid") == [{"seat": 0, "nuggets": 4}, {"seat": 1, "nuggets": 4}]
    assert table.gold() == [4, 4]
