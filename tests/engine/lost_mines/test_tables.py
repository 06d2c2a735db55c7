"""The numbers written into the compiled tables are those of the data tables."""

from permonik.engine.board.net import WORD
from permonik.engine.core.state import MOST_MOVES
from permonik.engine.hands.state import HAND
from permonik.engine.lost_mines import cards, tables
from permonik.engine.lost_mines.events import ENDINGS, EVENTS
from permonik.engine.lost_mines.refusals import PHASE_RULES, REASONS, RULES
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import tables as walking
from permonik.engine.walking.events import shared_events
from permonik.engine.walking.refusals import NAMES
from tests.engine.lost_mines.play import GAME


def test_cards_are_numbered_in_the_order_of_the_data_tables() -> None:
    assert len(cards.PATHS) == tables.AXE
    assert len(cards.DECK) == tables.DECK_CARDS == tables.START_CARD
    named = {"axe": tables.AXE, "info-mine-treasure": tables.INFO, "trap": tables.TRAP}
    named |= {"troll": tables.TROLL, "storm": tables.STORM, "start-yellow": tables.START_CARD}
    assert {name: VOCABULARY.number[name] for name in named} == named
    assert len(cards.INFOS) == tables.INFOS
    assert cards.FACES[tables.DRAGON] == "mine-dragon"
    assert [face.removeprefix("mine-") for face in cards.FACES[: tables.DRAGON]] == list(cards.KINDS)
    assert int(tables.NUMBERING.face_card) == VOCABULARY.number["mine-gems"]


def test_small_constants_are_those_of_the_tables() -> None:
    assert cards.CLANS[tables.BLUE] == "blue"
    assert cards.CLANS[tables.YELLOW] == "yellow"
    roles = ("loyal", "selfish", "saboteur")
    assert (roles[tables.LOYAL], roles[tables.SELFISH], roles[tables.SABOTEUR]) == roles
    assert tuple(f"{clan}-{role}" for clan in cards.CLANS for role in roles) == cards.ROLES
    assert cards.ROLES_OF_CLAN == tables.ROLES_OF_CLAN
    assert len(cards.OBSTACLES) == len(cards.TOOLS) == tables.OBSTACLES
    assert cards.FEATURES[tables.ROCKS - 1] == "rocks"
    assert cards.FEATURES[tables.CAMP - 1] == "camp"
    assert max(row["hand"] for row in cards.BY_SEATS.values()) <= HAND
    assert VOCABULARY.phases[tables.TAKING] == "taking"
    assert VOCABULARY.phases[tables.OVER] == "over"
    assert len(PHASE_RULES) == tables.OVER
    assert (ENDINGS[tables.TREASURES_GONE], ENDINGS[tables.HANDS_EMPTY], ENDINGS[tables.AGREED]) == ENDINGS


def test_the_shapes_of_the_deck_fit_one_word_and_the_moves_their_room() -> None:
    assert tables.DECK_SHAPES <= WORD
    shapes_in_hand = 2 * HAND
    places = cards.COLUMNS * cards.ROWS * shapes_in_hand
    borders = 2 * 2 * cards.COLUMNS * cards.ROWS
    assert places + borders + HAND * HAND + 200 < MOST_MOVES


def test_events_and_reasons_have_numbers_of_their_own() -> None:
    own = EVENTS.keys() - shared_events(VOCABULARY).keys() - {walking.ROUND_ENDED}
    assert sorted(own) == list(range(walking.FIRST_EVENT, tables.HAD_TO_LIE + 1))
    assert sorted(REASONS.keys() - NAMES.keys()) == list(range(max(NAMES) + 1, tables.ACT_FIRST + 1))
    assert sorted(NAMES) == list(range(1, len(NAMES) + 1))
    assert RULES.keys() == NAMES.keys() - {walking.OTHER_DECISION}
    assert len({kind.name for kind in EVENTS.values()}) == len(EVENTS)
    assert len({reason.name for reason in REASONS.values()}) == len(REASONS)


def test_it_is_said_which_tables_are_reconstructed() -> None:
    assert {row["table"] for row in cards.SOURCES} == {
        *("path", "action", "fixed", "treasure", "board", "dwarf", "seats"),
    }
    assert {row["source"] for row in cards.SOURCES} == {"printed", "reconstructed"}
    assert GAME.reconstructed == ("path", "action", "fixed", "treasure", "board")
