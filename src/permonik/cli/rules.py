"""`permonik rules`: the numbered rules, and which of them the tests prove."""

from collections.abc import Mapping
from pathlib import Path

import click

from permonik.cli.words import Command, json_option, print_json, say
from permonik.rulebook import LISTS, Rule, UnknownRule, rule, rules_of
from permonik.rulebook import rules as all_rules
from permonik.rulebook.coverage import RATCHET, Coverage, MissingCoverage, StaleCoverage

Tests = Mapping[str, tuple[str, ...]]
"""For each rule that is proved the tests that prove it."""


@click.command(cls=Command, help=say("cli-rules-help"))
@click.argument("rule_id", required=False, metavar="[ID]")
@click.option("--coverage", is_flag=True, help=say("cli-rules-coverage-help"))
@json_option
def rules(rule_id: str | None, coverage: bool, as_json: bool) -> None:
    chosen = chosen_rules(rule_id)
    if coverage:
        covered = read_coverage()
        if is_one(rule_id):
            show_proof(chosen[0], covered, as_json)
        else:
            show_coverage(chosen, covered, as_json)
        return
    if as_json:
        data = [{"id": one.id, "chapter": one.chapter, "source": one.source, "text": one.text} for one in chosen]
        print_json(data[0] if is_one(rule_id) else data)
        return
    chapter = ""
    for one in chosen:
        if one.chapter != chapter:
            chapter = one.chapter
            click.echo(say("cli-rules-chapter", chapter=chapter))
        click.echo(say("cli-rules-line", id=one.id, text=one.text))


def chosen_rules(rule_id: str | None) -> list[Rule]:
    """One rule, a whole list such as BA, or all of them."""
    if rule_id is None:
        return list(all_rules().values())
    if rule_id.upper() in LISTS:
        return list(rules_of(rule_id.upper()))
    try:
        return [rule(rule_id.upper())]
    except UnknownRule:
        raise click.UsageError(say("cli-rules-unknown", got=rule_id, lists=" | ".join(LISTS))) from None


def is_one(rule_id: str | None) -> bool:
    return rule_id is not None and rule_id.upper() in all_rules()


def project_root() -> Path:
    """The clone that the command is called in; here, if it is none."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if (folder / RATCHET).exists()), here)


def read_coverage() -> Tests:
    try:
        return Coverage.read(project_root()).tests
    except MissingCoverage:
        click.echo(say("cli-coverage-missing"), err=True)
    except StaleCoverage:
        click.echo(say("cli-coverage-stale"), err=True)
    raise click.exceptions.Exit(1)


def show_coverage(chosen: list[Rule], covered: Tests, as_json: bool) -> None:
    """How many rules of each list are proved."""
    report = {}
    for name in LISTS:
        ids = [one.id for one in chosen if one.id.partition("-")[0] == name]
        missing = [one for one in ids if one not in covered]
        if ids:
            report[name] = {"covered": len(ids) - len(missing), "total": len(ids), "missing": missing}
    if as_json:
        print_json(report)
        return
    for name, counts in report.items():
        click.echo(say("cli-coverage-line", list=name, covered=counts["covered"], total=counts["total"]))


def show_proof(one: Rule, covered: Tests, as_json: bool) -> None:
    """The tests that prove one rule."""
    tests = covered.get(one.id, ())
    if as_json:
        print_json({"id": one.id, "covered": bool(tests), "tests": list(tests)})
        return
    click.echo(say("cli-coverage-rule" if tests else "cli-coverage-no-test", id=one.id))
    for test in tests:
        click.echo(say("cli-coverage-test", test=test))
