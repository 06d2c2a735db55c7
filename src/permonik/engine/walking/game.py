"""A walking game as the engine offers it."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.rounds import GameOfRounds
from permonik.engine.core.state import State
from permonik.engine.walking.rules import WalkingRules
from permonik.engine.walking.tables import ACTING
from permonik.engine.walking.view import WalkingView
from permonik.engine.walking.vocabulary import WalkingVocabulary

S = TypeVar("S", bound=WalkingRules)
V = TypeVar("V", bound=WalkingView)


class WalkingGame(GameOfRounds[S, V], Generic[S, V]):
    """What the objects of all walking games share."""

    vocabulary: WalkingVocabulary
    allies: Mapping[str, tuple[str, ...]] = {"blue-saboteur": ("yellow-loyal",), "yellow-saboteur": ("blue-loyal",)}
    """A saboteur works for the other clan (LM-150, DC-174)."""

    def roles_in_play(self, state: State) -> tuple[str, ...]:
        here = self.own_state(state)
        return tuple(self.roles[int(here.dwarves[seat])] for seat in range(here.seats))

    def default_move(self, state: State) -> int:
        """Discards the first card, walks no further, leaves an uncovered card as printed, votes no; of what the game
        has for itself the first choice (LM-238, DC-272)."""
        here = self.own_state(state)
        if here.over:
            raise IllegalMove("a default move", self.game_over())
        numbering, moves = self.vocabulary.numbering, here.moves()
        if here.phase == ACTING:
            return next(move for move in moves if move >= numbering.discards)
        return int(numbering.stop) if numbering.stop in moves else moves[0]
