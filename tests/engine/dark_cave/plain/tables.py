"""The tables of The Dark Cave, copied by hand from the rules and not from the engine."""

from dataclasses import dataclass

LEVELS = ("I", "II", "III")
CLANS = ("blue", "yellow")

PATH_TABLE = """
dc101,I,NESW,-,2,a:NESW,-,-
dc102,I,NES,-,1,a:NES,-,-
dc103,I,NEW,-,2,a:NEW,-,-
dc104,I,NS,-,1,a:NS,-,-
dc105,I,EW,-,1,a:EW,-,-
dc106,I,NE,-,1,a:NE,-,-
dc107,I,NW,-,1,a:NW,-,-
dc108,I,NES,lair,1,a:NES,-,a
dc109,I,NEW,lair,1,a:NEW,-,a
dc110,I,NE,lair,1,a:NE,-,a
dc111,I,NW,lair,1,a:NW,-,a
dc112,I,NE,ladder,1,a:NE,-,a
dc113,I,E,ladder,1,a:E,-,a
dc114,I,NS|EW,bridge,1,a:NS b:EW,-,a
dc115,I,NE|SW,tunnel,1,a:NE b:SW t:,a-t b-t,t
dc116,I,NW|SE,tunnel,1,a:NW b:SE t:,a-t b-t,t
dc117,I,NEW,vein,1,a:NEW,-,a
dc201,II,NESW,-,1,n:N e:E s:S w:W,n-e n-s n-w e-s e-w s-w,-
dc202,II,NES,-,1,n:N e:E s:S,n-e n-s e-s,-
dc203,II,NEW,-,1,n:N e:E w:W,n-e n-w e-w,-
dc204,II,NS,-,1,n:N s:S,n-s,-
dc205,II,EW,-,1,e:E w:W,e-w,-
dc206,II,NE,-,1,n:N e:E,n-e,-
dc207,II,NW,-,1,n:N w:W,n-w,-
dc208,II,N|S,deadend,1,n:N s:S,-,-
dc209,II,EW,lair,1,e:E w:W,e-w,e
dc210,II,NES,lair,1,n:N e:E s:S,n-e n-s e-s,e
dc211,II,NEW,lair,1,n:N e:E w:W,n-e n-w e-w,n
dc212,II,NW,ladder,1,n:N w:W,n-w,w
dc213,II,NS|EW,bridge,1,n:N s:S e:E w:W,n-s e-w,e+w
dc214,II,NS|EW,bridge,1,n:N s:S e:E w:W,n-s e-w,n+s
dc215,II,NE|SW,tunnel,1,n:N e:E s:S w:W t:,n-e s-w n-t e-t s-t w-t,t
dc216,II,NW|SE,tunnel,1,n:N w:W s:S e:E t:,n-w s-e n-t w-t s-t e-t,t
dc217,II,NES,vein,1,n:N e:E s:S,n-e n-s e-s,e
dc301,III,NESW,-,2,n:N e:E s:S w:W c:,n-c e-c s-c w-c,-
dc302,III,NES,-,1,n:N e:E s:S c:,n-c e-c s-c,-
dc303,III,NEW,-,1,n:N e:E w:W c:,n-c e-c w-c,-
dc304,III,NS,-,1,n:N s:S c:,n-c s-c,-
dc305,III,EW,-,1,e:E w:W c:,e-c w-c,-
dc306,III,NE,-,1,n:N e:E c:,n-c e-c,-
dc307,III,NW,-,1,n:N w:W c:,n-c w-c,-
dc308,III,E|W,deadend,1,e:E w:W,-,-
dc309,III,NS,lair,1,n:N s:S c:,n-c s-c,c
dc310,III,EW,lair,1,e:E w:W c:,e-c w-c,c
dc311,III,N,ladder,1,n:N c:,n-c,c
dc312,III,NS|EW,bridge,1,n:N s:S c: e:E w:W d:,n-c s-c e-d w-d,e+d+w
dc313,III,NE|SW,tunnel,1,n:N e:E c: s:S w:W d: t:,n-c e-c s-d w-d c-t d-t,t
"""
"""Id, level, groups of joined edges, feature, count, fields, links, fields with the feature."""

