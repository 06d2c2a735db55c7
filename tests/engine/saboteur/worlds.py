"""Second worlds for the tests of secrecy: the same game with facts swapped that a seat has not observed.

A world is an explicit deal and the moves made. `Trace` follows every card of the deal by its number in the deck, every
goal and every gold card, and knows from the rules alone who has observed what. It never asks the engine what a seat
knows, and never the imaginer.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random

import msgspec

from permonik.engine.core.game import Parts
from permonik.engine.core.options import OptionValue
from permonik.engine.saboteur.cards import BY_SEATS, DECK, FACES, GOLD
from permonik.engine.saboteur.facts import DealFacts, DealFile
from permonik.engine.saboteur.notation import GOALS
from permonik.engine.saboteur.rules import Saboteur
from tests.engine.play import GAME, chooser

ROUNDS = 3
SAMPLE_OF_MOVES = 12
STEPS_BETWEEN_VIEWS = 11


@dataclass(frozen=True)
class World:
    """A deal of all rounds, and the moves made so far."""

    deal: DealFile
    moves: tuple[int, ...] = ()

    def begin(self) -> Saboteur:
        return GAME.load(msgspec.json.encode(self.deal))

    def end(self) -> Saboteur:
        state = self.begin()
        for move in self.moves:
            state.play(move)
        return state


@dataclass(frozen=True)
class Swap:
    """Two facts that change places: of the deck, the goals or the roles of a round, or of the stack of gold cards."""

    kind: str
    round: int
    one: int
    two: int


def random_deal(seats: int, random: Random) -> DealFile:
    """Shuffled here, by Python: the engine's generators have no part in it."""
    dwarves = BY_SEATS[seats]
    deals = []
    for _ in range(ROUNDS):
        roles = ["miner"] * dwarves["miners"] + ["saboteur"] * dwarves["saboteurs"]
        goals = list(FACES)
        deck = [card.name for card in DECK for _ in range(card.count)]
        for cards in (roles, goals, deck):
            random.shuffle(cards)
        deals.append(DealFacts(roles, goals, deck))
    stack = [nuggets for nuggets, count in GOLD for _ in range(count)]
    random.shuffle(stack)
    options: dict[str, OptionValue] = {"rounds": ROUNDS}
    return DealFile(game=GAME.id, seats=seats, deals=deals, first=random.randrange(seats), stack=stack, options=options)


def played_world(seats: int, seed: int, *, steered: bool) -> World:
    """A whole game in an explicit deal."""
    random = Random(seed)
    world = World(random_deal(seats, random))
    choose = chooser(random, steered=steered)
    state, moves = world.begin(), []
    while not state.over:
        moves.append(choose(state))
        state.play(moves[-1])
    return replace(world, moves=tuple(moves))


