"""The whole game as it is played: who decides what, and what comes of it."""

from itertools import combinations
from typing import Protocol, cast

from tests.engine.lost_mines.plain import actions, placing, scoring, tables, walking
from tests.engine.lost_mines.plain.setup import forget, next_starter, set_up
from tests.engine.lost_mines.plain.world import Deal, World, by_table, is_covered_mine
from tests.engine.plain_grid import OPPOSITE, Border, Cell, beside, border
from tests.engine.plain_play import Move


class Chance(Protocol):
    """What the rules leave to chance, given from outside."""

    def trapped_card(self, hand: list[str]) -> str: ...

    def next_deal(self) -> Deal: ...


def legal(world: World) -> set[Move]:
    """Everything that the deciding seat may do."""
    if world.phase == "over":
        return set()
    if world.phase == "vote":
        return {("vote", True), ("vote", False)}
    if world.phase == "move":
        here = world.figures[world.active]
        return {("stop",)} | {("step", beside(here, edge)) for edge in walking.possible_steps(world)}
    if world.phase == "turn":
        return {("turn", turned) for turned in (False, True)}
    if world.phase == "take":
        return {("take", place) for place in walking.to_take(world)}
    moves = placing.placements(world) | actions.actions(world) | discards(world)
    if world.early_end and not world.proposed:
        moves.add(("propose",))
    return moves


def discards(world: World) -> set[Move]:
    hand = by_table(world.hands[world.active])
    return {("discard", cards) for number in (1, 2) for cards in combinations(hand, number)}


def default(world: World) -> Move:
    """When time runs out (LM-238)."""
    if world.phase == "vote":
        return ("vote", False)
    if world.phase == "move":
        return ("stop",)
    if world.phase == "turn":
        return ("turn", False)
    if world.phase == "take":
        return ("take", min(walking.to_take(world)))
    return ("discard", (by_table(world.hands[world.active])[0],))


def begin_round(world: World, deal: Deal) -> None:
    set_up(world, deal)
    world.tell("round", world.round, world.starter)
    for seat, (clan, role) in enumerate(world.dwarfs):
        world.tell("dwarf", seat, clan, secret=role, to=seat)
        world.tell("drew", seat, len(world.hands[seat]), secret=tuple(world.hands[seat]), to=seat)
    begin_turn(world, world.starter)


def begin_turn(world: World, seat: int) -> None:
    """Of the first seat from this one on that has cards."""
    while True:
        for where in [where for where, owner in world.trolls.items() if owner == seat]:
            actions.remove_troll(world, where)
        if world.hands[seat]:
            break
        if seat not in world.out:
            world.out.add(seat)
            world.tell("out", seat)
        seat = (seat + 1) % world.seats
    world.active = world.decides = seat
    world.phase = "act"
    world.proposed = False
    world.played = world.unpaid = world.steps = 0


def play(world: World, move: Move, chance: Chance) -> None:
    """A legal move."""
    world.told = []
    kind = move[0]
    if kind == "propose":
        propose(world)
    elif kind == "vote":
        vote(world, move[1] is True, chance)
    elif kind == "step":
        step(world, cast(Cell, move[1]), chance)
    elif kind == "stop":
        end_movement(world, chance)
    elif kind == "turn":
        turn_mine(world, move[1] is True, chance)
    elif kind == "take":
        take(world, cast(int, move[1]), chance)
    else:
        act(world, move)
        begin_movement(world, chance)


def propose(world: World) -> None:
    world.proposed = True
    world.phase = "vote"
    world.decides = (world.active + 1) % world.seats
    world.tell("proposed", world.active)


def vote(world: World, yes: bool, chance: Chance) -> None:
    world.tell("voted", world.decides, yes)
    world.decides = (world.decides + 1) % world.seats
    if not yes:
        world.phase, world.decides = "act", world.active
    elif world.decides == world.active:
        end_round(world, chance)


def act(world: World, move: Move) -> None:
    """Step 1, all but the end by agreement."""
    kind, seat = move[0], world.active
    hand = world.hands[seat]
    world.last = seat
    if kind == "discard":
        cards = cast(tuple[str, ...], move[1])
        for card in cards:
            hand.remove(card)
            world.discarded[seat].append(card)
        world.tell("discarded", seat, len(cards), secret=cards, to=seat)
        world.played = len(cards)
        return
    world.played = 1
    card = cast(str, move[1]) if kind in ("place", "tool", "look") else cast(str, kind)
    hand.remove(card)
    if kind == "place":
        placing.lay(world, card, cast(Cell, move[2]), move[3] is True)
        return
    world.tell("showed", seat, card)
    if kind == "troll":
        world.trolls[cast(Border, move[1])] = seat
        return
    world.shown.append(card)
    if kind == "trap":
        world.traps.add(cast(Border, move[1]))
    elif kind == "tool":
        world.overcome.add(cast(Cell, move[2]))
    elif kind == "look":
        actions.look(world, cast(str, move[2]), move[3])
    else:
        actions.storm(world, cast(Cell, move[1]))


