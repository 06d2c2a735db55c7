"""The cards of The Dark Cave, in the order of their numbers (DC-003 to DC-013, DC-272)."""

from permonik.engine.board.shapes import Shape, graph_of, shapes_of
from permonik.engine.core.cards import Card, read_cards, read_table

PACKAGE = "permonik.engine.dark_cave"

PATHS = read_cards(PACKAGE, "path.csv", kind="path")
ACTIONS = read_cards(PACKAGE, "action.csv")
DECK = PATHS + ACTIONS
FIXED = read_cards(PACKAGE, "fixed.csv")
CARDS: tuple[Card, ...] = DECK + FIXED
"""Every kind of card that can lie in the cave or in a hand."""
FACES = tuple(card.name for card in FIXED if card.kind == "goal")
"""The faces of the goals; a face has the number of its place here."""
LEVELS = ("I", "II", "III")
"""What the backs of the deck show; a level has the number of its place here."""
KINDS = tuple(dict.fromkeys(card.kind for card in ACTIONS))
"""The kinds of action cards."""
FEATURES = ("ladder", "bridge", "tunnel", "vein", "lair", "exit")
"""What a walker meets on a field."""

CREATURES = {row["creature"]: int(row["steps"]) for row in read_table(PACKAGE, "creature.csv")}
"""How many fields each creature walks, in the order in which they attack (DC-135, DC-138, DC-142, DC-226)."""

CLANS = ("blue", "yellow")
CLAN_CARDS = {f"{row['clan']}-{row['role']}": int(row["count"]) for row in read_table(PACKAGE, "clan.csv")}
"""How many clan cards there are of each clan and role, clan after clan (DC-003)."""
ROLES = tuple(CLAN_CARDS)
BY_SEATS = {
    int(row["seats"]): {key: int(value) for key, value in row.items()} for row in read_table(PACKAGE, "seats.csv")
}
"""By the number of seats: how far the goals lie from the start, how many loyal cards and saboteurs of how many clans
are used, and how many cards of the first two levels each hand gets (DC-016 to DC-020, DC-030 to DC-032)."""
HAND_SIZE = 5
ASIDE = 5
"""Cards of each level that are removed unseen (DC-029)."""
NUGGETS = 46
"""All there are (DC-008)."""
FIRST_NUGGETS = 3
"""What each seat begins with (DC-026)."""

SOURCES = read_table(PACKAGE, "sources.csv")
"""Which of these tables are printed, and which are reconstructed."""

SHAPES: tuple[Shape, ...] = tuple(
    shape for number, card in enumerate(CARDS) if card.open for shape in shapes_of(number, graph_of(card))
)
"""Every card as it may lie, path cards of the deck first."""


def of_kind(kind: str) -> tuple[Card, ...]:
    """The action cards of a kind, one for each level that has any."""
    return tuple(card for card in ACTIONS if card.kind == kind)


def first_of(kind: str) -> int:
    """The number of the first action card of a kind."""
    return next(number for number, card in enumerate(DECK) if card.kind == kind)


def clan_cards_for(seats: int, clan: str) -> dict[str, int]:
    """The clan cards that are shuffled for so many seats; `clan` is used where there is only one."""
    used = BY_SEATS[seats]
    clans = CLANS if used["clans"] == len(CLANS) else (clan,)
    counts = {"loyal": used["loyal"], "saboteur": used["saboteurs"]}
    return {f"{one}-{role}": count for one in clans for role, count in counts.items() if count}


def works_for(role: str) -> str:
    """The clan that a dwarf works for: a saboteur for the other one (DC-174)."""
    clan, _, kind = role.partition("-")
    return clan if kind == "loyal" else CLANS[1 - CLANS.index(clan)]


def goals_at(distance: int) -> list[tuple[int, int]]:
    """Where the goals lie, row by row (DC-016, DC-017)."""
    return [(x, y) for y in (-distance, distance) for x in (-distance, distance)]
