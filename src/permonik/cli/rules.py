"""`permonik rules`: the numbered rules, and which of them the tests prove."""

from pathlib import Path

import click

from permonik.cli.words import json_option, print_json, say
from permonik.rulebook import LISTS, Rule, UnknownRule, rule, rules_of
from permonik.rulebook import rules as all_rules
from permonik.rulebook.coverage import RATCHET, Coverage, MissingCoverage, StaleCoverage


@click.command(help=say("cli-rules-help"))
@click.argument("rule_id", required=False, metavar="[ID]")
@click.option("--coverage", is_flag=True, help=say("cli-rules-coverage-help"))
@json_option
@click.pass_context
def rules(ctx: click.Context, rule_id: str | None, coverage: bool, as_json: bool) -> None:
    if coverage:
        show_coverage(ctx, as_json)
        return
    chosen = chosen_rules(rule_id)
    if as_json:
        data = [{"id": one.id, "chapter": one.chapter, "source": one.source, "text": one.text} for one in chosen]
        print_json(data[0] if rule_id and rule_id.upper() in all_rules() else data)
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


def project_root() -> Path:
    """The clone that the command is called in; here, if it is none."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if (folder / RATCHET).exists()), here)


def show_coverage(ctx: click.Context, as_json: bool) -> None:
    try:
        covered = Coverage.read(project_root()).tests
    except MissingCoverage:
        click.echo(say("cli-coverage-missing"), err=True)
        ctx.exit(1)
    except StaleCoverage:
        click.echo(say("cli-coverage-stale"), err=True)
        ctx.exit(1)
    report = {}
    for name in LISTS:
        ids = [one.id for one in rules_of(name)]
        missing = [one for one in ids if one not in covered]
        report[name] = {"covered": len(ids) - len(missing), "total": len(ids), "missing": missing}
    if as_json:
        print_json(report)
        return
    for name, counts in report.items():
        click.echo(say("cli-coverage-line", list=name, covered=counts["covered"], total=counts["total"]))
