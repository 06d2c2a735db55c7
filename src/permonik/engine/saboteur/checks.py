"""What must hold of a position of the base game that comes from outside."""

from collections import Counter
from collections.abc import Sequence

from permonik.engine.core.positions import check_history, expect, expect_seats, expect_size
from permonik.engine.digging import checks
from permonik.engine.saboteur.cards import BY_SEATS, GOLD, PAY
from permonik.engine.saboteur.events import EVENTS
from permonik.engine.saboteur.formats import Position
from permonik.engine.saboteur.vocabulary import VOCABULARY


def check_roles(what: str, seats: int, roles: Sequence[str]) -> None:
    """The dwarf cards for so many seats, the one left over included."""
    dwarves = BY_SEATS[seats]
    checks.check_dwarves(what, VOCABULARY, {"miner": dwarves["miners"], "saboteur": dwarves["saboteurs"]}, roles)


def check_gold(what: str, cards: Counter[int]) -> None:
    expect(cards == Counter(dict(GOLD)), what, dict(GOLD), dict(sorted(cards.items())))


def check_results(position: Position) -> None:
    checks.check_results(position, position.results, ("sharing", "over"), max(PAY))
    for result in position.results:
        check_roles("results", position.seats, [*result.roles, result.left_over])
        expect_seats("results", result.takers, position.seats)
    takers = [(result.round, seat) for result in position.results for seat in result.takers]
    picked = [(number, seat) for number, seat, _ in position.picks]
    expect(picked == takers[: len(picked)], "picks", f"by {takers}", picked)
    left = len(takers) - len(picked)
    expect(len(position.offer) == left, "offer", f"{left} cards", len(position.offer))


def check_position(position: Position, rounds: int) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    expect_size("roles", position.roles, position.seats + 1)
    checks.check_sizes(position, BY_SEATS[position.seats]["hand"])
    check_roles("roles and goals", position.seats, position.roles)
    checks.check_goals("roles and goals", VOCABULARY, position.goals)
    checks.check_counts(VOCABULARY, position, Counter())
    picked = Counter(nuggets for _, _, nuggets in position.picks)
    check_gold("gold cards", Counter(position.stack) + Counter(position.offer) + picked)
    checks.check_turn(VOCABULARY, position, rounds)
    checks.check_room(position, BY_SEATS[position.seats]["hand"])
    expect(bool(position.offer) == (position.phase == "sharing"), "offer", "cards only while sharing", position.offer)
    check_results(position)
    check_history(EVENTS, position.history)
