"""The cards of the base game and the expansion together, in the order of their numbers (EX-003 to EX-007)."""

from dataclasses import replace

from permonik.engine.board.shapes import Shape, fields_of, shapes_of
from permonik.engine.core.cards import Card, read_cards, read_table
from permonik.engine.saboteur import cards as base

PACKAGE = "permonik.engine.saboteur2"
FACES = base.FACES

ADDED = {card.name: card for card in read_cards(PACKAGE, "action.csv")}
PATHS = base.PATHS + read_cards(PACKAGE, "path.csv", kind="path")
ACTIONS = tuple(
    replace(card, count=card.count + ADDED[card.name].count) if card.name in ADDED else card for card in base.ACTIONS
) + tuple(card for name, card in ADDED.items() if name not in base.NUMBER)
DECK = PATHS + ACTIONS
FIXED = tuple(replace(card, feature="ladder") if card.kind == "start" else card for card in base.FIXED)
CARDS: tuple[Card, ...] = DECK + FIXED
"""Every kind of card that can lie in the mine or in a hand."""

SHAPES: tuple[Shape, ...] = tuple(
    shape for number, card in enumerate(CARDS) if card.open for shape in shapes_of(number, fields_of(card))
)
"""Every card as it may lie, path cards of the deck first."""

DWARVES = {row["role"]: int(row["count"]) for row in read_table(PACKAGE, "role.csv")}
ROLES = tuple(DWARVES)
SHARES = tuple(int(row["nuggets"]) for row in read_table(PACKAGE, "share.csv"))
"""Nuggets for each winner by their number; the last entry holds for all larger ones (EX-091 to EX-095)."""
HARMS = ("pickaxe", "lantern", "cart", "trapped")
"""What may lie in front of a seat and hinder it (EX-029)."""
WHYS = (
    "team_finished",
    "free_way",
    "rival_locked_out",
    "rival_finished",
    "locked_out",
    "no_gold",
    "gold_never_found",
    "gold_found",
    "with_team",
    "both_locked_out",
    "nobody_could_pass",
    "with_saboteurs",
    "crystals",
    "no_crystals",
    "trapped",
)
"""Why a seat won or lost a round, as the page explains it."""
