"""Everything that can be wrong with what a caller hands in. Each error says what was expected and what came."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import msgspec

from permonik.engine.core.refusals import Refusal

LONGEST_ECHO = 400
"""Characters of what came that an error repeats: somebody else may have written it, and it may be a whole file."""
LONGEST_EXPECTED = 1_000
"""What was expected is our own text, and may list all cards of a game."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What reading JSON raises that is none, has no characters, or is nested without end."""

MOST_SHOWN = 60


def shown(value: object) -> str:
    """What came instead of what was expected, never longer than a line."""
    if isinstance(value, int) and value.bit_length() > 4 * MOST_SHOWN:
        return f"a number of {value.bit_length()} bits"
    text = written(value, repr)
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def written(value: object, write: Callable[[object], str]) -> str:
    """A value as text; its type alone where a number inside it is too long to write, or it is nested without end."""
    try:
        return write(value)
    except (ValueError, RecursionError):
        return type(value).__name__


def echo(value: object, longest: int = LONGEST_ECHO) -> str:
    """What came, or was expected, as text that fits into a message: of a long one its beginning and its end."""
    text = shown(value) if isinstance(value, int) else written(value, str)
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"


def echoes(details: Mapping[str, object]) -> dict[str, object]:
    return {name: echo(value) if isinstance(value, str) else value for name, value in details.items()}


class PermonikError(ValueError):
    """Bad input. `code` and `details` name a message of the catalogue; nothing has been changed."""

    code: ClassVar[str] = "bad_input"

    def __init__(self, expected: object, got: object, **details: object) -> None:
        self.expected = expected
        self.got = got
        listed = echo(expected, LONGEST_EXPECTED)
        self.details: dict[str, object] = {"expected": listed, "got": echo(got), **echoes(details)}
        where = "".join(f" ({key} {value})" for key, value in echoes(details).items())
        super().__init__(f"{self.code.replace('_', ' ')}{where}: expected {listed}, got {echo(got)}")


class UnfitTables(PermonikError):
    """Data tables of a variant with which the game could not be played."""

    code = "unfit_tables"


class UnknownGame(PermonikError):
    code = "unknown_game"


class WrongSeats(PermonikError):
    code = "wrong_seats"


class WrongSeed(PermonikError):
    code = "wrong_seed"


class UnknownOption(PermonikError):
    code = "unknown_option"


class WrongOption(PermonikError):
    """`reason`, where the details have one, says what is wrong with a text; all else there belongs to it."""

    code = "wrong_option"

    def __init__(self, expected: object, got: object, *, option: str, **why: object) -> None:
        super().__init__(expected, got, option=option)
        self.details |= echoes(why)


class UnfitText(ValueError):
    """A text that an option cannot take. `why` has the `reason` and its arguments, for a message of the catalogue."""

    def __init__(self, expected: str, reason: str, **arguments: object) -> None:
        super().__init__(expected)
        self.why = {"reason": reason, **arguments}


class MalformedMove(PermonikError):
    code = "malformed_move"


class WrongSeat(PermonikError):
    code = "wrong_seat"


class DamagedRecord(PermonikError):
    code = "damaged_record"


class DamagedPosition(PermonikError):
    code = "damaged_position"


class DamagedView(PermonikError):
    code = "damaged_view"


class IllegalMove(PermonikError):
    """A well-formed move that the rules refuse."""

    code = "illegal_move"

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__("a legal move", text, reason=refusal.reason)
        self.refusal = refusal
