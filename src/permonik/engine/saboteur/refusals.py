"""The reasons of `why_not` in the base game, with the rules they come from."""

from collections.abc import Mapping

from permonik.engine.core.reasons import Reason, explained
from permonik.engine.core.refusals import Refusal
from permonik.engine.digging.refusals import shared_reasons
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.vocabulary import VOCABULARY

REASONS: Mapping[int, Reason] = {
    **shared_reasons(VOCABULARY),
    tables.NOT_OFFERED: Reason("not_offered", ("BA-116",)),
}
PHASE_RULES = ("BA-044", "BA-074", "BA-116")
"""What the seat to move must decide while digging, turning and sharing."""


def explain(code: int) -> Refusal:
    return explained(REASONS, PHASE_RULES, code)
