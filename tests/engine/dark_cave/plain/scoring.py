"""Which clan wins (DC-173, DC-174, DC-176 to DC-188, DC-222, DC-223, DC-271)."""

from collections.abc import Sequence

from tests.engine.dark_cave.plain import tables

OTHER = {"blue": "yellow", "yellow": "blue"}


def treasure_values(sides: Sequence[str], nuggets: Sequence[int], escaped: Sequence[int]) -> dict[str, int]:
    """Nuggets brought out for a clan times the dwarfs who work for the other one."""
    values = {}
    for clan in tables.CLANS:
        saved = sum(nuggets[seat] for seat in escaped if sides[seat] == clan)
        values[clan] = saved * sum(side == OTHER[clan] for side in sides)
    return values


def winners(sides: Sequence[str], nuggets: Sequence[int], escaped: Sequence[int]) -> list[int]:
    values = treasure_values(sides, nuggets, escaped)
    if values["blue"] != values["yellow"]:
        best = max(tables.CLANS, key=lambda clan: values[clan])
    elif escaped:
        best = sides[escaped[0]]
    else:
        return []
    return [seat for seat, side in enumerate(sides) if side == best]
