"""Action cards: tools, looks, traps and trolls, storms.

LM-063 to LM-104, LM-181 to LM-188, LM-204 to LM-217, LM-244.
"""

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import (
    World,
    holds_a_card,
    is_covered_mine,
    is_empty,
    kind_of_card,
    on_board,
    open_between,
    open_edges,
)
from tests.engine.plain_grid import OPPOSITE, Border, Cell, beside, both_sides
from tests.engine.plain_play import Move


def actions(world: World) -> set[Move]:
    hand, moves = set(world.hands[world.active]), set[Move]()
    for tool, obstacle in tables.OVERCOMES.items():
        if tool in hand:
            moves |= {("tool", tool, cell) for cell in to_overcome(world, obstacle)}
    for card, options in tables.LOOKS.items():
        if card in hand:
            moves |= {("look", card, option, it) for option in options for it in objects(world, option)}
    for token in ("trap", "troll"):
        if token in hand:
            moves |= {(token, where) for where in places_for_tokens(world)}
    if "storm" in hand:
        moves |= {("storm", cell) for cell in to_storm(world)}
    return moves


def to_overcome(world: World, obstacle: str) -> list[Cell]:
    return [cell for cell in world.laid if kind_of_card(world, cell) == obstacle and cell not in world.overcome]


def objects(world: World, option: str) -> list[object]:
    if option == "mine":
        return [cell for cell in world.mines if is_covered_mine(world, cell)]
    if option == "treasure":
        return [place for place, taker in enumerate(world.takers) if taker is None]
    return [seat for seat in range(world.seats) if seat != world.active]


def places_for_tokens(world: World) -> list[Border]:
    """Joints of two face-up cards, and open edges towards an empty space of the board, one token at each."""
    every = [((x, y), edge) for x in range(tables.COLUMNS) for y in range(tables.ROWS) for edge in "ES"]
    return [where for where in every if is_place_for_token(world, where)]


def is_place_for_token(world: World, where: Border) -> bool:
    if where in world.traps or where in world.trolls:
        return False
    one, other = both_sides(where)
    edge = where[1]
    if not on_board(other):
        return False
    if open_between(world, one, edge, other):
        return True
    return leads_into_the_open(world, one, edge) or leads_into_the_open(world, other, OPPOSITE[edge])


def leads_into_the_open(world: World, cell: Cell, edge: str) -> bool:
    edges = open_edges(world, cell)
    return edges is not None and edge in edges and is_empty(world, beside(cell, edge))


def to_storm(world: World) -> list[Cell]:
    """Path cards without a figure; starts and mines are none."""
    return [cell for cell in world.laid if cell not in world.figures]


def look(world: World, option: str, it: object) -> None:
    seat = world.active
    if option == "mine":
        assert isinstance(it, tuple)
        world.mines_seen[seat].add(it)
        face: object = world.mines[it]
    elif option == "treasure":
        assert isinstance(it, int)
        world.values_seen[seat].add(it)
        face = world.treasures[it][1]
    else:
        assert isinstance(it, int)
        world.roles_seen[seat].add(it)
        face = world.dwarfs[it][1]
    world.tell("looked", seat, option, it, secret=face, to=seat)


def storm(world: World, cell: Cell) -> None:
    card, _ = world.laid.pop(cell)
    world.shown.append(card)
    world.overcome.discard(cell)
    world.tell("stormed", world.active, card, cell)
    for edge in "NESW":
        if not holds_a_card(world, beside(cell, edge)):
            take_token_away(world, cell, edge)


def take_token_away(world: World, cell: Cell, edge: str) -> None:
    for where in [
        where for where in (*world.traps, *world.trolls) if set(both_sides(where)) == {cell, beside(cell, edge)}
    ]:
        if where in world.traps:
            world.traps.remove(where)
            world.tell("trap removed", where)
        else:
            remove_troll(world, where)


def remove_troll(world: World, where: Border) -> None:
    """With its card, which all have seen (LM-091, LM-187)."""
    del world.trolls[where]
    world.shown.append("troll")
    world.tell("troll removed", where)
