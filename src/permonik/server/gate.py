"""The gate: nobody comes in who asks for another server, nor more often than a page and its people need to."""

import logging
import re
from html import escape
from secrets import token_hex

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from permonik.messages import LANGUAGES, catalogue
from permonik.server.addresses import name_of
from permonik.server.decisions import Refused
from permonik.server.hosts import ALWAYS
from permonik.server.logs import REQUEST, log
from permonik.server.requests import READY, REQUEST_HEADER, problem_of
from permonik.server.services import address_of, services_of
from permonik.server.socket import CLOSED_FOREIGN

SHOWN_OF_HOST = 100
REQUEST_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
PAGE = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><title>Permoník</title><p>{text}</p><p>{advice}</p></html>'
)


class Gate:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        REQUEST.set(request_id(connection))
        if scope["type"] == "websocket":
            await self.look_at(connection, scope, receive, send)
        else:
            await self.let_in(connection, scope, receive, send)

    async def let_in(self, connection: HTTPConnection, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever asks for another server uses up the allowance of its address as well."""
        services, address = services_of(connection), address_of(connection)
        with services.in_flight.enter(address) as has_room:
            if has_room and services.requests.allows(address):
                await self.look_at(connection, scope, receive, send)
            else:
                await problem_of(Refused("too_often", {}))(scope, receive, send)

    async def look_at(self, connection: HTTPConnection, scope: Scope, receive: Receive, send: Send) -> None:
        """A balancer asks by the address whether the server is ready."""
        host = connection.headers.get("host")
        if host is None or scope["path"] == READY or services_of(connection).hosts.allows(host):
            await self.app(scope, receive, send)
        else:
            await self.send_away(connection, host, scope, receive, send)

    async def send_away(
        self, connection: HTTPConnection, host: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        got = printable(host)
        log("host_refused", logging.WARNING, address=got)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": CLOSED_FOREIGN})
        else:
            await wrong_host(connection, got)(scope, receive, send)


def request_id(connection: HTTPConnection) -> str:
    """The one that a proxy has given, where one is believed; else a new one."""
    given = connection.headers.get(REQUEST_HEADER, "") if services_of(connection).behind_proxy else ""
    return given if REQUEST_ID.fullmatch(given) else token_hex(8)


def printable(host: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in host[:SHOWN_OF_HOST])


def wrong_host(connection: HTTPConnection, got: str) -> Response:
    """What was expected and what came: as a page for people, and else in the shape of every error.

    The addresses of the network are not told to whoever may be behind a foreign name.
    """
    refused = problem_of(Refused("wrong_host", {"expected": list(ALWAYS), "got": got}))
    if "text/html" not in connection.headers.get("accept", ""):
        return refused
    language = spoken_by(connection)
    say = catalogue(language).say
    text = say("server-wrong-host", got=got, expected=", ".join(ALWAYS))
    advice = say("serve-allow-host", got=name_of(got) or got)
    return HTMLResponse(PAGE.format(language=language, text=escape(text), advice=escape(advice)), refused.status_code)


def spoken_by(connection: HTTPConnection) -> str:
    """The first language of a browser that we speak."""
    wanted = connection.headers.get("accept-language", "").split(",")
    return next((part.strip()[:2].lower() for part in wanted if part.strip()[:2].lower() in LANGUAGES), LANGUAGES[0])
