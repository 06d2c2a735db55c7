"""What a bot would believe of the roles, for learners who want to begin with that."""

import numpy as np
from numpy.typing import NDArray

from permonik.bots import bot
from permonik.engine.core.game import Game
from permonik.engine.core.state import State

THINKER = "apprentice"


def shape_of(game: Game) -> tuple[int, int]:
    return game.most_seats, len(game.roles)


def beliefs_of(state: State, seat: int) -> NDArray[np.float32]:
    """(seats, roles): the chances that the apprentice sees from the view of the seat that decides, seats counted from
    its own one; nothing but zeros for a seat that has nothing to decide, and in a game without roles."""
    game = state.game
    found = np.zeros(shape_of(game), np.float32)
    if state.over or seat != state.to_move:
        return found
    thought = bot(game.id, THINKER).think(state.view(seat), state.moves(), 0)
    for other, chances in enumerate(thought.belief.roles):
        found[(other - seat) % int(state.seats)] = [chances.get(role, 0.0) for role in game.roles]
    return found
