"""What must hold of a position of The Dark Cave that comes from outside."""

from collections import Counter
from collections.abc import Mapping, Sequence

from permonik.engine.core.positions import check_history, damaged, expect, expect_seats, expect_size, index_in
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import (
    ASIDE,
    CLANS,
    CREATURES,
    HAND_SIZE,
    LEVELS,
    NUGGETS,
    clan_cards_for,
    of_kind,
    works_for,
)
from permonik.engine.dark_cave.events import ENDINGS, EVENTS
from permonik.engine.dark_cave.formats import CreatureCard, GameResult, GivenHand, Position
from permonik.engine.dark_cave.tables import STEPS
from permonik.engine.dark_cave.vocabulary import LEVEL_OF, VOCABULARY
from permonik.engine.walking import checks
from permonik.engine.walking.formats import Token

WEBS = tuple(card.name for card in of_kind("web"))
BOOTS = tuple(card.name for card in of_kind("boots"))
AXES = tuple(card.name for card in of_kind("battle-axe"))
CREATURE_CARDS = {creature: tuple(card.name for card in of_kind(creature)) for creature in CREATURES}
MOST_WALKED = {"walking": (0, STEPS + 1), "creeping": (1, max(CREATURES.values())), "fighting": (0, 5)}


def cards_in_front(
    tokens: Sequence[Token], boots: Sequence[str], axes: Sequence[list[str]], creatures: Sequence[CreatureCard]
) -> Counter[str]:
    """Webs, equipment and creatures: each has its card in front of a seat."""
    cards = Counter(token.token for token in tokens)
    cards.update(card for card in boots if card)
    cards.update(axe for in_front in axes for axe in in_front)
    cards.update(one.card for one in creatures)
    return cards


def clan_of(dwarves: Sequence[str], option: object) -> str:
    """The clan that is used where there is only one: that of the option, else that of the first card."""
    return option if option in CLANS and isinstance(option, str) else dwarves[0].partition("-")[0] if dwarves else ""


def check_clan_cards(what: str, seats: int, option: object, dwarves: Sequence[str]) -> None:
    checks.check_dwarves(what, VOCABULARY, clan_cards_for(seats, clan_of(dwarves, option)), list(dwarves))


def check_levels(what: str, cards: Sequence[str], expected: Sequence[str]) -> None:
    """Cards of these levels, in this order."""
    levels = [LEVELS[index_in(what, LEVELS, LEVELS[LEVEL_OF[card]])] for card in cards if known(what, card)]
    expect(levels == list(expected), what, f"levels {short(expected)}", short(levels))


def known(what: str, card: str) -> bool:
    index_in(what, VOCABULARY.deck_names, card)
    return True


def short(levels: Sequence[str]) -> str:
    return " ".join(f"{level}*{count}" for level, count in Counter(levels).items())


def pile_levels(cards: Sequence[str]) -> list[str]:
    """The levels of a draw pile in their order: I lies on top, III at the bottom (DC-033)."""
    return [LEVELS[level] for level in sorted(LEVEL_OF[card] for card in cards)]


def check_piles(position: Position) -> None:
    for card in position.deck:
        known("deck", card)
    check_levels("deck", position.deck, pile_levels(position.deck))
    for card in position.aside:
        known("aside", card)
    counts = Counter(LEVELS[LEVEL_OF[card]] for card in position.aside)
    expect(counts == Counter(dict.fromkeys(LEVELS, ASIDE)), "aside", f"{ASIDE} cards of each level", dict(counts))


def check_seats(position: Position) -> None:
    seats = position.seats
    for what, by_seat in (("nuggets", position.nuggets), ("boots", position.boots), ("axes", position.axes)):
        expect_size(what, by_seat, seats)
    for seat in position.nuggets:
        expect(0 <= seat <= NUGGETS, "nuggets", f"0 to {NUGGETS}", seat)
    total = sum(position.nuggets) + len(position.veins)
    expect(total <= NUGGETS, "nuggets", f"at most {NUGGETS} with the veins", total)
    for boots in position.boots:
        index_in("boots", ("", *BOOTS), boots)
    for axes in position.axes:
        for axe in axes:
            index_in("axes", AXES, axe)
        expect(axes == sorted(axes, key=AXES.index), "axes", "in the order of the levels", " ".join(axes))
    expect_seats("lying", position.lying, seats)
    expect_seats("open_dwarves", position.open_dwarves, seats)
    expect(len(set(position.lying)) == len(position.lying), "lying", "each seat once", position.lying)
    for seat in position.lying:
        expect(position.figures[seat] is not None, "lying", "a dwarf that is in the cave", seat)


def check_creatures(position: Position) -> None:
    names = [one.creature for one in position.creatures]
    for one in position.creatures:
        index_in("creatures", tuple(CREATURES), one.creature)
        index_in("creatures", CREATURE_CARDS[one.creature], one.card)
    expect(sorted(set(names), key=list(CREATURES).index) == names, "creatures", "each once, in order", " ".join(names))
    expect_seats("creatures", [one.seat for one in position.creatures], position.seats)
    for number, creature in enumerate(CREATURES):
        there = position.figures[position.seats + number] is not None
        expect(there == (creature in names), "creatures", "those that stand in the cave", creature)


def check_webs(position: Position) -> None:
    for token in position.tokens:
        index_in("tokens", WEBS, token.token)
        expect(token.number in (1, 2), "tokens", "side 1 or 2", token.number)
        if token.seat is None:
            raise damaged("tokens", "a seat", "none")
    checks.check_borders(position)


