"""What an imp lets a bot do: it hurts nobody while it has a choice, and helps whoever is behind."""

from permonik.bots.diamond_forest.situation import Situation
from permonik.bots.diamond_forest.woods import FAR
from permonik.engine.diamond_forest.boards import GRID, cell_at
from permonik.engine.diamond_forest.tables import (
    AGREE,
    CALL,
    DECLINE,
    DIAMOND,
    ENTRANCE,
    LOOKS,
    ROCK,
    SWAPS,
    TRADES,
    WHISKS,
)
from permonik.engine.diamond_forest.tricks import other_half

HURT = 10.0
"""A turn that somebody else loses weighs more than any way of one's own."""
LYING = 1.0
"""The turns that a dwarf is spared when it is freed."""
ACCEPTABLE = 2.0
"""Turns by which a proposal may be worse than the best: to agree is quicker."""


def turns_after_trade(move: int, situation: Situation) -> float:
    """What the others lose counts first, then the own way; only getting home is worth more."""
    me, seat = situation.me, move - TRADES
    here, there = situation.cell(me), situation.cell(seat)
    if situation.diamonds(me) == len(situation.view.colours) and situation.woods.tiles[there] == ENTRANCE:
        return -FAR
    other = situation.search(seat)
    lost = other.turns(here) - other.turns(there) - LYING * situation.view.dwarfs[seat].stuck
    return HURT * max(0, round(lost)) + situation.search(me).turns(there)


def whisked_too_far(cell: int, situation: Situation) -> float:
    """Whoever has fewer diamonds is brought near to what it looks for, all others neither nearer nor farther."""
    seat = situation.view.active
    turns = situation.search(seat).turns(cell)
    if situation.diamonds(seat) < situation.diamonds(situation.me):
        return turns
    return abs(turns - situation.search(seat).turns(situation.cell(seat)))


def weigh_whisk(move: int, situation: Situation) -> float:
    return whisked_too_far(move - WHISKS, situation)


def weigh_proposal(move: int, situation: Situation) -> float:
    """Agrees to what is good enough, else proposes; a vote is called only when nothing is left to propose."""
    if move == CALL:
        return FAR
    if move != AGREE:
        return whisked_too_far(move - WHISKS, situation)
    proposal = situation.view.proposal
    assert proposal is not None, "there is something to agree to"
    return whisked_too_far(cell_at(proposal), situation) - ACCEPTABLE


def weigh_swap(move: int, situation: Situation) -> float:
    """Tiles that nobody has seen are nobody's loss; a diamond that was found is everybody's."""
    woods = situation.woods
    one, two = (move - SWAPS) // 2, other_half(move)
    tiles = woods.tiles[one], woods.tiles[two]
    if tiles[0] is not None and tiles[0] == tiles[1]:
        return 0.0
    diamonds = sum(tile is not None and DIAMOND <= tile < ROCK for tile in tiles)
    return (one in woods.seen) + (two in woods.seen) + HURT * diamonds


def weigh_look(move: int, situation: Situation) -> float:
    """A tile that could soon matter: two steps away while looking for diamonds, else one on the way."""
    if move == DECLINE:
        return FAR - 1
    cell = move - LOOKS
    if situation.woods.tiles[cell] is not None:
        return FAR
    steps = steps_between(situation.cell(situation.me), cell)
    search = situation.search(situation.me)
    return abs(steps - 2) if search.looking else steps + search.turns(cell)


def steps_between(one: int, two: int) -> int:
    (x, y), (to_x, to_y) = GRID.point(one), GRID.point(two)
    return abs(x - to_x) + abs(y - to_y)
