"""Which bot plays which seat: by seat, or by the role that the seat has in the round."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace

from permonik.bots import Bot, bot
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.state import State

USUAL_SEATS = 5


def usual_seats(game: Game) -> int:
    """At a table that nobody has sized."""
    return min(USUAL_SEATS, game.most_seats)


class WrongLineUp(PermonikError):
    code = "wrong_line_up"


@dataclass(frozen=True)
class LineUp:
    """Either `by_seat` has a bot for each seat, or `by_role` one for each role."""

    by_seat: tuple[Bot, ...] = ()
    by_role: Mapping[str, Bot] | None = None

    def player(self, game: Game, state: State) -> Bot:
        """The bot that decides now."""
        seat = int(state.to_move)
        if self.by_role is None:
            return self.by_seat[seat]
        return self.by_role[game.roles_in_play(state)[seat]]


def read_line_up(game: Game, seats: int, text: str) -> LineUp:
    """`random` for all, `apprentice,random,random` by seat, or `miner=apprentice,saboteur=random` by role."""
    words = [word.strip() for word in text.split(",")]
    if not any("=" in word for word in words):
        if len(words) not in (1, seats):
            raise WrongLineUp(f"1 or {seats} bots", len(words))
        chosen = tuple(read_bot(game, word) for word in words)
        return LineUp(by_seat=chosen * seats if len(chosen) == 1 else chosen)
    pairs = dict(word.split("=", 1) for word in words if "=" in word)
    if len(pairs) != len(words) or sorted(pairs) != sorted(game.roles):
        raise WrongLineUp(",".join(f"{role}=BOT" for role in game.roles), text)
    return LineUp(by_role={role: read_bot(game, name) for role, name in pairs.items()})


def read_bot(game: Game, text: str) -> Bot:
    """`master`, `master:500` for one that may use 500 iterations for a decision, `master-frozen` for a variant."""
    level, colon, iterations = text.partition(":")
    name, dash, variant = level.partition("-")
    found = bot(game.id, name)
    if dash:
        if variant not in found.variants:
            raise WrongLineUp(" | ".join(f"{name}-{known}" for known in found.variants) or name, text)
        found = copy(found)
        found.variant = variant
    if colon:
        if not iterations.isdecimal() or int(iterations) < 1:
            raise WrongLineUp(f"{name}:NUMBER", text)
        if not found.budget.iterations:
            raise WrongLineUp(name, text, reason="iterations")
        found = copy(found)
        found.budget = replace(found.budget, iterations=int(iterations))
    return found
