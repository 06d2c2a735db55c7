"""Plain requests, for what is not live: set a table, look one up, fetch a record, ask how the server is."""

import asyncio

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import permonik
from permonik.bots import bots, usual_bot
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.server import protocol
from permonik.server.decisions import PHRASES, Refused
from permonik.server.headers import OF_DATA
from permonik.server.house_rules import measured
from permonik.server.lines import Opened
from permonik.server.links import join_link, watch_link
from permonik.server.logs import REQUEST
from permonik.server.pages import page_response, wants_page
from permonik.server.phases import Phase
from permonik.server.room import Room
from permonik.server.rooms import UnknownTable
from permonik.server.schema import schema
from permonik.server.secrets import secret_hash
from permonik.server.services import address_of, is_same_origin, services_of
from permonik.server.storage import StorageError
from permonik.server.table import Table

MOST_BYTES = 16_384
REQUEST_HEADER = "X-Request-Id"
READY = "/ready"
READY_WITHIN = 2.0
"""Seconds in which the database must answer."""
STATUS = {
    "too_often": 429,
    "not_stored": 503,
    "unknown_table": 404,
    "not_over": 409,
    "too_large": 413,
    "not_found": 404,
    "wrong_method": 405,
    "foreign_page": 403,
    "watching_closed": 403,
    "wrong_host": 421,
    "server_fault": 500,
}


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: protocol.Word
    seats: protocol.SeatNumber
    options: dict[protocol.Word, bool | int | protocol.OptionText] = {}


NEW_TABLE: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem_of(refused: Refused) -> Response:
    return problem(refused.code, dict(refused.details))


def problem(code: str, details: object) -> Response:
    """The one shape of every error, as on the socket."""
    shown = {"type": "refused", "ref": 0, "code": code, "details": details, "rules": []}
    return json_response(shown, STATUS.get(code, 400))


async def body_of(request: Request, most: int = MOST_BYTES) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too_large", {"expected": most})
    return body


def require_own_page(request: Request) -> None:
    """A page from elsewhere gets nothing done here, and uses nobody's allowance up."""
    if not is_same_origin(request):
        raise Refused("foreign_page", {})


async def create(request: Request) -> Response:
    require_own_page(request)
    services = services_of(request)
    if not services.new_tables.allows(address_of(request)):
        raise Refused("too_often", {})
    wish = protocol.read(await body_of(request), NEW_TABLE)
    game = permonik.game(wish.game)
    options = game.check_options(wish.options, game.check_seats(wish.seats))
    room = await services.wishes.rooms.open(Opened(game.id, game.rules_version, wish.seats, options))
    code = room.table.code
    links = {"join_link": join_link(code), "watch_link": watch_link(code)}
    return json_response({"table": room.table.id, "code": code, **links}, 201)


async def look_up(request: Request) -> Response:
    """The table of a code that was said aloud, for somebody who wants to join."""
    require_own_page(request)
    services = services_of(request)
    if not services.codes.allows(address_of(request)):
        raise Refused("too_often", {})
    table = (await services.wishes.rooms.find_code(request.path_params["code"].upper())).table
    free = sum(seat.is_free for seat in table.seats)
    shown = {"table": table.id, "code": table.code, "game": table.game_id, "phase": table.phase}
    return json_response({**shown, "seats": len(table.seats), "free": free, "watching": table.watching})


def seats_opened_by(authorization: str, table: Table) -> list[int]:
    """The seats whose secrets a request brings along."""
    scheme, _, secrets = authorization.partition(" ")
    if scheme.lower() != "bearer":
        return []
    opened = {table.seat_of(secret_hash(secret)) for secret in secrets.split(",")[: len(table.seats)]}
    return sorted(seat for seat in opened if seat is not None)


async def visible_room(request: Request) -> tuple[Room, list[int]]:
    """A table for those who may look at it, whoever may watch or has the secret of a seat; and the seats opened."""
    room = await services_of(request).wishes.rooms.find(request.path_params["table"])
    yours = seats_opened_by(request.headers.get("authorization", ""), room.table)
    if not yours and not room.table.is_open:
        raise Refused("watching_closed", {})
    return room, yours


async def table(request: Request) -> Response:
    """How a table stands."""
    rooms = services_of(request).wishes.rooms
    room, yours = await visible_room(request)
    found, told = room.table, room.last_told
    thinks = found.phase == Phase.PLAYING and not found.is_pausing
    last = (await rooms.storage.entries(found.id, after=told - 1))[0]
    return json_response(
        {
            "table": found.id,
            "code": found.code,
            "game": found.game_id,
            "phase": found.phase,
            "seats": [{"name": seat.name, "person": seat.is_person, "level": seat.level} for seat in found.seats],
            "yours": yours,
            "to_move": int(found.playing.to_move) if thinks else None,
            "at": last.at,
        }
    )


