"""A round is set up (LM-012 to LM-035, LM-165 to LM-168, LM-172 to LM-178, LM-236, LM-237)."""

from collections import Counter

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import Deal, World


def set_up(world: World, deal: Deal) -> None:
    """The next round as chance dealt it. Points stay, everything else begins anew."""
    seats = range(world.seats)
    world.round += 1
    world.starter = deal.starter
    if not world.points:
        world.points = [0] * world.seats
    world.mines = dict(zip(tables.mine_cells(world.distance), deal.mines, strict=True))
    world.uncovered = {}
    world.treasures, world.spare_treasures = list(deal.treasures), list(deal.spare_treasures)
    world.takers = [None] * world.seats
    world.dwarfs, world.undealt = list(deal.dwarfs), list(deal.undealt)
    world.figures = [tables.STARTS[clan] for clan, _ in deal.dwarfs]
    world.dragon = None
    world.laid, world.overcome, world.traps, world.trolls = {}, set(), set(), {}
    world.hands = [list(hand) for hand in deal.hands]
    world.pile, world.aside = list(deal.pile), list(deal.aside)
    world.shown = []
    world.discarded, world.trapped = [[] for _ in seats], [[] for _ in seats]
    world.out = set()
    forget(world)
    world.last = None


def forget(world: World) -> None:
    seats = range(world.seats)
    world.mines_seen = [set() for _ in seats]
    world.values_seen = [set() for _ in seats]
    world.roles_seen = [set() for _ in seats]


def faults_of_deal(seats: int, deal: Deal) -> list[str]:
    """What is wrong with a deal, by the tables."""
    treasures = [(kind, value) for kind, values in tables.TREASURES.items() for value in values]
    in_hands = [card for hand in deal.hands for card in hand]
    checks = {
        "starter": deal.starter in range(seats),
        "mines": sorted(deal.mines) == sorted(tables.MINES),
        "treasures laid out": len(deal.treasures) == seats,
        "treasures": Counter(deal.treasures + deal.spare_treasures) == Counter(treasures),
        "dwarfs dealt": len(deal.dwarfs) == seats,
        "dwarf cards": Counter(deal.dwarfs + deal.undealt) == Counter(tables.dwarf_cards(seats)),
        "hands": [len(hand) for hand in deal.hands] == [tables.hand_size(seats)] * seats,
        "aside": len(deal.aside) == tables.SET_ASIDE,
        "deck": Counter((*in_hands, *deal.pile, *deal.aside)) == Counter(tables.deck()),
    }
    return [name for name, holds in checks.items() if not holds]


def next_starter(world: World) -> int:
    """Left of whoever took the last turn; the same seat again if nobody took one."""
    return world.starter if world.last is None else (world.last + 1) % world.seats
