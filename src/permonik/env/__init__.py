"""The games as environments for learning; docs/environments.md describes them.

`batch` steps many games at once, `aec` is a PettingZoo environment, `gym` a Gymnasium one for one seat. They need the
extra `research`; the functions import what they need when they are called.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from permonik.env.many import Batch
    from permonik.env.rewards import Pay
    from permonik.env.single import SeatEnv
    from permonik.env.turns import TurnsEnv


def batch(
    game: str,
    count: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    observations: bool = True,
    beliefs: bool = False,
    rewards: "Pay" = "score",
    records: bool = False,
    **options: object,
) -> "Batch":
    """So many games of a kind, stepped together. Options are those of the game."""
    from permonik.env.many import Batch  # noqa: PLC0415 - numpy is in an extra

    return Batch(
        game,
        count,
        seats=seats,
        seed=seed,
        observations=observations,
        beliefs=beliefs,
        rewards=rewards,
        records=records,
        options=options,
    )


def aec(
    game: str,
    *,
    seats: int | None = None,
    rewards: "Pay" = "score",
    beliefs: bool = False,
    illegal: str = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    records: "Path | str | None" = None,
    **options: object,
) -> "TurnsEnv":
    """A PettingZoo environment in which the seats take turns."""
    from permonik.env.turns import TurnsEnv  # noqa: PLC0415 - PettingZoo is in an extra

    return TurnsEnv(
        game,
        seats=seats,
        rewards=rewards,
        beliefs=beliefs,
        illegal=illegal,
        max_cycles=max_cycles,
        render_mode=render_mode,
        records=records,
        options=options,
    )


def gym(
    game: str,
    *,
    seat: int = 0,
    others: str = "apprentice",
    seats: int | None = None,
    rewards: "Pay" = "score",
    beliefs: bool = False,
    illegal: str = "end",
    render_mode: str | None = None,
    records: "Path | str | None" = None,
    **options: object,
) -> "SeatEnv":
    """A Gymnasium environment for one seat; bots have the others."""
    from permonik.env.single import SeatEnv  # noqa: PLC0415 - Gymnasium is in an extra

    return SeatEnv(
        game,
        seat=seat,
        others=others,
        seats=seats,
        rewards=rewards,
        beliefs=beliefs,
        illegal=illegal,
        render_mode=render_mode,
        records=records,
        options=options,
    )
