"""Drawn positions of The Dark Cave: those of all walking games, gold, equipment and creatures."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from permonik.engine.board.card_words import CardWords
from permonik.engine.board.shapes import Shape, edge_bits, edge_names, half_turn
from permonik.engine.core.cards import Card
from permonik.engine.core.positions import expect
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import (
    ASIDE,
    BY_SEATS,
    CLANS,
    CREATURES,
    FIRST_NUGGETS,
    LEVELS,
    clan_cards_for,
    goals_at,
)
from permonik.engine.dark_cave.checks import cards_in_front
from permonik.engine.dark_cave.formats import CreatureCard, Dealt, GameResult, GivenHand, Position
from permonik.engine.dark_cave.position import state_of
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.vocabulary import LEVEL_OF, VOCABULARY
from permonik.engine.hands.drawing import (
    Line,
    check_named_seats,
    listed,
    numbers,
    only,
    point,
    read_hand,
    read_lines,
    seat_or_none,
)
from permonik.engine.walking import drawing as walking
from permonik.engine.walking.formats import Spot

if TYPE_CHECKING:
    from permonik.engine.dark_cave.game import DarkCaveGame

FEATURES = {"ladder": "L", "bridge": "B", "tunnel": "T", "vein": "V", "lair": "D", "exit": "X"}
STARTS = {"S": (0, 0)}
NAMES = ("goals", "cave")
"""What the lines of the covered cards and of the picture are called."""


def word_of(card: Card, shape: Shape) -> str:
    """The level, what the card shows and on which of its edges, if not on all or inside, and its paths: `1NES`,
    `2De:NES`, `3L:N`, `2Bew:NS|EW`; a dead end in small letters."""
    level = str(LEVELS.index(card.level) + 1) if card.level else ""
    paths = [edge_names(group) for group in groups_of(card, shape)]
    word = "|".join(paths) if card.links or card.ladder else edge_names(shape.open).lower()
    if not card.feature:
        return level + word
    shown = shape.edges_with(card.feature)
    where = edge_names(shown).lower() if shown and shown != shape.open else ""
    return f"{level}{FEATURES[card.feature]}{where}:{word}"


def groups_of(card: Card, shape: Shape) -> list[int]:
    """The edges that are joined with each other, without the tunnel."""
    groups: list[int] = []
    for edges in card.links or (card.open,):
        mask = edge_bits(edges)
        groups.append(half_turn(mask) if shape.turned else mask)
    return groups


WORDS = CardWords(VOCABULARY, word_of)


@dataclass(slots=True)
class Draft(walking.Draft):
    """What the lines of a drawing have said so far."""

    faces: list[str] = field(default_factory=lambda: list(VOCABULARY.faces))
    nuggets: dict[int, int] = field(default_factory=dict)
    veins: list[Spot] = field(default_factory=list)
    boots: dict[int, str] = field(default_factory=dict)
    axes: dict[int, list[str]] = field(default_factory=dict)
    creatures: dict[str, tuple[Spot, CreatureCard]] = field(default_factory=dict)
    lying: list[int] = field(default_factory=list)
    open_dwarves: list[int] = field(default_factory=list)
    first_out: int = NOBODY
    frozen: bool = False
    drawer: int = NOBODY
    creeping: str = ""
    met: str = ""
    attacked: list[int] = field(default_factory=list)
    given: list[GivenHand] = field(default_factory=list)
    results: list[GameResult] = field(default_factory=list)
    deals: list[Dealt] = field(default_factory=list)


def load(game: "DarkCaveGame", text: str) -> DarkCave:
    """The state that a drawing shows. Raises DamagedPosition."""
    draft = Draft(WORDS)
    rows = read_lines(game, draft, LINES, text, NAMES[1])
    walking.check_named(draft, VOCABULARY.roles)
    check_named_seats(draft, (*draft.nuggets, *draft.boots, *draft.axes))
    expect(draft.seats in BY_SEATS, "seats", list(BY_SEATS), draft.seats)
    goals = goals_at(BY_SEATS[draft.seats]["distance"])
    walking.read_picture(draft, rows, STARTS, goals)
    return state_of(game, complete(game, draft, goals))


def complete(game: "DarkCaveGame", draft: Draft, goals: list[tuple[int, int]]) -> Position:
    """Fills in what was not said."""
    seats = draft.seats
    for seat, seen in draft.seen.items():
        expect(all(cell in goals for cell in seen), "line 'seen'", f"goals at {goals}", f"seat {seat}: {seen}")
    for name in draft.creatures:
        expect(name in CREATURES, "line 'creature'", " | ".join(CREATURES), name)
    figures: list[Spot | None] = [Spot(0, 0)] * seats
    figures += [draft.creatures[name][0] if name in draft.creatures else None for name in CREATURES]
    creatures = [draft.creatures[name][1] for name in CREATURES if name in draft.creatures]
    boots = [draft.boots.get(seat, "") for seat in range(seats)]
    axes = [draft.axes.get(seat, []) for seat in range(seats)]
    in_front = cards_in_front(draft.tokens, boots, axes, creatures)
    facts = walking.completed(game, draft, goals, all_dwarves(draft), figures, set_aside, in_front)
    facts["deck"] = draw_pile_of(draft, facts["deck"])
    return Position(
        **facts,
        nuggets=[draft.nuggets.get(seat, FIRST_NUGGETS) for seat in range(seats)],
        veins=draft.veins,
        boots=boots,
        axes=axes,
        creatures=creatures,
        lying=draft.lying,
        open_dwarves=draft.open_dwarves,
        first_out=draft.first_out,
        frozen=draft.frozen,
        drawer=draft.drawer,
        creeping=draft.creeping,
        met=draft.met,
        attacked=draft.attacked,
        given=draft.given,
        results=draft.results,
        deals=draft.deals,
    )


def set_aside(cards: list[str]) -> tuple[list[str], list[str]]:
    """Five cards of each level, the last ones; the others in the order of the levels (DC-029, DC-033)."""
    pile: list[str] = []
    aside: list[str] = []
    for level in range(len(LEVELS)):
        of_level = [card for card in cards if LEVEL_OF[card] == level]
        pile += of_level[:-ASIDE]
        aside += of_level[-ASIDE:]
    return pile, aside


def draw_pile_of(draft: Draft, deck: list[str]) -> list[str]:
    """As it was said, else in the order of the levels; of levels above that of the cards said to come next nothing is
    left."""
    if draft.deck is not None:
        return deck
    coming = len(draft.coming)
    reached = max((LEVEL_OF.get(card, 0) for card in draft.coming), default=0)
    rest = [card for card in deck[coming:] if LEVEL_OF[card] >= reached]
    return deck[:coming] + sorted(rest, key=lambda card: LEVEL_OF[card])


def all_dwarves(draft: Draft) -> list[str]:
    """The clan cards that were named, then the others: loyal ones of both clans in turn, then saboteurs."""
    named, seats = draft.dwarves, draft.seats
    expect(not named or len(named) >= seats, "dwarves", f"at least {seats} entries", len(named))
    option = draft.options.get("clan")
    clan = named[0].partition("-")[0] if named else option if isinstance(option, str) and option in CLANS else CLANS[0]
    cards = clan_cards_for(seats, clan)
    in_turn = [role for kind in ("loyal", "saboteur") for role in dealt_in_turn(cards, kind)]
    left = Counter(in_turn) - Counter(named)
    rest = []
    for role in in_turn:
        if left[role]:
            left[role] -= 1
            rest.append(role)
    return named + rest


def dealt_in_turn(cards: Mapping[str, int], kind: str) -> list[str]:
    """The cards of a kind, one of each clan after the other."""
    roles = [role for role in cards if role.endswith(kind)]
    return [role for number in range(max(cards.values())) for role in roles if number < cards[role]]


def read_nuggets(draft: Draft, words: list[str]) -> None:
    seat, count = numbers(words)
    draft.nuggets[seat] = count


def read_veins(draft: Draft, words: list[str]) -> None:
    draft.veins += [spot_of(word) for word in words]


def spot_of(word: str) -> Spot:
    """`3,1`, or `3,1:2` for another field than the first."""
    at, _, on = word.partition(":")
    return Spot(*point(at), int(on or 0))


def read_boots(draft: Draft, words: list[str]) -> None:
    seat, card = words
    draft.boots[int(seat)] = card


def read_axes(draft: Draft, words: list[str]) -> None:
    draft.axes[int(words[0])] = words[1:]


def read_creature(draft: Draft, words: list[str]) -> None:
    card, at, seat = words
    name = card.partition("-")[0]
    draft.creatures[name] = (spot_of(at), CreatureCard(name, int(seat), card))


def read_lying(draft: Draft, words: list[str]) -> None:
    draft.lying = numbers(words)


def read_open(draft: Draft, words: list[str]) -> None:
    draft.open_dwarves = numbers(words)


def read_first_out(draft: Draft, words: list[str]) -> None:
    draft.first_out = seat_or_none(words)


def read_frozen(draft: Draft, words: list[str]) -> None:
    draft.frozen = ("no", "yes").index(only(words)) == 1


def read_drawer(draft: Draft, words: list[str]) -> None:
    draft.drawer = seat_or_none(words)


def read_creeping(draft: Draft, words: list[str]) -> None:
    draft.creeping = only(words)


def read_met(draft: Draft, words: list[str]) -> None:
    draft.met, draft.attacked = words[0], numbers(words[1:])


def read_given(draft: Draft, words: list[str]) -> None:
    seat, holder = numbers(words[:2])
    draft.given.append(GivenHand(seat, holder, words[3:], numbers(words[2].split("+"))))


def read_result(draft: Draft, words: list[str]) -> None:
    draft.results.append(msgspec.json.decode(" ".join(words), type=GameResult))


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deals.append(msgspec.json.decode(" ".join(words), type=Dealt))


LINES: Mapping[str, Line[Draft]] = {
    **walking.walking_lines(VOCABULARY, NAMES[0]),
    "hand": (read_hand, "hand 0 NES-I rat-II"),
    "token": (walking.read_token, "token web-I 3,1 E 2 1: border, seat and side"),
    "seen": (walking.read_seen, "seen 0 4,-4"),
    "aside": (walking.read_aside, "aside NS-I NS-II NS-III"),
    "nuggets": (read_nuggets, "nuggets 0 2"),
    "veins": (read_veins, "veins 3,1 2,2:1"),
    "boots": (read_boots, "boots 0 boots-I"),
    "axes": (read_axes, "axes 0 battle-axe-I battle-axe-II"),
    "creature": (read_creature, "creature rat-I 3,1:2 0"),
    "lying": (read_lying, "lying 0 2"),
    "open": (read_open, "open 0 2"),
    "out": (read_first_out, "out 2: the first one who left"),
    "frozen": (read_frozen, "frozen yes"),
    "drawer": (read_drawer, "drawer 1"),
    "creeping": (read_creeping, "creeping rat"),
    "met": (read_met, "met rat 0 2: a creature and whom it would attack"),
    "given": (read_given, "given 0 2 1+0+0 NS-I rat-II"),
    "result": (read_result, "result and the finished game as JSON"),
    "deal": (read_deal, "deal and a deal as JSON"),
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    goals = goals_at(BY_SEATS[position.seats]["distance"])
    lines = walking.draw_walking(WORDS, position, STARTS, goals, [], NAMES)
    for seat in range(position.seats):
        lines.append(f"nuggets {seat} {position.nuggets[seat]}")
        if position.boots[seat]:
            lines.append(f"boots {seat} {position.boots[seat]}")
        if position.axes[seat]:
            lines.append(listed(f"axes {seat}", position.axes[seat]))
    if position.veins:
        lines.append(listed("veins", [spot_word(spot) for spot in position.veins]))
    for one in position.creatures:
        spot = position.figures[position.seats + list(CREATURES).index(one.creature)]
        assert spot is not None
        lines.append(f"creature {one.card} {spot_word(spot)} {one.seat}")
    lines += draw_turn(position)
    for given in position.given:
        unseen = "+".join(map(str, given.unseen))
        lines.append(listed(f"given {given.seat} {given.holder} {unseen}", given.cards))
    lines += [f"result {msgspec.json.encode(result).decode()}" for result in position.results]
    lines += [f"deal {msgspec.json.encode(deal).decode()}" for deal in position.deals]
    return "\n".join(lines) + "\n"


def draw_turn(position: Position) -> list[str]:
    """The lines of what is only sometimes so."""
    lines = {
        listed("lying", position.lying): bool(position.lying),
        listed("open", position.open_dwarves): bool(position.open_dwarves),
        f"out {position.first_out}": position.first_out != NOBODY,
        "frozen yes": position.frozen,
        f"drawer {position.drawer}": position.drawer != NOBODY,
        f"creeping {position.creeping}": bool(position.creeping),
        listed(f"met {position.met}", position.attacked): bool(position.met),
    }
    return [line for line, holds in lines.items() if holds]


def spot_word(spot: Spot) -> str:
    return f"{spot.x},{spot.y}" + (f":{spot.field}" if spot.field else "")
