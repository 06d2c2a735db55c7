"""The Dark Cave in words."""

from permonik.engine.core.grid import Grid
from permonik.engine.dark_cave import cards, moves
from permonik.engine.dark_cave.tables import NUMBERING, ORIGIN
from permonik.engine.walking.vocabulary import WalkingVocabulary

PHASES = ("acting", "voting", "walking", "turning", "creeping", "fighting", "over")
GRID = Grid(moves.WIDTH, moves.HEIGHT, int(ORIGIN))
VOCABULARY = WalkingVocabulary(
    NUMBERING, cards.CARDS, cards.SHAPES, GRID, PHASES, cards.FACES, cards.ROLES, cards.CLANS
)
CREATURES = tuple(cards.CREATURES)
LEVEL_OF = {card.name: cards.LEVELS.index(card.level) for card in cards.DECK}
"""The number of the level of each card."""
