"""An evening: what the same people played one after the other, and who won. A table keeps how those before it ended."""

from collections.abc import Sequence

import msgspec

from permonik.engine.core.game import Game
from permonik.engine.core.state import State

MOST_PLAYED = 30
"""Games that an evening remembers, the newest ones."""


class RoleCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often somebody had a role, and how often that role won the round."""

    rounds: int
    won: int


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a game that is over; the name of a bot is empty. A name is who one is: there are no accounts."""

    name: str
    won: bool
    roles: dict[str, RoleCount]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is over, without its secrets: who won, and by which roles."""

    game: str
    players: tuple[Player, ...]


def played(game: Game, state: State, names: Sequence[str]) -> Played:
    """How a game ended that is over: then its roles are secret no longer."""
    assert state.over, "roles are secret until the end"
    winners = game.outcome(state).winners
    summaries = game.summaries(state)
    players: list[Player] = []
    for seat, name in enumerate(names):
        roles: dict[str, RoleCount] = {}
        for summary in summaries:
            before = roles.get(summary.roles[seat], RoleCount(0, 0))
            roles[summary.roles[seat]] = RoleCount(before.rounds + 1, before.won + summary.won[seat])
        players.append(Player(name, seat in winners, roles))
    return Played(game.id, tuple(players))
