"""Worlds played over the wire: a real server at a table dealt explicitly, and everything that each client was sent.

One thing happens at a time, and the next one only when everybody has been told. So what a client gets, and in which
order, depends on the world alone, and two worlds can be compared byte by byte.
"""

import asyncio
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import connect

from permonik.analysis.opinions import GRADES
from permonik.engine.core.state import State
from permonik.server.rooms import Rooms
from permonik.server.secrets import SECRET_BYTES, secret_hash
from permonik.server.storage import Storage
from permonik.server.table import Table
from permonik.server.timeouts import Timeouts
from tests.engine.walking.worlds import World as WalkWorld
from tests.engine.worlds import World as DigWorld
from tests.server.serving import PATIENCE, WAIT, Client, Message, Server, serving
from tests.server.tables import NAMES

World = DigWorld | WalkWorld
SEATS = 5
AUDIENCE = None
EVERYBODY: tuple[int | None, ...] = (*range(SEATS), AUDIENCE)
ONE, TWO = "one", "two"
PATIENT = Timeouts(bots=0.0, contributions=600.0, roles=0.0, results=600.0, away=600.0, host=600.0)
"""Nothing happens because time has passed."""
SECONDS = re.compile(rb'"seconds":\d+')
"""What is left of a wait says only how quick the machine is."""
DEAL_SECRET_BYTES = 32
STEPS_BETWEEN_RETURNS = 3
STEPS_BETWEEN_REQUESTS = 25
STEPS_BETWEEN_RESTARTS = 40
LINES_MISSED = 7
TRIES_FOR_A_QUESTION = 30


class Source:
    """Bytes for ids, codes and secrets: the same in every world, but for what the observer may never learn.

    The seed of the deal and the secrets of the other seats are another world's own.
    """

    def __init__(self, world: str, observer: int | None) -> None:
        self.world = world
        self.observer = observer
        self.drawn: Counter[int] = Counter()

    def __call__(self, length: int) -> bytes:
        number = self.drawn[length]
        self.drawn[length] += 1
        hidden = length == DEAL_SECRET_BYTES or (length == SECRET_BYTES and number != self.observer)
        world = self.world if hidden else ONE
        return hashlib.sha256(f"{world}/{length}/{number}".encode()).digest()[:length]


class Eyes(Client):
    """One pair of eyes, a seat's or the audience's, on one socket after another. Keeps every byte of every message."""

    def __init__(self, server: Server, table: str, seat: int | None) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.secret = ""
        self.got: list[Message] = []
        self.raw: list[bytes] = []
        self.read = 0
        self.ref = 0

    async def receive(self) -> Message:
        while self.read == len(self.got):
            frame = await asyncio.wait_for(self.socket.recv(decode=False), WAIT)
            texts = [bytes(text) for text in msgspec.json.decode(frame, type=list[msgspec.Raw])]
            assert b"[" + b",".join(texts) + b"]" == frame, "a frame is its messages and nothing else"
            self.raw += [SECONDS.sub(b'"seconds":600', text) for text in texts]
            self.got += [json.loads(text) for text in texts]
        return await super().receive()

    async def come(self, last: int | None) -> Message:
        self.socket = await connect(f"ws://127.0.0.1:{self.server.port}/api/socket", **PATIENCE)
        await self.send("hello", table=self.table, secrets=[self.secret] if self.secret else [], last=last)
        return await self.next("welcome")

    async def sit(self) -> None:
        assert self.seat is not None
        self.secret = (await self.ask("sit", name=NAMES[self.seat], seat=self.seat))["secret"]

    async def told(self, number: int) -> Message:
        while (message := await self.next("told"))["line"]["number"] != number:
            pass
        return message


@dataclass
class Played:
    """What came of a world: for each pair of eyes the messages of every step, as they were on the wire."""

    shown: dict[int | None, list[list[bytes]]]
    answers: list[list[bytes]] = field(default_factory=list)
    """To plain requests, which are the same for everybody."""
    states: list[str] = field(default_factory=list)
    """The server's own state after the deal and after every move."""
    secrets: list[str] = field(default_factory=list)
    """Of the seats."""
    deal_secret: str = ""

    def hashes(self) -> list[str]:
        return [secret_hash(secret) for secret in self.secrets]

    def everything_for(self, seat: int | None) -> Iterator[bytes]:
        for messages in self.shown[seat]:
            yield from messages