async def evening(request: Request) -> Response:
    """What the people of a table have played one after the other, and who won."""
    room, _ = await visible_room(request)
    return json_response(room.table.evening)


async def record(request: Request) -> Response:
    """The record of a finished game, for everybody who knows the table."""
    room = await services_of(request).wishes.rooms.find(request.path_params["table"])
    if room.table.phase != Phase.OVER:
        raise Refused("not_over", {})
    name = f'attachment; filename="permonik-{room.table.code}.txt"'
    return PlainTextResponse(room.table.record().write(), headers={"Content-Disposition": name})


async def games(_: Request) -> Response:
    """Every game, in short."""
    return json_response([in_short(game) for game in permonik.games()])


async def game(request: Request) -> Response:
    """A game with what a host can choose, and its cards."""
    found = permonik.game(request.path_params["game"])
    options = [
        {"name": option.name, "type": option.type, "default": option.default, "choices": option.choices}
        for option in found.options
    ]
    levels = {"levels": [bot.name for bot in bots(found.id)], "usual_level": usual_bot(found.id).name}
    return json_response(
        {**in_short(found), "options": options, **levels, "suspects": found.suspects, "cards": found.cards}
    )


async def house_rules(request: Request) -> Response:
    """What the simulator knows of the options of a game."""
    return json_response(list(measured(permonik.game(request.path_params["game"]))))


def in_short(game: Game) -> dict[str, str | int]:
    return {"id": game.id, "title": game.title, "least_seats": game.least_seats, "most_seats": game.most_seats}


async def addresses(request: Request) -> Response:
    """Where others reach this server, for a page that invites them."""
    require_own_page(request)
    known = services_of(request).addresses
    return json_response(known.told_to(address_of(request), request.headers.get("host", "")))


async def phrases(_: Request) -> Response:
    return json_response(PHRASES)


async def health(request: Request) -> Response:
    services = services_of(request)
    tables = await services.wishes.rooms.storage.count()
    return json_response({"ok": True, "tables": tables, "in_memory": len(services.wishes.rooms.rooms)})


async def ready(request: Request) -> Response:
    """Whether people should be sent here: not when it is stopping, nor when nothing can be stored."""
    services = services_of(request)
    why = "stopping" if services.stopping else ""
    try:
        async with asyncio.timeout(READY_WITHIN):
            await services.wishes.rooms.storage.find("")
    except (StorageError, TimeoutError):
        why = why or "database"
    return json_response({"ready": not why, "why": why}, 503 if why else 200)


async def version(_: Request) -> Response:
    return json_response({"version": permonik.__version__, "compiled": permonik.COMPILED})


async def protocol_schema(_: Request) -> Response:
    return json_response(schema())


def on_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem_of(error)


def on_http(request: Request, error: Exception) -> Response:
    """An address or a method that is not there."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return page_response(request, 404)
    wrong_method = Refused("wrong_method", {})
    return on_refused(request, wrong_method if error.status_code == 405 else Refused("not_found", {}))


def on_malformed(_: Request, error: Exception) -> Response:
    return problem("malformed_message", {"reason": str(error)[:200]})


def on_unknown(_: Request, __: Exception) -> Response:
    return problem("unknown_table", {})


def on_wrong(_: Request, error: Exception) -> Response:
    assert isinstance(error, PermonikError)
    return problem(error.code, error.details)


def on_not_stored(_: Request, error: Exception) -> Response:
    assert isinstance(error, StorageError)
    return problem("not_stored", {"reason": error.code})


def on_fault(request: Request, _: Exception) -> Response:
    """What should not have happened. This answer does not pass the middleware that adds the headers."""
    answer = on_refused(request, Refused("server_fault", {}))
    answer.headers.update(OF_DATA)
    answer.headers[REQUEST_HEADER] = REQUEST.get()  # by which whoever runs the server finds what is in the log
    return answer


def on_gone(_: Request, __: Exception) -> Response:
    return Response(status_code=400)


PROBLEMS = {
    Refused: on_refused,
    HTTPException: on_http,
    msgspec.DecodeError: on_malformed,
    UnknownTable: on_unknown,
    PermonikError: on_wrong,
    StorageError: on_not_stored,
    ClientDisconnect: on_gone,
    Exception: on_fault,
}

ROUTES = [
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{table}", table),
    Route("/api/tables/{table}/evening", evening),
    Route("/api/tables/{table}/record", record),
    Route("/api/codes/{code}", look_up),
    Route("/api/games", games),
    Route("/api/games/{game}", game, middleware=[Middleware(GZipMiddleware)]),
    Route("/api/games/{game}/house-rules", house_rules, middleware=[Middleware(GZipMiddleware)]),
    Route("/api/addresses", addresses),
    Route("/api/phrases", phrases),
    Route("/api/version", version),
    Route("/api/protocol", protocol_schema),
    Route("/health", health),
    Route(READY, ready),
]
