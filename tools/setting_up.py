"""Setting up `.venv`: packages, the page, a compiler, a browser, and the package built with all of it.

A step is skipped while its inputs are those of the stamp it left in `.venv`.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from tools.commands import PYTHON, ROOT, VENV, WEB, Failure, Variables, require, require_quietly, run, say

UV = str(VENV / "bin" / "uv")
ZIG_CC = VENV / "bin" / "zig-cc"
HEADERS = sysconfig.get_path("include")
PAGE = ROOT / "src" / "permonik" / "server" / "page"
GENERATED = WEB / "src" / "generated"
WRITTEN_FOR_PAGE = {
    "protocol_types": "protocol.ts",
    "lesson": "lesson-saboteur.json",
    "forest_lesson": "lesson-diamond-forest.json",
    "mines_lesson": "lesson-lost-mines.json",
    "cave_lesson": "lesson-dark-cave.json",
    "expansion_lesson": "lesson-saboteur-2.json",
}
"""The tools that write files of `GENERATED`."""
BUILD_LOG = VENV / "build.log"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The best one first: in one that has no windows, which nobody would see, tests cost a third less."""
WHEEL = VENV / "wheel"
"""The folder of the wheel that is installed; tests/package installs it elsewhere, too."""

INTERPRETED = """\
The engine runs interpreted here: the rules are the same, but bots and simulations are about twenty times slower.
To compile it, install a C compiler and the headers of Python, then run this command again:
  Debian, Ubuntu: apt install gcc python3-dev   Fedora: dnf install gcc python3-devel   macOS: xcode-select --install"""

NO_COMPILER = """\
no C compiler that finds Python.h: none on PATH, and neither apt-get (as root) nor the ziglang package gave one.
The tests check the compiled engine too. Install gcc (or clang) and the headers of Python, then run ./test again."""

NO_CHROMIUM = """\
no Chromium: none on PATH, and neither apt-get (as root) nor Playwright gave one.
The tests of the page need it. Install Chromium, or set CHROMIUM to its program, then run ./test again."""


def stamped(name: str) -> str:
    path = VENV / "stamps" / name
    return path.read_text() if path.is_file() else ""


def write_stamp(name: str, inputs: str) -> None:
    path = VENV / "stamps" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(inputs)


def step(name: str, inputs: str, action: Callable[[], None]) -> None:
    """Do it, unless it was done with the same inputs before."""
    if stamped(name) != inputs:
        say(f"setting up: {name}")
        write_stamp(name, "")
        action()
        write_stamp(name, inputs)


def is_by_product(part: str) -> bool:
    """Whether a file or folder of this name is made by tools; dotted files of npm are ours."""
    made = {"__pycache__", "node_modules", "generated"}
    return part in made or ".egg-info" in part or (part[0] == "." and part != ".npmrc")


def digest(*names: str, also: tuple[str, ...] = ()) -> str:
    """A hash of files and folders of the project, by name and content, and of what else matters."""
    total = hashlib.sha256("\0".join(also).encode())
    for name in names:
        for path in sorted([ROOT / name, *(ROOT / name).rglob("*")]):
            shown = path.relative_to(ROOT)
            if path.is_file() and not any(map(is_by_product, shown.parts)):
                total.update(f"\0{shown}\0".encode() + path.read_bytes())
    return total.hexdigest()


def outer_python() -> str:
    """The interpreter to make `.venv` with: never the one in `.venv`, even when that is activated, nor that of another
    environment without pip."""
    is_unfit = Path(sys.prefix).resolve() == VENV or find_spec("pip") is None
    return str(getattr(sys, "_base_executable", sys.executable)) if is_unfit else sys.executable


def make_venv() -> None:
    python = outer_python()
    require("python -m venv failed", python, "-m", "venv", "--without-pip", "--clear", str(VENV))
    # The pip outside installs into `.venv`: a Python without ensurepip, as in Debian, will do.
    pip = (python, "-m", "pip", "--python", PYTHON, "install", "--quiet", "--disable-pip-version-check")
    failure = f"uv could not be installed by the pip of {python}, which must be 22.3 or newer"
    require(failure, *pip, "--root-user-action=ignore", "--require-hashes", "-r", "requirements/uv.txt")


def install(lock: str) -> None:
    file = f"requirements/{lock}"
    command = (UV, "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-r", file)
    require(f"the packages of {file} could not be installed", *command)


