"""The tables of The Lost Mines, copied by hand from the rules and not from the engine."""

CLANS = ("blue", "yellow")

PATHS = {
    "lm01": ("NESW", "plain", 3),
    "lm02": ("NESW", "camp", 2),
    "lm03": ("NESW", "tree", 1),
    "lm04": ("NESW", "pit", 1),
    "lm05": ("NES", "plain", 3),
    "lm06": ("NES", "rocks", 1),
    "lm07": ("NES", "camp", 1),
    "lm08": ("NES", "pit", 1),
    "lm09": ("NEW", "plain", 3),
    "lm10": ("NEW", "rocks", 1),
    "lm11": ("NEW", "camp", 1),
    "lm12": ("NEW", "lake", 1),
    "lm13": ("NS", "plain", 3),
    "lm14": ("NS", "rocks", 1),
    "lm15": ("NS", "lake", 1),
    "lm16": ("EW", "plain", 2),
    "lm17": ("EW", "rocks", 1),
    "lm18": ("EW", "tree", 1),
    "lm19": ("EW", "pit", 1),
    "lm20": ("NE", "plain", 5),
    "lm21": ("NE", "tree", 1),
    "lm22": ("NW", "plain", 4),
    "lm23": ("NW", "lake", 1),
}
"""Open edges, what lies on the card, how many there are."""

ACTIONS = {
    "axe": 3,
    "boat": 3,
    "rope": 3,
    "info_mine_treasure": 2,
    "info_mine_dwarf": 2,
    "info_treasure_dwarf": 2,
    "trap": 2,
    "troll": 3,
    "storm": 3,
}

OVERCOMES = {"axe": "tree", "boat": "lake", "rope": "pit"}
LOOKS = {
    "info_mine_treasure": ("mine", "treasure"),
    "info_mine_dwarf": ("mine", "dwarf"),
    "info_treasure_dwarf": ("treasure", "dwarf"),
}
TREASURES = {"gems": (3, 4, 4, 5), "gold": (2, 3, 3, 4), "silver": (1, 2, 2, 3)}
MINES = {"gems": "NE", "gold": "NEW", "silver": "NES", "dragon": "NESW"}

COLUMNS, ROWS = 11, 7
STARTS = {"yellow": (1, 2), "blue": (1, 4)}
MINE_ROWS = (0, 2, 4, 6)
START_COLUMN = 1
DISTANCES = (8, 7, 6)

SET_ASIDE = 10
STEPS, STEPS_FROM_CAMPFIRE = 3, 5
DRAGON_COSTS = 2

ORDER = (*PATHS, *ACTIONS)
"""Cards in the order of the tables: which one is discarded when time runs out (LM-238)."""


def deck() -> list[str]:
    cards = [card for card, (_, _, count) in PATHS.items() for _ in range(count)]
    return cards + [card for card, count in ACTIONS.items() for _ in range(count)]


def hand_size(seats: int) -> int:
    return 5 if seats <= 6 else 4


def loyal_dwarfs(seats: int) -> int:
    """Of each clan: one, two or three (LM-017 to LM-019)."""
    return 1 if seats <= 4 else 2 if seats <= 6 else 3


def dwarf_cards(seats: int) -> list[tuple[str, str]]:
    roles = ["loyal"] * loyal_dwarfs(seats) + ["selfish", "saboteur"]
    return [(clan, role) for clan in CLANS for role in roles]


def mine_cells(distance: int) -> list[tuple[int, int]]:
    return [(START_COLUMN + distance, row) for row in MINE_ROWS]
