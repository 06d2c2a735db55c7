"""A plot as SVG: rates with their intervals, in small panels side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from textwrap import wrap

COLOURS = ("#0b6e99", "#c0561f", "#3f7d20", "#8b3a8b", "#a67c00", "#b3243b", "#4a5568", "#00796b")
WIDTH, HEIGHT = 250, 190
LEFT, RIGHT, TOP, BOTTOM = 44, 10, 30, 34
COLUMNS = 4
LINE, LETTER = 18, 7


@dataclass(frozen=True, slots=True)
class Point:
    """A rate from 0 to 1 with its interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Series:
    name: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """One point of each series for each label."""

    title: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]


def text(x: float, y: float, content: str, anchor: str = "start", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def drawn_panel(panel: Panel, left: float, top: float) -> list[str]:
    inner, height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    places = max(1, len(panel.labels))

    def across(number: int, shift: float = 0) -> float:
        return left + LEFT + inner * (number + 0.5) / places + shift

    def up(rate: float) -> float:
        return top + TOP + height * (1 - rate)

    parts = [text(left + LEFT, top + 18, panel.title, more=' font-weight="bold"')]
    for mark in (0, 0.25, 0.5, 0.75, 1):
        parts.append(line(left + LEFT, up(mark), left + WIDTH - RIGHT, up(mark), "#ddd"))
        parts.append(text(left + LEFT - 6, up(mark) + 4, f"{mark:.0%}", "end"))
    parts += [text(across(n), top + HEIGHT - BOTTOM + 16, label, "middle") for n, label in enumerate(panel.labels)]
    for number, series in enumerate(panel.series):
        colour = COLOURS[number % len(COLOURS)]
        shift = 3 * (number - (len(panel.series) - 1) / 2)
        ways = " ".join(f"{across(n, shift):.1f},{up(point.rate):.1f}" for n, point in enumerate(series.points))
        parts.append(f'<polyline points="{ways}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        for n, point in enumerate(series.points):
            x = across(n, shift)
            parts.append(line(x, up(point.low), x, up(point.high), colour, 1.5))
            parts.append(f'<circle cx="{x:.1f}" cy="{up(point.rate):.1f}" r="2.5" fill="{colour}"/>')
    return parts


def draw(title: str, notes: Sequence[str], panels: Sequence[Panel]) -> str:
    """All panels, with a legend and notes below them."""
    columns = min(COLUMNS, max(1, len(panels)))
    rows = (len(panels) + columns - 1) // columns
    names = list(dict.fromkeys(series.name for panel in panels for series in panel.series))
    legend = 40 + rows * HEIGHT
    width = max(560, columns * WIDTH + 10)
    below = [part for note in notes for part in wrap(note, width // LETTER)]
    height = legend + LINE * (len(names) + len(below)) + 16
    parts = [text(12, 24, title, more=' font-size="16" font-weight="bold"')]
    for number, panel in enumerate(panels):
        parts += drawn_panel(panel, number % columns * WIDTH, 36 + number // columns * HEIGHT)
    for number, name in enumerate(names):
        y = legend + LINE * number + 8
        parts.append(line(14, y - 4, 34, y - 4, COLOURS[number % len(COLOURS)], 3))
        parts.append(text(40, y, name))
    for number, note in enumerate(below):
        parts.append(text(12, legend + LINE * (len(names) + number) + 12, note, more=' fill="#444"'))
    style = 'font-family="sans-serif" font-size="12" fill="#111"'
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    inside = "\n".join([ground, *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n{inside}\n</svg>\n'
