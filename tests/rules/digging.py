"""What the tables of all games of digging share: moves in words, outcomes to look at, drawn positions."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Self

from permonik.engine.digging.formats import DiggingPosition
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.view import DiggingView
from tests.rules.tables import RuleTable

THROUGH = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
DEAD_ENDS = ("N", "E", "NS", "EW", "NE", "NW", "NES", "NEW", "NESW")
ACTIONS = {
    **{f"break-{tool}": 3 for tool in ("pickaxe", "lantern", "cart")},
    **{f"repair-{tool}": 2 for tool in ("pickaxe", "lantern", "cart")},
    **{f"repair-{tools}": 1 for tools in ("pickaxe+lantern", "pickaxe+cart", "lantern+cart")},
    "rockfall": 3,
    "map": 6,
}
BASE_DECK = Counter({**THROUGH, **{f"dead-{edges}": 1 for edges in DEAD_ENDS}, **ACTIONS})
"""The deck of the base game."""
STRAIGHT = ("EW", "NEW", "NESW")
"""Through cards that carry a tunnel from west to east."""


def half_turn(edges: str) -> str:
    turned = edges.translate(str.maketrans("NESW", "SWNE"))
    return "".join(sorted(turned, key="NESW".index))


def drawn(card: str, turned: bool | None) -> str:
    """A card as it lies: open edges, in small letters for a dead end."""
    edges = "NESW" if card == "gold" else card.partition("-")[2] or card
    edges = half_turn(edges) if turned else edges
    return edges.lower() if card.startswith("dead-") else edges


class DigTable(RuleTable[DiggingRules, DiggingView]):
    """A game of digging."""

    @property
    @abstractmethod
    def facts(self) -> DiggingPosition:
        """Every fact of the position, secrets included."""

    def at(self, x: int, y: int) -> str:
        """What lies on a cell: `.` nothing, `?` a goal face down, `*` before edges a goal face up, else a card."""
        view = self.view(None)
        words = {(card.x, card.y): self.laid(card.card, card.turned) for card in view.mine}
        for goal in view.goals:
            words[goal.x, goal.y] = "?" if goal.turned is None else "*" + drawn(str(goal.face), goal.turned)
        return words.get((x, y), ".")

    def laid(self, card: str, turned: bool) -> str:
        """How `at` says which card of the deck lies there."""
        return drawn(card, turned)

    def goals(self) -> str:
        """The three goals from top to bottom."""
        return " ".join(self.at(8, y) for y in (-2, 0, 2))

    def hand(self, seat: int) -> list[str]:
        return self.view(seat).hand

    def undiscarded(self) -> Counter[str]:
        """The cards that are not on the discard pile: in hands, draw pile and mine, and in front of players."""
        facts = self.facts
        cards = Counter(facts.deck) + Counter(card.card for card in facts.mine)
        for hand, tools in zip(facts.hands, facts.broken, strict=True):
            cards += Counter(hand) + Counter(f"break-{tool}" for tool in tools)
        return cards

    def dig(self) -> Self:
        """Everybody digs straight on, seven cards to the middle goal."""
        for x in range(1, 8):
            self.play(next(f"place {card} {x},0" for card in self.hand(self.to_move) if card in STRAIGHT))
        return self


def near_gold(seats: int, dwarves: Sequence[str], turn: int, *lines: str) -> str:
    """One card is missing to the gold in the middle, and the seat `turn` holds it."""
    roles = "roles " + " ".join(dwarves)
    mine = ["mine", "S EW EW NEW NEW NEW NEW . ?"]
    return "\n".join([f"seats {seats}", f"turn {turn}", roles, *lines, *mine, f"hand {turn} EW"])


def near_failure(seats: int, dwarves: Sequence[str], *lines: str) -> str:
    """The draw pile is empty and seat 0 holds the last card, which is of no use."""
    roles = "roles " + " ".join(dwarves)
    return "\n".join([f"seats {seats}", roles, *lines, "deck -", "turn 0", "hand 0 dead-N"])
