"""Worlds for the tests of secrecy: an explicit deal and the moves made in it, and facts of it that change places."""

from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Self, TypeVar, cast

import msgspec

from permonik.engine.core.events import Event
from permonik.engine.core.formats import DealHead
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from tests.engine.games import Chooser

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)
D = TypeVar("D", bound=DealHead)


@dataclass(frozen=True)
class DealtWorld(Generic[G, S, D]):
    """A deal of all rounds, and the moves made so far: a game, the class of its states, and that of its deals."""

    game: G
    deal: D
    moves: tuple[int, ...] = ()

    def begin(self) -> S:
        return cast(S, self.game.load(msgspec.json.encode(self.deal)))

    def end(self) -> S:
        state = self.begin()
        for move in self.moves:
            state.play(move)
        return state

    def played(self, choose: Chooser) -> Self:
        """A whole game in this deal."""
        state, moves = self.begin(), []
        while not state.over:
            moves.append(choose(state))
            state.play(moves[-1])
        return replace(self, moves=tuple(moves))


class Swap(NamedTuple):
    """Two facts that change places: of the deck, the covered cards or the roles of a round, or what else a game
    hides."""

    kind: str
    round: int
    one: int
    two: int


def swapped_deal(deal: D, swap: Swap) -> D:
    deals = list(msgspec.structs.asdict(deal)["deals"])
    facts = list(getattr(deals[swap.round], swap.kind))
    facts[swap.one], facts[swap.two] = facts[swap.two], facts[swap.one]
    deals[swap.round] = msgspec.structs.replace(deals[swap.round], **{swap.kind: facts})
    return msgspec.structs.replace(deal, deals=deals)


def number_in(event: Event, name: str) -> int:
    return int(str(event.args[name]))
