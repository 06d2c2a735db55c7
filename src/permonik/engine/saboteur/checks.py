"""What must hold of a position that comes from outside."""

from collections import Counter
from collections.abc import Sequence

from permonik.engine.core.errors import DamagedPosition
from permonik.engine.core.state import NOBODY
from permonik.engine.digging import kit
from permonik.engine.saboteur.cards import BY_SEATS, DECK, FACES, GOLD, PAY, ROLES
from permonik.engine.saboteur.events import EVENTS
from permonik.engine.saboteur.facts import PHASES, Position

KIND = 63
MOST_WORD = 1 << 60


def damaged(what: str, expected: object, got: object) -> DamagedPosition:
    return DamagedPosition(expected, got, part=what)


def expect(holds: bool, what: str, expected: object, got: object) -> None:
    if not holds:
        raise damaged(what, expected, got)


def index_in(what: str, names: Sequence[str], name: str) -> int:
    expect(name in names, what, " | ".join(names), name)
    return names.index(name)


def check_sizes(position: Position) -> None:
    seats = position.seats
    sizes = (
        ("roles", position.roles, seats + 1),
        ("goals", position.goals, kit.GOALS),
        ("turned", position.turned, kit.GOALS),
        ("hands", position.hands, seats),
        ("broken", position.broken, seats),
        ("seen", position.seen, seats),
    )
    for what, items, size in sizes:
        expect(len(items) == size, what, f"{size} entries", len(items))
    for hand in position.hands:
        most = BY_SEATS[seats]["hand"]
        expect(len(hand) <= most, "hands", f"at most {most} cards", len(hand))
    for tools in position.broken:
        expect(len(set(tools)) == len(tools), "broken", "each tool at most once", " ".join(tools))  # BA-083


def check_roles(what: str, seats: int, roles: Sequence[str]) -> None:
    """The dwarf cards for so many seats, the one left over included."""
    dwarves = BY_SEATS[seats]
    for role in roles:
        index_in(what, ROLES, role)
    expected = {"miner": dwarves["miners"], "saboteur": dwarves["saboteurs"]}
    expect(Counter(roles) == Counter(expected), what, expected, dict(Counter(roles)))


def check_deal(what: str, seats: int, roles: Sequence[str], goals: Sequence[str]) -> None:
    check_roles(what, seats, roles)
    expect(sorted(goals) == sorted(FACES), what, " ".join(FACES), " ".join(goals))


def check_counts(position: Position) -> None:
    """No card may lie in two places at once (BA-004 to BA-012)."""
    cards = Counter(card.card for card in position.mine)
    cards.update(card for hand in position.hands for card in hand)
    cards.update(f"break-{tool}" for tools in position.broken for tool in tools)
    cards.update(position.deck)
    cards.update(card for _, card in position.discards)
    copies = {card.name: card.count for card in DECK}
    for name, count in cards.items():
        expect(name in copies, "cards", "a card of the deck", name)
        expect(count <= copies[name], "cards", f"at most {copies[name]} of {name}", count)
    gold = Counter(position.stack) + Counter(position.offer) + Counter(nuggets for _, _, nuggets in position.picks)
    expect(gold == Counter(dict(GOLD)), "gold cards", dict(GOLD), dict(sorted(gold.items())))


def check_turn(position: Position, rounds: int) -> None:
    seats, over = position.seats, position.phase == "over"
    index_in("phase", PHASES, position.phase)
    expect(1 <= position.round <= rounds, "round", f"1 to {rounds}", position.round)
    for what, seat in (("first", position.first), *(("discards", seat) for seat, _ in position.discards)):
        expect(0 <= seat < seats, what, f"a seat from 0 to {seats - 1}", seat)
    nobody_yet = NOBODY if position.phase == "digging" else 0
    expect(nobody_yet <= position.last < seats, "last", f"{nobody_yet} to {seats - 1}", position.last)
    least, most = (NOBODY, NOBODY) if over else (0, seats - 1)
    expect(least <= position.to_move <= most, "to_move", f"{least} to {most}", position.to_move)
    if position.phase == "digging":
        expect(bool(position.hands[position.to_move]), "to_move", "a seat with cards", position.to_move)
    expect(bool(position.offer) == (position.phase == "sharing"), "offer", "cards only while sharing", position.offer)
    expect(0 <= position.turning < kit.GOALS, "turning", "a goal from 0 to 2", position.turning)
    if position.phase == "turning":
        expect(position.last == position.to_move, "last", f"{position.to_move}, who turns a goal", position.last)
        face = position.goals[position.turning]
        covered = position.turned[position.turning] is None
        expect(covered and face != "gold", "turning", "a stone goal face down", face)


def check_results(position: Position) -> None:
    finished = position.round - (position.phase in ("digging", "turning"))
    expect(len(position.results) == finished, "results", f"{finished} finished rounds", len(position.results))
    seats = range(position.seats)
    for number, result in enumerate(position.results, start=1):
        expect(result.round == number, "results", f"round {number}", result.round)
        check_roles("results", position.seats, [*result.roles, result.left_over])
        expect(len(result.pay) == position.seats, "results", f"pay for {position.seats} seats", result.pay)
        expect(
            all(0 <= nuggets <= max(PAY) for nuggets in result.pay), "results", f"pay of 0 to {max(PAY)}", result.pay
        )
        for seat in (result.finisher, *result.takers):
            expect(seat in seats, "results", f"a seat from 0 to {position.seats - 1}", seat)
    takers = [(result.round, seat) for result in position.results for seat in result.takers]
    picked = [(number, seat) for number, seat, _ in position.picks]
    expect(picked == takers[: len(picked)], "picks", f"by {takers}", picked)
    left = len(takers) - len(picked)
    expect(len(position.offer) == left, "offer", f"{left} cards", len(position.offer))


def check_history(history: Sequence[Sequence[int]]) -> None:
    for row in history:
        for word in row:
            expect(is_event(word), "history", "an event of the game", word)


def is_event(word: int) -> bool:
    if not 0 < word < MOST_WORD or word & KIND not in EVENTS:
        return False
    try:
        EVENTS[word & KIND].decode(word)
    except IndexError:
        return False
    return True


def check_position(position: Position, rounds: int) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    check_sizes(position)
    check_deal("roles and goals", position.seats, position.roles, position.goals)
    check_counts(position)
    check_turn(position, rounds)
    check_results(position)
    check_history(position.history)
