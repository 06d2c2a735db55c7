"""What must hold of a position of the game with the expansion that comes from outside."""

from collections import Counter
from collections.abc import Iterable, Sequence

from permonik.engine.core.positions import check_history, expect, expect_seats, expect_size, index_in
from permonik.engine.digging import checks
from permonik.engine.saboteur2.cards import DECK, DWARVES, SHARES, WHYS
from permonik.engine.saboteur2.events import EVENTS
from permonik.engine.saboteur2.formats import GivenHand, Position, RoundVerdict
from permonik.engine.saboteur2.tables import ASIDE, HAND_SIZE, MOST_PASSED, SHED_CARDS
from permonik.engine.saboteur2.tables import DWARVES as ALL_DWARVES
from permonik.engine.saboteur2.vocabulary import VOCABULARY

CRYSTALS = sum(card.count for card in DECK if card.feature == "crystal")
MOST_PAY = max(*SHARES, CRYSTALS)
PASSING = (
    *((0, MOST_PASSED - passed, passed) for passed in range(1, MOST_PASSED)),
    *((owed, owed, 1) for owed in range(1, SHED_CARDS + 1)),
)
"""Cards owed, cards that may still be discarded and cards to draw, as they occur while passing."""


def check_roles(what: str, roles: Sequence[str]) -> None:
    checks.check_dwarves(what, VOCABULARY, DWARVES, roles)


def cards_beside(trapped: Iterable[int], thefts: Iterable[int], aside: Iterable[str], swaps: int) -> Counter[str]:
    """The cards that lie where the base game has none, and those that swaps of hats have used up."""
    cards = Counter(aside)
    cards["trapped"] += len(list(trapped))
    cards["theft"] += len(list(thefts))
    cards["swap-hats"] += swaps
    return cards


def check_secrets(position: Position) -> None:
    """Who can have seen which dwarf card (EX-055, EX-066, EX-130)."""
    seats, undealt = position.seats, ALL_DWARVES - position.seats
    expect(0 <= position.spares <= undealt, "spares", f"0 to {undealt}", position.spares)
    expect_size("aside", position.aside, ASIDE)
    expect_size("knows", position.knows, seats)
    to_see = {*range(seats), *range(seats + position.spares, ALL_DWARVES)}
    for seat, places in enumerate(position.knows):
        expect(seat in places, "knows", f"its own place for seat {seat}", places)
        expect(to_see.issuperset(places), "knows", f"places among {sorted(to_see)}", places)


def check_thefts(position: Position) -> None:
    """Never two equal cards in front of a seat (EX-048); only those who stole nothing yet may steal."""
    seats = position.seats
    expect_size("trapped", position.trapped, seats)
    expect_seats("thefts", position.thefts, seats)
    expect(len(set(position.thefts)) == len(position.thefts), "thefts", "each seat at most once", position.thefts)
    if position.phase == "stealing":
        expect(position.thieves[:1] == [position.to_move], "thieves", f"{position.to_move} first", position.thieves)
        done = {thief for number, thief, _ in position.loot if number == position.round}
        expect(done.isdisjoint(position.thieves), "thieves", "those without loot of this round", position.thieves)
    else:
        expect(not position.thieves, "thieves", "none unless stealing", position.thieves)


def check_passing(position: Position) -> None:
    """One or two cards are passed and the third may follow, or two were owed for a harmful card (EX-023, EX-024)."""
    counts = (position.owed, position.may, position.due)
    if position.phase != "passing":
        expect(counts == (0, 0, 0), "owed, may, due", "0, 0, 0 unless passing", counts)
        return
    expect(counts in PASSING, "owed, may, due", f"one of {PASSING}", counts)
    least, held = max(1, position.owed), len(position.hands[position.to_move])
    expect(held >= least, "to_move", f"a seat with at least {least} cards", f"{held} cards")


def check_given(position: Position, given: GivenHand) -> None:
    """What was given is still in the holder's hand, unless it was discarded unseen."""
    expect_seats("given", [given.seat, given.holder], position.seats)
    expect(given.seat != given.holder, "given", "a hand that another seat holds", given.holder)
    expect(bool(given.cards), "given", "at least one card", "none")
    for card in given.cards:
        index_in("given", VOCABULARY.deck_names, card)
    discarded = Counter(card for _, card in position.discards)
    most = discarded.total()
    expect(0 <= given.unseen <= most, "given", f"0 to {most} cards discarded unseen", given.unseen)
    gone = Counter(given.cards) - Counter(position.hands[given.holder])
    expect(gone <= discarded, "given", "cards in hand or discarded unseen", " ".join(given.cards))
    expect(gone.total() <= given.unseen, "given", f"at least {gone.total()} discarded unseen", given.unseen)


def check_result(seats: int, result: RoundVerdict) -> None:
    for by_seat in (result.roles, result.trapped, result.whys):
        expect_size("results", by_seat, seats)
    for role in result.roles:
        index_in("results", VOCABULARY.roles, role)
    dealt = Counter(result.roles)
    expect(dealt <= Counter(DWARVES), "results", f"at most {DWARVES}", dict(dealt))
    for why in result.whys:
        index_in("results", WHYS, why)
    expect_seats("results", result.winners, seats)
    expect(0 <= result.crystals <= CRYSTALS, "results", f"0 to {CRYSTALS} crystals", result.crystals)


def gold_of(position: Position) -> list[int]:
    """What each seat owns after all payments and thefts, each of which must have found a nugget (EX-050, EX-052)."""
    seats = position.seats
    gold = [0] * seats
    rounds = [number for number, _, _ in position.loot]
    finished = len(position.results)
    expect(all(1 <= number <= finished for number in rounds), "loot", f"in finished rounds, up to {finished}", rounds)
    expect(rounds == sorted(rounds), "loot", "thefts round after round", rounds)
    thieves = [(number, thief) for number, thief, _ in position.loot]
    expect(len(set(thieves)) == len(thieves), "loot", "each thief once in a round", thieves)
    for result in position.results:
        gold = [owned + nuggets for owned, nuggets in zip(gold, result.pay, strict=True)]
        for number, thief, victim in position.loot:
            if number == result.round:
                expect_seats("loot", [thief, victim], seats)
                expect(victim == thief or gold[victim] > 0, "loot", "a victim with gold", victim)
                gold[victim] -= 1
                gold[thief] += 1
    return gold


def check_position(position: Position, rounds: int) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    checks.check_sizes(position, HAND_SIZE)
    check_roles("roles", position.roles)
    checks.check_goals("goals", VOCABULARY, position.goals)
    checks.check_turn(VOCABULARY, position, rounds)
    check_passing(position)
    checks.check_room(position, HAND_SIZE, position.due - position.owed)
    check_secrets(position)
    check_thefts(position)
    trapped = [seat for seat, there in enumerate(position.trapped) if there]
    swaps = ALL_DWARVES - position.seats - position.spares
    checks.check_counts(VOCABULARY, position, cards_beside(trapped, position.thefts, position.aside, swaps))
    for given in position.given:
        check_given(position, given)
    checks.check_results(position, position.results, ("stealing", "over"), MOST_PAY)
    for result in position.results:
        check_result(position.seats, result)
    gold_of(position)
    check_history(EVENTS, position.history)
