"""A table at which the rules are tried out: positions drawn as text, moves in words, outcomes to look at."""

from collections import Counter
from collections.abc import Mapping
from textwrap import dedent
from typing import cast

import msgspec
import pytest

import permonik
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.events import Event
from permonik.engine.saboteur.facts import DealFacts, DealFile, Position
from permonik.engine.saboteur.game import SaboteurGame
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.view import SaboteurView

GAME = cast(SaboteurGame, permonik.game("saboteur"))
SEATS = range(3, 11)
SABOTEUR_CARDS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
THROUGH = {"NS": 4, "EW": 3, "NE": 5, "NW": 4, "NES": 5, "NEW": 5, "NESW": 5}
DEAD_ENDS = ("N", "E", "NS", "EW", "NE", "NW", "NES", "NEW", "NESW")
ACTIONS = {
    **{f"break-{tool}": 3 for tool in ("pickaxe", "lantern", "cart")},
    **{f"repair-{tool}": 2 for tool in ("pickaxe", "lantern", "cart")},
    **{f"repair-{tools}": 1 for tools in ("pickaxe+lantern", "pickaxe+cart", "lantern+cart")},
    "rockfall": 3,
    "map": 6,
}
GOLD_CARDS = {1: 16, 2: 8, 3: 4}
DECK = Counter({**THROUGH, **{f"dead-{edges}": 1 for edges in DEAD_ENDS}, **ACTIONS})
PATHS = tuple(name for name in DECK if name not in ACTIONS)
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


class Table:
    """A game in progress, watched by somebody who sees everything."""

    def __init__(self, state: Saboteur) -> None:
        self.state = state
        self.events: list[Event] = []
        """What the last move brought about, secrets included."""

    def play(self, *moves: str) -> "Table":
        """Plays one move after another, whoever is to move."""
        for move in moves:
            self.events = list(self.state.play(GAME.parse(move)))
        return self

    def legal(self, move: str) -> bool:
        """Whether a move is legal; the list of moves must say the same."""
        number = GAME.parse(move)
        legal = self.state.refusal(number) is None
        assert legal == (number in self.state.moves()), f"moves() and refusal() disagree about {move!r}"
        return legal

    def refused(self, move: str) -> str:
        """Why a move is refused, such as "mismatch BA-052"; trying it must not change anything."""
        before = GAME.save(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(move)
        assert GAME.save(self.state) == before, f"the refused move {move!r} changed something"
        assert move not in self.moves(), f"the refused move {move!r} is listed"
        return " ".join([caught.value.refusal.reason, *caught.value.refusal.rules])

    def moves(self, kind: str = "") -> list[str]:
        """The legal moves, or those of one kind."""
        return [text for move in self.state.moves() if (text := GAME.text(move)).startswith(kind)]

    def at(self, x: int, y: int) -> str:
        """What lies on a cell: `.` nothing, `?` a goal face down, `*` before edges a goal face up, else edges."""
        view = self.view(None)
        words = {(card.x, card.y): drawn(card.card, card.turned) for card in view.mine}
        for goal in view.goals:
            words[goal.x, goal.y] = "?" if goal.turned is None else "*" + drawn(str(goal.face), goal.turned)
        return words.get((x, y), ".")

    def goals(self) -> str:
        """The three goals from top to bottom."""
        return " ".join(self.at(8, y) for y in (-2, 0, 2))

    def told(self, name: str) -> list[Mapping[str, object]]:
        """What the last move told everybody under one name."""
        return [event.args for event in self.events if event.name == name]

    def names(self) -> list[str]:
        return [event.name for event in self.events]

    def view(self, seat: int | None) -> SaboteurView:
        return GAME.view(self.state, seat)

    @property
    def facts(self) -> Position:
        """Every fact of the position, secrets included."""
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    @property
    def to_move(self) -> int:
        return int(self.state.to_move)

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)

    def hand(self, seat: int) -> list[str]:
        return self.view(seat).hand

    def undiscarded(self) -> Counter[str]:
        """The cards that are not on the discard pile: in hands, draw pile and mine, and in front of players."""
        facts = self.facts
        cards = Counter(facts.deck) + Counter(card.card for card in facts.mine)
        for hand, tools in zip(facts.hands, facts.broken, strict=True):
            cards += Counter(hand) + Counter(f"break-{tool}" for tool in tools)
        return cards

    def dig(self) -> "Table":
        """Everybody digs straight on, seven cards to the middle goal."""
        for x in range(1, 8):
            self.play(next(f"place {card} {x},0" for card in self.hand(self.to_move) if card in STRAIGHT))
        return self

    def run_out(self) -> "Table":
        """Everybody discards until the round is over."""
        number = self.view(None).round
        while not self.state.over and self.view(None).round == number:
            self.play(f"discard {self.hand(self.to_move)[0]}")
        return self

    def share(self) -> list[int]:
        """Everybody keeps the richest gold card on offer; the seats that kept one, in order."""
        kept: list[int] = []
        while self.view(None).phase == "sharing" and not self.state.over:
            kept.append(self.to_move)
            self.play(self.moves("keep")[-1])
        return kept


