"""The whole game as it is played: who decides what, and what comes of it."""

from itertools import combinations
from typing import cast

from tests.engine.dark_cave.plain import actions, cave, given, meetings, tables, walking, webs
from tests.engine.dark_cave.plain.losing import Chance
from tests.engine.dark_cave.plain.setup import set_up
from tests.engine.dark_cave.plain.world import Deal, Place, Web, World, by_table
from tests.engine.plain_grid import Border, Cell
from tests.engine.plain_play import Move


def legal(world: World) -> set[Move]:
    """Everything that the deciding seat may do."""
    strikes: set[Move] = {("strike", where) for where in webs.within_reach(world)}
    if world.phase == "over":
        return set()
    if world.phase == "vote":
        return {("vote", True), ("vote", False)}
    if world.phase == "defend":
        return {("defend", True), ("defend", False)}
    if world.phase == "turn":
        return {("turn", False), ("turn", True)}
    if world.phase == "creep":
        return {("halt",)} | {("creep", place) for place in meetings.possible_creeps(world)}
    if world.phase == "move":
        return {("end",)} | {("step", place) for place in walking.possible_steps(world)} | strikes
    moves = cave.placements(world) | actions.actions(world) | discards(world) | strikes
    if world.early_end and not world.proposed:
        moves.add(("propose",))
    return moves


def discards(world: World) -> set[Move]:
    hand = by_table(world.hands[world.active])
    return {("discard", cards) for number in (1, 2) for cards in combinations(hand, number)}


def default(world: World) -> Move:
    """When time runs out (DC-272)."""
    if world.phase == "act":
        return ("discard", (by_table(world.hands[world.active])[0],))
    moves: dict[str, Move] = {
        "vote": ("vote", False),
        "defend": ("defend", False),
        "turn": ("turn", False),
        "creep": ("halt",),
        "move": ("end",),
    }
    return moves[world.phase]


def begin(world: World, deal: Deal) -> None:
    set_up(world, deal)
    begin_turn(world, deal.starter)


def begin_turn(world: World, seat: int) -> None:
    """Of the first seat from this one on that has cards; the others are skipped."""
    while True:
        frozen = start_of_turn(world, seat)
        if world.hands[seat]:
            break
        world.tell("skipped", seat)
        seat = (seat + 1) % world.seats
    world.active = world.decides = world.drawer = seat
    world.phase = "act"
    world.proposed = False
    world.played = world.unpaid = world.left = 0
    world.frozen = frozen
    world.moving = False


def start_of_turn(world: World, seat: int) -> bool:
    """Webs count down, monsters leave, the dwarf stands up; whether it lay."""
    webs.tick(world, seat)
    for monster in [monster for monster, (owner, _) in world.monster_cards.items() if owner == seat]:
        meetings.remove_monster(world, monster)
    if seat not in world.lying:
        return False
    world.lying.remove(seat)
    world.tell("stood up", seat)
    return True


def play(world: World, move: Move, chance: Chance) -> None:
    """A legal move."""
    world.told = []
    kind = move[0]
    if kind == "propose":
        propose(world)
    elif kind == "vote":
        vote(world, move[1] is True)
    elif kind == "strike":
        webs.strike(world, cast(Border, move[1]))
        proceed(world)
    elif kind == "step":
        walking.step(world, cast(Place, move[1]), chance)
        proceed(world)
    elif kind == "end":
        world.tell("stopped", world.active)
        walking.end_movement(world)
        draw(world)
    elif kind == "turn":
        walking.turn_goal(world, move[1] is True, chance)
        proceed(world)
    elif kind == "creep":
        meetings.creep(world, cast(Place, move[1]), chance)
        proceed(world)
    elif kind == "halt":
        world.tell("halted", world.active, world.creeping)
        world.creeping = ""
        proceed(world)
    elif kind == "defend":
        meetings.answer(world, move[1] is True, chance)
        walking.meet_next(world, chance)
        proceed(world)
    else:
        act(world, move, chance)
        proceed(world)


