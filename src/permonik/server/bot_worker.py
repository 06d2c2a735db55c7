"""A process in which bots think: it gets a seat's view as bytes, and nothing else of the table.

It tells every thought as soon as the bot has it, so whoever asked holds the best so far at any moment.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from permonik.bots import Budget, Thought, bot
from permonik.bots.workers import begin_worker
from permonik.engine import game
from permonik.server.logs import log, trace_of

STARTING = 120.0
"""Seconds after which a process that has not begun its work is given up."""
GRACE = 1.0
"""Seconds that a bot has to end its search when it is told that it has thought enough."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked."""

    game: str
    level: str
    view: bytes
    moves: list[int]
    seed: int
    budget: Budget


Answer = Callable[[Question], Iterator[Thought]]
Hear = Callable[[Thought], None]
"""Takes a thought as soon as the bot has it; called in the thread that listens."""


def hear_nothing(_: Thought) -> None:
    pass


class Sign(Enum):
    """What is said between the processes besides questions and thoughts."""

    READY = "ready"
    ENOUGH = "enough"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot has raised an exception."""

    trace: str


def answer(question: Question) -> Iterator[Thought]:
    view = game(question.game).load_view(question.view)
    thinker = bot(question.game, question.level)
    return thinker.thoughts(view, question.moves, question.seed, question.budget.iterations)


def work(connection: Connection, answer: Answer) -> None:
    """What the process does."""
    begin_worker()
    connection.send(Sign.READY)
    while True:
        question = connection.recv()
        if isinstance(question, Question):  # "enough" may come when the bot is done
            connection.send(think_aloud(question, connection, answer))


def think_aloud(question: Question, connection: Connection, answer: Answer) -> Sign | Failure:
    try:
        for thought in answer(question):
            connection.send(thought)
            if connection.poll():
                break
    except Exception:
        return Failure(trace_of())
    return Sign.DONE


class BotWorker:
    """The process as the server sees it. It begins with the first question, and again after it has died."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.connection: Connection | None = None
        self.process: BaseProcess | None = None
        self.closed = False
        self.lock = threading.Lock()

    def ask(self, question: Question, timeout: float, hear: Hear = hear_nothing) -> Thought | None:
        """The best thought that the bot has when its time is over; None when it has none after `timeout` seconds."""
        listener = Listener(question, timeout, hear)
        try:
            connection = self.begin()
            connection.send(question)
            listener.listen(connection)
        except TimeoutError:  # an OSError, too
            listener.report("bot_late", seconds=timeout)
            self.end()
        except (EOFError, OSError):
            if not self.closed:
                listener.report("bot_crashed")
            self.end()
        return listener.best

    def begin(self) -> Connection:
        """The line to the process, which has begun."""
        with self.lock:
            if self.closed:
                raise EOFError
            if self.connection is not None and self.process is not None and self.process.is_alive():
                return self.connection
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, self.answer), daemon=True)
            process.start()
            theirs.close()
            self.connection, self.process = ours, process
        if not ours.poll(STARTING):
            raise EOFError
        ours.recv()
        return ours

    def end(self) -> None:
        """Ends the process at once, whatever it does; another one begins with the next question."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None

    def close(self) -> None:
        """No process begins any more; whoever waits for a thought gets what there is."""
        self.closed = True
        self.end()


class Listener:
    """Hears the thoughts about one question, and keeps the last."""

    def __init__(self, question: Question, timeout: float, hear_thought: Hear) -> None:
        self.question = question
        self.timeout = timeout
        self.hear_thought = hear_thought
        self.best: Thought | None = None

    def listen(self, connection: Connection) -> None:
        """Until the bot is done. Raises TimeoutError when it has nothing to say, or cannot stop."""
        began = time.monotonic()
        while self.hear(connection, began + (self.timeout if self.best is None else self.question.budget.seconds)):
            if self.is_done(connection.recv()):
                return
        if self.best is None:
            raise TimeoutError
        connection.send(Sign.ENOUGH)
        limit = time.monotonic() + GRACE
        while self.hear(connection, limit):
            if self.is_done(connection.recv()):
                return
        raise TimeoutError

    def hear(self, connection: Connection, limit: float) -> bool:
        """Whether something is said before a moment has come."""
        return connection.poll(max(0.0, limit - time.monotonic()))

    def is_done(self, said: object) -> bool:
        if isinstance(said, Thought):
            if said.move in self.question.moves:
                self.best = said
                self.hear_thought(said)
            return False
        if isinstance(said, Failure):
            self.report("bot_failed", logging.ERROR, trace=said.trace)
        return True

    def report(self, event: str, severity: int = logging.WARNING, **facts: object) -> None:
        log(event, severity, game=self.question.game, bot=self.question.level, **facts)
