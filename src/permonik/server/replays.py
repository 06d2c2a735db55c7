"""A finished game step by step: what happened, and what every pair of eyes saw of it.

It is made from a record, and a record can be had only after the end: nothing of a running game comes this way.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.engine import game as find_game
from permonik.engine.core.errors import DamagedRecord
from permonik.engine.core.events import Event
from permonik.engine.core.record import Record, read_record
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.server.decisions import Refused
from permonik.server.limits import Clock, Crowd, Guard
from permonik.server.packed import Packed, Packer
from permonik.server.phases import Phase
from permonik.server.requests import body_of, require_own_page
from permonik.server.services import address_of, services_of

MOST_RECORD_BYTES = 262_144
MOST_MOVES = 5_000
"""Several times as many as the longest game has."""
MOST_PACKED_BYTES = 2_000_000
"""Of an answer, as it is kept while somebody takes it."""
MOST_IN_FLIGHT = 12
"""Replays that one address has not taken yet: a whole table may look at its game at once."""
MOST_TOGETHER = 48
COUNTED = "number"
"""The field of a screen that counts the moves: who reads the steps has counted them."""
ENCODER = msgspec.json.Encoder()

Eyes = int | None
"""A seat, or None for the audience."""


class Splice(msgspec.Struct, frozen=True, array_like=True):
    """What is new in a list: from this place on, so many of its items make room for these."""

    at: int
    cut: int
    items: list[object]


class Entries(msgspec.Struct, frozen=True):
    """What is new in a table of values by name; None for what is gone."""

    new: dict[str, object]


class Change(msgspec.Struct, frozen=True):
    """What is new on a screen, for all the eyes that see the same: fields, and parts of lists and of tables."""

    eyes: list[Eyes]
    fields: dict[str, object]
    lists: dict[str, Splice]
    tables: dict[str, dict[str, object]]


class Replay:
    """A record played again. Raises DamagedRecord where it does not go on."""

    def __init__(self, record: Record) -> None:
        if len(record.moves) > MOST_MOVES:
            raise DamagedRecord(f"at most {MOST_MOVES} moves", len(record.moves))
        self.record = record
        self.game = find_game(record.game)
        self.screens: dict[Eyes, View] = {}

    def steps(self) -> Iterator[bytes]:
        """The deal, then each move, with the changes of all screens; at the deal the screens are whole."""
        movers: list[tuple[Eyes, str | None]] = [(None, None), *self.record.moves]
        for (seat, move), (state, told) in zip(movers, self.record.replay(self.game), strict=True):
            events = [open_event(event) for event in told or ()]
            step = {"seat": seat, "move": move, "events": events, "changes": self.changes(state)}
            yield ENCODER.encode(step)

    def changes(self, state: State) -> list[Change]:
        """What is new on each screen since the last step."""
        old, everybody = self.screens, (None, *range(int(state.seats)))
        shown = self.game.screens(state, set(everybody))
        self.screens = {eyes: shown[eyes] for eyes in everybody}
        together: dict[tuple[Eyes, ...], Change] = {}
        for name in self.screens[None].__struct_fields__:
            if name == COUNTED and old:
                continue
            news = {
                eyes: news_of(getattr(old[eyes], name) if old else None, getattr(screen, name))
                for eyes, screen in self.screens.items()
                if eyes not in old or getattr(old[eyes], name) != getattr(screen, name)
            }
            for seen_by, value in alike(news):
                change = together.setdefault(seen_by, Change(list(seen_by), {}, {}, {}))
                if isinstance(value, Splice):
                    change.lists[name] = value
                elif isinstance(value, Entries):
                    change.tables[name] = value.new
                else:
                    change.fields[name] = value
        return list(together.values())

    def head(self) -> bytes:
        """The answer up to its first step, which has been made."""
        facts = {
            "game": self.game.id,
            "rules_version": self.record.rules_version,
            "seats": self.screens[None].seats,
            "names": self.record.names or None,
            "options": self.screens[None].options,
            "proof": proof_of(self.record),
        }
        return ENCODER.encode(facts)[:-1] + b',"steps":['


def open_event(event: Event) -> dict[str, object]:
    """An event with its secret, and whose it was."""
    shown: dict[str, object] = {"name": event.name, "args": event.args}
    if event.secret is not None:
        shown |= {"secret": event.secret, "to": event.to}
    return shown


def news_of(old: object, new: object) -> object:
    """A new value; of a list or a table that was there before, only a part of it, if the rest stays."""
    if isinstance(old, dict) and isinstance(new, dict):
        return Entries({name: new.get(name) for name in old | new if old.get(name) != new.get(name)})
    if not isinstance(old, list) or not isinstance(new, list):
        return new
    shorter = min(len(old), len(new))
    at = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    after = next((place for place in range(shorter - at) if old[-1 - place] != new[-1 - place]), shorter - at)
    return Splice(at, len(old) - at - after, new[at : len(new) - after]) if at or after else new


def alike(values: dict[Eyes, object]) -> list[tuple[tuple[Eyes, ...], object]]:
    """Equal values together, each with all the eyes that see it."""
    found: list[tuple[list[Eyes], object]] = []
    for eyes, value in values.items():
        same = next((seen_by for seen_by, other in found if other == value), None)
        if same is None:
            found.append(([eyes], value))
        else:
            same.append(eyes)
    return [(tuple(seen_by), value) for seen_by, value in found]


def proof_of(record: Record) -> dict[str, object] | None:
    """All that went into a fair deal, unchecked: whoever wants to know computes it again."""
    if record.fair is None or not isinstance(record.seed, bytes):
        return None
    return {
        "table": record.fair.table,
        "commitment": record.fair.commitment,
        "secret": record.fair.seed.hex(),
        "contributions": [None if one is None else one.hex() for one in record.fair.contributions],
        "seed": record.seed.hex(),
    }


class Replays:
    """Makes replays for whoever asks, one at a time and in slices: the tables do not wait for them."""

    def __init__(self, now: Clock) -> None:
        self.asked = Guard(now, burst=20, per_second=0.2, together=5)
        self.turn = asyncio.Semaphore()
        self.in_flight = Crowd(MOST_IN_FLIGHT, MOST_TOGETHER)

    async def of_table(self, request: Request) -> Response:
        """For everybody who knows the table, after the end."""
        self.admit(request)
        room = await services_of(request).wishes.rooms.find(request.path_params["table"])
        if room.table.phase != Phase.OVER:
            raise Refused("not_over", {})
        return await self.show(request, Replay(room.table.record()))

    async def of_record(self, request: Request) -> Response:
        """For somebody who has a record: what they know already, made visible."""
        self.admit(request)
        text = (await body_of(request, MOST_RECORD_BYTES)).decode(errors="replace")
        return await self.show(request, Replay(await asyncio.to_thread(read_record, text)))

    def admit(self, request: Request) -> None:
        require_own_page(request)
        if not self.asked.allows(address_of(request)):
            raise Refused("too_often", {})

    async def show(self, request: Request, replay: Replay) -> Response:
        with ExitStack() as held:
            if not held.enter_context(self.in_flight.enter(address_of(request))):
                raise Refused("too_often", {})
            async with self.turn:
                body = await self.make(replay)
            unpacked = "gzip" not in request.headers.get("Accept-Encoding", "")
            return Packed(body, held.pop_all(), unpacked=unpacked)

    async def make(self, replay: Replay) -> bytes:
        """The answer, packed while it grows: whole it would be ten times as large."""
        packer, steps = Packer(MOST_PACKED_BYTES), replay.steps()
        first = await asyncio.to_thread(next, steps)
        packer.add(replay.head() + first)
        for step in steps:
            packer.add(b"," + step)
            await asyncio.sleep(0)
        packer.add(b"]}")
        return packer.finish()


def replay_routes() -> list[Route]:
    replays = Replays(time.monotonic)
    return [
        Route("/api/tables/{table}/replay", replays.of_table),
        Route("/api/replay", replays.of_record, methods=["POST"]),
    ]
