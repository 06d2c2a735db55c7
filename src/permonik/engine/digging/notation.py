"""The moves of digging in words. A game adds those that it has for itself."""

from collections.abc import Mapping, Sequence

from permonik.engine.board.notation import OnBoard, Orientation, Place
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.notation import CELL, Cell, Names, Phrase, Seat, Words
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.tools import TOOLS
from permonik.engine.digging.vocabulary import Vocabulary

TOOL = Names("tool", TOOLS)


class Goal(Words):
    """A goal by its cell; `rule` says which cells these are."""

    def __init__(self, vocabulary: Vocabulary, rule: str) -> None:
        self.goals = vocabulary.goals
        self.rule = rule

    def facts(self, value: int) -> Mapping[str, object]:
        x, y = self.goals[value]
        return {"x": x, "y": y}

    def write(self, value: int) -> str:
        x, y = self.goals[value]
        return f"{x},{y}"

    def read(self, source: str, word: str) -> int | None:
        point = CELL.fullmatch(word)
        if point is None:
            return None
        at = (int(point[1]), int(point[2]))
        if at not in self.goals:
            raise IllegalMove(source, Refusal("no_goal", (self.rule,), {"x": at[0], "y": at[1]}))
        return self.goals.index(at)


class OneCard(Phrase):
    """A card thrown away unseen: only one by a move, and it is said why."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(Names("card", vocabulary.deck_names))

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if len(words) != 1:
            raise IllegalMove(source, self.wrong_count(len(words)))
        return super().read(source, words)

    def wrong_count(self, count: int) -> Refusal:
        raise NotImplementedError


class Break(Phrase):
    def __init__(self, seat: Seat) -> None:
        super().__init__(TOOL, seat)

    def facts(self, values: Sequence[int]) -> dict[str, object]:
        return {"card": f"break-{TOOLS[values[0]]}", **super().facts(values)}


class Repair(Phrase):
    """A card by the tools it mends, a seat, and which tool of two: `repair pickaxe+cart 0 cart`."""

    def __init__(self, vocabulary: Vocabulary, seat: Seat) -> None:
        names = [card.name for card in vocabulary.deck if card.kind == "repair"]
        super().__init__(Names("card", names), seat, TOOL)
        self.mended = Names("tools", [name.partition("-")[2] for name in names])

    def write(self, values: Sequence[int]) -> list[str]:
        card, seat, tool = values
        mended, which = self.mended.write(card), TOOLS[tool]
        words = [mended, str(seat)]
        return words if mended == which else [*words, which]

    def read(self, source: str, words: Sequence[str]) -> tuple[int, ...] | None:
        if len(words) not in (2, 3):
            return None
        card, seat = self.mended.read(source, words[0]), self.words[1].read(source, words[1])
        tool = TOOL.read(source, words[-1] if len(words) == 3 else words[0])
        return None if card is None or seat is None or tool is None else (card, seat, tool)


def digging_phrases(vocabulary: Vocabulary, seat: Seat, discard: str, one_card: OneCard) -> dict[str, Phrase]:
    """`discard` is what throwing a card away unseen is called."""
    cell = Cell(vocabulary.grid, Refusal("outside", ("BA-053", "BA-057")))
    return {
        "place": Place(vocabulary, cell, sideways="BA-018"),
        discard: one_card,
        "break": Break(seat),
        "repair": Repair(vocabulary, seat),
        "rockfall": OnBoard("rockfall", cell),
        "map": OnBoard("map", Goal(vocabulary, "BA-103")),
        "turn": Phrase(Goal(vocabulary, "BA-074"), Orientation()),
    }
