"""Who knows what.

LM-020 to LM-023, LM-076, LM-077, LM-126, LM-212, LM-222 to LM-224, LM-227, LM-241, LM-242, LM-248.
"""

from collections import Counter
from dataclasses import dataclass

from tests.engine.lost_mines.plain.world import World
from tests.engine.plain_grid import Cell


@dataclass(frozen=True)
class Known:
    """Secrets that a seat knows; a spectator is no seat and knows none."""

    roles: dict[int, str]
    mines: dict[Cell, str]
    values: dict[int, int]
    hand: list[str]
    discarded: list[str]
    trapped: list[str]


def known(world: World, seat: int | None) -> Known:
    """What scoring turns up is known to all when the game is over."""
    roles, values = dict[int, str](), dict[int, int]()
    mines = {cell: world.mines[cell] for cell in world.uncovered}
    if world.phase == "turn":  # the mine is seen before it is turned
        mines[world.figures[world.active]] = world.mines[world.figures[world.active]]
    hand, discarded, trapped = list[str](), list[str](), list[str]()
    if seat is not None:
        for one in {seat} | world.roles_seen[seat]:
            roles[one] = world.dwarfs[one][1]
        for cell in world.mines_seen[seat]:
            mines[cell] = world.mines[cell]
        for place, taker in enumerate(world.takers):
            if taker == seat or place in world.values_seen[seat]:
                values[place] = world.treasures[place][1]
        hand, discarded, trapped = world.hands[seat], world.discarded[seat], world.trapped[seat]
    if world.over:
        roles = {one: role for one, (_, role) in enumerate(world.dwarfs)}
        values |= {place: world.treasures[place][1] for place, taker in enumerate(world.takers) if taker is not None}
    return Known(roles, mines, values, sorted(hand), sorted(discarded), sorted(trapped))


def public(world: World) -> dict[str, object]:
    """What everybody sees, spectators too."""
    return {
        "round": world.round,
        "points": list(world.points),
        "clans": [clan for clan, _ in world.dwarfs],
        "clans of undealt dwarf cards": Counter(clan for clan, _ in world.undealt),
        "figures": list(world.figures),
        "laid": dict(world.laid),
        "overcome": set(world.overcome),
        "traps": set(world.traps),
        "trolls": dict(world.trolls),
        "mines face up": {cell: (world.mines[cell], turned) for cell, turned in world.uncovered.items()},
        "treasures": [kind for kind, _ in world.treasures],
        "kinds set aside": Counter(kind for kind, _ in world.spare_treasures),
        "takers": list(world.takers),
        "dragon": world.dragon,
        "hand sizes": [len(hand) for hand in world.hands],
        "pile": len(world.pile),
        "shown discards": Counter(world.shown),
        "face-down discards": [len(cards) for cards in world.discarded],
        "lost to traps": [len(cards) for cards in world.trapped],
        "out": set(world.out),
    }