def proceed(world: World) -> None:
    """To the next question, or to the next step of the turn."""
    if world.phase == "over":
        return
    world.decides = world.active
    if world.meeting is not None:
        world.phase, world.decides = "defend", world.meeting.to_ask[0]
    elif world.goal_to_turn is not None:
        world.phase = "turn"
    elif world.creeping and world.left > 0 and meetings.possible_creeps(world):
        world.phase = "creep"
    elif world.played == 0:
        world.phase = "act"
    else:
        world.creeping = ""
        if not world.moving:
            walking.begin_movement(world)
        if world.left == 0:
            walking.end_movement(world)
        if walking.possible_steps(world) or webs.within_reach(world):
            world.phase = "move"
        else:
            walking.end_movement(world)
            draw(world)


def propose(world: World) -> None:
    world.proposed = True
    world.phase = "vote"
    world.decides = (world.active + 1) % world.seats
    world.tell("proposed", world.active)


def vote(world: World, yes: bool) -> None:
    world.tell("voted", world.decides, yes)
    world.decides = (world.decides + 1) % world.seats
    if not yes:
        world.phase, world.decides = "act", world.active
    elif world.decides == world.active:
        walking.end_game(world, "agreed")


def act(world: World, move: Move, chance: Chance) -> None:
    """Step 1, all but the free ones."""
    kind, seat = cast(str, move[0]), world.active
    world.last = seat
    if kind == "discard":
        discard(world, cast(tuple[str, ...], move[1]))
        return
    world.played = 1
    card = cast(str, move[1])
    world.hands[seat].remove(card)
    given.shown(world, seat, card)
    if kind == "place":
        lay(world, card, cast(Cell, move[2]), move[3] is True)
        return
    world.tell("showed", seat, card)
    if kind == "web":
        world.webs[cast(Border, move[2])] = Web(2, seat, card)
    elif kind == "boots":
        world.boots[cast(int, move[2])] = card
    elif kind == "axe":
        world.axes[cast(int, move[2])].append(card)
    elif kind == "monster":
        meetings.call_monster(world, card, cast("Place | None", move[2]), chance)
    else:
        world.shown.append(card)
        if kind == "look":
            actions.look(world, move[2], move[3])
        elif kind == "cavein":
            actions.cave_in(world, cast(Cell, move[2]))
        else:
            swap_hands(world, cast(int, move[2]))


def discard(world: World, cards: tuple[str, ...]) -> None:
    seat = world.active
    for card in cards:
        world.hands[seat].remove(card)
        world.discarded[seat].append(card)
        given.left_unseen(world, seat, card)
    world.played = len(cards)
    world.tell("discarded", seat, tuple(map(tables.level_of, cards)), secret=cards, to=seat)


def lay(world: World, card: str, cell: Cell, turned: bool) -> None:
    world.laid[cell] = (card, turned)
    world.tell("laid", world.active, card, cell, turned)
    walking.fill_vein(world, card, cell)


def swap_hands(world: World, partner: int) -> None:
    seat = world.active
    given.swap(world, seat, partner)
    world.drawer = partner
    world.tell("swapped", seat, partner)
    for taker, giver in ((seat, partner), (partner, seat)):
        hand = tuple(world.hands[taker])
        if hand:
            world.tell("received", taker, giver, tuple(map(tables.level_of, hand)), secret=hand, to=taker)


def draw(world: World) -> None:
    due = 1 if world.drawer != world.active else max(0, world.played - world.unpaid)
    drawn = [world.pile.pop(0) for _ in range(min(due, len(world.pile)))]
    world.hands[world.drawer] += drawn
    if drawn:
        levels = tuple(map(tables.level_of, drawn))
        world.tell("drew", world.drawer, levels, secret=tuple(drawn), to=world.drawer)
    if not any(world.hands):
        walking.end_game(world, "hands empty")
    else:
        begin_turn(world, (world.active + 1) % world.seats)
