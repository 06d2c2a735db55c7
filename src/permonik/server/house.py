"""The house: the hall, and who may knock how often."""

import time
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from permonik.server.hall import Hall
from permonik.server.limits import Guard


@dataclass(slots=True)
class House:
    hall: Hall
    codes: Guard
    """Look-ups by code."""
    new_tables: Guard


def open_house(hall: Hall, tables_per_minute: float) -> House:
    now = time.monotonic
    return House(
        hall,
        codes=Guard(now, burst=20, per_second=0.2),
        new_tables=Guard(now, burst=20, per_second=tables_per_minute / 60),
    )


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house
