"""From a state of the game with the expansion to plain data and back."""

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from permonik.engine.core.game import generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import check_origin, dealt_options, decode, expect, index_in, indices_in, restored
from permonik.engine.digging import position as digging
from permonik.engine.digging.formats import RoundDeal
from permonik.engine.digging.state import Deal
from permonik.engine.hands.given import Given, given_hands
from permonik.engine.saboteur2.cards import WHYS
from permonik.engine.saboteur2.checks import check_position, check_roles, gold_of
from permonik.engine.saboteur2.formats import DealFile, GivenHand, Position, RoundVerdict
from permonik.engine.saboteur2.rules import Saboteur2
from permonik.engine.saboteur2.scoring import thieves_in_order
from permonik.engine.saboteur2.state import Result
from permonik.engine.saboteur2.tables import DWARVES
from permonik.engine.saboteur2.view import result_of
from permonik.engine.saboteur2.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from permonik.engine.saboteur2.game import Saboteur2Game


def position_of(state: Saboteur2, options: dict[str, OptionValue]) -> Position:
    return Position(
        **asdict(digging.digging_position(VOCABULARY, state, options)),
        owed=int(state.owed),
        may=int(state.may),
        due=int(state.due),
        aside=VOCABULARY.names_of(int(card) for card in state.aside),
        spares=int(state.spares),
        knows=[[place for place in range(DWARVES) if int(places) >> place & 1] for places in state.knows],
        trapped=[bool(there) for there in state.trapped],
        thefts=[int(seat) for seat in state.thefts],
        given=[
            GivenHand(one.seat, one.holder, VOCABULARY.names_of(one.cards), one.unseen) for one in state.given.listed()
        ],
        thieves=[int(seat) for seat in state.thieves],
        loot=[(int(entry) >> 8, int(entry) >> 4 & 15, int(entry) & 15) for entry in state.loot],
        results=[result_of(state, number) for number in range(len(state.results))],
    )


def state_of(game: "Saboteur2Game", position: Position) -> Saboteur2:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    seats = check_origin(game, position)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position, int(options.rounds))
    state = Saboteur2(game, seats, options, restored(position.generator))
    digging.restore_digging(VOCABULARY, state, position, position.aside)
    state.restore_secrets(
        position.spares,
        [sum({1 << place for place in places}) for places in position.knows],
    )
    state.owed, state.may, state.due = position.owed, position.may, position.due
    for seat, there in enumerate(position.trapped):
        state.trapped[seat] = int(there)
    state.given = given_hands([given_from(given) for given in position.given])
    state.results = tuple(result_from(result) for result in position.results)
    state.deals = tuple(deal_of(deal) for deal in position.deals)
    loot = [number << 8 | thief << 4 | victim for number, thief, victim in position.loot]
    state.restore_thefts(position.thefts, position.thieves, loot, gold_of(position))
    check_thieves(state)
    return state


def check_thieves(state: Saboteur2) -> None:
    """Who may still steal are the last in the order of all who may (EX-051, EX-099)."""
    order = [int(seat) for seat in thieves_in_order(state)]
    waiting = [int(seat) for seat in state.thieves]
    expect(waiting == order[len(order) - len(waiting) :], "thieves", f"the last of {order}", waiting)


def given_from(facts: GivenHand) -> Given:
    cards = sorted(indices_in("given", VOCABULARY.deck_names, facts.cards))
    return Given(facts.seat, facts.holder, bytes(cards), facts.unseen)


def result_from(facts: RoundVerdict) -> Result:
    return Result(
        facts.gold_reached,
        facts.finisher,
        indices_in("results", VOCABULARY.roles, facts.roles),
        list(facts.trapped),
        digging.mine_of(VOCABULARY, facts.mine),
        [digging.cell_of(VOCABULARY, x, y) for x, y in facts.blue_route],
        [digging.cell_of(VOCABULARY, x, y) for x, y in facts.green_route],
        facts.crystals,
        list(facts.winners),
        list(facts.pay),
        [index_in("results", WHYS, why) for why in facts.whys],
    )


def deal_of(facts: RoundDeal) -> Deal:
    check_roles("deals", facts.roles)
    return digging.deal_of(VOCABULARY, facts)


def load_json(game: "Saboteur2Game", source: str | bytes) -> Saboteur2:
    return state_of(game, decode(source, Position, "a saved position"))


def load_deal(game: "Saboteur2Game", source: str | bytes) -> Saboteur2:
    """The first position of an explicit deal."""
    facts = decode(source, DealFile, "an explicit deal")
    options = game.rules_of(dealt_options(game, facts))
    state = Saboteur2(game, facts.seats, options, generator_of(facts.seed))
    state.deals = tuple(deal_of(deal) for deal in facts.deals)
    state.begin_telling()
    return state
