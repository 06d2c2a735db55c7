"""From a view to an imaginer: which places are unknown to the seat, and which tiles belong there."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from permonik.engine.core.errors import DamagedView
from permonik.engine.core.grid import Point
from permonik.engine.core.positions import FORMAT
from permonik.engine.core.randomness import Fast
from permonik.engine.core.view import adding_up
from permonik.engine.diamond_forest.formats import Position, Tile
from permonik.engine.diamond_forest.imaginer import Imaginer
from permonik.engine.diamond_forest.position import cell_of, state_of
from permonik.engine.diamond_forest.tiles import NUMBER, TILES
from permonik.engine.diamond_forest.view import ForestView

if TYPE_CHECKING:
    from permonik.engine.diamond_forest.game import DiamondForestGame


def imaginer(game: "DiamondForestGame", view: ForestView) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_unseen(view)
    with adding_up():
        return prepared(game, view)


def check_unseen(view: ForestView) -> None:
    for name, count in view.unseen.items():
        if name not in NUMBER or not 0 < count <= sum(tile.count for tile in TILES):
            raise DamagedView("tiles of the game, no more than there are", f"{count} of {name}")


def prepared(game: "DiamondForestGame", view: ForestView) -> Imaginer:
    names = [name for name, count in view.unseen.items() for _ in range(count)]
    unknown = [tile for tile in view.tiles if tile.name is None]
    if len(names) != len(unknown):
        raise DamagedView(f"{len(unknown)} unseen tiles", len(names))
    state = state_of(game, first_position(view, names))
    places = [cell_of((tile.x, tile.y)) for tile in unknown]
    return Imaginer(state, view.seat or 0, places, [NUMBER[name] for name in names])


def first_position(view: ForestView, names: list[str]) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    left = list(names)
    tiles = [tile if tile.name is not None else replace(tile, name=left.pop()) for tile in view.tiles]
    return Position(
        format=FORMAT,
        game=view.game,
        rules_version=view.rules_version,
        seats=view.seats,
        options=view.options,
        generator=Fast(0).save(),
        round=view.round,
        phase=view.phase,
        to_move=view.to_move,
        active=view.active,
        first=view.first,
        home=view.home,
        tiles=tiles,
        dwarfs=view.dwarfs,
        entries=view.entries,
        shown=view.shown,
        rolled=view.rolled,
        swaps=view.swaps,
        pair=view.pair,
        votes=[first_vote(view, seat, tiles) for seat in range(view.seats)],
        proposal=view.proposal,
        proposals=view.proposals,
        agreed=view.agreed,
        deal=[],
        history=view.history,
    )


def first_vote(view: ForestView, seat: int, tiles: list[Tile]) -> Point | None:
    """Some vote of a seat that has voted, as good as any."""
    if seat == view.seat or seat not in view.voted:
        return view.vote if seat == view.seat else None
    return next(((tile.x, tile.y) for tile in tiles if not tile.up), None)
