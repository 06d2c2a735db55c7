"""The numbers written into the compiled tables are those of the data tables."""

from permonik.engine.core.state import MOST_MOVES
from permonik.engine.digging import tables as digging_tables
from permonik.engine.digging.tools import TOOLS
from permonik.engine.hands.state import HAND
from permonik.engine.saboteur import cards, tables
from tests.engine.play import GAME

NAMES = [card.name for card in cards.DECK]


def test_cards_are_numbered_in_the_order_of_the_data_tables() -> None:
    assert len(cards.PATHS) == tables.PATH_CARDS
    assert len(cards.DECK) == tables.DECK_CARDS
    assert NAMES.index("repair-pickaxe") == tables.REPAIR
    assert NAMES.index("rockfall") == tables.ROCKFALL
    assert NAMES.index("map") == tables.MAP
    assert [card.name for card in cards.CARDS[tables.START_CARD :]] == ["start", *cards.FACES]


def test_breaks_and_repairs_come_in_the_order_of_the_tools() -> None:
    single = [f"repair-{tool}" for tool in TOOLS]
    assert NAMES[tables.PATH_CARDS : tables.REPAIR] == [f"break-{tool}" for tool in TOOLS]
    assert NAMES[tables.REPAIR : tables.REPAIR + digging_tables.TOOLS] == single


def test_small_constants_are_those_of_the_tables() -> None:
    assert len(TOOLS) == digging_tables.TOOLS
    assert len(cards.FACES) == digging_tables.GOALS
    assert cards.FACES[digging_tables.GOLD] == "gold"
    assert cards.ROLES[tables.MINER] == "miner"
    assert cards.ROLES[tables.SABOTEUR] == "saboteur"
    assert max(cards.BY_SEATS) == GAME.most_seats == tables.MOST_SEATS
    assert min(cards.BY_SEATS) == GAME.least_seats
    assert max(row["hand"] for row in cards.BY_SEATS.values()) == HAND


def test_no_position_has_more_moves_than_there_is_room_for() -> None:
    """A hand offers at most every shape on every cell beside a card; far less than there is room for."""
    most_cells = 2 * (sum(card.count for card in cards.PATHS) + 1 + digging_tables.GOALS) + 2
    assert most_cells * 2 * HAND + tables.AREA // 10 < MOST_MOVES


def test_half_turns_open_the_opposite_edges() -> None:
    turn = {"N": "S", "E": "W", "S": "N", "W": "E"}
    for shape in cards.SHAPES:
        printed = set(cards.CARDS[shape.card].open)
        lies = {turn[edge] for edge in printed} if shape.turned else printed
        assert {edge for d, edge in enumerate("NESW") if shape.open >> d & 1} == lies
