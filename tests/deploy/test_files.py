"""What stands in deploy/ is what there is: commands, options, variables, ports and paths, and it runs as nobody."""

import configparser
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click
import pytest
from ruamel.yaml import YAML

from permonik.cli import main
from permonik.server.requests import READY, ROUTES
from permonik.server.settings import SETTINGS
from tools import container

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = YAML(typ="safe").load(DEPLOY / "compose.yaml")
OURS = {name: service for name, service in COMPOSE["services"].items() if service["image"] == "permonik"}
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
FOREIGN_VARIABLES = {"PGPASSFILE"}
"""Of PostgreSQL."""
DEFAULTS = {setting.name: setting.default for setting in SETTINGS}


def command_of(words: list[str]) -> click.Command:
    """The command that words after `permonik` begin with; all options in them exist."""
    assert isinstance(main, click.Group)
    command = main.get_command(click.Context(main), words[0])
    assert command is not None, words
    options = {name for parameter in command.params for name in parameter.opts}
    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options
    return command


def variables_of(command: click.Command) -> set[str]:
    return {str(option.envvar) for option in command.params if isinstance(option, click.Option) and option.envvar}


def variables_in(lines: Iterable[str]) -> set[str]:
    return {line.partition("=")[0] for line in lines if line and not line.startswith("#")}


def unit(path: Path) -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # names have capitals
    parser.read(path, encoding="utf-8")
    return parser["Service"]


# The compose file.


def test_the_compose_file_follows_its_specification() -> None:
    """By the schema of the specification, which the checker brings along."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, str(DEPLOY / "compose.yaml")], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_services_are_those_that_the_guide_promises() -> None:
    services = COMPOSE["services"]
    commands = [service["command"][0] for service in OURS.values() for _ in range(replicas(service))]
    assert sorted(commands) == ["serve", "serve", "worker", "worker"]
    assert services.keys() - OURS.keys() == {"proxy", "postgres", "valkey"}
    for service in services.values():
        assert ":latest" not in service["image"]
        for needed in service.get("depends_on", ()):
            assert needed in services
        for mounted in service.get("volumes", ()):
            source = mounted.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()


def replicas(service: dict[str, Any]) -> int:
    return int(service.get("deploy", {}).get("replicas", 1))


@pytest.mark.parametrize("name", OURS)
def test_a_service_runs_what_there_is_and_may_write_nowhere(name: str) -> None:
    service = OURS[name]
    command = command_of(service["command"])
    assert service["environment"].keys() <= variables_of(command)
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]


def test_every_variable_that_the_compose_file_asks_for_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert asked == variables_in((DEPLOY / "env.example").read_text(encoding="utf-8").splitlines())


def test_the_proxy_finds_the_servers_and_is_believed() -> None:
    text = re.sub(r"#.*", "", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}")
    (upstreams,) = re.findall(r"reverse_proxy (.*?) \{", text)
    servers = {name for name, service in OURS.items() if service["command"][0] == "serve"}
    assert set(upstreams.split()) == {f"{name}:{DEFAULTS['port']}" for name in servers}
    assert f"health_uri {READY}\n" in text
    assert READY in {route.path for route in ROUTES}
    (seconds,) = map(int, re.findall(r"health_interval (\d+)s", text))
    own = COMPOSE["services"]["proxy"]["networks"]["default"]["ipv4_address"]
    for name in servers:
        settings = OURS[name]["environment"]
        assert settings["PERMONIK_TRUSTED_PROXY"] == own
        assert float(settings["PERMONIK_DRAIN_SECONDS"]) > 2 * seconds
        assert float(OURS[name]["stop_grace_period"].removesuffix("s")) > float(settings["PERMONIK_DRAIN_SECONDS"]) + 10


def test_the_proxy_keeps_a_table_together_by_what_the_page_writes_into_its_address() -> None:
    (parameter,) = re.findall(r"lb_policy query (\w+) \{", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    page = (ROOT / "web" / "src" / "table" / "socket.ts").read_text(encoding="utf-8")
    assert f"/api/socket?{parameter}=${{encodeURIComponent(code.toUpperCase())}}" in page
    guide = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    assert f"$arg_{parameter}" in guide
    assert f"url_param {parameter}" in guide


# The container.


def instructions() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_container_is_made_in_two_stages_and_runs_as_nobody() -> None:
    written = instructions()
    stages = [rest for word, rest in written if word == "FROM"]
    assert len(stages) == 2
    assert all(re.search(r":3\.\d+-slim", stage) for stage in stages)
    last = written[max(number for number, (word, _) in enumerate(written) if word == "FROM") :]
    (user,) = (rest for word, rest in last if word == "USER")
    assert all(int(part) > 0 for part in user.split(":"))
    assert not any("apt-get" in rest or "gcc" in rest for word, rest in last)
    assert {word for word, _ in written} <= {
        *("FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "EXPOSE", "STOPSIGNAL", "ENTRYPOINT", "CMD")
    }


def test_every_step_of_the_container_is_one_that_runs_as_a_script() -> None:
    """`python -m tools.container` takes minutes; that it knows what to do with each step is seen at once."""
    first, second = container.stages((DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    assert [("FROM", "")] * 2 + first.steps + second.steps == sorted_by_stage(instructions())
    run = [rest for word, rest in first.steps if word == "RUN" and not container.is_of_an_image(rest)]
    assert len(run) == 4
    folder = Path("/somewhere/else")
    for step in run:
        assert "/somewhere/else" in container.inside(folder, step) or not re.search(r"(^|[ =\"])/", step)
    assert container.inside(folder, "/opt/a/bin:$PATH src/opt ./opt") == "/somewhere/else/opt/a/bin:$PATH src/opt ./opt"
    assert {word for word, _ in first.steps} <= {"RUN", "WORKDIR", "COPY"}
    assert all(container.is_of_an_image(rest) for word, rest in second.steps if word == "RUN")


def sorted_by_stage(written: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What begins the stages comes first."""
    begins = [("FROM", "") for word, _ in written if word == "FROM"]
    return begins + [(word, rest) for word, rest in written if word != "FROM"]