class Evening:
    """One world at one table. The steps are: everybody sits down and the cards are dealt; then every move with what
    is asked and who comes back before it, now and then from what is stored; after the end of the game everybody comes
    back once more."""

    def __init__(
        self, server: Server, world: World, rooms: Rooms, table: Table, name: str, observer: int | None
    ) -> None:
        self.name = name
        self.observer = observer
        self.server = server
        self.world = world
        self.rooms = rooms
        self.table = table
        self.eyes = [Eyes(server, table.id, seat) for seat in EVERYBODY]
        self.persons = self.eyes[:SEATS]
        self.number = 0
        """The last line that everybody has been told."""
        self.pausing = False
        self.rounds_seen = 0
        self.played = Played({seat: [] for seat in EVERYBODY})

    async def run(self) -> Played:
        await self.begin()
        self.end_step()
        self.played.states.append(self.table.playing.save())
        state = self.world.begin()
        for step, move in enumerate(self.world.moves):
            await self.restart(step)
            await self.come_and_go(step)
            await self.ask(step, state)
            await self.request(step)
            await self.acknowledge()
            await self.note(step)
            await self.move(int(state.to_move), self.world.game.text(move, state))
            state.play(move)
            self.end_step()
            self.played.states.append(self.table.playing.save())
        if state.over:
            for eyes in self.eyes:
                await self.come_back(eyes, -1)
            self.end_step()
        for eyes in self.eyes:
            await eyes.close()
        self.played.secrets = [eyes.secret for eyes in self.persons]
        assert self.table.secret is not None
        self.played.deal_secret = self.table.secret.hex()
        return self.played

    def end_step(self) -> None:
        for eyes in self.eyes:
            assert eyes.read == len(eyes.got), f"nobody waited for {eyes.got[eyes.read :]}"
            self.played.shown[eyes.seat].append(eyes.raw)
            eyes.raw = []

    # Before the game.

    async def begin(self) -> None:
        for arrived, eyes in enumerate(self.eyes, start=1):
            await eyes.come(None)
            await self.notice_presence(self.eyes[:arrived])
        for eyes in self.persons:
            await eyes.sit()
            await self.hear_of(self.number + 1, but=eyes)
        await self.wish(0, "start")
        for seat in range(SEATS):
            await self.wish(seat, "contribute", contribution=f"{seat:032x}")
        await self.hear_of(self.number + 1)
        await self.settle()

    # Everybody hears of everything.

    async def wish(self, seat: int, kind: str, **fields: object) -> None:
        """A wish that is granted, and told to everybody."""
        asker = self.persons[seat]
        answer = await asker.ask(kind, seat=seat, **fields)
        assert answer["type"] == "granted", answer
        assert answer["number"] == self.number + 1
        await self.hear_of(answer["number"], but=asker)

    async def hear_of(self, number: int, but: Eyes | None = None) -> None:
        """All eyes are told a line; the one who wished it has been told already."""
        self.number = number
        for eyes in self.eyes:
            if eyes is not but:
                self.pausing = "pausing" in await eyes.told(number)

    async def notice_presence(self, eyes: list[Eyes]) -> None:
        for one in eyes:
            await one.next("presence")

    async def settle(self) -> None:
        """Nothing that was sent before this is still on its way."""
        for eyes in self.eyes:
            await eyes.ask("ping")

    # Between the moves.

    async def come_and_go(self, step: int) -> None:
        """In turns everybody leaves and comes back: with the lines missed, with no lines, with all lines."""
        if step % STEPS_BETWEEN_RETURNS:
            return
        turn = step // STEPS_BETWEEN_RETURNS
        lasts = (max(0, self.number - LINES_MISSED), None, -1)
        await self.come_back(self.eyes[turn % len(self.eyes)], lasts[(turn + turn // len(self.eyes)) % len(lasts)])

    async def come_back(self, eyes: Eyes, last: int | None) -> None:
        others = [other for other in self.eyes if other is not eyes]
        await eyes.close()
        await self.notice_presence(others)
        await eyes.come(last)
        await self.notice_presence(self.eyes)
        await self.settle()

    async def restart(self, step: int) -> None:
        """The table leaves memory; from what is stored everybody is told what has happened so far."""
        if self.pausing or step % STEPS_BETWEEN_RESTARTS != STEPS_BETWEEN_RESTARTS - 1:
            return
        room = self.rooms.rooms[self.table.id]
        for left, eyes in enumerate(self.eyes, start=1):
            await eyes.close()
            await self.notice_presence(self.eyes[left:])
        while room.listeners:
            await asyncio.sleep(0.001)
        await self.rooms.journal.write_snapshot(room)
        del self.rooms.rooms[self.table.id]
        for arrived, eyes in enumerate(self.eyes, start=1):
            welcome = await eyes.come(-1)
            assert len(welcome["sights"][0]["missed"]) == self.number + 1
            await self.notice_presence(self.eyes[:arrived])
        await self.settle()
        self.table = self.rooms.rooms[self.table.id].table

    async def ask(self, step: int, state: State) -> None:
        """The seat to move asks about a card of its own, and in turns another one about any card, and tries it."""
        random = Random(step)
        acting = int(state.to_move)
        other = (acting + 1 + step % (SEATS - 1)) % SEATS
        game = self.world.game
        await self.persons[acting].ask("why", seat=acting, move=question(self.world, state, acting, random))
        text = f"{game.notation.moves.blocks[1].kind} {random.choice(game.vocabulary.deck_names)}"
        await self.persons[other].ask("why", seat=other, move=text)
        answer = await self.persons[other].ask("move", seat=other, move=text, after=self.number)
        assert answer["type"] == "refused"

    async def request(self, step: int) -> None:
        """What anybody can ask for without a seat."""
        if step % STEPS_BETWEEN_REQUESTS == 0:
            paths = (f"/api/tables/{self.table.id}/record", f"/api/codes/{self.table.code}", "/health")
            self.played.answers.append([(await self.server.fetch(path))[1] for path in paths])

    async def acknowledge(self) -> None:
        if not self.pausing:
            return
        self.rounds_seen += 1
        for seat in range(SEATS):
            await self.wish(seat, "acknowledge", round=self.rounds_seen)
        await self.hear_of(self.number + 1)
        await self.settle()

    async def note(self, step: int) -> None:
        """In turns everybody notes something about others, or nothing: each world has notes of its own, but for those
        of the observer."""
        seat = step % SEATS
        random = Random(f"{ONE if seat == self.observer else self.name}/{seat}/{step}")
        others = [other for other in range(SEATS) if other != seat]
        for _ in range(random.choice((0, 0, 1, 2))):
            noted = {"about": random.choice(others), "grade": random.choice(GRADES)}
            answer = await self.persons[seat].ask("note", seat=seat, **noted)
            assert (answer["type"], answer["number"]) == ("granted", self.number)

    async def move(self, seat: int, text: str) -> None:
        await self.wish(seat, "move", move=text, after=self.number)
        if self.pausing:
            await self.settle()


def question(world: World, state: State, seat: int, random: Random) -> str:
    """Any move, mostly one with a card of the seat's hand, so that the refusal is about more than the hand."""
    game = world.game
    hand = game.screen(state, seat).hand
    tried = [random.randrange(game.move_count) for _ in range(TRIES_FOR_A_QUESTION)]
    return game.text(next((move for move in tried if game.parts(move).card in hand), tried[0]))


def play_over_the_wire(world: World, name: str = ONE, observer: int | None = AUDIENCE) -> Played:
    """Everything that everybody gets while a world is played on a server of its own."""
    houses: list[Rooms] = []
    evenings: list[Played] = []

    def doubted(storage: Storage) -> Rooms:
        clock = count(1_000_000)
        rooms = Rooms(
            storage,
            now=lambda: float(next(clock)),
            source=Source(name, observer),
            dealer=lambda table: world.begin(),
        )
        houses.append(rooms)
        return rooms

    async def act(server: Server) -> None:
        body = {"game": world.game.id, "seats": SEATS, "options": world.deal.options}
        status, answer = await server.fetch("/api/tables", body)
        assert status == 201
        table = houses[0].rooms[json.loads(answer)["table"]].table
        evenings.append(await Evening(server, world, houses[0], table, name, observer).run())

    with TemporaryDirectory() as folder:
        serving(Path(folder), act, PATIENT, doubted)
    return evenings[0]
