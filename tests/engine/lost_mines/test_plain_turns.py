"""What the plain second implementation makes of single rules, in small woods."""

from random import Random
from typing import Any

import pytest

from tests.engine.lost_mines.plain import turn, walking
from tests.engine.lost_mines.plain.by_chance import Luck
from tests.engine.lost_mines.plain.setup import set_up
from tests.engine.lost_mines.plain.world import Deal, World
from tests.engine.plain_grid import Cell

pytestmark = pytest.mark.any_build  # the engine has no part in it
YELLOW, BLUE = (1, 2), (1, 4)
TOP = (9, 0)


def small_wood(laid: dict[Cell, tuple[str, bool]], figures: list[Cell], **facts: Any) -> tuple[World, Luck]:
    """Seat 0 is to act; every hand has two cards to discard, and the mines from north to south are gems, gold, silver
    and the dragon's."""
    seats = len(figures)
    world = World(seats, rounds=1)
    deal = Deal(
        starter=0,
        mines=("gems", "gold", "silver", "dragon"),
        treasures=tuple([("gems", 5), ("gems", 3), ("gold", 2), ("silver", 1)][:seats]),
        spare_treasures=(),
        dwarfs=tuple([("yellow", "loyal"), ("blue", "loyal"), ("yellow", "selfish"), ("blue", "saboteur")][:seats]),
        undealt=(),
        hands=(("lm13", "lm13"),) * seats,
        pile=("lm20",) * 10,
        aside=(),
    )
    set_up(world, deal)
    world.laid, world.figures = laid, figures
    for name, fact in facts.items():
        setattr(world, name, fact)
    turn.begin_turn(world, 0)
    return world, Luck(world, Random(1))


def play(wood: tuple[World, Luck], *moves: Any) -> World:
    world, luck = wood
    for move in moves:
        assert move in turn.legal(world), (move, turn.legal(world))
        turn.play(world, move, luck)
    return world


ONE: tuple[Any, ...] = ("discard", ("lm13",))
BOTH: tuple[Any, ...] = ("discard", ("lm13", "lm13"))
CROSS = ("lm01", False)


def test_a_trap_takes_from_the_draw_of_an_empty_hand() -> None:
    wood = small_wood({(2, 2): CROSS}, [YELLOW, BLUE, BLUE], traps={(YELLOW, "E")})
    world = play(wood, BOTH, ("step", (2, 2)), ("stop",))
    assert world.hands[0] == ["lm20"]


def test_a_trap_takes_a_card_at_each_crossing() -> None:
    wood = small_wood({(2, 2): CROSS}, [YELLOW, BLUE, BLUE], traps={(YELLOW, "E")})
    world = play(wood, ONE, ("step", (2, 2)), ("step", YELLOW), ("stop",))
    assert world.trapped[0] == ["lm13"]
    assert world.hands[0] == []


def test_a_storm_leaves_tokens_while_a_card_lies_beside_them() -> None:
    joint, end = (YELLOW, "E"), ((2, 2), "E")
    wood = small_wood({(2, 2): CROSS}, [YELLOW, BLUE, BLUE], hands=[["storm"], ["lm13"], ["lm13"]])
    wood[0].trolls, wood[0].traps = {joint: 2}, {end}
    world = play(wood, ("storm", (2, 2)))
    assert world.trolls == {joint: 2}
    assert world.traps == set()
    assert sorted(world.shown) == ["lm01", "storm"]


def test_a_troll_bars_its_border_until_its_players_turn() -> None:
    joint = (YELLOW, "E")
    wood = small_wood({(2, 2): CROSS}, [YELLOW, YELLOW, YELLOW], hands=[["troll"], ["lm13"], ["lm13"]])
    world = play(wood, ("troll", joint))
    assert world.decides == 1
    play(wood, ONE)
    play(wood, ONE)
    assert world.trolls == {}
    assert world.shown == ["troll"]


def test_rocks_and_overcome_obstacles_hold_one_figure() -> None:
    wood = small_wood({(2, 2): ("lm17", False), (2, 4): ("lm18", False)}, [YELLOW, (2, 2), BLUE])
    world = wood[0]
    assert not walking.may_step(world, "E")
    world.figures[1] = BLUE
    assert walking.may_step(world, "E")
    world.active = 2
    assert not walking.may_step(world, "E")
    world.overcome.add((2, 4))
    assert walking.may_step(world, "E")
    world.figures[0] = (2, 4)
    assert not walking.may_step(world, "E")


def test_five_steps_from_a_campfire_only() -> None:
    row = {(x, 2): CROSS for x in range(2, 8)}
    world = play(small_wood(row | {(3, 2): ("lm02", False)}, [(2, 2), BLUE, BLUE]), ONE)
    assert world.steps == 3
    world = play(small_wood(row | {(2, 2): ("lm02", False)}, [(2, 2), BLUE, BLUE]), ONE)
    assert world.steps == 5


def test_a_mine_is_turned_to_be_open_where_it_is_entered() -> None:
    """Gems, NE: from the west it must be turned."""
    world = play(small_wood({(8, 0): CROSS}, [(8, 0), BLUE, BLUE]), ONE, ("step", TOP))
    assert world.uncovered == {TOP: True}
    assert (world.phase, turn.legal(world)) == ("take", {("take", 0), ("take", 1)})
    play((world, Luck(world, Random(1))), ("take", 1))
    assert world.takers == [None, 0, None]


def test_a_mine_that_fits_both_ways_is_turned_by_choice() -> None:
    """Gold, NEW: from the east both ways are open."""
    wood = small_wood({(10, 2): ("lm16", False)}, [(10, 2), BLUE, BLUE])
    world = play(wood, ONE, ("step", (9, 2)))
    assert world.phase == "turn"
    play(wood, ("turn", True))
    assert world.uncovered == {(9, 2): True}
    assert world.takers == [None, None, 0]


def test_the_last_treasure_ends_the_round_without_a_draw() -> None:
    wood = small_wood({(10, 4): ("lm16", False)}, [(10, 4), BLUE, BLUE, BLUE], takers=[1, 1, 2, None])
    world = play(wood, ONE, ("step", (9, 4)))
    assert world.over
    assert world.hands[0] == ["lm13"]
    assert world.points == [1, 8, 2, 0]
