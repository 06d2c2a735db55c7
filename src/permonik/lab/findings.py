"""What a study found as rows for a data file, and as panels for a plot."""

from collections.abc import Mapping, Sequence
from typing import Any

from permonik.lab.plot import Panel, Point, Series

Found = Mapping[str, Any]
"""What `Answers.report` says of a cell."""


def with_interval(name: str, middle: float, interval: Sequence[float]) -> dict[str, float]:
    return {name: middle, f"{name}_low": interval[0], f"{name}_high": interval[1]}


def row_of(found: Found, about: Mapping[str, object]) -> dict[str, object]:
    """A cell in one line; `about` is what is the same for all of them."""
    row: dict[str, object] = {**about, **found["setting"], "seats": found["seats"], "games": found["games"]}
    for side, won in found["wins"]["sides"].items():
        row |= with_interval(f"won_{side}", won["rate"], won["interval"])
    row |= with_interval("moves", found["lengths"]["mean"], found["lengths"]["interval"])
    for role, gold in found["gold"].items():
        row |= with_interval(f"gold_{role}", gold, found["gold_intervals"][role])
    return row


def setting_words(setting: Mapping[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in setting.items())


def point_of(found: Found, side: str) -> Point:
    won = found["wins"]["sides"][side]
    return Point(won["rate"], *won["interval"])


def panels_of(cells: Sequence[Found], side: str, seats_of: str) -> list[Panel]:
    """How often a side wins. One panel for each number of seats, called `seats_of`; in it the first dial goes across,
    and every setting of the others is a line. Without a dial the seats go across."""
    dials = list(cells[0]["setting"])
    if not dials:
        labels = tuple(str(found["seats"]) for found in cells)
        return [Panel("", labels, (Series(side, tuple(point_of(found, side) for found in cells)),))]
    panels = []
    for seats in dict.fromkeys(found["seats"] for found in cells):
        here = [found for found in cells if found["seats"] == seats]
        lines: dict[str, list[Point]] = {}
        for found in here:
            others = {name: value for name, value in found["setting"].items() if name != dials[0]}
            lines.setdefault(setting_words(others) or side, []).append(point_of(found, side))
        labels = tuple(dict.fromkeys(f"{found['setting'][dials[0]]}" for found in here))
        series = tuple(Series(name, tuple(points)) for name, points in lines.items())
        panels.append(Panel(f"{seats} {seats_of}", labels, series))
    return panels
