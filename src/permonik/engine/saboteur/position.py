"""A full position as plain data: saved as JSON, checked for counts and shape when it comes back."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.errors import DamagedPosition
from permonik.engine.core.game import generator_of
from permonik.engine.core.mine import EMPTY, FACE_DOWN, Mine, insert_sorted
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import restore
from permonik.engine.core.state import NOBODY, Told
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import BY_SEATS, DECK, FACES, GOLD, NUMBER, ROLES, TOOLS
from permonik.engine.saboteur.notation import GOALS, GRID
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.state import Deal, Result
from permonik.engine.saboteur.view import PHASES, Laid, RoundResult, hand_of, laid, result_of

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame

FORMAT = "permonik position 1"


class DealFacts(msgspec.Struct, frozen=True):
    """A round's deal. `deck` has the first card to be drawn first; `roles` ends with the card left over."""

    roles: list[str]
    goals: list[str]
    deck: list[str]


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every fact of a state, in words."""

    format: str = FORMAT
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    generator: str
    round: int
    phase: str
    over: bool
    to_move: int
    first: int
    last: int
    roles: list[str]
    goals: list[str]
    turned: list[bool | None]
    """How each goal lies; None for face down."""
    mine: list[Laid]
    hands: list[list[str]]
    broken: list[list[str]]
    seen: list[list[int]]
    deck: list[str]
    discards: list[tuple[int, str]]
    turning: int
    just_laid: tuple[int, int]
    gold: list[int]
    stack: list[int]
    offer: list[int]
    picks: list[tuple[int, int, int]]
    results: list[RoundResult]
    deals: list[DealFacts]
    history: list[list[int]]


def facts_of_deal(deal: Deal) -> DealFacts:
    return DealFacts(
        [ROLES[int(role)] for role in deal.roles],
        [FACES[int(face)] for face in deal.goals],
        [DECK[int(card)].name for card in deal.deck][::-1],
    )


def position_of(state: Saboteur, options: dict[str, OptionValue]) -> Position:
    seats = range(state.seats)
    shapes = [int(state.mine.cells[cell]) for cell in tables.GOAL_CELLS]
    return Position(
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=int(state.seats),
        options=options,
        generator=state.generator.save(),
        round=int(state.round),
        phase=PHASES[state.phase],
        over=state.over,
        to_move=int(state.to_move),
        first=int(state.first),
        last=int(state.last),
        roles=[ROLES[int(role)] for role in state.roles],
        goals=[FACES[int(face)] for face in state.goals],
        turned=[None if shape == FACE_DOWN else bool(tables.SHAPE_TURNED[shape]) for shape in shapes],
        mine=[laid(state.mine, int(cell)) for cell in state.mine.placed],
        hands=[hand_of(state, seat) for seat in seats],
        broken=[[tool for n, tool in enumerate(TOOLS) if int(state.broken[seat]) >> n & 1] for seat in seats],
        seen=[[goal for goal in range(tables.GOALS) if int(state.seen[seat]) >> goal & 1] for seat in seats],
        deck=[DECK[int(state.deck[i])].name for i in range(state.left)][::-1],
        discards=[(int(entry) >> 8, DECK[int(entry) & 255].name) for entry in state.discards],
        turning=int(state.turning),
        just_laid=GRID.point(int(state.just_laid)),
        gold=[int(nuggets) for nuggets in state.gold],
        stack=[int(state.stack[i]) for i in range(state.stack_left)][::-1],
        offer=[int(nuggets) for nuggets in state.offer],
        picks=[(int(pick) >> 8, int(pick) >> 4 & 15, int(pick) & 15) for pick in state.picks],
        results=[result_of(state, number) for number in range(len(state.results))],
        deals=[facts_of_deal(deal) for deal in state.deals],
        history=[[int(word) for word in told.row] for told in told_rows(state)],
    )


def told_rows(state: Saboteur) -> list[Told]:
    rows = []
    told = state.past
    while told is not None:
        rows.append(told)
        told = told.previous
    return rows[::-1]


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
        ("goals", position.goals, tables.GOALS),
        ("turned", position.turned, tables.GOALS),
        ("hands", position.hands, seats),
        ("broken", position.broken, seats),
        ("seen", position.seen, seats),
        ("gold", position.gold, seats),
    )
    for what, items, size in sizes:
        expect(len(items) == size, what, f"{size} entries", len(items))
    for hand in position.hands:
        most = BY_SEATS[seats]["hand"]
        expect(len(hand) <= most, "hands", f"at most {most} cards", len(hand))


def check_deal(what: str, seats: int, roles: Sequence[str], goals: Sequence[str]) -> None:
    dwarves = BY_SEATS[seats]
    for role in roles:
        index_in(what, ROLES, role)
    expected = {"miner": dwarves["miners"], "saboteur": dwarves["saboteurs"]}
    expect(Counter(roles) == Counter(expected), what, expected, dict(Counter(roles)))
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
    seats = position.seats
    expect(1 <= position.round <= rounds, "round", f"1 to {rounds}", position.round)
    for what, seat in (("first", position.first), *(("discards", seat) for seat, _ in position.discards)):
        expect(0 <= seat < seats, what, f"a seat from 0 to {seats - 1}", seat)
    expect(NOBODY <= position.last < seats, "last", f"a seat from 0 to {seats - 1}, or {NOBODY}", position.last)
    least = NOBODY if position.over else 0
    most = NOBODY if position.over else seats - 1
    expect(least <= position.to_move <= most, "to_move", f"{least} to {most}", position.to_move)
    if position.phase == "digging" and not position.over:
        expect(bool(position.hands[position.to_move]), "to_move", "a seat with cards", position.to_move)
    sharing = position.phase == "sharing" and not position.over
    expect(bool(position.offer) == sharing, "offer", "cards only while sharing", position.offer)
    expect(0 <= position.turning < tables.GOALS, "turning", "a goal from 0 to 2", position.turning)
    finished = position.round - (position.phase != "sharing" and not position.over)
    expect(len(position.results) == finished, "results", f"{finished} finished rounds", len(position.results))


def vec_of_names(what: str, names: Sequence[str], chosen: Sequence[str]) -> vec[u8]:
    return tables.vec_of([index_in(what, names, name) for name in chosen])


DECK_NAMES = tuple(card.name for card in DECK)


def deal_of(seats: int, facts: DealFacts) -> Deal:
    check_deal("deals", seats, facts.roles, facts.goals)
    full = Counter({card.name: card.count for card in DECK})
    expect(Counter(facts.deck) == full, "deals", "the 67 cards of the deck", f"{len(facts.deck)} cards")
    return Deal(
        vec_of_names("roles", ROLES, facts.roles),
        vec_of_names("goals", FACES, facts.goals),
        vec_of_names("deck", DECK_NAMES, facts.deck[::-1]),
    )


def cell_of(x: int, y: int) -> int:
    cell = GRID.cell(x, y)
    rim = cell is None or abs(x) > tables.WIDTH // 2 - 1 or abs(y) > tables.HEIGHT // 2 - 1
    if cell is None or rim:
        raise damaged("mine", f"x within {tables.WIDTH // 2 - 1}, y within {tables.HEIGHT // 2 - 1}", f"{x},{y}")
    return cell


def shape_of(name: str, turned: bool) -> int:
    shape = tables.CARD_SHAPE[NUMBER[name]]
    return shape + 1 if turned and tables.SHAPE_CARD[shape + 1] == NUMBER[name] else shape


def mine_of(cards: Sequence[Laid]) -> Mine:
    """A mine with these cards; goals among them lie face up."""
    mine = tables.EMPTY_MINE.clone()
    for card in cards:
        cell = cell_of(card.x, card.y)
        if cell in tables.GOAL_CELLS:
            index_in("mine", FACES, card.card)
            expect(
                int(mine.cells[cell]) == FACE_DOWN, "mine", "one card on a cell", f"a second one at {card.x},{card.y}"
            )
        else:
            index_in("mine", DECK_NAMES[: tables.PATH_CARDS], card.card)
            expect(int(mine.cells[cell]) == EMPTY, "mine", "one card on a cell", f"a second one at {card.x},{card.y}")
            mine.placed = insert_sorted(mine.placed, cell)
        mine.put(cell, shape_of(card.card, card.turned))
    mine.relight()
    return mine


def face_up(position: Position) -> list[Laid]:
    return [
        Laid(*GOALS[goal], position.goals[goal], turned)
        for goal, turned in enumerate(position.turned)
        if turned is not None
    ]


def result_from(facts: RoundResult) -> Result:
    return Result(
        facts.gold_reached,
        facts.finisher,
        [index_in("results", ROLES, role) for role in [*facts.roles, facts.left_over]],
        mine_of(facts.mine),
        [cell_of(x, y) for x, y in facts.route],
        list(facts.pay),
        list(facts.takers),
    )


def state_of(game: "SaboteurGame", position: Position) -> Saboteur:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    expect(position.format == FORMAT, "format", FORMAT, position.format)
    expect(position.game == game.id, "game", game.id, position.game)
    expect(position.rules_version == game.rules_version, "rules_version", game.rules_version, position.rules_version)
    seats = game.check_seats(position.seats)
    options = game.rules_of(game.check_options(position.options, seats))
    check_sizes(position)
    check_deal("roles and goals", seats, position.roles, position.goals)
    check_counts(position)
    check_turn(position, int(options.rounds))
    try:
        generator = restore(position.generator)
    except ValueError as error:
        raise damaged("generator", error, position.generator) from None
    state = Saboteur(game, seats, options, generator)
    state.round = position.round
    state.phase = index_in("phase", PHASES, position.phase)
    state.over = position.over
    state.to_move = position.to_move
    state.first = position.first
    state.last = position.last
    state.roles = vec_of_names("roles", ROLES, position.roles)
    state.goals = vec_of_names("goals", FACES, position.goals)
    state.deck = vec_of_names("deck", DECK_NAMES, position.deck[::-1])
    state.left = len(position.deck)
    fill_seats(state, position)
    state.mine = mine_of([*position.mine, *face_up(position)])
    state.turning = position.turning
    state.just_laid = cell_of(*position.just_laid)
    share_gold(state, position)
    state.results = tuple(result_from(result) for result in position.results)
    state.deals = tuple(deal_of(seats, deal) for deal in position.deals)
    for row in position.history:
        state.past = Told(game, state.past, words(row))
    return state


def words(row: Sequence[int]) -> vec[i64]:
    told: vec[i64] = vec[i64]()
    for word in row:
        told = append(told, word)
    return told


def fill_seats(state: Saboteur, position: Position) -> None:
    state.clear_seats()
    for seat, hand in enumerate(position.hands):
        cards = sorted(index_in("hands", DECK_NAMES, name) for name in hand)
        for place, number in enumerate(cards):
            state.hands[seat * tables.HAND + place] = number
        state.held[seat] = len(cards)
    for seat, tools in enumerate(position.broken):
        state.broken[seat] = sum({1 << index_in("broken", TOOLS, tool) for tool in tools})
    for seat, goals in enumerate(position.seen):
        expect(all(0 <= goal < tables.GOALS for goal in goals), "seen", "goals from 0 to 2", goals)
        state.seen[seat] = sum({1 << goal for goal in goals})
    for seat, card in position.discards:
        state.discards = append(state.discards, seat << 8 | index_in("discards", DECK_NAMES, card))


def share_gold(state: Saboteur, position: Position) -> None:
    expect(all(0 <= nuggets <= 255 for nuggets in position.gold), "gold", "0 to 255 nuggets", position.gold)
    state.gold = tables.vec_of(position.gold)
    state.stack = tables.vec_of(position.stack[::-1])
    state.stack_left = len(position.stack)
    state.offer = tables.vec_of(sorted(position.offer))
    for number, seat, nuggets in position.picks:
        state.picks = append(state.picks, number << 8 | seat << 4 | nuggets)


def load_json(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    try:
        position = msgspec.json.decode(source, type=Position)
    except msgspec.DecodeError as error:
        raise damaged("JSON", "a saved position", error) from None
    return state_of(game, position)


class DealFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An explicit deal: the given rounds are dealt as written, further ones at random from `seed`."""

    game: str
    seats: int
    deals: list[DealFacts]
    first: int = 0
    stack: list[int] | None = None
    """The gold cards, the first one to be drawn first; None for a random order."""
    seed: int = 0
    options: dict[str, OptionValue] = {}


def load_deal(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    """The first position of an explicit deal."""
    try:
        facts = msgspec.json.decode(source, type=DealFile)
    except msgspec.DecodeError as error:
        raise damaged("JSON", "an explicit deal", error) from None
    expect(facts.game == game.id, "game", game.id, facts.game)
    seats = game.check_seats(facts.seats)
    options = game.rules_of(game.check_options({**facts.options, "first_player": facts.first}, seats))
    state = Saboteur(game, seats, options, generator_of(facts.seed))
    state.deals = tuple(deal_of(seats, deal) for deal in facts.deals)
    if facts.stack is not None:
        gold = Counter(facts.stack)
        expect(gold == Counter(dict(GOLD)), "stack", dict(GOLD), dict(sorted(gold.items())))
        state.stack = tables.vec_of(facts.stack[::-1])
    state.telling = True
    state.begin()
    state.end_row()
    return state
