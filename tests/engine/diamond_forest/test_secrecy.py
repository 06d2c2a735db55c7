"""Whatever a seat has not seen leaves no trace in anything that it gets."""

from dataclasses import replace
from random import Random

import pytest

from tests.counts import Counts, some_of
from tests.engine.diamond_forest.play import GAME, SEATS, looking_plans, plans
from tests.engine.diamond_forest.worlds import Trace, World, exchanged, played_world
from tests.engine.reaching import all_that_reaches

pytestmark = pytest.mark.any_build

FORGETTING = ("none", "notes")


def worlds(seats: int, count: int) -> list[World]:
    """Games of all options, cut off at some move."""
    made = []
    for plan in (*plans(seats, count), *looking_plans(seats)):
        world = played_world(plan)
        random = Random(plan.seed)
        end = random.randrange(1, min(len(world.moves), 120))
        made.append(replace(world, moves=world.moves[:end]))
    return made


@some_of("seats", SEATS)
def test_a_seat_gets_the_same_in_a_world_it_cannot_tell_apart(seats: int, counts: Counts) -> None:
    random = Random(seats)
    different = 0
    for world in worlds(seats, counts(small=4, normal=30, full=600)):
        for seat in (None, random.randrange(seats)):
            other = Trace(world, seat).second_world(random)
            different += other.end().save() != world.end().save()
            assert all_that_reaches(other, seat) == all_that_reaches(world, seat)
    assert different > 10


@some_of("seats", SEATS)
def test_everybody_notices_when_the_tile_turned_over_is_another(seats: int) -> None:
    """Else the comparison of these tests would compare nothing."""
    noticed = 0
    for world in worlds(seats, 0):
        first = replace(world, moves=world.moves[:1])
        for one in Trace(first, None).seen:
            two = next(number for number, tile in enumerate(world.deal.tiles) if tile != world.deal.tiles[one])
            other = exchanged(first, one, two)
            assert all(all_that_reaches(other, seat) != all_that_reaches(first, seat) for seat in (None, *range(seats)))
            noticed += 1
    assert noticed > 5


@some_of("seats", SEATS)
def test_who_looked_in_secret_alone_notices_another_tile(seats: int) -> None:
    found = 0
    for world in worlds(seats, 0):
        for seat in range(seats):
            alone = Trace(world, seat).seen - Trace(world, None).seen
            hidden = [n for n in range(len(world.deal.tiles)) if n not in Trace(world, seat).seen]
            tiles = world.deal.tiles
            pair = next(((one, two) for one in alone for two in hidden if tiles[one] != tiles[two]), None)
            if pair is None:
                continue
            other = exchanged(world, *pair)
            assert all_that_reaches(other, seat) != all_that_reaches(world, seat)
            assert all_that_reaches(other, None) == all_that_reaches(world, None)
            found += 1
    assert found > 5


@some_of("seats", SEATS)
def test_a_view_knows_exactly_what_its_seat_has_seen(seats: int, counts: Counts) -> None:
    """Knowledge follows the tiles when they are swapped."""
    for world in worlds(seats, counts(small=4, normal=30, full=600)):
        state = world.end()
        for seat in (None, *range(seats)):
            trace = Trace(world, seat)
            known = {(tile.x, tile.y): tile.name for tile in GAME.view(state, seat).tiles if tile.name != "entrance"}
            expected = {
                place: world.deal.tiles[number] if number in trace.seen else None for place, number in trace.at.items()
            }
            assert known == expected


@some_of("seats", SEATS)
def test_a_screen_that_forgets_depends_on_what_lies_face_up_alone(seats: int, counts: Counts) -> None:
    """Not even on which covered tiles were ever seen: the screens of two games that look alike are alike."""
    for world in worlds(seats, counts(small=4, normal=30, full=600)):
        state = world.end()
        if GAME.options_of(state)["memory_aid"] not in FORGETTING:
            continue
        for seat in (None, *range(seats)):
            screen = GAME.screen(state, seat)
            assert (screen.unseen, screen.history) == ({}, [])
            for tile in screen.tiles:
                assert tile.up or (tile.name, tile.pinned, tile.spent, tile.seen_by, tile.public) == (
                    None,
                    False,
                    False,
                    [],
                    False,
                )


@some_of("seats", SEATS)
def test_a_screen_never_shows_what_the_view_does_not_know(seats: int, counts: Counts) -> None:
    for world in worlds(seats, counts(small=4, normal=30, full=600)):
        state = world.end()
        for seat in (None, *range(seats)):
            known = {(tile.x, tile.y): tile.name for tile in GAME.view(state, seat).tiles}
            for tile in GAME.screen(state, seat).tiles:
                assert tile.name in (None, known[tile.x, tile.y])


@some_of("seats", SEATS)
def test_screens_made_together_are_those_made_one_by_one(seats: int) -> None:
    everybody = (None, *range(seats))
    differ = 0
    for world in worlds(seats, 0):
        state = world.end()
        alone = {seat: GAME.screen(state, seat) for seat in everybody}
        assert GAME.screens(state, everybody) == alone
        differ += any(screen.tiles != alone[None].tiles for screen in alone.values())
    assert differ, "with a full memory aid a seat sees what it has looked at in secret"


VOTING = """
position diamond-forest
seats 4
option whisk_by vote
phase voting
turn 0
asked 3
forest
  E       imp     (path)  E
  (red)   (blue)  (green) (bog)
  E       (bog)   (path)  E
dwarf 0 1,0
dwarf 1 3,0
dwarf 2 3,1
dwarf 3 0,2
vote 1 {}
vote 2 {}
""".replace("(bog)\n  E ", "bog!\n  E ")


def test_nobody_can_tell_for_what_another_has_voted() -> None:
    one, two = (GAME.load(VOTING.format(*votes)) for votes in (("2,0", "0,1"), ("1,1", "0,1")))
    for seat in (None, 0, 2, 3):
        assert one.view(seat).save() == two.view(seat).save()
        assert one.screen(seat).save() == two.screen(seat).save()
    assert one.view(1).save() != two.view(1).save()


def test_votes_of_others_are_imagined_as_any() -> None:
    view = GAME.load(VOTING.format("2,0", "0,1")).view(2)
    sample = GAME.imaginer(view)
    votes = [GAME.view(sample(seed), 1).vote for seed in range(200)]
    assert set(votes) == {(2, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)}
    assert {GAME.view(sample(seed), 2).vote for seed in range(50)} == {(0, 1)}
