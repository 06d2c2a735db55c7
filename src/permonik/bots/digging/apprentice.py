"""What the apprentices of both Saboteurs share: what they remember of a round."""

from permonik.bots.core.public import KIND, tell, words_since
from permonik.bots.digging.public import DiggingPublic
from permonik.engine.core.state import CELL_AT
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.tables import DEALT, PLACED


def remember(history: list[list[int]], state: DiggingRules, public: DiggingPublic) -> None:
    """Tells all that has happened in the round; `state` is an imagined one. A drawn position has a past only from there
    on."""
    words, is_whole = words_since(history, DEALT)
    if not is_whole:
        public.begin_with(state, [word >> CELL_AT & 0x3FFF for word in words if word & KIND == PLACED])
    tell(words, public)
