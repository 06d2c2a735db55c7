"""From a state of Lost Mines to plain data and back."""

from typing import TYPE_CHECKING

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import (
    check_origin,
    dealt_options,
    decode,
    expect,
    index_in,
    indices_in,
    restored,
)
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import CLANS, ROLES, TREASURE_NAMES, dwarves_for
from permonik.engine.lost_mines.checks import check_position, check_treasures
from permonik.engine.lost_mines.events import ENDINGS
from permonik.engine.lost_mines.forest import Forest
from permonik.engine.lost_mines.formats import DealFile, Dealt, Position, RoundScore
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.state import Deal, Pot, Result, fixed_deal
from permonik.engine.lost_mines.tables import FORESTS, OBSTACLES, TAKING, TRAP_TOKEN, TROLL_TOKEN
from permonik.engine.lost_mines.view import result_of, tokens_of
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import position as walking
from permonik.engine.walking.checks import check_deck, check_dwarves, check_faces
from permonik.engine.walking.formats import Token

if TYPE_CHECKING:
    from permonik.engine.lost_mines.game import LostMinesGame


def position_of(state: LostMines, options: dict[str, OptionValue]) -> Position:
    return Position(
        **walking.walking_facts(VOCABULARY, state, options, tokens_of(state)),
        overcome=VOCABULARY.points(numbers(state.forest.overcome)),
        treasures=[TREASURE_NAMES[treasure] for treasure in numbers(state.treasures)],
        takers=numbers(state.takers),
        seen_treasures=[walking.bits_in(seen) for seen in numbers(state.seen_treasures)],
        dragon=int(state.dragon),
        out=walking.bits_in(int(state.out)),
        results=[result_of(state, number) for number in range(len(state.results))],
        deals=[facts_of_deal(deal) for deal in state.deals],
    )


def facts_of_deal(deal: Deal) -> Dealt:
    return Dealt(
        [VOCABULARY.roles[dwarf] for dwarf in numbers(deal.dwarves)],
        [VOCABULARY.faces[face] for face in numbers(deal.mines)],
        [TREASURE_NAMES[treasure] for treasure in numbers(deal.treasures)],
        VOCABULARY.names_of(numbers(deal.deck))[::-1],
    )


def state_of(game: "LostMinesGame", position: Position) -> LostMines:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    seats = check_origin(game, position)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position, int(options.rounds))
    forest = Forest(FORESTS[options.distance].clone())
    state = LostMines(game, seats, options, forest, restored(position.generator))
    walking.restore_walking(VOCABULARY, state, position)
    state.restore_ways(
        [walking.place_of(VOCABULARY, state, spot) for spot in position.figures],
        sorted(token_entry(state, token) for token in position.tokens),
    )
    forest.restore_overcome([obstacle_at(state, x, y) for x, y in position.overcome])
    points = [sum(result.gains[seat] for result in position.results) for seat in range(seats)]
    state.restore_treasures(
        indices_in("treasures", TREASURE_NAMES, position.treasures),
        position.takers,
        [walking.bits_of("seen_treasures", seen, seats) for seen in position.seen_treasures],
        points,
    )
    state.dragon = position.dragon
    state.out = walking.bits_of("out", position.out, seats)
    state.results = tuple(result_from(result, int(options.distance)) for result in position.results)
    state.deals = tuple(deal_of(seats, deal) for deal in position.deals)
    check_figures(state)
    return state


def token_entry(state: LostMines, token: Token) -> int:
    """A token lies where it may be laid or may stay (LM-079, LM-102)."""
    border = walking.border_of(VOCABULARY, state.net, token)
    expect(state.keeps_token(border), "tokens", "a border of a card", f"{token.x},{token.y} {token.side}")
    return border << 8 | (TRAP_TOKEN if token.seat is None else TROLL_TOKEN + token.seat)


def obstacle_at(state: LostMines, x: int, y: int) -> int:
    cell = walking.cell_of(VOCABULARY, state.net, "overcome", x, y)
    expect(1 <= state.forest.feature(cell << 3) <= OBSTACLES, "overcome", "cells of obstacles", f"{x},{y}")
    return cell


def check_figures(state: LostMines) -> None:
    """Dwarfs stand where they can have come to, no two on a card for one; the choice at hand is one."""
    overcome = numbers(state.forest.overcome)
    expect(sorted(set(overcome)) == overcome, "overcome", "each cell once, in order", len(overcome))
    for seat in range(state.seats):
        place = int(state.forest.figures[seat])
        expect(place >= 0, "figures", "a cell for each dwarf", f"none for seat {seat}")
        standing = state.forest.bars(seat, place << 16)
        expect(standing == 0, "figures", "dwarfs on cards that are free for them", f"seat {seat}")
    walking.check_turning(VOCABULARY, state)
    walking.check_choice(VOCABULARY, state, TAKING)


def result_from(facts: RoundScore, distance: int) -> Result:
    seats = len(facts.roles)
    treasures, takers = [0] * seats, [NOBODY] * seats
    for treasure in facts.treasures:
        treasures[treasure.treasure] = TREASURE_NAMES.index(f"{treasure.kind}-{treasure.value}")
        takers[treasure.treasure] = treasure.seat
    net = FORESTS[distance].clone()
    walking.lay_cards(VOCABULARY, net, facts.laid)
    return Result(
        index_in("results", ENDINGS, facts.why),
        facts.finisher,
        indices_in("results", ROLES, facts.roles),
        treasures,
        takers,
        facts.dragon,
        net,
        tuple(Pot(CLANS.index(pot.clan), list(pot.members), pot.total, list(pot.holders)) for pot in facts.pots),
        list(facts.gains),
    )


def deal_of(seats: int, facts: Dealt) -> Deal:
    """A round's deal."""
    check_dwarves("deals", VOCABULARY, dwarves_for(seats), facts.dwarves)
    check_faces("deals", VOCABULARY, facts.mines)
    check_treasures("deals", facts.treasures)
    check_deck("deals", VOCABULARY, facts.deck)
    return fixed_deal(
        indices_in("deals", VOCABULARY.roles, facts.dwarves),
        indices_in("deals", VOCABULARY.faces, facts.mines),
        indices_in("deals", TREASURE_NAMES, facts.treasures),
        indices_in("deals", VOCABULARY.deck_names, facts.deck[::-1]),
    )


def load_json(game: "LostMinesGame", source: str | bytes) -> LostMines:
    return state_of(game, decode(source, Position, "a saved position"))


def load_deal(game: "LostMinesGame", source: str | bytes) -> LostMines:
    """The first position of an explicit deal."""
    facts = decode(source, DealFile, "an explicit deal")
    options = game.rules_of(dealt_options(game, facts))
    state = LostMines(game, facts.seats, options, Forest(FORESTS[options.distance]), generator_of(facts.seed))
    state.deals = tuple(deal_of(facts.seats, deal) for deal in facts.deals)
    state.begin_telling()
    return state
