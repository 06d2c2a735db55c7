"""Every setting is documented, and the server really starts with it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from click.testing import CliRunner

from permonik.cli import main
from permonik.server.settings import SETTINGS
from tests.ports import free_port
from tests.server.serving import WAIT

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_in_the_hosts_guide_with_its_variable_and_default() -> None:
    guide = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| `([^`]*)` \|", guide, re.MULTILINE)
    assert rows == [(setting.option, setting.variable, str(setting.default)) for setting in SETTINGS]


def test_help_explains_every_setting() -> None:
    shown = CliRunner().invoke(main, ["serve", "--help"]).output
    for setting in SETTINGS:
        assert setting.option in shown
        assert setting.variable in "".join(shown.split())


def test_the_server_starts_answers_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    variables = {**os.environ, "PERMONIK_PORT": str(port), "PERMONIK_DATABASE": "sqlite:///x.db"}
    command = [sys.executable, "-m", "permonik", "serve", "--bot-workers", "1"]
    process = subprocess.Popen(command, cwd=tmp_path, env=variables, stderr=subprocess.PIPE)
    try:
        assert json.loads(patient_fetch(f"http://127.0.0.1:{port}/health"))["ok"] is True
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=WAIT)
    assert process.returncode in (0, -signal.SIGTERM)
    assert (tmp_path / "x.db").exists()


def patient_fetch(address: str) -> bytes:
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        try:
            with urlopen(address, timeout=WAIT) as answer:
                return bytes(answer.read())
        except URLError:
            time.sleep(0.1)
    raise AssertionError(f"no answer from {address}")
