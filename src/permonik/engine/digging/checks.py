"""What must hold of a position of digging that comes from outside."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Protocol

from permonik.engine.board.formats import Laid
from permonik.engine.core.positions import expect, expect_seats, expect_size, index_in
from permonik.engine.core.state import NOBODY
from permonik.engine.digging import tables
from permonik.engine.digging.formats import DiggingPosition
from permonik.engine.digging.vocabulary import Vocabulary


class Finished(Protocol):
    """What the results of all games say of a round."""

    @property
    def round(self) -> int: ...
    @property
    def finisher(self) -> int: ...
    @property
    def pay(self) -> list[int]: ...


def check_sizes(position: DiggingPosition, most_cards: int) -> None:
    for what, items in (("goals", position.goals), ("turned", position.turned)):
        expect_size(what, items, tables.GOALS)
    for what, by_seat in (("hands", position.hands), ("broken", position.broken), ("seen", position.seen)):
        expect_size(what, by_seat, position.seats)
    for hand in position.hands:
        expect(len(hand) <= most_cards, "hands", f"at most {most_cards} cards", len(hand))
    for tools in position.broken:
        expect(len(set(tools)) == len(tools), "broken", "each tool at most once", " ".join(tools))  # BA-083


def check_room(position: DiggingPosition, most_cards: int, due: int = 0) -> None:
    """The seat to move has room for what it draws at the end of its turn: a card after turning a goal, else `due`."""
    coming = 1 if position.phase == "turning" else due
    if coming > 0:
        most, held = most_cards - coming, len(position.hands[position.to_move])
        expect(held <= most, "hands", f"at most {most} cards of seat {position.to_move}, who draws {coming}", held)


def check_dwarves(what: str, vocabulary: Vocabulary, expected: Mapping[str, int], roles: Sequence[str]) -> None:
    """The dwarf cards of a round, those left over included."""
    for role in roles:
        index_in(what, vocabulary.roles, role)
    expect(Counter(roles) == Counter(expected), what, dict(expected), dict(Counter(roles)))


def check_goals(what: str, vocabulary: Vocabulary, goals: Sequence[str]) -> None:
    expect(sorted(goals) == sorted(vocabulary.faces), what, " ".join(vocabulary.faces), " ".join(goals))


def cards_in_use(
    mine: Iterable[Laid],
    hands: Iterable[list[str]],
    broken: Iterable[list[str]],
    discards: Iterable[tuple[int, str]],
) -> Counter[str]:
    """The cards of a round that are in the mine, in hands, in front of seats or discarded unseen."""
    cards = Counter(card.card for card in mine)
    cards.update(card for hand in hands for card in hand)
    cards.update(f"break-{tool}" for tools in broken for tool in tools)
    cards.update(card for _, card in discards)
    return cards


def check_counts(vocabulary: Vocabulary, position: DiggingPosition, more: Counter[str]) -> None:
    """No card may lie in two places at once (BA-004 to BA-012, EX-003 to EX-005). `more` are the cards that only this
    game has somewhere."""
    cards = cards_in_use(position.mine, position.hands, position.broken, position.discards)
    cards.update(position.deck)
    cards.update(more)
    copies = {card.name: card.count for card in vocabulary.deck}
    for name, count in cards.items():
        expect(name in copies, "cards", "a card of the deck", name)
        expect(count <= copies[name], "cards", f"at most {copies[name]} of {name}", count)


def check_turn(vocabulary: Vocabulary, position: DiggingPosition, rounds: int) -> None:
    seats, over = position.seats, position.phase == "over"
    index_in("phase", vocabulary.phases, position.phase)
    expect(1 <= position.round <= rounds, "round", f"1 to {rounds}", position.round)
    expect_seats("first", [position.first], seats)
    expect_seats("discards", [seat for seat, _ in position.discards], seats)
    nobody_yet = NOBODY if position.phase == "digging" else 0
    expect(nobody_yet <= position.last < seats, "last", f"{nobody_yet} to {seats - 1}", position.last)
    least, most = (NOBODY, NOBODY) if over else (0, seats - 1)
    expect(least <= position.to_move <= most, "to_move", f"{least} to {most}", position.to_move)
    if position.phase == "digging":
        expect(bool(position.hands[position.to_move]), "to_move", "a seat with cards", position.to_move)
    expect(0 <= position.turning < tables.GOALS, "turning", "a goal from 0 to 2", position.turning)
    if position.phase == "turning":
        expect(position.last == position.to_move, "last", f"{position.to_move}, who turns a goal", position.last)
        face = position.goals[position.turning]
        covered = position.turned[position.turning] is None
        expect(covered and face != "gold", "turning", "a stone goal face down", face)


def check_results(position: DiggingPosition, results: Sequence[Finished], ended: Container[str], most_pay: int) -> None:
    """`ended` are the phases after the end of a round."""
    finished = position.round if position.phase in ended else position.round - 1
    expect(len(results) == finished, "results", f"{finished} finished rounds", len(results))
    for number, result in enumerate(results, start=1):
        expect(result.round == number, "results", f"round {number}", result.round)
        expect_seats("results", [result.finisher], position.seats)
        expect(len(result.pay) == position.seats, "results", f"pay for {position.seats} seats", result.pay)
        fair = all(0 <= nuggets <= most_pay for nuggets in result.pay)
        expect(fair, "results", f"pay of 0 to {most_pay}", result.pay)
