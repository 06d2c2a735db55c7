"""What a seat imagines of roles, hands and discards is all that it cannot know, and nothing that it knows better."""

from collections import Counter
from collections.abc import Hashable

import msgspec
import pytest
from msgspec.structs import replace

from permonik.engine.core.errors import DamagedView
from permonik.engine.saboteur2.formats import Position
from permonik.engine.saboteur2.rules import Saboteur2
from tests.counts import Counts
from tests.engine.games import sampled_positions
from tests.engine.saboteur2.play import GAME
from tests.engine.saboteur2.tricks import TrickyPlan
from tests.engine.statistics import assert_fair

pytestmark = pytest.mark.any_build

DWARVES = Counter({"blue-miner": 4, "green-miner": 4, "saboteur": 3, "boss": 1, "profiteer": 1, "geologist": 2})


def samples(state: Saboteur2, seat: int, count: int) -> list[Position]:
    sample = GAME.imaginer(state.view(seat))
    return [msgspec.json.decode(sample(seed).save(), type=Position) for seed in range(count)]


def dealt(seats: int, *first_cards: str) -> Saboteur2:
    """A game whose seat 0 begins and holds these cards."""
    roles = [role for role, count in DWARVES.items() for _ in range(count)]
    deck = [card.name for card in GAME.vocabulary.deck for _ in range(card.count)]
    for card in first_cards:
        deck.remove(card)
    aside, rest = deck[-10:], deck[:-10]
    for place, card in enumerate(first_cards):
        rest.insert(place * seats, card)
    deal = {"roles": roles, "goals": list(GAME.vocabulary.faces), "deck": [*aside, *rest]}
    return GAME.load(msgspec.json.encode({"game": GAME.id, "seats": seats, "deals": [deal], "first": 0}))


def play(state: Saboteur2, *moves: str) -> Saboteur2:
    for move in moves:
        state.play(GAME.parse(move))
    return state


def pass_until(state: Saboteur2, seat: int) -> None:
    """The others discard a card each, and the table goes round to a seat."""
    while state.to_move != seat:
        state.play(state.default_move())


# Roles.


def test_a_hidden_role_comes_in_the_proportions_of_the_dwarf_cards(counts: Counts) -> None:
    state = GAME.new(5, seed=1)
    own = str(GAME.view(state, 0).role)
    seen: Counter[Hashable] = Counter()
    for position in samples(state, 0, counts(small=400, normal=800, full=8_000)):
        assert position.roles[0] == own
        assert Counter(position.roles) == DWARVES
        seen[position.roles[3]] += 1
    assert_fair(seen, DWARVES - Counter([own]))


def test_an_inspected_role_is_what_the_seat_saw_until_hats_are_swapped(counts: Counts) -> None:
    state = play(dealt(3, "inspection", "swap-hats"), "inspection 1")
    role = str(GAME.view(state, 0).known_roles[1])
    for position in samples(state, 0, counts(small=20, normal=40, full=400)):
        assert position.roles[1] == role
    pass_until(state, 0)
    play(state, "swap-hats 1")
    view = GAME.view(state, 0)
    assert view.known_roles[1] is None
    assert view.laid_away == [role]
    seen: Counter[Hashable] = Counter()
    for position in samples(state, 0, counts(small=400, normal=800, full=8_000)):
        assert position.roles[-1] == role
        seen[position.roles[1]] += 1
    assert_fair(seen, DWARVES - Counter([str(view.role), role]))


def test_whose_hat_was_swapped_knows_the_new_role_and_the_old_one(counts: Counts) -> None:
    state = play(dealt(3, "swap-hats"), "swap-hats 1")
    old, new = GAME.view(state, 1).laid_away[0], GAME.view(state, 1).role
    assert GAME.view(state, 0).laid_away == [None]
    for position in samples(state, 1, counts(small=20, normal=40, full=400)):
        assert (position.roles[1], position.roles[-1]) == (new, old)


# Hands.


