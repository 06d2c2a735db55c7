"""The tiles, boards and dice of Diamond Forest, in the order of their numbers (FO-002 to FO-006, FO-113)."""

from permonik.engine.core.cards import Card, read_cards, read_table

PACKAGE = "permonik.engine.diamond_forest"

TILES: tuple[Card, ...] = read_cards(PACKAGE, "tile.csv")
NAMES = tuple(tile.name for tile in TILES)
NUMBER = {name: number for number, name in enumerate(NAMES)}
COLOURS = tuple(tile.name.removeprefix("diamond-") for tile in TILES if tile.kind == "diamond")
"""The palette; a board with three diamonds leaves out the last (FO-138)."""
TRICKS = ("trade", "look", "whisk", "shuffle")
"""What an imp can do; a trick has the number of its place here."""
ROCK_VALUES = tuple(int(row["value"]) for row in read_table(PACKAGE, "rock.csv"))
"""In the order in which rocks are added to a board."""
DIE_FACES = tuple(row["trick"] for row in read_table(PACKAGE, "die.csv"))
KINDS = ("path", "imp", "rock", "bog", "gallery", "diamond", "fire", "spider")
BOX = {kind: sum(tile.count for tile in TILES if tile.kind == kind) for kind in (*KINDS, "entrance")}
"""How many tiles of each kind there are (FO-002)."""
BOARDS = {
    row["name"]: (row["shape"], {kind: int(row[kind]) for kind in KINDS}) for row in read_table(PACKAGE, "board.csv")
}
"""The boards that come with the game: their shape and how many tiles of each kind lie on it."""


def colours_in(bits: int) -> list[str]:
    """Diamonds by their colours."""
    return [colour for number, colour in enumerate(COLOURS) if bits >> number & 1]