def test_the_container_runs_what_there_is() -> None:
    facts = dict(instructions())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (program,) = json.loads(facts["ENTRYPOINT"])
    assert program in project["scripts"]
    command = command_of(json.loads(facts["CMD"]))
    variables = {word.partition("=")[0] for word in shlex.split(facts["ENV"])}
    assert {name for name in variables if name.startswith("PERMONIK")} <= variables_of(command)
    assert facts["EXPOSE"] == str(DEFAULTS["port"])
    steps = "\n".join(rest for word, rest in instructions() if word == "RUN")
    (extras,) = re.findall(r"\[([a-z,]+)\]", steps)
    assert set(extras.split(",")) <= project["optional-dependencies"].keys()
    for file in ("play", "requirements/dev.lock"):
        assert file in steps
        assert (ROOT / file).exists()


# The units.


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_a_unit_starts_what_there_is(path: Path) -> None:
    service = unit(path)
    program, *words = shlex.split(service["ExecStart"].replace("%i", "8041"))
    known = set()
    if program.endswith("/bin/permonik"):
        known = variables_of(command_of(words))
    else:
        assert (ROOT / "deploy" / Path(program).name).stat().st_mode & 0o111
        known = {"PERMONIK_DATABASE"}
    example = DEPLOY / "systemd" / f"{Path(service['EnvironmentFile']).name}.example"
    given = variables_in(example.read_text(encoding="utf-8").splitlines())
    if len(known) > 1:
        assert given <= known | FOREIGN_VARIABLES
    else:
        assert known <= given
    assert service["User"] == "permonik"
    assert service["ProtectSystem"] == "strict"


def test_a_timer_has_its_unit() -> None:
    for timer in (DEPLOY / "systemd").glob("*.timer"):
        assert timer.with_suffix(".service").exists()
