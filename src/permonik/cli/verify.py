"""`permonik verify`: whether a record is of a game that went by the rules and was dealt fairly."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import click

from permonik.cli.files import read_record_file
from permonik.cli.replay import Damaged, where
from permonik.cli.words import Command, json_option, print_json, printable, say, say_error
from permonik.engine import game as find_game
from permonik.engine.core.errors import DamagedRecord, PermonikError
from permonik.engine.core.fairness import FairDeal, check_commitment, commitment
from permonik.engine.core.record import Record
from permonik.sights.words import SEPARATOR

INDENT = "  "


@dataclass(frozen=True, slots=True)
class Check:
    """One proof. `name` is its key in JSON, `holds` is None where it was not checked, `found` names the message."""

    name: str
    holds: bool | None
    found: str = ""
    args: Mapping[str, object] = field(default_factory=dict)

    @property
    def outcome(self) -> str:
        return {True: "holds", False: "fails", None: "skipped"}[self.holds]

    def lines(self) -> list[str]:
        text = say(f"verify-{self.name}-{self.found or self.outcome}", **self.args)
        lines = [say(f"verify-{self.outcome}", text=text)]
        if self.holds is not None:
            lines.append(INDENT + say(f"verify-{self.name}-{self.outcome}-meaning"))
        return lines


@click.command(cls=Command, help=say("verify-help"))
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--commitment", "noted", metavar="HEX", help=say("verify-help-commitment"))
@json_option
@click.pass_context
def verify(ctx: click.Context, file: Path, noted: str | None, as_json: bool) -> None:
    noted = None if noted is None else check_commitment(noted.strip().lower())
    try:
        record = read_record_file(file)
        checks = check_all(record, noted)
    except PermonikError as error:
        raise Damaged("\n".join([say_error(error), *where(file, error)])) from None
    ok = all(check.holds is not False for check in checks)
    if as_json:
        print_json({**{check.name: check.holds for check in checks}, "ok": ok})
    else:
        show(file, record, checks)
    ctx.exit(0 if ok else 1)


def check_all(record: Record, noted: str | None) -> list[Check]:
    """All four, in the order in which they are told. Raises PermonikError for what this program cannot play."""
    commitment_kept, deal_follows = check_fair(record, record.fair)
    return [check_replay(record), commitment_kept, deal_follows, check_noted(record.fair, noted)]


def check_replay(record: Record) -> Check:
    try:
        for state, _ in record.replay(find_game(record.game)):
            over = state.over
    except DamagedRecord as error:
        if "move" not in error.details:
            raise
        shown = {name: printable(value) for name, value in error.details.items()}
        return Check("replays", False, args=shown)
    if not over:
        return Check("replays", False, "unfinished", {"moves": len(record.moves)})
    if not record.scores:
        return Check("replays", False, "unscored")
    return Check("replays", True, args={"moves": len(record.moves)})


def check_fair(record: Record, fair: FairDeal | None) -> tuple[Check, Check]:
    if fair is None:
        return Check("commitment", None), Check("deal", None)
    kept = {"expected": commitment(fair.seed), "got": fair.commitment}
    dealt = {"expected": fair.deal_seed().hex(), "got": record.seed.hex() if isinstance(record.seed, bytes) else ""}
    return compare("commitment", kept), compare("deal", dealt)


def check_noted(fair: FairDeal | None, noted: str | None) -> Check:
    if noted is None:
        return Check("noted", None)
    if fair is None:
        return Check("noted", False, "missing")
    return compare("noted", {"expected": noted, "got": fair.commitment})


def compare(name: str, values: Mapping[str, str]) -> Check:
    return Check(name, values["expected"] == values["got"], args=values)


def show(file: Path, record: Record, checks: list[Check]) -> None:
    for line in [title(file, record), "", *found(record.fair, checks), "", *verdict(record.fair, checks)]:
        click.echo(line)


def title(file: Path, record: Record) -> str:
    about = {"file": printable(file), "game": find_game(record.game).title, "seats": record.seats}
    return say("verify-title-table", table=record.fair.table, **about) if record.fair else say("verify-title", **about)


def found(fair: FairDeal | None, checks: list[Check]) -> list[str]:
    lines = []
    for check in checks:
        if fair is None and check.holds is None:
            continue
        lines += check.lines()
        if fair is not None and check.name == "deal":
            lines += [INDENT + line for line in contributions(fair)]
    return lines


def contributions(fair: FairDeal) -> list[str]:
    return [
        say("verify-contribution-none", seat=seat)
        if one is None
        else say("verify-contribution", seat=seat, digits=one.hex())
        for seat, one in enumerate(fair.contributions)
    ]


def verdict(fair: FairDeal | None, checks: list[Check]) -> list[str]:
    lines = [] if fair else [say("verify-plain")]
    failed = [say(f"verify-name-{check.name}") for check in checks if check.holds is False]
    lines.append(say("verify-not-ok", names=SEPARATOR.join(failed)) if failed else say("verify-ok"))
    return lines
