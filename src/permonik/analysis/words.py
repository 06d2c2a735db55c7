"""An analysis in the words of a language."""

from math import ceil

from permonik.analysis.found import Analysis, Chapter, TurningPoint
from permonik.analysis.opinions import About, Noter
from permonik.engine import game as find_game
from permonik.engine.core.events import Event
from permonik.engine.core.record import Record
from permonik.engine.core.state import State
from permonik.messages import Catalogue
from permonik.sights.shown import Sight
from permonik.sights.sight import can_show, sight_of_all
from permonik.sights.words import Words, dashed, names_in

DIGITS = 9
"""Binary fractions are a little more or less than what they stand for."""


class TalesWords(Words):
    """Calls a card by what it looks like, where its name is only a mark."""

    def card(self, name: str) -> str:
        title = f"card-{dashed(name)}.title"
        return self.say(title) if self.texts.has(title) else super().card(name)

    def is_news(self, event: Event, dealt: bool) -> bool:
        """Nobody tells a tale of cards that were drawn, or which ones came with a hand that was swapped."""
        return event.name not in ("drew", "received", "received_card") and super().is_news(event, dealt)


class Teller:
    """Says what was found, with the record at hand."""

    def __init__(self, record: Record, found: Analysis, texts: Catalogue) -> None:
        self.game = find_game(record.game)
        self.found = found
        self.record = record
        self.words: Words = TalesWords(self.game, names_in(record, texts), None, texts)
        self.steps: list[tuple[State, list[str]]] = []
        """The position after each step, and what is worth telling of it."""
        for state, told in record.replay(self.game):
            self.steps.append((state.clone(), self.words.news(list(told or ()))))

    def say(self, message_id: str, **args: object) -> str:
        return self.words.say(message_id, **args)

    @property
    def is_whole(self) -> bool:
        """Whether one chapter tells all of the game: not where it was interrupted after its first round."""
        return len(self.found.chapters) == 1 and self.steps[-1][0].over

    def title(self, chapter: Chapter) -> str:
        return self.words.game if self.is_whole else self.say("round-title", round=chapter.number)

    def roles(self, chapter: Chapter) -> list[str]:
        """What each seat was, one after the other where hats were swapped."""
        had = [[role] for role in chapter.dealt]
        for change in chapter.changes:
            had[change.seat].append(change.role)
        return [" → ".join(self.say(f"role-{role}") for role in of_seat) for of_seat in had]

    def who(self, seat: int, role: str) -> str:
        """A seat with its role, where there are several."""
        name = self.words.name(seat)
        return self.say("analysis-is", name=name, role=self.say(f"role-{role}")) if len(self.game.roles) > 1 else name

    def sides(self, chapter: Chapter) -> dict[str, str]:
        """The sides that had a chance, with their names; in a game without sides there are none."""
        shown = [side for side in self.game.sides if any(one.sides[side] > 0 for one in chapter.moments)]
        return {side: self.say(f"side-{side}") for side in shown} if len(self.game.roles) > 1 else {}

    def lines(self, chapter: Chapter) -> dict[str, list[float]]:
        """The curves of the chances by their names: of the sides, or of the seats where there are none."""
        sides = self.sides(chapter)
        if sides:
            return {name: [one.sides[side] for one in chapter.moments] for side, name in sides.items()}
        return {name: [one.seats[seat] for one in chapter.moments] for seat, name in enumerate(self.words.names)}

    def winners(self, chapter: Chapter) -> str:
        if self.sides(chapter):
            return self.words.plain_list([self.say(f"side-{side}") for side in chapter.winners])
        won = [seat for seat, has_won in enumerate(chapter.won) if has_won]
        return self.words.players(won) or self.say("side-nobody")

    def sight(self, step: int) -> Sight | None:
        return sight_of_all(self.game, self.steps[step][0]) if can_show(self.game) else None

    def move(self, step: int, text: str) -> str:
        """A move that could be made after a step; with what comes of it, where that alone tells it from others."""
        state = self.steps[step][0]
        move = self.game.parse(text, state)
        parts = self.game.parts(move)
        known = f"move-{parts.kind}.known"
        if self.words.texts.has(known):
            (came, *_) = state.clone().play(move)
            return self.say(known, **self.words.arguments({**came.args, **(came.secret or {})}))
        return self.words.move(parts, self.sight(step))

    def deed(self, point: TurningPoint) -> str:
        """What was done, where no event tells of it."""
        return self.say("analysis-deed", name=self.words.name(point.seat), move=self.move(point.step - 1, point.move))

    def instead(self, point: TurningPoint) -> str:
        """The other move; where it sounds like the one that was played, with the open sides of its cards."""
        step = point.step - 1
        other = self.move(step, point.instead)
        if other != self.move(step, point.move):
            return other
        parts = self.game.parts(self.game.parse(point.instead, self.steps[step][0]))
        cards = [str(parts.facts[part]) for part in ("card", "second") if part in parts.facts]
        sides = [self.words.open_to(card, turned=bool(parts.turned)) for card in cards if self.is_open(card)]
        return self.say("analysis-which", move=other, sides="; ".join(sides)) if sides else other

    def is_open(self, card: str) -> bool:
        return card in self.words.cards and bool(self.words.cards[card].open)

    def turning_point(self, point: TurningPoint) -> str:
        return self.say(
            "analysis-missed" if point.missed else "analysis-found",
            name=self.words.name(point.seat),
            step=point.step,
            move=self.move(point.step - 1, point.move),
            instead=self.instead(point),
            kept=percent(point.kept),
            could=percent(point.could),
        )

    def verdict(self, noter: Noter) -> str:
        """What a person thought of others in the end, and whether that was true."""
        thought = [self.judgement(about) for about in noter.about if about.right is not None]
        name = self.words.name(noter.seat)
        if not thought:
            return self.say("analysis-verdict-open", name=name)
        return self.say("analysis-verdict", name=name, thought="; ".join(thought))

    def judgement(self, about: About) -> str:
        return self.say(
            f"analysis-verdict-{about.noted[-1].grade}",
            name=self.words.name(about.seat),
            step=about.since,
            role=self.say(f"role-{about.role}"),
            right="yes" if about.right else "no",
        )


def percent(chance: float) -> int:
    """Nothing and all only where that is meant."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)


def at_most(chance: float) -> int:
    """In per cent, and no less than the chance."""
    return ceil(round(100 * chance, DIGITS))
