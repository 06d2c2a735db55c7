"""What people noted about each other while they played, beside the truth and beside what a master believed."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from permonik.analysis.found import Chapter

TRUST, UNSURE, SUSPECT = GRADES = ("trust", "unsure", "suspect")


class Opinion(NamedTuple):
    """What a seat thought of another one from a step on."""

    step: int
    round: int
    seat: int
    about: int
    grade: str


class Noted(msgspec.Struct, frozen=True):
    """An opinion, and the chance to be one who hinders that a master saw from the same seat at that moment."""

    step: int
    grade: str
    believed: float | None


class About(msgspec.Struct, frozen=True):
    """All that a person noted about a seat in a round, the oldest first."""

    seat: int
    noted: list[Noted]
    role: str
    """What that seat was when the last of it was noted."""
    right: bool | None
    """Whether the last of it was true; null for somebody who was unsure in the end."""

    @property
    def since(self) -> int:
        """The step from which on the last grade stood; that it was noted again changes nothing."""
        first = len(self.noted) - 1
        while first and self.noted[first - 1].grade == self.noted[-1].grade:
            first -= 1
        return self.noted[first].step


class Noter(msgspec.Struct, frozen=True):
    """A person who noted something in a round."""

    seat: int
    about: list[About]


def noters(chapter: Chapter, opinions: Sequence[Opinion], suspects: Sequence[str]) -> list[Noter]:
    """Who noted what in a round until it was decided: then everybody sees who was who."""
    of_round = [one for one in opinions if one.round == chapter.number and chapter.first <= one.step < chapter.last]
    found = []
    for seat in sorted({one.seat for one in of_round}):
        own = [one for one in of_round if one.seat == seat]
        others = sorted({one.about for one in own})
        found.append(Noter(seat, [about(chapter, own, other, suspects) for other in others]))
    return found


def about(chapter: Chapter, own: Sequence[Opinion], seat: int, suspects: Sequence[str]) -> About:
    noted = [Noted(one.step, one.grade, believed(chapter, one)) for one in own if one.about == seat]
    last = noted[-1]
    role = chapter.role_at(seat, last.step)
    return About(seat, noted, role, None if last.grade == UNSURE else (role in suspects) == (last.grade == SUSPECT))


def believed(chapter: Chapter, opinion: Opinion) -> float | None:
    """At that very step; nothing where a seat has no thoughts, or where nobody has worked them out."""
    thoughts = next((notes.eyes[opinion.seat] for notes in chapter.notes if notes.step == opinion.step), [])
    return thoughts[opinion.about] if thoughts else None
