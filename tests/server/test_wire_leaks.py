"""Nothing that a seat has not observed leaves a trace in any byte that its client is sent.

The worlds differ in the cards, goals, roles and gold that the seat has not seen (with the expansion also in swapped
hands and hats, spare roles and cards set aside), in the hidden part of the moves that go with them, in the seed of the
deal, in the secrets of the other seats and in what these note about anybody. Ids, codes, the clock and the seat's own
secret are the same. After the end the record opens everything to everybody, so it is asked for only before the end;
what the sockets say is compared to the end, and after it.
"""

import json
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

import msgspec
import pytest

from permonik.engine.core.state import EventRow
from permonik.server import connection, decisions, line_messages, message_cache, protocol, room, screens
from permonik.server.connection import Connection
from permonik.server.lines import AnyLine, Line, Moved, Noted, Sat
from permonik.server.room import Room
from permonik.server.screens import Screens
from permonik.server.table import Table
from tests.counts import Counts
from tests.engine.saboteur import worlds as base
from tests.engine.saboteur2 import worlds as expansion
from tests.engine.worlds import Tracer, World, second_world
from tests.server.serving import Message
from tests.server.worlds import AUDIENCE, EVERYBODY, SEATS, TWO, Played, play_over_the_wire


@dataclass(frozen=True)
class Subject:
    """A game, who follows its secrets, and what may change places."""

    played: Callable[[int], World]
    tracer: Tracer
    kinds: tuple[str, ...]

    def second(self, world: World, seat: int | None, random: Random, kinds: Sequence[str], count: int) -> World:
        return second_world(self.tracer, world, seat, random, kinds, count)


BASE = Subject(
    lambda game: base.played_world(SEATS, game, steered=game % 4 != 0), base.Trace, ("deck", "goals", "roles", "stack")
)
EXPANSION = Subject(lambda game: expansion.played_world(SEATS, game), expansion.Trace, ("deck", "goals", "roles"))
MASKED = ("commitment",)
"""The fields that may differ: a commitment says nothing before the seed is shown."""
MASK = re.compile(f'"({"|".join(MASKED)})":"[0-9a-f]*"'.encode())
PARTS = 2
"""The games are divided, so that processes can share the work."""
SWAPS = 6


def masked(messages: Sequence[bytes]) -> list[bytes]:
    return [MASK.sub(rb'"\1":"masked"', message) for message in messages]


def difference(one: Played, two: Played, seat: int | None) -> str:
    """The first thing that a seat gets in one world and not in the other, as far as the second one was played."""
    steps = len(two.shown[seat])
    assert steps <= len(one.shown[seat])
    for step in range(steps):
        first, second = masked(one.shown[seat][step]), masked(two.shown[seat][step])
        if first != second:
            return f"step {step}: {first} or {second}"
    if one.answers[: len(two.answers)] != two.answers:
        return f"{one.answers} or {two.answers}"
    return ""


def cut_off(world: World, random: Random) -> World:
    """The beginning of a game, a game until something is decided without a card (gold is shared out or stolen), or
    all of it: at the end less is left to hide."""
    decided = [number for number, move in enumerate(world.moves) if number and world.game.parts(move).card is None]
    ends = [len(world.moves), random.randrange(1, len(world.moves)), *random.sample(decided, min(1, len(decided)))]
    return replace(world, moves=world.moves[: random.choice(ends)])


def unlike_world(subject: Subject, world: World, seat: int | None, number: int) -> World:
    """A world that a seat cannot tell from this one: other facts of one kind, if any are hidden, and of all kinds."""
    random, kinds = Random(number), subject.kinds
    other = subject.second(world, seat, random, [kinds[number % len(kinds)]], 1)
    other = subject.second(other, seat, random, kinds, SWAPS)
    undone = other == world
    return subject.second(other, seat, random, kinds, 1) if undone else other


@pytest.mark.parametrize("part", range(PARTS))
def test_every_byte_is_the_same_in_a_world_that_the_seat_cannot_tell_apart(part: int, counts: Counts) -> None:
    games = counts(small=1, normal=1, full=40)
    observers = counts(small=1, normal=1, full=len(EVERYBODY))
    compare_worlds(BASE, range(part, PARTS * games, PARTS), observers)


