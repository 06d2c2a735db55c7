"""How boldly a policy plays Saboteur: one mind, and numbers that were tried in a great many rounds. Compiled."""

from typing import Final


class Style:
    """From when on a seat accuses, helps and strikes. A card nearer to the gold is worth about one."""

    __slots__ = (
        "accuse_from",
        "aid",
        "exposed",
        "help_below",
        "late",
        "looking",
        "mending",
        "parting",
        "patience",
    )

    def __init__(
        self,
        accuse_from: float,
        help_below: float,
        mending: float,
        looking: float,
        patience: float,
        exposed: float,
        late: float,
        aid: float,
        parting: float,
    ) -> None:
        # Miners.
        self.accuse_from = accuse_from
        """The doubt from which on the tools of a seat are broken."""
        self.help_below = help_below
        """The chance of being a saboteur below which a seat has earned a repair."""
        self.mending = mending
        """What the tools of a seat are worth that is no saboteur."""
        self.looking = looking
        """What a map is worth where all is open."""
        self.patience = patience
        """By so much digging comes behind maps, repairs and broken tools."""
        # Saboteurs.
        self.exposed = exposed
        """The doubt from which on nobody is fooled any more."""
        self.late = late
        """So many cards for each seat in the pile are few: the time of hiding is over."""
        self.aid = aid
        """What the tools of a friend are worth."""
        self.parting = parting
        """How much a saboteur clings to cards that do harm."""


GENTLE: Final = Style(
    accuse_from=2.4,  # one dead end may be bad luck
    help_below=0.28,
    mending=6.0,
    looking=6.0,
    patience=0.0,
    exposed=1.0,
    late=2.0,
    aid=2.0,
    parting=1.0,
)
"""As a family plays after a few evenings: it hides, and is slow to accuse."""
SHARP: Final = Style(
    accuse_from=0.5,
    help_below=0.45,
    mending=8.0,
    looking=2.0,
    patience=0.5,
    exposed=-1.0,
    late=4.0,
    aid=4.0,
    parting=1.5,
)
"""The strongest that was found against itself and the gentle one: saboteurs strike whenever they can, and miners are
quick to accuse. A search plays with it, since it decides by itself when to hide."""
