"""Positions drawn as text, for tests and bug reports. docs/notation.md has the format.

In the drawing a tile is written by its name, a diamond by its colour, an entrance as `E`; in brackets it lies face
down, with `!` it stays face up to the end, and `*` marks a fire that is spent; `.` is no cell. What is not said is
filled in: the dwarfs stand on their entrances with nothing. A drawn position has no past.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from msgspec.structs import replace

from permonik.engine.core.grid import Point
from permonik.engine.core.notation import CELL
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import FORMAT, damaged, expect, lines_of_drawing
from permonik.engine.core.randomness import Fast
from permonik.engine.diamond_forest.boards import GRID, board_of, board_text
from permonik.engine.diamond_forest.formats import PHASES, Dwarf, Position, Tile
from permonik.engine.diamond_forest.position import state_of
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tiles import COLOURS, NAMES, ROCK_VALUES

if TYPE_CHECKING:
    from permonik.engine.diamond_forest.game import DiamondForestGame

NONE = "-"
ALL = "all"
PIPS = ("1", "2", "3", "4", "5", "6")
MOST_DICE = 5
"""A generator that rolls them is found by trying one after the other."""
SHORT = {name: name.removeprefix("diamond-") for name in NAMES} | {"entrance": "E"}
LONG = {short: name for name, short in SHORT.items()}


@dataclass(slots=True)
class Draft:
    """What the lines of a drawing have said so far."""

    seats: int = 2
    round: int = 1
    phase: str = "choosing"
    active: int = 0
    to_move: int | None = None
    first: int = 0
    home: int = 0
    generator: str | None = None
    dice: list[str] = field(default_factory=list)
    options: dict[str, OptionValue] = field(default_factory=dict)
    tiles: list[list[Tile | None]] = field(default_factory=list)
    dwarfs: dict[int, Dwarf] = field(default_factory=dict)
    equipment: dict[int, int] = field(default_factory=dict)
    diamonds: dict[int, list[str]] = field(default_factory=dict)
    ranks: dict[int, int] = field(default_factory=dict)
    seen: dict[Point, set[int]] = field(default_factory=dict)
    public: set[Point] = field(default_factory=set)
    entries: int = 0
    shown: Point | None = None
    rolled: int = 0
    swaps: int = 0
    pair: tuple[Point, Point] | None = None
    votes: dict[int, Point] = field(default_factory=dict)
    proposal: Point | None = None
    proposals: int = 0
    agreed: list[int] = field(default_factory=list)
    deal: list[str] = field(default_factory=list)


def load(game: "DiamondForestGame", text: str) -> DiamondForest:
    """The state that a drawing shows. Raises DamagedPosition."""
    draft = Draft()
    drawing = False
    for line in lines_of_drawing(game, text):
        word, _, rest = line.partition(" ")
        if word in READERS or line == "forest":
            drawing = line == "forest"
            if not drawing:
                read_line(draft, word, rest.strip(), line)
        elif drawing:
            draft.tiles.append([read_tile(x, len(draft.tiles), one) for x, one in enumerate(line.split())])
        else:
            raise damaged("line", " | ".join(["forest", *READERS]), line)
    game.check_seats(draft.seats)
    return state_of(game, complete(game, draft))


def read_line(draft: Draft, word: str, rest: str, line: str) -> None:
    words = [] if rest == NONE else rest.split()
    try:
        READERS[word](draft, words)
    except (ValueError, IndexError):
        raise damaged(f"line '{word}'", EXAMPLES[word], line) from None


def read_tile(x: int, y: int, word: str) -> Tile | None:
    if word == ".":
        return None
    covered = word.startswith("(") and word.endswith(")")
    bare = word[1:-1] if covered else word.rstrip("!*")
    expect(bare in LONG, "forest", ". | E | path | (path) | red | rock-3 | fire!* and so on", word)
    marks = "" if covered else word[len(bare) :]
    return Tile(x, y, LONG[bare], not covered, "!" in marks, "*" in marks, public=not covered)


def complete(game: "DiamondForestGame", draft: Draft) -> Position:
    """Fills in what was not said."""
    rows = [[tile.name if tile else None for tile in row] for row in draft.tiles]
    if "board" not in draft.options and rows:
        draft.options = own_board(rows) | draft.options
    options = game.check_options(draft.options, draft.seats)
    dwarfs = [dwarf_of(draft, seat, first) for seat, first in enumerate(entrances(options, draft.seats))]
    return Position(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        seats=draft.seats,
        options=options,
        generator=generator_of(draft, str(options["die_faces"]).split(",")),
        round=draft.round,
        phase=draft.phase,
        to_move=draft.active if draft.to_move is None else draft.to_move,
        active=draft.active,
        first=draft.first,
        home=draft.home,
        tiles=[known(draft, tile) for row in draft.tiles for tile in row if tile is not None],
        dwarfs=dwarfs,
        entries=draft.entries,
        shown=draft.shown,
        rolled=draft.rolled,
        swaps=draft.swaps,
        pair=draft.pair,
        votes=[draft.votes.get(seat) for seat in range(draft.seats)],
        proposal=draft.proposal,
        proposals=draft.proposals,
        agreed=draft.agreed,
        deal=draft.deal,
        history=[],
    )


def generator_of(draft: Draft, faces: Sequence[str]) -> str:
    """The generator that was said, or the first one that rolls the dice that were said; an imp's die by its trick."""
    if not draft.dice:
        return draft.generator or Fast(0).save()
    expect(draft.generator is None, "line 'dice'", "either a 'generator' or 'dice'", "both")
    for word in draft.dice:
        expect(
            word in PIPS or word in faces,
            "line 'dice'",
            f"{PIPS[0]} to {PIPS[-1]} or {' '.join(dict.fromkeys(faces))}",
            word,
        )
    seeds = (seed for seed in count() if rolls(seed, draft.dice, faces))
    return Fast(next(seeds)).save()


