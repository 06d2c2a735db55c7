"""How long the server waits for whom, in seconds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

DAY = 86_400.0


def soft_clocks() -> dict[str, float]:
    return {"relaxed": 120.0, "brisk": 30.0}


@dataclass(frozen=True, slots=True)
class Timeouts:
    bots: float = 1.0
    """How long a bot ordinarily takes for a move, so that people can follow; `pace.py` says when less or more."""
    thoughts: float = 5.0
    """A bot is asked for the best so far after this time, however long its level would think."""
    contributions: float = 10.0
    roles: float = 60.0
    """Bots wait so long for people who read their roles; 0 for nobody."""
    results: float = 30.0
    away: float = 5.0
    """Somebody whose connection is gone for longer is away; a reload is quicker."""
    host: float = 60.0
    """A host who is away longer may be replaced by anybody."""
    seats: float = 600.0
    """Whoever is away for a shorter time was here lately: their seat gets no new secret unless somebody agrees."""
    clocks: Mapping[str, float] = field(default_factory=soft_clocks)
    """A person who thinks longer is late; a clock that is not here is off."""
    calls: float = 60.0
    """Whoever is here but does nothing for longer in a turn is called by the webhook, if there is one."""
    memory: float = 300.0
    """Between two looks for tables that nobody listens to."""
    tables: float = 30 * DAY
    """A table where nothing happens for longer is deleted; 0 keeps all."""
    grace: float = 3_600.0
    """Nothing is deleted sooner after a start."""