def check_escapes(position: Position) -> None:
    """Whoever is out has an open clan card, and one of them was the first (DC-166, DC-252)."""
    out = [seat for seat in range(position.seats) if position.figures[seat] is None]
    for seat in out:
        expect(seat in position.open_dwarves, "open_dwarves", f"seat {seat}, who is out", position.open_dwarves)
    first = position.first_out
    expect(first in out if out else first == NOBODY, "first_out", f"one of {out}" if out else "nobody", first)
    if out and position.phase != "over":
        sides = {works_for(role) for seat, role in enumerate(position.dwarves[: position.seats]) if seat not in out}
        expect(len(sides) == len(CLANS), "figures", "a dwarf of each side in the cave", "one side is out")


def check_meeting(position: Position) -> None:
    seats, phase = position.seats, position.phase
    names = [one.creature for one in position.creatures]
    for what, creature in (("creeping", position.creeping), ("met", position.met)):
        expect(creature in ("", *names), what, " | ".join(["nothing", *names]), creature)
    expect(bool(position.creeping) or phase != "creeping", "creeping", "a creature while creeping", "none")
    expect(not position.creeping or phase in ("creeping", "fighting"), "creeping", "none", position.creeping)
    expect(bool(position.met) == (phase == "fighting"), "met", "a creature exactly while fighting", position.met)
    expect(bool(position.attacked) == bool(position.met), "attacked", "seats that a creature meets", position.attacked)
    expect_seats("attacked", position.attacked, seats)
    if position.met:
        expect(position.met == position.creeping or not position.creeping, "met", "the one that walks", position.met)
        expect(position.to_move in position.attacked, "to_move", "a seat that is attacked", position.to_move)
        expect(bool(position.axes[position.to_move]), "to_move", "a seat with an axe", position.to_move)
        spot = position.figures[seats + list(CREATURES).index(position.met)]
        victims = [seat for seat in range(seats) if position.figures[seat] == spot]
        if not position.creeping:
            victims = [seat for seat in victims if seat == position.turn]
        expect(position.attacked == victims, "attacked", victims, position.attacked)
    expect(position.steps == 0 or bool(position.creeping) or phase == "walking", "steps", 0, position.steps)
    swapped = position.drawer != NOBODY
    expect(NOBODY <= position.drawer < seats, "drawer", f"{NOBODY} to {seats - 1}", position.drawer)
    may_swap = not swapped or (phase in ("walking", "turning", "fighting") and not position.creeping)
    expect(may_swap, "drawer", "nobody before the swap", position.drawer)
    expect(not swapped or position.drawer != position.turn, "drawer", "another seat", position.drawer)
    expect(not swapped or position.due == 1, "due", "1 after a swap", position.due)


def check_given(position: Position, given: GivenHand) -> None:
    """What was given is still in the holder's hand, unless it left unseen."""
    expect_seats("given", [given.seat, given.holder], position.seats)
    expect(given.seat != given.holder, "given", "a hand that another seat holds", given.holder)
    expect(bool(given.cards), "given", "at least one card", "none")
    for card in given.cards:
        known("given", card)
    expect_size("given", given.unseen, len(LEVELS))
    discarded = Counter(card for _, card in position.discards)
    gone = Counter(given.cards) - Counter(position.hands[given.holder])
    expect(gone <= discarded, "given", "cards in hand or discarded unseen", " ".join(given.cards))
    for number, unseen in enumerate(given.unseen):
        most = sum(count for card, count in discarded.items() if LEVEL_OF[card] == number)
        least = sum(count for card, count in gone.items() if LEVEL_OF[card] == number)
        expect(least <= unseen <= most, "given", f"{least} to {most} of level {LEVELS[number]} unseen", unseen)


def check_result(position: Position, result: GameResult) -> None:
    seats = position.seats
    index_in("results", ENDINGS, result.why)
    for who in (result.finisher, result.first_out):
        expect(NOBODY <= who < seats, "results", f"{NOBODY} to {seats - 1}", who)
    expect_size("results", result.nuggets, seats)
    escaped = [position.figures[seat] is None for seat in range(seats)]
    facts: Mapping[str, tuple[object, object]] = {
        "roles": (position.dwarves[:seats], result.roles),
        "nuggets": (position.nuggets, [had if out else 0 for had, out in zip(result.nuggets, escaped, strict=True)]),
        "escaped": (escaped, result.escaped),
    }
    for expected, got in facts.values():
        expect(expected == got, "results", expected, got)
    index_in("results", ("", *CLANS), result.winner)
    expect([one.clan for one in result.treasures] == list(CLANS), "results", CLANS, len(result.treasures))


def check_position(position: Position) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    seats = position.seats
    checks.check_sizes(position, HAND_SIZE, seats + len(CREATURES), ASIDE * len(LEVELS))
    check_clan_cards("dwarves", seats, position.options.get("clan"), position.dwarves)
    checks.check_faces("faces", VOCABULARY, position.faces)
    checks.check_turn(VOCABULARY, position, 1, MOST_WALKED, ("fighting",))
    check_piles(position)
    check_seats(position)
    check_webs(position)
    check_creatures(position)
    check_escapes(position)
    check_meeting(position)
    checks.check_room(position, HAND_SIZE, position.turn if position.drawer == NOBODY else position.drawer)
    in_front = cards_in_front(position.tokens, position.boots, position.axes, position.creatures)
    checks.check_counts(VOCABULARY, position, in_front)
    for given in position.given:
        check_given(position, given)
    expected = 1 if position.phase == "over" else 0
    expect(len(position.results) == expected, "results", f"{expected} of them", len(position.results))
    for result in position.results:
        check_result(position, result)
    expect(len(position.deals) <= 1, "deals", "at most one", len(position.deals))
    check_history(EVENTS, position.history)
