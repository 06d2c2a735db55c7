"""Nothing gets lost and nothing appears: cards, gold cards, roles and goals, at every step of many games."""

from collections import Counter

from permonik.engine.saboteur.cards import BY_SEATS, DECK
from permonik.engine.saboteur.formats import Position
from tests.counts import Counts, some_of
from tests.engine.games import positions
from tests.engine.play import SEATS, facts, plans
from tests.engine.saboteur.ledger import Ledger, gold_cards, nuggets_of

FULL_DECK = Counter({card.name: card.count for card in DECK})
FULL_STACK = Counter({1: 16, 2: 8, 3: 4})


def test_the_deck_has_67_cards_and_the_stack_28() -> None:
    assert FULL_DECK.total() == 67
    assert FULL_STACK.total() == 28


@some_of("seats", SEATS)
def test_everything_is_somewhere_at_every_step(seats: int, counts: Counts) -> None:
    for plan in plans(seats, counts(small=3, normal=8, full=150)):
        ledger = Ledger()
        for state in positions(plan):
            assert state.latest_row is not None
            ledger.hear(state.latest_row)
            position = facts(state)
            assert ledger.cards(position) == FULL_DECK, plan
            assert gold_cards(position) == FULL_STACK, plan
            assert nuggets_of(position) == state.scores, plan
            check_roles_and_goals(position)
            if not plan.turning:
                check_hands(position)


def check_roles_and_goals(position: Position) -> None:
    """They are always those of the number of seats."""
    many = BY_SEATS[position.seats]
    assert Counter(position.roles) == Counter(miner=many["miners"], saboteur=many["saboteurs"])
    assert sorted(position.goals) == ["gold", "stone-NE", "stone-NW"]


def check_hands(position: Position) -> None:
    """They are full while the draw pile lasts."""
    if position.phase == "digging" and position.deck:
        assert {len(hand) for hand in position.hands} == {BY_SEATS[position.seats]["hand"]}


@some_of("seats", SEATS)
def test_the_games_played_here_reach_every_phase_of_a_game(seats: int, counts: Counts) -> None:
    """Else the tests of this folder would prove little."""
    seen: Counter[str] = Counter()
    for plan in plans(seats, counts(small=10, normal=10, full=200)):
        for state in positions(plan):
            assert state.latest_row is not None
            seen.update(event.name for event in state.latest_row)
            seen[facts(state).phase] += 1
    assert {"turning", "sharing", "uncovered", "reached", "kept", "paid", "collapsed", "repaired"} <= set(seen)
