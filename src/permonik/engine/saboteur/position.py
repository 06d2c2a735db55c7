"""From a state to plain data and back."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from permonik.engine.core.cards import TOOLS
from permonik.engine.core.game import generator_of
from permonik.engine.core.mine import EMPTY, FACE_DOWN, Mine
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import restore
from permonik.engine.core.state import Told
from permonik.engine.digging import kit
from permonik.engine.digging.dig import Deal, fixed_deal
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.cards import DECK, DECK_NAMES, FACES, GOLD, NUMBER, ROLES, tools_in
from permonik.engine.saboteur.checks import check_deal, check_position, damaged, expect, index_in
from permonik.engine.saboteur.facts import FORMAT, PHASES, DealFacts, DealFile, Laid, Position, RoundResult
from permonik.engine.saboteur.notation import GOALS, GRID
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.state import Result
from permonik.engine.saboteur.view import hand_of, laid, result_of

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame


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
        format=FORMAT,
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=int(state.seats),
        options=options,
        generator=state.generator.save(),
        round=int(state.round),
        phase=PHASES[state.phase],
        to_move=int(state.to_move),
        first=int(state.first),
        last=int(state.last),
        roles=[ROLES[int(role)] for role in state.roles],
        goals=[FACES[int(face)] for face in state.goals],
        turned=[None if shape == FACE_DOWN else bool(tables.SHAPE_TURNED[shape]) for shape in shapes],
        mine=[laid(state.mine, int(cell)) for cell in state.mine.placed],
        hands=[hand_of(state, seat) for seat in seats],
        broken=[tools_in(int(state.broken[seat])) for seat in seats],
        seen=[[goal for goal in range(kit.GOALS) if int(state.seen[seat]) >> goal & 1] for seat in seats],
        deck=[DECK[int(state.deck[i])].name for i in range(state.left)][::-1],
        discards=[(int(entry) >> 8, DECK[int(entry) & 255].name) for entry in state.discards],
        turning=int(state.turning),
        just_laid=GRID.point(int(state.just_laid)),
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


def numbers(what: str, names: Sequence[str], chosen: Sequence[str]) -> list[int]:
    return [index_in(what, names, name) for name in chosen]


def deal_of(seats: int, facts: DealFacts) -> Deal:
    check_deal("deals", seats, facts.roles, facts.goals)
    full = Counter({card.name: card.count for card in DECK})
    expect(Counter(facts.deck) == full, "deals", "the 67 cards of the deck", f"{len(facts.deck)} cards")
    return fixed_deal(
        numbers("roles", ROLES, facts.roles),
        numbers("goals", FACES, facts.goals),
        numbers("deck", DECK_NAMES, facts.deck[::-1]),
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
        is_goal = cell in tables.GOAL_CELLS
        index_in("mine", FACES if is_goal else DECK_NAMES[: tables.PATH_CARDS], card.card)
        free = int(mine.cells[cell]) == (FACE_DOWN if is_goal else EMPTY)
        expect(free, "mine", "one card on a cell", f"a second one at {card.x},{card.y}")
        mine.restore(cell, shape_of(card.card, card.turned), laid=not is_goal)
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
    known = 1 <= position.rules_version <= game.rules_version  # one from before a change of rules goes on with the new
    expect(known, "rules_version", f"1 to {game.rules_version}", position.rules_version)
    seats = game.check_seats(position.seats)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position, int(options.rounds))
    try:
        generator = restore(position.generator)
    except (ValueError, OverflowError):
        kind, *rest = position.generator.split(" ")  # what follows may be a secret
        expected = "'fast' and four words, or 'secret', 32 bytes and a count"
        raise damaged("generator", expected, f"'{kind[:10]}' and {len(rest)} words") from None
    state = Saboteur(game, seats, options, generator)
    state.round = position.round
    state.phase = index_in("phase", PHASES, position.phase)
    state.over = position.phase == "over"
    state.to_move = position.to_move
    state.first = position.first
    state.last = position.last
    state.restore_cards(
        numbers("roles", ROLES, position.roles),
        numbers("goals", FACES, position.goals),
        numbers("deck", DECK_NAMES, position.deck[::-1]),
        [seat << 8 | index_in("discards", DECK_NAMES, card) for seat, card in position.discards],
    )
    fill_seats(state, position)
    state.mine = mine_of([*position.mine, *face_up(position)])
    state.turning = position.turning
    state.just_laid = cell_of(*position.just_laid)
    share_gold(state, position)
    state.results = tuple(result_from(result) for result in position.results)
    state.deals = tuple(deal_of(seats, deal) for deal in position.deals)
    for row in position.history or [[]]:  # without a past it begins with an empty row, as a game with its deal
        state.remember(row)
    return state


def fill_seats(state: Saboteur, position: Position) -> None:
    state.clear_seats()
    for seat, hand in enumerate(position.hands):
        cards = sorted(index_in("hands", DECK_NAMES, name) for name in hand)
        for place, number in enumerate(cards):
            state.hands[seat * kit.HAND + place] = number
        state.held[seat] = len(cards)
    for seat, tools in enumerate(position.broken):
        state.broken[seat] = sum({1 << index_in("broken", TOOLS, tool) for tool in tools})
    for seat, goals in enumerate(position.seen):
        expect(all(0 <= goal < kit.GOALS for goal in goals), "seen", "goals from 0 to 2", goals)
        state.seen[seat] = sum({1 << goal for goal in goals})


def share_gold(state: Saboteur, position: Position) -> None:
    gold = [sum(result.pay[seat] for result in position.results) for seat in range(position.seats)]
    for _, seat, nuggets in position.picks:
        gold[seat] += nuggets
    picks = [number << 8 | seat << 4 | nuggets for number, seat, nuggets in position.picks]
    state.restore_gold(gold, position.stack[::-1], sorted(position.offer), picks)


def load_json(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    try:
        position = msgspec.json.decode(source, type=Position)
    except msgspec.DecodeError as error:
        raise damaged("JSON", "a saved position", error) from None
    return state_of(game, position)


def is_deal(source: str) -> bool:
    """Whether JSON is meant as an explicit deal: only a position has a generator's state."""
    try:
        facts = msgspec.json.decode(source)
    except msgspec.DecodeError:
        return False
    return isinstance(facts, dict) and "deals" in facts and "generator" not in facts and "format" not in facts


def load_deal(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    """The first position of an explicit deal."""
    try:
        facts = msgspec.json.decode(source, type=DealFile)
    except msgspec.DecodeError as error:
        raise damaged("JSON", "an explicit deal", error) from None
    expect(facts.game == game.id, "game", game.id, facts.game)
    expect("first_player" not in facts.options, "options", "who begins in 'first'", "'first_player'")
    seats = game.check_seats(facts.seats)
    options = game.rules_of(game.check_options({**facts.options, "first_player": facts.first}, seats))
    state = Saboteur(game, seats, options, generator_of(facts.seed))
    state.deals = tuple(deal_of(seats, deal) for deal in facts.deals)
    if facts.stack is not None:
        gold = Counter(facts.stack)
        expect(gold == Counter(dict(GOLD)), "stack", dict(GOLD), dict(sorted(gold.items())))
        state.restore_gold([], facts.stack[::-1], [], [])
    state.telling = True
    state.begin()
    state.end_row()
    return state
