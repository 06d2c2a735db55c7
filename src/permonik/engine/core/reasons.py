"""The codes of `why_not` in words: a reason, its rules and its arguments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from permonik.engine.core.events import Decoder
from permonik.engine.core.refusals import Refusal

OTHER_DECISION = 1
"""The code, in every game with phases, of a move that is not what is decided now; the phase stands behind it."""


@dataclass(frozen=True, slots=True)
class Reason:
    name: str
    rules: tuple[str, ...]
    args: tuple[Decoder, ...] = ()
    """What the arguments of the code mean, eight bits each."""


def explained(reasons: Mapping[int, Reason], phase_rules: Sequence[str], code: int) -> Refusal:
    """A code of `why_not`: the reason in the lowest eight bits, its arguments above. `phase_rules` say what the seat
    to move must decide in each phase."""
    reason = reasons[code & 255]
    if code & 255 == OTHER_DECISION:
        return Refusal(reason.name, (phase_rules[code >> 8 & 255],))
    args: dict[str, object] = {}
    for place, decoder in enumerate(reason.args, 1):
        args.update(decoder(code >> 8 * place & 255))
    return Refusal(reason.name, reason.rules, args)
