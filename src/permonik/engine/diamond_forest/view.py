"""What one seat knows, built field by field from what it may know and nothing else; and what a screen shows of it."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import Fields
from permonik.engine.core.grid import Point
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import CELL_AT, VALUE_AT
from permonik.engine.core.view import View
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.formats import PHASES, Dwarf, ForestResult, Tile
from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tiles import NAMES, colours_in
from permonik.engine.diamond_forest.tricks import other_half

FADING_ROUNDS = 2
"""How long the memory aid `fading` shows a face."""


class ForestView(View, frozen=True, kw_only=True):
    """A seat's information set in Diamond Forest."""

    round: int
    phase: str
    active: int
    """Whose turn it is; another seat may have to decide something in it."""
    first: int
    home: int
    tiles: list[Tile]
    """Row by row."""
    unseen: dict[str, int]
    """The tiles in the places this seat does not know; a screen keeps no such count."""
    dwarfs: list[Dwarf]
    colours: list[str]
    """To be collected."""
    equipment: int
    """Tokens left in the supply."""
    entries: int
    """Tiles entered in this turn."""
    shown: Point | None
    """The cell of the tile that the seat to move may enter."""
    rolled: int
    missing: int
    """Tokens that would make up for the roll."""
    swaps: int
    pair: tuple[Point, Point] | None
    voted: list[int]
    vote: Point | None
    """The cell this seat has voted for."""
    proposal: Point | None
    proposals: int
    agreed: list[int]
    result: ForestResult | None


def point(cell: int) -> Point | None:
    return GRID.point(cell) if cell else None


@cache  # one for each cell and each thing that can lie there
def face_up(cell: int, place: int) -> Tile:
    name = NAMES[place & tables.TILE]
    return Tile(*GRID.point(cell), name, True, bool(place & tables.PINNED), bool(place & tables.SPENT), public=True)


@cache
def face_down(cell: int, name: str | None, seen: int) -> Tile:
    public = bool(seen & tables.AUDIENCE)
    return Tile(*GRID.point(cell), name, False, seen_by=[] if public else seats_in(seen), public=public)


def eyes_of(seat: int | None) -> int:
    return tables.AUDIENCE if seat is None else 1 << seat


def tiles_known(state: ForestState, seat: int | None) -> list[Tile]:
    """All that a seat has seen, wherever it has gone since."""
    eyes = eyes_of(seat)
    forest, seen = numbers(state.forest), numbers(state.seen)
    return [
        face_up(cell, forest[cell])
        if forest[cell] & tables.UP
        else face_down(cell, NAMES[forest[cell]] if seen[cell] & eyes else None, seen[cell])
        for cell in numbers(state.board.cells)
    ]


def tiles_shown(state: ForestState, remembered: Collection[int]) -> list[Tile]:
    """What lies face up, and the faces that the memory aid adds; of all other tiles only the back (FO-114)."""
    forest = numbers(state.forest)
    return [
        face_up(cell, forest[cell])
        if forest[cell] & tables.UP
        else face_down(cell, NAMES[forest[cell]] if cell in remembered else None, 0)
        for cell in numbers(state.board.cells)
    ]


def remembered(state: ForestState, seat: int | None, memory_aid: str) -> Collection[int]:
    """The covered cells whose faces a screen may show (FO-115)."""
    if memory_aid == "full":
        eyes = eyes_of(seat)
        return {cell for cell, seen in enumerate(numbers(state.seen)) if seen & eyes}
    return lately_covered(state) if memory_aid == "fading" else ()


def lately_covered(state: ForestState) -> set[int]:
    """Where the tiles lie now that were covered in the last rounds, before the eyes of all."""
    fresh: set[int] = set()
    for word in reversed(list(words_of_late(state))):
        cell, other = word >> CELL_AT & 0x3FFF, word >> VALUE_AT & 255
        if word & 63 == tables.COVERED:
            fresh.add(cell)
        elif word & 63 in (tables.SWAPPED, tables.WHISKED):
            moved = {cell: other, other: cell}
            fresh = {moved.get(one, one) for one in fresh}
    return fresh


def words_of_late(state: ForestState) -> Iterator[int]:
    """What was told since the turns of the last rounds began, the newest word first."""
    turns = FADING_ROUNDS * (1 + int(state.opponents()))
    told = state.latest_row
    while told is not None:
        for word in reversed(numbers(told.words)):
            turns -= word & 63 == tables.TURN
            if turns < 0:
                return
            yield word
        told = told.previous


def unseen_tiles(state: ForestState, seat: int | None) -> dict[str, int]:
    """How many of each tile lie in places that a seat does not know, in the order of the tiles."""
    eyes = eyes_of(seat)
    forest, seen = numbers(state.forest), numbers(state.seen)
    unknown = [forest[cell] for cell in numbers(state.board.places) if not seen[cell] & eyes]
    return {NAMES[tile]: count for tile, count in sorted(Counter(unknown).items())}


def dwarf_of(state: ForestState, seat: int) -> Dwarf:
    x, y = point(int(state.dwarfs[seat])) or (None, None)
    return Dwarf(
        x,
        y,
        stuck=bool(state.stuck[seat]),
        equipment=int(state.equipment[seat]),
        diamonds=colours_in(int(state.diamonds[seat])),
        rank=int(state.ranks[seat]) or None,
    )


def pair_of(state: ForestState) -> tuple[Point, Point] | None:
    if not state.pair:
        return None
    swap = int(state.pair)
    return GRID.point((swap - tables.SWAPS) // 2), GRID.point(int(other_half(swap)))


def result_of(state: ForestState) -> ForestResult | None:
    if not state.over:
        return None
    ranks = [int(rank) or None for rank in state.ranks]
    return ForestResult(bool(state.home), int(state.round), ranks)


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(tables.MOST_SEATS) if bits >> seat & 1]


def view(
    state: ForestState,
    seat: int | None,
    options: dict[str, OptionValue],
    tiles: list[Tile],
    unseen: dict[str, int],
    history: list[list[int]],
) -> ForestView:
    """What a seat knows, or a screen shows, with these tiles; None is the audience."""
    votes = numbers(state.votes)
    return ForestView(
        game=state.game.id,
        rules_version=state.game.rules_version,
        options=options,
        seats=int(state.seats),
        seat=seat,
        number=state.number,
        to_move=int(state.to_move),
        over=state.over,
        history=history,
        round=int(state.round),
        phase=PHASES[state.phase],
        active=int(state.active),
        first=int(state.first),
        home=int(state.home),
        tiles=tiles,
        unseen=unseen,
        dwarfs=[dwarf_of(state, one) for one in range(state.seats)],
        colours=colours_in(int(state.board.colours)),
        equipment=tables.EQUIPMENT - sum(numbers(state.equipment)),
        entries=int(state.entries),
        shown=point(int(state.shown)),
        rolled=int(state.rolled),
        missing=int(state.missing()) if state.phase == tables.PAYING else 0,
        swaps=int(state.swaps),
        pair=pair_of(state),
        voted=[one for one, cell in enumerate(votes) if cell],
        vote=None if seat is None else point(votes[seat]),
        proposal=point(int(state.proposal)),
        proposals=int(state.proposals),
        agreed=seats_in(int(state.agreed)),
        result=result_of(state),
    )


def own_fields(state: ForestState, seat: int | None) -> Fields:
    """The fields that differ from the screen of the audience where a seat is shown no tiles of its own."""
    return {"seat": seat, "vote": None if seat is None else point(int(state.votes[seat]))}
