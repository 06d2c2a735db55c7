"""The base game in words."""

from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.tables import NUMBERING

PHASES = ("digging", "turning", "sharing", "over")
VOCABULARY = Vocabulary("BA", NUMBERING, cards.CARDS, cards.SHAPES, cards.FACES, cards.ROLES, PHASES)
