"""The steps of deploy/Containerfile, run as a script in an empty folder: for a machine without a container engine.

python -m tools.container [FOLDER] [--pure]

Makes the folders of the image inside of an empty FOLDER (default: one that is thrown away), copies what a build would
copy, runs every step of the first stage that does not ask for the root of an image, leaves behind what the second
stage does not take, and starts the program as the image would: as nobody, in a folder that it may not write to. Says of
every step whether it was run. `--pure` leaves the engine uncompiled, which saves minutes.

Not run: what installs packages of Debian, so a compiler must be there, or makes a user. The base images are not looked
at, and Python is the one that runs this script; one that lies in somebody's home cannot be run by nobody, so try
/usr/bin/python3 -m tools.container there.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "deploy" / "Containerfile"
OF_AN_IMAGE = ("apt-get", "useradd")
"""Programs that change the machine, and not a folder."""
FOLDERS = re.compile(r"(?<![\w.$}/-])/(?=(?:src|dist|opt)\b)")
"""Where a path begins that lies in the image."""
PYTHON = Path(sys.executable).resolve()
STARTS_WITHIN = 120.0
PORT = 18040


@dataclass
class Stage:
    """What a stage says of itself."""

    steps: list[tuple[str, str]] = field(default_factory=list)

    def last(self, word: str) -> str:
        return [rest for step, rest in self.steps if step == word][-1]


def stages(text: str) -> list[Stage]:
    """The instructions of a container file, without comments."""
    made: list[Stage] = []
    for line in text.replace("\\\n", " ").splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            made.append(Stage())
        elif line.strip() and not line.startswith("#"):
            made[-1].steps.append((word, rest.strip()))
    return made


def inside(folder: Path, text: str) -> str:
    """Paths of the image as paths in a folder."""
    return FOLDERS.sub(f"{folder}/", text)


def is_of_an_image(command: str) -> bool:
    return any(word in OF_AN_IMAGE for word in shlex.split(command))


def is_open_to_all(program: Path) -> bool:
    """Whether any user of this machine may run it."""
    return all(path.stat().st_mode & stat.S_IXOTH for path in (program, *program.parents))


def tell(what: str, step: str) -> None:
    print(f"{what:<8} {step}", flush=True)


def copy_context(to: Path) -> None:
    """What is committed, with the changes of this moment: a build passes the rest over."""
    to.mkdir(parents=True)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout.decode()
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


def build(stage: Stage, folder: Path, variables: Mapping[str, str]) -> None:
    """The first stage, in its folders."""
    here = folder
    for word, rest in stage.steps:
        if word == "WORKDIR":
            here = Path(inside(folder, rest))
            tell("made", f"{word} {rest}")
        elif (word, rest) == ("COPY", ". ."):
            copy_context(here)
            tell("copied", f"{word} {rest}")
        elif word == "RUN" and is_of_an_image(rest):
            tell("not run", f"{word} {rest}")
        elif word == "RUN":
            tell("runs", f"{word} {rest}")
            subprocess.run(["sh", "-c", inside(folder, rest)], cwd=here, env=dict(variables), check=True)
        else:
            raise ValueError(f"{FILE.name}: expected WORKDIR, COPY . . or RUN in its first stage, got {word} {rest}")


def leave_behind(stage: Stage, folder: Path) -> None:
    """Everything but what the second stage copies: it lies at the same place there."""
    taken: set[Path] = set()
    for word, rest in stage.steps:
        if word == "COPY":
            _, source, target = rest.split()
            assert source == target, rest
            taken.add(Path(inside(folder, source)))
            tell("taken", f"{word} {rest}")
        elif word == "RUN":
            assert is_of_an_image(rest), rest
            tell("not run", f"{word} {rest}")
    for name in ("src", "dist"):
        assert not any(path.is_relative_to(folder / name) for path in taken)
        shutil.rmtree(folder / name)


def start(stage: Stage, folder: Path) -> None:
    """As the image does, until it has said that it is well and has shown its page."""
    settings = dict(word.split("=", 1) for word in shlex.split(stage.last("ENV")))
    settings = {name: inside(folder, value).replace("$PATH", os.environ["PATH"]) for name, value in settings.items()}
    started: list[str] = [*json.loads(stage.last("ENTRYPOINT")), *json.loads(stage.last("CMD"))]
    program = shutil.which(started[0], path=settings["PATH"])
    assert program is not None, settings["PATH"]
    user, group = map(int, stage.last("USER").split(":"))
    nobody: dict[str, Any] = {}
    if os.geteuid() == 0 and is_open_to_all(PYTHON):
        nobody = {"user": user, "group": group, "extra_groups": []}
    else:
        tell("not so", f"USER {user}:{group}; as you are, with {PYTHON}")
    with tempfile.TemporaryDirectory() as writable:
        if nobody:
            os.chown(writable, user, group)
        given = {"PERMONIK_PORT": str(PORT), "PERMONIK_DATABASE": f"sqlite:///{writable}/tables.db"}
        tell("starts", shlex.join(started))
        server = subprocess.Popen([program, *started[1:]], cwd="/", env=settings | given, **nobody)
        try:
            look_at(server)
        finally:
            server.terminate()
            server.wait()
        tell("ended", f"by SIGTERM, with {server.returncode}")


def look_at(server: subprocess.Popen[bytes]) -> None:
    address, end = f"http://127.0.0.1:{PORT}", time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end and server.poll() is None:
        try:
            urlopen(f"{address}/health", timeout=STARTS_WITHIN).close()
        except URLError:
            time.sleep(0.1)
            continue
        with urlopen(f"{address}/", timeout=STARTS_WITHIN) as page:
            assert b"<!doctype html>" in page.read().lower()
        with urlopen(f"{address}/api/version", timeout=STARTS_WITHIN) as facts:
            tell("answers", facts.read().decode())
        return
    raise RuntimeError(f"expected an answer within {STARTS_WITHIN:.0f} s, got none; exit code {server.returncode}")


def run(folder: Path, *, pure: bool) -> None:
    first, second = stages(FILE.read_text(encoding="utf-8"))
    folder.chmod(0o755)  # the program runs as somebody else
    with tempfile.TemporaryDirectory() as programs:
        by_name = Path(programs) / "python"
        by_name.write_text(f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} "$@"\n')
        by_name.chmod(0o755)
        variables = dict(os.environ) | ({"PERMONIK_PURE": "1"} if pure else {})
        variables |= {"PYTHON": str(PYTHON), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
        variables.pop("VIRTUAL_ENV", None)
        build(first, folder, variables)
    leave_behind(second, folder)
    start(second, folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, help="an empty folder (default: one that is thrown away)")
    parser.add_argument("--pure", action="store_true", help="leave the engine uncompiled")
    args = parser.parse_args()
    if args.folder is None:
        with tempfile.TemporaryDirectory() as made:
            run(Path(made), pure=args.pure)
        return 0
    args.folder.mkdir(parents=True, exist_ok=True)
    if any(args.folder.iterdir()):
        parser.error(f"FOLDER: expected an empty folder, got {args.folder}")
    run(args.folder.resolve(), pure=args.pure)
    return 0


if __name__ == "__main__":
    sys.exit(main())
