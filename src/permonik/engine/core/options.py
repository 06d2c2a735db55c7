"""Rule options: described once, the same in Python, on the command line and at the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from permonik.engine.core.errors import UnknownOption, WrongOption

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """`type` is "bool", "int" or "seat" (a seat's number, or one of `choices`); `help` is a message id."""

    name: str
    type: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    help: str = ""

    def check(self, value: object, seats: int) -> OptionValue:
        """The value as the game uses it; texts such as "true" and "3" are understood. Raises WrongOption."""
        read = self.read(value)
        allowed: tuple[OptionValue, ...] = self.choices
        if self.type == "seat":
            allowed = (*range(seats), *self.choices)
        if read is None or not any(read == choice and type(read) is type(choice) for choice in allowed):
            raise WrongOption(" | ".join(str(choice).lower() for choice in allowed), value, option=self.name)
        return read

    def read(self, value: object) -> OptionValue | None:
        if isinstance(value, str):
            text = value.strip().lower()
            if self.type == "bool":
                return {"true": True, "false": False}.get(text)
            return int(text) if text.isdecimal() and len(text) < 10 else text
        return value if isinstance(value, bool | int) else None


def flag(name: str, help_id: str) -> Option:
    return Option(name, "bool", False, (False, True), help_id)


def check_options(options: tuple[Option, ...], given: Mapping[str, object], seats: int) -> dict[str, OptionValue]:
    """Every option with its value, defaults filled in. Raises UnknownOption or WrongOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UnknownOption(", ".join(known), name)
    return {name: option.check(given.get(name, option.default), seats) for name, option in known.items()}