class Trace:
    """Where each card of a world went, and what one seat (None: the audience) has observed of it."""

    def __init__(self, world: World, seat: int | None) -> None:
        self.world = world
        self.seat = seat
        self.seats = world.deal.seats
        self.round = -1
        self.drawn = 0
        self.open_goals: dict[int, set[int]] = defaultdict(set)
        self.open_cards: dict[int, set[int]] = defaultdict(set)
        self.roles_open = False
        self.hands: list[list[int]] = []
        self.discards: dict[int, tuple[int, int]] = {}
        """Which card of which round was discarded by which move."""
        self.keeps: dict[int, int] = {}
        """Which gold card was kept by which move."""
        self.taken = 0
        self.offer: list[int] = []
        self.looks: dict[int, list[int]] = defaultdict(list)
        """For each gold card the moves at which the seat saw it on offer."""
        self.open_gold: set[int] = set()
        self.follow()

    def follow(self) -> None:
        state = self.world.begin()
        self.listen(state, 0)
        for number, move in enumerate(self.world.moves):
            self.use(number, int(state.to_move), GAME.parts(move))
            state.play(move)
            self.listen(state, number + 1)
        if state.over:
            self.open_gold.update(self.keeps.values())

    @property
    def deck(self) -> Sequence[str]:
        return self.world.deal.deals[self.round].deck

    @property
    def stack(self) -> Sequence[int]:
        assert self.world.deal.stack is not None
        return self.world.deal.stack

    def listen(self, state: Saboteur, number: int) -> None:
        """What the table saw happen after a move."""
        assert state.past is not None
        for event in state.past:
            if event.name == "dealt":
                self.round += 1
                self.drawn = 0
                self.roles_open = False
                self.hands = [[] for _ in range(self.seats)]
            elif event.name == "drew":
                seat = int(str(event.args["seat"]))
                self.hands[seat].append(self.drawn)
                if seat == self.seat:
                    self.open_cards[self.round].add(self.drawn)
                self.drawn += 1
            elif event.name in ("uncovered", "reached"):
                self.open_goals[self.round].add(GOALS.index((int(str(event.args["x"])), int(str(event.args["y"])))))
            elif event.name == "round_ended":
                self.roles_open = True
            elif event.name == "offered":
                self.look(int(str(event.args["seat"])), int(str(event.args["count"])), number)

    def look(self, seat: int, count: int, number: int) -> None:
        if not self.offer:
            self.offer = list(range(self.taken, self.taken + count))
            self.taken += count
        if seat == self.seat:
            for gold in self.offer:
                self.looks[gold].append(number)

    def use(self, number: int, seat: int, parts: Parts) -> None:
        """The card that a move used: seen by all, unless it was discarded or kept."""
        if parts.kind == "keep":
            gold = next(gold for gold in self.offer if self.stack[gold] == parts.nuggets)
            self.offer.remove(gold)
            self.keeps[number] = gold
            if seat == self.seat:
                self.open_gold.add(gold)
            return
        if parts.kind == "turn":
            return
        card = next(card for card in self.hands[seat] if self.deck[card] == parts.card)
        self.hands[seat].remove(card)
        if parts.kind == "discard":
            self.discards[number] = self.round, card
        else:
            self.open_cards[self.round].add(card)
        if parts.kind == "map" and seat == self.seat:
            assert parts.x is not None
            assert parts.y is not None
            self.open_goals[self.round].add(GOALS.index((parts.x, parts.y)))

    def swaps(self) -> dict[str, list[Swap]]:
        """All pairs of different facts that the seat cannot tell apart, by their kind."""
        found: dict[str, list[Swap]] = {"deck": [], "goals": [], "roles": [], "stack": []}
        for number in range(self.round + 1):
            deal = self.world.deal.deals[number]
            found["deck"] += pairs("deck", number, deal.deck, self.open_cards[number])
            found["goals"] += pairs("goals", number, deal.goals, self.open_goals[number])
        if not self.roles_open:
            known = set() if self.seat is None else {self.seat}
            found["roles"] = pairs("roles", self.round, self.world.deal.deals[self.round].roles, known)
        found["stack"] = [
            swap
            for swap in pairs("stack", 0, self.stack, self.open_gold)
            if self.looks[swap.one] == self.looks[swap.two]
        ]
        return found

    def swapped(self, swap: Swap) -> World:
        """The world in which two facts have changed places, with the hidden moves that go with it."""
        deal = swapped_deal(self.world.deal, swap)
        moves = list(self.world.moves)
        if swap.kind == "deck":
            for number, (round_, card) in self.discards.items():
                moves[number] = GAME.parse(f"discard {deal.deals[round_].deck[card]}")
        elif swap.kind == "stack":
            assert deal.stack is not None
            for number, gold in self.keeps.items():
                moves[number] = GAME.parse(f"keep {deal.stack[gold]}")
        return World(deal, tuple(moves))


def pairs(kind: str, number: int, facts: Sequence[object], known: set[int]) -> list[Swap]:
    unknown = [place for place in range(len(facts)) if place not in known]
    return [Swap(kind, number, one, two) for one, two in combinations(unknown, 2) if facts[one] != facts[two]]


def swapped_deal(deal: DealFile, swap: Swap) -> DealFile:
    if swap.kind == "stack":
        assert deal.stack is not None
        stack = list(deal.stack)
        stack[swap.one], stack[swap.two] = stack[swap.two], stack[swap.one]
        return msgspec.structs.replace(deal, stack=stack)
    facts = list(getattr(deal.deals[swap.round], swap.kind))
    facts[swap.one], facts[swap.two] = facts[swap.two], facts[swap.one]
    deals = list(deal.deals)
    deals[swap.round] = msgspec.structs.replace(deals[swap.round], **{swap.kind: facts})
    return msgspec.structs.replace(deal, deals=deals)


def second_world(world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int) -> World:
    """Another world that must look the same to a seat: `count` swaps, each worked out anew."""
    for _ in range(count):
        trace = Trace(world, seat)
        swaps = trace.swaps()
        choices = [kind for kind in kinds if swaps[kind]]
        if choices:
            world = trace.swapped(random.choice(swaps[random.choice(choices)]))
    return world


def all_that_reaches(world: World, seat: int | None) -> list[object]:
    """Everything that a seat gets while a world is played: events, moves and refusals, views and screens.

    A view carries all that was told before it, so some of the views on the way and the last one are enough.
    """
    state = world.begin()
    got = [*what_is_told(state, seat), *what_is_shown(state, seat)]
    for number, move in enumerate(world.moves, start=1):
        state.play(move)
        got += what_is_told(state, seat)
        if number % STEPS_BETWEEN_VIEWS == 0 or number == len(world.moves):
            got += what_is_shown(state, seat)
    return got


def what_is_shown(state: Saboteur, seat: int | None) -> list[object]:
    return [state.view(seat).save(), state.screen(seat).save()]


def what_is_told(state: Saboteur, seat: int | None) -> list[object]:
    assert state.past is not None
    told: list[object] = [repr(event.seen_by(seat)) for event in state.past]
    if seat is not None:
        random = Random(state.number)
        asked = [random.randrange(GAME.move_count) for _ in range(SAMPLE_OF_MOVES)]
        told += [repr(state.refusal(move, seat)) for move in asked]
        if state.to_move == seat:
            told += [state.moves(), state.default_move()]
    return told
