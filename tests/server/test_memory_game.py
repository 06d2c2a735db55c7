"""A game about memory at the table: no pause between rounds, and a face is told once, live, and never again."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from permonik.engine.diamond_forest.tiles import NAMES
from permonik.server.lines import Committed, Dealt, Moved, Opened, read_line
from permonik.server.room import Room
from permonik.server.screens import offered_moves
from permonik.server.table import Table
from tests.engine.diamond_forest.play import GAME, IMPS, SEATS, Plan, looking_plans, plans
from tests.engine.diamond_forest.worlds import Trace, World, exchanged, played_world
from tests.server.serving import Server, play, seated, serving
from tests.server.tables import SECRET, Logged

MOVES = 150
BOARD = "eoo/ooo/ooe:path1,imp1,bog1,rock1,red1,blue1,green1"
FACES = {f'"{name}"' for name in NAMES if name != "entrance"}


def played(moves: int = MOVES, **options: object) -> Logged:
    return Logged(3, "diamond-forest", **{"max_rounds": 0, **options}).fill().deal().play_on(moves)


def room_of(logged: Logged) -> Room:
    """The room of a table as its server has it after a restart without a snapshot."""
    room = Room(Table(logged.table.id, logged.table.code))
    room.table.secret = SECRET
    for body in logged.log:
        room.append(read_line(body))
    return room


def caught_up(room: Room, seat: int | None, after: int = -1) -> list[bytes]:
    return [bytes(text) for text in room.missed(after, seat)]


def faces_in(texts: Iterable[bytes]) -> set[str]:
    """The tiles that are named anywhere in what a client gets."""
    return {face for text in texts for face in FACES if face in text.decode()}


def test_the_table_never_pauses_between_rounds() -> None:
    logged = played()
    assert int(logged.table.playing.round) > 3
    assert not logged.table.is_pausing
    assert offered_moves(logged.table, int(logged.table.playing.to_move))


@pytest.mark.rule("FO-148")
@pytest.mark.parametrize("aid", ["none", "notes", "fading"])
def test_who_comes_back_is_told_no_face(aid: str) -> None:
    room = room_of(played(memory_aid=aid))
    for seat in (None, 0, 1, 2):
        missed = caught_up(room, seat)
        assert len(missed) == len(room.lines) > MOVES
        assert faces_in(missed) == set()
        assert [json.loads(text)["events"] for text in missed if b'"kind":"moved"' in text] == [[]] * MOVES


@pytest.mark.rule("FO-148")
def test_whoever_is_there_is_told_every_face_live() -> None:
    logged = played()
    room = room_of(logged)
    live = [room.told(number, line, {0})[0] for number, (line, _) in enumerate(room.lines)]
    assert {'"path"', '"imp"'} <= faces_in(live)


@pytest.mark.rule("FO-148")
def test_after_the_end_everything_is_told_again() -> None:
    room = room_of(played(2_000, max_rounds=10))
    assert room.table.phase == "over"
    assert {'"path"', '"imp"'} <= faces_in(caught_up(room, 0))


def test_a_full_memory_aid_tells_again() -> None:
    room = room_of(played(memory_aid="full"))
    assert {'"path"', '"imp"'} <= faces_in(caught_up(room, None))


@pytest.mark.rule("FO-114")
def test_the_screen_of_a_table_names_only_what_lies_face_up() -> None:
    room = room_of(played())
    for seat in (None, 0, 1, 2):
        screen = room.screens.whole(seat)
        assert screen is not None
        shown = json.loads(bytes(screen))
        assert {tuple(tile) for tile in shown["tiles"] if not tile.get("up")} == {("x", "y")}
        assert (shown["unseen"], shown["history"]) == ({}, [])


def test_a_game_is_played_over_the_wire_and_who_comes_back_is_told_no_face(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        wish = {"game": "diamond-forest", "seats": 2, "options": {"board": BOARD, "max_rounds": 5}}
        status, body = await server.fetch("/api/tables", wish)
        assert status == 201
        client, seat, secret = await seated(server, json.loads(body)["table"], "Eva")
        await client.ask("employ", seat=seat, target=1, level="random")
        await client.ask("start", seat=seat)
        await client.ask("contribute", seat=seat, contribution="0" * 32)
        for number in range(8):
            while not (message := await client.next("told")).get("moves"):
                pass
            if number == 7:
                break
            await client.send("move", seat=seat, move=message["moves"][-1]["text"], after=message["line"]["number"])
        again = await server.client(json.loads(body)["table"], secret, last=-1)
        missed = (await again.next("welcome"))["sights"][0]["missed"]
        assert len(missed) > 8
        assert faces_in([json.dumps(missed).encode()]) == set()
        await client.send("move", seat=seat, move=message["moves"][-1]["text"], after=message["line"]["number"])
        await play(client, seat)
        assert not any(one.get("pausing") for one in client.got)
        over = await server.client(json.loads(body)["table"], secret, last=-1)
        assert faces_in([json.dumps((await over.next("welcome"))["sights"][0]["missed"]).encode()])

    serving(tmp_path, act)


# Second worlds.


class Keeper:
    """Listens for a seat and keeps every byte."""

    def __init__(self, seat: int | None, sent: list[bytes]) -> None:
        self.seats = frozenset[int]() if seat is None else frozenset({seat})
        self.reads = True
        self.push = sent.append

    def recheck(self) -> None:
        """May always see what it sees."""


def what_a_seat_is_sent(world: World, seat: int | None) -> list[bytes]:
    """Every byte about the game: live, and to somebody who comes back after each line."""
    room = Room(Table("table-1", "ABCDEF", lambda _: world.begin()))
    room.append(Opened("diamond-forest", 1, world.deal.seats, dict(world.deal.options)))
    room.append(Committed("0" * 64))
    room.append(Dealt())
    sent = [bytes(room.screens.whole(seat) or b"")]
    room.listeners.add(Keeper(seat, sent))
    for move in world.moves:
        state = room.table.playing
        number = room.append(Moved(int(state.to_move), room.table.game.text(move, state), "person"))
        sent += caught_up(room, seat, number - 1)
    return [*sent, *caught_up(room, seat)]


@pytest.mark.rule("FO-114", "FO-149")
@pytest.mark.parametrize("seats", SEATS)
def test_every_byte_is_the_same_in_a_forest_that_the_seat_cannot_tell_apart(seats: int) -> None:
    random = Random(seats)
    different = 0
    for plan in (*plans(seats, 0), *looking_plans(seats)):
        world = played_world(plan)
        world = replace(world, moves=world.moves[: random.randrange(1, min(len(world.moves), 100))])
        for seat in (None, random.randrange(seats)):
            other = Trace(world, seat).second_world(random)
            different += other.deal != world.deal
            assert what_a_seat_is_sent(other, seat) == what_a_seat_is_sent(world, seat)
    assert different > 5


@pytest.mark.rule("FO-132")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_byte_says_for_what_another_has_voted(seats: int) -> None:
    faces = ",".join(["whisk"] * 6)
    world = played_world(
        Plan(seats, 0, True, {"board": IMPS, "max_rounds": 20, "whisk_by": "vote", "die_faces": faces})
    )
    state = world.begin()
    votes = 0
    for number, move in enumerate(world.moves[:60]):
        if GAME.view(state, None).phase == "voting":
            voter, cells = int(state.to_move), [cell for cell in state.moves() if cell != move]
            one, two = (replace(world, moves=(*world.moves[:number], cell)) for cell in (move, cells[0]))
            if state.clone().play(move)[-1].name == "voted":  # not the last vote, after which all see where it goes
                same = [seat for seat in (None, *range(seats)) if sent_alike(one, two, seat)]
                assert same == [seat for seat in (None, *range(seats)) if seat != voter]
                votes += 1
        state.play(move)
    assert votes > 2


def sent_alike(one: World, two: World, seat: int | None) -> bool:
    return what_a_seat_is_sent(one, seat) == what_a_seat_is_sent(two, seat)


def test_another_face_makes_another_byte() -> None:
    """Else the comparison would compare nothing."""
    world = played_world(next(plans(2, 0)))
    world = replace(world, moves=world.moves[:1])
    (seen,) = Trace(world, None).seen
    tiles = world.deal.tiles
    two = next(number for number, tile in enumerate(tiles) if tile != tiles[seen])
    assert what_a_seat_is_sent(exchanged(world, seen, two), None) != what_a_seat_is_sent(world, None)
