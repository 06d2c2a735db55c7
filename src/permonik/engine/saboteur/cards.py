"""The cards of the base game, in the order of their numbers (BA-002 to BA-017)."""

from permonik.engine.board.shapes import Shape, fields_of, shapes_of
from permonik.engine.core.cards import Card, read_cards, read_table

PACKAGE = "permonik.engine.saboteur"

PATHS = read_cards(PACKAGE, "path.csv", kind="path")
ACTIONS = read_cards(PACKAGE, "action.csv")
DECK = PATHS + ACTIONS
FIXED = read_cards(PACKAGE, "fixed.csv")
CARDS: tuple[Card, ...] = DECK + FIXED
"""Every kind of card that can lie in the mine or in a hand."""

NAMES = tuple(card.name for card in CARDS)
NUMBER = {card.name: number for number, card in enumerate(CARDS)}
ROLES = ("miner", "saboteur")
FACES = ("gold", "stone-NE", "stone-NW")
"""The faces of the goals; a face has the number of its place here."""

GOLD = tuple((int(row["nuggets"]), int(row["count"])) for row in read_table(PACKAGE, "gold.csv"))
PAY = tuple(int(row["nuggets"]) for row in read_table(PACKAGE, "pay.csv"))
"""Nuggets for each saboteur, by the number of saboteurs in play (BA-128 to BA-132)."""

BY_SEATS = {
    int(row["seats"]): {key: int(value) for key, value in row.items()} for row in read_table(PACKAGE, "seats.csv")
}
"""Dwarf cards, hand size and gold cards by the number of seats (BA-025 to BA-032, BA-114, BA-115)."""


SHAPES: tuple[Shape, ...] = tuple(
    shape for number, card in enumerate(CARDS) if card.open for shape in shapes_of(number, fields_of(card))
)
"""Every card as it may lie, path cards of the deck first."""
