"""What must hold of a position that comes from outside."""

from collections import Counter

from permonik.engine.core.grid import Point
from permonik.engine.core.positions import check_history, expect, expect_seats, expect_size, index_in
from permonik.engine.core.state import NOBODY
from permonik.engine.diamond_forest import tables
from permonik.engine.diamond_forest.boards import GRID
from permonik.engine.diamond_forest.events import EVENTS
from permonik.engine.diamond_forest.formats import PHASES, Dwarf, Position, Tile
from permonik.engine.diamond_forest.state import Board, Options
from permonik.engine.diamond_forest.tiles import COLOURS, NAMES, colours_in

MOST_ROUNDS = 1_000_000
STAY_UP = ("fire", "gallery")
"""What stays face up to the end once somebody has stood there (FO-045, FO-068)."""
OTHERS_DECIDE = ("whisking", "voting", "agreeing", "shuffling")


def check_tiles(position: Position, board: Board) -> None:
    """The tiles of the board, each on a cell of its own."""
    cells = [GRID.cell(tile.x, tile.y) for tile in position.tiles]
    expected = [int(cell) for cell in board.cells]
    expect(cells == expected, "tiles", f"the {len(expected)} cells of the board, row by row", f"{len(cells)} tiles")
    names = [str(tile.name) for tile in position.tiles]
    numbers = [index_in("tiles", NAMES, name) for name in names]
    entrances = sorted(int(cell) for cell in board.entrances)
    laid = [cell for cell, number in zip(expected, numbers, strict=True) if number == tables.ENTRANCE]
    expect(laid == entrances, "tiles", "the entrances of the board", [GRID.point(cell) for cell in laid])
    want = Counter(NAMES[int(tile)] for tile in board.tiles)
    got = Counter(name for name in names if name != "entrance")
    expect(got == want, "tiles", dict(want), dict(got))


def check_marks(position: Position, tile: Tile) -> None:
    """A tile is face up exactly when it must be."""
    here = (tile.x, tile.y)
    occupied = any((dwarf.x, dwarf.y) == here for dwarf in position.dwarfs)
    must = tile.name == "entrance" or tile.pinned or occupied or position.shown == here
    expect(tile.up == must, "tiles", f"{here} face {'up' if must else 'down'}", f"face {'up' if tile.up else 'down'}")
    expect(not tile.spent or (tile.name == "fire" and tile.pinned), "tiles", "only a pinned fire spent", tile.name)
    if occupied and tile.name in STAY_UP:
        expect(tile.pinned, "tiles", f"{tile.name}! where a dwarf stands: it stays face up", f"{tile.name} at {here}")
    expect(tile.public or not tile.up, "tiles", "what is face up seen by all", here)
    for seat in tile.seen_by:
        expect_seats("seen_by", [seat], position.seats)


def is_nowhere(dwarf: Dwarf) -> bool:
    return dwarf.x is None or dwarf.y is None


def check_dwarf(position: Position, seat: int, dwarf: Dwarf, options: Options) -> None:
    tiles = {(tile.x, tile.y): str(tile.name) for tile in position.tiles}
    away = options.ranking and dwarf.rank is not None and dwarf.rank <= position.home
    if is_nowhere(dwarf):
        expect(position.phase == "starting" or away, "dwarfs", "a cell of the board", f"none for seat {seat}")
    else:
        tile = tiles.get((dwarf.x or 0, dwarf.y or 0))
        expect(tile is not None and not away, "dwarfs", "a cell of the board", f"{dwarf.x},{dwarf.y}")
        expect(tile != "spider", "dwarfs", "nobody on the spider", f"seat {seat}")
        sticky = str(tile) == "bog" or str(tile).startswith("rock-")
        expect(sticky or not dwarf.stuck, "dwarfs", "stuck only on a rock or in a bog", f"seat {seat} on {tile}")
    most = tables.MOST_EQUIPMENT
    expect(0 <= dwarf.equipment <= most, "dwarfs", f"0 to {most} tokens", dwarf.equipment)
    for colour in dwarf.diamonds:
        index_in("diamonds", colours_in(int(options.board.colours)), colour)
    expect(len(set(dwarf.diamonds)) == len(dwarf.diamonds), "diamonds", "each colour once", " ".join(dwarf.diamonds))
    expect(dwarf.rank is None or 1 <= dwarf.rank <= position.seats, "rank", f"1 to {position.seats}", dwarf.rank)