def test_every_byte_is_the_same_however_hands_and_hats_change_places(counts: Counts) -> None:
    compare_worlds(EXPANSION, range(counts(small=1, normal=1, full=20)), counts(small=1, normal=1, full=6))


def compare_worlds(subject: Subject, games: range, observers: int) -> None:
    for game in games:
        world = subject.played(game)
        one = play_over_the_wire(world)
        assert one.states[-1] == world.end().save()
        for number in range(game * observers, (game + 1) * observers):
            seat = EVERYBODY[number % len(EVERYBODY)]
            begun = cut_off(world, Random(number))
            other = unlike_world(subject, begun, seat, number)
            two = play_over_the_wire(other, TWO, seat)
            assert two.states[-1] == other.end().save()
            assert two.states != one.states[: len(two.states)]
            assert difference(one, two, seat) == ""
            assert difference(one, two, AUDIENCE) == "", "the audience has observed no more than any seat"


# Leaks that the comparison must find.

Plant = Callable[[pytest.MonkeyPatch], None]


def leak_events(planter: pytest.MonkeyPatch) -> None:
    """Everybody is told what seat 0 is told."""

    def message(
        number: int, line: AnyLine, told: EventRow | None, seat: int | None, *, retells: bool = True
    ) -> dict[str, object]:
        return line_messages.message(number, line, told, 0, retells=retells)

    planter.setattr(message_cache, "message", message)


def leak_changes(planter: pytest.MonkeyPatch) -> None:
    """Everybody's screen shows the hand of seat 0 when something changes."""
    leak_field(planter, "hand")


def leak_field(planter: pytest.MonkeyPatch, field: str, knower: int = 0) -> None:
    """Everybody's screen shows a field of one seat's when something changes."""
    changes = Screens.changes

    def leaking(self: Screens, seats: Collection[int | None]) -> dict[int | None, dict[str, object]]:
        leak = {field: msgspec.to_builtins(self.table.playing.screen(knower))[field]}
        return {seat: fields | leak for seat, fields in changes(self, seats).items()}

    planter.setattr(Screens, "changes", leaking)


def leak_whole_screens(planter: pytest.MonkeyPatch) -> None:
    """Whoever comes back sees the screen of seat 0."""
    whole = Screens.whole
    planter.setattr(Screens, "whole", lambda self, seat: whole(self, 0))


def leak_missed_lines(planter: pytest.MonkeyPatch) -> None:
    """Whoever comes back is told what seat 0 has missed."""
    sight = Connection.sight

    def leaking(self: Connection, seat: int | None, last: int | None) -> protocol.Sight:
        shown = sight(self, seat, last)
        return protocol.Sight(seat=seat, screen=shown.screen, moves=shown.moves, missed=sight(self, 0, last).missed)

    planter.setattr(Connection, "sight", leaking)


def leak_what_was_stored(planter: pytest.MonkeyPatch) -> None:
    """Of what happened before the table came into memory, everybody is told what seat 0 was."""
    missed = Room.missed

    def leaking(self: Room, after: int | None, seat: int | None) -> list[msgspec.Raw]:
        stored = max(0, self.first_live - max(0, (after or 0) + 1))
        return [*missed(self, after, 0)[:stored], *missed(self, after, seat)[stored:]]

    planter.setattr(Room, "missed", leaking)


def leak_choices(planter: pytest.MonkeyPatch) -> None:
    """Everybody is shown what the seat to move can choose from."""

    class Anybody(int):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = int.__hash__

    planter.setattr(room, "chooser", lambda table: Anybody(screens.chooser(table)))


def leak_refusals(planter: pytest.MonkeyPatch) -> None:
    """Everybody is answered as the seat to move."""

    def require_legal(table: Table, seat: int, text: str) -> None:
        decisions.require_legal(table, int(table.playing.to_move), text)

    planter.setattr(connection, "require_legal", require_legal)


def show_more(planter: pytest.MonkeyPatch, kind: type[Line], field: str) -> None:
    shown: dict[type[Line], tuple[str, ...]] = {**line_messages.PUBLIC, kind: (*line_messages.PUBLIC[kind], field)}
    planter.setattr(line_messages, "PUBLIC", shown)


