"""People at tables: each has a socket, reads all it is told, and plays a random move of those it is offered."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter

import msgspec

from benchmarks.load.server import HOST, Server
from benchmarks.load.wire import Wire

SEATS = 5
PATIENCE = 60.0
"""Seconds that an answer may take before the benchmark gives up."""


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    pass


class Sight(msgspec.Struct):
    moves: list[msgspec.Raw] = []


class Welcome(Message):
    number: int
    sights: list[Sight]


class Line(msgspec.Struct):
    number: int
    kind: str


class Changes(msgspec.Struct):
    round: int = 0
    over: bool = False


class Told(Message):
    line: Line
    changes: Changes = msgspec.field(default_factory=Changes)
    moves: list[msgspec.Raw] | None = None
    pausing: bool = False


class Presence(Message):
    pass


class Waiting(Message):
    pass


class Seated(Message):
    ref: int
    seat: int
    secret: str = ""


class Granted(Message):
    ref: int


class Refused(Message):
    ref: int
    code: str


class Offer(msgspec.Struct):
    text: str


Answer = Seated | Granted
MESSAGES = msgspec.json.Decoder(list[Welcome | Told | Presence | Waiting | Seated | Granted | Refused])
OFFER = msgspec.json.Decoder(Offer)
ENCODER = msgspec.json.Encoder()


class Player:
    """One person on one socket."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.wire: Wire
        self.ref = 0
        self.asked: dict[int, asyncio.Future[Answer]] = {}
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.secret = ""
        self.offered: list[msgspec.Raw] = []
        self.after = 0
        """The last line that this player was told."""
        self.moving = 0
        """The ref of the move that is not acknowledged yet."""
        self.began = 0.0
        self.sent = 0.0

    async def sit(self, server: Server) -> None:
        self.wire = await Wire.connect(HOST, server.port_for(self.table.number, self.seat), "/api/socket", self.hear)
        self.wire.closed.add_done_callback(lambda _: self.table.lose_socket())
        self.send(type="hello", table=self.table.id)
        await asyncio.wait_for(self.greeted, PATIENCE)
        seated = await self.ask(type="sit", name=f"Player {self.seat}", seat=self.seat)
        assert isinstance(seated, Seated)
        self.secret = seated.secret

    def send(self, **message: object) -> int:
        self.ref += 1
        self.wire.send(ENCODER.encode({"ref": self.ref, **message}))
        return self.ref

    async def ask(self, **wish: object) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked[self.send(**wish)] = answer
        return await asyncio.wait_for(answer, PATIENCE)

    def move(self, began: float) -> None:
        """Plays now; the time until the acknowledgement counts from `began`."""
        text = OFFER.decode(self.table.choice.choice(self.offered)).text
        self.offered = []
        self.began, self.sent = began, perf_counter()
        self.moving = self.send(type="move", seat=self.seat, move=text, after=self.after)
        self.table.played += 1
        self.table.score.in_flight += 1

    def hear(self, frame: bytes) -> None:
        for message in MESSAGES.decode(frame):
            match message:
                case Told():
                    self.take(message)
                case Granted(ref) | Seated(ref):
                    self.take_answer(ref, message)
                case Welcome():
                    self.greeted.set_result(None)
                case Refused():
                    self.table.score.failed = f"the server refused a wish: {message.code}"

    def take_answer(self, ref: int, answer: Answer) -> None:
        if ref == self.moving:
            self.moving = 0
            self.table.score.in_flight -= 1
            self.table.score.latencies.append(perf_counter() - self.began)
        elif ref in self.asked:
            self.asked.pop(ref).set_result(answer)

    def take(self, told: Told) -> None:
        self.after = told.line.number
        if told.line.kind == "committed":
            self.send(type="contribute", seat=self.seat, contribution=f"{self.table.choice.getrandbits(128):032x}")
        elif told.line.kind == "dealt":
            self.table.told_of_deal += 1
        if told.pausing and told.changes.round:
            self.send(type="acknowledge", seat=self.seat, round=told.changes.round - 1)
        if told.changes.over:
            self.table.score.over = True
        if told.moves:
            self.offered = told.moves
            self.table.release(self)


class Score:
    """What has been measured at many tables."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        """Seconds until the acknowledgement of each move."""
        self.in_flight = 0
        self.over = False
        """Whether a game is over."""
        self.failed = ""


class Table:
    """Five people, or more, who play together. Whoever is to move does so when `release` says."""

    def __init__(
        self, number: int, score: Score, release: Callable[[Player], None], seats: int = SEATS, game: str = "saboteur"
    ) -> None:
        self.number = number
        self.seats = seats
        self.game = game
        self.id = ""
        self.choice = Random(number)
        self.score = score
        self.release = release
        self.players: list[Player] = []
        self.told_of_deal = 0
        self.played = 0
        self.leaving = False

    async def set_up(self, server: Server) -> None:
        """Until the cards are dealt and everybody knows."""
        self.id = await asyncio.to_thread(server.new_table, self.seats, self.game)
        self.players = [Player(self, seat) for seat in range(self.seats)]
        for player in self.players:
            await player.sit(server)
        await self.players[0].ask(type="start", seat=0)
        await until(lambda: self.told_of_deal == self.seats, self.score)

    def lose_socket(self) -> None:
        if not self.leaving:
            self.score.failed = "the server closed a socket"

    async def leave(self) -> None:
        self.leaving = True
        await asyncio.gather(*(player.wire.close() for player in self.players))


async def until(is_done: Callable[[], bool], score: Score, seconds: float = PATIENCE) -> None:
    """Waits for something that the server is to bring about."""
    end = perf_counter() + seconds
    while not is_done():
        if score.failed or perf_counter() > end:
            raise RuntimeError(score.failed or f"the server took longer than {seconds:.0f} s")
        await asyncio.sleep(0.005)
