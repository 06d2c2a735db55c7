"""Lost Mines in words."""

from permonik.engine.core.grid import Grid
from permonik.engine.lost_mines import cards, moves
from permonik.engine.lost_mines.tables import NUMBERING, ORIGIN
from permonik.engine.walking.vocabulary import WalkingVocabulary

PHASES = ("acting", "voting", "walking", "turning", "taking", "over")
GRID = Grid(moves.WIDTH, moves.HEIGHT, int(ORIGIN))
VOCABULARY = WalkingVocabulary(
    NUMBERING, cards.CARDS, cards.SHAPES, GRID, PHASES, cards.FACES, cards.ROLES, cards.CLANS
)
