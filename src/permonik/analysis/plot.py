"""Curves as SVG: chances over the steps of a round, one picture for a whole game."""

from collections.abc import Sequence
from html import escape

from permonik.analysis.found import Analysis, Chapter
from permonik.analysis.words import Teller, percent

WIDTH, MARGIN, GAP = 860, 48, 40
TALL, SMALL = 220, 110
COLUMNS = 3
DIGIT = 6.5
"""About the width of a small digit."""
LABEL, LETTER, ROW = 30, 7.5, 18
"""Of a legend: the line before a name, about the width of a letter, and from row to row."""
COLOURS = (
    "#1f6feb",
    "#c2410c",
    "#15803d",
    "#9333ea",
    "#b45309",
    "#0e7490",
    "#be185d",
    "#4d7c0f",
    "#475569",
    "#7c2d12",
    "#4338ca",
    "#a16207",
)
"""Dark enough to be read on white; lines differ in their dashes, too."""
DASHES = ("", "7 3", "2 3", "10 3 2 3")
STYLE = ".plot text{font:13px system-ui,sans-serif;fill:#1f2328}.plot .t{font-weight:600}.plot .s{font-size:11px}"
"""Of plots alone: a page may have other pictures."""


class Panel:
    """One plot: steps to the right, chances upwards."""

    def __init__(self, x: float, y: float, width: float, height: float, steps: Sequence[int]) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        self.first, self.last = steps[0], max(steps[-1], steps[0] + 1)

    def at(self, step: int, chance: float) -> tuple[float, float]:
        part = (step - self.first) / (self.last - self.first)
        return round(self.x + part * self.width, 1), round(self.y + (1 - chance) * self.height, 1)

    def frame(self, title: str) -> list[str]:
        parts = [f'<text class="t" x="{self.x}" y="{self.y - 8}">{escape(title)}</text>']
        for chance in (0.0, 0.5, 1.0):
            _, y = self.at(self.first, chance)
            parts.append(f'<path d="M{self.x} {y}h{self.width}" stroke="#d0d7de" fill="none"/>')
            label = f"{percent(chance)} %"
            parts.append(f'<text class="s" x="{self.x - 6}" y="{y + 4}" text-anchor="end">{label}</text>')
        return parts

    def line(self, number: int, steps: Sequence[int], chances: Sequence[float]) -> str:
        points = " ".join(f"{x},{y}" for x, y in map(self.at, steps, chances))
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>'


def legend_places(names: Sequence[str]) -> list[tuple[float, float]]:
    """Where each name begins, how far to the right and below the first row: as many rows as they need."""
    places, x, down = [], float(MARGIN), 0.0
    for name in names:
        if x + LABEL + LETTER * len(name) > WIDTH - MARGIN and x > MARGIN:
            x, down = float(MARGIN), down + ROW
        places.append((x, down))
        x += LABEL + ROW + LETTER * len(name)
    return places


def more_rows(names: Sequence[str]) -> float:
    """How much higher a legend is than one row."""
    return max(down for _, down in legend_places(names))


def legend(names: Sequence[str], top: float) -> list[str]:
    parts = []
    for number, (name, (x, down)) in enumerate(zip(names, legend_places(names), strict=True)):
        y = top + down
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        parts.append(f'<path d="M{x} {y - 4}h24" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}"/>')
        parts.append(f'<text x="{x + LABEL}" y="{y}">{escape(name)}</text>')
    return parts


def mark_labels(panel: Panel, marks: Sequence[int]) -> list[tuple[float, str]]:
    """The numbers of the steps and the middles of their places; such as would lie upon each other stand in a row."""
    groups: list[tuple[int, ...]] = []

    def middle(steps: Sequence[int]) -> float:
        return sum(panel.at(step, 0.0)[0] for step in steps) / len(steps)

    def label(steps: Sequence[int]) -> str:
        return ", ".join(map(str, steps))

    for step in marks:
        group: tuple[int, ...] = (step,)
        while groups and middle(group) - middle(groups[-1]) < len(label(groups[-1]) + label(group)) * DIGIT / 2 + DIGIT:
            group = groups.pop() + group
        groups.append(group)
    return [(middle(group), label(group)) for group in groups]


