"""Numbers as they are written in the language: 0.5 and 50.0%, or 0,5 and 50,0 %."""

from collections.abc import Mapping, Sequence
from typing import Any

from permonik.cli.words import say


def decimal(number: float, digits: int, sign: str = "") -> str:
    """With so many digits after the mark; `+` as a sign stands before what is more than nothing, too."""
    return f"{number:{sign}.{digits}f}".replace(".", say("cli-decimal-mark"))


def percent(share: float) -> str:
    return say("cli-percent", number=decimal(100 * share, 1))


def interval(rate: Mapping[str, Any]) -> str:
    """From where to where a rate may be."""
    return " – ".join(map(percent, rate["interval"]))


def span(bounds: Sequence[float], digits: int, sign: str = "") -> str:
    return " – ".join(decimal(bound, digits, sign) for bound in bounds)
