"""Caves as they may look later in a game, so that goals are near, dwarfs scattered, and monsters and webs about."""

from random import Random

from tests.engine.dark_cave.plain import cave, tables, walking, webs
from tests.engine.dark_cave.plain.losing import take_from_vein
from tests.engine.dark_cave.plain.world import COVERED, Place, Web, World
from tests.engine.plain_grid import OPPOSITE, Cell, beside, border


def crowd(world: World, random: Random, cards: int) -> None:
    """Of a game just dealt, at the beginning of a turn: cards of the pile are laid towards the goals or were played,
    some goals are uncovered, and every dwarf stands somewhere, or has left."""
    lay_cards(world, random, cards)
    for cell in random.sample(list(world.goals), random.choice((0, 0, 1, 2))):
        uncover(world, random, cell)
    if random.random() < 0.4:
        uncover(world, random, exit_cell(world))
    equip(world, random)
    scatter(world, random)
    spin_webs(world, random)
    call_monsters(world, random)
    for seat in range(world.seats):
        if random.random() < 0.6:
            change_hand(world, random, seat)
    if random.random() < 0.6:
        shorten_pile(world, random)
    world.told = []


def lay_cards(world: World, random: Random, cards: int) -> None:
    paths = [card for card in world.pile if tables.kind_of(card) == "path"]
    for card in random.sample(paths, min(cards, len(paths))):
        around = {beside(cell, edge) for cell in cave.face_up_cells(world) for edge in "NESW"}
        ways = [
            (cell, turned)
            for cell in around
            if cave.is_empty(world, cell)
            for turned in cave.ways_to_lie(card)
            if cave.may_lie(world, cave.open_edges(card, turned), cell)
        ]
        if ways:
            goal = exit_cell(world) if random.random() < 0.3 else random.choice(list(world.goals))
            cell, turned = min(sorted(ways), key=lambda way: distance(way[0], goal) + 3 * random.random())
            world.pile.remove(card)
            world.laid[cell] = (card, turned)
            walking.fill_vein(world, card, cell)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def exit_cell(world: World) -> Cell:
    return next(cell for cell, goal in world.goals.items() if goal == "goal_exit")


def uncover(world: World, random: Random, cell: Cell) -> None:
    """If it is covered and a path leads to it."""
    sides = [edge for edge in "NESW" if OPPOSITE[edge] in (cave.edges_on(world, beside(cell, edge)) or ())]
    if sides and cell not in world.uncovered:
        world.uncovered[cell] = random.choice(cave.ways_to_turn(world, cell, random.choice(sides)))
        walking.fill_vein(world, world.goals[cell], cell)


def from_pile(world: World, random: Random, kind: str, share: float) -> list[str]:
    """Cards of a kind taken out of the pile, each as often as the share says."""
    found = [card for card in world.pile if tables.kind_of(card) == kind and random.random() < share]
    for card in found:
        world.pile.remove(card)
    return found


def equip(world: World, random: Random) -> None:
    seats = random.sample(range(world.seats), world.seats)
    for card in from_pile(world, random, "boots", 0.4):
        if seats:
            world.boots[seats.pop()] = card
        else:
            world.shown.append(card)
    for card in from_pile(world, random, "axe", 0.8):
        world.axes[random.randrange(world.seats)].append(card)


def scatter(world: World, random: Random) -> None:
    """Some near a covered goal or a vein, or in the exit card; some lie, some have lost gold or found some, one may
    have left."""
    places = standing_places(world)
    exits = {cell for cell, _ in cave.fields_with(world, "exit")}
    near = [place for place in places if place[0] in exits or beside_covered_goal(world, place)]
    near += sorted({place for vein in world.veins for place in cave.one_move_away(world, vein)} & set(places))
    for seat in range(world.seats):
        world.figures[seat] = random.choice(near if near and random.random() < 0.5 else places)
        if random.random() < 0.1:
            take_from_vein(world, seat)
        lost = random.choice((0, 0, 1, 3))
        lost = min(lost, world.nuggets[seat])
        world.nuggets[seat] -= lost
        world.bank += lost
        if seat != world.active and random.random() < 0.15:
            world.lying.add(seat)
    if exits and random.random() < 0.5:
        let_out(world, random.randrange(world.seats))


def let_out(world: World, seat: int) -> None:
    """If somebody else of its side is inside."""
    if sum(world.side(other) == world.side(seat) for other in range(world.seats)) > 1:
        walking.leave(world, seat)


def standing_places(world: World) -> list[Place]:
    """Every field but the exit, which nobody stands on, and those with gold, which is taken at once."""
    places = []
    for cell in cave.face_up_cells(world):
        card = cave.card_on(world, cell)
        assert card is not None
        places += [(cell, name) for name in tables.FACES[card[0]].fields]
    taken = [*cave.fields_with(world, "exit"), *world.veins]
    return [place for place in places if place not in taken]


def beside_covered_goal(world: World, place: Place) -> bool:
    return any(cave.is_covered_goal(world, beside(place[0], edge)) for edge in cave.edges_of_field(world, place))


def spin_webs(world: World, random: Random) -> None:
    """Often beside gold, where a dwarf may end its movement with an axe in front of its player."""
    for card in from_pile(world, random, "web", 0.7):
        free = webs.places_for_webs(world)
        golden = {border(vein[0], edge) for vein in world.veins for edge in cave.edges_of_field(world, vein)} & free
        where = random.choice(sorted(golden if golden and random.random() < 0.4 else free))
        world.webs[where] = Web(random.choice((1, 2)), random.randrange(world.seats), card)


def call_monsters(world: World, random: Random) -> None:
    """Anywhere, often on the exit, on veins and on covered goals."""
    places, far = standing_places(world), 4 * cave.fields_with(world, "exit") + sorted(world.veins)
    far += [(cell, COVERED) for cell in world.goals if cave.is_covered_goal(world, cell)]
    for monster in tables.MONSTERS:
        cards = [card for card in world.pile if tables.kind_of(card) == monster]
        if cards and random.random() < 0.5:
            card = random.choice(cards)
            world.pile.remove(card)
            world.monsters[monster] = random.choice(far if random.random() < 0.5 else places)
            world.monster_cards[monster] = (random.randrange(world.seats), card)


def change_hand(world: World, random: Random, seat: int) -> None:
    """To cards of the pile, action cards most of all; to none for some who are not to move."""
    wanted = random.choice((int(seat == world.active), 2, 4, 5))
    if wanted > len(world.pile):
        return
    world.shown += world.hands[seat]
    by_wish = sorted(world.pile, key=lambda card: 0.7 * (tables.kind_of(card) == "path") + random.random())
    world.hands[seat] = by_wish[:wanted]
    for card in world.hands[seat]:
        world.pile.remove(card)


def shorten_pile(world: World, random: Random) -> None:
    """As if the missing cards had been played long ago: the game is soon over."""
    left = random.randrange(1 + len(world.pile) // 2)
    world.shown += world.pile[left:]
    del world.pile[left:]
