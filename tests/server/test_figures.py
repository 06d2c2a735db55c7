"""Figures for Prometheus: they count what happens, and hold nothing that somebody could play or sit down with."""

import asyncio
import json
import re
from pathlib import Path
from typing import get_args
from urllib.request import urlopen

import pytest
from click.testing import CliRunner
from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

import permonik
from permonik.bots import bots
from permonik.cli import main
from permonik.server import protocol
from permonik.server.lines import AnyLine
from tests.ports import free_port
from tests.server.processes import process
from tests.server.serving import WAIT
from tests.server.test_logs import play_an_evening

DASHBOARD = Path(__file__).resolve().parents[2] / "deploy" / "grafana-dashboard.json"
LEVELS = {bot.name for game in permonik.games() for bot in bots(game.id)}
MAY_BE_SAID = {
    "version": {permonik.__version__},
    "kind": {line.__struct_config__.tag for line in get_args(AnyLine)},
    "wish": {wish.__name__.lower() for wish in get_args(protocol.AnyWish)},
    "level": LEVELS,
    "call": {"append", "create", "find", "find_code", "entries", "latest_snapshot", "write_snapshot"},
    "status": {f"{kind}xx" for kind in range(1, 6)},
}
"""What each label may say; reasons and codes are words of our own, and numbers."""


def fetched(port: int) -> str:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=WAIT) as answer:
        assert answer.headers["Content-Type"].startswith("text/plain")
        return str(answer.read().decode())


def measured_evening(folder: Path) -> tuple[str, set[str]]:
    """What is told after a whole game, and all that must not be told."""
    port = free_port()

    async def run() -> tuple[str, set[str]]:
        async with process(folder, metrics=f"127.0.0.1:{port}") as running:
            evening = await play_an_evening(running.server)
            status, _ = await running.server.fetch("/metrics", headers={"Accept": "text/plain"})
            assert status == 404, "players cannot read them"
            return await asyncio.to_thread(fetched, port), evening.secrets

    return asyncio.run(run())


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, set[str]]:
    return measured_evening(tmp_path_factory.mktemp("figures"))


def families(told: str) -> dict[str, Metric]:
    return {family.name: family for family in text_string_to_metric_families(told)}


def value(told: str, name: str, **labels: str) -> float:
    (found,) = [
        sample.value
        for family in families(told).values()
        for sample in family.samples
        if sample.name == name and sample.labels == labels
    ]
    return found


def test_what_happens_is_counted(evening: tuple[str, set[str]]) -> None:
    told, _ = evening
    moved = value(told, "permonik_lines_total", kind="moved")
    thought = sum(
        sample.value for sample in families(told)["permonik_bot_seconds"].samples if sample.name.endswith("_count")
    )
    assert moved > 10
    assert value(told, "permonik_wish_seconds_count", wish="move") == moved - thought
    assert value(told, "permonik_wish_seconds_bucket", wish="move", le="+Inf") == moved - thought
    assert value(told, "permonik_storage_seconds_count", call="append") >= moved
    assert value(told, "permonik_tables_in_memory") == 1
    assert value(told, "permonik_tables_looked_after") == 1
    assert value(told, "permonik_ready") == 1
    assert value(told, "permonik_responses_total", status="2xx") > 0
    assert value(told, "permonik_sockets_closed_total", code="4400") == 1, "a stranger with an old secret"
    assert value(told, "process_cpu_seconds_total") > 0


def test_no_secret_name_or_code_is_told(evening: tuple[str, set[str]]) -> None:
    told, secrets = evening
    values = {
        (name, said)
        for family in families(told).values()
        for sample in family.samples
        for name, said in sample.labels.items()
    }
    assert not {said for _, said in values} & secrets
    assert [secret for secret in sorted(secrets) if len(secret) > 5 and secret in told] == []
    for name, said in values - {("le", said) for _, said in values}:
        if name in MAY_BE_SAID:
            assert said in MAY_BE_SAID[name], (name, said)
        else:
            assert name in ("reason", "code")
            assert re.fullmatch(r"[a-z_]+|\d{4}", said), (name, said)


def test_the_dashboard_shows_figures_that_are_told(evening: tuple[str, set[str]]) -> None:
    told, _ = evening
    told_names = {line.split()[2] for line in told.splitlines() if line.startswith("# TYPE")}
    names = told_names | {f"{name}_bucket" for name in told_names}
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert len(asked) > 12
    for expression in asked:
        used = set(re.findall(r"\b(?:permonik|process)_[a-z_]+", expression))
        assert used, expression
        assert used <= names, used - names
        for call in re.findall(r'(?:wish|kind|call)="([a-z_]+)"', expression):
            assert any(call in allowed for allowed in MAY_BE_SAID.values()), expression
    shown = {name.removesuffix("_bucket") for text in asked for name in re.findall(r"\bpermonik_[a-z_]+", text)}
    assert {name for name in told_names if name.startswith("permonik_")} - shown <= {"permonik_info"} | {
        name for name in told_names if name.endswith("_created")
    }


@pytest.mark.parametrize("place", ["9464", "127.0.0.1", "127.0.0.1:", ":9464", "127.0.0.1:99999", "h:nine"])
def test_a_wrong_place_is_said_before_anything_starts(place: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    said = CliRunner().invoke(main, ["serve", "--port", "0", "--metrics", place, "--database", database])
    assert said.exit_code == 2
    assert "127.0.0.1:9464" in said.output
    assert place in said.output
    assert not (tmp_path / "tables.db").exists()