def set_up_packages(lock: str) -> None:
    # An environment that was moved, or whose Python changed, does not work.
    step("environment", digest("requirements/uv.txt", also=(str(ROOT), sys.base_prefix, sys.version)), make_venv)
    step(f"packages of {lock}", digest(f"requirements/{lock}"), lambda: install(lock))


def set_up_page() -> None:
    """Build the web client into the package: its types, lessons and texts come from the same tree."""
    packages = digest("web/package.json", "web/package-lock.json", "web/.npmrc")
    step_unless(WEB / "node_modules", "packages of the page", packages, install_page_packages)
    described = (f"src/permonik/server/{name}.py" for name in ("protocol", "lines", "line_messages", "schema"))
    writers = (f"tools/{tool}.py" for tool in WRITTEN_FOR_PAGE)
    inputs = digest("web", *writers, "src/permonik/messages", "src/permonik/engine", *described)
    step_unless(PAGE / "index.html", "the page", inputs, build_page)


def step_unless(result: Path, name: str, inputs: str, action: Callable[[], None]) -> None:
    """A step whose result lies outside of `.venv`: it is done again when that has gone."""
    if not result.exists():
        write_stamp(name, "")
    step(name, inputs, action)


def install_page_packages() -> None:
    require_quietly("the packages of web/ could not be installed", "npm", "ci", "--no-audit", "--no-fund", folder=WEB)


