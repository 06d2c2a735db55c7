"""The plain second implementation against the examples of the rules, and games that it plays on its own."""

from collections import Counter
from random import Random

import pytest

from tests.counts import Counts
from tests.engine.lost_mines.plain import tables, turn
from tests.engine.lost_mines.plain.by_chance import Luck
from tests.engine.lost_mines.plain.scoring import gains
from tests.engine.lost_mines.plain.setup import faults_of_deal
from tests.engine.lost_mines.plain.world import World

pytestmark = pytest.mark.any_build  # the engine has no part in it
L, S, E = "loyal", "saboteur", "selfish"
Y, B = "yellow", "blue"


@pytest.mark.parametrize(
    ("dwarfs", "found", "dragon", "expected"),
    [
        ([(Y, L), (Y, L), (B, L), (B, L), (Y, S), (B, E)], [[5], [3], [2], [2], [4], [3]], 3, [4, 4, 2, 0, 4, 3]),
        ([(Y, L), (Y, L), (Y, L)], [[4], [4], [3]], None, [4, 4, 3]),
        ([(Y, L), (Y, L), (B, S)], [[4], [4, 2], []], None, [3, 3, 3]),
        ([(Y, L), (Y, L), (B, S)], [[], [2], []], None, [0, 2, 0]),
        ([(Y, L), (Y, E), (Y, S)], [[5], [4], [3]], None, [5, 4, 3]),
        ([(Y, L), (B, S), (B, S)], [[4, 4], [], []], 0, [2, 2, 2]),
        ([(B, E), (B, L), (Y, L)], [[1], [], []], 0, [0, 0, 0]),
    ],
)
def test_examples_of_scoring(
    dwarfs: list[tuple[str, str]], found: list[list[int]], dragon: int | None, expected: list[int]
) -> None:
    assert gains(dwarfs, found, dragon) == expected


def test_tables_have_as_many_cards_as_the_box() -> None:
    assert len(tables.deck()) == 63
    assert sum(count for _, _, count in tables.PATHS.values()) == 40
    kinds = Counter(kind for _, kind, count in tables.PATHS.values() for _ in range(count))
    assert kinds == {"plain": 23, "camp": 4, "rocks": 4, "tree": 3, "lake": 3, "pit": 3}


@pytest.mark.parametrize("seats", range(3, 10))
def test_a_game_by_chance_comes_to_its_end_and_loses_no_card(seats: int, counts: Counts) -> None:
    for seed in range(counts(small=2, normal=4, full=100)):
        random = Random(seed)
        world = World(seats, early_end=seed % 2 == 1)
        luck = Luck(world, random)
        deal = luck.deal(seed % seats)
        assert faults_of_deal(seats, deal) == []
        turn.begin_round(world, deal)
        while not world.over:
            moves = sorted(turn.legal(world), key=repr)
            assert turn.default(world) in moves
            turn.play(world, moves[int(random.random() * len(moves))], luck)
            assert Counter(all_cards(world)) == Counter(tables.deck())


def all_cards(world: World) -> list[str]:
    piles = [world.pile, world.aside, world.shown, *world.hands, *world.discarded, *world.trapped]
    on_the_table = [card for card, _ in world.laid.values()] + ["troll"] * len(world.trolls)
    return [card for cards in piles for card in cards] + on_the_table
