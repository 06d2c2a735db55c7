"""An analysis with the words of a language, for a page that knows no game."""

from collections.abc import Sequence

import msgspec

from permonik.analysis.found import Analysis
from permonik.analysis.opinions import Noter, Opinion, noters
from permonik.analysis.words import Teller


class ToldChapter(msgspec.Struct, frozen=True):
    title: str
    winners: str
    sides: dict[str, str]
    """The sides that had a chance; none in a game without sides."""
    roles: list[str]
    """What each seat was, all of it where hats were swapped."""
    turning_points: list[str]
    noters: list[Noter]
    """Who noted during the round what they thought of others."""
    truths: list[list[str]]
    """What those others were at that moment."""
    verdicts: list[str]
    """What came of it, a sentence for each of them."""


class Told(msgspec.Struct, frozen=True):
    """What a page needs: the analysis, and how everything in it is called."""

    analysis: Analysis
    game: str
    names: list[str]
    chapters: list[ToldChapter]


def told(teller: Teller, found: Analysis, opinions: Sequence[Opinion] = ()) -> Told:
    noted = [noters(chapter, opinions, teller.game.suspects) for chapter in found.chapters]
    chapters = [
        ToldChapter(
            teller.title(chapter),
            teller.winners(chapter),
            teller.sides(chapter),
            teller.roles(chapter),
            [teller.turning_point(point) for point in chapter.turning_points],
            own,
            [[teller.say(f"role-{about.role}") for about in noter.about] for noter in own],
            [teller.verdict(noter) for noter in own],
        )
        for chapter, own in zip(found.chapters, noted, strict=True)
    ]
    return Told(found, teller.words.game, list(teller.words.names), chapters)