def test_a_hand_given_away_stays_where_it_is(counts: Counts) -> None:
    state = play(dealt(3, "swap-hand", "map", "rockfall"), "swap-hand 2")
    [given] = GAME.view(state, 0).given
    assert given.holder == 2
    for position in samples(state, 0, counts(small=50, normal=100, full=1_000)):
        assert Counter(given.cards) <= Counter(position.hands[2])


def test_a_card_discarded_unseen_from_a_hand_given_away_may_be_any_of_it(counts: Counts) -> None:
    """Seat 1 got five cards of which there is only one each and drew another; then it discarded one and drew again."""
    state = play(dealt(2, "swap-hand", "ladder-N", "ladder-E", "blue-NS", "blue-EW", "green-EW"), "swap-hand 1")
    [given] = GAME.view(state, 0).given
    assert len(set(given.cards)) == 5
    pass_until(state, 0)
    gone: Counter[Hashable] = Counter()
    for position in samples(state, 0, counts(small=600, normal=1_200, full=12_000)):
        [(_, discarded)] = position.discards
        left = Counter(given.cards) - Counter(position.hands[1])
        gone[discarded if left else "another"] += 1
    assert_fair(gone, {**dict.fromkeys(given.cards, 1), "another": 1})


def test_what_other_seats_know_of_hands_they_gave_away_fits_the_sample(counts: Counts) -> None:
    """Also when the seat that imagines had no part in the swap."""
    others = 0
    for seed in range(counts(small=3, normal=5, full=100)):
        for state in sampled_positions(TrickyPlan(4, seed), 0.1):
            for seat in range(4):
                position = samples(state, seat, 1)[0]
                own = [one for one in position.given if one.seat == seat]
                assert [(one.holder, one.cards, one.unseen) for one in own] == [
                    (one.holder, one.cards, one.unseen) for one in GAME.view(state, seat).given
                ]
                for one in position.given:
                    others += one.seat != seat
                    hidden = Counter(position.hands[one.holder]) + Counter(card for _, card in position.discards)
                    assert Counter(one.cards) <= hidden
    assert others > 0


def test_a_drawn_position_knows_only_what_it_says_of_a_hand_given_away(counts: Counts) -> None:
    state = play(dealt(3, "swap-hand", "map", "rockfall"), "swap-hand 2")
    drawn = GAME.load(GAME.draw(state))
    [given] = GAME.view(drawn, 0).given
    worlds = samples(drawn, 0, counts(small=50, normal=100, full=1_000))
    for position in worlds:
        assert Counter(given.cards) <= Counter(position.hands[2])
    assert len({str(position.hands[1]) for position in worlds}) > 10


def test_a_seat_in_a_sample_imagines_too_although_it_was_not_told_of_the_swap(counts: Counts) -> None:
    state = play(dealt(4, "swap-hand", "map", "rockfall"), "swap-hand 2")
    pass_until(state, 0)
    for seed in range(counts(small=2, normal=5, full=50)):
        imagined = GAME.imaginer(state.view(0))(seed)
        for seat in range(1, 4):
            view = GAME.view(imagined, seat)
            assert GAME.view(GAME.imaginer(view)(seed), seat) == view


def test_a_view_whose_past_does_not_add_up_is_refused() -> None:
    view = GAME.view(play(dealt(3, "swap-hand", "map"), "swap-hand 2"), 0)
    deal, *rest = view.history
    fewer = dict(list(view.unseen.items())[1:])
    damaged = {
        "history": [deal[:-1], *rest],
        "discarders": [1],
        "unseen": fewer,
        "draw_pile": view.draw_pile + 1,
    }
    for field, value in damaged.items():
        with pytest.raises(DamagedView):
            GAME.imaginer(replace(view, **{field: value}))


def test_the_audience_imagines_nothing() -> None:
    with pytest.raises(DamagedView, match="the view of a seat"):
        GAME.imaginer(GAME.new(5, seed=1).view(None))
