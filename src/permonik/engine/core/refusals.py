"""Why a move is refused: a reason with arguments, and the rules it comes from."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """`reason` and `args` name a message of the catalogue, `rules` lines of the checklist."""

    reason: str
    rules: tuple[str, ...]
    args: Mapping[str, object] = field(default_factory=dict)
