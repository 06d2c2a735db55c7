"""The tale of a game on one page. Every sentence is a message, and follows from the record or the analysis."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from permonik.analysis.board import board_picture
from permonik.analysis.found import Analysis, Chapter, TurningPoint
from permonik.analysis.plot import chances_picture
from permonik.analysis.words import Teller, at_most, percent
from permonik.engine.core.events import Event

FOUND_OUT = 0.8
"""So sure are those who watch when somebody is found out."""
HIDDEN = 0.5
STYLE = (
    "body{font:1.05rem/1.6 Georgia,serif;color:#1f2328;background:#fbf7ef;max-width:46rem;margin:2rem auto;"
    "padding:0 1.2rem}h1,h2{line-height:1.2}svg{max-width:100%;height:auto}figure{margin:1.2rem 0}"
    "figcaption{color:#57606a;font-size:.92rem}"
)


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the page: `title`, `heading` or `text`, or a `picture` whose caption is the text."""

    kind: str
    text: str
    svg: str = ""


class Story:
    def __init__(self, teller: Teller, found: Analysis) -> None:
        self.teller = teller
        self.found = found
        self.names = teller.words.names
        self.events: list[list[Event]] = [list(told or ()) for _, told in teller.record.replay(teller.game)]

    def parts(self) -> list[Part]:
        say = self.teller.say
        parts = [Part("title", say("story-title", game=self.teller.words.game))]
        parts.append(Part("text", say("story-table", names=self.teller.words.plain_list(self.names))))
        for chapter in self.found.chapters:
            parts += self.chapter(chapter)
        how = [Part("text", say("analysis-page-how"))] if self.found.noted == "suspicion" else []
        return [*parts, *self.ending(), *how]

    # A round.

    def chapter(self, chapter: Chapter) -> list[Part]:
        parts = []
        if not self.teller.is_whole:
            parts.append(Part("heading", self.teller.title(chapter)))
        parts.append(Part("text", " ".join([*self.roles(chapter), self.beginning(chapter), *self.deeds(chapter)])))
        for point in chapter.turning_points:
            parts += self.turning_point(chapter, point)
        if not chapter.turning_points:
            parts.append(Part("text", self.teller.say("story-calm")))
        masks = self.masks(chapter)
        if masks:
            parts.append(Part("text", " ".join(masks)))
        parts.append(Part("text", self.end(chapter)))
        caption = self.teller.say("story-curve", turns=len(chapter.turning_points))
        return [*parts, Part("picture", caption, chances_picture(self.teller, chapter))]

    def hides(self, chapter: Chapter, seat: int, step: int) -> bool:
        return chapter.role_at(seat, step) in self.teller.game.suspects

    def roles(self, chapter: Chapter) -> list[str]:
        """Who lies from the deal on, and who is somebody else in the end."""
        if not self.teller.game.suspects:
            return []
        say = self.teller.say
        hidden = [seat for seat in range(self.found.seats) if self.hides(chapter, seat, chapter.first)]
        said = [say("story-saboteurs", count=len(hidden), names=self.teller.words.players(hidden))]
        for seat in sorted({change.seat for change in chapter.changes}):
            role = say(f"role-{chapter.roles[seat]}")
            said.append(say("story-another-hat", name=self.names[seat], role=role))
        return said

    def beginning(self, chapter: Chapter) -> str:
        """Who had the best chances at the deal, one or several."""
        chances = {name: line[0] for name, line in self.teller.lines(chapter).items()}
        nobody, most = chapter.moments[0].sides.get("nobody", 0.0), max(chances.values())
        who = self.teller.words.plain_list([name for name, chance in chances.items() if chance == most])
        none = "yes" if nobody > most else "no"
        return self.teller.say("story-beginning", nobody=none, who=who, chance=percent(max(nobody, most)))

    def deeds(self, chapter: Chapter) -> list[str]:
        """Who laid most cards, wherever those are in the end, and who broke most tools."""
        told = [event for step in self.events[chapter.first + 1 : chapter.last + 1] for event in step]
        said = []
        for kind in ("placed", "broke", "repaired", "collapsed"):
            seats = [event.args["seat"] for event in told if event.name == kind and "seat" in event.args]
            counts = Counter(seat for seat in seats if isinstance(seat, int))
            if counts:
                most = max(counts.values())
                best = sorted(seat for seat, count in counts.items() if count == most)
                names, each = self.teller.words.players(best), "yes" if len(best) > 1 else "no"
                said.append(self.teller.say(f"story-most-{kind}", names=names, count=most, each=each))
        return said

    def turning_point(self, chapter: Chapter, point: TurningPoint) -> list[Part]:
        teller, step = self.teller, point.step
        told = " ".join(teller.steps[step][1]) or teller.deed(point)
        text = teller.say(
            "story-missed" if point.missed else "story-found",
            step=step,
            told=told,
            who=teller.who(point.seat, chapter.role_at(point.seat, step - 1)),
            kept=percent(point.kept),
            could=percent(point.could),
            instead=teller.instead(point),
        )
        return [Part("text", text), *self.position(step)]

    def position(self, step: int) -> list[Part]:
        sight = self.teller.sight(step)
        if sight is None or not sight.board.tiles or self.teller.steps[step][0].round != self.round_at(step - 1):
            return []
        places = [event.args for event in self.events[step] if "x" in event.args and "y" in event.args]
        last = (int(str(places[0]["x"])), int(str(places[0]["y"]))) if places else None
        caption = self.teller.say("story-position", step=step)
        return [Part("picture", caption, board_picture(sight.board, last, caption))]

    def round_at(self, step: int) -> int:
        return int(self.teller.steps[step][0].round)

    def masks(self, chapter: Chapter) -> list[str]:
        """Whether those who watch could tell who lied, before that one had to show it."""
        said = []
        for seat in range(self.found.seats):
            lied = [notes for notes in chapter.notes if notes.audience and self.hides(chapter, seat, notes.step)]
            shown = self.shown_at(chapter, seat)
            thought = [(notes.step, notes.audience[seat]) for notes in lied if shown is None or notes.step < shown]
            if thought:
                said.append(self.mask(chapter, seat, thought, shown))
        return [sentence for sentence in said if sentence]

    def mask(self, chapter: Chapter, seat: int, thought: Sequence[tuple[int, float]], shown: int | None) -> str:
        """One sentence or two; none about somebody of whom one never knew."""
        say, name, most = self.teller.say, self.names[seat], at_most(max(chance for _, chance in thought))
        for before, now in pairwise(thought):
            if now[0] == before[0] + 1 and before[1] < FOUND_OUT <= now[1]:
                return say("story-unmasked", name=name, step=now[0], chance=percent(now[1]))
        if shown is not None:
            role = say(f"role-{chapter.role_at(seat, shown)}")
            return say("story-shown", name=name, step=shown, role=role, chance=most)
        if most < percent(HIDDEN) and self.hides(chapter, seat, chapter.last):
            return say("story-hidden", name=name, chance=most)
        return ""

    def shown_at(self, chapter: Chapter, seat: int) -> int | None:
        """The step at which a seat showed its card to all, as some rules want it, before everybody did."""
        for step in range(chapter.first + 1, chapter.last):
            if any(event.name == "revealed" and event.args["seat"] == seat for event in self.events[step]):
                return step
        return None

    def end(self, chapter: Chapter) -> str:
        winners = self.teller.winners(chapter)
        nobody = "yes" if "nobody" in chapter.winners else "no"
        return self.teller.say("story-won", nobody=nobody, winners=winners, step=chapter.last)

    def ending(self) -> list[Part]:
        winners = self.teller.words.players(self.found.winners)
        if not winners:
            return []
        scores = self.teller.words.plain_list(
            [
                self.teller.say("story-score", name=name, score=score)
                for name, score in zip(self.names, self.found.scores, strict=True)
            ]
        )
        return [Part("text", self.teller.say("story-end", winners=winners, scores=scores))]


def as_text(parts: list[Part]) -> str:
    return "\n\n".join(part.text for part in parts if part.kind != "picture") + "\n"


def as_page(parts: list[Part], language: str) -> str:
    """One file that needs nothing else."""
    tags = {"title": "h1", "heading": "h2", "text": "p"}
    body = [
        f"<figure>{part.svg}<figcaption>{escape(part.text)}</figcaption></figure>"
        if part.kind == "picture"
        else f"<{tags[part.kind]}>{escape(part.text)}</{tags[part.kind]}>"
        for part in parts
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(parts[0].text)}</title><style>{STYLE}</style>"
    )
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>{"".join(body)}</body></html>\n'
