"""From a state of the base game to plain data and back."""

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from permonik.engine.core.game import generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import check_origin, dealt_options, decode, indices_in, restored
from permonik.engine.digging import position as digging
from permonik.engine.digging.formats import RoundDeal
from permonik.engine.digging.state import Deal
from permonik.engine.saboteur.checks import check_gold, check_position, check_roles
from permonik.engine.saboteur.formats import DealFile, Position, RoundResult
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.state import Result
from permonik.engine.saboteur.view import result_of
from permonik.engine.saboteur.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur.game import SaboteurGame


def position_of(state: Saboteur, options: dict[str, OptionValue]) -> Position:
    return Position(
        **asdict(digging.digging_position(VOCABULARY, state, options)),
        stack=[int(state.stack[i]) for i in range(state.stack_left)][::-1],
        offer=[int(nuggets) for nuggets in state.offer],
        picks=[(int(pick) >> 8, int(pick) >> 4 & 15, int(pick) & 15) for pick in state.picks],
        results=[result_of(state, number) for number in range(len(state.results))],
    )


def state_of(game: "SaboteurGame", position: Position) -> Saboteur:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    seats = check_origin(game, position)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position, int(options.rounds))
    state = Saboteur(game, seats, options, restored(position.generator))
    digging.restore_digging(VOCABULARY, state, position)
    share_gold(state, position)
    state.results = tuple(result_from(result) for result in position.results)
    state.deals = tuple(deal_of(seats, deal) for deal in position.deals)
    return state


def share_gold(state: Saboteur, position: Position) -> None:
    gold = [sum(result.pay[seat] for result in position.results) for seat in range(position.seats)]
    for _, seat, nuggets in position.picks:
        gold[seat] += nuggets
    picks = [number << 8 | seat << 4 | nuggets for number, seat, nuggets in position.picks]
    state.restore_gold(gold, position.stack[::-1], sorted(position.offer), picks)


def result_from(facts: RoundResult) -> Result:
    return Result(
        facts.gold_reached,
        facts.finisher,
        indices_in("results", VOCABULARY.roles, [*facts.roles, facts.left_over]),
        digging.mine_of(VOCABULARY, facts.mine),
        [digging.cell_of(VOCABULARY, x, y) for x, y in facts.route],
        list(facts.pay),
        list(facts.takers),
    )


def deal_of(seats: int, facts: RoundDeal) -> Deal:
    check_roles("deals", seats, facts.roles)
    return digging.deal_of(VOCABULARY, facts)


def load_json(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    return state_of(game, decode(source, Position, "a saved position"))


def load_deal(game: "SaboteurGame", source: str | bytes) -> Saboteur:
    """The first position of an explicit deal."""
    facts = decode(source, DealFile, "an explicit deal")
    options = game.rules_of(dealt_options(game, facts))
    state = Saboteur(game, facts.seats, options, generator_of(facts.seed))
    state.deals = tuple(deal_of(facts.seats, deal) for deal in facts.deals)
    if facts.stack is not None:
        check_gold("stack", Counter(facts.stack))
        state.restore_gold([], facts.stack[::-1], [], [])
    state.begin_telling()
    return state
