"""A game of digging as the engine offers it."""

from typing import Generic, TypeVar

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.rounds import GameOfRounds
from permonik.engine.core.state import State
from permonik.engine.core.variants import check_hands, check_reach, expect
from permonik.engine.digging.board import DISTANCE, LEAST_DISTANCE, MOST_DISTANCE
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.view import DiggingView
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.digging.window import reach
from permonik.engine.hands.state import HAND

S = TypeVar("S", bound=DiggingRules)
V = TypeVar("V", bound=DiggingView)


class DiggingGame(GameOfRounds[S, V], Generic[S, V]):
    """What the objects of all games of digging share."""

    vocabulary: Vocabulary

    def roles_in_play(self, state: State) -> tuple[str, ...]:
        here = self.own_state(state)
        return tuple(self.roles[int(here.roles[seat])] for seat in range(here.seats))

    def check_digging(self, seats: int, hand: int, aside: int) -> None:
        """What both games ask of the tables of a variant."""
        vocabulary = self.vocabulary
        check_hands(sum(card.count for card in vocabulary.deck) - aside, seats, hand, HAND)
        distances = f"goals {LEAST_DISTANCE} to {MOST_DISTANCE} columns from the start"
        expect(LEAST_DISTANCE <= DISTANCE <= MOST_DISTANCE, distances, DISTANCE)
        built = [card for card in vocabulary.cards if card.kind == "path" or card.name.startswith("stone")]
        check_reach(reach(built, "EW"), vocabulary.width // 2 - 1, "east and west")
        check_reach(reach(built, "NS"), vocabulary.height // 2 - 1, "north and south")

    def default_move(self, state: State) -> int:
        """Discards a dead end, else the first card; leaves a goal as it is printed; of what the game has for itself
        at the end of a round the last choice."""
        here = self.own_state(state)
        if here.over:
            raise IllegalMove("a default move", self.game_over())
        blocks, moves = self.vocabulary.numbering, here.moves()
        if moves[0] >= blocks.turns_end:
            return moves[-1]
        if moves[0] >= blocks.turns:
            return moves[0]
        discards = [move for move in moves if blocks.discards <= move < blocks.breaks]
        dead_ends = [move for move in discards if self.vocabulary.deck[move - int(blocks.discards)].dead_end]
        return (dead_ends or discards)[0]
