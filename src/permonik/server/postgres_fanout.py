"""The fan-out on the notifications of PostgreSQL: a channel for each table, on a connection of its own."""

import asyncio
from collections.abc import Sequence

import asyncpg

from permonik.server.relay import Following, Heard, Line, Packed, Relay
from permonik.server.storage.postgres.link import ANSWER_WITHIN, CONNECT_WITHIN

PREFIX = "permonik_"
# A statement of its own: inside of the transaction of a move it would make all moves wait for each other.
NOTIFY = "SELECT pg_notify(channel, note) FROM unnest($1::text[], $2::text[]) AS notes (channel, note)"


class PostgresLine(Line):
    def __init__(self, url: str, heard: Heard, following: Following) -> None:
        self.url = url
        self.heard = heard
        self.following = following

    async def __aenter__(self) -> "PostgresLine":
        self.connection = await asyncpg.connect(
            self.url,
            timeout=CONNECT_WITHIN,
            command_timeout=ANSWER_WITHIN,
            server_settings={"application_name": "permonik"},
        )
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.connection.add_termination_listener(lambda _: self.end())
        return self

    def end(self) -> None:
        if not self.lost.done():
            self.lost.set_exception(ConnectionResetError())

    async def __aexit__(self, *_: object) -> None:
        self.lost.cancel()
        self.connection.terminate()

    async def send(self, notes: Sequence[Packed]) -> None:
        channels, texts = [PREFIX + table for table, _ in notes], [packed.decode() for _, packed in notes]
        await self.connection.execute(NOTIFY, channels, texts)

    async def follow(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self.connection.add_listener(PREFIX + table, self.take)
            self.following(table)

    async def leave(self, tables: Sequence[str]) -> None:
        for table in tables:
            await self.connection.remove_listener(PREFIX + table, self.take)

    async def listen(self) -> None:
        await self.lost

    def take(self, _: object, __: int, channel: str, note: object) -> None:
        self.heard(channel.removeprefix(PREFIX), str(note).encode())


def postgres_fanout(url: str) -> Relay:
    return Relay(lambda heard, following: PostgresLine(url, heard, following))
