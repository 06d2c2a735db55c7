"""The numbered rules of all games: five lists, one line each, read from the tables in `data/`."""

import csv
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

LISTS = ("BA", "EX", "LM", "DC", "FO")
"""Saboteur, its expansion, the Lost Mines, the Dark Cave, the Diamond Forest."""


class UnknownRule(ValueError):
    """A rule id or the id of a list that the rulebook does not have."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    source: str
    text: str


@cache
def rules() -> dict[str, Rule]:
    """Every rule by its id, in the order of the lists."""
    return {rule.id: rule for list_id in LISTS for rule in rules_of(list_id)}


@cache
def rules_of(list_id: str) -> tuple[Rule, ...]:
    """The rules of one list, in order."""
    if list_id not in LISTS:
        raise UnknownRule(f"expected one of the lists {', '.join(LISTS)}, got {list_id!r}")
    with files(__name__).joinpath("data", f"{list_id}.csv").open(encoding="utf-8") as table:
        return tuple(Rule(**row) for row in csv.DictReader(table))


def rule(rule_id: str) -> Rule:
    """The rule with this id, such as `BA-053`."""
    if rule_id not in rules():
        ranges = ", ".join(f"{rules_of(list_id)[0].id} to {rules_of(list_id)[-1].id}" for list_id in LISTS)
        raise UnknownRule(f"expected a rule id ({ranges}), got {rule_id!r}")
    return rules()[rule_id]
