"""Woods as they may look later in a round, so that mines are near and figures scattered."""

from random import Random

from tests.engine.lost_mines.plain import actions, placing, tables, walking
from tests.engine.lost_mines.plain.world import World, is_covered_mine, is_empty, kind_of_card, open_edges, starts
from tests.engine.plain_grid import OPPOSITE, Cell, beside


def crowd(world: World, random: Random, cards: int) -> None:
    """Of a round just dealt, at the beginning of a turn: cards of the pile are laid towards the mines or were played,
    some mines are uncovered, and every figure stands somewhere."""
    lay_cards(world, random, cards)
    overcome_some(world, random)
    for cell in random.sample(list(world.mines), random.choice((0, 0, 1, 2))):
        uncover(world, random, cell)
    set_traps(world, random)
    scatter(world, random)
    if random.random() < 0.4:
        shorten_pile(world, random)


def lay_cards(world: World, random: Random, cards: int) -> None:
    paths = [card for card in world.pile if card in tables.PATHS]
    for card in random.sample(paths, min(cards, len(paths))):
        free = [(x, y) for x in range(tables.COLUMNS) for y in range(tables.ROWS) if is_empty(world, (x, y))]
        ways = [
            (cell, turned)
            for cell in free
            for turned in placing.ways(card)
            if placing.may_lie(world, card, cell, turned)
        ]
        if ways:
            target = random.choice(list(world.mines))
            cell, turned = min(ways, key=lambda way: (distance(way[0], target) + 2 * random.random(), way))
            world.pile.remove(card)
            world.laid[cell] = (card, turned)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def overcome_some(world: World, random: Random) -> None:
    for tool, obstacle in tables.OVERCOMES.items():
        for cell in actions.to_overcome(world, obstacle):
            if tool in world.pile and random.random() < 0.5:
                world.pile.remove(tool)
                world.shown.append(tool)
                world.overcome.add(cell)


def uncover(world: World, random: Random, cell: Cell) -> None:
    """If a path leads to it."""
    sides = [edge for edge in "NESW" if OPPOSITE[edge] in (open_edges(world, beside(cell, edge)) or ())]
    if sides:
        world.uncovered[cell] = random.choice(walking.ways_to_turn(world, cell, random.choice(sides)))
        if world.mines[cell] == "dragon":
            world.dragon = random.randrange(world.seats)


def set_traps(world: World, random: Random) -> None:
    while "trap" in world.pile and random.random() < 0.6:
        world.pile.remove("trap")
        world.shown.append("trap")
        world.traps.add(random.choice(actions.places_for_tokens(world)))


def shorten_pile(world: World, random: Random) -> None:
    """As if the missing cards had been played long ago: the round is soon over."""
    left = random.randrange(1 + len(world.pile) // 2)
    world.shown += world.pile[left:]
    del world.pile[left:]


def scatter(world: World, random: Random) -> None:
    """Nobody on an obstacle that is not overcome, nobody beside another one where there is room for one only."""
    for seat in range(world.seats):
        face_up = [*tables.STARTS.values(), *world.laid, *world.uncovered]
        others = [cell for other, cell in enumerate(world.figures) if other != seat]
        free = [cell for cell in face_up if has_room(world, cell, others)]
        near = [cell for cell in free if any(is_covered_mine(world, beside(cell, edge)) for edge in "NESW")]
        world.figures[seat] = random.choice(near if near and random.random() < 0.4 else free)


def has_room(world: World, cell: Cell, others: list[Cell]) -> bool:
    if starts(cell) or cell in world.uncovered:
        return True
    kind = kind_of_card(world, cell)
    if kind in walking.OBSTACLES and cell not in world.overcome:
        return False
    return kind in ("plain", "camp") or cell not in others
