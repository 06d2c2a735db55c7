"""The game with the expansion in words."""

from permonik.engine.digging.book import Book
from permonik.engine.saboteur2 import cards
from permonik.engine.saboteur2.tables import KIT

PHASES = ("digging", "turning", "passing", "stealing", "over")
BOOK = Book("EX", KIT, cards.CARDS, cards.SHAPES, cards.FACES, cards.ROLES, PHASES)