def check_ranks(position: Position, ranking: bool) -> None:
    at_home = sorted(dwarf.rank for dwarf in position.dwarfs if dwarf.rank is not None)
    if position.phase == "over":
        expect(0 <= position.home <= len(at_home), "home", f"at most {len(at_home)}", position.home)
        return
    most = position.seats - 2 if ranking else 0
    expect(0 <= position.home <= most, "home", f"0 to {most}", position.home)
    expect(at_home == list(range(1, position.home + 1)), "rank", f"1 to {position.home}, one each", at_home)


def check_turn(position: Position, max_rounds: int) -> None:
    index_in("phase", PHASES, position.phase)
    most = max_rounds or MOST_ROUNDS
    expect(1 <= position.round <= most, "round", f"1 to {most}", position.round)
    for what, seat in (("first", position.first), ("active", position.active)):
        expect_seats(what, [seat], position.seats)
    if position.phase == "over":
        expect(position.to_move == NOBODY, "to_move", NOBODY, position.to_move)
    else:
        check_deciders(position)


def check_deciders(position: Position) -> None:
    expect_seats("to_move", [position.to_move], position.seats)
    same = position.to_move == position.active
    expect(same != (position.phase in OTHERS_DECIDE), "to_move", "whoever decides in this phase", position.to_move)
    for seat in (position.to_move, position.active):
        expect(position.dwarfs[seat].rank is None, "to_move", "a dwarf in the forest", seat)


def tile_under(position: Position) -> str:
    dwarf = position.dwarfs[position.active]
    return next((str(tile.name) for tile in position.tiles if (tile.x, tile.y) == (dwarf.x, dwarf.y)), "")


def check_phase(position: Position) -> None:
    """What is decided now can be decided."""
    phase, dwarf = position.phase, position.dwarfs[position.active]
    expect((position.shown is None) == (phase != "deciding"), "shown", "a cell while deciding", position.shown)
    if phase == "deciding":
        expect(beside(dwarf, position.shown), "shown", "a cell beside the dwarf", position.shown)
    if phase == "starting":
        check_start(position)
    if phase == "choosing":
        expect(not dwarf.stuck, "phase", "rolling while stuck", phase)
    if phase in ("looking", "whisking", "voting", "agreeing"):
        expect(not all(tile.up for tile in position.tiles), "phase", "a covered tile", "none")
    if phase == "trading":
        others = [one for one in position.dwarfs if one.rank is None and (one.x, one.y) != (dwarf.x, dwarf.y)]
        expect(bool(others), "phase", "another dwarf elsewhere", "none")
    check_ground(position)
    check_shuffle(position)
    check_say(position)


def check_start(position: Position) -> None:
    """Whoever comes before the seat to move has chosen an entrance, nobody else has (FO-137)."""
    chosen = (position.to_move - position.first) % position.seats
    for number in range(position.seats):
        seat = (position.first + number) % position.seats
        waits = is_nowhere(position.dwarfs[seat])
        expected = f"seat {seat} {'in' if number < chosen else 'not yet in'} the forest"
        expect(waits == (number >= chosen), "dwarfs", expected, f"seat {position.to_move} to start")


