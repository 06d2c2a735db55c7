"""What must hold of a position of a walking game that comes from outside."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from permonik.engine.board.formats import Laid
from permonik.engine.core.positions import expect, expect_seats, expect_size, index_in
from permonik.engine.core.state import NOBODY
from permonik.engine.walking.formats import WalkingPosition
from permonik.engine.walking.vocabulary import WalkingVocabulary


def check_sizes(position: WalkingPosition, most_cards: int, figures: int, aside: int) -> None:
    seats = position.seats
    for what, by_seat in (
        ("hands", position.hands),
        ("seen_faces", position.seen_faces),
        ("seen_dwarves", position.seen_dwarves),
        ("lost", position.lost),
    ):
        expect_size(what, by_seat, seats)
    expect_size("figures", position.figures, figures)
    expect_size("aside", position.aside, aside)
    expect_size("turned", position.turned, len(position.faces))
    for hand in position.hands:
        expect(len(hand) <= most_cards, "hands", f"at most {most_cards} cards", len(hand))
    for seat, lost in enumerate(position.lost):
        most = sum(discarder == seat for discarder, _ in position.discards)
        expect(0 <= lost <= most, "lost", f"0 to {most}, of its discards", lost)
    for seat, seen in enumerate(position.seen_dwarves):
        expect(seat not in seen, "seen_dwarves", "other seats than its own", seen)


def check_room(position: WalkingPosition, most_cards: int, drawer: int) -> None:
    """Whoever draws at the end of the turn has room for what is due."""
    if position.due:
        most, held = most_cards - position.due, len(position.hands[drawer])
        expect(held <= most, "hands", f"at most {most} cards of seat {drawer}, who draws {position.due}", held)


def check_dwarves(what: str, vocabulary: WalkingVocabulary, expected: Mapping[str, int], dwarves: list[str]) -> None:
    """The dwarf cards of a round, those nobody was dealt included."""
    for dwarf in dwarves:
        index_in(what, vocabulary.roles, dwarf)
    expect(Counter(dwarves) == Counter(expected), what, dict(expected), dict(Counter(dwarves)))


def check_faces(what: str, vocabulary: WalkingVocabulary, faces: list[str]) -> None:
    expect(sorted(faces) == sorted(vocabulary.faces), what, " ".join(vocabulary.faces), " ".join(faces))


def check_deck(what: str, vocabulary: WalkingVocabulary, cards: Collection[str]) -> None:
    full = Counter({card.name: card.count for card in vocabulary.deck})
    expect(Counter(cards) == full, what, f"the {full.total()} cards of the deck", f"{len(cards)} cards")


def check_borders(position: WalkingPosition) -> None:
    """No border holds two tokens (LM-184, DC-096)."""
    expect_seats("tokens", [token.seat for token in position.tokens if token.seat is not None], position.seats)
    places = {(token.x, token.y, token.side) for token in position.tokens}
    expect(len(places) == len(position.tokens), "tokens", "one on a border", len(position.tokens))


def cards_in_use(
    laid: Iterable[Laid], hands: Iterable[list[str]], discards: Iterable[tuple[int, str]], aside: Iterable[str]
) -> Counter[str]:
    """The cards of a round that lie on the board, in hands, set aside, or were discarded unseen or lost."""
    cards = Counter(card.card for card in laid)
    cards.update(card for hand in hands for card in hand)
    cards.update(card for _, card in discards)
    cards.update(aside)
    return cards


def check_counts(vocabulary: WalkingVocabulary, position: WalkingPosition, more: Counter[str]) -> None:
    """No card may lie in two places at once. `more` are the cards that only this game has somewhere."""
    cards = cards_in_use(position.laid, position.hands, position.discards, position.aside)
    cards.update(position.deck)
    cards.update(more)
    copies = {card.name: card.count for card in vocabulary.deck}
    for name, count in cards.items():
        expect(name in copies, "cards", "a card of the deck", name)
        expect(count <= copies[name], "cards", f"at most {copies[name]} of {name}", count)


def check_turn(
    vocabulary: WalkingVocabulary,
    position: WalkingPosition,
    rounds: int,
    steps: Mapping[str, tuple[int, int]],
    open_to_all: Collection[str] = (),
) -> None:
    """`steps` are the fewest and the most in the phases in which a figure walks; in those `open_to_all` any seat may
    decide, else only that of the turn, and while voting the others."""
    seats, over = position.seats, position.phase == "over"
    index_in("phase", vocabulary.phases, position.phase)
    expect(1 <= position.round <= rounds, "round", f"1 to {rounds}", position.round)
    expect_seats("first", [position.first], seats)
    expect_seats("discards", [seat for seat, _ in position.discards], seats)
    least, most = (NOBODY, NOBODY) if over else (0, seats - 1)
    for what, seat in (("to_move", position.to_move), ("turn", position.turn)):
        expect(least <= seat <= most, what, f"{least} to {most}", seat)
    expect(NOBODY <= position.last < seats, "last", f"{NOBODY} to {seats - 1}", position.last)
    own, voting = position.to_move == position.turn, position.phase == "voting"
    fair = own != voting or position.phase in open_to_all
    expect(fair, "to_move", "another seat than 'turn' exactly while voting", position.to_move)
    acting = position.phase in ("acting", "voting")
    if acting:
        expect(bool(position.hands[position.turn]), "turn", "a seat with cards", position.turn)
    elif not over:
        expect(position.last == position.turn, "last", f"{position.turn}, who has played or discarded", position.last)
    least_steps, most_steps = steps.get(position.phase, (0, 0))
    expect(least_steps <= position.steps <= most_steps, "steps", f"{least_steps} to {most_steps}", position.steps)
    most_due = 0 if acting or over else 2
    expect(0 <= position.due <= most_due, "due", f"0 to {most_due}", position.due)
    expect(position.proposed or not voting, "proposed", "true while voting", position.proposed)
    expect(position.entered in ("", "N", "E", "S", "W"), "entered", "N, E, S, W or nothing", position.entered)