def leak_moves(planter: pytest.MonkeyPatch) -> None:
    """The text of a move names the card that was discarded unseen."""
    show_more(planter, Moved, "move")


def leak_hashes(planter: pytest.MonkeyPatch) -> None:
    """What could be used to try secrets out."""
    show_more(planter, Sat, "secret_hash")


def leak_seed(planter: pytest.MonkeyPatch) -> None:
    """The seed of the deal, shown before the end in place of another field."""
    welcome = Connection.welcome

    def leaking(self: Connection, last: int | None) -> protocol.Welcome:
        shown = welcome(self, last)
        return msgspec.structs.replace(shown, closed_because=(self.room.table.secret or b"").hex())

    planter.setattr(Connection, "welcome", leaking)


def leak_notes_as_they_come(planter: pytest.MonkeyPatch) -> None:
    """Everybody is told what anybody notes."""

    def confide(self: Room, line: Noted) -> None:
        self.say(protocol.Noted(seat=line.seat, about=line.about, grade=line.grade))

    planter.setattr(Room, "confide", confide)


def leak_notes_of_others(planter: pytest.MonkeyPatch) -> None:
    """Whoever comes back is shown what anybody has noted."""

    def grades(self: Table, seat: int | None) -> dict[int, str]:
        return {one.about: one.grade for one in self.opinions}

    planter.setattr(Table, "grades", grades)


def leak_that_something_was_noted(planter: pytest.MonkeyPatch) -> None:
    """Notes are counted with the lines that everybody is told."""
    welcome = Connection.welcome

    def leaking(self: Connection, last: int | None) -> protocol.Welcome:
        return msgspec.structs.replace(welcome(self, last), number=self.room.stored - 1)

    planter.setattr(Connection, "welcome", leaking)


LEAKS: tuple[Plant, ...] = (
    leak_events,
    leak_changes,
    leak_whole_screens,
    leak_missed_lines,
    leak_what_was_stored,
    leak_choices,
    leak_refusals,
    leak_moves,
    leak_hashes,
    leak_seed,
    leak_notes_as_they_come,
    leak_notes_of_others,
    leak_that_something_was_noted,
)


def doubt_in(subject: Subject) -> tuple[World, World]:
    """Two worlds that seat 3 cannot tell apart, in the middle of a round."""
    world = subject.played(0)
    world = replace(world, moves=world.moves[:60])
    return world, subject.second(world, 3, Random(3), ("deck", "roles"), 12)


@pytest.fixture(scope="module")
def doubt() -> tuple[World, World]:
    return doubt_in(BASE)


def compared(doubt: tuple[World, World]) -> str:
    one, two = doubt
    return difference(play_over_the_wire(one), play_over_the_wire(two, TWO, 3), 3)


def test_without_a_leak_there_is_no_difference(doubt: tuple[World, World]) -> None:
    assert compared(doubt) == ""