FIXED_TABLE = """
start,NESW,ladder,a:NESW,-,a
goal_exit,NESW,exit,n:N e:E s:S w:W c:,n-c e-c s-c w-c,c
goal_lair,NEW,lair,n:N e:E w:W c:,n-c e-c w-c,c
goal_ladder,NES,ladder,n:N e:E s:S c:,n-c e-c s-c,c
goal_vein,NE,vein,n:N e:E c:,n-c e-c,c
"""

ACTIONS = {
    "info": (2, 2, 1),
    "cavein": (1, 1, 1),
    "swap": (0, 1, 1),
    "web": (1, 1, 1),
    "boots": (2, 1, 0),
    "axe": (1, 1, 1),
    "rat": (2, 1, 2),
    "crawler": (1, 1, 2),
    "goblin": (0, 1, 3),
}
"""By levels."""

RANGES = {"rat": 3, "crawler": 4, "goblin": 5}
MONSTERS = tuple(RANGES)
"""In the order in which they attack."""

GOALS = ("goal_exit", "goal_lair", "goal_ladder", "goal_vein")
NUGGETS = 46
NUGGETS_OF_A_DWARF = 3
REMOVED_OF_EACH_LEVEL = 5
FIELDS, FIELDS_WITH_BOOTS = 3, 4


@dataclass(frozen=True)
class Face:
    """A path card, the start or a goal as printed."""

    groups: tuple[str, ...]
    feature: str
    fields: dict[str, str]
    """Names, and the edges that they touch."""
    links: frozenset[frozenset[str]]
    feature_at: frozenset[str]


def face(groups: str, feature: str, fields: str, links: str, feature_at: str) -> Face:
    return Face(
        tuple(groups.split("|")),
        "" if feature == "-" else feature,
        {field[0]: field[2:] for field in fields.split()},
        frozenset() if links == "-" else frozenset(frozenset(link.split("-")) for link in links.split()),
        frozenset() if feature_at == "-" else frozenset(feature_at.split("+")),
    )


PATH_ROWS = [row.split(",") for row in PATH_TABLE.strip().splitlines()]
FIXED_ROWS = [row.split(",") for row in FIXED_TABLE.strip().splitlines()]

FACES = {row[0]: face(row[2], row[3], *row[5:]) for row in PATH_ROWS}
FACES |= {row[0]: face(row[1], row[2], *row[3:]) for row in FIXED_ROWS}
PATH_LEVELS = {row[0]: row[1] for row in PATH_ROWS}
PATH_COUNTS = {row[0]: int(row[4]) for row in PATH_ROWS}
ACTION_COUNTS = {
    f"{kind}-{level}": count for kind, counts in ACTIONS.items() for level, count in zip(LEVELS, counts, strict=True)
}
"""An action card is written by its kind and its level: `info-II`."""
ORDER = (*PATH_LEVELS, *(card for card, count in ACTION_COUNTS.items() if count))
"""Cards in the order of the tables: which one is discarded when time runs out (DC-272)."""


def level_of(card: str) -> str:
    return PATH_LEVELS[card] if card in PATH_LEVELS else card.split("-")[1]


def kind_of(card: str) -> str:
    """Of an action card; path cards are all `path`."""
    return "path" if card in PATH_LEVELS else card.split("-", maxsplit=1)[0]


def deck(level: str) -> list[str]:
    counts = PATH_COUNTS | ACTION_COUNTS
    return [card for card, count in counts.items() for _ in range(count) if level_of(card) == level]


def dealt_by_level(seats: int) -> dict[str, int]:
    """How many cards of a level each seat gets (DC-030 to DC-032)."""
    if seats <= 4:
        return {"I": 5, "II": 0, "III": 0}
    return {"I": 4, "II": 1, "III": 0} if seats <= 6 else {"I": 3, "II": 2, "III": 0}


def goal_distance(seats: int) -> int:
    return 4 if seats <= 5 else 3


def goal_cells(seats: int) -> list[tuple[int, int]]:
    far = goal_distance(seats)
    return [(x, y) for y in (-far, far) for x in (-far, far)]


def clan_cards(seats: int, clan: str) -> list[tuple[str, str]]:
    """Those used; `clan` is the one in play with 3 or 4 seats (DC-018 to DC-020)."""
    if seats == 2:
        return [(one, "loyal") for one in CLANS]
    if seats <= 4:
        return [(clan, "loyal")] * 2 + [(clan, "saboteur")] * 2
    return [(one, front) for one in CLANS for front in ("loyal", "loyal", "loyal", "saboteur")]
