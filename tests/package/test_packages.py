"""What is handed on installs where there is neither a compiler nor Node, and plays there: the wheel that `./test` has
built, and the sdist."""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.ports import free_port

pytestmark = [pytest.mark.any_build, pytest.mark.long]

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
UV = str(BIN / "uv")
PATIENCE = 300


def run(*command: str | Path, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PERMONIK"))}
    return subprocess.run(
        command, cwd=folder, env={**kept, **variables}, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def require(*command: str | Path, folder: Path, **variables: str) -> str:
    done = run(*command, folder=folder, **variables)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@dataclass
class Installed:
    """An environment that was empty before, on a machine where no other program is found."""

    folder: Path

    @property
    def program(self) -> Path:
        return self.folder / "venv" / "bin" / "permonik"

    @property
    def variables(self) -> dict[str, str]:
        return {"PATH": str(self.folder / "no-programs"), "PERMONIK_LANGUAGE": "en", "HOME": str(self.folder)}

    def permonik(self, *arguments: str) -> str:
        return require(self.program, *arguments, folder=self.folder, **self.variables)


def install(package: Path, folder: Path) -> Installed:
    """With what the server needs, as `pip install permonik[server]`; nothing is fetched that ./test has fetched."""
    venv = folder / "venv"
    require(UV, "venv", "--quiet", "--no-config", "--python", sys.executable, venv, folder=folder)
    locked = ("--constraint", ROOT / "requirements" / "run.lock", f"{package}[server]")
    command = (UV, "pip", "install", "--quiet", "--python", venv / "bin" / "python", "--only-binary", ":all:", *locked)
    if run(*command, "--offline", folder=folder).returncode:  # the cache of uv may have gone
        require(*command, folder=folder)
    return Installed(folder)


def page_of(there: Installed) -> str:
    """What the server shows of itself before it is stopped."""
    port = free_port()
    command = [str(there.program), "serve", f"--port={port}", f"--database=sqlite:///{there.folder / 'tables.db'}"]
    with (there.folder / "log").open("w") as log, subprocess.Popen(command, env=there.variables, stderr=log) as server:
        try:
            page = wait_for_page(server, f"http://127.0.0.1:{port}/")
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0, (there.folder / "log").read_text()
    return page


def wait_for_page(server: subprocess.Popen[bytes], address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        assert server.poll() is None, "the server has ended"
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except (URLError, ConnectionError):
            assert time.monotonic() < until
            time.sleep(0.05)


def check_that_it_plays(there: Installed) -> None:
    assert len(json.loads(there.permonik("games", "--json"))) == 5
    simulated = json.loads(there.permonik("simulate", "saboteur", "--games", "1", "--workers", "1", "--json"))
    assert simulated["rounds"] == 3
    assert "<title>Permoník" in page_of(there)


def test_the_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    wheels = list((ROOT / ".venv" / "wheel").glob("*.whl"))
    assert len(wheels) == 1, "./test --setup builds the wheel"
    there = install(wheels[0], tmp_path)
    assert "compiled" in there.permonik("--version")
    check_that_it_plays(there)


def test_the_sdist_plays_where_there_is_neither_compiler_nor_node(tmp_path: Path) -> None:
    build = (UV, "build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", tmp_path)
    require(*build, "--sdist", ROOT, folder=tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"CITATION.cff", "LICENSE", "README.md", "setup.py", "src/permonik/server/page/index.html"} <= names
    assert [name for name in names if name.startswith(("web/", "tests/", "."))] == []
    require(*build, "--wheel", sdist, folder=tmp_path, PATH=str(tmp_path / "no-programs"))
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    there = install(wheel, tmp_path)
    assert "interpreted" in there.permonik("--version")
    check_that_it_plays(there)


def test_the_engine_can_be_compiled_where_no_other_package_is(tmp_path: Path) -> None:
    """As where `./play` sets up, without numpy: where mypyc finds anything wrong, it translates nothing."""
    text = (ROOT / "setup.py").read_text(encoding="utf-8")
    (listed,) = re.findall(r"options = \[(.*)\]", text)
    options, compiled = re.findall(r'"([^"]+)"', listed), re.findall(r'"(src/permonik/[^"]+\.py)"', text)
    assert len(compiled) > 100
    cache = f"--cache-dir={tmp_path}"
    require(sys.executable, "-m", "mypy", "--no-site-packages", cache, *options, *compiled, folder=ROOT)
