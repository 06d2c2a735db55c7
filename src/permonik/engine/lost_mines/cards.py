"""The cards of Lost Mines, in the order of their numbers (LM-003 to LM-009, LM-173 to LM-176)."""

from permonik.engine.board.shapes import Shape, fields_of, shapes_of
from permonik.engine.core.cards import Card, read_cards, read_table

PACKAGE = "permonik.engine.lost_mines"

PATHS = read_cards(PACKAGE, "path.csv", kind="path")
ACTIONS = read_cards(PACKAGE, "action.csv")
DECK = PATHS + ACTIONS
FIXED = read_cards(PACKAGE, "fixed.csv")
CARDS: tuple[Card, ...] = DECK + FIXED
"""Every kind of card that can lie in the forest or in a hand."""
NAMES = tuple(card.name for card in CARDS)
FACES = tuple(card.name for card in FIXED if card.kind == "mine")
"""The faces of the mines; a face has the number of its place here."""
INFOS = tuple(card.name for card in ACTIONS if card.kind == "info")
TOOLS = tuple(card.name for card in ACTIONS if card.kind == "tool")
OBSTACLES = ("tree", "lake", "pit")
"""What each tool overcomes (LM-063)."""
FEATURES = (*OBSTACLES, "rocks", "camp")
"""What a dwarf meets on a card."""
LOOKS = ("mine", "treasure", "dwarf")
"""What an information card may offer to look at (LM-075)."""

CLANS = ("blue", "yellow")
DWARVES = {f"{row['clan']}-{row['role']}": int(row["count"]) for row in read_table(PACKAGE, "dwarf.csv")}
"""How many dwarf cards there are of each clan and role, clan after clan."""
ROLES = tuple(DWARVES)
ROLES_OF_CLAN = len(ROLES) // len(CLANS)
BY_SEATS = {
    int(row["seats"]): {key: int(value) for key, value in row.items()} for row in read_table(PACKAGE, "seats.csv")
}
"""Loyal dwarf cards of each clan and hand size by the number of seats (LM-017 to LM-019, LM-029, LM-030)."""

TREASURES = tuple((row["kind"], int(row["value"]), int(row["count"])) for row in read_table(PACKAGE, "treasure.csv"))
"""Kind, value and count of each treasure card (LM-007)."""
KINDS = tuple(dict.fromkeys(kind for kind, _, _ in TREASURES))
TREASURE_NAMES = tuple(f"{kind}-{value}" for kind, value, _ in TREASURES)

SPACES = [(row["content"], int(row["x"]), int(row["y"])) for row in read_table(PACKAGE, "board.csv")]
"""The size of the board and its fixed spaces (LM-174, LM-175)."""
COLUMNS, ROWS = next((x, y) for content, x, y in SPACES if content == "board")
STARTS = tuple((x, y) for content, x, y in SPACES if content.startswith("start"))
MINES = tuple((x, y) for content, x, y in SPACES if content == "mine")
DISTANCE = MINES[0][0] - STARTS[0][0]
"""Columns from the starts to the mines, unless option `distance` says less (LM-247)."""
DISTANCES = tuple(range(DISTANCE, DISTANCE - 3, -1))

SOURCES = read_table(PACKAGE, "sources.csv")
"""Which of these tables are printed, and which are reconstructed."""

SHAPES: tuple[Shape, ...] = tuple(
    shape for number, card in enumerate(CARDS) if card.open for shape in shapes_of(number, fields_of(card))
)
"""Every card as it may lie, path cards of the deck first."""


def dwarves_for(seats: int) -> dict[str, int]:
    """The dwarf cards that are shuffled for so many seats."""
    loyal = BY_SEATS[seats]["loyal"]
    return {role: loyal if role.endswith("loyal") else count for role, count in DWARVES.items()}
