"""The numbers written into the compiled tables are those of the data tables."""

from permonik.engine.board.net import LOG, WORD
from permonik.engine.core.state import MOST_MOVES
from permonik.engine.digging import tables as digging_tables
from permonik.engine.digging.events import shared_events
from permonik.engine.digging.refusals import shared_reasons
from permonik.engine.digging.tools import TOOLS
from permonik.engine.hands.state import HAND
from permonik.engine.saboteur2 import cards, tables
from permonik.engine.saboteur2.events import EVENTS
from permonik.engine.saboteur2.moves import HEIGHT, WIDTH
from permonik.engine.saboteur2.refusals import PHASE_RULES, REASONS
from permonik.engine.saboteur2.vocabulary import VOCABULARY

TRICKS = ["hands-off", "swap-hand", "inspection", "swap-hats", "trapped", "free-at-last"]


def test_cards_are_numbered_in_the_order_of_the_data_tables() -> None:
    assert len(cards.PATHS) == tables.PATH_CARDS
    assert len(cards.DECK) == tables.DECK_CARDS
    assert VOCABULARY.number["map"] == tables.MAP
    assert VOCABULARY.number["theft"] == tables.THEFT
    named = [tables.HANDS_OFF, tables.SWAP_HAND, tables.INSPECTION, tables.SWAP_HATS, tables.TRAPPED, tables.FREE]
    assert [VOCABULARY.number[trick] for trick in TRICKS] == named
    assert [card.name for card in cards.CARDS[tables.START_CARD :]] == ["start", *cards.FACES]


def test_small_constants_are_those_of_the_tables() -> None:
    roles = [tables.BLUE, tables.GREEN, tables.SABOTEUR, tables.BOSS, tables.PROFITEER, tables.GEOLOGIST]
    assert [cards.ROLES[role] for role in roles] == [
        *("blue-miner", "green-miner", "saboteur"),
        *("boss", "profiteer", "geologist"),
    ]
    assert sum(cards.DWARVES.values()) == tables.DWARVES
    assert (*TOOLS, "trapped") == cards.HARMS
    assert len(cards.HARMS) == tables.HARMS
    assert cards.HARMS[tables.PRISON] == "trapped"
    assert tables.HAND_SIZE <= HAND
    assert VOCABULARY.phases[tables.PASSING] == "passing"
    assert VOCABULARY.phases[tables.STEALING] == "stealing"
    assert VOCABULARY.phases[tables.OVER] == "over"
    assert len(PHASE_RULES) == tables.OVER


def test_the_window_is_that_of_the_empty_mine() -> None:
    assert (VOCABULARY.width, VOCABULARY.height) == (WIDTH, HEIGHT)
    assert len(tables.EMPTY_MINE.cells) == tables.AREA
    assert int(tables.NUMBERING.start) == tables.START


def test_the_shapes_of_the_deck_fit_the_two_words_that_list_them() -> None:
    assert tables.DECK_SHAPES <= 2 * WORD
    assert len(LOG) > WORD


def test_no_position_has_more_moves_than_there_is_room_for() -> None:
    """A hand of path cards has most moves, with every shape on every cell beside a card; a rockfall takes a card away
    and may break the mine into three pieces more. Each piece has at most two cells around it for each card, and two."""
    lying = sum(card.count for card in cards.PATHS) + 1 + digging_tables.GOALS
    rockfalls = VOCABULARY.cards[VOCABULARY.number["rockfall"]].count
    around = max(2 * (lying - fallen) + 2 * (1 + 3 * fallen) for fallen in range(rockfalls + 1))
    assert around * 2 * HAND + HAND + tables.HARMS < MOST_MOVES


def test_events_and_reasons_have_numbers_of_their_own() -> None:
    assert sorted(EVENTS.keys() - shared_events(VOCABULARY).keys()) == list(range(tables.LAID_THEFT, tables.SPARED + 1))
    assert sorted(REASONS.keys() - shared_reasons(VOCABULARY).keys()) == list(
        range(tables.IN_PRISON, tables.TOO_FEW_CARDS + 1)
    )
    assert tables.LAID_THEFT == digging_tables.FIRST_EVENT
    assert len({kind.name for kind in EVENTS.values()}) == len(EVENTS)
    assert len({reason.name for reason in REASONS.values()}) == len(REASONS)
