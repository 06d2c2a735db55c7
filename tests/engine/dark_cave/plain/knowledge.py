"""Who knows what (DC-021 to DC-024, DC-081, DC-210, DC-242 to DC-252, DC-278 to DC-280)."""

from collections import Counter
from dataclasses import dataclass

from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.world import Given, World
from tests.engine.plain_grid import Cell


@dataclass(frozen=True)
class Known:
    """Secrets that a seat knows; a spectator is no seat and knows what lies open."""

    fronts: dict[int, str]
    set_aside: list[tuple[str, str]] | None
    goals: dict[Cell, str]
    hand: list[str]
    discarded: list[str]
    lost: list[str]
    given: list[Given]
    known_discards: list[str]


def known(world: World, seat: int | None) -> Known:
    open_fronts = set(range(world.seats)) if world.seats == 2 else set(world.revealed)
    cells = set(world.uncovered)
    if world.goal_to_turn is not None:
        cells.add(world.goal_to_turn[0])
    hand, discarded, lost, known_discards = list[str](), list[str](), list[str](), list[str]()
    if seat is not None:
        open_fronts |= {seat} | world.fronts_seen[seat]
        cells |= world.goals_seen[seat]
        hand, discarded, lost = world.hands[seat], world.discarded[seat], world.lost[seat]
        known_discards = world.known_discards[seat]
    return Known(
        {one: world.clan_cards[one][1] for one in open_fronts},
        sorted(world.set_aside) if seat is not None and seat == world.aside_seen_by else None,
        {cell: world.goals[cell] for cell in cells},
        sorted(hand),
        sorted(discarded),
        sorted(lost),
        [it for it in world.given if it.seat == seat],
        sorted(known_discards),
    )


def levels(cards: list[str]) -> Counter[str]:
    return Counter(map(tables.level_of, cards))


def public(world: World) -> dict[str, object]:
    """What everybody sees, spectators too."""
    return {
        "clans": [clan for clan, _ in world.clan_cards],
        "clans set aside": Counter(clan for clan, _ in world.set_aside),
        "laid": dict(world.laid),
        "goals face up": {cell: (world.goals[cell], turned) for cell, turned in world.uncovered.items()},
        "veins": set(world.veins),
        "webs": {where: (web.side, web.owner, web.card) for where, web in world.webs.items()},
        "figures": list(world.figures),
        "lying": set(world.lying),
        "escaped": list(world.escaped),
        "nuggets": list(world.nuggets),
        "bank": world.bank,
        "boots": dict(world.boots),
        "axes": [sorted(axes) for axes in world.axes],
        "monsters": dict(world.monsters),
        "monster cards": dict(world.monster_cards),
        "hands": [levels(hand) for hand in world.hands],
        "pile": levels(world.pile),
        "shown discards": Counter(world.shown),
        "face-down discards": [levels(cards) for cards in world.discarded],
        "cards lost": [levels(cards) for cards in world.lost],
        "revealed": set(world.revealed),
    }
