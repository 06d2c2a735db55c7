"""Rule options: described once, the same in Python, on the command line and at the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from permonik.engine.core.errors import UnfitText, UnknownOption, WrongOption
from permonik.engine.core.state import NOBODY

OptionValue = bool | int | str
TextReader = Callable[[str, int], str]
"""Checks a text for so many seats and gives it as the game uses it. Raises UnfitText."""


@dataclass(frozen=True, slots=True)
class Option:
    """`type` is "bool", "int", "word" (one of `choices`), "seat" (a seat's number, or one of `choices`) or "text" (what
    `reader` understands, such as `choices`); `help` is a message id."""

    name: str
    type: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    help: str = ""
    reader: TextReader | None = None

    def check(self, value: object, seats: int) -> OptionValue:
        """The value as the game uses it; texts such as "true" and "3" are understood. Raises WrongOption."""
        if self.reader is not None:
            return self.check_text(value, self.reader, seats)
        read = self.read(value)
        allowed: tuple[OptionValue, ...] = self.choices
        if self.type == "seat":
            allowed = (*range(seats), *self.choices)
        if read is None or not any(read == choice and type(read) is type(choice) for choice in allowed):
            raise WrongOption(" | ".join(str(choice).lower() for choice in allowed), value, option=self.name)
        return read

    def check_text(self, value: object, reader: TextReader, seats: int) -> str:
        try:
            return reader(value.strip().lower() if isinstance(value, str) else "", seats)
        except UnfitText as unfit:
            raise WrongOption(unfit, value, option=self.name, **unfit.why) from None

    def read(self, value: object) -> OptionValue | None:
        if isinstance(value, str):
            text = value.strip().lower()
            if self.type == "bool":
                return {"true": True, "false": False}.get(text)
            return int(text) if text.isdecimal() and len(text) < 10 else text
        return value if isinstance(value, bool | int) else None


def first_seat(values: Mapping[str, OptionValue]) -> int:
    """The seat that the option `first_player` names; `NOBODY` for a random one."""
    first = values["first_player"]
    return NOBODY if first == "random" else int(first)


def first_player(seat: int) -> OptionValue:
    """The inverse of `first_seat`."""
    return "random" if seat == NOBODY else seat


def flag(name: str, help_id: str) -> Option:
    return Option(name, "bool", False, (False, True), help_id)


def check_options(options: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
    """Every option with its value, defaults filled in. Raises UnknownOption or WrongOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UnknownOption(", ".join(known), name)
    return {name: option.check(given.get(name, option.default), seats) for name, option in known.items()}
