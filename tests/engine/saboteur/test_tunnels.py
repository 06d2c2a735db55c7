"""Every tunnel that the deck can build is legal: the longest ones are dug in all four directions."""

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from permonik.engine.board.shapes import EDGES, Shape
from permonik.engine.saboteur.cards import CARDS, PATHS, SHAPES
from permonik.engine.saboteur.rules import Saboteur
from tests.engine.play import GAME, STEPS, facts

Point = tuple[int, int]


class Digger:
    """Digs with the path cards of one deck, and counts what is left."""

    def __init__(self) -> None:
        self.left = Counter({card.name: card.count for card in PATHS})
        self.state = GAME.new(3, seed=1, first_player=0)
        self.at: Point = (0, 0)

    def step(self, entered_from: int, leave_by: int, avoid: str = "") -> None:
        """Lays a card on the next cell that joins two of its sides; rather one that does not pass along `avoid`."""
        name, turned = self.choose(1 << entered_from | 1 << leave_by, avoid)
        self.lay(name, turned, entered_from)

    def choose(self, sides: int, avoid: str) -> tuple[str, bool]:
        def cost(shape: Shape) -> tuple[bool, int, int]:
            return passes(shape, avoid), shape.open.bit_count(), -self.left[card_of(shape)]

        best = min(self.fitting(sides), key=cost)
        return card_of(best), best.turned

    def fitting(self, sides: int) -> list[Shape]:
        """Cards that are left and join these sides."""
        return [
            shape for shape in SHAPES if self.left[card_of(shape)] > 0 and any(sides & ~j == 0 for j in shape.joined)
        ]

    def lay(self, name: str, turned: bool, entered_from: int) -> None:
        dx, dy = STEPS[entered_from ^ 2]
        self.at = self.at[0] + dx, self.at[1] + dy
        self.left[name] -= 1
        self.take_in_hand(name)
        text = f"place {name} {self.at[0]},{self.at[1]}" + " turned" * turned
        move = GAME.parse(text)
        refusal = self.state.refusal(move)
        assert refusal is None, (text, refusal)
        assert move in self.state.moves()
        self.state.play(move)

    def take_in_hand(self, name: str) -> None:
        """The position with nothing but the card to be laid in hand."""
        position = facts(self.state)
        hands = [[name], ["map"], ["map"]]
        drawn = msgspec.structs.replace(position, hands=hands, deck=[], to_move=0, history=[])
        self.state = GAME.load(msgspec.json.encode(drawn))

    def can_step(self, entered_from: int, leave_by: int) -> bool:
        return bool(self.fitting(1 << entered_from | 1 << leave_by))


def card_of(shape: Shape) -> str:
    return CARDS[shape.card].name


def passes(shape: Shape, axis: str) -> bool:
    return any(set(axis) <= set(group) for group in CARDS[shape.card].links) if axis else False


def sidesteps(digger: Digger, heading: int) -> Iterator[int]:
    """To which side two cards can carry the tunnel round a corner and back, while there are such cards."""
    back = heading ^ 2
    while True:
        for side in (heading + 1 & 3, heading + 3 & 3):
            trial = Counter(digger.left)
            axis = EDGES[heading] + EDGES[back]
            first, _ = digger.choose(1 << back | 1 << side, axis) if digger.can_step(back, side) else ("", False)
            digger.left[first] -= 1
            possible = bool(first) and digger.can_step(side ^ 2, heading)
            digger.left = trial
            if possible:
                yield side
                break
        else:
            return


def dig(digger: Digger, heading: int) -> None:
    """Straight on while there are cards, then round corners, and a dead end at last."""
    back = heading ^ 2
    axis = "".join(sorted(EDGES[heading] + EDGES[back], key=EDGES.index))
    while digger.can_step(back, heading):
        digger.step(back, heading)
    for side in sidesteps(digger, heading):
        digger.step(back, side, axis)
        digger.step(side ^ 2, heading, axis)
    digger.lay("dead-NESW", False, back)


@pytest.mark.parametrize(("heading", "farthest"), [("N", 22), ("S", 22), ("W", 21), ("E", 20)])
def test_the_longest_tunnel_is_legal(heading: str, farthest: int) -> None:
    digger = Digger()
    if heading == "E":  # past the goals, which would end the round or waste cards
        for _ in range(4):
            digger.step(2, 0, "EW")
        digger.step(2, 1, "EW")
    dig(digger, EDGES.index(heading))
    x, y = digger.at
    assert {"N": -y, "S": y, "W": -x, "E": x}[heading] == farthest
    assert ends(digger.state) == farthest


def ends(state: Saboteur) -> int:
    """How far the farthest card lies from the start, as everybody sees it."""
    return max(max(abs(card.x), abs(card.y)) for card in GAME.view(state, None).mine)


def test_no_tunnel_can_be_written_that_leaves_the_mine() -> None:
    """The border itself has numbers, but every card there is refused."""
    state = GAME.load("""
        position saboteur
        seats 3
        mine
          S . . . . . . . . . . . . . . . . . . . . . EW
        hand 0 EW
    """)
    refusal = state.refusal(GAME.parse("place EW 23,0"))
    assert refusal is not None
    assert refusal.reason == "outside"
