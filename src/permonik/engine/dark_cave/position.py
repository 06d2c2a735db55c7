"""From a state of The Dark Cave to plain data and back."""

from typing import TYPE_CHECKING

from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import generator_of
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import (
    check_origin,
    dealt_options,
    decode,
    expect,
    expect_size,
    index_in,
    indices_in,
    restored,
)
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import ASIDE, BY_SEATS, CLANS, HAND_SIZE, LEVELS, ROLES
from permonik.engine.dark_cave.cave import Cave, web_of
from permonik.engine.dark_cave.checks import AXES, WEBS, check_clan_cards, check_levels, check_position
from permonik.engine.dark_cave.events import ENDINGS
from permonik.engine.dark_cave.formats import CreatureCard, DealFile, Dealt, GameResult, GivenHand, Position
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.state import Deal, Result, fixed_deal
from permonik.engine.dark_cave.tables import CAVES, CREEPING, DECKS, DISTANCE, START, VEIN
from permonik.engine.dark_cave.view import (
    axes_of,
    boots_of,
    by_level,
    creatures_of,
    named,
    result_in_words,
    tokens_of,
    veins_of,
)
from permonik.engine.dark_cave.vocabulary import CREATURES, VOCABULARY
from permonik.engine.hands.given import Given, given_hands
from permonik.engine.walking import position as walking
from permonik.engine.walking.checks import check_deck, check_faces
from permonik.engine.walking.formats import Token

if TYPE_CHECKING:
    from permonik.engine.dark_cave.game import DarkCaveGame


def position_of(state: DarkCave, options: dict[str, OptionValue]) -> Position:
    seats = range(int(state.seats))
    return Position(
        **walking.walking_facts(VOCABULARY, state, options, tokens_of(state)),
        nuggets=numbers(state.nuggets),
        veins=veins_of(state),
        boots=[boots_of(state, seat) or "" for seat in seats],
        axes=[axes_of(state, seat) for seat in seats],
        creatures=[CreatureCard(one.creature, one.seat, one.card) for one in creatures_of(state)],
        lying=walking.bits_in(int(state.lying)),
        open_dwarves=walking.bits_in(int(state.open_dwarves)),
        first_out=int(state.first_out),
        frozen=state.frozen,
        drawer=int(state.drawer),
        creeping=named(int(state.creeping)) or "",
        met=named(int(state.met)) or "",
        attacked=walking.bits_in(int(state.attacked)),
        given=[
            GivenHand(one.seat, one.holder, VOCABULARY.names_of(one.cards), by_level(one.unseen))
            for one in state.given.listed()
        ],
        results=[result_in_words(result) for result in state.results],
        deals=[facts_of_deal(deal) for deal in state.deals],
    )


def facts_of_deal(deal: Deal) -> Dealt:
    return Dealt(
        [VOCABULARY.roles[dwarf] for dwarf in numbers(deal.dwarves)],
        [VOCABULARY.faces[face] for face in numbers(deal.goals)],
        VOCABULARY.names_of(numbers(deal.deck))[::-1],
    )


def new_cave(seats: int) -> Cave:
    return Cave(CAVES[DISTANCE[seats]].clone())


def state_of(game: "DarkCaveGame", position: Position) -> DarkCave:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    seats = check_origin(game, position)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position)
    cave = new_cave(seats)
    state = DarkCave(game, seats, options, cave, restored(position.generator))
    walking.restore_walking(VOCABULARY, state, position)
    notice_cards(state)
    state.restore_ways([walking.place_of(VOCABULARY, state, spot) for spot in position.figures], [])
    state.restore_ways(numbers(cave.figures), sorted(token_entry(state, token) for token in position.tokens))
    cave.restore_veins([walking.place_of(VOCABULARY, state, spot) for spot in position.veins])
    state.restore_seats(
        position.nuggets,
        [VOCABULARY.number[boots] if boots else 0 for boots in position.boots],
        [axes.count(axe) for axes in position.axes for axe in AXES],
    )
    by_name = {one.creature: one for one in position.creatures}
    cards = [by_name.get(creature) for creature in CREATURES]
    state.restore_creatures(
        [NOBODY if one is None else one.seat for one in cards],
        [0 if one is None else VOCABULARY.number[one.card] for one in cards],
    )
    state.lying = walking.bits_of("lying", position.lying, seats)
    state.open_dwarves = walking.bits_of("open_dwarves", position.open_dwarves, seats)
    state.first_out = position.first_out
    state.frozen = position.frozen
    state.drawer = position.drawer
    state.creeping = CREATURES.index(position.creeping) if position.creeping else NOBODY
    state.met = CREATURES.index(position.met) if position.met else NOBODY
    state.attacked = walking.bits_of("attacked", position.attacked, seats)
    state.given = given_hands([given_from(given) for given in position.given])
    state.results = tuple(result_from(seats, result) for result in position.results)
    state.deals = tuple(deal_of(seats, position.options.get("clan"), deal) for deal in position.deals)
    check_cave(state)
    return state


