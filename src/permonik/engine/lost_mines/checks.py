"""What must hold of a position of Lost Mines that comes from outside."""

from collections import Counter
from collections.abc import Sequence

from permonik.engine.board.formats import Laid
from permonik.engine.core.positions import check_history, expect, expect_seats, expect_size, index_in
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import (
    BY_SEATS,
    CLANS,
    KINDS,
    OBSTACLES,
    PATHS,
    TOOLS,
    TREASURE_NAMES,
    TREASURES,
    dwarves_for,
)
from permonik.engine.lost_mines.events import ENDINGS, EVENTS
from permonik.engine.lost_mines.formats import Position, RoundScore
from permonik.engine.lost_mines.tables import ASIDE, STEPS_FROM_CAMP
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import checks
from permonik.engine.walking.formats import Token

ALL_TREASURES = Counter(dict(zip(TREASURE_NAMES, (count for _, _, count in TREASURES), strict=True)))
TOOL_FOR = {
    card.name: tool
    for tool, obstacle in zip(TOOLS, OBSTACLES, strict=True)
    for card in PATHS
    if card.feature == obstacle
}
"""The tool that overcomes each card with an obstacle."""
MOST_GAIN = sum(value * count for _, value, count in TREASURES)


def check_treasures(what: str, treasures: Sequence[str]) -> None:
    for treasure in treasures:
        index_in(what, TREASURE_NAMES, treasure)
    expect(Counter(treasures) == ALL_TREASURES, what, dict(ALL_TREASURES), dict(Counter(treasures)))


def check_takers(position: Position) -> None:
    seats = position.seats
    expect_size("takers", position.takers, seats)
    expect_size("seen_treasures", position.seen_treasures, seats)
    for place, taker in enumerate(position.takers):
        expect(NOBODY <= taker < seats, "takers", f"{NOBODY} to {seats - 1}", taker)
        seen = taker == NOBODY or place in position.seen_treasures[taker]
        expect(seen, "seen_treasures", f"treasure {place} seen by its taker", taker)
    untaken = NOBODY in position.takers or position.phase == "over"
    expect(untaken, "takers", "a treasure left, while the round goes on", position.takers)


def check_dragon(position: Position) -> None:
    """Whoever uncovered the dragon has it (LM-134)."""
    expect(NOBODY <= position.dragon < position.seats, "dragon", f"{NOBODY} to {position.seats - 1}", position.dragon)
    open_faces = [face for face, turned in zip(position.faces, position.turned, strict=True) if turned is not None]
    awake = "mine-dragon" in open_faces
    expect(awake == (position.dragon != NOBODY), "dragon", "a seat once its mine is uncovered", position.dragon)


def check_out(position: Position) -> None:
    expect_seats("out", position.out, position.seats)
    for seat in position.out:
        expect(not position.hands[seat], "out", "seats without cards", seat)
    expect(sorted(set(position.out)) == position.out, "out", "each seat once, in order", position.out)


def cards_behind_tokens(
    tokens: Sequence[Token], laid: Sequence[Laid], overcome: Sequence[tuple[int, int]]
) -> Counter[str]:
    """Every token in the forest has used up a card of its own (LM-010): a troll's lies face up in front of its seat,
    those of traps and tools are discarded."""
    cards = Counter(token.token for token in tokens)
    cards.update(TOOL_FOR[card.card] for card in laid if (card.x, card.y) in overcome and card.card in TOOL_FOR)
    return cards


def check_tokens(position: Position) -> None:
    names = Counter(token.token for token in position.tokens)
    for name in names:
        index_in("tokens", ("trap", "troll"), name)
    for token in position.tokens:
        expect((token.seat is None) == (token.token == "trap"), "tokens", "a seat for trolls alone", token.seat)
    checks.check_borders(position)


def check_result(seats: int, result: RoundScore) -> None:
    index_in("results", ENDINGS, result.why)
    expect(NOBODY <= result.finisher < seats, "results", f"{NOBODY} to {seats - 1}", result.finisher)
    expect(NOBODY <= result.dragon < seats, "results", f"{NOBODY} to {seats - 1}", result.dragon)
    for by_seat in (result.roles, result.gains):
        expect_size("results", by_seat, seats)
    for role in result.roles:
        index_in("results", VOCABULARY.roles, role)
    dealt = Counter(result.roles)
    expect(dealt <= Counter(dwarves_for(seats)), "results", dwarves_for(seats), dict(dealt))
    fair = all(0 <= gain <= MOST_GAIN for gain in result.gains)
    expect(fair, "results", f"0 to {MOST_GAIN} points", result.gains)
    places = [treasure.treasure for treasure in result.treasures]
    expect_seats("results", [*places, *(treasure.seat for treasure in result.treasures)], seats)
    expect(len(set(places)) == len(places), "results", "each treasure once", places)
    for treasure in result.treasures:
        index_in("results", KINDS, treasure.kind)
        index_in("results", TREASURE_NAMES, f"{treasure.kind}-{treasure.value}")
    for pot in result.pots:
        index_in("results", CLANS, pot.clan)
        expect_seats("results", [*pot.members, *pot.holders], seats)


def check_results(position: Position) -> None:
    finished = position.round if position.phase == "over" else position.round - 1
    expect(len(position.results) == finished, "results", f"{finished} finished rounds", len(position.results))
    for number, result in enumerate(position.results, start=1):
        expect(result.round == number, "results", f"round {number}", result.round)
        check_result(position.seats, result)


def check_position(position: Position, rounds: int) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    seats = position.seats
    checks.check_sizes(position, BY_SEATS[seats]["hand"], seats, ASIDE)
    checks.check_dwarves("dwarves", VOCABULARY, dwarves_for(seats), position.dwarves)
    checks.check_faces("faces", VOCABULARY, position.faces)
    checks.check_turn(VOCABULARY, position, rounds, {"walking": (1, STEPS_FROM_CAMP)})
    checks.check_room(position, BY_SEATS[seats]["hand"], position.turn)
    check_treasures("treasures", position.treasures)
    check_takers(position)
    check_dragon(position)
    check_out(position)
    check_tokens(position)
    tokens = cards_behind_tokens(position.tokens, position.laid, position.overcome)
    checks.check_counts(VOCABULARY, position, tokens)
    check_results(position)
    expect(position.phase != "over" or position.round == rounds, "round", f"{rounds} at the end", position.round)
    check_history(EVENTS, position.history)
