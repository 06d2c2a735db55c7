"""The plain second implementation against the examples of the rules, and games that it plays on its own."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.counts import Counts
from tests.engine.dark_cave.plain import cave, tables, turn
from tests.engine.dark_cave.plain.by_chance import Luck
from tests.engine.dark_cave.plain.crowd import crowd
from tests.engine.dark_cave.plain.scoring import treasure_values, winners
from tests.engine.dark_cave.plain.setup import faults_of_deal
from tests.engine.dark_cave.plain.world import World
from tests.engine.dark_cave.players import purposeful
from tests.engine.plain_play import by_chance

pytestmark = pytest.mark.any_build  # the engine has no part in it
CROSSING = {"I": 1, "II": 2, "III": 3}
CHANGE_OVER = {"I": 3, "II": 3, "III": 5}


def test_example_of_scoring() -> None:
    sides, nuggets, escaped = ["yellow", "yellow", "blue", "blue", "blue"], [2, 2, 2, 3, 0], [2, 0, 1, 3]
    assert treasure_values(sides, nuggets, escaped) == {"yellow": 12, "blue": 10}
    assert winners(sides, nuggets, escaped) == [0, 1]
    assert winners(["blue", "yellow"], [0, 0], [1]) == [1]
    assert winners(["blue", "yellow"], [3, 3], []) == []


def test_tables_have_as_many_cards_as_the_box() -> None:
    assert [len(tables.deck(level)) for level in tables.LEVELS] == [29, 27, 26]
    assert sum(tables.PATH_COUNTS.values()) == 50
    features = Counter({row[0]: int(row[4]) for row in tables.PATH_ROWS})
    by_feature = Counter[str]()
    for card, count in features.items():
        by_feature[tables.FACES[card].feature] += count
    assert by_feature == {"": 24, "deadend": 2, "lair": 9, "ladder": 4, "bridge": 4, "tunnel": 5, "vein": 2}


@pytest.mark.parametrize("card", tables.PATH_LEVELS)
def test_crossing_a_card_costs_as_much_as_its_level(card: str) -> None:
    """Fields of a card passed from one edge to another, without its tunnel where both belong to one path."""
    face, level = tables.FACES[card], tables.PATH_LEVELS[card]
    world = World(2, laid={(9, 9): (card, False)})
    for one, other in combinations("".join(face.groups), 2):
        together = any(one in group and other in group for group in face.groups)
        cost = fields_passed(world, one, other)
        if together and face.feature != "deadend":
            assert cost == CROSSING[level]
        elif face.feature == "tunnel":
            assert cost == CHANGE_OVER[level]
        else:
            assert cost is None


def fields_passed(world: World, one: str, other: str) -> int | None:
    here = ((9, 9), cave.field_at(world, (9, 9), one))
    there = ((9, 9), cave.field_at(world, (9, 9), other))
    reached, cost = {here}, 1
    while there not in reached:
        more = reached | {place for known in reached for place in cave.inside_the_card(world, known)}
        if more == reached:
            return None
        reached, cost = more, cost + 1
    return cost


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_comes_to_its_end_and_loses_nothing(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=4, normal=4, full=100)):
        random = Random(seed)
        world, luck = World(seats, early_end=seed % 4 == 3), Luck(random)
        deal = luck.deal(seats, seed % seats)
        assert faults_of_deal(seats, deal) == []
        turn.begin(world, deal)
        if seed % 2:
            crowd(world, random, 20)
        choose = purposeful(random) if seed // 2 % 2 else by_chance(random)
        while world.phase != "over":
            moves = sorted(turn.legal(world), key=repr)
            assert turn.default(world) in moves
            turn.play(world, choose(world, moves), luck)
            check_nothing_is_lost(world)


def check_nothing_is_lost(world: World) -> None:
    every = Counter(card for level in tables.LEVELS for card in tables.deck(level))
    assert Counter(all_cards(world)) == every
    assert world.bank + sum(world.nuggets) + len(world.veins) == tables.NUGGETS
    assert set(world.monsters) == set(world.monster_cards)
    if world.phase == "defend":
        return  # whoever meets a monster at the exit is asked for an axe before getting out
    for figure in world.figures:
        assert figure is None or figure not in cave.fields_with(world, "exit")


def all_cards(world: World) -> list[str]:
    piles = [world.pile, world.removed, world.shown, *world.hands, *world.discarded, *world.lost, *world.axes]
    on_the_table = [card for card, _ in world.laid.values()] + list(world.boots.values())
    on_the_table += [web.card for web in world.webs.values()] + [card for _, card in world.monster_cards.values()]
    return [card for cards in piles for card in cards] + on_the_table
