"""Opponents that no belief was made from: they play like somebody who hinders nobody until it is nearly too late."""

from collections.abc import Mapping
from typing import cast

from permonik.bots import Bot, bot
from permonik.bots.bot import QuickBot
from permonik.bots.core.policy_bot import PolicyBot
from permonik.bots.core.public import Public
from permonik.bots.digging.sketch import DISTANCE
from permonik.bots.saboteur.public import SaboteurPublic
from permonik.bots.thought import Thought, weighed
from permonik.engine import game
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.hands.state import CardState
from permonik.lab.line_up import read_bot

NAME = "late-striker"
NEAR = 2
"""Cards to the nearest goal at which a late striker of the base game strikes, however many cards are left."""
DISGUISES: Mapping[str, Mapping[str, str]] = {
    "saboteur": {"saboteur": "miner"},
    "saboteur-2": {"saboteur": "blue-miner"},
    "lost-mines": {"blue-saboteur": "blue-loyal", "yellow-saboteur": "yellow-loyal"},
    "dark-cave": {"blue-saboteur": "blue-loyal", "yellow-saboteur": "yellow-loyal"},
}
"""By game, as whom each of those who hinder plays at first."""
CARDS = {"saboteur": "roles", "saboteur-2": "roles", "lost-mines": "dwarves", "dark-cave": "dwarves"}
"""Where a state keeps who has which role."""


class LateStriker(QuickBot):
    """Weighs as an apprentice of another role would, as long as there is time."""

    name = NAME

    def __init__(self, name: str) -> None:
        self.game = game(name)
        self.disguises = DISGUISES[name]
        self.apprentice = cast(PolicyBot, bot(name, "apprentice"))

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert view is not None, "an apprentice looks at the table"
        if len(moves) == 1:
            return Thought(moves[0])
        state = self.apprentice.imagined(view)
        public = self.apprentice.public_of(view, state)
        if is_early(state, public):
            self.disguise(state)
        return weighed(moves, self.apprentice.policy().weighed(state, public), seed)

    def disguise(self, state: State) -> None:
        """Lets the seat to move have another role, if it hinders."""
        roles, seat = list(self.game.roles), int(state.to_move)
        cards = getattr(state, CARDS[self.game.id])[:]
        role = roles[int(cards[seat])]
        cards[seat] = roles.index(self.disguises.get(role, role))
        setattr(state, CARDS[self.game.id], cards)


def is_early(state: State, public: Public) -> bool:
    """Whether everybody draws at least once more, and in the base game no goal is near."""
    if isinstance(public, SaboteurPublic):
        nearest = min(int(public.distances) >> 8 * goal & DISTANCE for goal in range(3))
        if nearest <= NEAR:
            return False
    return bool(cast(CardState, state).left >= state.seats)


LATE_STRIKERS: Mapping[str, Bot] = {name: LateStriker(name) for name in DISGUISES}
"""By game."""


def player(played: Game, name: str) -> Bot:
    """One of these, or a bot as `permonik arena` names it."""
    return LATE_STRIKERS[played.id] if name == NAME else read_bot(played, name)