def given(text: str) -> Table:
    """A drawn position; three seats unless it says otherwise."""
    seats = "" if "seats" in text else "seats 3\n"
    return Table(GAME.load(f"position saboteur\n{seats}{dedent(text)}"))


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def roles(seats: int, *saboteurs: int) -> list[str]:
    """Dwarf cards with saboteurs in these seats; the last one is the card left over."""
    dealt = ["saboteur" if seat in saboteurs else "miner" for seat in range(seats)]
    return [*dealt, "saboteur" if len(saboteurs) < SABOTEUR_CARDS[seats] else "miner"]


def deal(dwarves: list[str], goals: str = "stone-NE gold stone-NW", top: str = "") -> DealFacts:
    """A deal whose first cards are `top` and all straight tunnels, so that everybody can `dig`."""
    first = [*top.split(), *(card for card in STRAIGHT for _ in range(THROUGH[card] - top.split().count(card)))]
    rest = DECK - Counter(first)
    return DealFacts(dwarves, goals.split(), [*first, *rest.elements()])


def dealt(*deals: DealFacts, first: int = 0, stack: list[int] | None = None, **options: bool | int | str) -> Table:
    """A game with fixed deals for the first rounds."""
    seats = len(deals[0].roles) - 1
    facts = DealFile(game="saboteur", seats=seats, deals=list(deals), first=first, stack=stack, options=options)
    return Table(GAME.load(msgspec.json.encode(facts)))


def before_gold(dwarves: list[str], turn: int, *lines: str) -> Table:
    """One card is missing to the gold in the middle, and the seat `turn` holds it."""
    return given(
        "\n".join(
            [
                f"seats {len(dwarves) - 1}",
                f"turn {turn}",
                "roles " + " ".join(dwarves),
                *lines,
                "mine",
                "S EW EW NEW NEW NEW NEW . ?",
                f"hand {turn} EW",
            ]
        )
    )


def before_failure(dwarves: list[str], *lines: str) -> Table:
    """The draw pile is empty and seat 0 holds the last card, which is of no use."""
    return given(
        "\n".join(
            [f"seats {len(dwarves) - 1}", "roles " + " ".join(dwarves), *lines, "deck -", "turn 0", "hand 0 dead-N"]
        )
    )


def last_round_with(nuggets: list[int]) -> list[str]:
    """Lines for the second and last round of a game in which these nuggets were kept in the first."""
    stack = [value for value, count in sorted(GOLD_CARDS.items(), reverse=True) for _ in range(count)]
    wanted = list(nuggets)
    picks: list[tuple[int, int]] = []
    for seat in range(len(nuggets)):
        for value in list(stack):
            if value <= wanted[seat]:
                wanted[seat] -= value
                stack.remove(value)
                picks.append((seat, value))
    result = {
        "round": 1,
        "gold_reached": True,
        "finisher": 0,
        "roles": ["miner", "saboteur", "miner"],
        "left_over": "miner",
        "mine": [],
        "route": [],
        "pay": [0, 0, 0],
        "takers": [seat for seat, _ in picks],
    }
    kept = " ".join(f"1:{seat}:{value}" for seat, value in picks)
    return ["option rounds 2", "round 2", f"result {msgspec.json.encode(result).decode()}", f"picks {kept or '-'}"]
