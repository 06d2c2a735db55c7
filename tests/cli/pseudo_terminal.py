"""Runs a command on a pseudo-terminal, as a person would."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence

PATIENCE = 300
"""Seconds after which something will never happen, however slow and busy the machine is."""
SILENCE = 15
"""Seconds after which a key was lost: a busy machine may need some to answer one."""
CHILD = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # or its Ctrl-C would not count
from permonik.cli import main
main(sys.argv[1:], prog_name="permonik")
"""


def on_terminal(*args: str, typed: Sequence[str] = ()) -> tuple[str, int]:
    """Runs a command on a pseudo-terminal of 80 by 24; types something at every prompt, `1` when nothing is left."""
    here, there = pty.openpty()
    fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "TERM": "xterm-256color"}
    env.pop("COLUMNS", None)
    command = [sys.executable, "-c", CHILD, *args]
    with subprocess.Popen(command, stdin=there, stdout=there, stderr=there, env=env, start_new_session=True) as process:
        os.close(there)
        try:
            output = talk(here, list(typed))
        except TimeoutError:
            process.kill()
            raise
    os.close(here)
    return output.decode(), process.returncode


def talk(terminal: int, typed: list[str]) -> bytes:
    """Answers prompts until the other side is gone; all it said. A key that came too early is pressed again."""
    output, answered, answer = b"", 0, ""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], SILENCE)[0]:
            os.write(terminal, answer.encode())
            continue
        chunk = read(terminal)
        if not chunk:
            return output
        output += chunk
        if output[answered:].endswith(b"> "):
            answered = len(output)
            answer = typed.pop(0) if typed else "1\n"
            os.write(terminal, answer.encode())
    raise TimeoutError(output[-500:])


def read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other side is gone
        return b""
