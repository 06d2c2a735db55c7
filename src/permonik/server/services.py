"""The services that every request can ask for: tables, and who may knock how often."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from permonik.server.addresses import Addresses
from permonik.server.hosts import Hosts
from permonik.server.limits import Crowd, Guard
from permonik.server.wishes import Wishes

MOST_IN_FLIGHT = 200
"""Answers to one address that have not been taken yet: several browsers of a household load a page at once."""


@dataclass(slots=True)
class Services:
    wishes: Wishes
    codes: Guard
    """Look-ups by code."""
    new_tables: Guard
    sockets: Crowd
    addresses: Addresses
    hosts: Hosts
    requests: Guard
    """Plain requests of any kind."""
    in_flight: Crowd
    """Plain requests whose answers are still on their way."""
    arrivals: Guard
    """New sockets, whether anything is said on them or not."""
    stopping: bool = False
    """Whether nobody should be sent here any more."""
    behind_proxy: bool = False
    """Whether a proxy is believed that says which request this is."""


def open_services(
    wishes: Wishes,
    tables_per_minute: float,
    sockets_per_address: int,
    requests_per_minute: float,
    codes_per_minute: float,
    addresses: Addresses | None,
    allowed_hosts: Sequence[str],
) -> Services:
    reached = addresses or Addresses("127.0.0.1", 0)
    now = time.monotonic
    services = Services(
        wishes,
        codes=Guard(now, burst=20, per_second=codes_per_minute / 60),
        new_tables=Guard(now, burst=20, per_second=tables_per_minute / 60),
        sockets=Crowd(sockets_per_address),
        addresses=reached,
        hosts=Hosts(reached, allowed_hosts),
        requests=Guard(now, burst=requests_per_minute, per_second=requests_per_minute / 60),
        in_flight=Crowd(MOST_IN_FLIGHT),
        arrivals=Guard(now, burst=60 + sockets_per_address, per_second=1 + sockets_per_address / 60),
    )
    neighbours = wishes.rooms.neighbours
    if not neighbours.is_alone:
        shared = ("codes", "new_tables", "requests", "arrivals")
        neighbours.ledger.share({name: getattr(services, name) for name in shared}, {"sockets": services.sockets})
    return services


def is_same_origin(connection: HTTPConnection) -> bool:
    """A browser says where its page comes from; other clients say nothing."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    return origin is None or origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services
