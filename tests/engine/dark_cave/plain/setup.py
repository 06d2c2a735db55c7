"""The game is set up (DC-014 to DC-035, DC-189, DC-250, DC-253)."""

from collections import Counter

from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.world import START, Deal, World


def set_up(world: World, deal: Deal) -> None:
    seats = range(world.seats)
    world.goals = dict(zip(tables.goal_cells(world.seats), deal.goals, strict=True))
    world.clan_cards, world.set_aside = list(deal.clan_cards), list(deal.set_aside)
    world.figures = [START for _ in seats]
    world.nuggets = [tables.NUGGETS_OF_A_DWARF for _ in seats]
    world.bank = tables.NUGGETS - sum(world.nuggets)
    world.axes = [[] for _ in seats]
    world.hands = [list(hand) for hand in deal.hands]
    world.pile, world.removed = list(deal.pile), list(deal.removed)
    world.discarded, world.lost = [[] for _ in seats], [[] for _ in seats]
    world.known_discards = [[] for _ in seats]
    world.goals_seen, world.fronts_seen = [set() for _ in seats], [set() for _ in seats]
    world.starter = deal.starter
    world.tell("dealt", deal.starter)
    for seat, (clan, front) in enumerate(deal.clan_cards):
        world.tell("clan card", seat, clan, secret=front, to=seat)
    for seat, hand in enumerate(deal.hands):
        world.tell("drew", seat, tuple(map(tables.level_of, hand)), secret=hand, to=seat)


def faults_of_deal(seats: int, deal: Deal) -> list[str]:
    """What is wrong with a deal, by the tables."""
    in_hands = [card for hand in deal.hands for card in hand]
    every = [card for level in tables.LEVELS for card in tables.deck(level)]
    levels = [tables.LEVELS.index(tables.level_of(card)) for card in deal.pile]
    clan = deal.clan_cards[0][0]
    dealt = Counter(tables.dealt_by_level(seats))
    checks = {
        "starter": deal.starter in range(seats),
        "goals": sorted(deal.goals) == sorted(tables.GOALS),
        "clan cards dealt": len(deal.clan_cards) == seats,
        "clan cards": Counter(deal.clan_cards + deal.set_aside) == Counter(tables.clan_cards(seats, clan)),
        "hands": all(Counter(map(tables.level_of, hand)) == +dealt for hand in deal.hands),
        "removed": Counter(map(tables.level_of, deal.removed)) == Counter(dict.fromkeys(tables.LEVELS, 5)),
        "deck": Counter((*in_hands, *deal.pile, *deal.removed)) == Counter(every),
        "order of the pile": levels == sorted(levels),
    }
    return [name for name, holds in checks.items() if not holds]