def check_ground(position: Position) -> None:
    """The active dwarf stands on a tile that brings about what is decided."""
    phase, dwarf, under = position.phase, position.dwarfs[position.active], tile_under(position)
    if phase == "rolling":
        rolls = under in ("imp", "bog") or under.startswith("rock-")
        expect(rolls, "phase", "a dwarf on an imp, a bog or a rock", under)
    if phase in ("trading", "looking", "whisking", "voting", "agreeing", "shuffling"):
        expect(under == "imp", "phase", "a dwarf on an imp", under)
    if phase == "travelling":
        expect(under == "gallery", "phase", "a dwarf in a gallery", under)
    if phase == "paying":
        value = int(under.removeprefix("rock-")) if under.startswith("rock-") else 0
        enough = 0 < value - position.rolled <= dwarf.equipment and position.rolled > 0
        expect(enough, "rolled", "less than the rock, by tokens the dwarf has", position.rolled)
    else:
        expect(position.rolled == 0, "rolled", "0 unless tokens may be paid", position.rolled)


def beside(dwarf: Dwarf, point: Point | None) -> bool:
    return point is not None and abs(point[0] - (dwarf.x or 0)) + abs(point[1] - (dwarf.y or 0)) == 1


def check_shuffle(position: Position) -> None:
    shuffling = position.phase == "shuffling"
    least, most = (1, tables.MOST_SEATS - 1) if shuffling else (0, 0)
    expect(least <= position.swaps <= most, "swaps", "1 to 3 while shuffling", position.swaps)
    expect(shuffling or position.pair is None, "pair", "none unless shuffling", position.pair)
    if shuffling:
        covered = {(tile.x, tile.y) for tile in position.tiles if not tile.up}
        pairs = {((x, y), beyond) for x, y in covered for beyond in ((x + 1, y), (x, y + 1)) if beyond in covered}
        expect(bool(pairs - {position.pair}), "phase", "two covered tiles side by side", "none")


def check_say(position: Position) -> None:
    """Votes and proposals of the others, only while they decide (FO-132, FO-133)."""
    covered = {(tile.x, tile.y) for tile in position.tiles if not tile.up}
    voting, agreeing = position.phase == "voting", position.phase == "agreeing"
    expect_size("votes", position.votes, position.seats)
    for seat, cell in enumerate(position.votes):
        has_say = voting and seat not in (position.active, position.to_move) and position.dwarfs[seat].rank is None
        expect(cell is None or (has_say and cell in covered), "votes", "covered cells while others vote", cell)
    fits = position.proposal is None or (agreeing and position.proposal in covered)
    expect(fits, "proposal", "a covered cell while others agree", position.proposal)
    least, most = (0, 0) if position.proposal is None else (1, tables.PROPOSALS * (tables.MOST_SEATS - 1))
    expect(least <= position.proposals <= most, "proposals", f"{least} to {most}", position.proposals)
    for seat in position.agreed:
        expect_seats("agreed", [seat], position.seats)
        expect(agreeing and seat not in (position.active, position.to_move), "agreed", "other seats", seat)
    expect(bool(position.agreed) == (position.proposal is not None), "agreed", "seats with a proposal", position.agreed)


def check_position(position: Position, options: Options) -> None:
    """Counts and shape, not whether play could lead here. Raises DamagedPosition."""
    expect_size("dwarfs", position.dwarfs, position.seats)
    check_tiles(position, options.board)
    for seat, dwarf in enumerate(position.dwarfs):
        check_dwarf(position, seat, dwarf, options)
    for tile in position.tiles:
        check_marks(position, tile)
    check_ranks(position, options.ranking)
    check_turn(position, int(options.max_rounds))
    check_phase(position)
    expect(0 <= position.entries <= len(position.tiles), "entries", f"0 to {len(position.tiles)}", position.entries)
    for colour in COLOURS:
        holders = sum(colour in dwarf.diamonds for dwarf in position.dwarfs)
        expect(holders <= tables.DIAMONDS, "diamonds", f"at most {tables.DIAMONDS} of {colour}", holders)
    check_history(EVENTS, position.history)