def build_page() -> None:
    from_source = {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    for tool, file in WRITTEN_FOR_PAGE.items():
        target = str(GENERATED / file)
        require_quietly(f"{file} could not be written", PYTHON, "-m", f"tools.{tool}", target, changes=from_source)
    require_quietly("the page could not be built", "npm", "run", "build", folder=WEB)


def compiles(compiler: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        command = (*shlex.split(compiler), f"-I{HEADERS}", "-c", str(source), "-o", str(source.with_suffix(".o")))
        try:
            return run(*command, to=subprocess.DEVNULL).returncode == 0
        except OSError:
            return False


def find_compiler() -> str | None:
    if os.environ.get("PERMONIK_PURE") == "1":
        return None
    candidates = (os.environ.get("CC"), "cc", "gcc", "clang", ZIG_CC.name)
    return next((name for name in candidates if name and compiles(name)), None)


def install_by_apt(what: str, *packages: str) -> None:
    """Where it is there and allowed; whether that has helped is for the caller to see."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"setting up: {what}, by apt-get")
        for command in (("update",), ("install", "-y", "--no-install-recommends", *packages)):
            run("apt-get", "-qq", *command, changes={"DEBIAN_FRONTEND": "noninteractive"}, to=subprocess.DEVNULL)


def install_compiler_by_apt() -> None:
    install_by_apt("a C compiler", "gcc", "python3-dev")


def install_compiler_from_wheel() -> None:
    if not Path(HEADERS, "Python.h").is_file():
        return
    say("setting up: a C compiler, from the ziglang package")
    with contextlib.suppress(Failure):
        install("zig.lock")
        # Without these, zig compiles for this very processor and traps where C leaves behaviour undefined.
        options = "-mcpu=baseline -fno-sanitize=undefined"
        ZIG_CC.write_text(f'#!/bin/sh\nexec "$(dirname "$0")/python" -m ziglang cc {options} "$@"\n')
        ZIG_CC.chmod(0o755)


@functools.cache
def find_or_install_compiler() -> str:
    compiler = find_compiler()
    for install_one in (install_compiler_by_apt, install_compiler_from_wheel):
        if compiler is None:
            install_one()
            compiler = find_compiler()
    if compiler is None:
        raise Failure(NO_COMPILER)
    return compiler


def variables_of(compiler: str | None) -> Variables:
    if compiler is None:
        return {"PERMONIK_PURE": "1"}
    # zig does not know every option that Python was linked with
    linker = {"LDSHARED": f"{compiler} -shared"} if compiler == ZIG_CC.name and sys.platform == "linux" else {}
    # mypy may run beside the compiler, and one of two with one cache could find it locked
    return {"CC": compiler, "MYPY_CACHE_DIR": str(ROOT / "build" / "mypy"), **linker}


def build_package(compiler: str | None) -> None:
    say(f"setting up: the package, {'compiled' if compiler else 'interpreted'}")
    shutil.rmtree(WHEEL, ignore_errors=True)
    in_place = ("--no-build-isolation", "--python", PYTHON, "--out-dir", str(WHEEL))
    build = (UV, "build", "--wheel", *in_place, ".")
    # Not from uv's cache: its key is the date of pyproject.toml, not the sources.
    install = (UV, "pip", "install", "--python", PYTHON, "--no-cache", "--reinstall", "--no-deps")
    with BUILD_LOG.open("w") as log:
        built = run(*build, "--verbose", changes=variables_of(compiler), to=log)
        if not built.returncode:
            built = run(*install, *map(str, WHEEL.glob("*.whl")), to=log)
    if built.returncode:
        say("\n".join(line for line in BUILD_LOG.read_text().splitlines() if not line.startswith("DEBUG")))
        raise Failure("the package could not be built")


def installed_is_compiled() -> bool:
    question = "from permonik.engine import COMPILED; print(COMPILED)"
    answer = run(PYTHON, "-I", "-c", question, to=subprocess.PIPE)
    if answer.returncode:
        raise Failure(f"the package was built but cannot be imported:\n{answer.stderr}")
    return answer.stdout.strip() == "True"


def compile_engine(choose_compiler: Callable[[], str | None]) -> None:
    """Compile into `build/`, beside other work; the package takes it from there, and tells what is wrong with it."""
    compiled = ("src/permonik/engine", "src/permonik/bots", "src/permonik/env")
    inputs = digest(*compiled, "setup.py", "pyproject.toml", "requirements/run.lock")
    if (ROOT / "build").exists() and stamped("engine") == inputs:
        return
    compiler = choose_compiler()
    if compiler is not None:
        say(f"setting up: the engine, compiled by {compiler}")
        write_stamp("engine", "")
        run(PYTHON, "setup.py", "build_ext", changes=variables_of(compiler), to=subprocess.DEVNULL)
        write_stamp("engine", inputs)


def set_up_package(choose_compiler: Callable[[], str | None]) -> bool:
    """Install the tree as it is into `.venv`; the answer is whether the engine is compiled."""
    pure = os.environ.get("PERMONIK_PURE", "")
    tree = digest("src", "setup.py", "pyproject.toml", "requirements/run.lock", also=(pure,))
    if stamped("package") == f"{tree} compiled":
        return True
    compiler = choose_compiler()
    interpreted = f"{tree} interpreted, compiler: {compiler}"
    if stamped("package") == interpreted:
        return False
    write_stamp("package", "")
    build_package(compiler)
    compiled = installed_is_compiled()
    write_stamp("package", f"{tree} compiled" if compiled else interpreted)
    if not compiled:
        say(INTERPRETED)
    return compiled


def write_locks() -> None:
    """Choose the newest allowed version of every package."""
    command = (UV, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11")
    plain = ("--generate-hashes", "--no-header", "--no-annotate")
    project = ("pyproject.toml", "--extra", "server")
    extras = ("postgres", "redis", "metrics", "parquet", "ray", "research")
    chosen = (option for extra in extras for option in ("--extra", extra))
    sources = {
        "requirements/dev.lock": (*project, *chosen, "--group", "dev"),
        "requirements/run.lock": (*project, "--group", "build", "--constraints", "requirements/dev.lock"),
        "requirements/uv.txt": ("--group", "pyproject.toml:uv"),
        "requirements/zig.lock": ("--group", "pyproject.toml:zig"),
    }
    for name, source in sources.items():
        require(f"{name} could not be written", *command, *plain, *source, "-o", name)


def find_chromium() -> str | None:
    """The browser of the machine; without one, Playwright may have its own."""
    found = (shutil.which(name) for name in BROWSERS)
    return os.environ.get("CHROMIUM") or next((path for path in found if path), None)


def find_or_install_chromium() -> None:
    """The tests of the page need a real browser."""
    for package in ("chromium-headless-shell", "chromium"):
        if find_chromium() is not None:
            return
        install_by_apt("Chromium", package)
    if find_chromium() is None:
        say("setting up: Chromium, by Playwright")
        if run(PYTHON, "-m", "playwright", "install", "chromium").returncode:
            raise Failure(NO_CHROMIUM)


def require_compiled_package() -> None:
    if not set_up_package(find_or_install_compiler):
        raise Failure(f"the engine was not compiled; {BUILD_LOG.relative_to(ROOT)} tells why")
