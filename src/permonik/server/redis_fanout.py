"""The fan-out on Valkey or Redis: a channel for each table."""

from collections.abc import Sequence
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from permonik.server.relay import Following, Heard, Line, Packed, Relay
from permonik.server.storage import WrongUrl

PREFIX = "permonik:"
SECONDS_TO_CONNECT = 5.0


def client_of(url: str) -> Redis:
    """Nothing is connected yet. Raises WrongUrl."""
    try:
        return Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),  # the relay connects anew, and follows its tables again
            socket_connect_timeout=SECONDS_TO_CONNECT,
            client_name="permonik",
        )
    except ValueError:  # what is wrong with it would be said with parts of it
        raise WrongUrl("redis://HOST:PORT or rediss://…", "another one") from None


class RedisLine(Line):
    def __init__(self, url: str, heard: Heard, following: Following) -> None:
        self.client = client_of(url)
        self.heard = heard
        self.following = following
        self.channels = self.client.pubsub()
        self.voice: AbstractConnection
        """Nothing is answered to it: nobody asks how many have heard. That it is lost is noticed by listening."""

    async def __aenter__(self) -> "RedisLine":
        try:
            # It may not be allowed, and OFF would not say so. Redis has no types here.
            await self.client.execute_command("CLIENT REPLY", "ON")  # type: ignore[no-untyped-call]
            self.voice = await self.client.connection_pool.get_connection()  # type: ignore[no-untyped-call]
            await self.voice.send_command("CLIENT", "REPLY", "OFF")
            await self.channels.connect()  # type: ignore[no-untyped-call]
        except BaseException:
            await self.client.aclose()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.channels.aclose()  # type: ignore[no-untyped-call]  # redis has no types there
        await self.client.aclose()

    async def send(self, notes: Sequence[Packed]) -> None:
        spoken = self.voice.pack_commands([("PUBLISH", PREFIX + table, packed) for table, packed in notes])
        await self.voice.send_packed_command(spoken, check_health=False)

    async def follow(self, tables: Sequence[str]) -> None:
        await self.channels.subscribe(*(PREFIX + table for table in tables))

    async def leave(self, tables: Sequence[str]) -> None:
        await self.channels.unsubscribe(*(PREFIX + table for table in tables))

    async def listen(self) -> None:
        while True:
            message: dict[str, Any] | None = await self.channels.get_message(timeout=None)
            if message is None:
                continue
            table = message["channel"].decode().removeprefix(PREFIX)
            if message["type"] == "message":
                self.heard(table, message["data"])
            elif message["type"] == "subscribe":
                self.following(table)


def redis_fanout(url: str) -> Relay:
    return Relay(lambda heard, following: RedisLine(url, heard, following))
