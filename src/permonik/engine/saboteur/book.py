"""The base game in words."""

from permonik.engine.digging.book import Book
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.tables import KIT

PHASES = ("digging", "turning", "sharing", "over")
BOOK = Book("BA", KIT, cards.CARDS, cards.SHAPES, cards.FACES, cards.ROLES, PHASES)
