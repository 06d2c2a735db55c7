"""The moves of Lost Mines, declared once: constants, text and documentation come from here."""

from permonik.engine.core.moves import Block, Moves, Part
from permonik.engine.lost_mines import cards
from permonik.engine.walking.moves import border_block, cell_block, discard_block, place_block, turn_block, vote_blocks

MOST_SEATS = max(cards.BY_SEATS)
WIDTH, HEIGHT = cards.COLUMNS + 2, cards.ROWS + 2
"""The board and a border around it."""
AREA = WIDTH * HEIGHT
DECK_SHAPES = sum(shape.card < len(cards.DECK) for shape in cards.SHAPES)
INFO = Part("information card", len(cards.INFOS))
TREASURE = Part("treasure", MOST_SEATS)

MOVES = Moves(
    place_block(AREA, DECK_SHAPES, "place NES 3,1", "place camp-NES 3,1 turned"),
    discard_block(cards.DECK, "discard trap", "discard NS troll"),
    *(
        cell_block(tool, f"overcome {obstacle}", AREA, f"{tool} 3,1")
        for tool, obstacle in zip(cards.TOOLS, ("fallen trees", "a lake", "a pit"), strict=True)
    ),
    Block("look-mine", "look at a mine", (INFO, Part("cell", AREA)), ("look-mine info-mine-dwarf 9,2",)),
    Block("look-treasure", "look at a treasure", (INFO, TREASURE), ("look-treasure info-mine-treasure 3",)),
    Block("look-dwarf", "look at a role", (INFO, Part("seat", MOST_SEATS)), ("look-dwarf info-mine-dwarf 2",)),
    border_block("trap", "lay a trap on a border", AREA, "trap 3,1 E", "trap 3,1 S"),
    border_block("troll", "put a troll on a border", AREA, "troll 3,1 E", "troll 3,1 S"),
    cell_block("storm", "storm", AREA, "storm 4,1"),
    *vote_blocks(),
    cell_block("step", "step onto a card", AREA, "step 3,1"),
    Block("stop", "walk no further", (), ("stop",)),
    turn_block("turn an uncovered mine"),
    Block("take", "take a treasure", (TREASURE,), ("take 3",)),
)