@pytest.mark.parametrize("plant", LEAKS)
def test_a_leak_makes_a_difference(plant: Plant, doubt: tuple[World, World], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert compared(doubt) != ""


def leak_known_roles(planter: pytest.MonkeyPatch) -> None:
    """Everybody's screen shows the roles that seat 0 knows."""
    leak_field(planter, "known_roles")


def leak_given_hands(planter: pytest.MonkeyPatch) -> None:
    """Everybody's screen shows the hands that seat 0 gave away."""
    leak_field(planter, "given")


@pytest.fixture(scope="module")
def doubt_about_hats() -> tuple[World, World]:
    return doubt_in(EXPANSION)


def test_without_a_leak_there_is_no_difference_with_hats_and_hands(doubt_about_hats: tuple[World, World]) -> None:
    assert compared(doubt_about_hats) == ""


@pytest.mark.parametrize("plant", [leak_known_roles, leak_given_hands])
def test_a_leak_of_hats_and_hands_makes_a_difference(
    plant: Plant, doubt_about_hats: tuple[World, World], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    assert compared(doubt_about_hats) != ""


# What must not be in any message, whatever the world.


@pytest.fixture(scope="module")
def evening() -> Played:
    return play_over_the_wire(BASE.played(5))


@pytest.fixture(scope="module")
def tricky_evening() -> Played:
    return play_over_the_wire(EXPANSION.played(10))


def fields_of(value: object) -> Iterator[tuple[str, object]]:
    """All fields of a message, however deep. Results of rounds, and roles that the rules reveal, are left out."""
    match value:
        case {"name": "revealed"}:
            return
        case dict():
            for name, inner in value.items():
                if name != "results":
                    yield name, inner
                    yield from fields_of(inner)
        case list():
            for inner in value:
                yield from fields_of(inner)


def events_of(value: object) -> Iterator[Message]:
    for name, inner in fields_of(value):
        if name == "events":
            assert isinstance(inner, list)
            yield from inner


def before_the_end(evening: Played, seat: int | None) -> list[Message]:
    """All messages but those of the last move and after it."""
    return [json.loads(message) for messages in evening.shown[seat][:-2] for message in messages]


def test_a_watcher_is_shown_no_hand_no_role_and_no_secret(evening: Played) -> None:
    messages = before_the_end(evening, AUDIENCE)
    found = [field for message in messages for field in fields_of(message)]
    names = {name for name, _ in found}
    assert "secret" not in names
    assert names >= {"hand", "role", "own_discards", "looks", "gold", "moves", "events"}
    secret = ("hand", "role", "own_discards", "looks", "gold", "moves")
    assert [(name, value) for name, value in found if name in secret and value not in (None, [])] == []


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_seat_is_told_no_secret_of_another_seat(evening: Played, seat: int) -> None:
    secret = [event for message in before_the_end(evening, seat) for event in events_of(message) if "secret" in event]
    assert {event["name"] for event in secret} >= {"got_role", "drew"}
    assert {event["args"]["seat"] for event in secret} == {seat}


@pytest.mark.parametrize("seat", EVERYBODY)
def test_no_message_carries_a_key_that_is_not_the_clients_own(evening: Played, seat: int | None) -> None:
    text = b"".join(evening.everything_for(seat)).decode()
    keys = [secret for holder, secret in enumerate(evening.secrets) if holder != seat]
    for key in (*keys, *evening.hashes(), evening.deal_secret):
        assert key
        assert key not in text
    assert [secret for secret in evening.secrets if secret in text] == ([] if seat is None else [evening.secrets[seat]])


# The same in the game with the expansion.


def shown_with(messages: list[Message], name: str) -> list[Message]:
    """Everything in these messages that has a field, however deep: screens and their changes."""
    objects = [inner for message in messages for _, inner in fields_of(message) if isinstance(inner, dict)]
    return [inner for inner in objects if name in inner]


def test_a_watcher_is_shown_no_role_before_the_round_is_over(tricky_evening: Played) -> None:
    shown = shown_with(before_the_end(tricky_evening, AUDIENCE), "known_roles")
    early = [screen["known_roles"] for screen in shown if screen.get("phase") != "stealing"]
    assert len(early) > SEATS
    assert {role for roles in early for role in roles} == {None}
    assert any(role for screen in shown for role in screen["known_roles"]), "thieves choose when all roles are known"


def test_a_watcher_is_shown_no_hand_that_was_given_away_and_no_hat_laid_away(tricky_evening: Played) -> None:
    messages = before_the_end(tricky_evening, AUDIENCE)
    found = [field for message in messages for field in fields_of(message)]
    assert {name for name, _ in found} >= {"hand", "role", "own_discards", "given", "laid_away"}
    assert [value for name, value in found if name in ("hand", "role", "own_discards", "given") and value] == []
    hats = [hat for name, hats in found if name == "laid_away" and isinstance(hats, list) for hat in hats]
    assert hats
    assert set(hats) == {None}


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_seat_is_told_no_hat_and_no_hand_of_another_seat(tricky_evening: Played, seat: int) -> None:
    messages = before_the_end(tricky_evening, seat)
    secret = [event for message in messages for event in events_of(message) if "secret" in event]
    assert {event["name"] for event in secret} >= {"got_role", "drew", "received"}
    wearers = [event["args"]["on" if event["name"] == "swapped_hats" else "seat"] for event in secret]
    assert set(wearers) == {seat}