def rolls(seed: int, dice: Sequence[str], faces: Sequence[str]) -> bool:
    generator = Fast(seed)
    return all(word in (PIPS[side], faces[side]) for word in dice for side in [int(generator.below(len(PIPS)))])


def own_board(rows: list[list[str | None]]) -> dict[str, OptionValue]:
    """The board that is drawn, with the rocks that are drawn. Everybody sees options: their order tells of no place."""
    drawn = sorted(name.removeprefix("rock-") for row in rows for name in row if name and name.startswith("rock-"))
    values = [*drawn, *map(str, ROCK_VALUES)][: max(len(drawn), len(ROCK_VALUES))]
    return {"board": board_text(rows), "rock_values": ",".join(values)}


def entrances(options: dict[str, OptionValue], seats: int) -> list[Point]:
    """Where the dwarfs begin."""
    board = board_of(str(options["board"]), str(options["rock_values"]))
    return [GRID.point(int(board.entrance_of(seat, seats))) for seat in range(seats)]


def dwarf_of(draft: Draft, seat: int, first: Point) -> Dwarf:
    there = draft.dwarfs.get(seat) or Dwarf(*(first if draft.phase != "starting" else (None, None)))
    return replace(
        there,
        equipment=draft.equipment.get(seat, 0),
        diamonds=draft.diamonds.get(seat, []),
        rank=draft.ranks.get(seat),
    )


def known(draft: Draft, tile: Tile) -> Tile:
    here = (tile.x, tile.y)
    if here in draft.public:
        return replace(tile, public=True)
    return replace(tile, seen_by=sorted(draft.seen.get(here, ())))


def point(word: str) -> Point:
    match = CELL.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return int(match[1]), int(match[2])


def only(words: list[str]) -> str:
    (word,) = words
    return word


def seat_of(draft: Draft, word: str) -> int:
    if not 0 <= int(word) < draft.seats:
        raise ValueError(word)
    return int(word)


def read_number(name: str) -> Callable[[Draft, list[str]], None]:
    def read(draft: Draft, words: list[str]) -> None:
        setattr(draft, name, int(only(words)) if words else -1)

    return read


def read_phase(draft: Draft, words: list[str]) -> None:
    draft.phase = PHASES[PHASES.index(only(words))]


def read_option(draft: Draft, words: list[str]) -> None:
    name, value = words
    draft.options[name] = value


def read_dwarf(draft: Draft, words: list[str]) -> None:
    if len(words) > 3 or words[2:] not in ([], ["stuck"]):
        raise ValueError(words)
    x, y = (None, None) if words[1] == NONE else point(words[1])
    draft.dwarfs[seat_of(draft, words[0])] = Dwarf(x, y, stuck=len(words) == 3)


def read_equipment(draft: Draft, words: list[str]) -> None:
    seat, tokens = words
    draft.equipment[seat_of(draft, seat)] = int(tokens)


def read_diamonds(draft: Draft, words: list[str]) -> None:
    seat, *colours = words
    draft.diamonds[seat_of(draft, seat)] = sorted(colours, key=COLOURS.index)


def read_rank(draft: Draft, words: list[str]) -> None:
    seat, rank = words
    draft.ranks[seat_of(draft, seat)] = int(rank)


def read_seen(draft: Draft, words: list[str]) -> None:
    who, *cells = words
    for cell in map(point, cells):
        if who == ALL:
            draft.public.add(cell)
        else:
            draft.seen.setdefault(cell, set()).add(seat_of(draft, who))


def read_shown(draft: Draft, words: list[str]) -> None:
    draft.shown = point(only(words))


def read_pair(draft: Draft, words: list[str]) -> None:
    one, two = words
    draft.pair = point(one), point(two)


def read_vote(draft: Draft, words: list[str]) -> None:
    seat, cell = words
    draft.votes[seat_of(draft, seat)] = point(cell)


def read_proposal(draft: Draft, words: list[str]) -> None:
    draft.proposal = point(only(words))


def read_agreed(draft: Draft, words: list[str]) -> None:
    draft.agreed = [seat_of(draft, word) for word in words]


def read_deal(draft: Draft, words: list[str]) -> None:
    draft.deal = words


def read_dice(draft: Draft, words: list[str]) -> None:
    if not 1 <= len(words) <= MOST_DICE:
        raise ValueError(words)
    draft.dice = words


