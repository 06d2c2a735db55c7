"""The moves of The Dark Cave, declared once: constants, text and documentation come from here."""

from permonik.engine.core.moves import Block, Moves, Part
from permonik.engine.dark_cave import cards
from permonik.engine.dark_cave.window import reach
from permonik.engine.walking.moves import border_block, discard_block, place_block, turn_block, vote_blocks

MOST_SEATS = max(cards.BY_SEATS)
BUILT = cards.PATHS + tuple(card for card in cards.FIXED if card.kind == "goal")
"""What can lead away from the start."""
COLUMNS, ROWS = (1 + 2 * (reach(BUILT, axis) + 1) for axis in ("EW", "NS"))
"""All cells on which a card can ever lie, and one more on each side, so that every border has two cells."""
WIDTH, HEIGHT = COLUMNS + 2, ROWS + 2
AREA = WIDTH * HEIGHT
DECK_SHAPES = sum(shape.card < len(cards.DECK) for shape in cards.SHAPES)
FIELDS = 8
"""Room for the fields of any card."""
CELL = Part("cell", AREA)
SEAT = Part("seat", MOST_SEATS)


def action(kind: str, card: str, about: str, parts: tuple[Part, ...], example: str) -> Block:
    """A move with an action card, of which it names the level."""
    levels = len(cards.of_kind(card))
    return Block(kind, about, (Part("card of this kind", levels), *parts), (example,))


MOVES = Moves(
    place_block(AREA, DECK_SHAPES, "place NES-I 3,1", "place lair-NES-II 3,1 turned"),
    discard_block(cards.DECK, "discard web-I", "discard NS-I rat-II"),
    action("look-goal", "info", "look at a goal", (CELL,), "look-goal II 4,-4"),
    action("look-clan", "info", "look at a clan card", (SEAT,), "look-clan I 2"),
    action("cave-in", "cave-in", "cave-in", (CELL,), "cave-in I 3,1"),
    action("swap-cards", "swap-cards", "swap hands", (SEAT,), "swap-cards II 2"),
    action("web", "web", "lay a web on a border", (CELL, Part("south", 2)), "web I 3,1 E"),
    action("boots", "boots", "give boots", (SEAT,), "boots I 2"),
    action("battle-axe", "battle-axe", "give an axe", (SEAT,), "battle-axe I 2"),
    *(
        action(creature, creature, f"call the {creature}, or lead it on", (CELL,), f"{creature} II 3,1")
        for creature in cards.CREATURES
    ),
    *vote_blocks(),
    Block("step", "step onto a field", (CELL, Part("field", FIELDS)), ("step 3,1 0", "step 3,1 2")),
    Block("stop", "walk no further", (), ("stop",)),
    turn_block("turn an uncovered goal"),
    border_block("cut", "use an axe on a web", AREA, "cut 3,1 E"),
    Block("fight", "use an axe on a creature, or not", (Part("yes", 2),), ("fight no", "fight yes")),
)