def begin_movement(world: World, chance: Chance) -> None:
    world.steps = walking.steps_at_first(world)
    go_on(world, chance)


def go_on(world: World, chance: Chance) -> None:
    if world.steps == 0 or not walking.possible_steps(world):
        end_movement(world, chance)
    else:
        world.phase = "move"


def step(world: World, there: Cell, chance: Chance) -> None:
    seat, here = world.active, world.figures[world.active]
    edge = next(edge for edge in "NESW" if beside(here, edge) == there)
    world.steps -= 1
    world.figures[seat] = there
    world.tell("stepped", seat, there)
    if border(here, edge) in world.traps:
        spring_trap(world, chance)
    if is_covered_mine(world, there):
        enter_covered_mine(world, there, OPPOSITE[edge], chance)
    else:
        go_on(world, chance)


def spring_trap(world: World, chance: Chance) -> None:
    seat = world.active
    if not world.hands[seat]:
        world.unpaid += 1
        world.tell("trap found nothing", seat)
        return
    card = chance.trapped_card(world.hands[seat])
    world.hands[seat].remove(card)
    world.trapped[seat].append(card)
    world.tell("trapped", seat, secret=card, to=seat)


def enter_covered_mine(world: World, there: Cell, entered: str, chance: Chance) -> None:
    """The movement is over. All see the mine before it is turned."""
    world.steps = 0
    ways = walking.ways_to_turn(world, there, entered)
    if len(ways) == 2:
        world.phase = "turn"
        world.tell("reached", world.active, there, world.mines[there])
    else:
        turn_mine(world, ways[0], chance, rule=walking.rule_for_turning(world, there, entered))


def turn_mine(world: World, turned: bool, chance: Chance, rule: str = "") -> None:
    seat, there = world.active, world.figures[world.active]
    kind = world.mines[there]
    world.uncovered[there] = turned
    world.tell("uncovered", seat, there, kind, turned)
    if rule:
        world.tell("no choice", there, rule)
    if kind == "dragon":
        world.dragon = seat
        world.tell("dragon", seat)
    end_movement(world, chance)


def end_movement(world: World, chance: Chance) -> None:
    world.steps = 0
    places = walking.to_take(world)
    if len(places) > 1:
        world.phase = "take"
    elif places:
        take(world, places[0], chance)
    else:
        draw(world, chance)


def take(world: World, place: int, chance: Chance) -> None:
    seat = world.active
    kind, value = world.treasures[place]
    world.takers[place] = seat
    world.tell("took", seat, place, kind, secret=value, to=seat)
    if None not in world.takers:
        end_round(world, chance)
    else:
        draw(world, chance)


def draw(world: World, chance: Chance) -> None:
    number = min(len(world.pile), max(0, world.played - world.unpaid))
    drawn = [world.pile.pop(0) for _ in range(number)]
    world.hands[world.active] += drawn
    if drawn:
        world.tell("drew", world.active, number, secret=tuple(drawn), to=world.active)
    if not any(world.hands):
        end_round(world, chance)
    else:
        begin_turn(world, (world.active + 1) % world.seats)


def end_round(world: World, chance: Chance) -> None:
    found = [values_taken(world, seat) for seat in range(world.seats)]
    gains = scoring.gains(world.dwarfs, found, world.dragon)
    world.pots = [scoring.pot(clan, world.dwarfs, found) for clan in tables.CLANS]
    world.points = [one + gain for one, gain in zip(world.points, gains, strict=True)]
    world.tell("scored", tuple(world.dwarfs), tuple(map(tuple, found)), tuple(gains))
    if world.round == world.rounds:
        world.over, world.phase = True, "over"
        return
    starter = next_starter(world)
    deal = chance.next_deal()
    assert deal.starter == starter, f"seat {starter} starts by the rules, got {deal.starter}"
    forget(world)
    begin_round(world, deal)


def values_taken(world: World, seat: int) -> list[int]:
    return [value for taker, (_, value) in zip(world.takers, world.treasures, strict=True) if taker == seat]
