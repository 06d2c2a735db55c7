"""Setup of the game, and which sides there can be."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongOption
from tests.rules.dark_cave.table import (
    ASIDE,
    DECK,
    LEVELS,
    NUGGETS,
    SEATS,
    clan_cards,
    dealt,
    distance,
    firsts,
    level,
    new,
)

SPLITS = {2: {1}, 3: {1, 2}, 4: {2}, 5: {1, 2, 3, 4}, 6: {2, 3, 4}, 7: {3, 4}, 8: {4}}
SET_ASIDE = {2: 0, 3: 1, 4: 0, 5: 3, 6: 2, 7: 1, 8: 0}
PILES = {2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27}

every_seat_count = pytest.mark.parametrize("seats", SEATS)


def working_for(role: str) -> str:
    clan, _, kind = role.partition("-")
    return clan if kind == "loyal" else {"blue": "yellow", "yellow": "blue"}[clan]


@pytest.mark.rule("DC-014", "DC-015", "DC-016", "DC-017")
@every_seat_count
def test_start_in_the_middle_and_goals_face_down_in_the_corners(seats: int) -> None:
    far = distance(seats)
    table = new(seats)
    assert table.pos(0) == "0,0 0"
    cells = [(card.x, card.y) for card in table.view(None).covered]
    assert cells == [(-far, -far), (far, -far), (-far, far), (far, far)]
    assert all(card.face is None for card in table.view(0).covered)
    orders = {tuple(new(seats, seed).facts.faces) for seed in range(30)}
    assert len(orders) > 10


@pytest.mark.rule("DC-018", "DC-019", "DC-020", "DC-021", "DC-024", "DC-250")
@every_seat_count
def test_clan_cards_in_use(seats: int) -> None:
    seen = set()
    for seed in range(20):
        table = new(seats, seed)
        dwarves = table.facts.dwarves
        assert sorted(dwarves) == sorted(clan_cards(seats, dwarves[0].partition("-")[0]))
        assert len(dwarves) - seats == SET_ASIDE[seats] == len(table.view(None).undealt)
        assert table.view(None).undealt_roles == []
        seen.add(tuple(dwarves))
    assert len(seen) > 1


@pytest.mark.rule("DC-022", "DC-023", "DC-284")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_clan_is_public_and_the_front_is_not(seats: int) -> None:
    table = new(seats)
    dwarves = table.facts.dwarves
    for seat in range(seats):
        view = table.view(seat)
        assert view.role == dwarves[seat]
        assert [player.clan for player in view.players] == [role.partition("-")[0] for role in dwarves[:seats]]
        assert [player.role for player in view.players] == [dwarves[seat] if n == seat else None for n in range(seats)]
        assert view.undealt == sorted(role.partition("-")[0] for role in dwarves[seats:])


@pytest.mark.rule("DC-025", "DC-026", "DC-027")
@every_seat_count
def test_figures_and_nuggets(seats: int) -> None:
    table = new(seats)
    assert {table.pos(seat) for seat in range(seats)} == {"0,0 0"}
    assert [table.nuggets(seat) for seat in range(seats)] == [3] * seats
    assert table.view(None).bank == NUGGETS - 3 * seats
    assert table.view(None).creatures == []
    assert table.webs() == []


@pytest.mark.rule("DC-028", "DC-029", "DC-030", "DC-031", "DC-032", "DC-033", "DC-189")
@every_seat_count
def test_hands_draw_pile_and_removed_cards_by_level(seats: int) -> None:
    for seed in range(5):
        facts = new(seats, seed).facts
        for hand in facts.hands:
            assert Counter(map(level, hand)) == Counter({"I": firsts(seats), "II": 5 - firsts(seats)}) - Counter()
        assert len(facts.deck) == PILES[seats]
        assert list(map(level, facts.deck)) == sorted(map(level, facts.deck))
        assert Counter(map(level, facts.aside)) == dict.fromkeys(LEVELS, ASIDE)
        everything = Counter(facts.deck) + Counter(facts.aside) + Counter(card for hand in facts.hands for card in hand)
        assert everything == DECK
    assert new(seats, 1).facts.deck != new(seats, 2).facts.deck


@pytest.mark.rule("DC-034", "DC-278")
def test_discards_lie_face_down() -> None:
    table = new(3, first_player=0)
    card = table.hand(0)[0]
    table.play(f"discard {card}")
    assert table.secrets("discarded") == [(0, {"card": card})]
    assert table.told("discarded") == [{"seat": 0, "level": level(card)}]
    assert table.view(0).own_discards == [card]
    assert table.view(1).own_discards == []
    assert table.view(1).discard_levels == [level(card)]


@pytest.mark.rule("DC-035")
def test_the_first_player() -> None:
    assert {int(new(4, seed).state.to_move) for seed in range(40)} == {0, 1, 2, 3}
    assert new(4, 5, first_player=2).to_move == 2
    with pytest.raises(WrongOption):
        new(4, first_player=4)


@pytest.mark.rule("DC-187")
def test_one_colour_has_two_sides() -> None:
    table = dealt(4, "blue-loyal blue-saboteur blue-loyal blue-saboteur")
    assert [int(table.state.side(seat)) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.rule("DC-188")
@every_seat_count
def test_how_many_work_for_each_side(seats: int) -> None:
    found = set()
    for seed in range(120):
        sides = Counter(working_for(role) for role in new(seats, seed).facts.dwarves[:seats])
        found.add(sides["blue"])
        assert sides["blue"] in SPLITS[seats]
        assert sides["yellow"] == seats - sides["blue"] > 0
    assert len(found) == len(SPLITS[seats])


@pytest.mark.rule("DC-253")
def test_the_clan_of_three_or_four_players() -> None:
    for seats in (3, 4):
        for clan in ("blue", "yellow"):
            clans = {player.clan for seed in range(5) for player in new(seats, seed, clan=clan).view(None).players}
            assert clans == {clan}
        drawn = {new(seats, seed).view(None).players[0].clan for seed in range(20)}
        assert drawn == {"blue", "yellow"}
    for seats in (2, 5):
        assert {player.clan for player in new(seats, clan="blue").view(None).players} == {"blue", "yellow"}
