"""The numbers written into the compiled tables are those of the data tables."""

from permonik.engine.board.net import WORD
from permonik.engine.core.state import MOST_MOVES
from permonik.engine.dark_cave import cards, moves, tables
from permonik.engine.dark_cave.cave import web_card, web_of, web_seat, web_side
from permonik.engine.dark_cave.events import ENDINGS, EVENTS
from permonik.engine.dark_cave.refusals import PHASE_RULES, REASONS, RULES
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.dark_cave.window import reach
from permonik.engine.hands.changes import BACK
from permonik.engine.hands.given import CLASSES
from permonik.engine.hands.state import HAND
from permonik.engine.walking import tables as walking
from permonik.engine.walking.events import shared_events
from permonik.engine.walking.refusals import NAMES
from tests.engine.dark_cave.play import GAME


def test_cards_are_numbered_in_the_order_of_the_data_tables() -> None:
    assert len(cards.PATHS) == tables.INFO
    assert len(cards.DECK) == tables.DECK_CARDS == tables.START_CARD < BACK
    firsts = {"info": tables.INFO, "cave-in": tables.CAVE_IN, "swap-cards": tables.SWAP, "web": tables.WEB}
    firsts |= {"boots": tables.BOOTS, "battle-axe": tables.AXE, "rat": tables.CREATURE}
    assert {kind: cards.first_of(kind) for kind in firsts} == firsts
    assert (*tuple(firsts)[:6], *cards.CREATURES) == cards.KINDS
    for kind in cards.KINDS:
        levels = [cards.LEVELS.index(card.level) for card in cards.of_kind(kind)]
        assert levels == sorted(levels)
    assert len(cards.of_kind("battle-axe")) == tables.AXES
    assert len(cards.CREATURES) == tables.CREATURES
    assert int(tables.NUMBERING.face_card) == VOCABULARY.number["goal-exit"]


def test_small_constants_are_those_of_the_tables() -> None:
    assert cards.CLANS == ("blue", "yellow")
    assert (tables.BLUE, tables.YELLOW) == (0, 1)
    roles = ("loyal", "saboteur")
    assert (roles[tables.LOYAL], roles[tables.SABOTEUR]) == roles
    assert tuple(f"{clan}-{role}" for clan in cards.CLANS for role in roles) == cards.ROLES
    assert len(roles) == tables.ROLES_OF_CLAN
    named = [cards.FEATURES[number - 1] for number in (tables.LADDER, tables.BRIDGE, tables.TUNNEL, tables.VEIN)]
    named += [cards.FEATURES[number - 1] for number in (tables.LAIR, tables.EXIT)]
    assert tuple(named) == cards.FEATURES
    creatures = tuple(cards.CREATURES)
    assert (creatures[tables.RAT], creatures[tables.CRAWLER], creatures[tables.GOBLIN]) == creatures
    assert len(cards.LEVELS) == tables.LEVELS <= CLASSES
    assert cards.HAND_SIZE <= HAND
    phases = [VOCABULARY.phases[number] for number in (tables.CREEPING, tables.FIGHTING, tables.OVER)]
    assert phases == ["creeping", "fighting", "over"]
    assert len(PHASE_RULES) == tables.OVER
    assert (ENDINGS[tables.SIDE_OUT], ENDINGS[tables.HANDS_EMPTY], ENDINGS[tables.AGREED]) == ENDINGS


def test_the_shapes_of_the_deck_fit_three_words_and_the_fields_their_room() -> None:
    assert tables.DECK_SHAPES <= 3 * WORD
    assert max(len(shape.fields) for shape in cards.SHAPES) <= moves.FIELDS
    shapes_in_hand = 2 * cards.HAND_SIZE
    rim = 2 * sum(card.count for card in cards.PATHS) + 4
    assert rim * 4 + rim * shapes_in_hand + HAND * HAND < MOST_MOVES


def test_the_window_holds_whatever_the_cards_can_build() -> None:
    assert [reach(moves.BUILT, axis) for axis in ("NS", "EW")] == [37, 39]
    assert (moves.COLUMNS, moves.ROWS) == (81, 77)
    assert VOCABULARY.grid.point(int(tables.ORIGIN)) == (0, 0)
    assert VOCABULARY.grid.point(0) == (-41, -39)
    assert 2 * moves.AREA < 1 << 16, "a border must fit a step"
    assert moves.AREA < 1 << 14, "a cell must fit an event"


def test_a_web_says_its_card_its_seat_and_its_side() -> None:
    made = set()
    for card in range(3):
        for seat in range(8):
            for side in (1, 2):
                web = int(web_of(card, seat, side))
                assert (int(web_card(web)), int(web_seat(web)), int(web_side(web))) == (card, seat, side)
                made.add(web)
    assert len(made) == 48
    assert 0 < min(made) <= max(made) < 256


def test_events_and_reasons_have_numbers_of_their_own() -> None:
    own = EVENTS.keys() - shared_events(VOCABULARY).keys() - {walking.ROUND_ENDED}
    assert sorted(own) == list(range(walking.FIRST_EVENT, tables.WON + 1))
    assert max(EVENTS) < 64
    assert sorted(REASONS.keys() - NAMES.keys()) == list(range(max(NAMES) + 1, tables.OWN_HAND + 1))
    assert RULES.keys() == NAMES.keys() - {walking.OTHER_DECISION}
    assert len({kind.name for kind in EVENTS.values()}) == len(EVENTS)
    assert len({reason.name for reason in REASONS.values()}) == len(REASONS)


def test_it_is_said_which_tables_are_reconstructed() -> None:
    assert {row["table"] for row in cards.SOURCES} == {"path", "action", "fixed", "clan", "creature", "seats"}
    assert GAME.reconstructed == ("path", "action", "fixed")