def read_generator(draft: Draft, words: list[str]) -> None:
    draft.generator = " ".join(words)


READERS: dict[str, Callable[[Draft, list[str]], None]] = {
    "seats": read_number("seats"),
    "option": read_option,
    "round": read_number("round"),
    "phase": read_phase,
    "turn": read_number("active"),
    "asked": read_number("to_move"),
    "first": read_number("first"),
    "home": read_number("home"),
    "dwarf": read_dwarf,
    "equipment": read_equipment,
    "diamonds": read_diamonds,
    "rank": read_rank,
    "seen": read_seen,
    "entries": read_number("entries"),
    "shown": read_shown,
    "rolled": read_number("rolled"),
    "swaps": read_number("swaps"),
    "pair": read_pair,
    "vote": read_vote,
    "proposal": read_proposal,
    "proposals": read_number("proposals"),
    "agreed": read_agreed,
    "deal": read_deal,
    "dice": read_dice,
    "generator": read_generator,
}
EXAMPLES = {
    "seats": "seats 3",
    "option": "option ranking true",
    "round": "round 2",
    "phase": f"phase {' | '.join(PHASES)}",
    "turn": "turn 0",
    "asked": "asked 1, or asked -",
    "first": "first 3",
    "home": "home 1",
    "dwarf": "dwarf 0 3,1 stuck, or dwarf 0 -",
    "equipment": "equipment 0 2",
    "diamonds": "diamonds 0 red blue",
    "rank": "rank 0 1",
    "seen": "seen 0 3,1 2,2, or seen all 3,1",
    "entries": "entries 2",
    "shown": "shown 3,1",
    "rolled": "rolled 2",
    "swaps": "swaps 1",
    "pair": "pair 3,1 4,1",
    "vote": "vote 1 3,1",
    "proposal": "proposal 3,1",
    "proposals": "proposals 1",
    "agreed": "agreed 1 2",
    "deal": "deal path imp diamond-red and so on",
    "dice": f"dice 4 look 2, at most {MOST_DICE}",
    "generator": "generator fast 00000001 00000002 00000003 00000004",
}


def draw(position: Position) -> str:
    """A position as a drawing; `load` is the inverse, but for the past."""
    lines = [f"position {position.game}", f"seats {position.seats}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in position.options.items()]
    lines += [f"round {position.round}", f"phase {position.phase}", f"turn {position.active}"]
    lines += [f"asked {NONE if position.to_move < 0 else position.to_move}", f"first {position.first}"]
    lines += ["forest", *draw_forest(position)]
    for seat, dwarf in enumerate(position.dwarfs):
        at = NONE if dwarf.x is None else f"{dwarf.x},{dwarf.y}"
        lines.append(f"dwarf {seat} {at}" + " stuck" * dwarf.stuck)
        lines.append(f"equipment {seat} {dwarf.equipment}")
        lines.append(" ".join([f"diamonds {seat}", *dwarf.diamonds]))
        if dwarf.rank:
            lines.append(f"rank {seat} {dwarf.rank}")
    lines += seen_lines(position)
    lines += [f"home {position.home}", f"entries {position.entries}"]
    lines += decision_lines(position)
    if position.deal:
        lines.append("deal " + " ".join(position.deal))
    lines.append(f"generator {position.generator}")
    return "\n".join(lines) + "\n"


def decision_lines(position: Position) -> list[str]:
    """What has been decided of a turn so far."""
    lines = []
    if position.shown:
        lines.append("shown {},{}".format(*position.shown))
    if position.rolled:
        lines.append(f"rolled {position.rolled}")
    if position.swaps:
        lines.append(f"swaps {position.swaps}")
    if position.pair:
        lines.append("pair {},{} {},{}".format(*position.pair[0], *position.pair[1]))
    lines += [f"vote {seat} {vote[0]},{vote[1]}" for seat, vote in enumerate(position.votes) if vote]
    if position.proposal:
        lines.append("proposal {},{}".format(*position.proposal))
        lines.append(f"proposals {position.proposals}")
        lines.append("agreed " + " ".join(map(str, position.agreed)))
    return lines


def seen_lines(position: Position) -> list[str]:
    covered = [tile for tile in position.tiles if not tile.up]
    lines = [[ALL, *(f"{tile.x},{tile.y}" for tile in covered if tile.public)]]
    for seat in range(position.seats):
        lines.append([str(seat), *(f"{tile.x},{tile.y}" for tile in covered if seat in tile.seen_by)])
    return [" ".join(["seen", *words]) for words in lines if len(words) > 1]


def draw_forest(position: Position) -> list[str]:
    words = {(tile.x, tile.y): tile_word(tile) for tile in position.tiles}
    wide = max(map(len, words.values())) + 1
    columns = range(max(x for x, _ in words) + 1)
    rows = range(max(y for _, y in words) + 1)
    return ["  " + "".join(words.get((x, y), ".").ljust(wide) for x in columns).rstrip() for y in rows]


def tile_word(tile: Tile) -> str:
    word = SHORT[str(tile.name)]
    return word + "!" * tile.pinned + "*" * tile.spent if tile.up else f"({word})"