def chances_panel(teller: Teller, chapter: Chapter, y: float) -> list[str]:
    marks = [point.step for point in chapter.turning_points]
    steps = [moment.step for moment in chapter.moments]
    panel = Panel(MARGIN, y, WIDTH - 2 * MARGIN, TALL, steps)
    title = teller.say("analysis-plot-chances", title=teller.title(chapter), winners=teller.winners(chapter))
    parts = panel.frame(title)
    lines = teller.lines(chapter)
    for number, chances in enumerate(lines.values()):
        parts.append(panel.line(number, steps, chances))
    for step in marks:
        x, top = panel.at(step, 1.0)
        parts.append(f'<path d="M{x} {top}v{TALL}" stroke="#57606a" stroke-dasharray="1 3"/>')
    for x, label in mark_labels(panel, marks):
        parts.append(f'<text class="s" x="{x:.1f}" y="{y + TALL + 14}" text-anchor="middle">{label}</text>')
    return parts + legend(list(lines), y + TALL + 34)


def chances_height(teller: Teller, chapter: Chapter) -> float:
    return TALL + 2.5 * GAP + more_rows(list(teller.lines(chapter)))


def notes_panels(teller: Teller, chapter: Chapter, y: float) -> tuple[list[str], float]:
    """What everybody thought of all seats, each pair of eyes for itself; the height of them all."""
    names, moments = teller.words.names, [notes.step for notes in chapter.notes]
    parts: list[str] = []
    width = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS
    rows = [("audience", [notes.audience for notes in chapter.notes])]
    rows += [(name, [notes.eyes[seat] for notes in chapter.notes]) for seat, name in enumerate(names)]
    for place, (name, seen) in enumerate(rows):
        panel = Panel(
            MARGIN + place % COLUMNS * (width + GAP), y + place // COLUMNS * (SMALL + GAP), width, SMALL, moments
        )
        title = teller.say("analysis-audience") if place == 0 else teller.say("analysis-eyes", name=name)
        parts += panel.frame(title)
        known = [(step, row) for step, row in zip(moments, seen, strict=True) if row]
        if known:
            steps = [step for step, _ in known]
            parts += [panel.line(seat, steps, [row[seat] for _, row in known]) for seat in range(len(names))]
    height = -(-len(rows) // COLUMNS) * (SMALL + GAP)
    parts += legend(names, y + height - GAP / 2 + 4)
    return parts, height + GAP + more_rows(names)


def chances_picture(teller: Teller, chapter: Chapter) -> str:
    """The chances of one round alone."""
    height = chances_height(teller, chapter)
    title = escape(teller.title(chapter))
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label="{title}">'
        f"<style>{STYLE}</style>{''.join(chances_panel(teller, chapter, GAP))}</svg>"
    )


def picture(teller: Teller, found: Analysis) -> str:
    """All curves of a game."""
    parts: list[str] = []
    y = 2.0 * GAP
    for chapter in found.chapters:
        parts += chances_panel(teller, chapter, y)
        y += chances_height(teller, chapter)
        if found.noted == "suspicion" and chapter.notes:
            parts.append(f'<text x="{MARGIN}" y="{y - 28}">{escape(teller.say("analysis-plot-suspicion"))}</text>')
            panels, height = notes_panels(teller, chapter, y)
            parts += panels
            y += height + GAP
    title = escape(teller.say("analysis-title", game=teller.words.game))
    return (
        f'<svg class="plot" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" role="img" '
        f'aria-label="{title}">'
        f'<style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>'
        f'<text class="t" x="{MARGIN}" y="30">{title}</text>{"".join(parts)}</svg>\n'
    )
