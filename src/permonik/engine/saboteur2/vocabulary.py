"""The game with the expansion in words."""

from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.tables import NUMBERING

PHASES = ("digging", "turning", "passing", "stealing", "over")
VOCABULARY = Vocabulary("EX", NUMBERING, cards.CARDS, cards.SHAPES, cards.FACES, cards.ROLES, PHASES)
