"""Moves as text: rulebook words, `x,y` for a cell, a number for a seat. docs/notation.md has the grammar."""

import re
from collections.abc import Callable, Sequence

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.errors import IllegalMove, MalformedMove
from permonik.engine.core.game import Parts
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging import kit
from permonik.engine.digging.book import Book
from permonik.engine.digging.tools import TOOLS

WAYS = ("upright", "turned")
CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")

Reader = Callable[[str, Sequence[str]], int | None]
"""From a whole text and the words behind its first one to a move; None when they make no sense."""


class Notation:
    """The moves of the kit in words. A game adds those that it has for itself."""

    discard = "discard"
    """What throwing a card away unseen is called."""
    seats_rule: str
    """The rule that says how many seats there are."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.kit = book.kit
        self.by_name = {name.lower(): number for number, name in enumerate(book.deck_names)}
        self.texts: dict[int, str] = {}
        self.readers: dict[str, Reader] = {
            "place": self.read_place,
            self.discard: self.read_discard,
            "break": self.read_break,
            "repair": self.read_repair,
            "rockfall": self.read_rockfall,
            "map": self.read_map,
            "turn": self.read_turn,
        }
        self.examples = {
            "place": "place NES 3,-1 turned",
            self.discard: f"{self.discard} dead-EW",
            "break": "break lantern 2",
            "repair": "repair pickaxe+cart 0 cart",
            "rockfall": "rockfall 4,1",
            "map": "map 8,2",
            "turn": "turn 8,0 turned",
        }

    # What a game says for itself.

    def own_parts(self, move: int) -> Parts:
        """A move behind those of the kit."""
        raise NotImplementedError

    def wrong_count(self, count: int) -> Refusal:
        """Why not so many cards are thrown away by one move: only one is."""
        raise NotImplementedError

    # From a number to words.

    def parts(self, move: int) -> Parts:
        """A move taken apart. The caller has checked the number."""
        book, blocks = self.book, self.kit
        if move < blocks.discards:
            x, y = book.grid.point(move // blocks.deck_shapes)
            shape = book.shapes[move % blocks.deck_shapes]
            return Parts("place", book.names[shape.card], x, y, shape.turned)
        if move < blocks.breaks:
            return Parts(self.discard, book.names[move - blocks.discards])
        if move < blocks.repairs:
            tool, seat = divmod(int(move - blocks.breaks), int(blocks.seats))
            return Parts("break", book.names[blocks.smash + tool], seat=seat, tool=TOOLS[tool])
        if move < blocks.rockfalls:
            rest, tool = divmod(int(move - blocks.repairs), kit.TOOLS)
            card, seat = divmod(rest, int(blocks.seats))
            return Parts("repair", book.names[blocks.repair + card], seat=seat, tool=TOOLS[tool])
        if move < blocks.maps:
            x, y = book.grid.point(move - blocks.rockfalls)
            return Parts("rockfall", "rockfall", x, y)
        if move < blocks.turns:
            return Parts("map", "map", *book.goals[move - blocks.maps])
        if move < blocks.turns_end:
            goal, turned = divmod(int(move - blocks.turns), 2)
            return Parts("turn", None, *book.goals[goal], turned=bool(turned))
        return self.own_parts(move)

    def text(self, move: int) -> str:
        known = self.texts.get(move)
        if known is None:
            known = self.texts[move] = " ".join(words_of(self.parts(move)))
        return known

    # From words to a number.

    def parse(self, source: str) -> int:
        """The move that a text means, legal or not; small and capital letters are the same."""
        kind, *rest = source.lower().split() or [""]
        reader = self.readers.get(kind)
        if reader is None:
            raise MalformedMove(" | ".join(self.readers), source)
        move = reader(source, rest)
        if move is None:
            raise MalformedMove(self.examples[kind], source)
        return move

    def read_card(self, word: str) -> int | None:
        """The number of a card of the deck by its name in small letters."""
        return self.by_name.get(word)

    def read_cell(self, source: str, word: str) -> int | None:
        point = CELL.fullmatch(word)
        if point is None:
            return None
        cell = self.book.grid.cell(int(point[1]), int(point[2]))
        if cell is None:
            raise IllegalMove(source, Refusal("outside", ("BA-053", "BA-057")))
        return cell

    def read_seat(self, source: str, word: str) -> int | None:
        if not word.isdecimal():
            return None
        if len(word) > 2 or int(word) >= self.kit.seats:
            raise IllegalMove(source, Refusal("no_such_seat", (self.seats_rule,), {"number": int(word[:9])}))
        return int(word)

    def read_goal(self, source: str, word: str, rule: str) -> int | None:
        point = CELL.fullmatch(word)
        if point is None:
            return None
        at = (int(point[1]), int(point[2]))
        if at not in self.book.goals:
            raise IllegalMove(source, Refusal("no_goal", (rule,), {"x": at[0], "y": at[1]}))
        return self.book.goals.index(at)

    def read_place(self, source: str, words: Sequence[str]) -> int | None:
        if "sideways" in words:
            raise IllegalMove(source, Refusal("sideways", ("BA-018",)))
        if len(words) not in (2, 3) or (len(words) == 3 and words[2] not in WAYS):
            return None
        card, cell = self.read_card(words[0]), self.read_cell(source, words[1])
        if card is None or card >= self.kit.paths or cell is None:
            return None
        shape = self.book.shape_of(self.book.names[card], words[-1] == "turned")
        return cell * self.kit.deck_shapes + shape - FIRST_SHAPE

    def read_discard(self, source: str, words: Sequence[str]) -> int | None:
        if len(words) != 1:
            raise IllegalMove(source, self.wrong_count(len(words)))
        card = self.read_card(words[0])
        return None if card is None else self.kit.discards + card

    def read_break(self, source: str, words: Sequence[str]) -> int | None:
        if len(words) != 2 or words[0] not in TOOLS:
            return None
        seat = self.read_seat(source, words[1])
        return None if seat is None else self.kit.breaks + TOOLS.index(words[0]) * self.kit.seats + seat

    def read_repair(self, source: str, words: Sequence[str]) -> int | None:
        if len(words) not in (2, 3):
            return None
        card, seat, tool = (
            self.read_card(f"repair-{words[0]}"),
            self.read_seat(source, words[1]),
            words[-1] if len(words) == 3 else words[0],
        )
        if card is None or seat is None or tool not in TOOLS:
            return None
        number = (card - self.kit.repair) * self.kit.seats + seat
        return self.kit.repairs + number * kit.TOOLS + TOOLS.index(tool)

    def read_rockfall(self, source: str, words: Sequence[str]) -> int | None:
        cell = self.read_cell(source, words[0]) if len(words) == 1 else None
        return None if cell is None else self.kit.rockfalls + cell

    def read_map(self, source: str, words: Sequence[str]) -> int | None:
        goal = self.read_goal(source, words[0], "BA-103") if len(words) == 1 else None
        return None if goal is None else self.kit.maps + goal

    def read_turn(self, source: str, words: Sequence[str]) -> int | None:
        if len(words) != 2 or words[1] not in WAYS:
            return None
        goal = self.read_goal(source, words[0], "BA-074")
        return None if goal is None else self.kit.turns + 2 * goal + (words[1] == "turned")


def words_of(it: Parts) -> list[str]:
    """A card is named unless the first word names it already; breaking and mending name the tools instead."""
    words = [it.kind]
    if it.tool is not None:
        tools = str(it.card).partition("-")[2]
        words += [tools, str(it.seat)]
        return words if tools == it.tool else [*words, it.tool]
    if it.card is not None and it.card != it.kind:
        words.append(it.card)
    words += [str(value) for value in (it.seat, it.harm, it.nuggets) if value is not None]
    if it.x is not None:
        words.append(f"{it.x},{it.y}")
    if it.kind == "turn" or it.turned:
        words.append(WAYS[bool(it.turned)])
    return words
