"""Setup of a round: LM-012 to LM-034, LM-177."""

from collections import Counter

import pytest

from tests.rules.lost_mines.table import (
    ACTIONS,
    ASIDE,
    DECK,
    MINES,
    PATHS,
    SEATS,
    STARTS,
    TREASURES,
    Table,
    dwarves,
    given,
    hand_size,
    new,
)

EVERY_SEATS = pytest.mark.parametrize("seats", SEATS)
SEEDS = range(30)


def deals(seats: int) -> list[Table]:
    return [new(seats, seed) for seed in SEEDS]


@EVERY_SEATS
@pytest.mark.rule("LM-012", "LM-014", "LM-175")
def test_starts_and_mines_have_fixed_spaces(seats: int) -> None:
    for table in deals(seats):
        assert [(mine.x, mine.y) for mine in table.view(None).covered] == MINES
        for x, y in STARTS.values():
            assert table.at(x, y) == ".", "no card of the deck"
    table = given("""
        hand 0 NESW storm
    """)
    assert table.refused("place NESW 1,2") == "cell_taken LM-046"
    assert table.refused("storm 1,4") == "start_stays LM-098"
    assert table.legal("place NESW 2,2"), "the yellow start lies face up"
    assert table.legal("place NESW 2,4"), "and so does the blue one"


@EVERY_SEATS
@pytest.mark.rule("LM-013")
def test_the_mines_are_shuffled_and_lie_face_down(seats: int) -> None:
    places: Counter[int] = Counter()
    for table in deals(seats):
        assert sorted(table.facts.faces) == ["mine-dragon", "mine-gems", "mine-gold", "mine-silver"]
        places.update([table.facts.faces.index("mine-dragon")])
        for seat in (None, *range(seats)):
            assert [mine.face for mine in table.view(seat).covered] == [None] * 4
        assert [table.at(x, y) for x, y in MINES] == ["?"] * 4
    assert set(places) == {0, 1, 2, 3}


@EVERY_SEATS
@pytest.mark.rule("LM-015", "LM-016")
def test_as_many_treasures_as_players_are_laid_out_and_the_others_are_set_aside(seats: int) -> None:
    first: Counter[str] = Counter()
    for table in deals(seats):
        assert Counter(table.facts.treasures) == TREASURES
        first[table.facts.treasures[0]] += 1
        view = table.view(0)
        assert len(view.treasures) == seats
        assert sum(view.treasures_aside.values()) == 12 - seats
        assert [treasure.value for treasure in view.treasures] == [None] * seats
        assert [treasure.taker for treasure in view.treasures] == [None] * seats
    assert len(first) > 4


@EVERY_SEATS
@pytest.mark.rule("LM-017", "LM-018", "LM-019", "LM-023")
def test_the_dwarf_cards_depend_on_the_number_of_players(seats: int) -> None:
    used = {3: 6, 4: 6, 5: 8, 6: 8, 7: 10, 8: 10, 9: 10}[seats]
    for table in deals(seats):
        cards = table.facts.dwarves
        assert Counter(cards) == dwarves(seats)
        assert len(cards) == used
        view = table.view(0)
        assert len(view.undealt) == used - seats
        assert [player.role for player in view.players[1:]] == [None] * (seats - 1)


@EVERY_SEATS
@pytest.mark.rule("LM-020", "LM-021", "LM-022")
def test_everybody_sees_the_clan_and_only_its_owner_the_role(seats: int) -> None:
    dealt = set()
    for table in deals(seats):
        cards = table.facts.dwarves
        dealt.add(cards[0])
        for seat in (None, *range(seats)):
            view = table.view(seat)
            assert [player.clan for player in view.players] == [card.partition("-")[0] for card in cards[:seats]]
            known = [player.role for player in view.players]
            assert known == [cards[other] if other == seat else None for other in range(seats)]
            assert view.role == (None if seat is None else cards[seat])
    assert len(dealt) == 6


@EVERY_SEATS
@pytest.mark.rule("LM-024", "LM-025", "LM-026", "LM-239")
def test_every_figure_starts_on_the_start_of_its_clan(seats: int) -> None:
    for table in deals(seats):
        players = table.view(None).players
        for seat, player in enumerate(players):
            assert table.where(seat) == STARTS[player.clan]
        for clan in STARTS:
            figures = [player.figure for player in players if player.clan == clan]
            assert figures == list(range(len(figures))), "in seat order, the lowest free number"


@EVERY_SEATS
@pytest.mark.rule("LM-027", "LM-028", "LM-031", "LM-177")
def test_one_deck_of_path_and_action_cards_less_ten(seats: int) -> None:
    pile = {3: 38, 4: 33, 5: 28, 6: 23, 7: 25, 8: 21, 9: 17}[seats]
    for table in deals(seats):
        facts = table.facts
        cards = Counter(facts.deck) + Counter(facts.aside) + Counter(card for hand in facts.hands for card in hand)
        assert cards == DECK == PATHS + ACTIONS
        assert len(facts.aside) == table.view(0).aside == ASIDE
        assert len(facts.deck) == table.view(0).draw_pile == pile


@EVERY_SEATS
@pytest.mark.rule("LM-029", "LM-030")
def test_up_to_six_players_get_five_cards_and_more_get_four(seats: int) -> None:
    expected = {3: 5, 4: 5, 5: 5, 6: 5, 7: 4, 8: 4, 9: 4}[seats]
    assert hand_size(seats) == expected
    table = new(seats, rounds=2)
    assert [len(hand) for hand in table.facts.hands] == [expected] * seats
    table.run_out()
    assert table.view(None).round == 2
    assert [len(hand) for hand in table.facts.hands] == [expected] * seats


@EVERY_SEATS
@pytest.mark.rule("LM-032")
def test_the_discard_pile_is_empty_and_takes_cards_face_down(seats: int) -> None:
    table = new(seats)
    assert table.view(None).discard_pile == 0
    seat, card = table.to_move, table.hand(table.to_move)[0]
    table.play(f"discard {card}")
    assert table.view(None).discard_pile == 1
    assert table.secrets("discarded") == [(seat, {"card": card})], "who discards alone sees the face"


@pytest.mark.rule("LM-033")
def test_tokens_and_dragon_are_in_the_bank_and_nobody_has_points() -> None:
    for seats in SEATS:
        view = new(seats).view(None)
        assert (view.tokens, view.overcome) == ([], [])
        assert not any(player.dragon or player.points or player.trolls for player in view.players)


@EVERY_SEATS
@pytest.mark.rule("LM-034")
def test_hands_are_private(seats: int) -> None:
    table = new(seats, 5)
    hands = table.facts.hands
    for seat in range(seats):
        view = table.view(seat)
        assert view.hand == hands[seat]
        assert [player.cards for player in view.players] == [len(hand) for hand in hands]
        assert Counter(view.unseen) == DECK - Counter(hands[seat])
    assert table.view(None).hand == []
    assert Counter(table.view(None).unseen) == DECK
