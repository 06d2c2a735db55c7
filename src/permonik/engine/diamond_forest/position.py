"""From a state to plain data and back."""

from collections import Counter
from typing import TYPE_CHECKING

from permonik.engine.core.arrays import numbers
from permonik.engine.core.game import generator_of
from permonik.engine.core.grid import Point
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import (
    FORMAT,
    check_origin,
    damaged,
    dealt_options,
    decode,
    expect,
    history_of,
    index_in,
    restored,
)
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.checks import check_position
from permonik.engine.diamond_forest.formats import PHASES, DealFile, Position, Tile
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tiles import COLOURS, NAMES
from permonik.engine.diamond_forest.view import (
    dwarf_of,
    face_down,
    face_up,
    pair_of,
    point,
    seats_in,
)

if TYPE_CHECKING:
    from permonik.engine.diamond_forest.game import DiamondForestGame


def position_of(state: DiamondForest, options: dict[str, OptionValue]) -> Position:
    forest, seen = numbers(state.forest), numbers(state.seen)
    return Position(
        format=FORMAT,
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=int(state.seats),
        options=options,
        generator=state.generator.save(),
        round=int(state.round),
        phase=PHASES[state.phase],
        to_move=int(state.to_move),
        active=int(state.active),
        first=int(state.first),
        home=int(state.home),
        tiles=[
            face_up(cell, forest[cell])
            if forest[cell] & tables.UP
            else face_down(cell, NAMES[forest[cell]], seen[cell])
            for cell in numbers(state.board.cells)
        ],
        dwarfs=[dwarf_of(state, seat) for seat in range(state.seats)],
        entries=int(state.entries),
        shown=point(int(state.shown)),
        rolled=int(state.rolled),
        swaps=int(state.swaps),
        pair=pair_of(state),
        votes=[point(cell) for cell in numbers(state.votes)],
        proposal=point(int(state.proposal)),
        proposals=int(state.proposals),
        agreed=seats_in(int(state.agreed)),
        deal=[NAMES[tile] for tile in numbers(state.deal)],
        history=history_of(state),
    )


def cell_of(at: Point | None) -> int:
    """The cell of a point, 0 for none."""
    cell = 0 if at is None else GRID.cell(*at)
    if cell is None:
        raise damaged("cell", "a point on the board", f"{at}")
    return cell


def place_of(tile: Tile) -> int:
    marks = (tile.up, tables.UP), (tile.pinned, tables.PINNED), (tile.spent, tables.SPENT)
    return NAMES.index(str(tile.name)) | sum(bit for is_set, bit in marks if is_set)


def seen_of(tile: Tile) -> int:
    return tables.EVERYBODY if tile.public else sum({1 << seat for seat in tile.seen_by})


def swap_of(pair: tuple[Point, Point] | None) -> int:
    """The move that swaps two cells, 0 for none."""
    if pair is None:
        return 0
    (x, y), (to_x, to_y) = pair
    expect((to_x - x, to_y - y) in ((1, 0), (0, 1)), "pair", "two cells side by side", pair)
    return tables.SWAPS + 2 * cell_of(pair[0]) + (to_y - y)


def state_of(game: "DiamondForestGame", position: Position) -> DiamondForest:
    """The state of a position. Raises DamagedPosition when counts or shape are wrong."""
    seats = check_origin(game, position)
    options = game.rules_of(game.check_options(position.options, seats))
    check_position(position, options)
    state = DiamondForest(game, seats, options, restored(position.generator))
    state.round = position.round
    state.phase = index_in("phase", PHASES, position.phase)
    state.over = position.phase == "over"
    state.to_move = position.to_move
    state.active = position.active
    state.first = position.first
    state.home = position.home
    fill(state, position)
    state.entries = position.entries
    state.shown = cell_of(position.shown)
    state.rolled = position.rolled
    state.swaps = position.swaps
    state.pair = swap_of(position.pair)
    state.proposal = cell_of(position.proposal)
    state.proposals = position.proposals
    state.agreed = sum({1 << seat for seat in position.agreed})
    state.fix_deal(deal_of(state, position.deal) if position.deal else [])
    for row in position.history or [[]]:  # without a past it begins with an empty row, as a game with its deal
        state.remember(row)
    return state


def fill(state: DiamondForest, position: Position) -> None:
    state.clear()
    for tile in position.tiles:
        state.restore_place(cell_of((tile.x, tile.y)), place_of(tile), seen_of(tile))
    for seat, dwarf in enumerate(position.dwarfs):
        cell = 0 if dwarf.x is None or dwarf.y is None else cell_of((dwarf.x, dwarf.y))
        bits = sum(1 << COLOURS.index(colour) for colour in dwarf.diamonds)
        state.restore_dwarf(seat, cell, int(dwarf.stuck), dwarf.equipment, bits, dwarf.rank or 0)
    for seat, vote in enumerate(position.votes):
        state.restore_vote(seat, cell_of(vote))


def deal_of(state: DiamondForest, names: list[str]) -> list[int]:
    tiles = [index_in("deal", NAMES, name) for name in names]
    want = sorted(numbers(state.board.tiles))
    expect(sorted(tiles) == want, "deal", dict(Counter(NAMES[tile] for tile in want)), dict(Counter(names)))
    return tiles


def load_json(game: "DiamondForestGame", source: str | bytes) -> DiamondForest:
    return state_of(game, decode(source, Position, "a saved position"))


def load_deal(game: "DiamondForestGame", source: str | bytes) -> DiamondForest:
    """The first position of an explicit deal."""
    facts = decode(source, DealFile, "an explicit deal")
    options = game.rules_of(dealt_options(game, facts))
    state = DiamondForest(game, facts.seats, options, generator_of(facts.seed))
    state.fix_deal(deal_of(state, facts.tiles))
    state.begin_telling()
    return state