def notice_cards(state: DarkCave) -> None:
    """Ladders are found once all cards lie."""
    state.cave.notice_card(START >> 3)
    for cell in [*numbers(state.net.placed), *numbers(state.net.layout.covered)]:
        state.cave.notice_card(cell)


def token_entry(state: DarkCave, token: Token) -> int:
    """A web lies where it may be laid (DC-093 to DC-095)."""
    border = walking.border_of(VOCABULARY, state.net, token)
    expect(state.keeps_token(border), "tokens", "a border with an open edge", f"{token.x},{token.y} {token.side}")
    return border << 8 | int(web_of(WEBS.index(token.token), token.seat or 0, token.number))


def check_cave(state: DarkCave) -> None:
    """Gold lies on veins; the choice at hand is one."""
    veins = numbers(state.cave.veins)
    expect(sorted(set(veins)) == veins, "veins", "each field once, in order", len(veins))
    for place in veins:
        expect(int(state.cave.feature(place)) == VEIN, "veins", "fields of veins", len(veins))
    walking.check_turning(VOCABULARY, state)
    if state.entered != NOWHERE:
        me = int(state.turn)
        step = int(state.cave.find_step(me, int(state.cave.figures[me]), int(state.reached_cell()) << 3))
        expect(step != NOWHERE, "figures", "a dwarf at the edge of the card that is turned", f"seat {me}")
    walking.check_choice(VOCABULARY, state, CREEPING)


def given_from(facts: GivenHand) -> Given:
    cards = sorted(indices_in("given", VOCABULARY.deck_names, facts.cards))
    unseen = sum(count << 8 * level for level, count in enumerate(facts.unseen))
    return Given(facts.seat, facts.holder, bytes(cards), unseen)


def result_from(seats: int, facts: GameResult) -> Result:
    cave = new_cave(seats).net
    walking.lay_cards(VOCABULARY, cave, facts.laid)
    return Result(
        index_in("results", ENDINGS, facts.why),
        facts.finisher,
        indices_in("results", ROLES, facts.roles),
        list(facts.nuggets),
        list(facts.escaped),
        facts.first_out,
        [treasure.value for treasure in facts.treasures],
        CLANS.index(facts.winner) if facts.winner else NOBODY,
        cave,
    )


def levels_dealt(seats: int) -> list[str]:
    """The levels of the cards of a deal, in their order (DC-029 to DC-033)."""
    first = BY_SEATS[seats]["first_level"] * seats
    second = HAND_SIZE * seats - first
    left = [len(deck) - ASIDE for deck in DECKS]
    order = [*zip(LEVELS, [ASIDE] * 3, strict=True), ("I", first), ("II", second)]
    order += [("I", left[0] - first), ("II", left[1] - second), ("III", left[2])]
    return [level for level, count in order for _ in range(count)]


def deal_of(seats: int, clan: object, facts: Dealt) -> Deal:
    check_clan_cards("deals", seats, clan, facts.dwarves)
    check_faces("deals", VOCABULARY, facts.goals)
    check_deck("deals", VOCABULARY, facts.deck)
    check_levels("deals", facts.deck, levels_dealt(seats))
    return fixed_deal(
        indices_in("deals", VOCABULARY.roles, facts.dwarves),
        indices_in("deals", VOCABULARY.faces, facts.goals),
        indices_in("deals", VOCABULARY.deck_names, facts.deck[::-1]),
    )


def load_json(game: "DarkCaveGame", source: str | bytes) -> DarkCave:
    return state_of(game, decode(source, Position, "a saved position"))


def load_deal(game: "DarkCaveGame", source: str | bytes) -> DarkCave:
    """The first position of an explicit deal."""
    facts = decode(source, DealFile, "an explicit deal")
    values = dealt_options(game, facts)
    expect_size("deals", facts.deals, 1)
    state = DarkCave(game, facts.seats, game.rules_of(values), new_cave(facts.seats), generator_of(facts.seed))
    state.deals = tuple(deal_of(facts.seats, values["clan"], deal) for deal in facts.deals)
    state.begin_telling()
    return state
