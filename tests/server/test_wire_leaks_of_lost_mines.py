"""Nothing that a seat has not observed of Lost Mines leaves a trace in any byte that its client is sent (LM-252).

As in the other tests of leaks; here the worlds differ in the mines, the values of treasures, the roles, and the cards
in other hands, in the pile, set aside, thrown away unseen and lost to traps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random

import msgspec
import pytest

from permonik.engine.core.state import EventRow
from permonik.server import line_messages, message_cache
from permonik.server.lines import AnyLine
from tests.counts import Counts, some_of
from tests.engine.lost_mines.worlds import Trace, played_world
from tests.engine.walking.worlds import World
from tests.server.test_wire_leaks import before_the_end, difference, leak_field, shown_with
from tests.server.worlds import AUDIENCE, EVERYBODY, SEATS, TWO, Played, play_over_the_wire

KINDS = Trace.kinds
SWAPS = 6
SEEDS = range(40)
LENGTHS = (30, 60, 90, 120)
"""After how many moves it is looked whether a seat knows what another one does not."""


def second_world(world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int) -> World:
    """A world that a seat cannot tell from this one; not every swap leads to one."""
    for _ in range(count):
        trace = Trace(world, seat)
        swaps = trace.swaps(kinds)
        other = trace.swapped(random.choice(swaps)) if swaps else world
        world = other if trace.can_be(other) else world
    return world


@pytest.mark.parametrize("kind", KINDS)
def test_every_byte_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(kind: str, counts: Counts) -> None:
    number = KINDS.index(kind)
    for game in range(number, number + counts(small=1, normal=1, full=30)):
        random = Random(game)
        world = played_world(SEATS, game)
        world = replace(world, moves=world.moves[: random.choice([40, 80, len(world.moves)])])
        seat = random.choice(EVERYBODY)
        other = second_world(second_world(world, seat, random, [kind], SWAPS), seat, random, KINDS, SWAPS)
        one, two = play_over_the_wire(world), play_over_the_wire(other, TWO, seat)
        assert one.states[-1] == world.end().save()
        assert two.states != one.states
        assert difference(one, two, seat) == ""
        assert difference(one, two, AUDIENCE) == "", "the audience has observed no more than any seat"


# Leaks that the comparison must find.


@dataclass(frozen=True)
class Doubt:
    """Two worlds that one seat can tell apart by a field of its screen, and another cannot."""

    one: World
    two: World
    knower: int
    observer: int

    def compared(self) -> str:
        one, two = play_over_the_wire(self.one), play_over_the_wire(self.two, TWO, self.observer)
        return difference(one, two, self.observer)


def field_of(world: World, seat: int, field: str) -> object:
    return msgspec.to_builtins(world.end().screen(seat))[field]


def begun_worlds() -> Iterator[World]:
    for seed in SEEDS:
        world = played_world(SEATS, seed)
        yield from (replace(world, moves=world.moves[:length]) for length in LENGTHS)


def doubt_about(kind: str, field: str, *, trapped: bool = False) -> Doubt:
    for world in begun_worlds():
        players = world.game.view(world.end(), None).players
        for knower, observer in permutations(range(SEATS), 2):
            if trapped and not (players[knower].lost and players[knower].discarded == 0):
                continue
            trace = Trace(world, observer)
            known = Trace(world, knower).open[kind][trace.round]
            swaps = [swap for swap in trace.swaps([kind]) if swap.round == trace.round and {swap.one, swap.two} & known]
            for swap in swaps[:3]:
                other = trace.swapped(swap)
                if trace.can_be(other) and field_of(other, knower, field) != field_of(world, knower, field):
                    return Doubt(world, other, knower, observer)
    raise AssertionError(f"nobody knows more of {kind} than another")


def leak_events(planter: pytest.MonkeyPatch, knower: int) -> None:
    """Everybody is told what one seat is told."""

    def message(
        number: int, line: AnyLine, told: EventRow | None, seat: int | None, *, retells: bool = True
    ) -> dict[str, object]:
        return line_messages.message(number, line, told, knower, retells=retells)

    planter.setattr(message_cache, "message", message)


SECRETS = {
    "a mine that was looked at": ("mines", "covered"),
    "the value of a treasure": ("treasures", "treasures"),
    "the roles that a seat knows": ("dwarves", "players"),
    "the own role": ("dwarves", "role"),
    "a hand": ("deck", "hand"),
    "what was thrown away": ("deck", "own_discards"),
    "what a trap took": ("deck", "own_discards"),
}


@some_of("secret", list(SECRETS)[:4], list(SECRETS)[4:])
def test_a_leak_makes_a_difference(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, field = SECRETS[secret]
    doubt = doubt_about(kind, field, trapped=secret == "what a trap took")
    assert doubt.compared() == "", "without a leak there is none"
    with monkeypatch.context() as planter:
        leak_field(planter, field, doubt.knower)
        assert doubt.compared() != ""
    leak_events(monkeypatch, doubt.knower)
    assert doubt.compared() != "", "nor may it be heard of"


# What must not be in any message, whatever the world.


@pytest.fixture(scope="module")
def evening() -> Played:
    """A game in which somebody found a treasure."""
    worlds = (played_world(SEATS, seed) for seed in SEEDS)
    return play_over_the_wire(next(one for one in worlds if one.game.view(one.end(), None).results[0].treasures))


@pytest.mark.rule("LM-248")
def test_a_watcher_is_shown_no_hand_no_role_no_value_and_no_covered_mine(evening: Played) -> None:
    messages = before_the_end(evening, AUDIENCE)
    for field in ("hand", "own_discards", "role"):
        shown = [screen[field] for screen in shown_with(messages, field) if "seen_by" not in screen]
        assert shown
        assert not any(shown), field
    treasures = [treasure for screen in shown_with(messages, "treasures") for treasure in screen["treasures"]]
    assert {treasure["value"] for treasure in treasures} == {None}
    assert {treasure["taker"] for treasure in treasures} > {None}, "all see who has which"
    players = [player for screen in shown_with(messages, "players") for player in screen["players"]]
    assert {player["role"] for player in players} == {None}
    mines = [mine for screen in shown_with(messages, "covered") for mine in screen["covered"]]
    open_ones = [mine for mine in mines if mine["face"] is not None]
    assert open_ones
    assert len(open_ones) < len(mines)
